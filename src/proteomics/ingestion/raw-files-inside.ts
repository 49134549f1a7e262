/** Splits result files of several raw files by the column `Raw file`. */
import { appendFile, mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrAdd } from '../../memoize.ts';
import { formatQuantity, joinFirstItems } from '../../web/for-people/words.ts';
import { createRawFileNameKey } from '../records.ts';
import type { ResultFileName } from './columns.ts';
import { listRawToolsFiles, splitRawTools } from './raw-tools.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { findRepeatedNames } from './reading/header.ts';
import { type ResultFile, readTable, type TableFile, type TableRow } from './reading/table-file.ts';

const RAW_FILE = 'Raw file';
/** Tables that can have the column `Raw file`, unlike the RawTools table and the parameters of an analysis. */
const SPLIT_TABLES: ReadonlySet<ResultFileName> = new Set(['summary.txt', 'evidence.txt', 'msmsScans.txt', 'msScans.txt']);
/** Maximum bytes of the parts that are copied for each raw file: headers and parameters. */
const MAX_REPEATED_BYTES = 100_000_000;
const MAX_RAW_FILES = 500;
const BUFFER_BYTES = 4_000_000;
/** Number of filled cells in an experiment line of summary.txt: the name and one other cell. */
const CELLS_OF_EXPERIMENT = 2;

/** Returns raw file names in order; those of the RawTools table only if no other has any. @throws BrokenResultError */
export async function listRawFilesOfResults(
  files: readonly ResultFile[],
): Promise<{ readonly names: readonly string[]; readonly named: readonly TableOfRuns[] }> {
  const summary = files.find(({ name }) => name === 'summary.txt');
  const summed = summary === undefined ? [] : await readNamesInSummary(summary);
  const named = summary === undefined ? [] : [createTableOfRuns(summary, summed, true)];
  let others: readonly string[] = [];
  for (const file of files) {
    if (file === summary || !SPLIT_TABLES.has(file.name)) continue;
    const names = await readNames(file);
    named.push(createTableOfRuns(file, names, named.length === 0));
    others = joinRawFiles(others, names);
  }
  // If the summary has only one raw file, other tables may spell it differently. Several names are several raw files.
  if (summed.length === 1 && others.length <= 1) return { names: summed, named: [] };
  const names = joinRawFiles(summed, others);
  const ofRawTools = files.find(({ name }) => name === 'QcDataTable.csv');
  return { names: names.length === 0 && ofRawTools !== undefined ? await listRawToolsFiles(ofRawTools) : names, named };
}

function createTableOfRuns({ name }: ResultFile, runs: readonly string[], isMain: boolean): TableOfRuns {
  return { file: name, isMain, runs: new Map(runs.map((run) => [createRawFileNameKey(run), run])) };
}

/** Joins lists of raw file names. Tables can spell a name in another case, or with its extension. */
function joinRawFiles(names: readonly string[], others: readonly string[]): readonly string[] {
  const keys = new Set(names.map(createRawFileNameKey));
  return [...names, ...others.filter((name) => !keys.has(createRawFileNameKey(name)))];
}

async function readNames(file: ResultFile): Promise<readonly string[]> {
  const names = new Set<string>();
  let last = '';
  await readTable(file, {
    required: [],
    isLoose: true,
    only: [RAW_FILE],
    handleHeader(header) {
      const at = header.find(RAW_FILE);
      return (row) => {
        const name = row.getText(at);
        if (name === '' || name === last) return;
        last = name;
        names.add(name);
        rejectTooManyRawFiles(names.size, row);
      };
    },
  });
  return [...names];
}

/** Returns the raw files in a summary by enzyme, experiment or filled cells, because it also has totals and experiments. */
async function readNamesInSummary(file: ResultFile): Promise<readonly string[]> {
  const lines: { readonly name: string; readonly marks: readonly [enzyme: boolean, experiment: boolean, counts: boolean] }[] =
    [];
  await readTable(file, {
    required: [],
    isLoose: true,
    handleHeader(header) {
      const [at, enzyme, experiment] = [RAW_FILE, 'Enzyme', 'Experiment'].map((name) => header.find(name));
      const countFilled = (row: TableRow) =>
        Array.from({ length: header.width }, (_, cell) => row.getText(cell)).filter(Boolean).length;
      return (row) => {
        const name = row.getText(at);
        if (name === '' || /^total$/i.test(name)) return;
        lines.push({
          name,
          marks: [row.getText(enzyme) !== '', row.getText(experiment) !== '', countFilled(row) > CELLS_OF_EXPERIMENT],
        });
        rejectTooManyRawFiles(lines.length, row);
      };
    },
  });
  const mark = [0, 1, 2].find((one) => lines.some(({ marks }) => marks[one]));
  const names = lines.filter(({ marks }) => mark === undefined || marks[mark]).map(({ name }) => name);
  const twice = mark === undefined ? undefined : names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new BrokenResultError(
      file.name,
      undefined,
      `has two raw files with the same name, ${twice}. Rename one of them and rerun the search`,
    );
  return names;
}

