/**
 * Watches whether the database answers. A connection of its own asks every second, and at once when another connection breaks.
 * While the database is lost, requests are refused at once instead of waiting, every address is tried again and again, and the
 * log says so once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseConnection } from './connection.ts';
import { checkServer } from './given-server.ts';
import { DatabaseLostError, saidNothing } from './lost-database.ts';
import { errorCode, errorText, type StorageLog } from './storage-errors.ts';

/** How often the watch asks, in milliseconds. */
const ASK_EVERY = 1_000;
/** Turns of a second without an answer that are a lost database. Turns, and not time: a process that was held up has not looked. */
const SILENT_TURNS = 5;
/** Between two tries at all addresses. */
const TRY_EVERY = 150;
/** How long an address may take to answer before the database is called lost, right after that, and after several tries. */
const PATIENCE_BEFORE = 3_000;
const FIRST_PATIENCE = 1_000;
const MAX_WATCH_MS = 10_000;
/** The server has no connection left (PostgreSQL, "PostgreSQL Error Codes"): it works nevertheless. */
const FULL = '53300';

/** What a watch needs, and whom it tells. */
export interface WatchParts {
  /** Returns where the database may be, best first; called before every try, and may start the server. */
  addresses(): Promise<readonly pg.ClientConfig[]>;
  /** The address at which it was found. */
  found(address: pg.ClientConfig): void;
  /** It is lost. */
  lost(): void;
  readonly log: StorageLog;
}

/** Knows whether the database answers. */
export class DatabaseWatch {
  /** Connections that are broken off when the database is lost. */
  readonly connections = new Set<DatabaseConnection>();
  readonly #parts: WatchParts;
  /** The connection that asks, and one that is being tried. */
  readonly #own = new Set<DatabaseConnection>();
  #hasEnded = false;
  #watching: Promise<void> | undefined;
  #wake = new AbortController();
  #lostSince: number | undefined;
  /** Connections elsewhere that broke since the last look. */
  #broken = 0;
  /** Processes of the server for connections that were broken off. */
  #leftBehind: number[] = [];

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Finds the database for the first time; from then on it is watched. @throws the error of the last address */
  async start(): Promise<void> {
    const own = await this.#connectAny(MAX_WATCH_MS);
    this.#watching = this.#watch(own);
  }

  /** Why nothing can be asked now; undefined while the database answers. */
  whyNot(): Error | undefined {
    return this.#lostSince === undefined ? undefined : new DatabaseLostError();
  }

  /** A connection broke: the watch asks at once. */
  suspect(): void {
    this.#broken += 1;
    this.#wake.abort();
  }

  /** Processes of the server for connections elsewhere that were broken off; they are ended as soon as the database answers. */
  leaveBehind(processes: readonly number[]): void {
    this.#leftBehind.push(...processes);
    this.#wake.abort();
  }

  /** Watches no more. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#wake.abort();
    await Promise.all([...this.#own].map((connection) => connection.finish()));
    await Promise.race([this.#watching, sleep(ASK_EVERY, undefined, { ref: false })]);
  }

  async #watch(first: DatabaseConnection): Promise<void> {
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

  /** Asks until there is no answer, and returns why. */
  async #watchUntilLost(own: DatabaseConnection): Promise<unknown> {
    for (;;) {
      if (!own.isBroken) await this.#pause(ASK_EVERY);
      if (own.isBroken || this.#hasEnded) return new Error('the connection ended');
      try {
        await this.#ask(own);
        await this.#endLeftBehind(own);
      } catch (error) {
        // One that broke may be the only one; a server that does not answer, or is a replica by now, is lost.
        if (!own.isBroken) this.#lose(errorText(error));
        own.abandon();
        return error;
      }
      this.#tellBroken();
    }
  }

  /** Asks whether this is still a database to work on: after a change of roles it is a replica. */
  async #ask(own: DatabaseConnection): Promise<void> {
    let hasAnswered = false;
    const answer = checkServer(own).finally(() => {
      hasAnswered = true;
    });
    answer.catch(() => undefined);
    for (let turn = 0; turn < SILENT_TURNS && !hasAnswered; turn += 1)
      await Promise.race([answer, sleep(ASK_EVERY, undefined, { ref: false })]);
    if (!hasAnswered) throw saidNothing();
    await answer;
  }

  #tellBroken(): void {
    if (this.#broken > 0)
      this.#parts.log.warn({ connections: this.#broken }, 'connections to the database broke; the database answers');
    this.#broken = 0;
  }

  #lose(reason: string): void {
    if (this.#lostSince !== undefined || this.#hasEnded) return;
    this.#lostSince = performance.now();
    this.#parts.log.warn({ reason }, 'the database is lost; what needs it is refused until it is back');
    for (const connection of this.connections) {
      if (connection.backend !== undefined) this.#leftBehind.push(connection.backend);
      connection.abandon();
    }
    this.#parts.lost();
  }

  /** Tries every address until one answers; undefined where the watch ends first. */
  async #findAgain(first: unknown): Promise<DatabaseConnection | undefined> {
    let reason = first;
    for (let patience = FIRST_PATIENCE; !this.#hasEnded; patience = Math.min(2 * patience, MAX_WATCH_MS)) {
      try {
        const own = await this.#connectAny(this.#lostSince === undefined ? PATIENCE_BEFORE : patience);
        await this.#endLeftBehind(own);
        this.#tellBack();
        return own;
      } catch (error) {
        reason = error;
      }
      if (errorCode(reason) !== FULL) this.#lose(errorText(reason));
      await sleep(TRY_EVERY, undefined, { ref: false });
    }
    return undefined;
  }

  #tellBack(): void {
    if (this.#lostSince === undefined) {
      this.#tellBroken();
      return;
    }
    const milliseconds = Math.round(performance.now() - this.#lostSince);
    this.#lostSince = undefined;
    this.#broken = 0;
    this.#parts.log.info({ milliseconds }, 'the database is back');
  }

  /** Where the network was cut, the server does not know, and keeps the locks of transactions that nobody will end. */
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

  /** Waits, unless something happens before. */
  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#wake;
    await sleep(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) this.#wake = new AbortController();
  }

  /** Connects to the first address whose server can be worked on. @throws the error of the last one */
  async #connectAny(patience: number): Promise<DatabaseConnection> {
    let failure: unknown;
    for (const address of await this.#parts.addresses()) {
      try {
        const connection = await this.#connect(address, patience);
        this.#parts.found(address);
        return connection;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async #connect(address: pg.ClientConfig, patience: number): Promise<DatabaseConnection> {
    const connection = new DatabaseConnection({ ...address, open: this.#own });
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      connection.abandon();
    }, patience).unref();
    try {
      await connection.connect();
      await checkServer(connection);
      return connection;
    } catch (error) {
      connection.abandon();
      if (isLate) throw saidNothing();
      throw error instanceof DatabaseLostError && error.cause !== undefined ? error.cause : error;
    } finally {
      clearTimeout(late);
    }
  }
}
