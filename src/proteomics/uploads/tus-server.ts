/**
 * The tus protocol by @tus/server, over bytes wherever they arrive (arrivals.ts) and records in the database. Loaded at the first resumable upload.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, type Hash } from 'node:crypto';
import { DataStore, ERRORS, type Locker, Metadata, Server, Upload } from '@tus/server';
import type { Request as ExpressRequest } from 'express';
import type pg from 'pg';
import { AnswerableError, BadRequestError, NotFoundError, UnavailableError } from '../../contract/errors.ts';
import { pipeBody } from '../../web/read-through.ts';
import { type Arrivals, type ArrivalWriter, UploadGoneError } from './arrivals.ts';
import { asRefusal, BeyondLengthError, CutOffError, RawFileTooLargeError } from './refusals.ts';
import { forgetUpload, keepUpload, type NewUpload, readUpload, type UploadRecord } from './store.ts';

/** 409: the client is not where the server is. */
export class UploadOffsetError extends AnswerableError {
  override readonly name = 'UploadOffsetError';
  constructor(sent: number, held: number) {
    super(409, `Upload-Offset is ${sent}, the server holds ${held} bytes.`);
  }
}

/** What the protocol stands on. */
export interface TusParts {
  readonly arrivals: Arrivals;
  readonly pool: pg.Pool;
  readonly locker: Locker;
  readonly maxFileBytes: number;
  readonly expiryMs: number;
}

/** Answers requests of the protocol that were checked before. */
export interface TusServer {
  /**
   * @param begun the record of an upload that the request begins
   * @throws AnswerableError
   */
  handle(request: ExpressRequest, begun?: NewUpload): Promise<Headers>;
  /** SHA-256 in lower-case hex of a complete upload, when this process has written all of it. */
  checksumOf(upload: Pick<UploadRecord, 'id' | 'size'>): string | undefined;
}

/** Uploads whose sums are kept; of others the files are read again. */
const MAX_CHECKSUMS = 1_000;

/** The request that is being served, for the store, which the library does not tell; and why its bytes could not be kept. */
const served = new AsyncLocalStorage<{ readonly request: ExpressRequest; writeFailure?: unknown }>();

/** Uploads whose bytes are there to stay before they are acknowledged. */
class ArrivingFileStore extends DataStore {
  /** Ends the writing of an upload with what has arrived. */
  readonly letGo = new Map<string, () => void>();
  /** SHA-256 of uploads as far as they have come, so that nobody needs to read them again. */
  private readonly sums = new Map<string, { readonly sum: Hash; readonly bytes: number }>();
  private readonly parts: TusParts;
  private readonly begun: ReadonlyMap<string, NewUpload>;

