/** Finds results of programs in folders: results of MaxQuant by raw file, and the files of one analysis of another engine. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import {
  type DateOrder,
  explainCompanion,
  findResultFileName,
  type InspectedTable,
  inspectTable,
  readDateOrderOfFile,
  recognizeRawData,
  removeCompression,
} from '../../proteomics/service.ts';

export interface FoundResults {
  /** Name of the raw file with its extension; undefined if the files name their runs. */
  readonly rawFile: string | undefined;
  /** The raw file name for files that name no run. */
  readonly otherwise?: string | undefined;
  /** Order of day and month in the dates of RawTools, if the tables of the folder show it. */
  readonly dateOrder?: DateOrder | undefined;
  /** The label in messages: the raw file, or the engine and its folder. */
  readonly label: string;
  readonly files: readonly SentFile[];
  /** Common folder of the files. It distinguishes runs with the same name. */
  readonly folder: string;
}

type GroupedResults = Omit<FoundResults, 'folder'>;

export interface SentFile {
  /** Name that the server receives; for tables of engines, the path below the named folder, because names can repeat. */
  readonly name: string;
  readonly path: string;
  /** Path below the named folder, for messages. */
  readonly shown: string;
}

/** Folders that tools create below the folder of a raw file. */
const TOOL_FOLDERS: ReadonlySet<string> = new Set(['maxquant', 'rawtools', 'rawtools_qc', 'combined', 'txt']);

const MAX_DEPTH = 8;
/** Extensions of tables from engines other than MaxQuant. The content decides which engine. */
const TABLE = /\.((tsv|csv|txt|xls)(\.gz|\.zip)?|parquet|fp-manifest|json|ya?ml)$/i;
const COMPRESSED = /\.(gz|tgz|zip|bz2|xz|zst|7z|rar|tar)$/i;
/** Matches FragPipe's folder for DIA-NN results. If it exists, the other tables of FragPipe describe only the library. */
const DIA_NN_FOLDER = /(^|\/)(diann-output|dia-quant-output)$/i;
const MAX_SENT_LENGTH = 255;
/** Matches files in the main folder of a FragPipe analysis. Each experiment has a subfolder. */
const FRAGPIPE_FILES = /^(combined_.+\.tsv|fragpipe\.workflow|fragpipe-files\.fp-manifest)$/i;

/**
 * Finds the results below a folder. Each subfolder stands for one raw file, unless it contains folders named `*.raw`, which
 * then stand for the raw files. Results of MaxQuant and RawTools belong to the raw file of their folder; files at the top
 * contain the names of their runs. Results of other engines are grouped by folder, and the experiments of one FragPipe analysis
 * together. @throws the error of the file system if a folder cannot be read
 */
export async function findResults(folder: string): Promise<FoundResults[]> {
  const top = resolve(folder);
  const found: FoundFile[] = [];
  for (const file of await listFolderFiles(top))
    if (file.unread === undefined && (await stat(file.path)).size > 0) found.push(file);
  const dateOrder = await findFolderDateOrder(found);
  const ofMaxQuant = findMaxQuantResults(top, found).map((results) => ({ ...results, dateOrder }));
  const all = [...ofMaxQuant, ...(await findEngineResults(top, found))];
  return all.map((results) => ({ ...results, folder: findCommonFolder(basename(top), results.files) }));
}

/** Returns the common folder of the files, as a path that begins with the imported folder. Omits folders that tools create. */
function findCommonFolder(top: string, files: readonly SentFile[]): string {
  const paths = files.map(({ shown }) => [top, ...shown.split('/').slice(0, -1)]);
  const [first = []] = paths;
  const end = first.findIndex((folder, at) => paths.some((path) => path[at] !== folder));
  const common = end === -1 ? first : first.slice(0, end);
  return common.filter((folder) => !TOOL_FOLDERS.has(folder.toLowerCase())).join('/');
}

/** Returns the order of day and month in the dates of all tables; undefined if no date shows it, or if tables differ. */
async function findFolderDateOrder(found: readonly FoundFile[]): Promise<DateOrder | undefined> {
  const tables = found.filter((file) => findResultFileName(file.name) === 'QcDataTable.csv');
  const orders = await Promise.all(tables.map(({ path }) => readDateOrderOfFile(path)));
  const [order, ...others] = new Set(orders.filter((one) => one !== undefined));
  return others.length === 0 ? order : undefined;
}

/** A file below a folder that is not sent. `reason` completes a sentence that begins with the file name. */
export interface UnsentFile {
  /** Path below the folder. */
  readonly file: string;
  readonly reason: string;
  /** True if the entry, such as an archive or an unreadable table, can contain results that were not read. */
  readonly isUnread?: boolean;
}

