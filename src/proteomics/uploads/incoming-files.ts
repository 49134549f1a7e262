/**
 * Files that are arriving. Each is named after the process that writes it, and a process keeps a lock in the database while it
 * lives; so what a killed one left behind is known for what it is, by whichever process looks next.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, statfs, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFullError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { incomingFolder, rawFolder } from '../places.ts';
import type { AdvisoryLocks } from './advisory-locks.ts';

/** The files that this process is writing. */
export interface IncomingFiles {
  /** Path of a file to write to, which does not exist yet. */
  newPart(): Promise<string>;
  /** Removes such a file; nothing happens when it is not there. */
  remove(path: string): Promise<void>;
  /**
   * Notes that a raw file is about to get its place, before anything is there. Until the note is removed a killed process's raw
   * file without a record is taken away again.
   */
  noteMove(rawFileUuid: string): Promise<{ forget(): Promise<void> }>;
  /** @throws StorageFullError when this many bytes more do not fit */
  demandRoom(bytes: number): Promise<void>;
  /** Tells other processes that this one lives. */
  begin(): Promise<void>;
  /** Removes what processes left behind that live no more. */
  sweep(): Promise<void>;
}

const LEFT_BEHIND = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(part|moving)$/;

/** Makes them for this process. */
export function createIncomingFiles(
  { settings, pool }: Pick<ProteomicsContext, 'settings' | 'pool'>,
  locks: AdvisoryLocks,
): IncomingFiles {
  const folder = incomingFolder(settings);
  const process = randomUUID();
  const lockOf = (one: string) => `concordat process ${one}`;
  const remove = (path: string) => rm(path, { force: true });

  const undoMove = async (uuid: string, note: string) => {
    const { rowCount } = await (await pool()).query('select from proteomics_raw_files where uuid = $1', [uuid]);
    if (rowCount === 0) await rm(rawFolder(settings, { uuid }), { recursive: true, force: true });
    await remove(note);
  };

  return {
    remove,
    async newPart() {
      await mkdir(folder, { recursive: true });
      return join(folder, `${process}.${randomUUID()}.part`);
    },
    async noteMove(rawFileUuid) {
      const note = join(folder, `${process}.${rawFileUuid}.moving`);
      await (await open(note, 'w')).close();
      return { forget: () => unlink(note) };
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
        const [, owner, uuid, kind] = LEFT_BEHIND.exec(name) ?? [];
        return owner === undefined || uuid === undefined || owner === process
          ? []
          : [{ owner, uuid, kind, path: join(folder, name) }];
      });
      for (const owner of new Set(left.map((file) => file.owner))) {
        if (!(await locks.tryLock(lockOf(owner)))) continue;
        for (const { uuid, kind, path } of left.filter((file) => file.owner === owner)) {
          if (kind === 'moving') await undoMove(uuid, path);
          else await remove(path);
        }
        await locks.unlock(lockOf(owner));
      }
    },
  };
}
