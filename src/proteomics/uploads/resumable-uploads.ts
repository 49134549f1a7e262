/** Uploads that go on after a lost connection, a closed browser or a killed server. */

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locker } from '@tus/server';
import type { Request } from 'express';
import type pg from 'pg';
import { AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { locateIncomingFolder } from '../places.ts';
import type { AdvisoryLocks } from './advisory-locks.ts';
import { type Arrivals, sha256Of, UploadGoneError } from './arrivals.ts';
import { BlockWriter } from './block-writer.ts';
import { bucketArrivals } from './bucket-arrivals.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { asRefusal, RawFileConflictError, RawFileTooLargeError } from './refusals.ts';
import { destinationOfUpload, finishUpload, forgetUpload, readUpload, type UploadRecord, uploadsBefore } from './store.ts';
import { storeRawFile } from './storing.ts';
import type { TusServer } from './tus-server.ts';

/** How an upload stands after a request. */
export interface UploadProgress {
  readonly record: UploadRecord;
  /** Bytes that are there to stay. */
  readonly offset: number;
  /** The raw file that it became. */
  readonly rawFileUuid: string | undefined;
}

/** The uploads of a server. */
export interface ResumableUploads {
  /** @throws AnswerableError saying why it cannot begin */
  begin(
    request: Request,
    wanted: Pick<UploadRecord, 'name' | 'pipelineUuid' | 'userUuid' | 'size' | 'metadata'>,
  ): Promise<UploadProgress>;
  /** Adds the body of a request. */
  goOn(request: Request, id: string, offset: number): Promise<UploadProgress>;
  /** Where an upload stands. One that is complete and was not finished, because the server was killed, is finished now. */
  look(request: Request, id: string): Promise<UploadProgress>;
  /** Gives an upload up; what was sent goes. */
  discard(request: Request, id: string): Promise<void>;
  /** When an upload is forgotten. */
  expiryOf(record: UploadRecord): Date;
  /** Removes what has expired, and what belongs to no upload. */
  sweep(): Promise<void>;
}

/** Makes them. */
export function createResumableUploads(
  context: ProteomicsContext,
  locks: AdvisoryLocks,
  incoming: IncomingFiles,
): ResumableUploads {
  const { settings, now } = context;
  const files = storedFiles(settings);
  const arrivals =
    files.parts === undefined
      ? diskArrivals(locateIncomingFolder(settings), context.pool)
      : bucketArrivals(files, files.parts, { pool: context.pool, now, expiryMs: settings.uploadExpiryMs });
  const finishing = new Map<string, Promise<string>>();
  let server: Promise<TusServer> | undefined;
  const expiryOf = ({ createdAt }: UploadRecord) => new Date(createdAt.getTime() + settings.uploadExpiryMs);

  const tus = (): Promise<TusServer> => {
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

  const recordOf = async (id: string): Promise<UploadRecord> => {
    const record = await readUpload(context.pool, id);
    if (record === undefined) throw new NotFoundError('This upload does not exist.');
    return record;
  };

  /** One at a time in this process; between processes the name of the raw file decides. */
  const finish = (record: UploadRecord): Promise<string> => {
    const running = finishing.get(record.id) ?? store(record).finally(() => finishing.delete(record.id));
    finishing.set(record.id, running);
    return running;
  };

  const store = async (record: UploadRecord): Promise<string> => {
    const { id } = record;
    const pool = context.pool;
    try {
      const file = await arrivals.whole(record, (await tus()).checksumOf(record));
      const destination = await destinationOfUpload(context, record);
      const { rawFile } = await storeRawFile(context, incoming, file, destination, (client, uuid) =>
        finishUpload(client, id, uuid),
      );
      // What cannot be removed now is swept later.
      await arrivals.clear(record, rawFile.uuid).catch(() => undefined);
      return rawFile.uuid;
    } catch (error) {
      const finished = (await readUpload(pool, id))?.rawFileUuid;
      if (typeof finished === 'string') return finished;
      // What is in it would not change.
      if (error instanceof RawFileConflictError || error instanceof BadRequestError) {
        await arrivals.clear(record);
        await forgetUpload(pool, id);
      }
      throw error;
    }
  };

  const progress = async (record: UploadRecord, offset: number): Promise<UploadProgress> => {
    const rawFileUuid = offset === record.size ? (record.rawFileUuid ?? (await finish(record))) : undefined;
    return { record, offset, rawFileUuid };
  };

  return {
    expiryOf,
    async begin(request, wanted) {
      if (wanted.size > settings.maxRawFileBytes) throw new RawFileTooLargeError(settings.maxRawFileBytes);
      await destinationOfUpload(context, wanted);
      if (files.kind === 'disk') await incoming.demandRoom(wanted.size);
      const id = randomUUID().replaceAll('-', '');
      const headers = await (await tus()).handle(request, { ...wanted, id });
      return progress(await recordOf(id), Number(headers.get('Upload-Offset') ?? 0));
    },
    async goOn(request, id, offset) {
      const record = await recordOf(id);
      if (record.rawFileUuid !== null) {
        const { UploadOffsetError } = await import('./tus-server.ts');
        if (offset !== record.size) throw new UploadOffsetError(offset, record.size);
        return progress(record, record.size);
      }
      const headers = await (await tus()).handle(request);
      return progress(record, Number(headers.get('Upload-Offset')));
    },
    async look(request, id) {
      const record = await recordOf(id);
      if (record.rawFileUuid !== null) return progress(record, record.size);
      const headers = await (await tus()).handle(request);
      return progress(record, Number(headers.get('Upload-Offset')));
    },
    async discard(request, id) {
      const record = await recordOf(id);
      if (record.rawFileUuid !== null) throw new NotFoundError('The upload is finished. Its raw file stays.');
      await (await tus()).handle(request);
    },
    async sweep() {
      const pool = context.pool;
      const expired = await uploadsBefore(pool, new Date(now().getTime() - settings.uploadExpiryMs));
      for (const record of expired) {
        if (record.rawFileUuid === null) await arrivals.clear(record);
        // For as long again a client that comes back is told that it is too late.
        if (expiryOf(record).getTime() + settings.uploadExpiryMs < now().getTime()) await forgetUpload(pool, record.id);
      }
      await arrivals.sweep();
    },
  };
}

const IDENTIFIER = /^[0-9a-f]{32}$/;

/** Uploads in a folder of this disk, which they leave when they are stored. */
function diskArrivals(folder: string, pool: pg.Pool): Arrivals {
  const pathOf = ({ id }: Pick<UploadRecord, 'id'>) => join(folder, id);
  return {
    begin: (record) => writeFile(pathOf(record), '', { flag: 'wx' }),
    offsetOf: (record) => flushedSize(pathOf(record)),
    writer: async (record, start, hash) => new BlockWriter({ path: pathOf(record), flags: 'r+', start, hash }),
    async whole(record, sha256) {
      const { name, size } = record;
      const path = pathOf(record);
      return { path, name, size, sha256: sha256 ?? (await sha256Of(createReadStream(path, { highWaterMark: 1_048_576 }))) };
    },
    clear: (record) => rm(pathOf(record), { force: true }),
    async sweep() {
      for (const id of (await readdir(folder)).filter((name) => IDENTIFIER.test(name))) {
        const record = await readUpload(pool, id);
        if (record === undefined || record.rawFileUuid !== null) await rm(pathOf({ id }), { force: true });
      }
    },
  };
}

/**
 * The size of a file, all of which is on the disk.
 *
 * @throws UploadGoneError when there is none
 */
async function flushedSize(path: string): Promise<number> {
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

/** 423: another request is writing to the upload (RFC 4918, section 11.3). */
class UploadBusyError extends AnswerableError {
  override readonly name = 'UploadBusyError';
  constructor() {
    super(423, 'Another request is writing to this upload. Retry in a moment.');
  }
}

interface Holder {
  readonly askToLetGo: () => void | Promise<void>;
  readonly gone: Promise<void>;
}

const MAX_WAIT_MS = 4_000;
const BETWEEN_LOOKS_MS = 100;

/** Makes the locker for the tus server. */
function createUploadLocker(locks: AdvisoryLocks): Locker {
  const holders = new Map<string, Holder>();
  return {
    newLock(id) {
      const name = `concordat upload ${id}`;
      let letGo = () => {};
      return {
        async lock(signal, askToLetGo) {
          const deadline = performance.now() + MAX_WAIT_MS;
          for (;;) {
            const holder = holders.get(id);
            if (holder === undefined) {
              const gone = new Promise<void>((resolve) => {
                letGo = resolve;
              });
              holders.set(id, { askToLetGo, gone });
              if (await locks.tryLock(name)) return;
              release();
            } else await holder.askToLetGo();
            if (signal.aborted || performance.now() > deadline) throw new UploadBusyError();
            await Promise.race([holder?.gone ?? pause(BETWEEN_LOOKS_MS), pause(BETWEEN_LOOKS_MS)]);
          }
        },
        async unlock() {
          await locks.unlock(name);
          release();
        },
      };

      function release(): void {
        holders.delete(id);
        letGo();
      }
    },
  };
}
