/** Refuses Parquet files whose texts are far longer than the file: a dictionary stores a long text once, and any number of rows name it. */
import { stat } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { sizeText } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { mostExpandedBytes } from '../recognition/parquet-room.ts';
import { named, roomLacking, rowsOf, sqlQuoted } from './database.ts';
import type { FileToMeasure } from './job.ts';

/** Types whose values have one size. */
const FIXED = /^(?:U?(?:TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|FLOAT|DOUBLE|DECIMAL.*|BOOLEAN|DATE|TIME.*|INTERVAL|UUID)$/;

/**
 * Makes sure that a Parquet file can be written out. Counting lengths copies no text.
 *
 * @throws BrokenResultError for texts that take far more bytes than the file; an out-of-memory error of the database
 */
export async function requireShortTexts(
  connection: DuckDBConnection,
  { name, path }: Pick<FileToMeasure, 'name' | 'path'>,
): Promise<void> {
  const { size } = await stat(path);
  const table = `read_parquet(${sqlQuoted(path)})`;
  let bytes = 0;
  for (const column of await columnsOfTexts(connection, table)) {
    bytes += await textBytes(connection, table, column);
    if (bytes > mostExpandedBytes(size))
      throw new BrokenResultError(
        name,
        undefined,
        `has texts of more than ${sizeText(mostExpandedBytes(size))}, far more than a report of ${sizeText(size)} holds`,
      );
  }
}

async function columnsOfTexts(connection: DuckDBConnection, table: string): Promise<readonly string[]> {
  const columns: string[] = [];
  for await (const [column, type] of rowsOf(connection, `describe select * from ${table}`))
    if (!FIXED.test(String(type))) columns.push(String(column));
  return columns;
}

/** A column that cannot be read has none; reading it for its values says where it is damaged. */
async function textBytes(connection: DuckDBConnection, table: string, column: string): Promise<number> {
  try {
    for await (const [bytes] of rowsOf(connection, `select sum(strlen(${named(column)}::varchar))::double from ${table}`))
      return Number(bytes ?? 0);
  } catch (error) {
    if (roomLacking(error) !== undefined) throw error;
  }
  return 0;
}