function rejectTooManyRawFiles(names: number, row: TableRow): void {
  if (names > 4 * MAX_RAW_FILES) row.rejectLine(`contains more than ${MAX_RAW_FILES} raw files; import them in parts`);
}

/** Splits files by raw file, without tables that combine all. `into`: an empty folder. @throws BrokenResultError */
export async function splitByRawFile(
  files: readonly ResultFile[],
  names: readonly string[],
  into: string,
): Promise<{ readonly parts: readonly (readonly ResultFile[])[]; readonly unused: readonly UnusedFile[] }> {
  if (names.length > MAX_RAW_FILES)
    throw new BrokenResultError(files[0]?.name ?? '', undefined, `contains more than ${MAX_RAW_FILES} raw files`);
  const parts = names.map((): ResultFile[] => []);
  const unused: UnusedFile[] = [];
  let repeated = 0;
  for (const [number] of names.entries()) await mkdir(join(into, String(number)));
  for (const file of files) {
    // The header, and files that belong to all raw files, are copied for each raw file.
    repeated += names.length * (await measureCopiedBytes(file));
    if (repeated > MAX_REPEATED_BYTES)
      throw new BrokenResultError(file.name, undefined, `needs too much space for each of ${names.length} raw files`);
    const { holding, reason, findLine } = await findOwningRawFiles(file, names, into);
    for (const number of holding)
      parts[number]?.push(
        file.name === 'parameters.txt'
          ? file
          : {
              name: file.name,
              path: join(into, String(number), file.name),
              findLine: async (line) => (await findLine?.(names[number] as string, line)) ?? line,
            },
      );
    if (reason !== undefined) unused.push({ file: file.name, reason });
  }
  return { parts, unused };
}

async function measureCopiedBytes({ name, path }: ResultFile): Promise<number> {
  return name === 'parameters.txt' ? (await stat(path)).size : (await readHeadLine(path)).length;
}

/** Returns the indexes of the raw files to which a file belongs, and why the file or a part of it is not used. */
async function findOwningRawFiles(
  file: ResultFile,
  names: readonly string[],
  into: string,
): Promise<{ readonly holding: readonly number[]; readonly reason?: string; readonly findLine?: FindLine }> {
  const all = [...names.keys()];
  const together = `covers all ${names.length} raw files together: ${joinNames(names)}`;
  if (file.name === 'parameters.txt') return { holding: all };
  if (file.name === 'QcDataTable.csv') {
    const inTable = await listRawToolsFiles(file);
    const keys = new Set(inTable.map(createRawFileNameKey));
    const others = inTable.filter((name) => !names.some((one) => createRawFileNameKey(one) === createRawFileNameKey(name)));
    const holding = all.filter((number) => keys.has(createRawFileNameKey(names[number] as string)));
    const lines = await splitRawTools(
      file,
      new Map(holding.map((number) => [createRawFileNameKey(names[number] as string), join(into, String(number), file.name)])),
    );
    const findLine: FindLine = async (name, line) => lines.get(createRawFileNameKey(name))?.[line - 2];
    return others.length === 0
      ? { holding, findLine }
      : { holding, findLine, reason: `has rows of raw files that no other file contains: ${joinNames(others)}` };
  }
  if (!SPLIT_TABLES.has(file.name)) return { holding: [], reason: together };
  const { hasColumn, rows, nameless } = await splitTable(file, names, into);
  if (!hasColumn || rows === 0) return { holding: [], reason: together };
  const findLine: FindLine = (name, line) => findSourceLine(file, name, line);
  return nameless === 0
    ? { holding: all, findLine }
    : { holding: all, findLine, reason: `has ${formatQuantity(nameless, 'row')} without a raw file` };
}

type FindLine = (name: string, line: number) => Promise<number | undefined>;

async function findSourceLine(file: ResultFile, name: string, line: number): Promise<number | undefined> {
  const key = createRawFileNameKey(name);
  let seen = 1;
  let found: number | undefined;
  await readTable(file, {
    required: [],
    isLoose: true,
    only: [RAW_FILE],
    handleHeader: (header) => {
      const at = header.find(RAW_FILE);
      return (row) => {
        if (found !== undefined || createRawFileNameKey(row.getText(at)) !== key) return;
        seen += 1;
        if (seen === line) found = row.line.number;
      };
    },
  });
  return found;
}

function joinNames(names: readonly string[]): string {
  return names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ');
}

