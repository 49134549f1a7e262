/** Result files of an analysis of several raw files, told from those of one, and divided by their column `Raw file`. */
import { appendFile, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResultFileName } from './columns.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { type ResultFile, readTable } from './reading/table-file.ts';

const RAW_FILE = 'Raw file';
/** Tables that can have the column. RawTools' table is looked up by name as it is, and parameters are those of the whole analysis. */
const DIVIDED: ReadonlySet<ResultFileName> = new Set(['summary.txt', 'evidence.txt', 'msmsScans.txt']);
const SHARED: ReadonlySet<ResultFileName> = new Set(['parameters.txt', 'QcDataTable.csv']);
/** One analysis of more raw files is imported in parts. */
const MOST_RAW_FILES = 500;
/** Bytes that are gathered before they are written. */
const GATHERED = 4_000_000;

/**
 * Names of the raw files in a folder, without extension, in the order in which they come; empty where no table tells.
 * @throws BrokenResultError
 */
export async function rawFilesInside(files: readonly ResultFile[]): Promise<readonly string[]> {
  const summary = files.find(({ name }) => name === 'summary.txt');
  const summed = summary === undefined ? [] : await namesIn(summary);
  if (summary !== undefined && summed.length <= 1) return summed;
  // A summary has lines for experiments, too; the other tables have none.
  const names = new Set<string>();
  for (const file of files)
    if (file !== summary && DIVIDED.has(file.name)) for (const name of await namesIn(file)) names.add(name);
  return names.size === 0 ? summed : [...names];
}

async function namesIn(file: ResultFile): Promise<readonly string[]> {
  const inExperiments = new Set<string>();
  const names = new Set<string>();
  let last = '';
  await readTable(file, {
    required: [],
    isLoose: true,
    only: [RAW_FILE, 'Experiment'],
    begin(header) {
      const [at, experiment] = [header.find(RAW_FILE), header.find('Experiment')];
      return (row) => {
        const name = row.text(at);
        if (name === '' || name === last || /^total$/i.test(name)) return;
        last = name;
        names.add(name);
        if (row.text(experiment) !== '') inExperiments.add(name);
        if (names.size > 4 * MOST_RAW_FILES) row.refuse(`is of more than ${MOST_RAW_FILES} raw files; import them in parts`);
      };
    },
  });
  return [...(file.name === 'summary.txt' && inExperiments.size > 0 ? inExperiments : names)];
}

/**
 * Divides the files of a folder by raw file.
 * @param into an empty folder, whose removal is the caller's
 * @returns the files of each raw file, in the order of the names
 * @throws BrokenResultError naming the raw files, when a table cannot be divided
 */
export async function divideByRawFile(
  files: readonly ResultFile[],
  names: readonly string[],
  into: string,
): Promise<readonly (readonly ResultFile[])[]> {
  const listed = names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ');
  if (names.length > MOST_RAW_FILES)
    throw new BrokenResultError(files[0]?.name ?? '', undefined, `is of more than ${MOST_RAW_FILES} raw files`);
  const parts = names.map((): ResultFile[] => []);
  for (const [number] of names.entries()) await mkdir(join(into, String(number)));
  for (const file of files) {
    if (SHARED.has(file.name)) {
      for (const part of parts) part.push(file);
      continue;
    }
    if (!DIVIDED.has(file.name) || !(await divide(file, names, into)))
      throw new BrokenResultError(
        file.name,
        undefined,
        `cannot be divided, as it has no column ${RAW_FILE}, and the files are of several raw files: ${listed}. Import each by itself`,
      );
    for (const [number, part] of parts.entries()) part.push({ name: file.name, path: join(into, String(number), file.name) });
  }
  return parts;
}

/** Writes the lines of a table into a file for each raw file; false for a table without the column. */
async function divide(file: ResultFile, names: readonly string[], into: string): Promise<boolean> {
  const head = await headLine(file.path);
  const numberOf = new Map(names.map((name, number) => [name, number]));
  let gathered = new Map<number, Buffer[]>(names.map((_name, number) => [number, [head]]));
  let size = 0;
  let hasColumn = false;
  const write = async () => {
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
      if (size >= GATHERED) await write();
    },
    begin(header) {
      const at = header.find(RAW_FILE);
      hasColumn = at !== undefined;
      return (row) => {
        const number = numberOf.get(row.text(at));
        if (number === undefined) return;
        const { bytes, start, end } = row.line;
        const line = Buffer.concat([bytes.subarray(start, end), NEWLINE]);
        size += line.length;
        const buffers = gathered.get(number);
        if (buffers === undefined) gathered.set(number, [line]);
        else buffers.push(line);
      };
    },
  });
  await write();
  return hasColumn;
}

const NEWLINE = Buffer.from('\n');

/** The first line of a file with its end. A table without a short one is refused when it is read. */
async function headLine(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_000_000), 0, 1_000_000, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(0x0a);
    return Buffer.concat([buffer.subarray(0, end === -1 ? bytesRead : end), NEWLINE]);
  } finally {
    await file.close();
  }
}
