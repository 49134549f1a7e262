/** A connection on which the database notifies this process of events. The tables contain the events. */
import type { Log } from '../log.ts';
import type { DatabaseConnection } from './connection.ts';
import type { Connect } from './database.ts';
import { errorText } from './storage-errors.ts';

/** The first delay in milliseconds before reconnecting. It doubles each time. */
const FIRST_WAIT = 50;
const MAX_WAIT_MS = 500;

/** The settings and callbacks of a listener. */
export interface DatabaseListenerParts {
  /** The name of the channel (NOTIFY of PostgreSQL), a plain identifier. */
  readonly channel: string;
  /** Its purpose, for the log and the database's list of connections. */
  readonly name: string;
  readonly connect: Connect;
  readonly log: Log;
  /** Called for each notification. */
  heard(payload: string): void;
  /** Called when it listens. Earlier events must be read from the tables. */
  listening(): void;
}

/** Listens until stopped. After a broken connection, reconnects and calls `onReady` for missed events. The watch breaks silent connections. */
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
      this.#again(error);
    }
  }

  /** Ends the connection. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#waiting);
    await this.#connection?.finish();
  }

  async #listen(connection: DatabaseConnection): Promise<void> {
    if (this.#isStopped) return connection.finish();
    connection.once('end', () => this.#lost(connection));
    connection.on('notification', ({ payload = '' }) => this.#parts.heard(payload));
    this.#connection = connection;
    await connection.query(`listen ${this.#parts.channel}`);
    this.#attempt = 0;
    this.#parts.listening();
  }

  #lost(connection: DatabaseConnection): void {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    this.#again(new Error('the connection ended'));
  }

  #again(error: unknown): void {
    if (this.#isStopped || this.#waiting !== undefined) return;
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT * 2 ** Math.min(this.#attempt, 8)) * (0.5 + Math.random() / 2);
    this.#attempt += 1;
    const { log, name } = this.#parts;
    // The watch of the database logs outages.
    log.debug({ reason: errorText(error) }, `the ${name} has no connection to the database; it connects again`);
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.start();
    }, wait).unref();
  }
}
