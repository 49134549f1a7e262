/**
 * Files that are arriving. Each is named after the process that writes it, and a process keeps a lock in the database while it
 * lives; so what a killed one left behind is known for what it is, by whichever process looks next.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFullError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { locateIncomingFolder } from '../places.ts';
import { type AdvisoryLocks, placingLock } from './advisory-locks.ts';

/** The files that this process is writing. */
export interface IncomingFiles {
  /** Path of a file to write to, which does not exist yet. */
  newPart(): string;
  /** Removes such a file; nothing happens when it is not there. */
  remove(path: string): Promise<void>;
  /** Does what gives a raw file its place before it has a record; meanwhile nobody takes it for left behind. */
  placing(rawFileUuid: string, place: () => Promise<void>): Promise<void>;
  /** @throws StorageFullError when this many bytes more do not fit */
  demandRoom(bytes: number): Promise<void>;
  /** Tells other processes that this one lives. */
  begin(): Promise<void>;
  /** Removes what processes left behind that live no more. */
  sweep(): Promise<void>;
}

const LEFT_BEHIND = /^([0-9a-f-]{36})\.[0-9a-f-]{36}\.(?:part|moving)$/;

/** Makes them for this process. */
export function createIncomingFiles({ settings }: Pick<ProteomicsContext, 'settings'>, locks: AdvisoryLocks): IncomingFiles {
  const folder = locateIncomingFolder(settings);
  const process = randomUUID();
  const lockOf = (one: string) => `concordat process ${one}`;
  const remove = (path: string) => rm(path, { force: true, recursive: true });

  return {
    remove,
    newPart: () => join(folder, `${process}.${randomUUID()}.part`),
    async placing(rawFileUuid, place) {
      const lock = placingLock(rawFileUuid);
      await locks.tryLock(lock);
      await place().finally(() => locks.unlock(lock));
    },
    async demandRoom(bytes) {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < bytes) throw new StorageFullError();
    },
    async begin() {
      await mkdir(folder, { recursive: true });
      await locks.keep(lockOf(process));
    },
    async sweep() {
      const left = (await readdir(folder)).flatMap((name) => {
        const [, owner] = LEFT_BEHIND.exec(name) ?? [];
        return owner === undefined || owner === process ? [] : [{ owner, path: join(folder, name) }];
      });
      for (const owner of new Set(left.map((file) => file.owner))) {
        if (!(await locks.tryLock(lockOf(owner)))) continue;
        for (const { path } of left.filter((file) => file.owner === owner)) await remove(path);
        await locks.unlock(lockOf(owner));
      }
    },
  };
}
