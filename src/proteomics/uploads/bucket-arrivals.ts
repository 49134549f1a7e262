/**
 * Stores resumable uploads in object storage. Complete parts are sent to a multipart upload at the final key of the raw file.
 * Bytes after the last complete part are a separate object (the tail), whose name contains its position. All confirmed bytes
 * are therefore stored, and any process can continue.
 */
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { choosePartBytes, PartWriter } from '../../files/part-writer.ts';
import { MissingFileError, type PartedFiles, type StoredFiles } from '../../files/stored-files.ts';
import { findCurrentClient } from '../../storage/current-request.ts';
import { FairQueue } from '../../storage/fair-queue.ts';
import { getRawFileKey, getStoragePrefix, getTailKey, STORED_PREFIXES, TAIL_PREFIX } from '../places.ts';
import { type Arrivals, computeSha256, UploadGoneError } from './arrivals.ts';
import { readUpload, storeParts, type UploadRecord } from './store.ts';

/** Limits concurrent requests, as each has up to two parts in memory (part-writer.ts). Waiting clients send later. */
const writers = new FairQueue({
  running: 60,
  runningOfOne: 30,
  isShort: true,
});

export function createBucketArrivals(
  files: StoredFiles,
  parts: PartedFiles,
  { pool, now, expiryMs }: { pool: pg.Pool; now: () => Date; expiryMs: number },
): Arrivals {
  const getKey = ({ id, name }: Pick<UploadRecord, 'id' | 'name'>) => getRawFileKey({ uuid: addUuidHyphens(id), name });
  const createTailKey = (record: Pick<UploadRecord, 'id'>, start: number) => `${getTailKey(record)}${start}`;

  /** Returns the number of bytes in complete parts and in the tail; the whole size if the file is complete. */
  const readProgress = async (
    record: UploadRecord,
  ): Promise<{ readonly whole: boolean; readonly parted: number; readonly tail: number }> => {
    const progress = record.parts === null ? undefined : await parts.readProgress(getKey(record), record.parts);
    if (progress === undefined) throw new UploadGoneError();
    if (progress === 'whole') return { whole: true, parted: record.size, tail: 0 };
    const parted = progress.sizes.reduce((sum, size) => sum + size, 0);
    return { whole: false, parted, tail: (await files.stat(createTailKey(record, parted)))?.size ?? 0 };
  };

  return {
    async startUpload(record) {
      await storeParts(pool, record.id, await parts.startFile(getKey(record)));
    },
    async readOffset(record) {
      const { whole, parted, tail } = await readProgress(record);
      // All parts exist, but the file was not yet assembled.
      if (!whole && parted === record.size) await parts.complete(getKey(record), record.parts as string);
      return parted + tail;
    },
    async createWriter(record, offset, hash, signal) {
      const leave = await writers.enter(findCurrentClient() ?? '', 0, signal);
      try {
        const { parted, tail } = await readProgress(record);
        const head = tail === 0 ? Buffer.alloc(0) : await buffer(await files.open(createTailKey(record, parted)));
        if (parted + head.length !== offset) throw new MissingFileError(createTailKey(record, parted));
        const writer = new PartWriter({
          hash,
          head,
          partBytes: choosePartBytes(record.size),
          start: parted,
          end: record.size,
          add: (number, bytes) => parts.add(getKey(record), record.parts as string, number, bytes),
          complete: () => parts.complete(getKey(record), record.parts as string),
          storeTail: (start, bytes) => files.put([{ key: createTailKey(record, start), content: bytes }]),
        });
        return writer.once('close', leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    async getCompleteFile(record, sha256) {
      const { name, size } = record;
      return {
        uuid: addUuidHyphens(record.id),
        name,
        size,
        sha256: sha256 ?? (await computeSha256(await files.open(getKey(record)))),
      };
    },
    async clear(record, rawFileUuid) {
      const uuid = addUuidHyphens(record.id);
      if (rawFileUuid === undefined && record.parts !== null) await parts.abort(getKey(record), record.parts);
      if (rawFileUuid !== uuid) await files.remove(getStoragePrefix('raw', { uuid }));
      await files.remove(getTailKey(record));
    },
    async sweep() {
      for await (const id of files.listFoldersIn(TAIL_PREFIX)) {
        const record = await readUpload(pool, id);
        if (record === undefined || record.rawFileUuid !== null) await files.remove(getTailKey({ id }));
      }
      // Parts of expired uploads are removed earlier, so these belong to no upload.
      await parts.abortBefore(STORED_PREFIXES.raw, new Date(now().getTime() - 2 * expiryMs));
    },
  };
}

/** Converts the ID of an upload, which is a UUID without hyphens, to the UUID of its raw file. */
function addUuidHyphens(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
