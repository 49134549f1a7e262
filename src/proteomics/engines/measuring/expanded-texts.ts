/** Rejects Parquet files that expand to much more text. Many rows can refer to one long string of the dictionary. */
import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { formatSize } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { getMaxExpandedBytes } from '../recognition/parquet-room.ts';
import { findLackingResource, quoteName, quoteText, streamRows } from './database.ts';
import type { FileToMeasure } from './job.ts';

const FIXED_SIZE_TYPES =
  /^(?:U?(?:TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|FLOAT|DOUBLE|DECIMAL.*|BOOLEAN|DATE|TIME.*|INTERVAL|UUID)$/;

/** @throws BrokenResultError if the strings are far larger than the file; an out-of-memory error of the database */
export async function requireShortTexts(
  connection: DuckDBConnection,
  { name, path }: Pick<FileToMeasure, 'name' | 'path'>,
): Promise<void> {
  const { size } = await stat(path);
  const table = `read_parquet(${quoteText(path)})`;
  let bytes = 0;
  for (const column of await listTextColumns(connection, table)) {
    bytes += await sumTextBytes(connection, table, column);
    if (bytes > getMaxExpandedBytes(size))
      throw new BrokenResultError(
        name,
        undefined,
        `expands to more than ${formatSize(getMaxExpandedBytes(size))} of text, far too much for a report of ${formatSize(size)}`,
      );
  }
}

async function listTextColumns(connection: DuckDBConnection, table: string): Promise<readonly string[]> {
  const columns: string[] = [];
  for await (const [column, type] of streamRows(connection, `describe select * from ${table}`))
    if (!FIXED_SIZE_TYPES.test(String(type))) columns.push(String(column));
  return columns;
}

/** Returns the bytes of a column's strings; 0 for an unreadable column, whose damage a later step reports. */
async function sumTextBytes(connection: DuckDBConnection, table: string, column: string): Promise<number> {
  try {
    for await (const [bytes] of streamRows(
      connection,
      `select sum(strlen(${quoteName(column)}::varchar))::double from ${table}`,
    ))
      return Number(bytes ?? 0);
  } catch (error) {
    if (findLackingResource(error) !== undefined) throw error;
  }
  return 0;
}
