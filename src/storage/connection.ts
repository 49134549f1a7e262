/** A database connection whose errors cannot end the process. */
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  DatabaseLostError,
  findErrorCode,
  isCommit,
  isDisconnection,
  isWriteStatement,
  OutcomeUnknownError,
  READ_ONLY,
} from './storage-errors.ts';

export interface ConnectionConfig extends pg.ClientConfig {
  /** Set of open connections, which the connection keeps up to date. */
  open?: Set<DatabaseConnection>;
  /** Called when the connection breaks, or when the server reports that the connection is unusable. */
  onBroken?: (error: Error) => void;
  /** Returns why the database is unavailable; undefined if connecting may be tried. */
  getLossError?: () => Error | undefined;
}

type Done = (error: unknown, ...rest: unknown[]) => void;
/** A query object that handles its response itself, such as COPY. */
interface Submitted {
  handleError(error: unknown, ...rest: unknown[]): void;
}
type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
type Connect = (this: pg.Client, done?: Done) => unknown;

/** Milliseconds after which an idle connection checks that the server still responds. */
const KEEP_ALIVE_DELAY_MS = 5_000;
/** Milliseconds after which the socket of a connection that should end is destroyed. */
const CLOSE_TIMEOUT_MS = 500;

/** A connection of the driver. After a loss, queries fail with the outage errors of storage-errors.ts. */
export class DatabaseConnection extends pg.Client {
  readonly #socket: Socket;
  readonly #config: ConnectionConfig;
  #isBroken = false;
  /** True if the current transaction may have changed data. */
  #hasChanges = false;

  constructor(config: ConnectionConfig) {
    const socket = new Socket();
    super({ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS, ...config, stream: () => socket });
    this.#socket = socket;
    this.#config = config;
    // pg-pool removes its own listener while a connection is in use, and an unhandled `error` event ends the process.
    this.on('error', (error) => this.#handleBreak(error));
    this.once('end', () => {
      this.#isBroken = true;
      config.open?.delete(this);
    });
    // pg-pool calls these methods with callbacks, all other code with promises.
    this.query = ((...parameters: unknown[]) => this.#query(parameters)) as pg.Client['query'];
    this.connect = ((done?: Done) => this.#connect(done)) as pg.Client['connect'];
  }

  /** True if the connection is broken or ended. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Process ID of the connection on the server, as in pg_stat_activity; undefined before connecting. */
  get backend(): number | undefined {
    return (this as unknown as { processID: number | null }).processID ?? undefined;
  }

  /** The transaction's state (ReadyForQuery: I, T or E) after a complete response. Errors come before or instead of it. */
  async waitUntilSettled(): Promise<string | null> {
    const { readyForQuery } = this as unknown as { readyForQuery: boolean };
    if (!readyForQuery && !this.#isBroken) {
      await new Promise<void>((resolve) => {
        const finishWaiting = () => {
          this.off('drain', finishWaiting).off('end', finishWaiting);
          resolve();
        };
        this.on('drain', finishWaiting).on('end', finishWaiting);
      });
    }
    return this.getTransactionStatus();
  }

  /** Resolves when all pending queries were written to the socket. */
  async waitUntilSent(): Promise<void> {
    if (this.#socket.writableNeedDrain) await once(this.#socket, 'drain');
  }

  /** Destroys the socket. Pending queries fail with DatabaseLostError. */
  abandon(): void {
    this.#socket.destroy();
  }

  /** Ends the connection. Closes the socket if the server does not respond. */
  async finish(): Promise<void> {
    await Promise.race([this.end().catch(() => undefined), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    this.abandon();
  }

  #handleBreak(error: Error): void {
    const isNew = !this.#isBroken;
    this.#isBroken = true;
    if (isNew) this.#config.onBroken?.(error);
  }

  #connect(done: Done | undefined): unknown {
    const lossError = this.#config.getLossError?.();
    if (lossError !== undefined) {
      if (done === undefined) return Promise.reject(lossError);
      process.nextTick(done, lossError);
      return undefined;
    }
    this.#config.open?.add(this);
    const connect = pg.Client.prototype.connect as unknown as Connect;
    const reportLoss = (cause: unknown) => {
      this.#config.open?.delete(this);
      this.abandon();
      this.#handleBreak(cause as Error);
      return new DatabaseLostError({ cause });
    };
    if (done !== undefined) {
      return connect.call(this, (error, ...rest) => {
        done(error === null || error === undefined ? error : reportLoss(error), ...rest);
      });
    }
    return (connect.call(this) as Promise<unknown>).catch((error: unknown) => {
      throw reportLoss(error);
    });
  }

  #query(parameters: unknown[]): unknown {
    const statement = getStatementText(parameters[0]);
    const isInside = this.getTransactionStatus() === 'T';
    const isOpen = isInside ? this.#hasChanges : isWriteStatement(statement);
    const mayBeDone = isInside ? isOpen && isCommit(statement) : isOpen;
    this.#hasChanges = isOpen || isWriteStatement(statement);
    const reportLoss = (error: unknown) => this.#translateError(error, mayBeDone);
    const query = pg.Client.prototype.query as unknown as Query;
    const place = parameters.findIndex((parameter) => typeof parameter === 'function');
    if (place !== -1) {
      const done = parameters[place] as Done;
      return query.apply(
        this,
        parameters.with(place, (error: unknown, ...rest: unknown[]) => done(reportLoss(error), ...rest)),
      );
    }
    if (isSubmittable(parameters[0])) {
      const [submitted] = parameters;
      const handleError = submitted.handleError.bind(submitted);
      submitted.handleError = (error, ...rest) => handleError(reportLoss(error), ...rest);
    }
    const answer = query.apply(this, parameters);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw reportLoss(error);
    });
  }

  #translateError(error: unknown, mayBeDone: boolean): unknown {
    if (!(error instanceof Error)) return error;
    if (error instanceof pg.DatabaseError ? !isDisconnection(error) : !this.#isBroken) return error;
    this.abandon();
    this.#handleBreak(error);
    const isRefused = findErrorCode(error) === READ_ONLY;
    return !isRefused && mayBeDone ? new OutcomeUnknownError({ cause: error }) : new DatabaseLostError({ cause: error });
  }
}

function getStatementText(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function isSubmittable(query: unknown): query is Submitted {
  return typeof query === 'object' && query !== null && 'submit' in query && 'handleError' in query;
}
