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
  /** The order of day and month that the tables of RawTools in the folder show. */
  readonly dateOrder?: DateOrder | undefined;
  /** The label in messages: the raw file, or the engine and its folder. */
  readonly label: string;
  readonly files: readonly SentFile[];
}

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
/** FragPipe's folder for DIA-NN results. FragPipe's own tables then describe the search for the library. */
const DIA_NN_FOLDER = /(^|\/)(diann-output|dia-quant-output)$/i;
const MAX_SENT_LENGTH = 255;
/** Files at the top of a FragPipe analysis. Each experiment has a folder below it. */
const FRAGPIPE_FILES = /^(combined_.+\.tsv|fragpipe\.workflow|fragpipe-files\.fp-manifest)$/i;

/**
 * Finds the results below a folder. Results of MaxQuant and RawTools belong to the raw file that the folder is named after. Each
 * folder below the top is one raw file, unless it contains folders named `*.raw`; then these are the raw files. Files at the top
 * name their runs. Results of other engines are grouped by folder, and the experiments of one FragPipe analysis together.
 * @throws the error of the file system if a folder cannot be read
 */
export async function findResults(folder: string): Promise<FoundResults[]> {
  const top = resolve(folder);
  const found: FoundFile[] = [];
  for (const file of await listFolderFiles(top))
    if (file.unread === undefined && (await stat(file.path)).size > 0) found.push(file);
  const dateOrder = await findFolderDateOrder(found);
  const ofMaxQuant = findMaxQuantResults(top, found).map((results) => ({ ...results, dateOrder }));
  return [...ofMaxQuant, ...(await findEngineResults(top, found))];
}

/** Returns the order of day and month in all tables whose dates show an order; undefined if the orders differ. */
async function findFolderDateOrder(found: readonly FoundFile[]): Promise<DateOrder | undefined> {
  const tables = found.filter((file) => findResultFileName(file.name) === 'QcDataTable.csv');
  const orders = await Promise.all(tables.map(({ path }) => readDateOrderOfFile(path)));
  const [order, ...others] = new Set(orders.filter((one) => one !== undefined));
  return others.length === 0 ? order : undefined;
}

/** A file below a folder that is not sent. The reason completes a sentence that begins with the file name. */
export interface UnsentFile {
  /** Path below the folder. */
  readonly file: string;
  readonly reason: string;
}

/** Lists the files below a folder that are not among its results. @throws errors of the file system if it is unreadable */
export async function listUnsentFiles(folder: string, results: readonly FoundResults[]): Promise<UnsentFile[]> {
  const top = resolve(folder);
  const sent = new Set(results.flatMap(({ files }) => files.map(({ path }) => path)));
  const unsent: UnsentFile[] = [];
  for (const found of await listFolderFiles(top)) {
    if (sent.has(found.path)) continue;
    unsent.push({ file: relative(top, found.path), reason: await explainUnknownFile(found) });
  }
  return unsent;
}

async function explainUnknownFile(file: FoundFile): Promise<string> {
  if (file.unread !== undefined) return file.unread;
  if ((await stat(file.path)).size === 0) return 'is empty';
  if (isMaxQuantFile(file)) return 'is a copy of a file in a folder above';
  if (recognizeRawData(file.name) !== undefined || file.folders.some((name) => /\.d$/i.test(name)))
    return 'is raw data, which concordat upload sends';
  const { engine, kind, problem }: InspectedTable = TABLE.test(file.name) ? await inspectTable(file) : {};
  if (kind === 'manifest') return explainCompanion(file.name) ?? 'lists runs, whose results are missing';
  if (engine !== undefined) return 'belongs to the library search; import the results of DIA-NN';
  const explanation = explainCompanion(file.name) ?? problem;
  return explanation ?? (COMPRESSED.test(file.name) ? 'is compressed. Unpack it' : 'is not a known result file');
}

function findMaxQuantResults(top: string, found: readonly FoundFile[]): FoundResults[] {
  const groups = new Map<string, Map<string, SentFile>>();
  for (const file of found.filter(isMaxQuantFile)) {
    const owner = getRawFileOfFolder([basename(top), ...file.folders]);
    const files = groups.get(owner) ?? new Map<string, SentFile>();
    const key = findResultTableName(file) ?? file.name;
    // The file nearer to the top is used, because tools leave copies in subfolders.
    if (!files.has(key)) files.set(key, { ...createSentFile(file), name: file.name });
    groups.set(owner, files);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([owner, owned]) => {
      const files = [...owned.values()];
      const name = basename(top);
      if (owner !== '') return { rawFile: owner, label: owner, files };
      const isRawTools = [...owned.keys()].every((key) => key === 'QcDataTable.csv');
      const otherwise = TOOL_FOLDERS.has(name.toLowerCase()) ? undefined : `${name}.raw`;
      return { rawFile: undefined, otherwise, label: `${isRawTools ? 'RawTools' : 'MaxQuant'} in ${name}`, files };
    });
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
  /** True once a table other than a list of runs was found. */
  hasResults: boolean;
}

async function findEngineResults(top: string, found: readonly FoundFile[]): Promise<FoundResults[]> {
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
  // The list of FragPipe also names the runs that DIA-NN quantifies.
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

/** Returns the raw file that a folder is named after; empty if only the top folder and folders of tools have the file. */
function getRawFileOfFolder([top = '', ...folders]: readonly string[]): string {
  const named = [top, ...folders].findLast((name) => /\.raw$/i.test(name));
  const first = folders.find((name) => !TOOL_FOLDERS.has(name.toLowerCase()));
  return named ?? (first === undefined ? '' : `${first}.raw`);
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
    if (kind === undefined) files.push({ ...found, unread: 'is a link to a file that does not exist' });
    else if (kind.isFile() && !entry.name.startsWith('.')) files.push(found);
    else if (kind.isDirectory() && folders.length === MAX_DEPTH)
      below.push({ ...found, unread: `is a folder more than ${MAX_DEPTH} levels below the named one, and is not read` });
    else if (kind.isDirectory() && walked.has(await realpath(found.path)))
      below.push({ ...found, unread: 'is a link to a folder that is already read' });
    else if (kind.isDirectory()) below.push(...(await listFolderFiles(found.path, [...folders, entry.name], walked)));
  }
  return [...files, ...below];
}
