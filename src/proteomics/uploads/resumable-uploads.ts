/** Handles uploads that continue after a lost connection, a closed browser or a killed server. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { Request } from 'express';
import type pg from 'pg';
import { AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { getOrAdd } from '../../memoize.ts';
import { recheckAccessOfRequest } from '../../storage/current-request.ts';
import { BlockWriter } from '../../web/uploads/block-writer.ts';
import { convertToStorageError, UploadTooLargeError } from '../../web/uploads/refusals.ts';
import type { ProteomicsContext } from '../context.ts';
import { getIncomingFolder } from '../places.ts';
import type { AdvisoryLocks } from './advisory-locks.ts';
import { type Arrivals, computeSha256, UploadGoneError } from './arrivals.ts';
import { createBucketArrivals } from './bucket-arrivals.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { RawFileConflictError } from './refusals.ts';
import {
  deleteUpload,
  findUploadDestination,
  findUploadsBefore,
  finishUpload,
  readUpload,
  type UploadRecord,
} from './store.ts';
import { storeRawFile } from './storing.ts';
import type { TusServer } from './tus-server.ts';

export interface UploadProgress {
  readonly record: UploadRecord;
  /** Number of durable bytes. */
  readonly offset: number;
  /** UUID of the stored raw file; undefined for an unfinished upload. */
  readonly rawFileUuid: string | undefined;
}

export type ResumableUploads = ReturnType<typeof createResumableUploads>;

export function createResumableUploads(context: ProteomicsContext, locks: AdvisoryLocks, incoming: IncomingFiles) {
  const { settings, now } = context;
  const files = openStoredFiles(settings);
  const arrivals =
    files.parts === undefined
      ? createDiskArrivals(getIncomingFolder(settings), context.pool)
      : createBucketArrivals(files, files.parts, { pool: context.pool, now, expiryMs: settings.uploadExpiryMs });
  const finishing = new Map<string, Promise<string>>();
  let server: Promise<TusServer> | undefined;
  const computeExpiry = ({ createdAt }: UploadRecord) => new Date(createdAt.getTime() + settings.uploadExpiryMs);

  const loadTusServer = (): Promise<TusServer> => {
    server ??= (async () => {
      const { createTusServer } = await import('./tus-server.ts');
      return createTusServer({
        arrivals,
        pool: context.pool,
        locker: createUploadLocker(locks),
        maxFileBytes: settings.maxRawFileBytes,
        expiryMs: settings.uploadExpiryMs,
      });
    })();
    return server;
  };

  const requireRecord = async (id: string): Promise<UploadRecord> => {
    const record = await readUpload(context.pool, id);
    if (record === undefined) throw new NotFoundError('This upload does not exist.');
    return record;
  };

  /** Stores a complete upload once in this process. For other processes, the name of a raw file is unique. */
  const finishUploadOnce = (record: UploadRecord): Promise<string> =>
    getOrAdd(finishing, record.id, () => storeUpload(record).finally(() => finishing.delete(record.id)));

  const storeUpload = async (record: UploadRecord): Promise<string> => {
    const { id } = record;
    const pool = context.pool;
    try {
      const file = await arrivals.getCompleteFile(record, (await loadTusServer()).getChecksum(record));
      const destination = await findUploadDestination(context, record);
      const { rawFile } = await storeRawFile(context, incoming, file, destination, (client, uuid) =>
        finishUpload(client, id, uuid),
      );
      // If this fails, the cleanup removes the remaining data.
      await arrivals.clear(record, rawFile.uuid).catch(() => undefined);
      return rawFile.uuid;
    } catch (error) {
      const finished = (await readUpload(pool, id))?.rawFileUuid;
      if (typeof finished === 'string') return finished;
      // Further attempts would fail as well, because the content does not change.
      if (error instanceof RawFileConflictError || error instanceof BadRequestError) {
        await arrivals.clear(record);
        await deleteUpload(pool, id);
      }
      throw error;
    }
  };

  /** Stores the raw file if all bytes have arrived, after checking the access again. */
  const storeIfComplete = async (record: UploadRecord, offset: number): Promise<UploadProgress> => {
    if (offset === record.size) await recheckAccessOfRequest();
    const rawFileUuid = offset === record.size ? (record.rawFileUuid ?? (await finishUploadOnce(record))) : undefined;
    return { record, offset, rawFileUuid };
  };

  return {
    computeExpiry,
    async startUpload(
      request: Request,
      wanted: Pick<UploadRecord, 'name' | 'pipelineUuid' | 'userUuid' | 'size' | 'metadata'>,
    ) {
      if (wanted.size > settings.maxRawFileBytes) throw new UploadTooLargeError(settings.maxRawFileBytes);
      await findUploadDestination(context, wanted);
      if (files.kind === 'disk') await incoming.requireRoom(wanted.size);
      const id = randomUUID().replaceAll('-', '');
      const headers = await (await loadTusServer()).handle(request, { ...wanted, id });
      return storeIfComplete(await requireRecord(id), Number(headers.get('Upload-Offset') ?? 0));
    },
    async continueUpload(request: Request, id: string, offset: number) {
      const record = await requireRecord(id);
      if (record.rawFileUuid !== null) {
        const { UploadOffsetError } = await import('./tus-server.ts');
        if (offset !== record.size) throw new UploadOffsetError(offset, record.size);
        return storeIfComplete(record, record.size);
      }
      const headers = await (await loadTusServer()).handle(request);
      return storeIfComplete(record, Number(headers.get('Upload-Offset')));
    },
    /** Returns the progress of an upload. Finishes an upload that is complete but was interrupted by a killed server. */
    async readProgress(request: Request, id: string) {
      const record = await requireRecord(id);
      if (record.rawFileUuid !== null) return storeIfComplete(record, record.size);
      const headers = await (await loadTusServer()).handle(request);
      return storeIfComplete(record, Number(headers.get('Upload-Offset')));
    },
    async discard(request: Request, id: string) {
      const record = await requireRecord(id);
      if (record.rawFileUuid !== null) throw new NotFoundError('The upload is finished. Its raw file stays.');
      await (await loadTusServer()).handle(request);
    },
    /** Removes expired uploads, and data that belongs to no upload. */
    async sweep() {
      const pool = context.pool;
      const expired = await findUploadsBefore(pool, new Date(now().getTime() - settings.uploadExpiryMs));
      for (const record of expired) {
        if (record.rawFileUuid === null) await arrivals.clear(record);
        // Records of expired uploads remain for another period, so that responses have status 410.
        if (computeExpiry(record).getTime() + settings.uploadExpiryMs < now().getTime()) await deleteUpload(pool, record.id);
      }
      await arrivals.sweep();
    },
  };
}

