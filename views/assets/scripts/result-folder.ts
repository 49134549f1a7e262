// Groups the files of a folder of results as `concordat import` does, and determines why other files are not sent.
import { type FolderFile, isSystemName, readZip } from './dropped-files.ts';

export interface FoundResults {
  readonly label: string;
  /** Raw file after which the folder is named; empty if the files contain the names of their runs. */
  readonly rawFile: string;
  /** Run name for files that contain none; empty if there is none. */
  readonly otherwise: string;
  readonly files: readonly FolderFile[];
}

export interface UnsentFile {
  readonly file: string;
  /** Completes a sentence that begins with the file name. */
  readonly reason: string;
}

/** Matches files with lists of runs, which are sent with the results of their analysis. */
const LIST_OF_RUNS = /\.fp-manifest$|^results\.json$|config\.ya?ml$/i;
const TABLE = /\.((tsv|csv|txt|xls)(\.gz|\.zip)?|parquet)$/i;
const COMPRESSED = /\.(gz|tgz|zip|bz2|xz|zst|7z|rar|tar)$/i;
/**
 * Matches columns that identify a table of an engine other than MaxQuant, in the header or in the footer of a Parquet file. R
 * replaces spaces by dots.
 */
const ENGINE_COLUMN =
  /R\.FileName|R\.Label|Run.Label|Precursor\.Id|Precursors\.Identified|Protein\.Group|(^|\t)"?Spectrum"?[\t,;]|Total.Peptides|Peptide.Probability|Mapped.Proteins|Combined.Spectral.Count|search\.precursors|fwhm_rt|duration_extraction|mod_seq_(charge_)?hash|^pg\t|^Genes\t|spectrum_q|spectral_angle|^\s*DIA-NN \d/;
/** Columns of tables without results of runs, with the reason that the server also gives. */
const OTHER_COLUMNS = [
  [/Product\.?Mz|Relative\.Intensity|FragmentMz/, 'is a spectral library and contains no results of runs'],
  [
    /\[\d+\] [^\t]+\.(PG|EG|FG|PEP)\./,
    'is a pivot report of Spectronaut. Export a report with one row for each precursor and run',
  ],
] as const;
const NUMERIC_DATE = /\b(\d{1,2})([./-])(\d{1,2})\2\d{4} \d/g;
/** Number of bytes at the start and at the end of a table in which columns are searched. */
const SEARCHED_BYTES = 65_536;

/** The result of inspecting a table. `reason` is why it is not used; empty for results and lists of runs. */
interface Inspected {
  readonly reason: string;
  /** True for a table that can be of any engine because it is damaged. The server decides whether the others are enough. */
  readonly isBroken?: true;
}

/**
 * Returns the tables of engines other than MaxQuant, the lists of runs, and the tables that are known to contain no results.
 */
export async function inspectTables(files: readonly FolderFile[]): Promise<ReadonlyMap<FolderFile, Inspected>> {
  const found = new Map<FolderFile, Inspected>();
  for (const file of files) {
    const inspected = await inspectTable(file);
    if (inspected !== undefined) found.set(file, inspected);
  }
  return found;
}

async function inspectTable(file: FolderFile): Promise<Inspected | undefined> {
  const name = getFileName(file);
  if (LIST_OF_RUNS.test(name)) return { reason: '' };
  if (!TABLE.test(name) || file.size === 0) return undefined;
  const content = await openUnpacked(file);
  if (content.size === 0) return { reason: 'cannot be unpacked: its data is damaged or cut short', isBroken: true };
  const start = await readText(content.slice(0, SEARCHED_BYTES));
  const text = start + (await content.slice(-SEARCHED_BYTES).text());
  const [, reason] = OTHER_COLUMNS.find(([columns]) => columns.test(text)) ?? [];
  if (reason !== undefined) return { reason };
  if (start.startsWith('PAR1') && !text.endsWith('PAR1'))
    return { reason: 'is a Parquet file without a readable footer; it may be cut short', isBroken: true };
  return ENGINE_COLUMN.test(text) ? { reason: '' } : undefined;
}

/** Returns the order of day and month in the dates of RawTools tables; empty if it is unknown or not the same in all. */
export async function findDateOrder(files: readonly FolderFile[]): Promise<string> {
  const orders = new Set<string>();
  for (const file of files.filter((one) => getFileName(one).toLowerCase() === 'qcdatatable.csv'))
    for (const [, first, sign, second] of (await (await file.open()).text()).matchAll(NUMERIC_DATE))
      if (sign !== '/' || Number(first) > 12) orders.add('day_first');
      else if (Number(second) > 12) orders.add('month_first');
  return orders.size === 1 ? [...orders].join() : '';
}

