import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { createJobWork } from '../../jobs/job.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { findSigner } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { REMOVE_EXPIRED_UPLOADS } from '../jobs.ts';
import { requireUuid } from '../records.ts';
import { createAdvisoryLocks } from './advisory-locks.ts';
import { createUploadHandlers, createUploadPageHandlers } from './handlers.ts';
import { createIncomingFiles } from './incoming-files.ts';
import { requireRawFileName } from './refusals.ts';
import { createResumableUploads, type ResumableUploads, type UploadProgress } from './resumable-uploads.ts';

export function createUploadsPart(context: ProteomicsContext) {
  const locks = createAdvisoryLocks(context.connect);
  const incoming = createIncomingFiles(context, locks);
  const uploads = createResumableUploads(context, locks, incoming);

  const sweepAllUploads = async () => {
    await incoming.sweep();
    await uploads.sweep();
  };

  const running = new Set<Promise<unknown>>();
  const handlers = watchHandlers(
    {
      ...createUploadHandlers(context, incoming),
      ...createUploadPageHandlers(context, incoming),
      ...createResumableHandlers(context, uploads),
    },
    running,
  );

  return {
    handlers,
    incoming,
    locks,
    /** Runs at startup and every hour. */
    sweep: createJobWork(REMOVE_EXPIRED_UPLOADS, sweepAllUploads),
    /** Acquires the lock that shows that this process is running. */
    async start() {
      await incoming.lockProcess();
      // The job may run on another machine, so this machine's folder is cleaned at startup.
      await sweepAllUploads();
    },
    /** Waits for running uploads, at most `timeoutMs`. */
    async stop(timeoutMs: number) {
      // The locks end with the connection. Then other processes would remove the files of running uploads.
      await Promise.race([Promise.allSettled(running), pause(timeoutMs, undefined, { ref: false })]);
      await locks.close();
    },
  };
}

/** Wraps handlers, to record running calls for the shutdown. */
function watchHandlers<Handlers extends object>(handlers: Handlers, running: Set<Promise<unknown>>): Handlers {
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

const TUS_VERSION = '1.0.0';

const PAIR = /^([^\s,]+)(?: ([A-Za-z0-9+/]+={0,2})?)?$/;
const KNOWN_METADATA = new Set(['filename', 'pipeline', 'user', 'filetype']);

/** @throws AnswerableError 412 for an unsupported version of the protocol */
function requireTusVersion({ headers }: Request): void {
  if (headers['tus-resumable'] !== TUS_VERSION)
    throw new AnswerableError(412, `Tus-Resumable must be ${TUS_VERSION}.`, { headers: { 'Tus-Version': TUS_VERSION } });
}

/** Returns a header that the contract has validated as an integer. */
function getNumberHeader({ headers }: Request, name: 'upload-length' | 'upload-offset'): number {
  const value = Number(headers[name]);
  if (!Number.isSafeInteger(value)) throw new BadRequestError(`${name} must be a whole number.`);
  return value;
}

function parseMetadata(header: string) {
  const values = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [, key, value = ''] = PAIR.exec(pair.trim()) ?? [];
    if (key === undefined) throw new BadRequestError('Upload-Metadata must be pairs of a key and a base64 value.');
    if (!KNOWN_METADATA.has(key))
      throw new BadRequestError(`Upload-Metadata: ${JSON.stringify(key.slice(0, 60))} is not known.`);
    if (values.has(key)) throw new BadRequestError(`Upload-Metadata: ${key} must occur once.`);
    values.set(key, Buffer.from(value, 'base64').toString());
  }
  const { pipeline = '', user } = Object.fromEntries(values);
  const name = requireRawFileName(values.get('filename'), 'Upload-Metadata: filename');
  requireUuid(pipeline, 'pipeline', 'Upload-Metadata: ');
  if (user !== undefined) requireUuid(user, 'user', 'Upload-Metadata: ');
  return { name, pipelineUuid: pipeline, userUuid: user };
}

const VERSION = { 'Tus-Resumable': TUS_VERSION };

function createResumableHandlers(context: ProteomicsContext, uploads: ResumableUploads) {
  const { settings } = context;
  const createProgressHeaders = ({ record, rawFileUuid }: UploadProgress): Record<string, string> =>
    rawFileUuid === undefined ? { 'Upload-Expires': uploads.computeExpiry(record).toUTCString() } : { 'Raw-File': rawFileUuid };

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
      const fields = parseMetadata(metadata);
      const userUuid = findSigner(
        await access.authorizePipeline(fields.pipelineUuid),
        fields.userUuid,
        'Upload-Metadata: user',
      );
      const wanted = { ...fields, userUuid, size: getNumberHeader(request, 'upload-length'), metadata };
      const progress = await uploads.startUpload(request, wanted);
      const hasBody = request.headers['content-type'] !== undefined;
      const offset = hasBody ? { 'Upload-Offset': String(progress.offset) } : {};
      const headers = {
        ...VERSION,
        Location: `/api/uploads/${progress.record.id}`,
        ...offset,
        ...createProgressHeaders(progress),
      };
      return { status: 201, headers };
    },
    async getUploadOffset({ path, request }) {
      requireTusVersion(request);
      const progress = await uploads.readProgress(request, path.upload);
      const { record, offset } = progress;
      return {
        status: 200,
        headers: {
          ...VERSION,
          'Upload-Offset': String(offset),
          'Upload-Length': String(record.size),
          'Upload-Metadata': record.metadata,
          'Cache-Control': 'no-store',
          ...createProgressHeaders(progress),
        },
      };
    },
    async continueRawFileUpload({ path, request, response }) {
      allowSlowArrival(request, response);
      requireTusVersion(request);
      const offset = getNumberHeader(request, 'upload-offset');
      const progress = await uploads.continueUpload(request, path.upload, offset);
      return {
        status: 204,
        headers: { ...VERSION, 'Upload-Offset': String(progress.offset), ...createProgressHeaders(progress) },
      };
    },
    async discardRawFileUpload({ path, request }) {
      requireTusVersion(request);
      await uploads.discard(request, path.upload);
      return { status: 204, headers: VERSION };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