  constructor(parts: TusParts, begun: ArrivingFileStore['begun']) {
    super();
    this.parts = parts;
    this.begun = begun;
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  /** The record comes first: a file without one is always left over. */
  override async create(upload: Upload): Promise<Upload> {
    const record = this.begun.get(upload.id);
    if (record === undefined) throw new Error('an upload was started without a request');
    const { pool, arrivals } = this.parts;
    await keepUpload(pool, record);
    try {
      await arrivals.begin(record);
    } catch (error) {
      await forgetUpload(pool, record.id);
      throw error;
    }
    return upload;
  }

  override getExpiration(): number {
    return this.parts.expiryMs;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.recordOf(id);
    const offset = await this.parts.arrivals.offsetOf(record);
    return new Upload({
      id,
      size: record.size,
      offset,
      metadata: Metadata.parse(record.metadata),
      creation_date: record.createdAt.toISOString(),
    });
  }

  /**
   * Reads the body of the request itself: on the way through the library every byte passes five streams more. What arrived stays,
   * however the request ends.
   */
  override async write(_nothing: unknown, id: string, offset: number): Promise<number> {
    const serving = served.getStore();
    if (serving === undefined) return offset;
    const { request } = serving;
    const record = await this.recordOf(id);
    const most = request.headers['content-length'] === undefined ? record.size - offset : Number.POSITIVE_INFINITY;
    const sum = offset === 0 ? createHash('sha256') : this.sumOf(id, offset);
    const target = await this.parts.arrivals.writer(record, offset, sum);
    // While it is written to, and when that fails, it is the sum of nothing.
    this.sums.delete(id);
    try {
      await pour(request, target, most, (letGo) => this.letGo.set(id, letGo));
    } catch (error) {
      const refusal = error instanceof AnswerableError ? error : asRefusal(error);
      serving.writeFailure = refusal;
      throw refusal;
    } finally {
      this.letGo.delete(id);
      if (sum !== undefined && target.writableFinished) this.keepSum(id, { sum, bytes: offset + target.taken });
    }
    return offset + target.taken;
  }

  /** The sum of the bytes of an upload, when this process has seen them all. */
  sumOf(id: string, bytes: number): Hash | undefined {
    const known = this.sums.get(id);
    return known?.bytes === bytes ? known.sum : undefined;
  }

  private keepSum(id: string, known: { sum: Hash; bytes: number }): void {
    this.sums.set(id, known);
    const [oldest] = this.sums.keys();
    if (this.sums.size > MAX_CHECKSUMS && oldest !== undefined) this.sums.delete(oldest);
  }

  private async recordOf(id: string): Promise<UploadRecord> {
    const record = await readUpload(this.parts.pool, id);
    if (record === undefined) throw new NotFoundError('This upload does not exist.');
    return record;
  }

  override async remove(id: string): Promise<void> {
    this.sums.delete(id);
    const { pool, arrivals } = this.parts;
    await arrivals.clear(await this.recordOf(id));
    await forgetUpload(pool, id);
  }
}

/** Makes the server of the protocol. */
export function createTusServer(parts: TusParts): TusServer {
  const begun = new Map<string, NewUpload>();
  const failures = new WeakMap<object, unknown>();
  const identifiers = new WeakMap<object, string>();
  const store = new ArrivingFileStore(parts, begun);
  const server = new Server({
    path: '/api/uploads',
    datastore: store,
    locker: lettingGo(parts.locker, store),
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
    checksumOf: ({ id, size }) => store.sumOf(id, size)?.copy().digest('hex'),
    async handle(request, record) {
      const asked = webRequest(request);
      const serving: { request: ExpressRequest; writeFailure?: unknown } = { request };
      if (record !== undefined) {
        identifiers.set(asked, record.id);
        begun.set(record.id, record);
      }
      try {
        const response = await served.run(serving, () => server.handleWeb(asked as never));
        if (response.status < 400) return response.headers;
        const failure = serving.writeFailure ?? failures.get(asked);
        throw refusalOf(failure, response.status, parts.maxFileBytes);
      } finally {
        if (record !== undefined) begun.delete(record.id);
      }
    },
  };
}

/** The library speaks of requests as browsers do; the body it need not see. */
function webRequest({ method, originalUrl, headers }: ExpressRequest): Request {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(new URL(originalUrl, 'http://upload.invalid'), { method, headers: entries });
}

/**
 * Writes the body of a request to where it arrives, there to stay at the end. The request outlives whatever happens, so that the client gets to read
 * the answer.
 */
function pour(
  request: ExpressRequest,
  target: ArrivalWriter,
  mostBytes: number,
  offerLettingGo: (letGo: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    let received = 0;
    const stop = (error?: unknown) => {
      failure ??= error;
      request.unpipe(target);
      request.resume();
      target.end();
    };
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostBytes) stop(new BeyondLengthError());
    });
    request.once('error', () => stop(new CutOffError()));
    request.once('close', () => {
      if (!request.complete) stop(new CutOffError());
    });
    target.once('error', (error) => {
      failure ??= error;
      request.unpipe(target);
      request.resume();
    });
    target.once('close', () => (failure === undefined ? resolve() : reject(failure)));
    offerLettingGo(() => stop());
    pipeBody(request, target);
  });
}

/** A locker that ends the writing too, when its holder is asked to let go. */
function lettingGo(locker: Locker, store: ArrivingFileStore): Locker {
  return {
    newLock(id) {
      const lock = locker.newLock(id);
      const lettingGoOf = (ask: () => void | Promise<void>) => async () => {
        await ask();
        store.letGo.get(id)?.();
      };
      return { lock: (signal, ask) => lock.lock(signal, lettingGoOf(ask)), unlock: () => lock.unlock() };
    },
  };
}

/** What the library refused, in our words. */
function refusalOf(error: unknown, status: number, maxFileBytes: number): Error {
  if (error instanceof AnswerableError) return error;
  const cause = { cause: error };
  if (error === ERRORS.FILE_NO_LONGER_EXISTS) return new UploadGoneError();
  switch (status) {
    case 404:
      return new NotFoundError('This upload does not exist.', cause);
    case 413:
      return error === ERRORS.ERR_SIZE_EXCEEDED ? new BeyondLengthError() : new RawFileTooLargeError(maxFileBytes);
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
