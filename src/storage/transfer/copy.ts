/**
 * PostgreSQL's COPY as streams, on a connection of the pg driver. The driver hands COPY messages to whatever query is active;
 * these two queries take them, and hold back the sender when the receiver is slow, so that memory stays bounded.
 */
import { type Duplex, Readable } from 'node:stream';
import type pg from 'pg';

/** The parts of the driver's connection that its types leave out. */
interface CopyConnection {
  readonly stream: Duplex;
  query(text: string): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

const chunkSize = 65_536;

/**
 * Runs a `COPY … TO STDOUT` and yields its bytes.
 * @returns number of rows
 * @throws the server's error
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer, number> {
  const query = new CopyOut(statement);
  client.query(query);
  for await (const chunk of query.bytes) yield chunk as Buffer;
  return query.rows;
}

class CopyOut implements pg.Submittable {
  rows = 0;
  readonly bytes: Readable;
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  #chunk = Buffer.allocUnsafe(chunkSize);
  #used = 0;

  constructor(statement: string) {
    this.#statement = statement;
    const resume = () => this.#connection?.stream.resume();
    this.bytes = new Readable({
      highWaterMark: 4 * chunkSize,
      read: resume,
      destroy: (error, done) => {
        resume();
        done(error);
      },
    });
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    this.#connection.query(this.#statement);
  }

  /** One row. The driver uses its buffer again, so the bytes are copied. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#used + chunk.length > chunkSize) this.#flush();
    if (chunk.length > chunkSize) {
      this.#push(Buffer.from(chunk));
      return;
    }
    chunk.copy(this.#chunk, this.#used);
    this.#used += chunk.length;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#flush();
    this.bytes.push(null);
    this.#connection?.stream.resume();
  }

  handleError(error: Error): void {
    this.bytes.destroy(error);
  }

  #flush(): void {
    if (this.#used === 0) return;
    this.#push(this.#chunk.subarray(0, this.#used));
    this.#chunk = Buffer.allocUnsafe(chunkSize);
    this.#used = 0;
  }

  #push(bytes: Buffer): void {
    if (!this.bytes.push(bytes)) this.#connection?.stream.pause();
  }
}

/**
 * Runs a `COPY … FROM STDIN` with the bytes of a source.
 * @returns number of rows
 * @throws the server's error, or the source's
 */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const query = new CopyIn(statement, source);
  client.query(query);
  return query.rows;
}

/**
 * Sends a message CopyData, and resolves when the bytes have gone out and their memory is free for the next ones, or when nobody wants them any more. The
 * driver's own way copies them into new memory each time.
 */
async function sendChunk({ stream }: CopyConnection, chunk: Buffer, signal: AbortSignal): Promise<void> {
  const head = Buffer.alloc(5);
  head.write('d', 'latin1');
  head.writeInt32BE(4 + chunk.length, 1);
  const sent = Promise.withResolvers<void>();
  stream.cork();
  stream.write(head);
  // A connection that breaks tells so itself, and stops this.
  stream.write(chunk, (error) => {
    if (error === null || error === undefined) sent.resolve();
  });
  stream.uncork();
  const stop = () => sent.resolve();
  signal.addEventListener('abort', stop);
  await sent.promise;
  signal.removeEventListener('abort', stop);
}

class CopyIn implements pg.Submittable {
  readonly rows: Promise<number>;
  readonly #statement: string;
  readonly #source: AsyncIterable<Buffer>;
  readonly #result = Promise.withResolvers<number>();
  #connection: CopyConnection | undefined;
  #count = 0;
  #sourceError: unknown;
  readonly #stop = new AbortController();

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    this.#statement = statement;
    this.#source = source;
    this.rows = this.#result.promise;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    this.#connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { signal } = this.#stop;
    try {
      for await (const chunk of this.#source) {
        if (signal.aborted) return;
        await sendChunk(connection, chunk, signal);
        // What could not be sent may still be on its way, and nobody may write to its memory.
        if (signal.aborted) return;
      }
      if (!signal.aborted) connection.endCopyFrom();
    } catch (error) {
      if (signal.aborted) return;
      this.#sourceError = error;
      connection.sendCopyFail('the source of the rows failed');
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#result.resolve(this.#count);
  }

  handleError(error: Error): void {
    this.#stop.abort();
    this.#result.reject(this.#sourceError ?? error);
  }
}
