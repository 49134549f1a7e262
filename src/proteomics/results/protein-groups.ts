/**
 * Columns of the protein groups of some proteins (docs/requirements.md, P8). Score, Intensity and the corrected reporter intensities come from the
 * database; for other columns the lines of these proteins are read from the kept files.
 */

import { open } from 'node:fs/promises';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { removeQuotes } from '../ingestion/reading/header.ts';
import { readTableNumber } from '../ingestion/reading/numbers.ts';
import type { PipelineRow } from '../records.ts';
import { type GrowingColumn, numberColumn, textColumn } from './column-store.ts';
import { type ChosenColumn, chooseProteinColumns, hasName, type ProteinTable, readProteinTables } from './protein-tables.ts';
import type { ProteinColumn } from './table.ts';

/** What is asked for. */
export interface ProteinGroupsChoice {
  /** Names or prefixes of columns. */
  readonly columns: readonly string[];
  readonly proteinNames: readonly string[];
  readonly dataRange: number | null;
  /** More values than this many are refused; MAX_VALUES by default. */
  readonly mostValues?: number;
  /** Ends the work when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** The answer: all columns, RawFile and Majority protein IDs first, and their number of rows. */
export interface ProteinGroups {
  readonly columns: readonly GrowingColumn[];
  readonly rows: number;
}

/** More would neither be read by a person nor answered in reasonable time; the table can be downloaded instead. */
export const MAX_PROTEIN_VALUES = 5_000_000;

const ROWS_AT_ONCE = 5_000;

/** A protein group of the table at `place` in the list of tables. */
interface StoredGroup extends ProteinGroup {
  readonly place: number;
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

interface TableToRead {
  readonly table: ProteinTable;
  readonly readings: Readings;
}

/** @throws BadRequestError for unknown columns, or for more values than are answered */
export async function readProteinGroups(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid'>,
  choice: ProteinGroupsChoice,
): Promise<ProteinGroups> {
  return readOnce(context, pipeline, choice).catch((error: NodeJS.ErrnoException) => {
    // An import took a set of files away between the query and the reading of a line; the set that holds now is there.
    if (error.code === 'ENOENT') return readOnce(context, pipeline, choice);
    throw error;
  });
}

async function readOnce(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { columns: requested, proteinNames, dataRange, signal, mostValues = MAX_PROTEIN_VALUES }: ProteinGroupsChoice,
): Promise<ProteinGroups> {
  const read = async (client: pg.PoolClient): Promise<ProteinGroups> => {
    // The lines must be those of the sets that the list names, even when an import replaces one meanwhile.
    await client.query('set transaction isolation level repeatable read read only');
    const all = await readProteinTables(client, pipeline, dataRange);
    const chosen = chooseProteinColumns(all, requested);
    const tables = all
      .flatMap(({ columns, tables }) => {
        const readings = readingsOf(columns, chosen);
        return tables.map((table) => ({ table, readings }));
      })
      .sort((a, b) => a.table.arrival - b.table.arrival);
    const rawFile = textColumn('RawFile');
    const name = textColumn('Majority protein IDs');
    const values = chosen.map((column) => (column.kind === 'number' ? numberColumn(column.name) : textColumn(column.name)));
    const most = Math.floor(mostValues / (chosen.length + 2));
    let rows = 0;
    for await (const batch of storedGroups(client, tables, proteinNames, most + 1)) {
      signal.throwIfAborted();
      rows += batch.length;
      if (rows > most) throw new BadRequestError(tooMany(mostValues));
      const cells = await cellsOf(context, batch, tables);
      for (const [at, group] of batch.entries()) {
        const { table, readings } = tables[group.place] as TableToRead;
        rawFile.add(table.name);
        name.add(group.name);
        const line = cells[at] ?? [];
        for (let column = 0; column < values.length; column += 1)
          values[column]?.add(readings.values[column]?.(group, line) ?? null);
      }
    }
    return { columns: [rawFile, name, ...values], rows };
  };
  return inTransaction(context.pool, read);
}

function tooMany(most: number): string {
  return `That is more than ${most} values. Ask for fewer protein_names, columns or raw files (data_range), or download the table.`;
}

type StoredRow = [
  place: number,
  name: string,
  score: number | null,
  intensity: number | null,
  reporters: (number | null)[],
  start: number,
  length: number,
];

/** Groups in the order of the raw files and their tables. What is not named is not read: names are found by an index. */
async function* storedGroups(
  client: pg.PoolClient,
  tables: readonly TableToRead[],
  names: readonly string[],
  mostRows: number,
): AsyncGenerator<StoredGroup[]> {
  // PostgreSQL's texts hold no NUL, so such a name occurs nowhere.
  const known = names.filter((name) => name !== '' && !name.includes('\0'));
  // Every row is wanted. Without this the planner looks for the first ones soon, and reads all groups of all raw files for it.
  await client.query('set local cursor_tuple_fraction = 1');
  // One raw file after the other: in a join the planner, which takes the groups for few, may compare each of them with every raw file.
  await client.query(
    `declare stored cursor for
      select f.place::int - 1, g.name, g.score, g.intensity, array_to_json(g.reporters), g.line_start::float8, g.line_length
      from unnest($1::uuid[]) with ordinality as f(uuid, place), lateral (
        select g.* from proteomics_protein_groups g where g.raw_file_uuid = f.uuid and ${hasName('$2')} offset 0) g
      order by f.place, g.line_start limit $3`,
    [tables.map(({ table }) => table.uuid), known, mostRows],
  );
  for (;;) {
    const { rows } = await client.query<StoredRow>({ text: `fetch ${ROWS_AT_ONCE} from stored`, rowMode: 'array' });
    if (rows.length === 0) return;
    yield rows.map(([place, name, score, intensity, reporters, start, length]) => ({
      place,
      name,
      score,
      intensity,
      reporters,
      start,
      length,
    }));
  }
}

/** Cells of the lines of those groups whose tables are asked for a column that the database does not hold. */
async function cellsOf(
  { settings }: Pick<ProteomicsContext, 'settings'>,
  batch: readonly StoredGroup[],
  tables: readonly TableToRead[],
): Promise<(readonly string[] | undefined)[]> {
  const cells: (readonly string[] | undefined)[] = [];
  for (let from = 0; from < batch.length; ) {
    const { place } = batch[from] as StoredGroup;
    let end = from + 1;
    while (batch[end]?.place === place) end += 1;
    const { table, readings } = tables[place] as TableToRead;
    if (readings.needLines) {
      const lines = await readLines(settings, table, batch.slice(from, end));
      for (const [at, line] of lines.entries()) cells[from + at] = line;
    }
    from = end;
  }
  return cells;
}

/** A protein group as the database has it. */
interface ProteinGroup {
  readonly score: number | null;
  readonly intensity: number | null;
  readonly reporters: readonly (number | null)[];
}

/** How the selected columns are read from one kind of table: from a group, and from the cells of its line where that is needed. */
interface Readings {
  readonly values: readonly ((group: ProteinGroup, line: readonly string[]) => number | string | null)[];
  /** Whether the line itself has to be read. */
  readonly needLines: boolean;
}

const CORRECTED_REPORTER = /^Reporter intensity corrected \d+$/;

/** Readings of the selected columns from tables with these columns; a column that they do not have is null. */
function readingsOf(columns: readonly ProteinColumn[], chosen: readonly ChosenColumn[]): Readings {
  const places = new Map(columns.map(({ name, at }) => [name, at]));
  // The database keeps the reporters in the order of the file.
  const reporters = columns.filter(({ name }) => CORRECTED_REPORTER.test(name)).sort((a, b) => a.at - b.at);
  let needLines = false;
  const values = chosen.map(({ name, kind }): Readings['values'][number] => {
    const at = places.get(name);
    if (at === undefined) return () => null;
    if (kind === 'number') {
      if (name === 'Score') return ({ score }) => score;
      if (name === 'Intensity') return ({ intensity }) => intensity;
      const channel = reporters.findIndex((column) => column.name === name);
      if (channel !== -1) return (group) => group.reporters[channel] ?? null;
      needLines = true;
      return (_group, line) => readTableNumber(line[at] ?? '') ?? null;
    }
    needLines = true;
    return (_group, line) => textOf(line[at]);
  });
  return { values, needLines };
}

/** An empty cell is a missing value, and so is what stands for one in a column of numbers. */
function textOf(cell: string | undefined): string | null {
  const text = removeQuotes(cell ?? '').trim();
  return text === '' || text === 'NaN' ? null : text;
}

/** Place of a line in a file, in bytes. */
interface LinePlace {
  readonly start: number;
  readonly length: number;
}

/** Lines closer together than this are read at once. */
const NEAR_BYTES = 16 * 1024;
/** Reads at the same time, and the bytes of one: what waits in memory is bounded, however many lines are asked for. */
const READS_AT_ONCE = 16;
const MAX_READ_BYTES = 256 * 1024;

/** Cells of the lines, which stand in the order of the file. */
function readLines(
  settings: ProteomicsContext['settings'],
  { key }: Pick<ProteinTable, 'key'>,
  places: readonly LinePlace[],
): Promise<string[][]> {
  return storedFiles(settings).withPath(key, (path) => linesAt(path, places));
}

async function linesAt(path: string, places: readonly LinePlace[]): Promise<string[][]> {
  const file = await open(path, 'r');
  const read = async ({ first, last }: Stretch) => {
    const begin = (places[first] as LinePlace).start;
    const bytes = Buffer.allocUnsafe(endOf(places[last] as LinePlace) - begin);
    await file.read(bytes, 0, bytes.length, begin);
    return places
      .slice(first, last + 1)
      .map(({ start, length }) => bytes.toString('utf8', start - begin, start - begin + length).split('\t'));
  };
  const cells: string[][][] = [];
  const waiting = [...stretches(places)].entries();
  // One after the other, each would cost a change of threads and one back.
  const readNext = async () => {
    for (const [at, stretch] of waiting) cells[at] = await read(stretch);
  };
  try {
    await Promise.all(Array.from({ length: READS_AT_ONCE }, readNext));
    return cells.flat();
  } finally {
    await file.close();
  }
}

/** Neighboring lines, by the positions of the first and the last in the list. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

function* stretches(places: readonly LinePlace[]): Generator<Stretch> {
  let first = 0;
  for (let last = 0; last < places.length; last += 1) {
    const next = places[last + 1];
    const isNear =
      next !== undefined &&
      next.start - endOf(places[last] as LinePlace) < NEAR_BYTES &&
      endOf(next) - (places[first] as LinePlace).start < MAX_READ_BYTES;
    if (isNear) continue;
    yield { first, last };
    first = last + 1;
  }
}

function endOf({ start, length }: LinePlace): number {
  return start + length;
}
