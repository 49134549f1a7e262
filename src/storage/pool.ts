/**
 * The pool of connections that requests share, and the check whether the database is available. A dedicated connection queries
 * the database every second, and immediately when another connection breaks. While the database is lost, requests fail
 * immediately, the watch retries every address, and the log reports it once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createConnectionQueue, runInTurnOfClient } from './client-turns.ts';
import { type ConnectionConfig, DatabaseConnection } from './connection.ts';
import { checkServer } from './given-server.ts';
import {
  createSilentServerError,
  DatabaseBusyError,
  DatabaseLostError,
  findErrorCode,
  getErrorText,
  isDatabaseOutage,
  type StorageLog,
} from './storage-errors.ts';

/** Maximum number of connections of a process. Further queries wait for a free one. */
const MAX_CONNECTIONS = 10;
/** Milliseconds after which connecting, or waiting for a free connection, fails. */
const CONNECT_TIMEOUT_MS = 5_000;

export type PoolConfig = ConnectionConfig & pg.PoolConfig;

type Connect = (
  done?: (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void,
) => unknown;

/** Creates the pool. After a loss of the database, its errors are those of storage-errors.ts. */
export function createPool(config: PoolConfig): pg.Pool {
  const options: PoolConfig = { max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...config };
  const pool = new pg.Pool({ ...options, Client: DatabaseConnection as unknown as new () => pg.ClientBase });
  // The connection itself reports its loss.
  pool.on('error', () => undefined);

  const connect = pool.connect.bind(pool) as Connect;
  /** Takes a connection that is not in a transaction. One stays in it if a query fails after the `begin` that it contains. */
  const connectOutsideTransaction = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await (connect() as Promise<pg.PoolClient & DatabaseConnection>);
      const status = await client.waitUntilSettled();
      if (status !== 'E' && status !== 'T') return client;
      client.release(true);
    }
  };
  pool.connect = ((done) => {
    const lossError = config.getLossError?.();
    if (done !== undefined) {
      if (lossError === undefined) return connect((error, ...rest) => done(error && convertToOutageError(error), ...rest));
      process.nextTick(done, lossError);
      return undefined;
    }
    if (lossError !== undefined) return Promise.reject(lossError);
    return connectOutsideTransaction().catch((error: unknown) => {
      throw convertToOutageError(error);
    });
  }) satisfies Connect as pg.Pool['connect'];

  // pg-pool's own method would return the raw error of a broken socket.
  const turns = createConnectionQueue();
  pool.query = ((...parameters: unknown[]) =>
    runInTurnOfClient(turns, async () => {
      const client = await pool.connect();
      let failure: unknown;
      try {
        return await (client.query as (...all: unknown[]) => Promise<unknown>)(...parameters);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        client.release(isDatabaseOutage(failure));
      }
    })) as pg.Pool['query'];
  return pool;
}

/** Converts the pool's timeout error. Other errors were already converted by the connection. */
function convertToOutageError(error: unknown): Error {
  if (error instanceof DatabaseLostError) return error;
  const isFull = error instanceof Error && error.message.startsWith('timeout exceeded');
  return isFull ? new DatabaseBusyError({ cause: error }) : new DatabaseLostError({ cause: error });
}

const CHECK_INTERVAL_MS = 1_000;
/** Intervals without a response after which the database is considered lost. While the process is blocked, none are counted. */
const MAX_SILENT_CHECKS = 5;
const RETRY_INTERVAL_MS = 150;
/** Milliseconds to try an address: before a loss, directly after it, and after several attempts. */
const BEFORE_LOSS_MS = 3_000;
const FIRST_TIMEOUT_MS = 1_000;
const MAX_WATCH_MS = 10_000;
/** SQLSTATE of a working server without free connections (PostgreSQL, "PostgreSQL Error Codes"). */
const FULL = '53300';

export interface WatchParts {
  /** Returns the possible addresses in order of preference. Called before every attempt; can start the server. */
  listAddresses(): Promise<readonly pg.ClientConfig[]>;
  onFound(address: pg.ClientConfig): void;
  onLost(): void;
  readonly log: StorageLog;
}

export class DatabaseWatch {
  /** Open connections, which are closed when the database is lost. */
  readonly connections = new Set<DatabaseConnection>();
  readonly #parts: WatchParts;
  /** Connections of the check itself. */
  readonly #own = new Set<DatabaseConnection>();
  #hasEnded = false;
  #watching: Promise<void> | undefined;
  #wake = new AbortController();
  #lostSince: number | undefined;
  /** Number of connections that broke since the last query. */
  #broken = 0;
  /** IDs of server processes whose connections were closed. */
  #leftBehind: number[] = [];

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Connects for the first time, and checks the database from then on. @throws the error of the last address */
  async start(): Promise<void> {
    this.#watching = this.#watchDatabase(await this.#connectAny(MAX_WATCH_MS));
  }

  /** Returns the reason why queries are impossible; undefined while the database is available. */
  getLossError(): Error | undefined {
    return this.#lostSince === undefined ? undefined : new DatabaseLostError();
  }

  /** Triggers an immediate query, because a connection broke. */
  checkSoon(): void {
    this.#broken += 1;
    this.#wake.abort();
  }

