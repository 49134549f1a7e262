/** Stores incoming files in a folder per process. Its database lock distinguishes them from leftovers. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireDiskSpace } from '../../web/uploads/multipart.ts';
import type { ProteomicsContext } from '../context.ts';
import { getIncomingFolder } from '../places.ts';
import { type AdvisoryLocks, getPlacingLockName } from './advisory-locks.ts';

export type IncomingFiles = ReturnType<typeof createIncomingFiles>;

const LEFT_BEHIND = /^([0-9a-f-]{36})\.[0-9a-f-]{36}\.(?:part|moving)$/;

export function createIncomingFiles({ settings }: Pick<ProteomicsContext, 'settings'>, locks: AdvisoryLocks) {
  const folder = getIncomingFolder(settings);
  const process = randomUUID();
  const getLockName = (one: string) => `concordat process ${one}`;
  const removePath = (path: string) => rm(path, { force: true, recursive: true });

  return {
    remove: removePath,
    createPartPath: () => join(folder, `${process}.${randomUUID()}.part`),
    /** Stores the content of a raw file before its record exists. A lock prevents cleanups from removing it. */
    async placeLocked(rawFileUuid: string, place: () => Promise<void>) {
      const lock = getPlacingLockName(rawFileUuid);
      await locks.tryLock(lock);
      await place().finally(() => locks.unlock(lock));
    },
    /** @throws StorageFullError if there is not enough space */
    requireRoom: (bytes: number) => requireDiskSpace(folder, bytes),
    /** Acquires the lock that shows that this process is running. */
    async lockProcess() {
      await mkdir(folder, { recursive: true });
      await locks.acquireOwnLock(getLockName(process));
    },
    /** Removes files of processes that have ended. */
    async sweep() {
      const left = (await readdir(folder)).flatMap((name) => {
        const [, owner] = LEFT_BEHIND.exec(name) ?? [];
        return owner === undefined || owner === process ? [] : [{ owner, path: join(folder, name) }];
      });
      for (const owner of new Set(left.map((file) => file.owner))) {
        if (!(await locks.tryLock(getLockName(owner)))) continue;
        for (const { path } of left.filter((file) => file.owner === owner)) await removePath(path);
        await locks.unlock(getLockName(owner));
      }
    },
  };
}