/** Lists the files below a folder that are not among its results. @throws errors of the file system if it is unreadable */
export async function listUnsentFiles(folder: string, results: readonly FoundResults[]): Promise<UnsentFile[]> {
  const top = resolve(folder);
  const sent = new Set(results.flatMap(({ files }) => files.map(({ path }) => path)));
  const unsent: UnsentFile[] = [];
  for (const found of await listFolderFiles(top)) {
    if (sent.has(found.path)) continue;
    const { reason, isUnread = UNREAD_REASONS.has(reason) } = await explainUnknownFile(found);
    unsent.push({ file: relative(top, found.path), reason, isUnread });
  }
  return unsent;
}

async function explainUnknownFile(file: FoundFile): Promise<Omit<UnsentFile, 'file'>> {
  if (file.unread !== undefined) return { reason: file.unread };
  if ((await stat(file.path)).size === 0) return { reason: 'is empty' };
  if (isMaxQuantFile(file)) return { reason: 'is a copy of a file in a parent folder' };
  if (recognizeRawData(file.name) !== undefined || file.folders.some((name) => /\.d$/i.test(name)))
    return { reason: 'is raw data, which concordat upload sends' };
  const { engine, kind, problem, isBroken }: InspectedTable = TABLE.test(file.name) ? await inspectTable(file) : {};
  const explanation = explainCompanion(file.name);
  if (kind === 'manifest') return { reason: explanation ?? 'lists runs, whose results are missing' };
  if (engine !== undefined) return { reason: 'belongs to the library search; import the results of DIA-NN' };
  if (explanation !== undefined) return { reason: explanation };
  if (problem !== undefined) return { reason: problem, isUnread: isBroken === true };
  return { reason: COMPRESSED.test(file.name) ? IS_COMPRESSED : 'is not a known result file' };
}

const IS_COMPRESSED = 'is compressed. Unpack it';
const IS_SYSTEM_FILE = 'is hidden or a file of the operating system';
const IS_BROKEN_LINK = 'is a link to a file that does not exist';
const IS_TOO_DEEP = `is a folder more than ${MAX_DEPTH} levels below the named one, and is not read`;
/** Reasons for entries that can contain results. */
const UNREAD_REASONS: ReadonlySet<string> = new Set([IS_COMPRESSED, IS_BROKEN_LINK, IS_TOO_DEEP]);

function findMaxQuantResults(top: string, found: readonly FoundFile[]): GroupedResults[] {
  const name = basename(top);
  const ofOwner = Map.groupBy(found.filter(isMaxQuantFile), ({ folders }) => findOwner([name, ...folders]));
  return [...ofOwner]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([owner, all]) =>
      splitSearches(all).map((part, _at, { length }) => {
        const held = new Map<string, SentFile>();
        for (const file of part) {
          const key = findResultTableName(file) ?? file.name;
          // The file nearer to the top is used, because tools leave copies in subfolders.
          if (!held.has(key)) held.set(key, { ...createSentFile(file), name: file.name });
        }
        const files = [...held.values()];
        const folder = getSearchFolder(part[0] as FoundFile);
        if (owner !== '' && (length === 1 || RAW.test(owner)))
          return { rawFile: RAW.test(owner) ? owner : `${owner}.raw`, label: length === 1 ? owner : folder, files };
        if (owner !== '') return { rawFile: undefined, otherwise: `${folder.replaceAll('/', '_')}.raw`, label: folder, files };
        const isRawTools = [...held.keys()].every((key) => key === 'QcDataTable.csv');
        const otherwise = TOOL_FOLDERS.has(name.toLowerCase()) ? undefined : `${name}.raw`;
        return { rawFile: undefined, otherwise, label: `${isRawTools ? 'RawTools' : 'MaxQuant'} in ${name}`, files };
      }),
    );
}

/** Splits the files of several searches in one folder, which have their tables in separate subfolders. */
function splitSearches(files: readonly FoundFile[]): readonly (readonly FoundFile[])[] {
  const folders = [...new Set(files.map(getSearchFolder))];
  const parts = folders
    .filter((folder) => !folders.some((other) => other !== folder && isSameOrInnerFolder(folder, other)))
    .map((root) => files.filter((file) => isSameOrInnerFolder(getSearchFolder(file), root)));
  const names = parts.flatMap((part) => [...new Set(part.map(findResultTableName))]);
  return new Set(names).size === names.length ? [files] : parts;
}

/** Returns the folder of a table, without the subfolders that tools create: `2025-03` for `2025-03/combined/txt`. */
function getSearchFolder({ folders }: FoundFile): string {
  return folders.slice(0, folders.findLastIndex((folder) => !TOOL_FOLDERS.has(folder.toLowerCase())) + 1).join('/');
}

function createSentFile({ name, path, folders }: FoundFile): SentFile {
  const shown = [...folders, name].join('/');
  return { name: shown.length > MAX_SENT_LENGTH || shown.includes('\\') ? name : shown, path, shown };
}

/** Files of one engine that are sent together. */
interface Group {
  readonly engine: string;
  readonly place: string;
  readonly files: SentFile[];
  /** True if one of the tables is more than a list of runs. */
  hasResults: boolean;
}

