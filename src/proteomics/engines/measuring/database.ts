/** Opens DuckDB for one import. It can access only files of that import. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { isStorageFullError } from '../../../contract/errors.ts';
import { getMaxExpandedBytes } from '../recognition/parquet-room.ts';

/** Memory limit of a query. Larger queries use the disk. */
const MEMORY = '500MB';

/** Opens a database that can only access the job folder and the given files. Queries cannot change this. */
export async function openMeasuringDatabase(folder: string, files: readonly string[]): Promise<DuckDBConnection> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const most = getMaxExpandedBytes(sizes.reduce((sum, size) => sum + size, 0));
  const instance = await DuckDBInstance.create(join(folder, 'measuring.duckdb'), {
    memory_limit: MEMORY,
    threads: '2',
    temp_directory: join(folder, 'spilled'),
    max_temp_directory_size: `${Math.ceil(most / 1e6)}MB`,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await connection.run(`set allowed_directories = [${quoteText(folder)}]`);
  await connection.run(`set allowed_paths = [${files.map(quoteText).join(', ')}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  return connection;
}

/** Returns the resource that a query exhausted: the whole disk, or the limit of disk or memory. Undefined for other errors. */
export function findLackingResource(error: unknown): 'full disk' | 'disk' | 'memory' | undefined {
  const message = error instanceof Error ? error.message : '';
  // DuckDB reports only the message of the operating system, such as for errno 28, 122 and 27 of Linux.
  if (isStorageFullError(error) || /No space left on device|Disk quota exceeded|File too large/i.test(message))
    return 'full disk';
  if (!/Out of Memory Error/i.test(message)) return undefined;
  return /max_temp_directory_size/.test(message) ? 'disk' : 'memory';
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function* streamRows(connection: DuckDBConnection, sql: string): AsyncGenerator<readonly unknown[]> {
  const result = await connection.stream(sql);
  for await (const rows of result.yieldRowsJs()) yield* rows;
}
