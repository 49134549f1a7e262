/** A connection on which the database tells this process that something happened. What happened stands in the tables. */
import pg from 'pg';
import type { Log } from '../log.ts';
import { errorText } from './storage-errors.ts';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const ASK_EVERY = 10_000;
const ANSWER_WITHIN = 5_000;

/** What a listener needs, and whom it tells. */
export interface ListenerParts {
  /** Name of the channel (NOTIFY of PostgreSQL): a plain identifier. */
  readonly channel: string;
  /** What it is for, in the log and in the database's list of connections. */
  readonly name: string;
  /** Connection string; asked for at each attempt, because an embedded server may come back elsewhere. */
  readonly databaseUrl: () => Promise<string>;
  readonly log: Log;
  /** Something was said on the channel. */
  heard(payload: string): void;
  /** It listens from here on; whatever happened before has to be looked up. */
  listening(): void;
}

/** Listens until it is stopped; a broken connection is made again, and what was missed is looked up. */
export class DatabaseListener {
  readonly #parts: ListenerParts;
  #client: pg.Client | undefined;
  #asking: NodeJS.Timeout | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #attempt = 0;
  #isStopped = false;

  constructor(parts: ListenerParts) {
    this.#parts = parts;
  }

  /** Begins; failures are tried again. */
  async start(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#again(error);
    }
  }

  /** Ends the connection. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#waiting);
    clearInterval(this.#asking);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const connectionString = await this.#parts.databaseUrl();
    if (this.#isStopped) return;
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN,
      application_name: `concordat ${this.#parts.name}`,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => this.#parts.heard(payload));
    await client.connect();
    this.#client = client;
    await client.query(`listen ${this.#parts.channel}`);
    this.#attempt = 0;
    this.#asking = setInterval(() => this.#ask(client), ASK_EVERY).unref();
    this.#parts.listening();
  }

  /** A peer that vanished without a word is noticed by its silence. */
  #ask(client: pg.Client): void {
    const late = setTimeout(() => this.#lost(client, new Error('the connection does not answer')), ANSWER_WITHIN).unref();
    client.query('select 1').then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#asking);
    client.end().catch(() => undefined);
    this.#again(error);
  }

  #again(error: unknown): void {
    if (this.#isStopped || this.#waiting !== undefined) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempt, 8)) * (0.5 + Math.random() / 2);
    this.#attempt += 1;
    const { log, name } = this.#parts;
    log.warn({ reason: errorText(error) }, `the ${name} has no connection to the database; it connects again`);
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.start();
    }, wait).unref();
  }
}
