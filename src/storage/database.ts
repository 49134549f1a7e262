/** Opens the database: embedded, or that of DATABASE_URL. Other code does not distinguish them (docs/requirements.md, O1). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseConnection } from './connection.ts';
import {
  applicationName,
  createConnectionSettings,
  createUsageName,
  embeddedDatabase,
} from './embedded/embedded-connection.ts';
import { openEmbeddedServer } from './embedded/embedded-server.ts';
import { createUnreachableDatabaseError, listServerAddresses } from './given-server.ts';
import { createLossNotices } from './loss-notices.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';
import { createPool, DatabaseWatch } from './pool.ts';
import * as schema from './schema.ts';
import {
  DatabaseUnreachableError,
  DatabaseUnsuitableError,
  getErrorText,
  isDatabaseOutage,
  isTemporaryError,
  type StorageLog,
} from './storage-errors.ts';
import { drizzle } from './transaction.ts';

export interface DatabaseSettings {
  /** `postgres://…`; undefined for the embedded database. */
  databaseUrl?: string | undefined;
  /** The embedded database is in `<dataDir>/postgres`. */
  dataDir: string;
  log: StorageLog;
  /** True to create a missing embedded database. The default is true. */
  mayCreate?: boolean;
}

/** An open, migrated database. */
export interface Database {
  /** The connection string for libraries. It contains the password of a given server: never log it. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase<typeof schema>;
  /** `embedded`: started by this process. `adopted`: started by another process. `given`: DATABASE_URL. */
  readonly ownership: 'embedded' | 'adopted' | 'given';
  /** Opens a connection outside the pool, named `purpose`. The caller ends it with `finish`. @throws DatabaseLostError */
  connect(purpose: string): Promise<DatabaseConnection>;
  /** Resolves if the database responds within three seconds. @throws DatabaseUnreachableError */
  pingDatabase(): Promise<void>;
  /** Ends all connections, and an unshared embedded server, within `timeoutMs`. A second call waits for the first. */
  close(timeoutMs?: number): Promise<void>;
}

export type Connect = Database['connect'];

/** Opens, checks and migrates the database; reconnects after a loss. @throws errors of storage-errors.ts, MigrationError */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const useName = createUsageName();
  const server =
    settings.databaseUrl === undefined ? await openLocalServer(settings, useName) : findConfiguredServer(settings.databaseUrl);
  const { log } = settings;
  let address: pg.ClientConfig = {};
  const watch = new DatabaseWatch({
    listAddresses: async () => (await server.listAddresses()).map((one) => ({ ...one, application_name: useName })),
    onFound: (found) => {
      address = found;
      Object.assign(pool.options, address, { application_name: applicationName });
    },
    onLost: () => lossNews.notify(),
    log,
  });
  const lossNews = createLossNotices(
    () => server.url(address),
    (processes) => watch.addLeftBehind(processes),
  );
  const parts = { open: watch.connections, onBroken: () => watch.checkSoon(), getLossError: () => watch.getLossError() };
  const pool = createPool({ ...parts, ...address, application_name: applicationName });
  const connectForPurpose: Connect = async (purpose) => {
    const application_name = `concordat ${purpose}`;
    const connection = new DatabaseConnection({
      ...parts,
      ...address,
      application_name,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    await connection.connect();
    return connection;
  };
  let closing: Promise<void> | undefined;
  const closePool = async (timeoutMs = 6_000) => {
    const deadline = Date.now() + timeoutMs;
    // Queries that still run end with the server.
    await Promise.race([pool.end(), waitMilliseconds(Math.min(1_000, timeoutMs))]);
    await watch.end();
    lossNews.end();
    for (const connection of watch.connections) connection.abandon();
    await server.release(Math.max(0, deadline - Date.now()));
  };
  try {
    await prepareDatabase({ watch, pool, log });
  } catch (error) {
    await closePool();
    throw server.explain(error);
  }
  return Object.defineProperty(
    {
      url: '',
      pool,
      db: drizzle(pool, { schema }),
      ownership: server.ownership,
      connect: connectForPurpose,
      pingDatabase: () => pingPool(pool),
      close: (timeoutMs?: number) => (closing ??= closePool(timeoutMs)),
    },
    // Not enumerable, so that logging a handle does not print it.
    'url',
    { get: () => server.url(address), enumerable: false },
  );
}

const CONNECT_TIMEOUT_MS = 5_000;
/** Milliseconds for which startup waits for a database server that restarts, starts, or is too busy. */
const START_TIMEOUT_MS = 60_000;
/** The first delay between attempts. It doubles up to the maximum. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 8_000;

interface FoundServer {
  readonly ownership: Database['ownership'];
  /** Returns servers in order of preference. Restarts an embedded server that has ended. */
  listAddresses(): Promise<readonly pg.ClientConfig[]>;
  url(address: pg.ClientConfig): string;
  release(timeoutMs: number): Promise<unknown>;
  /** Converts an error of the first connection to an error with instructions. */
  explain(error: unknown): unknown;
}

