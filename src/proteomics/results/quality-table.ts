/** Reads the quality-control table of a pipeline (docs/requirements.md, P4 to P6). */

import { BadRequestError } from '../../contract/errors.ts';
import { csvTable } from '../../web/csv/text.ts';
import { QUALITY_COLUMN, QUALITY_COLUMNS } from '../ingestion/columns.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { type Client, type PipelineRow, type RawFileRow, removeExtension } from '../records.ts';

/** A value of the table; null when it is missing. */
export type QualityValue = number | string | boolean | null;

/** The raw file of a row, and the state of its run. */
export type QualityTableRun = Pick<
  RawFileRow,
  'uuid' | 'name' | 'arrival' | 'state' | 'acquiredAt' | 'instrument' | 'uploadedAt' | 'flagged' | 'useDownstream'
>;

/** The table: rows stand by time of acquisition, then arrival; those without a time of acquisition last. */
export interface QualityTable {
  readonly runs: readonly QualityTableRun[];
  /** When each was acquired, as DateAcquired, ascending; null while unknown. */
  readonly times: readonly (number | null)[];
  /** Values by column name, in the table's order, each list as long as `runs` and in its order. */
  readonly columns: ReadonlyMap<string, readonly QualityValue[]>;
}

/** What of the table is read; all of it when empty. */
export interface QualityTableChoice {
  /** Only the last N raw files by upload. */
  readonly dataRange?: number | null;
  /** Only these columns. */
  readonly columns?: readonly string[];
  /** Metrics that are no columns of the table, read beside them. */
  readonly others?: readonly string[];
}

/** As many columns are picked inside the database; beyond, whole rows are cheaper. */
const MAX_SELECTED_COLUMNS = 4;

interface StoredRow extends QualityTableRun {
  /** Picked values in the order of the picked names, or all of them by name. */
  readonly values: unknown;
  /** Picked values only. */
  readonly acquired?: number | null;
}

/** @throws BadRequestError naming the columns that do not exist */
export async function readQualityTable(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, columns, others = [] }: QualityTableChoice = {},
): Promise<QualityTable> {
  const chosen = chosenColumns(columns);
  const ofTable = chosen.filter(({ source, name }) => source !== 'record' && name !== 'Index').map(({ name }) => name);
  const stored = [...ofTable, ...others];
  const isPicked = stored.length <= MAX_SELECTED_COLUMNS;
  const { rows: found } = await client.query<StoredRow>(
    // Of whole rows the database need not read what it sends.
    `select r.uuid, r.name, r.arrival::float8 as arrival, r.state, r.acquired_at as "acquiredAt", r.instrument, r.uploaded_at as "uploadedAt",
        r.flagged, r.use_downstream as "useDownstream",
        ${isPicked ? `(${READABLE_VALUES} ->> 'DateAcquired')::float8 as acquired, (select json_agg(${READABLE_VALUES} -> n order by o) from unnest($3::text[]) with ordinality as t(n, o))` : 'q.values'} as values
      from (select * from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid`,
    [uuid, dataRange ?? null, ...(isPicked ? [stored] : [])],
  );
  const { rows, times } = columnsInOrder(found);
  const ranks = chosen.some(({ name }) => name === 'Index') ? meanRanks(times) : [];
  const placeOf = new Map(stored.map((name, place): [string, string | number] => [name, isPicked ? place : name]));
  const column = (name: string): QualityValue[] => {
    switch (name) {
      case 'RawFile':
        return rows.map((row) => removeExtension(row.name));
      case 'Index':
        return ranks;
      case 'Flagged':
        return rows.map(({ flagged }) => flagged);
      case 'Use Downstream':
        return rows.map(({ useDownstream }) => useDownstream);
      default:
        return rows.map(
          ({ values }) => (values as Record<string | number, QualityValue> | null)?.[placeOf.get(name) ?? ''] ?? null,
        );
    }
  };
  return {
    runs: rows.map(({ values: _values, acquired: _acquired, ...run }) => run),
    times,
    columns: new Map([...chosen.map(({ name }) => name), ...others].map((name) => [name, column(name)])),
  };
}

/** Rows by time of acquisition, then arrival, with these times. */
export function columnsInOrder<Row extends Pick<StoredRow, 'arrival' | 'values' | 'acquired'>>(
  found: readonly Row[],
): { rows: Row[]; times: (number | null)[] } {
  const timed = found.map((row) => {
    const { DateAcquired } = (row.values ?? {}) as { DateAcquired?: number };
    return { row, time: row.acquired ?? DateAcquired ?? null };
  });
  const rank = (time: number | null) => time ?? Number.POSITIVE_INFINITY;
  // The difference of two infinite ones is no number.
  timed.sort((a, b) => (rank(a.time) === rank(b.time) ? a.row.arrival - b.row.arrival : rank(a.time) - rank(b.time)));
  return { rows: timed.map(({ row }) => row), times: timed.map(({ time }) => time) };
}

/** The columns of these names, in the table's order; all without names. @throws BadRequestError naming those that do not exist */
export function chosenColumns(names: readonly string[] | undefined): (typeof QUALITY_COLUMNS)[number][] {
  if (names === undefined) return [...QUALITY_COLUMNS];
  const unknown = names.filter((name) => !QUALITY_COLUMN.has(name));
  if (unknown.length > 0) throw new BadRequestError(`columns: the table has no column ${unknown.join(', ')}.`);
  const wanted = new Set(names);
  return QUALITY_COLUMNS.filter(({ name }) => wanted.has(name));
}

/** Only some rows of a table, by their numbers in ascending order; Index ranks those that are left. */
export function qualityTableOf(table: QualityTable, keptRows: readonly number[]): QualityTable {
  const pick = <T>(values: readonly T[]) => keptRows.map((row) => values[row] as T);
  const times = pick(table.times);
  return {
    runs: pick(table.runs),
    times,
    columns: new Map([...table.columns].map(([name, values]) => [name, name === 'Index' ? meanRanks(times) : pick(values)])),
  };
}

/** Ranks of ascending times, from 1; equal times share the mean of their ranks, missing ones have none. */
export function meanRanks(ascending: readonly (number | null)[]): (number | null)[] {
  const ranks: (number | null)[] = [];
  for (let start = 0; start < ascending.length; ) {
    let end = start + 1;
    while (end < ascending.length && ascending[end] === ascending[start]) end += 1;
    const rank = ascending[start] === null ? null : (start + 1 + end) / 2;
    for (; start < end; start += 1) ranks.push(rank);
  }
  return ranks;
}

/** How a missing value is written: as the bare token NaN, which is no JSON (docs/requirements.md, P5), or as null. */
type MissingAs = 'nan' | 'null';

/** Column name to values, keys in the table's order. */
export function qualityTableJson({ columns }: QualityTable, missing: MissingAs): string {
  const absent = missing === 'nan' ? 'NaN' : 'null';
  const written = (value: QualityValue) => (value === null ? absent : JSON.stringify(value));
  const members = [...columns].map(([name, values]) => `${JSON.stringify(name)}:[${values.map(written).join(',')}]`);
  return `{${members.join(',')}}`;
}

/** CSV (RFC 4180) with a header line; missing values are empty cells. Texts that look like formulas are made harmless. */
export function qualityTableCsv({ runs, columns }: QualityTable): string {
  const lists = [...columns.values()];
  return csvTable(
    [...columns.keys()],
    runs.map((_, row) => lists.map((values) => values[row] ?? null)),
  );
}
