/** Reads columns of protein groups (docs/requirements.md, P8): some from the database, others from lines of stored files. */
import { open } from 'node:fs/promises';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { removeQuotes } from '../ingestion/reading/header.ts';
import { parseTableNumber } from '../ingestion/reading/numbers.ts';
import type { PipelineRow } from '../records.ts';
import { createNumberColumn, createTextColumn, type GrowingColumn } from './column-store.ts';
import {
  buildNamesCondition,
  type ChosenColumn,
  chooseProteinColumns,
  type ProteinTable,
  readProteinTables,
} from './protein-tables.ts';
import type { ProteinColumn } from './table.ts';

export interface ProteinGroupsChoice {
  /** Names of columns, or prefixes of numbered columns. */
  readonly columns: readonly string[];
  readonly proteinNames: readonly string[];
  readonly dataRange: number | null;
  /** Maximum number of values; MAX_PROTEIN_VALUES by default. */
  readonly mostValues?: number;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Selected columns, starting with RawFile and Majority protein IDs. */
export interface ProteinGroups {
  readonly columns: readonly GrowingColumn[];
  readonly rows: number;
}

/** Maximum number of values in a response. Larger tables can be downloaded. */
export const MAX_PROTEIN_VALUES = 5_000_000;

const ROWS_AT_ONCE = 5_000;

/** A protein group with the index of its table. */
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

/** Reads protein groups. @throws BadRequestError for an unknown column, or too many values */
export async function readProteinGroups(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid'>,
  choice: ProteinGroupsChoice,
): Promise<ProteinGroups> {
  return tryReadProteinGroups(context, pipeline, choice).catch((error: NodeJS.ErrnoException) => {
    // A concurrent import has replaced the set after the query, so the current set is read.
    if (error.code === 'ENOENT') return tryReadProteinGroups(context, pipeline, choice);
    throw error;
  });
}

async function tryReadProteinGroups(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { columns: requested, proteinNames, dataRange, signal, mostValues = MAX_PROTEIN_VALUES }: ProteinGroupsChoice,
): Promise<ProteinGroups> {
  const readStretch = async (client: pg.PoolClient): Promise<ProteinGroups> => {
    // All queries read one snapshot, so that positions fit the listed files despite concurrent imports.
    await client.query('set transaction isolation level repeatable read read only');
    const all = await readProteinTables(client, pipeline, dataRange);
    const chosen = chooseProteinColumns(all, requested);
    const tables = all
      .flatMap(({ columns, tables }) => {
        const readings = createReadings(columns, chosen);
        return tables.map((table) => ({ table, readings }));
      })
      .sort((a, b) => a.table.arrival - b.table.arrival);
    const rawFile = createTextColumn('RawFile');
    const name = createTextColumn('Majority protein IDs');
    const values = chosen.map((column) =>
      column.kind === 'number' ? createNumberColumn(column.name) : createTextColumn(column.name),
    );
    const most = Math.floor(mostValues / (chosen.length + 2));
    let rows = 0;
    for await (const batch of streamStoredGroups(client, tables, proteinNames, most + 1)) {
      signal.throwIfAborted();
      rows += batch.length;
      if (rows > most) throw new BadRequestError(describeTooManyValues(mostValues));
      const cells = await readCellsOfLines(context, batch, tables);
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
  return runInTransaction(context.pool, readStretch);
}

function describeTooManyValues(most: number): string {
  return `That is more than ${most} values. Request fewer protein_names, columns or raw files (data_range), or download the table.`;
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

/** Yields groups in the order of raw files and tables. Uses an index on names, so that no other groups are read. */
async function* streamStoredGroups(
  client: pg.PoolClient,
  tables: readonly TableToRead[],
  names: readonly string[],
  mostRows: number,
): AsyncGenerator<StoredGroup[]> {
  // PostgreSQL cannot store NUL, so no group has a name with it.
  const known = names.filter((name) => name !== '' && !name.includes('\0'));
  // Makes the planner expect that all rows are read. Otherwise it would read all groups to return the first rows early.
  await client.query('set local cursor_tuple_fraction = 1');
  // Reads raw files one after another. In a join, the planner underestimates the groups and may compare each with every raw
  // file.
  await client.query(
    `declare stored cursor for
      select f.place::int - 1, g.name, g.score, g.intensity, array_to_json(g.reporters), g.line_start::float8, g.line_length
      from unnest($1::uuid[]) with ordinality as f(uuid, place), lateral (
        select g.* from proteomics_protein_groups g where g.raw_file_uuid = f.uuid and ${buildNamesCondition('$2')} offset 0) g
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

/** Reads the cells of requested columns that are not in the database, from lines of files. */
async function readCellsOfLines(
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

interface ProteinGroup {
  readonly score: number | null;
  readonly intensity: number | null;
  readonly reporters: readonly (number | null)[];
}

/** Functions that return the selected columns of a group, for tables with the same columns. */
interface Readings {
  readonly values: readonly ((group: ProteinGroup, line: readonly string[]) => number | string | null)[];
  readonly needLines: boolean;
}

const CORRECTED_REPORTER = /^Reporter intensity corrected \d+$/;

/** Creates the functions for some columns. Missing columns are null. */
function createReadings(columns: readonly ProteinColumn[], chosen: readonly ChosenColumn[]): Readings {
  const places = new Map(columns.map(({ name, at }) => [name, at]));
  // The database stores reporters in file order.
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
      return (_group, line) => parseTableNumber(line[at] ?? '') ?? null;
    }
    needLines = true;
    return (_group, line) => convertCellText(line[at]);
  });
  return { values, needLines };
}

/** Returns a cell without quotes; null for an empty cell, or for a missing number. */
function convertCellText(cell: string | undefined): string | null {
  const text = removeQuotes(cell ?? '').trim();
  return text === '' || text === 'NaN' ? null : text;
}

interface LinePlace {
  readonly start: number;
  readonly length: number;
}

/** Maximum distance in bytes of lines that are read together. */
const NEAR_BYTES = 16 * 1024;
/** Number of concurrent reads, and bytes of each, which limit the memory. */
const READS_AT_ONCE = 16;
const MAX_READ_BYTES = 256 * 1024;

/** Reads lines of a file. @param places sorted by position */
function readLines(
  settings: ProteomicsContext['settings'],
  { key }: Pick<ProteinTable, 'key'>,
  places: readonly LinePlace[],
): Promise<string[][]> {
  return openStoredFiles(settings).withPath(key, (path) => readLinesOfPlaces(path, places));
}

async function readLinesOfPlaces(path: string, places: readonly LinePlace[]): Promise<string[][]> {
  const file = await open(path, 'r');
  const readStretch = async ({ first, last }: LineRange) => {
    const begin = (places[first] as LinePlace).start;
    const bytes = Buffer.allocUnsafe(getEndOffset(places[last] as LinePlace) - begin);
    await file.read(bytes, 0, bytes.length, begin);
    return places
      .slice(first, last + 1)
      .map(({ start, length }) => bytes.toString('utf8', start - begin, start - begin + length).split('\t'));
  };
  const cells: string[][][] = [];
  const waiting = [...iterateLineRanges(places)].entries();
  // Concurrent, because each read waits for a thread.
  const readNext = async () => {
    for (const [at, stretch] of waiting) cells[at] = await readStretch(stretch);
  };
  try {
    await Promise.all(Array.from({ length: READS_AT_ONCE }, readNext));
    return cells.flat();
  } finally {
    await file.close();
  }
}

/** A range of adjacent lines that are read together, by the indexes of the first and last one. */
interface LineRange {
  readonly first: number;
  readonly last: number;
}

function* iterateLineRanges(places: readonly LinePlace[]): Generator<LineRange> {
  let first = 0;
  for (let last = 0; last < places.length; last += 1) {
    const next = places[last + 1];
    const isNear =
      next !== undefined &&
      next.start - getEndOffset(places[last] as LinePlace) < NEAR_BYTES &&
      getEndOffset(next) - (places[first] as LinePlace).start < MAX_READ_BYTES;
    if (isNear) continue;
    yield { first, last };
    first = last + 1;
  }
}

function getEndOffset({ start, length }: LinePlace): number {
  return start + length;
}
