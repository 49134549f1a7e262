/**
 * Incoming files. Each is named after the process that writes it. A process holds a lock in the database for its lifetime, so any process can
 * recognize leftovers of a killed one.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFullError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { locateIncomingFolder } from '../places.ts';
import { type AdvisoryLocks, getPlacingLockName } from './advisory-locks.ts';

/** The incoming files of this process. */
export interface IncomingFiles {
  /** Returns a new path to write to. */
  createPartPath(): string;
  /** Removes such a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Runs the placement of a raw file's content before its record exists, protected from cleanups. */
  placeLocked(rawFileUuid: string, place: () => Promise<void>): Promise<void>;
  /** @throws StorageFullError if this many bytes do not fit */
  requireRoom(bytes: number): Promise<void>;
  /** Marks this process as alive. */
  begin(): Promise<void>;
  /** Removes files of ended processes. */
  sweep(): Promise<void>;
}

const LEFT_BEHIND = /^([0-9a-f-]{36})\.[0-9a-f-]{36}\.(?:part|moving)$/;

/** Creates the incoming files of this process. */
export function createIncomingFiles({ settings }: Pick<ProteomicsContext, 'settings'>, locks: AdvisoryLocks): IncomingFiles {
  const folder = locateIncomingFolder(settings);
  const process = randomUUID();
  const getLockName = (one: string) => `concordat process ${one}`;
  const removePath = (path: string) => rm(path, { force: true, recursive: true });

  return {
    remove: removePath,
    createPartPath: () => join(folder, `${process}.${randomUUID()}.part`),
    async placeLocked(rawFileUuid, place) {
      const lock = getPlacingLockName(rawFileUuid);
      await locks.tryLock(lock);
      await place().finally(() => locks.unlock(lock));
    },
    async requireRoom(bytes) {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < bytes) throw new StorageFullError();
    },
    async begin() {
      await mkdir(folder, { recursive: true });
      await locks.hold(getLockName(process));
    },
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
