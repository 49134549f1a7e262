/** Uploads put together: their handlers, and what they do beside answering requests. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { type JobWork, jobWork } from '../../jobs/job.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { findSigner } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { REMOVE_EXPIRED_UPLOADS } from '../jobs.ts';
import { requireUuid } from '../records.ts';
import { type AdvisoryLocks, createAdvisoryLocks } from './advisory-locks.ts';
import { uploadHandlers } from './handlers.ts';
import { createIncomingFiles, type IncomingFiles } from './incoming-files.ts';
import { uploadPageHandlers } from './page-handlers.ts';
import { requireRawFileName } from './raw-file-name.ts';
import { createResumableUploads, type ResumableUploads, type UploadProgress } from './resumable-uploads.ts';

/** The uploads of a service. */
export interface UploadsPart {
  readonly handlers: ReturnType<typeof uploadHandlers> &
    ReturnType<typeof uploadPageHandlers> &
    ReturnType<typeof resumableHandlers>;
  /** The files that are arriving, whatever they are. */
  readonly incoming: IncomingFiles;
  /** Locks of this process. */
  readonly locks: AdvisoryLocks;
  /** Removes what uploads left behind: at a start, and then every hour. */
  readonly sweep: JobWork;
  /** Tells other processes that this one lives. */
  begin(): Promise<void>;
  /** Lets running uploads end, for at most this many milliseconds. */
  end(patience: number): Promise<void>;
}

/** Makes the part. */
export function uploadsPart(context: ProteomicsContext): UploadsPart {
  const locks = createAdvisoryLocks(context.connect);
  const incoming = createIncomingFiles(context, locks);
  const uploads = createResumableUploads(context, locks, incoming);

  const sweep = async () => {
    await incoming.sweep();
    await uploads.sweep();
  };

  const running = new Set<Promise<unknown>>();
  const handlers = watched(
    {
      ...uploadHandlers(context, incoming),
      ...uploadPageHandlers(context, incoming),
      ...resumableHandlers(context, uploads),
    },
    running,
  );

  return {
    handlers,
    incoming,
    locks,
    sweep: jobWork(REMOVE_EXPIRED_UPLOADS, sweep),
    async begin() {
      await incoming.begin();
      // The folder of this machine, where another process may take the next job.
      await sweep();
    },
    async end(patience) {
      // Their locks go with the connection, and other processes would take their files for left behind.
      await Promise.race([Promise.allSettled(running), pause(patience, undefined, { ref: false })]);
      await locks.end();
    },
  };
}

/** Handlers whose calls can be waited for. */
function watched<Handlers extends object>(handlers: Handlers, running: Set<Promise<unknown>>): Handlers {
  const entries = Object.entries(handlers).map(([name, handler]: [string, (call: unknown) => unknown]) => [
    name,
    async (call: unknown) => {
      const answering = Promise.resolve(handler(call));
      running.add(answering);
      return answering.finally(() => running.delete(answering));
    },
  ]);
  return Object.fromEntries(entries) as Handlers;
}

/** The version of the protocol that is spoken here. */
const TUS_VERSION = '1.0.0';

/** 412: the request follows another version. */
class TusVersionError extends AnswerableError {
  override readonly name = 'TusVersionError';
  constructor() {
    super(412, `Tus-Resumable must be ${TUS_VERSION}.`, { headers: { 'Tus-Version': TUS_VERSION } });
  }
}

/** What a new upload says of its file. */
interface UploadMetadata {
  readonly name: string;
  readonly pipelineUuid: string;
  readonly userUuid: string;
}

const PAIR = /^([^\s,]+)(?: ([A-Za-z0-9+/]+={0,2})?)?$/;
const KNOWN = new Set(['filename', 'pipeline', 'user', 'filetype']);

/** @throws TusVersionError */
function requireTusVersion({ headers }: Request): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new TusVersionError();
}