async function findEngineResults(top: string, found: readonly FoundFile[]): Promise<GroupedResults[]> {
  const tops = new Set(found.filter(({ name }) => FRAGPIPE_FILES.test(name)).map(({ folders }) => folders.join('/')));
  const groups = new Map<string, Group>();
  const broken: { readonly file: SentFile; readonly places: readonly (string | undefined)[] }[] = [];
  const lists: { readonly file: SentFile; readonly place: string }[] = [];
  for (const one of found.filter((file) => !isMaxQuantFile(file) && TABLE.test(file.name))) {
    const { engine, kind, isBroken } = await inspectTable(one);
    const folder = one.folders.join('/');
    const above = one.folders.map((_folder, depth) => one.folders.slice(0, depth).join('/')).find((name) => tops.has(name));
    const file = createSentFile(one);
    if (isBroken === true) broken.push({ file, places: [folder, above] });
    if (engine === undefined) continue;
    const place = (engine === 'FragPipe' ? above : undefined) ?? folder;
    const group = groups.get(`${engine}/${place}`) ?? { engine, place, files: [], hasResults: false };
    group.files.push(file);
    group.hasResults ||= kind !== 'manifest';
    if (kind === 'manifest' && engine === 'FragPipe') lists.push({ file, place });
    groups.set(`${engine}/${place}`, group);
  }
  const ofDiaNn = [...groups.values()].filter(({ engine, place }) => engine === 'DIA-NN' && DIA_NN_FOLDER.test(place));
  const searched = ofDiaNn.map(({ place }) => place.replace(DIA_NN_FOLDER, ''));
  // FragPipe's list also contains the runs that DIA-NN quantified.
  for (const { file, place } of lists)
    ofDiaNn.find((group, at) => group.place !== place && searched[at] === place)?.files.push(file);
  const sent = [...groups.values()].filter(
    ({ engine, place, hasResults }) =>
      hasResults && (engine !== 'FragPipe' || !searched.some((above) => isSameOrInnerFolder(place, above))),
  );
  // The server decides whether the other tables suffice without an unreadable one.
  for (const { file, places } of broken) {
    const beside = sent.filter(({ place }) => places.includes(place));
    if (beside.length === 1) beside[0]?.files.push(file);
  }
  return sent.map(({ engine, place, files }) => {
    const label = `${engine} in ${[basename(top), place].filter((part) => part !== '').join('/')}`;
    return { rawFile: undefined, label, files };
  });
}

function isSameOrInnerFolder(place: string, above: string): boolean {
  return above === '' || place === above || place.startsWith(`${above}/`);
}

const findResultTableName = ({ name }: FoundFile) => findResultFileName(removeCompression(name));
const isMaxQuantFile = (file: FoundFile) => findResultTableName(file) !== undefined;

const RAW = /\.raw$/i;

/** Returns the folder that a raw file is named after; empty if the file is only in the top folder or in folders of tools. */
function findOwner([top = '', ...folders]: readonly string[]): string {
  const named = [top, ...folders].findLast((folder) => RAW.test(folder));
  return named ?? folders.find((folder) => !TOOL_FOLDERS.has(folder.toLowerCase())) ?? '';
}

interface FoundFile {
  readonly name: string;
  readonly path: string;
  readonly folders: readonly string[];
  /** Reason why the entry is not read. It completes a sentence that begins with the name. */
  readonly unread?: string;
}

/** Returns the files below a folder, including the targets of links, and the folders and links that are not read. */
async function listFolderFiles(
  folder: string,
  folders: readonly string[] = [],
  walked: Set<string> = new Set(),
): Promise<FoundFile[]> {
  walked.add(await realpath(folder));
  const entries = (await readdir(folder, { withFileTypes: true })).sort((one, other) => (one.name < other.name ? -1 : 1));
  const files: FoundFile[] = [];
  const below: FoundFile[] = [];
  for (const entry of entries) {
    const found = { name: entry.name, path: join(folder, entry.name), folders };
    const kind = entry.isSymbolicLink() ? await stat(found.path).catch(() => undefined) : entry;
    if (kind === undefined) files.push({ ...found, unread: IS_BROKEN_LINK });
    else if (entry.name.startsWith('.') || entry.name === '__MACOSX') files.push({ ...found, unread: IS_SYSTEM_FILE });
    else if (kind.isFile()) files.push(found);
    else if (kind.isDirectory() && folders.length === MAX_DEPTH) below.push({ ...found, unread: IS_TOO_DEEP });
    else if (kind.isDirectory() && walked.has(await realpath(found.path)))
      below.push({ ...found, unread: 'is a link to a folder that is already read' });
    else if (kind.isDirectory()) below.push(...(await listFolderFiles(found.path, [...folders, entry.name], walked)));
  }
  return [...files, ...below];
}
