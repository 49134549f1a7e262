/**
 * Watches whether the database answers. A connection of its own asks every second; a connection that breaks anywhere makes it look at
 * once. While the database is lost every address is tried again and again, requests are refused at once instead of being kept
 * waiting, and the log says so once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseConnection } from './connection.ts';
import { checkServer } from './given-server.ts';
import { DatabaseLostError, saidNothing } from './lost-database.ts';
import { errorCode, errorText } from './storage-errors.ts';
import type { StorageLog } from './storage-log.ts';

/** How often the watch asks, in milliseconds. */
const ASK_EVERY = 1_000;
/** So many turns without an answer are a lost database. Turns, and not time: a process that was held up has not looked. */
const MOST_SILENT_TURNS = 4;
/** Between two tries at all addresses. */
const TRY_EVERY = 150;
/** An address that does not answer within this time is tried again beside the first try, and so are the others. */
const TRY_AGAIN_AFTER = 1_000;
/** The same before the database is called lost. */
const FIRST_PATIENCE = 3_000;
/** A try is given up after this time. */
const GIVE_UP_AFTER = 10_000;
/** The server has no connection left (PostgreSQL, "PostgreSQL Error Codes"): it works nevertheless. */
const FULL = '53300';

/** What a watch needs, and whom it tells. */
export interface WatchParts {
  /** Where the database may be, best first; asked for before every try. */
  addresses(): readonly pg.ClientConfig[];
  /** The address at which it was found. */
  found(address: pg.ClientConfig): void;
  /** It is lost. */
  lost(): void;
  readonly log: StorageLog;
}

