/** `npx concordat db export|import|migrate`: upgrades and moves the database. */
import type { Settings } from '../settings.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { release } from '../storage/migrate.ts';
import { exportDatabase } from '../storage/transfer/export.ts';
import type { ExportSummary } from '../storage/transfer/export-format.ts';
import { importDatabase } from '../storage/transfer/import.ts';
import { formatQuantity } from '../web/for-people/words.ts';
import {
  type CommandIo,
  createWarningLog,
  FLAG,
  parseAndRunCommand,
  reportFixableErrors,
  UsageError,
  type Writer,
} from './command.ts';

type DatabaseCommandIo = Readonly<Record<'stdout' | 'stderr', Writer> & Pick<CommandIo, 'env'>>;

const usage = `Usage: npx concordat db export FILE
       npx concordat db import FILE [--replace]
       npx concordat db migrate

  export   writes the whole database to FILE; the server can keep running;
           an existing FILE is replaced when the new one is complete
  import   reads FILE into an empty database; stop the server first
  migrate  updates the schema to this release, as every start does; for a job that
           runs before the servers of a new release
  --replace   delete the content of the database and import

The database is the one that the server uses: DATABASE_URL if set, else the
embedded one in DATA_DIR (default ./data).
`;

/** `args` are the arguments after `db`. Resolves with the exit code: 0 success, 1 rejected or failed, 2 invalid arguments. */
export async function runDbCommand(args: string[], io: DatabaseCommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options: { replace: FLAG }, io }, ({ replace }, positionals) =>
    executeRequest(parseDbRequest(replace, positionals), io),
  );
}

function executeRequest(request: Request, io: DatabaseCommandIo): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = io.env;
  const databaseLocation = { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' };
  return reportFixableErrors(`db ${request.action}`, io.stderr, () =>
    useDatabase(databaseLocation, request.action !== 'export', io, (database) => runAction(request, database)),
  );
}

/** Opens a database, prints the text that `work` returns, and resolves with the exit code. */
export async function useDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  mayCreate: boolean,
  { stdout, stderr }: Pick<DatabaseCommandIo, 'stdout' | 'stderr'>,
  work: (database: Database) => Promise<string>,
): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir, log: createWarningLog(stderr), mayCreate });
  try {
    stdout.write(`${await work(database)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

interface Request {
  action: 'export' | 'import' | 'migrate';
  file: string;
  replace: boolean;
}

function parseDbRequest(replace: boolean, [action, file, ...rest]: readonly string[]): Request {
  if (action === 'migrate') {
    if (file !== undefined || replace) throw new UsageError('db migrate accepts no arguments.');
    return { action, file: '', replace: false };
  }
  if (action !== 'export' && action !== 'import')
    throw new UsageError(action === undefined ? 'Specify export, import or migrate.' : `Unknown command: db ${action}`);
  if (file === undefined || rest.length > 0) throw new UsageError(`db ${action} requires one file.`);
  if (replace && action === 'export')
    throw new UsageError('db export does not accept --replace, because it always replaces the file.');
  return { action, file, replace };
}

async function runAction({ action, file, replace }: Request, database: Database): Promise<string> {
  if (action === 'migrate') return `The database has the schema of release ${release}.`;
  if (action === 'export') return `Exported ${describeSummary(await exportDatabase(database, file))} to ${file}.`;
  return `Imported ${describeSummary(await importDatabase(database, file, { replace }))} from ${file}.`;
}

function describeSummary({ header, rows }: ExportSummary): string {
  const tables = Object.keys(rows).length;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${formatQuantity(total, 'row')} of ${formatQuantity(tables, 'table')} (schema ${header.migration.tag}, release ${header.release}, PostgreSQL ${header.postgres})`;
}