/** Opens a table, decompressing its start if necessary. The server reports damage. */
async function openUnpacked(file: FolderFile): Promise<Blob> {
  const content = await file.open();
  if (/\.zip$/i.test(content.name)) return (await (await readZip(content).catch(() => []))[0]?.open()) ?? content;
  if (!/\.gz$/i.test(content.name)) return content;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = content.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let bytes = 0; bytes < SEARCHED_BYTES; bytes += pieces.at(-1)?.length ?? 0) {
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (value === undefined) break;
    pieces.push(value);
  }
  reader.cancel().catch(() => undefined);
  return new Blob(pieces);
}

/** Returns the text of UTF-8, or of UTF-16 with a byte order mark. */
async function readText(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const mark = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(mark).decode(bytes);
}

const TOP_OF_FRAGPIPE = /^(combined_.+\.tsv|fragpipe\.workflow|fragpipe-files\.fp-manifest)$/i;
/**
 * Matches FragPipe's folder for results of DIA-NN. If it exists, FragPipe's own tables describe only the search for the
 * library.
 */
const OF_DIA_NN = /^(diann-output|dia-quant-output)$/i;
/** Folders that tools create below the folder of a raw file. */
const OF_TOOLS: ReadonlySet<string> = new Set(['maxquant', 'rawtools', 'rawtools_qc', 'combined', 'txt']);
const RAW_DATA = /\.(raw|mzml|mzml\.gz|wiff2?|wiff\.scan|d)$/i;

const getFileName = ({ path }: FolderFile) => path.at(-1) ?? '';
const isSystemFile = ({ path }: FolderFile) => path.slice(1).some(isSystemName);
/** Returns the name of a file of MaxQuant or RawTools in lower case, without the extension of its compression. */
const getTableName = (file: FolderFile) =>
  getFileName(file)
    .toLowerCase()
    .replace(/\.(gz|zip)$/, '');
const getFolders = ({ path }: FolderFile) => path.slice(0, -1);

/** Names of files that the server recognizes. */
interface KnownFiles {
  readonly tables: ReadonlySet<string>;
  /** Patterns of file names without results, with the reason. */
  readonly companions: readonly (readonly [form: string, reason: string])[];
}

export function groupResults(
  all: readonly FolderFile[],
  { tables, companions }: KnownFiles,
  inspected: ReadonlyMap<FolderFile, Inspected>,
): { readonly found: readonly FoundResults[]; readonly unsent: readonly UnsentFile[] } {
  const getPlace = ({ path }: FolderFile) => path.join('/');
  // The same order as in `concordat import`: if several results contain a run, the last ones apply.
  const files = all
    .filter((file) => file.size > 0 && !isSystemFile(file))
    .sort((one, other) => (getPlace(one) < getPlace(other) ? -1 : 1));
  const found = [
    ...groupRawFiles(files.filter((file) => tables.has(getTableName(file)))),
    ...groupAnalyses(
      files.filter((file) => !tables.has(getTableName(file))),
      inspected,
    ),
  ];
  const sent = new Set(found.flatMap((one) => one.files));
  const unsent = all.filter((file) => !sent.has(file));
  return {
    found,
    unsent: unsent.map((file) => ({
      file: file.path.join('/'),
      reason: explainUnsent(file, { tables, companions }, inspected.get(file)),
    })),
  };
}

/** Returns the common folder of all files, without folders that tools create. It distinguishes runs with the same name. */
export function findCommonFolder(files: readonly FolderFile[]): string {
  const [first = [], ...others] = files.map(getFolders);
  const end = first.findIndex((folder, at) => others.some((path) => path[at] !== folder));
  const common = end === -1 ? first : first.slice(0, end);
  return common.filter((folder) => !OF_TOOLS.has(folder.toLowerCase())).join('/');
}

/** Returns the reason why a file is not sent, with the same words as `concordat import`. */
function explainUnsent(file: FolderFile, { tables, companions }: KnownFiles, inspected: Inspected | undefined): string {
  const name = getFileName(file);
  if (isSystemFile(file)) return 'is hidden or a file of the operating system';
  if (file.size === 0) return 'is empty';
  if (tables.has(getTableName(file))) return 'is a copy of a file in a parent folder';
  if (RAW_DATA.test(name) || file.path.some((folder) => /\.d$/i.test(folder)))
    return 'is raw data. Send it on the page Upload raw files';
  const [, known] = companions.find(([form]) => new RegExp(form, 'i').test(getTableName(file))) ?? [];
  if (known !== undefined) return known;
  if (LIST_OF_RUNS.test(name)) return 'lists runs, whose results are missing';
  if (inspected !== undefined) return inspected.reason || 'belongs to the library search; import the results of DIA-NN';
  return COMPRESSED.test(name) ? 'is compressed. Unpack it' : 'is not a known result file';
}

/**
 * Groups results of MaxQuant and RawTools by the raw file after which their folder is named. Other files contain the names of
 * their runs.
 */
