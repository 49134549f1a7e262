/** Recognizes kinds of raw data by file name (docs/requirements.md, P12). */

export const RAW_DATA_KINDS = ['raw', 'mzml', 'd', 'wiff'] as const;

export type RawDataKind = (typeof RAW_DATA_KINDS)[number];

const EXTENSIONS: Readonly<Record<RawDataKind, RegExp>> = {
  raw: /\.raw(\.zip|\.tar)?$/i,
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

export function recognizeRawData(name: string): RawDataKind | undefined {
  return RAW_DATA_KINDS.find((kind) => EXTENSIONS[kind].test(name));
}

/** Returns the extensions of these kinds as a phrase, such as ".raw, .mzML or .d.zip". */
export function describeExtensions(kinds: readonly RawDataKind[]): string {
  return kinds.map((kind) => WORDS[kind]).join(', or ');
}

export function listExtensions(kinds: readonly RawDataKind[]): string[] {
  const endings = {
    raw: ['.raw', '.RAW', '.zip', '.tar'],
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

/** Returns the folder name for the files of a run: the raw file name without extension, or the UUID if only dots remain. */
export function getRunFolderName(rawFile: string, run: string): string {
  const stem = removeRawExtension(rawFile);
  return /^\.*$/.test(stem) ? run : stem;
}
