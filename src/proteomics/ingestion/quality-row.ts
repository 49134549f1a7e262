import type pg from 'pg';
import { formatStorableJson } from '../../storage/storable-json.ts';
import type { RawFileRow } from '../records.ts';
import type { ColumnValues } from './spike-in.ts';

export async function storeValues(
  client: pg.PoolClient,
  rawFile: Pick<RawFileRow, 'uuid'>,
  values: ColumnValues,
): Promise<void> {
  const columnsFilled = await storeRow(client, rawFile, values);
  await client.query('update proteomics_raw_files set columns_filled = $2 where uuid = $1', [rawFile.uuid, columnsFilled]);
}

/** Stores only the values, not the files. Returns the number of filled columns, with Index if the time is known. */
export async function storeRow(
  client: pg.PoolClient,
  { uuid }: Pick<RawFileRow, 'uuid'>,
  values: ColumnValues,
): Promise<number> {
  await client.query(
    `insert into proteomics_quality_rows (raw_file_uuid, values) values ($1, $2)
      on conflict (raw_file_uuid) do update set values = excluded.values`,
    [uuid, formatStorableJson(values)],
  );
  return Object.keys(values).length + (values.DateAcquired === undefined ? 0 : 1);
}

/** SQL expression for the values of a row `q`. Replaces escaped NUL and lone surrogates of old rows, which operators reject. */
export const READABLE_VALUES = String.raw`(case when position('\u' in q.values::text) = 0 then q.values else
  regexp_replace(q.values::text, '(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})', '\1\\ufffd', 'gi')::json end)`;