function groupRawFiles(files: readonly FolderFile[]): FoundResults[] {
  const top = files[0]?.path[0] ?? '';
  return [...Map.groupBy(files, (file) => findOwner(getFolders(file)))].flatMap(([owner, all]) =>
    splitSearches(all).map((part, _at, { length }) => {
      const held = new Map<string, FolderFile>();
      for (const file of part) {
        const other = held.get(getTableName(file));
        // The file nearest to the top is used, because tools leave copies in subfolders.
        if (other === undefined || other.path.length > file.path.length) held.set(getTableName(file), file);
      }
      const folder = getSearchFolder(part[0]).replace(/^[^/]*\//, '');
      const isTable = [...held.keys()].every((name) => name === 'qcdatatable.csv');
      const ofTop = {
        label: `${isTable ? 'RawTools' : 'MaxQuant'} in ${top}`,
        named: OF_TOOLS.has(top.toLowerCase()) ? '' : top,
      };
      const { label, named } =
        owner === ''
          ? ofTop
          : { label: length === 1 ? owner : folder, named: length === 1 ? owner : folder.replaceAll('/', '_') };
      const isRaw = /\.raw$/i.test(owner);
      const otherwise = named === '' ? '' : `${named}.raw`;
      const isFolder = owner !== '' && length === 1;
      return {
        label,
        rawFile: isRaw ? owner : isFolder ? otherwise : '',
        otherwise: isRaw || isFolder ? '' : otherwise,
        files: [...held.values()],
      };
    }),
  );
}

/** Returns the files by search, if several searches have the same tables in separate folders; otherwise one list. */
function splitSearches(files: readonly FolderFile[]): readonly (readonly FolderFile[])[] {
  const folders = [...new Set(files.map(getSearchFolder))];
  const isWithin = (folder: string, root: string) => folder === root || folder.startsWith(`${root}/`);
  const parts = folders
    .filter((folder) => !folders.some((other) => other !== folder && isWithin(folder, other)))
    .map((root) => files.filter((file) => isWithin(getSearchFolder(file), root)));
  const names = parts.flatMap((part) => [...new Set(part.map(getTableName))]);
  return new Set(names).size === names.length ? [files] : parts;
}

/** Returns the folder of a table, without folders that tools create. */
function getSearchFolder(file: FolderFile | undefined): string {
  const [top = '', ...folders] = file === undefined ? [] : getFolders(file);
  const depth = folders.findLastIndex((folder) => !OF_TOOLS.has(folder.toLowerCase())) + 1;
  return [top, ...folders.slice(0, depth)].join('/');
}

/** Returns the folder that a raw file is named after; empty if the file is only in the top folder or in folders of tools. */
function findOwner([top = '', ...folders]: readonly string[]): string {
  const named = [top, ...folders].findLast((name) => /\.raw$/i.test(name));
  return named ?? folders.find((name) => !OF_TOOLS.has(name.toLowerCase())) ?? '';
}

/** Groups tables of other engines by folder. Tables of FragPipe are grouped by the parent of the experiments' folders. */
function groupAnalyses(files: readonly FolderFile[], inspected: ReadonlyMap<FolderFile, Inspected>): FoundResults[] {
  const tops = new Set(
    files.filter((file) => TOP_OF_FRAGPIPE.test(getFileName(file))).map((file) => getFolders(file).join('/')),
  );
  const tables = files.filter((file) => inspected.get(file)?.reason === '');
  const findTop = (folders: readonly string[]) =>
    folders.map((_one, depth) => folders.slice(0, depth + 1).join('/')).find((one) => tops.has(one));
  const isDiannFile = (file: FolderFile) => OF_DIA_NN.test(file.path.at(-2) ?? '');
  const searched = tables.filter(isDiannFile).map(({ path }) => path.slice(0, -2));
  const byFolder = new Map<string, FolderFile[]>();
  for (const file of tables) {
    const folders = getFolders(file);
    // FragPipe's list also contains the runs that DIA-NN quantified.
    const quantified = LIST_OF_RUNS.test(getFileName(file))
      ? tables.find((one) => isDiannFile(one) && one.path.slice(0, -2).join('/') === folders.join('/'))
      : undefined;
    const isSearch = !isDiannFile(file) && searched.some((above) => above.every((name, depth) => folders[depth] === name));
    if (isSearch && quantified === undefined) continue;
    const own = (isDiannFile(file) ? undefined : findTop(folders)) ?? folders.join('/');
    const folder = quantified === undefined ? own : getFolders(quantified).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const analyses = [...byFolder].filter(([, held]) => held.some((file) => !LIST_OF_RUNS.test(getFileName(file))));
  for (const file of files.filter((one) => inspected.get(one)?.isBroken === true)) {
    const places = [getFolders(file).join('/'), findTop(getFolders(file))];
    const [beside, another] = analyses.filter(([folder]) => places.includes(folder));
    if (another === undefined) beside?.[1].push(file);
  }
  return analyses.map(([label, files]) => ({ label, rawFile: '', otherwise: '', files }));
}