const IDENTIFIER = /^[0-9a-f]{32}$/;

function createDiskArrivals(folder: string, pool: pg.Pool): Arrivals {
  const getDataPath = ({ id }: Pick<UploadRecord, 'id'>) => join(folder, id);
  return {
    startUpload: (record) => writeFile(getDataPath(record), '', { flag: 'wx' }),
    readOffset: (record) => flushAndMeasure(getDataPath(record)),
    createWriter: async (record, start, hash) => new BlockWriter({ path: getDataPath(record), flags: 'r+', start, hash }),
    async getCompleteFile(record, sha256) {
      const { name, size } = record;
      const path = getDataPath(record);
      return {
        path,
        name,
        size,
        sha256: sha256 ?? (await computeSha256(createReadStream(path, { highWaterMark: 1_048_576 }))),
      };
    },
    clear: (record) => rm(getDataPath(record), { force: true }),
    async sweep() {
      for (const id of (await readdir(folder)).filter((name) => IDENTIFIER.test(name))) {
        const record = await readUpload(pool, id);
        if (record === undefined || record.rawFileUuid !== null) await rm(getDataPath({ id }), { force: true });
      }
    },
  };
}

/** Flushes a file, and returns its size. @throws UploadGoneError if the file does not exist */
async function flushAndMeasure(path: string): Promise<number> {
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
    throw convertToStorageError(cause);
  }
}

const MAX_WAIT_MS = 4_000;
const CHECK_INTERVAL_MS = 100;

function createUploadLocker(locks: AdvisoryLocks): Locker {
  const holders = new Map<string, { readonly askToLetGo: () => void | Promise<void>; readonly gone: Promise<void> }>();
  return {
    newLock(id) {
      const name = `concordat upload ${id}`;
      let requestRelease = () => {};
      return {
        async lock(signal, askToLetGo) {
          const deadline = performance.now() + MAX_WAIT_MS;
          for (;;) {
            const holder = holders.get(id);
            if (holder === undefined) {
              const gone = new Promise<void>((resolve) => {
                requestRelease = resolve;
              });
              holders.set(id, { askToLetGo, gone });
              // Without the database, the next request must be able to try again.
              let isTaken = false;
              try {
                isTaken = await locks.tryLock(name);
              } finally {
                if (!isTaken) releaseLock();
              }
              if (isTaken) return;
            } else await holder.askToLetGo();
            if (signal.aborted || performance.now() > deadline)
              // Status 423 is "Locked" (RFC 4918, section 11.3).
              throw new AnswerableError(423, 'Another request is writing to this upload. Retry in a moment.');
            await Promise.race([holder?.gone ?? pause(CHECK_INTERVAL_MS), pause(CHECK_INTERVAL_MS)]);
          }
        },
        async unlock() {
          await locks.unlock(name);
          releaseLock();
        },
      };

      function releaseLock(): void {
        holders.delete(id);
        requestRelease();
      }
    },
  };
}
