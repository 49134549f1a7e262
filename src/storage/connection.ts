/**
 * A connection to the database that cannot end the process, whatever happens to it. Every connection of this process is one of these:
 * those of the pool, those that listen, and those that hold locks.
 */
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changes, DatabaseLostError, ends, OutcomeUnknownError, READ_ONLY, saysGone } from './lost-database.ts';
import { errorCode } from './storage-errors.ts';

/** A connection's settings, beside the driver's own. */
export interface ConnectionConfig extends pg.ClientConfig {
  /** Connections that are open or being opened; this one adds and removes itself. */
  open?: Set<DatabaseConnection>;
  /** Told when the connection breaks, or the server says that it cannot be used. */
  onBroken?: (error: Error) => void;
  /** Why no connection can be made now; undefined when one may be tried. */
  whyNot?: () => Error | undefined;
}

type Done = (error: unknown, ...rest: unknown[]) => void;
/** A question that takes its answer itself, like COPY. */
interface Submitted {
  handleError(error: unknown, ...rest: unknown[]): void;
}
type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
type Connect = (this: pg.Client, done?: Done) => unknown;

/** What a dead peer's silence is noticed by while nothing is asked. */
const KEEP_ALIVE_AFTER = 5_000;
/** A connection that says goodbye is not waited for longer. */
const GOODBYE = 500;

/** A connection of the driver, with its losses told as what they are. */
export class DatabaseConnection extends pg.Client {
  readonly #socket: Socket;
  readonly #config: ConnectionConfig;
  #isBroken = false;
  /** Whether the transaction has changed anything so far. */
  #hasChanges = false;

  constructor(config: ConnectionConfig) {
    const socket = new Socket();
    super({ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER, ...config, stream: () => socket });
    this.#socket = socket;
    this.#config = config;
    // pg-pool takes its own listener away while a connection is in use, and an `error` that nobody hears ends the process.
    this.on('error', (error) => this.#broke(error));
    this.once('end', () => {
      this.#isBroken = true;
      config.open?.delete(this);
    });
    // Methods of the driver that are called by the pool with callbacks and by everybody else for promises.
    this.query = ((...parameters: unknown[]) => this.#query(parameters)) as pg.Client['query'];
    this.connect = ((done?: Done) => this.#connect(done)) as pg.Client['connect'];
  }

  /** Whether it broke or ended. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** The server's process for it, as pg_stat_activity names it; undefined before it stands. */
  get backend(): number | undefined {
    return (this as unknown as { processID: number | null }).processID ?? undefined;
  }

  /**
   * What the server says of its transaction ("ReadyForQuery" of the protocol: I, T or E), once it has said all of its last answer: an error arrives before that,
   * and may arrive alone.
   */
  async settled(): Promise<string | null> {
    const { readyForQuery } = this as unknown as { readyForQuery: boolean };
    if (!readyForQuery && !this.#isBroken) {
      await new Promise<void>((resolve) => {
        const done = () => {
          this.off('drain', done).off('end', done);
          resolve();
        };
        this.on('drain', done).on('end', done);
      });
    }
    return this.getTransactionStatus();
  }

  /** Resolves when all that was asked so far is on its way to the server. */
  async sent(): Promise<void> {
    if (this.#socket.writableNeedDrain) await once(this.#socket, 'drain');
  }

  /** Breaks it off without a word to the server. Whatever waits for an answer is told that the database is lost. */
  abandon(): void {
    this.#socket.destroy();
  }

  /** Ends it; a server that does not take the goodbye is left. */
  async finish(): Promise<void> {
    await Promise.race([this.end().catch(() => undefined), sleep(GOODBYE, undefined, { ref: false })]);
    this.abandon();
  }

  #broke(error: Error): void {
    const isNew = !this.#isBroken;
    this.#isBroken = true;
    if (isNew) this.#config.onBroken?.(error);
  }

  #connect(done: Done | undefined): unknown {
    const whyNot = this.#config.whyNot?.();
    if (whyNot !== undefined) {
      if (done === undefined) return Promise.reject(whyNot);
      process.nextTick(done, whyNot);
      return undefined;
    }
    this.#config.open?.add(this);
    const connect = pg.Client.prototype.connect as unknown as Connect;
    const told = (cause: unknown) => {
      this.#config.open?.delete(this);
      this.abandon();
      this.#broke(cause as Error);
      return new DatabaseLostError({ cause });
    };
    if (done !== undefined) {
      return connect.call(this, (error, ...rest) => {
        done(error === null || error === undefined ? error : told(error), ...rest);
      });
    }
    return (connect.call(this) as Promise<unknown>).catch((error: unknown) => {
      throw told(error);
    });
  }

  #query(parameters: unknown[]): unknown {
    const statement = statementOf(parameters[0]);
    const isInside = this.getTransactionStatus() === 'T';
    const isOpen = isInside ? this.#hasChanges : changes(statement);
    const mayBeDone = isInside ? isOpen && ends(statement) : isOpen;
    this.#hasChanges = isOpen || changes(statement);
    const told = (error: unknown) => this.#told(error, mayBeDone);
    const query = pg.Client.prototype.query as unknown as Query;
    const place = parameters.findIndex((parameter) => typeof parameter === 'function');
    if (place !== -1) {
      const done = parameters[place] as Done;
      return query.apply(
        this,
        parameters.with(place, (error: unknown, ...rest: unknown[]) => done(told(error), ...rest)),
      );
    }
    if (isSubmittable(parameters[0])) {
      const [submitted] = parameters;
      const handleError = submitted.handleError.bind(submitted);
      submitted.handleError = (error, ...rest) => handleError(told(error), ...rest);
    }
    const answer = query.apply(this, parameters);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw told(error);
    });
  }

  #told(error: unknown, mayBeDone: boolean): unknown {
    if (!(error instanceof Error)) return error;
    if (error instanceof pg.DatabaseError ? !saysGone(error) : !this.#isBroken) return error;
    this.abandon();
    this.#broke(error);
    const isRefused = errorCode(error) === READ_ONLY;
    return !isRefused && mayBeDone ? new OutcomeUnknownError({ cause: error }) : new DatabaseLostError({ cause: error });
  }
}

function statementOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function isSubmittable(query: unknown): query is Submitted {
  return typeof query === 'object' && query !== null && 'submit' in query && 'handleError' in query;
}
