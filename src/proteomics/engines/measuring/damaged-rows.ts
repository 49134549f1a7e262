/** Finds the damaged part of a Parquet file, for the error message. */
import { open } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Compressors, type ParquetReadOptions, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { createAsyncBuffer } from '../recognition/read-head.ts';
import type { PlacedColumn } from './clean-table.ts';
import { quoteName, quoteText, streamRows } from './database.ts';
import type { FileToMeasure } from './job.ts';

/** Maximum milliseconds of the search. After a timeout, the message contains no place. */
const MAX_TEST_MS = 60_000;

/** Codecs for column data. The Parquet library itself supports only Snappy. */
const COMPRESSORS: Compressors = {
  ZSTD: (input, length) => zstdDecompressSync(input, { maxOutputLength: length }),
  GZIP: (input, length) => gunzipSync(input, { maxOutputLength: length }),
  BROTLI: (input, length) => brotliDecompressSync(input, { maxOutputLength: length }),
};

export async function findDamagedRowGroup(
  { path }: Pick<FileToMeasure, 'path'>,
  columns: readonly PlacedColumn[],
): Promise<string | undefined> {
  const handle = await open(path, 'r');
  try {
    const file = createAsyncBuffer(handle, (await handle.stat()).size);
    const metadata = await parquetMetadataAsync(file);
    const latest = performance.now() + MAX_TEST_MS;
    let rowStart = 0;
    for (const [at, group] of metadata.row_groups.entries()) {
      const rowEnd = rowStart + Number(group.num_rows);
      // Columns are read separately, because a row group can be as large as the file.
      for (const { written } of columns) {
        if (performance.now() > latest) return undefined;
        if (!(await isReadable({ file, metadata, columns: [written], rowStart, rowEnd })))
          return `row group ${at + 1} of ${metadata.row_groups.length} is damaged or cut short (column ${written})`;
      }
      rowStart = rowEnd;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
}

async function isReadable(
  part: Pick<ParquetReadOptions, 'file' | 'metadata' | 'columns' | 'rowStart' | 'rowEnd'>,
): Promise<boolean> {
  try {
    await parquetRead({ ...part, compressors: COMPRESSORS });
    return true;
  } catch {
    return false;
  }
}

export async function findRowWithText(
  connection: DuckDBConnection,
  { path }: Pick<FileToMeasure, 'path'>,
  columns: readonly PlacedColumn[],
): Promise<string | undefined> {
  for (const { type, written } of columns) {
    if (type !== 'number') continue;
    const cell = quoteName(written);
    const sql = `select file_row_number::double, left(${cell}::varchar, 40) from read_parquet(${quoteText(path)}, file_row_number = true)
      where ${cell} is not null and try_cast(${cell} as double) is null order by file_row_number limit 1`;
    for await (const [row, text] of streamRows(connection, sql))
      return `row ${Number(row) + 1}: ${written} is not a number: ${String(text)}`;
  }
  return undefined;
}
