/** Imports an export file into an empty database, or replaces the contents of one. */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { applicationName } from '../embedded/embedded-connection.ts';
import { applyMissingMigrations, type Migration, readMigrationLevel, readMigrations, schemaLock } from '../migrate.ts';
import { ExportFileError, ImportRefusedError } from '../storage-errors.ts';
import {
  dropEverything,
  quoteName,
  readForeignKeys,
  readSequences,
  readTables,
  readTriggers,
  type SequenceState,
} from './catalog.ts';
import { formatTableColumns } from './export.ts';
import {
  countRows,
  type ExportFiles,
  type ExportHeader,
  type ExportSummary,
  readExport,
  valueSettings,
} from './export-format.ts';

export interface ImportOptions {
  /** True to replace the contents of a database that is not empty. */
  replace?: boolean;
  /** The migrations of the schema. The default is those of this release. */
  migrations?: Migration[];
}

/**
 * Imports a file in one transaction, after verifying the whole file. A file of an older schema is loaded into that schema,
 * which is then migrated. The installation ID of the file is kept.
 * @throws ExportFileError if a file is damaged, not an export, or newer than this release
 * @throws ImportRefusedError if the database is in use, is not empty, or does not match
 */
export async function importDatabase(
  database: Pick<Database, 'pool'>,
  files: ExportFiles,
  { replace = false, migrations = readMigrations() }: ImportOptions = {},
): Promise<ExportSummary> {
  await readExport(files, {
    header: async (header) => rejectNewerSchema(header, migrations),
    table: (_table, rows) => countRows(rows),
  });
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`begin; ${valueSettings}`);
    await rejectDatabaseInUse(client);
    if (!replace) await rejectFilledDatabase(client);
    const summary = await loadExport(client, files, migrations);
    await client.query('commit');
    await client.query('analyze');
    return summary;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      failure = rollbackError;
    });
    throw error;
  } finally {
    client.release(failure);
  }
}

function rejectNewerSchema({ migration, release }: ExportHeader, migrations: Migration[]): void {
  const { count, tag, when } = migration;
  if (count > migrations.length) {
    throw new ExportFileError(
      `it was written by release ${release} with ${count} migrations, but this release knows only ${migrations.length}: import it with that release or a later one`,
    );
  }
  if (count === 0 || migrations[count - 1]?.when !== when) {
    throw new ExportFileError(`its schema ends with migration ${tag}, which is not number ${count} of this release`);
  }
}

async function rejectDatabaseInUse(client: pg.ClientBase): Promise<void> {
  const { rows: lock } = await client.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${schemaLock}) as taken`);
  if (lock[0]?.taken !== true) throw new ImportRefusedError('another process is migrating the database or importing into it');
  const { rows } = await client.query<{ others: number }>(
    `select count(distinct split_part(application_name, '#', 1))::int as others from pg_stat_activity
     where application_name like 'concordat %' and split_part(application_name, '#', 1) <> $1 and datname = current_database()`,
    [applicationName],
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new ImportRefusedError(
      `the database is in use by ${others} other ${others === 1 ? 'process' : 'processes'} of Concordat: stop them first`,
    );
}

/** A table that has rows in every migrated database. */
const alwaysFilled = 'deployment';

async function rejectFilledDatabase(client: pg.ClientBase): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from public.${quoteName(name)}) as filled`);
    if (rows[0]?.filled === true && name !== alwaysFilled) {
      throw new ImportRefusedError(
        `the database is not empty (table ${name} has rows): import into an empty database, or replace its content with --replace`,
      );
    }
  }
}

async function loadExport(client: pg.ClientBase, files: ExportFiles, migrations: Migration[]): Promise<ExportSummary> {
  let restore: string[] = [];
  const summary = await readExport(files, {
    header: async (header) => {
      await migrateToLevel(client, migrations, header.migration.count);
      await rejectDifferentTables(client, header);
      restore = await clearTables(client, header);
    },
    table: async (table, rows) => {
      const copied = client.query(copyFrom(`copy ${formatTableColumns(table)} from stdin (format text, encoding 'UTF8')`));
      await pipeline(rows, copied);
      return copied.rowCount;
    },
  });
  await executeStatements(client, ['set constraints all immediate', ...restore]);
  for (const sequence of summary.header.sequences) await setSequence(client, sequence);
  await applyMissingMigrations(client, migrations, migrations.length);
  return summary;
}

async function migrateToLevel(client: pg.ClientBase, migrations: Migration[], level: number): Promise<void> {
  if ((await readMigrationLevel(client, migrations)) === level) return;
  await client.query(dropEverything);
  await applyMissingMigrations(client, migrations, level);
}

async function rejectDifferentTables(client: pg.ClientBase, header: ExportHeader): Promise<void> {
  const here = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of header.tables) {
    const missing = columns.find((column) => here.get(name)?.includes(column) !== true);
    if (missing !== undefined)
      throw new ImportRefusedError(`the file has the column ${missing} of table ${name}, which the database does not have`);
  }
  const sequences = (await readSequences(client)).map(({ name }) => name);
  const strange = header.sequences.find(({ name }) => !sequences.includes(name));
  if (strange !== undefined)
    throw new ImportRefusedError(`the file has the sequence ${strange.name}, which the database does not have`);
}

/** Empties the tables, including rows that migrations added, and removes constraints and triggers until the data is loaded. */
async function clearTables(client: pg.ClientBase, header: ExportHeader): Promise<string[]> {
  const keys = await readForeignKeys(client);
  const triggers = await readTriggers(client);
  await executeStatements(client, [...keys.suspend, ...triggers.suspend]);
  await client.query(`truncate ${header.tables.map(({ name }) => `public.${quoteName(name)}`).join(', ')}`);
  return [...keys.restore, ...triggers.restore];
}

async function executeStatements(client: pg.ClientBase, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Restarts the sequence before setting it, because a rollback reverts the restart but not a `setval`. */
async function setSequence(client: pg.ClientBase, { name, last, called }: SequenceState): Promise<void> {
  const sequence = `public.${quoteName(name)}`;
  await client.query(`alter sequence ${sequence} restart`);
  await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, last, called]);
}
