/** Resumable uploads as files of this disk. */
import { createReadStream } from 'node:fs';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Arrivals, sha256Of, UploadGoneError } from './arrivals.ts';
import { BlockWriter } from './block-writer.ts';
import { asRefusal } from './refusals.ts';
import { readUpload, type UploadRecord } from './store.ts';

const IDENTIFIER = /^[0-9a-f]{32}$/;

/** Uploads in a folder of this disk, which they leave when they are stored. */
export function diskArrivals(folder: string, pool: pg.Pool): Arrivals {
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
