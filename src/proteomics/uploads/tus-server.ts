/**
 * The tus protocol by @tus/server, over files in the folder of what is arriving and records in the database. Loaded at the first
 * resumable upload.
 */
import { createWriteStream } from 'node:fs';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Locker, Metadata, Server, Upload } from '@tus/server';
import type { Request as ExpressRequest } from 'express';
import type pg from 'pg';
import { AnswerableError, BadRequestError, NotFoundError, UnavailableError } from '../../contract/errors.ts';
import { asRefusal, CutOffError, RawFileTooLargeError } from './refusals.ts';
import { forgetUpload, keepUpload, readUpload, type UploadRecord } from './upload-records.ts';

/** 409: the client is not where the server is. */
export class UploadOffsetError extends AnswerableError {
  override readonly name = 'UploadOffsetError';
  constructor(sent: number, held: number) {
    super(409, `Upload-Offset is ${sent}, the server holds ${held} bytes.`);
  }
}

/** 410: the upload has expired. */
export class UploadGoneError extends AnswerableError {
  override readonly name = 'UploadGoneError';
  constructor() {
    super(410, 'The upload has expired; start it again.');
  }
}

/** What the protocol stands on. */
export interface TusParts {
  readonly folder: string;
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
  handle(request: ExpressRequest, begun?: Omit<UploadRecord, 'createdAt' | 'rawFileUuid'>): Promise<Headers>;
}

const PIECE = 1_048_576;

/** Files whose bytes are on the disk before they are acknowledged. */
class ArrivingFileStore extends FileStore {
  /** Why a write failed, by upload: the library tells of the streams that broke with it instead. */
  readonly writeFailures = new Map<string, unknown>();
  private readonly pool: pg.Pool;
  private readonly begun: ReadonlyMap<string, Omit<UploadRecord, 'createdAt' | 'rawFileUuid'>>;

  constructor({ folder, pool, expiryMs }: TusParts, begun: ArrivingFileStore['begun']) {
    super({ directory: folder, expirationPeriodInMilliseconds: expiryMs });
    this.pool = pool;
    this.begun = begun;
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  /** The record comes first: a file without one is always left over. */
  override async create(upload: Upload): Promise<Upload> {
    const record = this.begun.get(upload.id);
    if (record === undefined) throw new Error('an upload was begun that nobody asked for');
    await keepUpload(this.pool, record);
    await writeFile(join(this.directory, upload.id), '', { flag: 'wx' });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await readUpload(this.pool, id);
    if (record === undefined) throw new NotFoundError('There is no such upload.');
    const offset = await flushedSize(join(this.directory, id));
    return new Upload({
      id,
      size: record.size,
      offset,
      metadata: Metadata.parse(record.metadata),
      creation_date: record.createdAt.toISOString(),
    });
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, id), {
      flags: 'r+',
      start: offset,
      flush: true,
      highWaterMark: PIECE,
    });
    const closed = new Promise<void>((resolve) => {
      target.once('close', () => resolve());
    });
    try {
      await pipeline(source, target);
    } catch (error) {
      this.writeFailures.set(id, asRefusal(error));
      // What is being written still counts; the next request must find it there.
      await closed;
      throw error;
    }
    return offset + target.bytesWritten;
  }

  override async remove(id: string): Promise<void> {
    await rm(join(this.directory, id), { force: true });
    await forgetUpload(this.pool, id);
  }
}

/** Makes the server of the protocol. */
export function createTusServer(parts: TusParts): TusServer {
  const begun = new Map<string, Omit<UploadRecord, 'createdAt' | 'rawFileUuid'>>();
  const failures = new WeakMap<object, unknown>();
  const identifiers = new WeakMap<object, string>();
  const store = new ArrivingFileStore(parts, begun);
  const server = new Server({
    path: '/api/uploads',
    datastore: store,
    locker: parts.locker,
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
    async handle(request, record) {
      const { asked, throwRestAway } = webRequest(request);
      const id = record?.id ?? String(request.params.upload);
      if (record !== undefined) {
        identifiers.set(asked, record.id);
        begun.set(record.id, record);
      }
      try {
        const response = await server.handleWeb(asked as never);
        if (response.status < 400) return response.headers;
        throwRestAway();
        const writeFailure = store.writeFailures.get(id);
        const failure = writeFailure instanceof AnswerableError ? writeFailure : failures.get(asked);
        throw refusalOf(failure, response.status, parts.maxFileBytes);
      } finally {
        store.writeFailures.delete(id);
        if (record !== undefined) begun.delete(record.id);
      }
    },
  };
}

/**
 * The size of a file, all of which is on the disk.
 *
 * @throws UploadGoneError when there is none
 */
export async function flushedSize(path: string): Promise<number> {
  try {
    const file = await open(path, 'r+');
    try {
      await file.datasync();
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new UploadGoneError();
    throw asRefusal(cause);
  }
}

/** Size of the file as the system knows it; 0 when there is none. */
export async function knownSize(path: string): Promise<number> {
  return (await stat(path).catch(() => ({ size: 0 }))).size;
}

/**
 * The library speaks of requests as browsers do, and may stop reading in the middle of a body. The body goes through a stream of its
 * own, so that the connection outlives that, and the client gets to read why.
 */
function webRequest(request: ExpressRequest): { readonly asked: Request; readonly throwRestAway: () => void } {
  const { method, originalUrl, headers } = request;
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const hasBody = method === 'POST' || method === 'PATCH';
  const body = new PassThrough({ highWaterMark: PIECE });
  body.on('error', () => undefined);
  if (hasBody) {
    const cutOff = () => {
      if (!request.complete) body.destroy(new CutOffError());
    };
    request.once('error', cutOff).once('close', cutOff).pipe(body);
  }
  const asked = new Request(new URL(originalUrl, 'http://upload.invalid'), {
    method,
    headers: entries,
    ...(hasBody ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' } : {}),
  });
  const throwRestAway = () => {
    request.unpipe(body);
    body.destroy();
    request.resume();
  };
  return { asked, throwRestAway };
}

/** What the library refused, in our words. */
function refusalOf(error: unknown, status: number, maxFileBytes: number): Error {
  if (error instanceof AnswerableError) return error;
  const cause = { cause: error };
  if (error === ERRORS.FILE_NO_LONGER_EXISTS) return new UploadGoneError();
  switch (status) {
    case 404:
      return new NotFoundError('There is no such upload.', cause);
    case 413:
      return new RawFileTooLargeError(maxFileBytes);
    case 409:
      return new AnswerableError(409, 'Upload-Offset is not where the server stands.', cause);
    case 400:
    case 403:
    case 501:
      return new BadRequestError('The request does not follow the tus protocol 1.0.0.', cause);
    default:
      return error instanceof Error ? error : new UnavailableError('The upload cannot go on just now.', cause);
  }
}