  /** Adds server processes of connections that threads closed. They are ended when the database is available again. */
  addLeftBehind(processes: readonly number[]): void {
    this.#leftBehind.push(...processes);
    this.#wake.abort();
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#wake.abort();
    await Promise.all([...this.#own].map((connection) => connection.finish()));
    await Promise.race([this.#watching, sleep(CHECK_INTERVAL_MS, undefined, { ref: false })]);
  }

  async #watchDatabase(first: DatabaseConnection): Promise<void> {
    let own = first;
    for (;;) {
      own.once('end', () => this.#wake.abort());
      const reason = await this.#watchUntilLost(own);
      if (this.#hasEnded) return;
      const again = await this.#findAgain(reason);
      if (again === undefined) return;
      own = again;
    }
  }

  /** Queries repeatedly, and returns the reason when the database does not respond. */
  async #watchUntilLost(own: DatabaseConnection): Promise<unknown> {
    for (;;) {
      if (!own.isBroken) await this.#pause(CHECK_INTERVAL_MS);
      if (own.isBroken || this.#hasEnded) return new Error('the connection ended');
      try {
        await this.#ping(own);
        await this.#endLeftBehind(own);
      } catch (error) {
        // A single connection can break. Without a response, or if the server is a replica, the database is lost.
        if (!own.isBroken) this.#markLost(getErrorText(error));
        own.abandon();
        return error;
      }
      this.#logBroken();
    }
  }

  /** Checks whether the database accepts writes. After a failover, the server can be a replica. */
  async #ping(own: DatabaseConnection): Promise<void> {
    let hasAnswered = false;
    const answer = checkServer(own).finally(() => {
      hasAnswered = true;
    });
    answer.catch(() => undefined);
    for (let turn = 0; turn < MAX_SILENT_CHECKS && !hasAnswered; turn += 1)
      await Promise.race([answer, sleep(CHECK_INTERVAL_MS, undefined, { ref: false })]);
    if (!hasAnswered) throw createSilentServerError();
    await answer;
  }

  #logBroken(): void {
    if (this.#broken > 0)
      this.#parts.log.warn({ connections: this.#broken }, 'connections to the database broke; the database answers');
    this.#broken = 0;
  }

  #markLost(reason: string): void {
    if (this.#lostSince !== undefined || this.#hasEnded) return;
    this.#lostSince = performance.now();
    this.#parts.log.warn({ reason }, 'the database connection is lost; requests fail until it returns');
    for (const connection of this.connections) {
      if (connection.backend !== undefined) this.#leftBehind.push(connection.backend);
      connection.abandon();
    }
    this.#parts.onLost();
  }

  /** Tries all addresses until one responds; undefined if the check is stopped first. */
  async #findAgain(first: unknown): Promise<DatabaseConnection | undefined> {
    let reason = first;
    for (let timeoutMs = FIRST_TIMEOUT_MS; !this.#hasEnded; timeoutMs = Math.min(2 * timeoutMs, MAX_WATCH_MS)) {
      try {
        const own = await this.#connectAny(this.#lostSince === undefined ? BEFORE_LOSS_MS : timeoutMs);
        await this.#endLeftBehind(own);
        this.#markRecovered();
        return own;
      } catch (error) {
        reason = error;
      }
      if (findErrorCode(reason) !== FULL) this.#markLost(getErrorText(reason));
      await sleep(RETRY_INTERVAL_MS, undefined, { ref: false });
    }
    return undefined;
  }

  #markRecovered(): void {
    if (this.#lostSince === undefined) {
      this.#logBroken();
      return;
    }
    const milliseconds = Math.round(performance.now() - this.#lostSince);
    this.#lostSince = undefined;
    this.#broken = 0;
    this.#parts.log.info({ milliseconds }, 'the database is available again');
  }

  /** Ends the server processes of lost connections. After a network failure, they would keep their locks. */
  async #endLeftBehind(own: DatabaseConnection): Promise<void> {
    const processes = this.#leftBehind.splice(0);
    if (processes.length === 0) return;
    try {
      await own.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid = any($1) and usename = current_user and application_name like 'concordat %'`,
        [processes],
      );
    } catch (error) {
      this.#leftBehind.push(...processes);
      throw error;
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#wake;
    await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) this.#wake = new AbortController();
  }

  /** Connects to the first address with a usable server. @throws the error of the last address */
  async #connectAny(timeoutMs: number): Promise<DatabaseConnection> {
    let failure: unknown;
    for (const address of await this.#parts.listAddresses()) {
      try {
        const connection = await this.#connect(address, timeoutMs);
        this.#parts.onFound(address);
        return connection;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async #connect(address: pg.ClientConfig, timeoutMs: number): Promise<DatabaseConnection> {
    const connection = new DatabaseConnection({ ...address, open: this.#own });
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      connection.abandon();
    }, timeoutMs).unref();
    try {
      await connection.connect();
      await checkServer(connection);
      return connection;
    } catch (error) {
      connection.abandon();
      if (isLate) throw createSilentServerError();
      throw error instanceof DatabaseLostError && error.cause !== undefined ? error.cause : error;
    } finally {
      clearTimeout(late);
    }
  }
}
