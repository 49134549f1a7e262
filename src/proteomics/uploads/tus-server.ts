/** Connects @tus/server to the storage of bytes (arrivals.ts) and to the records. The first resumable upload loads it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, type Hash } from 'node:crypto';
import { DataStore, ERRORS, type Locker, Metadata, Server, Upload } from '@tus/server';
import type { Request as ExpressRequest, Response } from 'express';
import type pg from 'pg';
import { AnswerableError, BadRequestError, NotFoundError, UnavailableError } from '../../contract/errors.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { pipeBody } from '../../web/read-through.ts';
import { CutOffError, convertToStorageError, UploadTooLargeError } from '../../web/uploads/refusals.ts';
import { type Arrivals, type ArrivalWriter, UploadGoneError } from './arrivals.ts';
import { ExcessBytesError } from './refusals.ts';
import { deleteUpload, type NewUpload, readUpload, storeUpload, type UploadRecord } from './store.ts';

/** 409: the client's offset differs from that of the server. */
export class UploadOffsetError extends AnswerableError {
  constructor(sent: number, held: number) {
    super(409, `Upload-Offset is ${sent}, but the server has ${held} bytes.`);
  }
}

export interface TusParts {
  readonly arrivals: Arrivals;
  readonly pool: pg.Pool;
  readonly locker: Locker;
  readonly maxFileBytes: number;
  readonly expiryMs: number;
}

export interface TusServer {
  /** Handles a valid request; `begun` is the record of a new upload. Returns response headers. @throws AnswerableError */
  handle(request: ExpressRequest, begun?: NewUpload): Promise<Headers>;
  /** Returns the SHA-256 in lower-case hexadecimal; undefined unless this process has received the whole upload. */
  getChecksum(upload: Pick<UploadRecord, 'id' | 'size'>): string | undefined;
}

/** Maximum number of cached checksums. Without one, the file is read again. */
const MAX_CHECKSUMS = 1_000;

/** The current request, which the library does not pass to the store, and the error while its bytes were written. */
const served = new AsyncLocalStorage<{ readonly request: ExpressRequest; writeFailure?: unknown }>();

/** A store of @tus/server. Bytes are durable before they are confirmed. */
class ArrivingFileStore extends DataStore {
  /** Functions that stop writing, by upload ID. The received bytes are kept. */
  readonly letGo = new Map<string, () => void>();
  /** SHA-256 of the received bytes by upload, so that they need not be read again. */
  private readonly sums = new Map<string, { readonly sum: Hash; readonly bytes: number }>();
  private readonly parts: TusParts;
  private readonly begun: ReadonlyMap<string, NewUpload>;