/** A header that is a whole number; the contract has checked that it is there and what it may be. */
function numberIn({ headers }: Request, name: 'upload-length' | 'upload-offset'): number {
  const value = Number(headers[name]);
  if (!Number.isSafeInteger(value)) throw new BadRequestError(`${name} must be a whole number.`);
  return value;
}

/**
 * Reads the header Upload-Metadata.
 *
 * @param signer who uploads where the header does not say
 * @throws BadRequestError naming the key
 */
function readMetadata(header: string, signer?: string): UploadMetadata {
  const values = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [, key, value = ''] = PAIR.exec(pair.trim()) ?? [];
    if (key === undefined) throw new BadRequestError('Upload-Metadata must be pairs of a key and a base64 value.');
    if (!KNOWN.has(key)) throw new BadRequestError(`Upload-Metadata: ${JSON.stringify(key.slice(0, 60))} is not known.`);
    if (values.has(key)) throw new BadRequestError(`Upload-Metadata: ${key} must occur once.`);
    values.set(key, Buffer.from(value, 'base64').toString());
  }
  const uuid = (key: 'pipeline' | 'user') => {
    const value = values.get(key) ?? (key === 'user' ? signer : undefined);
    if (value === undefined) throw new BadRequestError(`Upload-Metadata: ${key} is missing.`);
    requireUuid(value, `Upload-Metadata: ${key}`);
    return value;
  };
  return {
    name: requireRawFileName(values.get('filename'), 'Upload-Metadata: filename'),
    pipelineUuid: uuid('pipeline'),
    userUuid: uuid('user'),
  };
}

const VERSION = { 'Tus-Resumable': TUS_VERSION };

/** Handlers of the protocol. */
function resumableHandlers(context: ProteomicsContext, uploads: ResumableUploads) {
  const { settings } = context;
  /** Headers that only an unfinished upload has, and those that only a finished one has. */
  const standing = ({ record, rawFileUuid }: UploadProgress): Record<string, string> =>
    rawFileUuid === undefined ? { 'Upload-Expires': uploads.expiryOf(record).toUTCString() } : { 'Raw-File': rawFileUuid };

  return {
    describeRawFileUploads() {
      return {
        status: 204,
        headers: {
          ...VERSION,
          'Tus-Version': TUS_VERSION,
          'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
          'Tus-Max-Size': String(settings.maxRawFileBytes),
        },
      };
    },
    async createRawFileUpload({ request, response, access }) {
      allowSlowArrival(request, response);
      requireTusVersion(request);
      const metadata = String(request.headers['upload-metadata']);
      const told = readMetadata(metadata, access.person?.uuid);
      const userUuid = findSigner(await access.enter(told.pipelineUuid), told.userUuid);
      const wanted = { ...told, userUuid, size: numberIn(request, 'upload-length'), metadata };
      const progress = await uploads.begin(request, wanted);
      const hasBody = request.headers['content-type'] !== undefined;
      const offset = hasBody ? { 'Upload-Offset': String(progress.offset) } : {};
      const headers = { ...VERSION, Location: `/api/uploads/${progress.record.id}`, ...offset, ...standing(progress) };
      return { status: 201, headers };
    },
    async getUploadOffset({ path, request }) {
      requireTusVersion(request);
      const progress = await uploads.look(request, path.upload);
      const { record, offset } = progress;
      return {
        status: 200,
        headers: {
          ...VERSION,
          'Upload-Offset': String(offset),
          'Upload-Length': String(record.size),
          'Upload-Metadata': record.metadata,
          'Cache-Control': 'no-store',
          ...standing(progress),
        },
      };
    },
    async continueRawFileUpload({ path, request, response }) {
      allowSlowArrival(request, response);
      requireTusVersion(request);
      const progress = await uploads.goOn(request, path.upload, numberIn(request, 'upload-offset'));
      return { status: 204, headers: { ...VERSION, 'Upload-Offset': String(progress.offset), ...standing(progress) } };
    },
    async discardRawFileUpload({ path, request }) {
      requireTusVersion(request);
      await uploads.discard(request, path.upload);
      return { status: 204, headers: VERSION };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
