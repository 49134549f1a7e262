/** Recognizes kinds of raw data by file name (docs/requirements.md, P12). */

/** All kinds of raw data, in the order of the pipeline setting `accepts`. */
export const RAW_DATA_KINDS = ['raw', 'mzml', 'd', 'wiff'] as const;

export type RawDataKind = (typeof RAW_DATA_KINDS)[number];

/** File extensions of each kind. */
const EXTENSIONS: Readonly<Record<RawDataKind, RegExp>> = {
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

/** Returns the kind of a file; undefined for other names. */
export function recognizeRawData(name: string): RawDataKind | undefined {
  return RAW_DATA_KINDS.find((kind) => EXTENSIONS[kind].test(name));
}

/** Returns the extensions of these kinds as a phrase, such as ".raw, .mzML or .d.zip". */
export function describeExtensions(kinds: readonly RawDataKind[]): string {
  return kinds.map((kind) => WORDS[kind]).join(', or ');
}

/** Returns the extensions that a file field accepts. */
export function listExtensions(kinds: readonly RawDataKind[]): string[] {
  const endings = {
    raw: ['.raw', '.RAW'],
    mzml: ['.mzML', '.gz'],
    d: ['.zip', '.tar'],
    wiff: ['.wiff', '.wiff2', '.zip', '.tar'],
  };
  return [...new Set(kinds.flatMap((kind) => endings[kind]))];
}

export function removeRawExtension(name: string): string {
  const kind = recognizeRawData(name);
  return kind === undefined ? name : name.replace(EXTENSIONS[kind], '');
}

/** Returns the folder name for the files of a run: the raw file's name without extension, or its UUID for dots. */
export function getRunFolderName(rawFile: string, run: string): string {
  const stem = removeRawExtension(rawFile);
  return /^\.*$/.test(stem) ? run : stem;
}