async function openLocalServer({ dataDir, log, mayCreate }: DatabaseSettings, useName: string): Promise<FoundServer> {
  const server = await openEmbeddedServer({ dataDir, useName, log, mayCreate });
  return {
    ownership: server.ownership,
    listAddresses: async () => {
      await server.restartServer();
      return [createConnectionSettings(server.getSocketDirectory(), embeddedDatabase)];
    },
    url: () => buildEmbeddedUrl(server.getSocketDirectory()),
    release: server.release,
    explain: (error) => error,
  };
}

function buildEmbeddedUrl(socketDirectory: string): string {
  const { port, user } = createConnectionSettings(socketDirectory, embeddedDatabase);
  return `postgresql:///${embeddedDatabase}?host=${encodeURIComponent(socketDirectory)}&port=${port}&user=${user}`;
}

function findConfiguredServer(databaseUrl: string): FoundServer {
  const addresses = listServerAddresses(databaseUrl).map((connectionString) => ({ connectionString }));
  return {
    ownership: 'given',
    listAddresses: async () => addresses,
    url: ({ connectionString }) => connectionString as string,
    release: async () => {},
    explain: (error) => (error instanceof DatabaseUnsuitableError ? error : createUnreachableDatabaseError(databaseUrl, error)),
  };
}

/** Fails immediately if the server cannot be reached. Waits if the server is starting, restarting or too busy. */
async function prepareDatabase({ watch, pool, log }: { watch: DatabaseWatch; pool: pg.Pool; log: StorageLog }): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let isFound = false;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      if (!isFound) await watch.start();
      isFound = true;
      const client = await pool.connect();
      try {
        await migrateDatabase(client, readMigrations(), log);
      } finally {
        client.release();
      }
      return;
    } catch (error) {
      const mayPass = isTemporaryError(error) || (isFound && isDatabaseOutage(error));
      if (!mayPass || Date.now() > deadline) throw error;
      log.info({ reason: getErrorText(error), milliseconds: pause }, 'waiting for the database');
      await sleep(pause);
    }
  }
}

async function pingPool(pool: pg.Pool): Promise<void> {
  try {
    const isLate = await Promise.race([pool.query('select 1').then(() => false), waitMilliseconds(3_000).then(() => true)]);
    if (isLate) throw new DatabaseUnreachableError('the database does not respond');
  } catch (cause) {
    if (cause instanceof DatabaseUnreachableError) throw cause;
    throw new DatabaseUnreachableError('the database does not respond', { cause });
  }
}

function waitMilliseconds(milliseconds: number): Promise<unknown> {
  return sleep(milliseconds, undefined, { ref: false });
}

/** The first delay in milliseconds before reconnecting. It doubles each time. */
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 500;

export interface DatabaseListenerParts {
  /** The name of the channel (NOTIFY of PostgreSQL), a plain identifier. */
  readonly channel: string;
  /** Purpose of the listener, for the log and the database's list of connections. */
  readonly name: string;
  readonly connect: Connect;
  readonly log: Log;
  onNotification(payload: string): void;
  /** Called when listening begins. Earlier events must be read from the tables. */
  onListening(): void;
}

/** Listens until stopped. After a lost connection, it reconnects and calls `onListening` again. */
export class DatabaseListener {
  readonly #parts: DatabaseListenerParts;
  #connection: DatabaseConnection | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #attempt = 0;
  #isStopped = false;

  constructor(parts: DatabaseListenerParts) {
    this.#parts = parts;
  }

  /** Starts to listen, and retries after failures. */
  async start(): Promise<void> {
    let connection: DatabaseConnection | undefined;
    try {
      connection = await this.#parts.connect(this.#parts.name);
      await this.#listen(connection);
    } catch (error) {
      connection?.abandon();
      this.#retry(error);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#waiting);
    await this.#connection?.finish();
  }

  async #listen(connection: DatabaseConnection): Promise<void> {
    if (this.#isStopped) return connection.finish();
    connection.once('end', () => this.#handleLoss(connection));
    connection.on('notification', ({ payload = '' }) => this.#parts.onNotification(payload));
    this.#connection = connection;
    await connection.query(`listen ${this.#parts.channel}`);
    this.#attempt = 0;
    this.#parts.onListening();
  }

  #handleLoss(connection: DatabaseConnection): void {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    this.#retry(new Error('the connection ended'));
  }

  #retry(error: unknown): void {
    if (this.#isStopped || this.#waiting !== undefined) return;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.#attempt, 8)) * (0.5 + Math.random() / 2);
    this.#attempt += 1;
    const { log, name } = this.#parts;
    // The pool logs outages at a higher level.
    log.debug({ reason: getErrorText(error) }, `the ${name} has no connection to the database; it connects again`);
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.start();
    }, wait).unref();
  }
}
