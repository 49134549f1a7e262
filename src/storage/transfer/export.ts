/** Writes the whole database into one file: backup, upgrade to another PostgreSQL, move to another server. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { release } from '../deployment.ts';
import { type Migration, readLevel, readMigrations } from '../migrate.ts';
import { quote, readSequences, readTables, type TableShape } from './catalog.ts';
import { copyOut } from './copy.ts';
import {
  type ExportHeader,
  type ExportSummary,
  endOfRows,
  formatVersion,
  jsonLine,
  type RowCounts,
  valueSettings,
} from './export-format.ts';

/** How to export. */
export interface ExportOptions {
  /** The schema's migrations; this release's by default. */
  migrations?: Migration[];
  /** Reads on the connection, in the transaction that sees the very rows that are exported. */
  inSnapshot?: ((client: pg.ClientBase) => Promise<void>) | undefined;
}

/**
 * Exports all tables and sequences of the public schema as they were at one moment, while others go on working. The file
 * appears complete or not at all, replaces one of the same name, and can be read by its owner only. Memory does not grow with
 * the number of rows.
 * @returns what the file holds
 * @throws the error of the database or of the file system; the file is then as it was before
 */
export async function exportDatabase(
  database: Pick<Database, 'pool'>,
  filePath: string,
  { migrations = readMigrations(), inSnapshot }: ExportOptions = {},
): Promise<ExportSummary> {
  const part = `${filePath}.part-${randomUUID()}`;
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    const summary = await writeExport(client, part, migrations, inSnapshot);
    await rename(part, filePath);
    await syncDirectory(dirname(filePath));
    return summary;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await rm(part, { force: true });
    throw error;
  } finally {
    // A connection that may still be in the middle of a COPY is of no more use.
    client.release(failure);
  }
}

async function writeExport(
  client: pg.ClientBase,
  filePath: string,
  migrations: Migration[],
  inSnapshot: ExportOptions['inSnapshot'],
): Promise<ExportSummary> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local search_path = pg_catalog; ${valueSettings}`);
  const header = await readHeader(client, migrations);
  await inSnapshot?.(client);
  const rows: RowCounts = {};
  await pipeline(
    exportBytes(client, header, rows),
    createGzip({ level: 5, chunkSize: 262_144 }),
    createWriteStream(filePath, { flags: 'wx', mode: 0o600, flush: true }),
  );
  await client.query('commit');
  return { header, rows };
}

async function readHeader(client: pg.ClientBase, migrations: Migration[]): Promise<ExportHeader> {
  const tables = await readTables(client);
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')} in access share mode`);
  const count = await readLevel(client, migrations);
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

async function* exportBytes(client: pg.ClientBase, header: ExportHeader, rows: RowCounts): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of exportParts(client, header, rows)) {
    hash.update(bytes);
    yield bytes;
  }
  yield jsonLine({ end: true, rows, sha256: hash.digest('hex') });
}

async function* exportParts(client: pg.ClientBase, header: ExportHeader, rows: RowCounts): AsyncGenerator<Buffer> {
  yield jsonLine(header);
  for (const table of header.tables) {
    yield jsonLine({ table: table.name, columns: table.columns });
    rows[table.name] = yield* copyOut(client, `copy ${tableColumns(table)} to stdout (format text, encoding 'UTF8')`);
    yield Buffer.from(endOfRows);
  }
}

/** Table with its columns, as COPY wants them. */
export function tableColumns({ name, columns }: TableShape): string {
  return `public.${quote(name)} (${columns.map(quote).join(', ')})`;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
