/** Reads the quality-control table of a pipeline (docs/requirements.md, P4 to P6). */
import { BadRequestError } from '../../contract/errors.ts';
import { formatCsvTable } from '../../web/csv/records.ts';
import { QUALITY_COLUMN, QUALITY_COLUMNS } from '../ingestion/columns.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { type Client, type PipelineRow, type RawFileRow, removeExtension } from '../records.ts';

export type QualityValue = number | string | boolean | null;

export type QualityTableRun = Pick<
  RawFileRow,
  'uuid' | 'name' | 'arrival' | 'state' | 'acquiredAt' | 'instrument' | 'uploadedAt' | 'flagged' | 'useDownstream'
>;

/** Rows in the order of acquisition, then of upload. Rows without a time are last. */
export interface QualityTable {
  readonly runs: readonly QualityTableRun[];
  /** DateAcquired of the rows, ascending; null if unknown. */
  readonly times: readonly (number | null)[];
  /** Values by column in the order of the table, one per run. */
  readonly columns: ReadonlyMap<string, readonly QualityValue[]>;
}

/** Selects rows and columns; by default, all. */
export interface QualityTableChoice {
  /** Number of latest uploads; null for all raw files. */
  readonly dataRange?: number | null;
  readonly columns?: readonly string[];
  /** IDs of metrics that are not in the table. */
  readonly others?: readonly string[];
}

/** Maximum number of columns that are selected in the database. Above it, reading whole rows is faster. */
const MAX_SELECTED_COLUMNS = 4;

interface StoredRow extends QualityTableRun {
  /** Values in the order of the selected names, or all values by name. */
  readonly values: unknown;
  /** DateAcquired; only if values are selected. */
  readonly acquired?: number | null;
}

/** @throws BadRequestError with the names of unknown columns */
export async function readQualityTable(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  { dataRange, columns, others = [] }: QualityTableChoice = {},
): Promise<QualityTable> {
  const chosen = selectColumns(columns);
  const ofTable = chosen.filter(({ source, name }) => source !== 'record' && name !== 'Index').map(({ name }) => name);
  const stored = [...ofTable, ...others];
  const isPicked = stored.length <= MAX_SELECTED_COLUMNS;
  const { rows: found } = await client.query<StoredRow>(
    // PostgreSQL need not parse a row that it sends as a whole.
    `select r.uuid, r.name, r.arrival::float8 as arrival, r.state, r.acquired_at as "acquiredAt", r.instrument, r.uploaded_at as "uploadedAt",
        r.flagged, r.use_downstream as "useDownstream",
        ${isPicked ? `(${READABLE_VALUES} ->> 'DateAcquired')::float8 as acquired, (select json_agg(${READABLE_VALUES} -> n order by o) from unnest($3::text[]) with ordinality as t(n, o))` : 'q.values'} as values
      from (select * from proteomics_raw_files where pipeline_uuid = $1 order by arrival desc limit $2) r
        left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid`,
    [uuid, dataRange ?? null, ...(isPicked ? [stored] : [])],
  );
  const { rows, times } = sortRows(found);
  const ranks = chosen.some(({ name }) => name === 'Index') ? computeMeanRanks(times) : [];
  const placeOf = new Map(stored.map((name, place): [string, string | number] => [name, isPicked ? place : name]));
  const createColumn = (name: string): QualityValue[] => {
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
    columns: new Map([...chosen.map(({ name }) => name), ...others].map((name) => [name, createColumn(name)])),
  };
}

/** Sorts by acquisition time, then by upload, and returns the times. */
export function sortRows<Row extends Pick<StoredRow, 'arrival' | 'values' | 'acquired'>>(
  found: readonly Row[],
): { rows: Row[]; times: (number | null)[] } {
  const timed = found.map((row) => {
    const { DateAcquired } = (row.values ?? {}) as { DateAcquired?: number };
    return { row, time: row.acquired ?? DateAcquired ?? null };
  });
  const rankTime = (time: number | null) => time ?? Number.POSITIVE_INFINITY;
  // The difference of two infinities is NaN, which sorts unpredictably.
  timed.sort((a, b) =>
    rankTime(a.time) === rankTime(b.time) ? a.row.arrival - b.row.arrival : rankTime(a.time) - rankTime(b.time),
  );
  return { rows: timed.map(({ row }) => row), times: timed.map(({ time }) => time) };
}

/** Returns columns in table order. @throws BadRequestError for unknown names */
export function selectColumns(names: readonly string[] | undefined): (typeof QUALITY_COLUMNS)[number][] {
  if (names === undefined) return [...QUALITY_COLUMNS];
  const unknown = names.filter((name) => !QUALITY_COLUMN.has(name));
  if (unknown.length > 0) throw new BadRequestError(`columns: the table has no column ${unknown.join(', ')}.`);
  const selected = new Set(names);
  return QUALITY_COLUMNS.filter(({ name }) => selected.has(name));
}

/** Selects rows by ascending indexes, and computes Index again. */
export function selectRows(table: QualityTable, selectedRows: readonly number[]): QualityTable {
  const selected = selectRowsInOrder(table, selectedRows);
  const rankIndex = ([name, values]: readonly [string, readonly QualityValue[]]) =>
    [name, name === 'Index' ? computeMeanRanks(selected.times) : values] as const;
  return { ...selected, columns: new Map([...selected.columns].map(rankIndex)) };
}

export function selectRowsInOrder({ runs, times, columns }: QualityTable, rows: readonly number[]): QualityTable {
  const pickValues = <T>(values: readonly T[]) => rows.map((row) => values[row] as T);
  return {
    runs: pickValues(runs),
    times: pickValues(times),
    columns: new Map([...columns].map(([name, values]) => [name, pickValues(values)])),
  };
}

/** Returns ranks from 1. Equal times share their mean rank; missing times have null. */
export function computeMeanRanks(ascending: readonly (number | null)[]): (number | null)[] {
  const ranks: (number | null)[] = [];
  for (let start = 0; start < ascending.length; ) {
    let end = start + 1;
    while (end < ascending.length && ascending[end] === ascending[start]) end += 1;
    const rank = ascending[start] === null ? null : (start + 1 + end) / 2;
    for (; start < end; start += 1) ranks.push(rank);
  }
  return ranks;
}

/** Notation of missing values: NaN, which is not valid JSON (docs/requirements.md, P5), or null. */
type MissingAs = 'nan' | 'null';

/** Returns a JSON object with the values by column name, in table order. */
export function formatTableJson({ columns }: QualityTable, missing: MissingAs): string {
  const absent = missing === 'nan' ? 'NaN' : 'null';
  const formatMember = (value: QualityValue) => (value === null ? absent : JSON.stringify(value));
  const members = [...columns].map(([name, values]) => `${JSON.stringify(name)}:[${values.map(formatMember).join(',')}]`);
  return `{${members.join(',')}}`;
}

/** Returns CSV (RFC 4180) with a header. Missing values are empty. Strings that look like formulas are escaped. */
export function formatTableCsv({ runs, columns }: QualityTable): string {
  const lists = [...columns.values()];
  return formatCsvTable(
    [...columns.keys()],
    runs.map((_, row) => lists.map((values) => values[row] ?? null)),
  );
}
