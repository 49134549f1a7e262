/** The stored row of the quality-control table. */
import type pg from 'pg';
import type { RawFileRow } from '../records.ts';
import type { ColumnValues } from './spike-in.ts';

/** Stores the values of a raw file, and how many columns they fill. */
export async function storeValues(
  client: pg.PoolClient,
  rawFile: Pick<RawFileRow, 'uuid'>,
  values: ColumnValues,
): Promise<void> {
  const columnsFilled = await storeRow(client, rawFile, values);
  await client.query('update proteomics_raw_files set columns_filled = $2 where uuid = $1', [rawFile.uuid, columnsFilled]);
}

/** Stores the values alone. @returns how many columns they fill; Index counts, as it follows from the time of acquisition */
export async function storeRow(
  client: pg.PoolClient,
  { uuid }: Pick<RawFileRow, 'uuid'>,
  values: ColumnValues,
): Promise<number> {
  await client.query(
    `insert into proteomics_quality_rows (raw_file_uuid, values) values ($1, $2)
      on conflict (raw_file_uuid) do update set values = excluded.values`,
    [uuid, JSON.stringify(values)],
  );
  return Object.keys(values).length + (values.DateAcquired === undefined ? 0 : 1);
}