async function splitTable(
  file: ResultFile,
  names: readonly string[],
  into: string,
): Promise<{ readonly hasColumn: boolean; readonly rows: number; readonly nameless: number }> {
  const head = await readHeadLine(file.path);
  const byKey = new Map(names.map((name, number) => [createRawFileNameKey(name), number]));
  const numberOf = new Map<string, number | undefined>();
  let gathered = new Map<number, Buffer[]>(names.map((_name, number) => [number, [head]]));
  let size = 0;
  let rows = 0;
  let nameless = 0;
  let hasColumn = false;
  const writePieces = async () => {
    const pieces = gathered;
    gathered = new Map();
    size = 0;
    for (const [number, buffers] of pieces) await appendFile(join(into, String(number), file.name), Buffer.concat(buffers));
  };
  await readTable(file, {
    required: [],
    isLoose: true,
    only: [RAW_FILE],
    pause: async () => {
      if (size >= BUFFER_BYTES) await writePieces();
    },
    handleHeader(header) {
      const at = header.find(RAW_FILE);
      hasColumn = at !== undefined;
      return (row) => {
        const name = row.getText(at);
        const number = getOrAdd(numberOf, name, () => byKey.get(createRawFileNameKey(name)));
        if (number === undefined) {
          if (name === '') nameless += 1;
          return;
        }
        rows += 1;
        const { bytes, start, end } = row.line;
        const line = Buffer.concat([bytes.subarray(start, end), NEWLINE]);
        size += line.length;
        const buffers = gathered.get(number);
        if (buffers === undefined) gathered.set(number, [line]);
        else buffers.push(line);
      };
    },
  });
  await writePieces();
  return { hasColumn, rows, nameless };
}

const NEWLINE = Buffer.from('\n');

/** Returns the first line with text, including its line end. A later step rejects lines that are too long. */
async function readHeadLine(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_000_000), 0, 1_000_000, 0);
    const text = buffer.subarray(0, bytesRead);
    const start = Math.max(
      0,
      text.findIndex((byte) => byte !== 0x0a && byte !== 0x0d),
    );
    const end = text.indexOf(0x0a, start);
    return Buffer.concat([text.subarray(start, end === -1 ? bytesRead : end), NEWLINE]);
  } finally {
    await file.close();
  }
}

export async function listTableNotes({ name, path }: ResultFile): Promise<readonly UnusedFile[]> {
  const head = (await readHeadLine(path)).toString().trimEnd();
  return collectTableNotes({ name, path }, head.split(name.endsWith('.csv') ? ',' : '\t'));
}

/** Returns notes on repeated column names, and on a missing line end. */
export async function collectTableNotes(
  { name: file, path }: TableFile,
  columns: readonly string[],
): Promise<readonly UnusedFile[]> {
  const repeated = findRepeatedNames(columns);
  const notes: UnusedFile[] = [];
  if (repeated.length > 0)
    notes.push({ file, reason: `has several columns named ${joinFirstItems(repeated, MAX_NAMED)}. The first one is used` });
  if (await isWithoutLineEnd(path)) {
    const reason =
      'has no line ending after its last line, although programs write one, so it may be truncated. Compare it with the original';
    notes.push({ file, reason, isUsed: true });
  }
  return notes;
}

/** Returns whether the last line of a text file has no line end. Other checks detect damage of compressed and Parquet files. */
async function isWithoutLineEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [start, end] = [Buffer.alloc(4), Buffer.alloc(2)];
    await file.read(start, 0, 4, 0);
    await file.read(end, 0, 2, Math.max(0, size - 2));
    const isText = ['\u001f\u008b', 'PK\u0003\u0004', 'PAR1'].every((magic) => !start.toString('latin1').startsWith(magic));
    return isText && !end.includes(NEWLINE);
  } finally {
    await file.close();
  }
}

const MAX_NAMED = 5;

export interface TableOfRuns {
  readonly file: string;
  /** True for tables that contain the rows of all runs. */
  readonly isMain: boolean;
  /** Names of the runs by key. Equal keys identify the same run. */
  readonly runs: ReadonlyMap<string, string>;
  /** Keys of the runs with counted identifications. */
  readonly identified?: ReadonlySet<string>;
}

/** A file, or a part of one, that is not stored because it fills no column; or a note on a file. */
export interface UnusedFile {
  readonly file: string;
  /** Completes a sentence that begins with the file name. */
  readonly reason: string;
  /** True if the file is used. The reason then states what users should check. */
  readonly isUsed?: true;
}

export function convertToUnusedFile({ file, line, reason }: BrokenResultError): UnusedFile {
  return { file, reason: line === undefined ? reason : `${reason} (line ${line})` };
}
