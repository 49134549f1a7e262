// Groups the files of a folder of results by raw file or analysis, and says why other files are not sent. The command `concordat import`
// groups the same way.

/** A file below a folder or in an archive, which is read when it is sent. */
export interface FolderFile {
  /** Names of the folders from the top, and of the file. */
  readonly path: readonly string[];
  readonly size: number;
  readonly open: () => Promise<File>;
}

/** Result files that are imported together. */
export interface FoundResults {
  readonly label: string;
  /** The raw file that a folder is named after; empty if the files name their runs. */
  readonly rawFile: string;
  /** The name for files that name no run; empty if there is none. */
  readonly otherwise: string;
  readonly isRawFile: boolean;
  readonly files: readonly FolderFile[];
}

/** A file that is not sent. */
export interface UnsentFile {
  readonly file: string;
  /** The end of a sentence that begins with the file. */
  readonly reason: string;
}

// Names of tables of engines other than MaxQuant. The server recognizes the engine by the content.
const ENGINE_TABLE =
  /(^|[._])(report\.(parquet|tsv|stats\.tsv|log\.txt)|(pr|pg|gg)_matrix\.tsv|(precursor|pg)\.matrix\.tsv)$|^(psm|ion|peptide|protein|combined_\w+|stats?|internal|precursors|lfq|results\.sage)\.(tsv|parquet)$/i;
const TOP_OF_FRAGPIPE = /^(combined_.+\.tsv|fragpipe\.workflow)$/;
/** FragPipe's folders for the results of DIA-NN. Its own tables then describe the search for the library. */
const OF_DIA_NN = /^(diann-output|dia-quant-output)$/;
/** Folders that tools create below the folder of a raw file. */
const OF_TOOLS: ReadonlySet<string> = new Set(['maxquant', 'rawtools', 'rawtools_qc', 'combined', 'txt']);
const RAW_DATA = /\.(raw|mzml|mzml\.gz|wiff2?|wiff\.scan|d)$/i;

const getFileName = ({ path }: FolderFile) => path.at(-1) ?? '';
const getFolders = ({ path }: FolderFile) => path.slice(0, -1);

/** Groups the files of a folder. `tables` are the names of files of MaxQuant and RawTools. */
export function groupResults(
  all: readonly FolderFile[],
  tables: ReadonlySet<string>,
): { readonly found: readonly FoundResults[]; readonly unsent: readonly UnsentFile[] } {
  const files = all.filter(({ size }) => size > 0);
  const found = [...groupRawFiles(files.filter((file) => tables.has(getFileName(file)))), ...groupAnalyses(files, tables)];
  const sent = new Set(found.flatMap((one) => one.files));
  const unsent = all.filter((file) => !sent.has(file));
  return { found, unsent: unsent.map((file) => ({ file: file.path.join('/'), reason: explainUnsent(file, tables) })) };
}

function explainUnsent(file: FolderFile, tables: ReadonlySet<string>): string {
  if (file.size === 0) return 'is empty';
  if (tables.has(getFileName(file))) return 'is a copy of a file in a folder above';
  if (ENGINE_TABLE.test(getFileName(file))) return 'belongs to the library search; import the results of DIA-NN';
  if (RAW_DATA.test(getFileName(file)) || file.path.some((name) => /\.d$/i.test(name)))
    return 'is raw data, which the page Upload sends';
  return 'is not a known result file';
}

/** Results of MaxQuant and RawTools by raw file, which a folder is named after. Without such a folder, they name their runs. */
function groupRawFiles(files: readonly FolderFile[]): FoundResults[] {
  const byOwner = new Map<string, Map<string, FolderFile>>();
  for (const file of files) {
    const owner = getOwner(getFolders(file));
    const held = byOwner.get(owner) ?? new Map<string, FolderFile>();
    const other = held.get(getFileName(file));
    // The upper one counts, because tools leave copies in subfolders.
    if (other === undefined || other.path.length > file.path.length) held.set(getFileName(file), file);
    byOwner.set(owner, held);
  }
  const top = files[0]?.path[0] ?? '';
  return [...byOwner].map(([owner, held]) => ({
    label: owner === '' ? `MaxQuant in ${top}` : owner,
    rawFile: owner,
    otherwise: owner !== '' || OF_TOOLS.has(top.toLowerCase()) ? '' : `${top}.raw`,
    isRawFile: owner !== '',
    files: [...held.values()],
  }));
}

/** Returns the raw file whose name a folder has; empty if only the top folder and folders of tools lead to the file. */
function getOwner([top = '', ...folders]: readonly string[]): string {
  const named = [top, ...folders].findLast((name) => /\.raw$/i.test(name));
  const first = folders.find((name) => !OF_TOOLS.has(name.toLowerCase()));
  return named ?? (first === undefined ? '' : `${first}.raw`);
}

/** Tables of other engines by folder; those of FragPipe by the parent folder of its experiments. */
function groupAnalyses(files: readonly FolderFile[], ofMaxQuant: ReadonlySet<string>): FoundResults[] {
  const tops = new Set(
    files.filter((file) => TOP_OF_FRAGPIPE.test(getFileName(file))).map((file) => getFolders(file).join('/')),
  );
  const tables = files.filter((file) => ENGINE_TABLE.test(getFileName(file)) && !ofMaxQuant.has(getFileName(file)));
  const isOfDiaNn = (file: FolderFile) => OF_DIA_NN.test(file.path.at(-2) ?? '');
  const searched = tables.filter(isOfDiaNn).map(({ path }) => path.slice(0, -2));
  const byFolder = new Map<string, FolderFile[]>();
  for (const file of tables) {
    const folders = getFolders(file);
    if (!isOfDiaNn(file) && searched.some((above) => above.every((name, depth) => folders[depth] === name))) continue;
    const above = folders.map((_one, depth) => folders.slice(0, depth + 1).join('/')).find((one) => tops.has(one));
    const folder = (isOfDiaNn(file) ? undefined : above) ?? folders.join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder].map(([label, held]) => ({ label, rawFile: '', otherwise: '', isRawFile: false, files: held }));
}
