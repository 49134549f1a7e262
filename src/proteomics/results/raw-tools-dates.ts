/** Determines the order of day and month in times of RawTools, because some builds use the language of the system. */
import type pg from 'pg';
import { type DateOrder, findDateOrder, parseAcquisitionTime } from '../ingestion/acquisition-time.ts';
import type { UnusedFile } from '../ingestion/raw-files-inside.ts';
import { copyWithDayFirst, readRawToolsTimes } from '../ingestion/raw-tools.ts';
import { BrokenResultError } from '../ingestion/reading/broken-result.ts';
import type { ResultFile } from '../ingestion/reading/table-file.ts';

export const DATE_ORDERS: readonly DateOrder[] = ['day_first', 'month_first'];

/** Maximum difference between the times of a run, because raw data can contain UTC. */
const MAX_DIFFERENCE_MS = 36 * 3_600_000;

interface DateSources {
  readonly pool: pg.Pool;
  readonly pipelineUuid: string;
  readonly stated: DateOrder | undefined;
  /** Path for a copy of the table with unambiguous dates. */
  readonly copy: string;
}

/** Returns files with unambiguous dates. Table, request or raw data show the order; a note states an assumed one. */
export async function resolveDateOrder(files: readonly ResultFile[], { pool, pipelineUuid, stated, copy }: DateSources) {
  const unchanged = { files, notes: [] as readonly UnusedFile[] };
  const table = files.find(({ name }) => name === 'QcDataTable.csv');
  const times = table === undefined ? new Map<string, string>() : await readRawToolsTimes(table);
  if (table === undefined || findDateOrder([...times.values()]) !== 'unclear') return unchanged;
  const order = stated ?? (await findOrderOfRawData(pool, pipelineUuid, times));
  if (order === 'month_first') return unchanged;
  if (order === undefined) {
    const example = [...times.values()].find((time) => findDateOrder([time]) === 'unclear') ?? '';
    const reason = `has only dates whose day and month can be swapped, such as ${example}. The import assumes that the month is first`;
    return { files, notes: [{ file: table.name, reason, isUsed: true as const }] };
  }
  await copyWithDayFirst(table, copy);
  return { files: files.map((file) => (file === table ? { ...file, path: copy } : file)), notes: [] };
}

/** Returns the order of day and month in a table; undefined if the dates are ambiguous or the table is unreadable. */
export async function readDateOrderOfFile(path: string): Promise<DateOrder | undefined> {
  const times = await readRawToolsTimes({ name: 'QcDataTable.csv', path }).catch((error: unknown) => {
    if (error instanceof BrokenResultError) return new Map<string, string>();
    throw error;
  });
  const order = findDateOrder([...times.values()]);
  return order === 'unclear' ? undefined : order;
}

/** Returns the order for which the times agree with the raw data; undefined if both or none do. */
async function findOrderOfRawData(
  pool: pg.Pool,
  pipelineUuid: string,
  times: ReadonlyMap<string, string>,
): Promise<DateOrder | undefined> {
  const { rows } = await pool.query<{ key: string; acquired_at: string }>(
    `select name_key as key, acquired_at from proteomics_raw_files join proteomics_acquisitions on raw_file_uuid = uuid
      where pipeline_uuid = $1 and name_key = any($2) and proteomics_acquisitions.state = 'measured' and acquired_at is not null
        and acquired_by is null and not coalesce(result_files, '[]') ? 'QcDataTable.csv'`,
    [pipelineUuid, [...times.keys()]],
  );
  const createOrderTest =
    (hasDayFirst: boolean) =>
    ({ key, acquired_at }: { readonly key: string; readonly acquired_at: string }) => {
      const time = parseAcquisitionTime(times.get(key) ?? '', hasDayFirst);
      return time !== undefined && Math.abs(time - (parseAcquisitionTime(acquired_at) ?? Number.NaN)) < MAX_DIFFERENCE_MS;
    };
  const [byDay, byMonth] = [true, false].map((hasDayFirst) => rows.filter(createOrderTest(hasDayFirst)).length) as [
    number,
    number,
  ];
  if (byDay === byMonth) return undefined;
  return byDay > byMonth ? 'day_first' : 'month_first';
}