  constructor(parts: TusParts, begun: ArrivingFileStore['begun']) {
    super();
    this.parts = parts;
    this.begun = begun;
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  /** Creates an upload. Its record is written first, because files without a record count as leftovers. */
  override async create(upload: Upload): Promise<Upload> {
    const record = this.begun.get(upload.id);
    if (record === undefined) throw new Error('an upload was started without a request');
    const { pool, arrivals } = this.parts;
    await storeUpload(pool, record);
    try {
      await arrivals.startUpload(record);
    } catch (error) {
      await deleteUpload(pool, record.id);
      throw error;
    }
    return upload;
  }

  override getExpiration(): number {
    return this.parts.expiryMs;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.requireRecord(id);
    const offset = await this.parts.arrivals.readOffset(record);
    return new Upload({
      id,
      size: record.size,
      offset,
      metadata: Metadata.parse(record.metadata),
      creation_date: record.createdAt.toISOString(),
    });
  }

  /** Writes the body directly from the request, without the streams of the library. The bytes before an error are kept. */
  override async write(_nothing: unknown, id: string, offset: number): Promise<number> {
    const serving = served.getStore();
    if (serving === undefined) return offset;
    const { request } = serving;
    const record = await this.requireRecord(id);
    const most = request.headers['content-length'] === undefined ? record.size - offset : Number.POSITIVE_INFINITY;
    const sum = offset === 0 ? createHash('sha256') : this.findHash(id, offset);
    const target = await this.parts.arrivals.createWriter(record, offset, sum, abortAtClose(request.res as Response));
    // While bytes are written, and after a failure, the hash does not fit the stored bytes.
    this.sums.delete(id);
    try {
      await writeBody(request, target, most, (letGo) => this.letGo.set(id, letGo));
    } catch (error) {
      const refusal = error instanceof AnswerableError ? error : convertToStorageError(error);
      serving.writeFailure = refusal;
      throw refusal;
    } finally {
      this.letGo.delete(id);
      if (sum !== undefined && target.writableFinished) this.storeHash(id, { sum, bytes: offset + target.taken });
    }
    return offset + target.taken;
  }

  /** Returns the hash of an upload that this process has received completely; otherwise undefined. */
  findHash(id: string, bytes: number): Hash | undefined {
    const known = this.sums.get(id);
    return known?.bytes === bytes ? known.sum : undefined;
  }

  private storeHash(id: string, known: { sum: Hash; bytes: number }): void {
    this.sums.set(id, known);
    const [oldest] = this.sums.keys();
    if (this.sums.size > MAX_CHECKSUMS && oldest !== undefined) this.sums.delete(oldest);
  }

  private async requireRecord(id: string): Promise<UploadRecord> {
    const record = await readUpload(this.parts.pool, id);
    if (record === undefined) throw new NotFoundError('This upload does not exist.');
    return record;
  }

  override async remove(id: string): Promise<void> {
    this.sums.delete(id);
    const { pool, arrivals } = this.parts;
    await arrivals.clear(await this.requireRecord(id));
    await deleteUpload(pool, id);
  }
}

export function createTusServer(parts: TusParts): TusServer {
  const begun = new Map<string, NewUpload>();
  const failures = new WeakMap<object, unknown>();
  const identifiers = new WeakMap<object, string>();
  const store = new ArrivingFileStore(parts, begun);
  const server = new Server({
    path: '/api/uploads',
    datastore: store,
    locker: wrapLocker(parts.locker, store),
    maxSize: parts.maxFileBytes,
    relativeLocation: true,
    lockDrainTimeout: 1_000,
    namingFunction: (request) => identifiers.get(request) ?? '',
    getFileIdFromRequest: (_request, last) => last,
    onResponseError: (request, error) => {
      failures.set(request, error);
      return undefined;
    },
  });
  return {
    getChecksum: ({ id, size }) => store.findHash(id, size)?.copy().digest('hex'),
    async handle(request, record) {
      const webRequest = convertToWebRequest(request);
      const serving: { request: ExpressRequest; writeFailure?: unknown } = { request };
      if (record !== undefined) {
        identifiers.set(webRequest, record.id);
        begun.set(record.id, record);
      }
      try {
        const response = await served.run(serving, () => server.handleWeb(webRequest as never));
        if (response.status < 400) return response.headers;
        const failure = serving.writeFailure ?? failures.get(webRequest);
        throw convertError(failure, response.status, parts.maxFileBytes);
      } finally {
        if (record !== undefined) begun.delete(record.id);
      }
    },
  };
}

/** Converts a request for the library, without the body, which it does not need. */
function convertToWebRequest({ method, originalUrl, headers }: ExpressRequest): Request {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(new URL(originalUrl, 'http://upload.invalid'), { method, headers: entries });
}

/** Writes the body of a request durably. After an error, reads the rest, so that the client reads the response. */
function writeBody(
  request: ExpressRequest,
  target: ArrivalWriter,
  mostBytes: number,
  offerLettingGo: (letGo: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    let received = 0;
    const stopUpload = (error?: unknown) => {
      failure ??= error;
      request.unpipe(target);
      request.resume();
      target.end();
    };
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostBytes) stopUpload(new ExcessBytesError());
    });
    request.once('error', () => stopUpload(new CutOffError()));
    request.once('close', () => {
      if (!request.complete) stopUpload(new CutOffError());
    });
    target.once('error', (error) => {
      failure ??= error;
      request.unpipe(target);
      request.resume();
    });
    target.once('close', () => (failure === undefined ? resolve() : reject(failure)));
    offerLettingGo(() => stopUpload());
    pipeBody(request, target);
  });
}

/** Wraps a locker. A request for a lock stops the writing of its current holder. */
function wrapLocker(locker: Locker, store: ArrivingFileStore): Locker {
  return {
    newLock(id) {
      const lock = locker.newLock(id);
      const wrapRelease = (ask: () => void | Promise<void>) => async () => {
        await ask();
        store.letGo.get(id)?.();
      };
      return { lock: (signal, ask) => lock.lock(signal, wrapRelease(ask)), unlock: () => lock.unlock() };
    },
  };
}

function convertError(error: unknown, status: number, maxFileBytes: number): Error {
  if (error instanceof AnswerableError) return error;
  const cause = { cause: error };
  if (error === ERRORS.FILE_NO_LONGER_EXISTS) return new UploadGoneError();
  switch (status) {
    case 404:
      return new NotFoundError('This upload does not exist.', cause);
    case 413:
      return error === ERRORS.ERR_SIZE_EXCEEDED ? new ExcessBytesError() : new UploadTooLargeError(maxFileBytes);
    case 409:
      return new AnswerableError(409, 'Upload-Offset does not match the server’s offset.', cause);
    case 400:
    case 403:
    case 501:
      return new BadRequestError('The request does not follow the tus protocol 1.0.0.', cause);
    default:
      return error instanceof Error ? error : new UnavailableError('The upload cannot continue now.', cause);
  }
}
