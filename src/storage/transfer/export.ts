/** Exports the whole database, for upgrades of PostgreSQL, moves and backups. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { type Migration, readMigrationLevel, readMigrations, release } from '../migrate.ts';
import { quoteName, readSequences, readTables, type TableShape } from './catalog.ts';
import {
  type ExportHeader,
  type ExportSummary,
  endOfRows,
  formatJsonLine,
  formatVersion,
  type RowCounts,
  valueSettings,
} from './export-format.ts';

/** The compression level. Higher levels are much slower for little benefit. */
export const COMPRESSION_LEVEL = 5;

export interface ExportOptions {
  /** The migrations of the schema. The default is those of this release. */
  migrations?: Migration[];
  /** Runs on the connection and in the transaction of the exported snapshot. */
  inSnapshot?: ((client: pg.ClientBase) => Promise<void>) | undefined;
}

/** Exports the public schema to a file that only its owner can read. After an error, an existing file stays unchanged. */
export async function exportDatabase(
  database: Pick<Database, 'pool'>,
  filePath: string,
  options?: ExportOptions,
): Promise<ExportSummary> {
  const part = `${filePath}.part-${randomUUID()}`;
  try {
    const writeBytes = (bytes: AsyncIterable<Buffer>) =>
      pipeline(
        bytes,
        createGzip({ level: COMPRESSION_LEVEL, chunkSize: 262_144 }),
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      );
    const summary = await readDatabase(database, writeBytes, options);
    await rename(part, filePath);
    await syncDirectory(dirname(filePath));
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Streams an export: a snapshot of all tables and sequences, without blocking others, in constant memory and stable order. */
export async function readDatabase(
  database: Pick<Database, 'pool'>,
  write: (bytes: AsyncIterable<Buffer>) => Promise<void>,
  { migrations = readMigrations(), inSnapshot }: ExportOptions = {},
): Promise<ExportSummary> {
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local search_path = pg_catalog; set local synchronize_seqscans = off; ${valueSettings}`);
    const header = await readHeader(client, migrations);
    await inSnapshot?.(client);
    const rows: RowCounts = {};
    await write(iterateExportBytes(client, header, rows));
    await client.query('commit');
    return { header, rows };
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // The connection is still in the COPY, and cannot be reused.
    client.release(failure);
  }
}

async function readHeader(client: pg.ClientBase, migrations: Migration[]): Promise<ExportHeader> {
  const tables = await readTables(client);
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => `public.${quoteName(name)}`).join(', ')} in access share mode`);
  const count = await readMigrationLevel(client, migrations);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const last = migrations[count - 1];
  return {
    format: 'concordat-export',
    formatVersion,
    release,
    exportedAt: new Date().toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migration: { count, tag: last?.tag ?? '', when: last?.when ?? 0 },
    tables,
    sequences: await readSequences(client),
  };
}

async function* iterateExportBytes(client: pg.ClientBase, header: ExportHeader, rows: RowCounts): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of iterateExportParts(client, header, rows)) {
    hash.update(bytes);
    yield bytes;
  }
  yield formatJsonLine({ end: true, rows, sha256: hash.digest('hex') });
}

async function* iterateExportParts(client: pg.ClientBase, header: ExportHeader, rows: RowCounts): AsyncGenerator<Buffer> {
  yield formatJsonLine(header);
  for (const table of header.tables) {
    yield formatJsonLine({ table: table.name, columns: table.columns });
    const copied = client.query(copyTo(`copy ${formatTableColumns(table)} to stdout (format text, encoding 'UTF8')`));
    yield* copied as AsyncIterable<Buffer>;
    rows[table.name] = copied.rowCount;
    yield Buffer.from(endOfRows);
  }
}

/** Returns the table with its columns, in the syntax of COPY. */
export function formatTableColumns({ name, columns }: TableShape): string {
  return `public.${quoteName(name)} (${columns.map(quoteName).join(', ')})`;
}

/** Flushes a folder, so that its new files survive a power failure. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
