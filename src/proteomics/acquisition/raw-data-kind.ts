/** The kinds of raw data that pipelines may take (docs/requirements.md, P12), told by the name of the file. */

/** Kinds, as a pipeline's setting `accepts` names them. */
export const RAW_DATA_KINDS = ['raw', 'mzml', 'd', 'wiff'] as const;

/** One of them. */
export type RawDataKind = (typeof RAW_DATA_KINDS)[number];

/** How names of each kind end. */
const ENDINGS: Readonly<Record<RawDataKind, RegExp>> = {
  raw: /\.raw$/i,
  mzml: /\.mzml(\.gz)?$/i,
  d: /\.d\.(zip|tar)$/i,
  wiff: /\.wiff(2|\.zip|\.tar)?$/i,
};

const WORDS: Readonly<Record<RawDataKind, string>> = {
  raw: '.raw',
  mzml: '.mzML or .mzML.gz',
  d: '.d.zip or .d.tar',
  wiff: '.wiff, .wiff.zip or .wiff.tar',
};

/** The kind of a file; undefined for a name of none. */
export function rawDataKind(name: string): RawDataKind | undefined {
  return RAW_DATA_KINDS.find((kind) => ENDINGS[kind].test(name));
}

/** How names of these kinds end, in words. */
export function endingsInWords(kinds: readonly RawDataKind[]): string {
  return kinds.map((kind) => WORDS[kind]).join(', or ');
}

/** The endings themselves, for a page's choice of files. */
export function endingsOf(kinds: readonly RawDataKind[]): string[] {
  const endings = {
    raw: ['.raw', '.RAW'],
    mzml: ['.mzML', '.gz'],
    d: ['.zip', '.tar'],
    wiff: ['.wiff', '.wiff2', '.zip', '.tar'],
  };
  return [...new Set(kinds.flatMap((kind) => endings[kind]))];
}

/** A name without the ending of its kind. */
export function withoutEnding(name: string): string {
  const kind = rawDataKind(name);
  return kind === undefined ? name : name.replace(ENDINGS[kind], '');
}

/** Returns the name of a folder for the files of a run: its raw file's name without ending, or its UUID if that consists of dots. */
export function runFolderName(rawFile: string, run: string): string {
  const stem = withoutEnding(rawFile);
  return /^\.*$/.test(stem) ? run : stem;
}
