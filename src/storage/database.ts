/**
 * The one way to the database. Which PostgreSQL it is, the embedded one or the one that DATABASE_URL names, is decided here;
 * the rest of the code does not know (docs/requirements.md, O1).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseConnection } from './connection.ts';
import { drizzle } from './drizzle.ts';
import { applicationName, embeddedConnection, embeddedDatabase, nextUseName } from './embedded/embedded-connection.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import { serverAddresses, unreachable } from './given-server.ts';
import { createLossNews } from './loss-news.ts';
import { isBusy, isOutage } from './lost-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createPool } from './pool.ts';
import * as schema from './schema.ts';
import { DatabaseUnreachableError, DatabaseUnsuitableError, errorText, type StorageLog } from './storage-errors.ts';
import { DatabaseWatch } from './watch.ts';

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
   * Opens a connection beside the pool. Whoever opens it ends it, by `finish`.
   * @param purpose what it is for, in the database's list of connections
   * @throws DatabaseLostError
   */
  connect(purpose: string): Promise<DatabaseConnection>;
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

/** Opens a connection of one's own; see Database. */
export type Connect = Database['connect'];

/**
 * Opens the database: adopts or starts the embedded server or connects to the given one, checks it, and migrates it. From then on
 * it is watched: an outage ends nothing, and is over as soon as the database is back.
 * @throws DatabaseUnsupportedError, DatabaseStartError, DatabaseUnreachableError, DatabaseUnsuitableError, MigrationError
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const useName = nextUseName();
  const server = settings.databaseUrl === undefined ? await findEmbedded(settings, useName) : findGiven(settings.databaseUrl);
  const { log } = settings;
  let address: pg.ClientConfig = {};
  const watch = new DatabaseWatch({
    addresses: async () => (await server.addresses()).map((one) => ({ ...one, application_name: useName })),
    found: (found) => {
      address = found;
      Object.assign(pool.options, address, { application_name: applicationName });
    },
    lost: () => lossNews.tell(),
    log,
  });
  const lossNews = createLossNews(
    () => server.url(address),
    (processes) => watch.leaveBehind(processes),
  );
  const parts = {
    open: watch.connections,
    onBroken: () => watch.suspect(),
    whyNot: () => watch.whyNot(),
  };
  const pool = createPool({ ...parts, ...address, application_name: applicationName });
  const connect: Connect = async (purpose) => {
    const application_name = `concordat ${purpose}`;
    const connection = new DatabaseConnection({
      ...parts,
      ...address,
      application_name,
      connectionTimeoutMillis: CONNECT_WITHIN,
    });
    await connection.connect();
    return connection;
  };
  let closing: Promise<void> | undefined;
  const close = async (patience = 6_000) => {
    const deadline = Date.now() + patience;
    // Connections that are still at work end with the server.
    await Promise.race([pool.end(), after(Math.min(1_000, patience))]);
    await watch.end();
    lossNews.end();
    for (const connection of watch.connections) connection.abandon();
    await server.release(Math.max(0, deadline - Date.now()));
  };
  try {
    await prepare({ watch, pool, log });
  } catch (error) {
    await close();
    throw server.explain(error);
  }
  return Object.defineProperty(
    {
      url: '',
      pool,
      db: drizzle(pool, { schema }),
      ownership: server.ownership,
      connect,
      ping: () => ping(pool),
      close: (patience?: number) => (closing ??= close(patience)),
    },
    // Not enumerable, so that a handle that is logged by mistake does not print it.
    'url',
    { get: () => server.url(address), enumerable: false },
  );
}

/** Until a connection must stand, in milliseconds. */
const CONNECT_WITHIN = 5_000;
/** How long a start waits for a server that goes away while it begins, is starting itself, or is too busy to answer. */
const START_PATIENCE = 60_000;
/** Between two tries, at first; each pause is twice as long as the one before, up to the longest. */
const FIRST_PAUSE = 250;
const MAX_PAUSE_MS = 8_000;

interface FoundServer {
  readonly ownership: Database['ownership'];
  /** Best first; starts an embedded server that has ended. */
  addresses(): Promise<readonly pg.ClientConfig[]>;
  url(address: pg.ClientConfig): string;
  release(patience: number): Promise<unknown>;
  /** Turns the error of a first connection into one that says what to do. */
  explain(error: unknown): unknown;
}

async function findEmbedded({ dataDir, log, mayCreate }: DatabaseSettings, useName: string): Promise<FoundServer> {
  const server = await openEmbeddedServer({ dataDir, useName, log, mayCreate });
  return {
    ownership: server.ownership,
    addresses: async () => {
      await server.revive();
      return [embeddedConnection(server.socketDirectory(), embeddedDatabase)];
    },
    url: () => embeddedUrl(server.socketDirectory()),
    release: server.release,
    explain: (error) => error,
  };
}

function embeddedUrl(socketDirectory: string): string {
  const { port, user } = embeddedConnection(socketDirectory, embeddedDatabase);
  return `postgresql:///${embeddedDatabase}?host=${encodeURIComponent(socketDirectory)}&port=${port}&user=${user}`;
}

function findGiven(databaseUrl: string): FoundServer {
  const addresses = serverAddresses(databaseUrl).map((connectionString) => ({ connectionString }));
  return {
    ownership: 'given',
    addresses: async () => addresses,
    url: ({ connectionString }) => connectionString as string,
    release: async () => {},
    explain: (error) => (error instanceof DatabaseUnsuitableError ? error : unreachable(databaseUrl, error)),
  };
}

interface Beginning {
  readonly watch: DatabaseWatch;
  readonly pool: pg.Pool;
  readonly log: StorageLog;
}

/** A server that cannot be reached at all is told at once; one that is starting, is too busy, or goes away meanwhile, is waited for. */
async function prepare({ watch, pool, log }: Beginning): Promise<void> {
  const deadline = Date.now() + START_PATIENCE;
  let isFound = false;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      if (!isFound) await watch.start();
      isFound = true;
      const client = await pool.connect();
      try {
        await migrate(client, readMigrations(), log);
      } finally {
        client.release();
      }
      return;
    } catch (error) {
      const mayPass = isBusy(error) || (isFound && isOutage(error));
      if (!mayPass || Date.now() > deadline) throw error;
      log.info({ reason: errorText(error), milliseconds: pause }, 'waiting for the database');
      await sleep(pause);
    }
  }
}

async function ping(pool: pg.Pool): Promise<void> {
  try {
    const isLate = await Promise.race([pool.query('select 1').then(() => false), after(3_000).then(() => true)]);
    if (isLate) throw new DatabaseUnreachableError('the database does not answer');
  } catch (cause) {
    if (cause instanceof DatabaseUnreachableError) throw cause;
    throw new DatabaseUnreachableError('the database does not answer', { cause });
  }
}

function after(milliseconds: number): Promise<unknown> {
  return sleep(milliseconds, undefined, { ref: false });
}