/** The one who knows whether the database answers. */
export class DatabaseWatch {
  /** Connections that are broken off when the database is lost. */
  readonly connections = new Set<DatabaseConnection>();
  readonly #parts: WatchParts;
  readonly #ended = Promise.withResolvers<void>();
  readonly #tries = new Set<DatabaseConnection>();
  #hasEnded = false;
  #own: DatabaseConnection | undefined;
  #turns: NodeJS.Timeout | undefined;
  #silentTurns = 0;
  #asking: Promise<void> | undefined;
  #broken = 0;
  #search: Promise<void> | undefined;
  #lostSince: number | undefined;
  /** Processes of the server for connections that were broken off. */
  #leftBehind: number[] = [];

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Finds the database for the first time; from then on it is watched. @throws the error of the last address */
  async start(): Promise<void> {
    let failure: unknown;
    for (const address of this.#parts.addresses()) {
      try {
        this.#watch(address, await this.#connect(address));
        return;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** Why nothing can be asked now; undefined while the database answers. */
  whyNot(): Error | undefined {
    return this.#lostSince === undefined ? undefined : new DatabaseLostError();
  }

  /** A connection broke: looks whether it was the database. */
  suspect(error: Error): void {
    if (this.#lostSince !== undefined || this.#hasEnded) return;
    this.#broken += 1;
    if (this.#broken === 1) void this.#look(error);
  }

  /** Processes of the server for connections elsewhere that were broken off; they are ended once the database is back. */
  async leaveBehind(processes: readonly number[]): Promise<void> {
    this.#leftBehind.push(...processes);
    if (this.#lostSince !== undefined || this.#own === undefined) return;
    await this.#endLeftBehind(this.#own);
    this.#leftBehind = [];
  }

  /** Watches no more. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearInterval(this.#turns);
    this.#ended.resolve();
    for (const connection of this.#tries) connection.abandon();
    await this.#own?.finish();
    await this.#search;
  }

  async #look(error: Error): Promise<void> {
    if (this.#own?.isBroken === false) await this.#ask(this.#own);
    if (this.#own?.isBroken !== false) await this.#find(error);
    if (this.#lostSince === undefined && this.#broken > 0 && !this.#hasEnded) {
      const details = { connections: this.#broken, reason: errorText(error) };
      this.#parts.log.warn(details, 'connections to the database broke; the database answers');
    }
    this.#broken = 0;
  }

  #watch(address: pg.ClientConfig, own: DatabaseConnection): void {
    this.#own = own;
    this.#silentTurns = 0;
    this.#asking = undefined;
    this.#parts.found(address);
    own.once('end', () => void this.#find(new Error('the connection ended')));
    clearInterval(this.#turns);
    this.#turns = setInterval(() => this.#turn(own), ASK_EVERY).unref();
  }

  #turn(own: DatabaseConnection): void {
    if (own !== this.#own || own.isBroken) return;
    this.#silentTurns = this.#asking === undefined ? 0 : this.#silentTurns + 1;
    if (this.#silentTurns > MOST_SILENT_TURNS) this.#lose('it does not answer', own);
    else void this.#ask(own);
  }

  /** Asks whether this is still a database to work on: after a change of roles it is a replica. */
  #ask(own: DatabaseConnection): Promise<void> {
    this.#asking ??= checkServer(own)
      .catch((error: unknown) => {
        if (!own.isBroken) this.#lose(errorText(error), own);
      })
      .finally(() => {
        if (own === this.#own) this.#asking = undefined;
      });
    return this.#asking;
  }

  #lose(reason: string, own?: DatabaseConnection): void {
    if (this.#lostSince === undefined && !this.#hasEnded) {
      this.#lostSince = performance.now();
      this.#parts.log.warn({ reason }, 'the database is lost; what needs it is refused until it is back');
      for (const connection of this.connections) {
        if (connection.backend !== undefined) this.#leftBehind.push(connection.backend);
        connection.abandon();
      }
      this.#parts.lost();
    }
    own?.abandon();
  }

  /** Tries every address until one answers. */
  #find(reason: Error): Promise<void> {
    if (this.#hasEnded || this.#own?.isBroken === false) return Promise.resolve();
    this.#search ??= this.#tryAll(reason).finally(() => {
      this.#search = undefined;
      // What was found may be gone again.
      void this.#find(new Error('the connection ended'));
    });
    return this.#search;
  }

  async #tryAll(first: Error): Promise<void> {
    let reason: unknown = first;
    const found = Promise.withResolvers<void>();
    let isOver = false;
    const over = Promise.race([found.promise, this.#ended.promise]).then(() => {
      isOver = true;
      for (const connection of this.#tries) connection.abandon();
    });
    const tryOne = async (address: pg.ClientConfig): Promise<void> => {
      try {
        const own = await this.#connect(address);
        await this.#endLeftBehind(own);
        if (isOver) return own.abandon();
        isOver = true;
        this.#watch(address, own);
        this.#tellBack();
        found.resolve();
      } catch (error) {
        reason = error;
      }
    };
    while (!isOver) {
      const patience = this.#lostSince === undefined ? FIRST_PATIENCE : TRY_AGAIN_AFTER;
      for (const address of this.#parts.addresses()) {
        if (!isOver) await Promise.race([tryOne(address), over, after(patience)]);
      }
      if (isOver) break;
      if (errorCode(reason) !== FULL) this.#lose(errorText(reason));
      await Promise.race([over, after(TRY_EVERY)]);
    }
    await over;
  }

  #tellBack(): void {
    if (this.#lostSince === undefined) return;
    this.#leftBehind = [];
    const milliseconds = Math.round(performance.now() - this.#lostSince);
    this.#lostSince = undefined;
    this.#broken = 0;
    this.#parts.log.info({ milliseconds }, 'the database is back');
  }

  /** Where the network was cut, the server does not know, and keeps the locks of transactions that nobody will end. */
  async #endLeftBehind(own: DatabaseConnection): Promise<void> {
    if (this.#leftBehind.length === 0) return;
    await own
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid = any($1) and usename = current_user and application_name like 'concordat %'`,
        [this.#leftBehind],
      )
      .catch(() => undefined);
  }

  /** Connects to a server that can be worked on. */
  async #connect(address: pg.ClientConfig): Promise<DatabaseConnection> {
    const connection = new DatabaseConnection({ ...address, open: this.#tries });
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      connection.abandon();
    }, GIVE_UP_AFTER);
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
      this.#tries.delete(connection);
    }
  }
}

function after(milliseconds: number): Promise<unknown> {
  return sleep(milliseconds, undefined, { ref: false });
}
