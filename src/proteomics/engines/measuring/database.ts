/** The database that measures: DuckDB in the process of one import, on files of that import alone. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { isFull } from '../../../contract/errors.ts';
import { mostExpandedBytes } from '../recognition/parquet-room.ts';

/** Memory that queries take before they go to disk. */
const MEMORY = '500MB';

/** Opens it in the folder of a job. It reads nothing but that folder and the given files, and no query changes that. */
export async function openMeasuringDatabase(folder: string, files: readonly string[]): Promise<DuckDBConnection> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const most = mostExpandedBytes(sizes.reduce((sum, size) => sum + size, 0));
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
  await connection.run(`set allowed_directories = [${sqlQuoted(folder)}]`);
  await connection.run(`set allowed_paths = [${files.map(sqlQuoted).join(', ')}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  return connection;
}

/** What a query lacked that is no fault of the file that it reads: the disk is full, or it took all the disk or memory that it may take. */
export function roomLacking(error: unknown): 'room' | 'disk' | 'memory' | undefined {
  const said = error instanceof Error ? error.message : '';
  // The database passes on what the system says, of which Node.js has the code (errno 28, 122 and 27 of Linux).
  if (isFull(error) || /No space left on device|Disk quota exceeded|File too large/i.test(said)) return 'room';
  if (!/Out of Memory Error/i.test(said)) return undefined;
  return /max_temp_directory_size/.test(said) ? 'disk' : 'memory';
}

/** A text in a query. */
export function sqlQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name in a query. */
export function named(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Rows of a query, piece by piece. */
export async function* rowsOf(connection: DuckDBConnection, sql: string): AsyncGenerator<readonly unknown[]> {
  const result = await connection.stream(sql);
  for await (const rows of result.yieldRowsJs()) yield* rows;
}
