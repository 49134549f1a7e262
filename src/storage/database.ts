/**
 * The one way to the database. Which PostgreSQL it is, the embedded one or the one that DATABASE_URL names, is decided here;
 * the rest of the code does not know (docs/requirements.md, O1).
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { drizzle } from './drizzle.ts';
import { applicationName, embeddedConnection, embeddedDatabase } from './embedded/attachment.ts';
import { openEmbeddedServer } from './embedded/supervisor.ts';
import { checkServer, describeServer, unreachable } from './given-server.ts';
import { migrate, readMigrations } from './migrate.ts';
import * as schema from './schema.ts';
import { DatabaseUnreachableError, errorText } from './storage-errors.ts';
import type { StorageLog } from './storage-log.ts';

/** Where the database is. */
export interface DatabaseSettings {
  /** `postgres://…`; unset: the embedded database. */
  databaseUrl?: string | undefined;
  /** The embedded database lies in `<dataDir>/postgres`. */
  dataDir: string;
  log: StorageLog;
  /** Whether an embedded database may be made where there is none; true by default. */
  mayCreate?: boolean;
}

/** An open, migrated database. */
export interface Database {
  /** Connection string for libraries that want one. Holds the password of a given server: never log it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase<typeof schema>;
  /** `embedded`: this process started the server; `adopted`: another one had; `given`: DATABASE_URL. */
  readonly ownership: 'embedded' | 'adopted' | 'given';
  /**
   * Resolves when the database answers within three seconds.
   * @throws DatabaseUnreachableError
   */
  ping(): Promise<void>;
  /**
   * Ends all connections; an embedded server is stopped unless other processes use it. A second call waits for the first.
   * @param patience milliseconds after which work and server are left to end by themselves; nothing acknowledged is lost
   */
  close(patience?: number): Promise<void>;
}

/**
 * Opens the database: adopts or starts the embedded server or connects to the given one, checks it, and migrates it.
 * @throws DatabaseUnsupportedError, DatabaseStartError, DatabaseUnreachableError, DatabaseUnsuitableError, MigrationError
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const connection =
    settings.databaseUrl === undefined ? await openEmbedded(settings) : openGiven(settings.databaseUrl, settings.log);
  const { pool, log } = connection;
  // A connection that breaks while idle is replaced when it is needed; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ reason: errorText(error) }, 'an idle database connection broke'));
  let closing: Promise<void> | undefined;
  const close = async (patience = 6_000) => {
    const deadline = Date.now() + patience;
    // Connections that are still at work end with the server.
    await Promise.race([pool.end(), after(Math.min(1_000, patience))]);
    await connection.release(Math.max(0, deadline - Date.now()));
  };
  try {
    await prepare(connection);
  } catch (error) {
    await close();
    throw error;
  }
  return Object.defineProperty(
    {
      url: '',
      pool,
      db: drizzle(pool, { schema }),
      ownership: connection.ownership,
      ping: () => ping(connection),
      close: (patience?: number) => (closing ??= close(patience)),
    },
    // Not enumerable, so that a handle that is logged by mistake does not print it.
    'url',
    { get: connection.url, enumerable: false },
  );
}

interface Connection {
  pool: pg.Pool;
  log: StorageLog;
  ownership: Database['ownership'];
  url(): string;
  /** Why the server is given up. */
  failure(): Error | undefined;
  release(patience: number): Promise<unknown>;
  /** Turns the error of a first connection into one that says what to do. */
  explain(error: unknown): unknown;
}

const poolOptions = { max: 10, connectionTimeoutMillis: 10_000, keepAlive: true, application_name: applicationName };

async function openEmbedded({ dataDir, log, mayCreate = true }: DatabaseSettings): Promise<Connection> {
  const server = await openEmbeddedServer({
    dataDir,
    log,
    mayCreate,
    onBack: (socketDirectory) => {
      pool.options.host = socketDirectory;
    },
  });
  const pool = new pg.Pool({ ...poolOptions, ...embeddedConnection(server.socketDirectory(), embeddedDatabase) });
  return {
    pool,
    log,
    ownership: server.ownership,
    url: () => embeddedUrl(server.socketDirectory()),
    failure: server.failure,
    release: server.release,
    explain: (error) => error,
  };
}

function embeddedUrl(socketDirectory: string): string {
  const { port, user } = embeddedConnection(socketDirectory, embeddedDatabase);
  return `postgresql:///${embeddedDatabase}?host=${encodeURIComponent(socketDirectory)}&port=${port}&user=${user}`;
}

function openGiven(databaseUrl: string, log: StorageLog): Connection {
  describeServer(databaseUrl);
  return {
    pool: new pg.Pool({ ...poolOptions, connectionString: databaseUrl }),
    log,
    ownership: 'given',
    url: () => databaseUrl,
    failure: () => undefined,
    release: async () => {},
    explain: (error) => unreachable(databaseUrl, error),
  };
}

async function prepare({ pool, ownership, log, explain }: Connection): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw explain(error);
  });
  try {
    if (ownership === 'given') await checkServer(client);
    await migrate(client, readMigrations(), log);
  } finally {
    client.release();
  }
}

async function ping({ pool, failure }: Connection): Promise<void> {
  const lost = failure();
  if (lost !== undefined) throw new DatabaseUnreachableError('the database is lost', { cause: lost });
  try {
    const isLate = await Promise.race([pool.query('select 1').then(() => false), after(3_000).then(() => true)]);
    if (isLate) throw new DatabaseUnreachableError('the database does not answer');
  } catch (cause) {
    if (cause instanceof DatabaseUnreachableError) throw cause;
    throw new DatabaseUnreachableError('the database does not answer', { cause });
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
