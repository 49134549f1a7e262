/**
 * Resumable uploads straight into object storage. Whole parts go into a multipart upload at the place that the raw file will have; what has
 * arrived behind the last whole part is an object of its own (the tail), named by the byte at which it begins, until the next bytes make a part
 * of it. So at any moment everything that was acknowledged is there, and any process can go on.
 */
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { PartWriter, partBytesOf } from '../../files/part-writer.ts';
import { MissingFileError, type PartedFiles, type StoredFiles } from '../../files/stored-files.ts';
import { KEPT, makeRawFileKey, makeTailKey, prefixOfKind, TAILS } from '../places.ts';
import { type Arrivals, sha256Of, UploadGoneError } from './arrivals.ts';
import { noteParts, readUpload, type UploadRecord } from './store.ts';

/** What they need beside the storage. */
export interface BucketArrivalsParts {
  readonly pool: pg.Pool;
  readonly now: () => Date;
  /** Milliseconds after which an upload is forgotten. */
  readonly expiryMs: number;
}

/** Makes them. */
export function bucketArrivals(files: StoredFiles, parts: PartedFiles, { pool, now, expiryMs }: BucketArrivalsParts): Arrivals {
  const placeOf = ({ id, name }: Pick<UploadRecord, 'id' | 'name'>) => makeRawFileKey({ uuid: uuidOf(id), name });
  const tailAt = (record: Pick<UploadRecord, 'id'>, start: number) => `${makeTailKey(record)}${start}`;

  /** Bytes in whole parts, and those of the tail behind them; all of the file when it is whole. */
  const standingOf = async (
    record: UploadRecord,
  ): Promise<{ readonly whole: boolean; readonly parted: number; readonly tail: number }> => {
    const standing = record.parts === null ? undefined : await parts.standing(placeOf(record), record.parts);
    if (standing === undefined) throw new UploadGoneError();
    if (standing === 'whole') return { whole: true, parted: record.size, tail: 0 };
    const parted = standing.sizes.reduce((sum, size) => sum + size, 0);
    return { whole: false, parted, tail: (await files.stat(tailAt(record, parted)))?.size ?? 0 };
  };

  return {
    async begin(record) {
      const begun = await parts.begin(placeOf(record));
      await noteParts(pool, record.id, begun);
    },
    async offsetOf(record) {
      const { whole, parted, tail } = await standingOf(record);
      // The last part is there, and the file was not made of the parts any more.
      if (!whole && parted === record.size) await parts.complete(placeOf(record), record.parts as string);
      return parted + tail;
    },
    async writer(record, offset, hash) {
      const { parted, tail } = await standingOf(record);
      const head = tail === 0 ? Buffer.alloc(0) : await buffer(await files.open(tailAt(record, parted)));
      if (parted + head.length !== offset) throw new MissingFileError(tailAt(record, parted));
      const partBytes = partBytesOf(record.size);
      return new PartWriter({
        hash,
        head,
        partBytes,
        start: parted,
        end: record.size,
        add: (number, bytes) => parts.add(placeOf(record), record.parts as string, number, bytes),
        complete: () => parts.complete(placeOf(record), record.parts as string),
        keepTail: (start, bytes) => files.put([{ key: tailAt(record, start), content: bytes }]),
      });
    },
    async whole(record, sha256) {
      const { name, size } = record;
      return { uuid: uuidOf(record.id), name, size, sha256: sha256 ?? (await sha256Of(await files.open(placeOf(record)))) };
    },
    async clear(record, rawFileUuid) {
      const uuid = uuidOf(record.id);
      if (rawFileUuid === undefined && record.parts !== null) await parts.abort(placeOf(record), record.parts);
      if (rawFileUuid !== uuid) await files.remove(prefixOfKind('raw', { uuid }));
      await files.remove(makeTailKey(record));
    },
    async sweep() {
      for await (const id of files.foldersIn(TAILS)) {
        const record = await readUpload(pool, id);
        if (record === undefined || record.rawFileUuid !== null) await files.remove(makeTailKey({ id }));
      }
      // What is this old belongs to no upload: an upload's own parts go when it expires.
      await parts.abortBefore(KEPT.raw, new Date(now().getTime() - 2 * expiryMs));
    },
  };
}

/** An upload and the raw file that it becomes have the same identifier. */
function uuidOf(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
