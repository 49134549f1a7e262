/** Manages temporary folders of exports, imports and uploads in the data directory. */
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FairQueue } from '../../storage/fair-queue.ts';

const KINDS = ['exports', 'imports', 'uploads'] as const;
/** Minimum age of a folder to delete. No transfer takes longer, so the folder belongs to a server that was killed. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;

/** Returns the path of a new temporary folder, which the caller must delete. */
export async function createExchangeFolder(dataDir: string, kind: (typeof KINDS)[number]): Promise<string> {
  const parent = join(dataDir, 'hub', kind);
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'file-'));
}

export async function removeExchangeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Deletes old folders of killed servers. Other processes with the same data directory may still use recent folders. */
export async function removeOldFolders(dataDir: string, now: Date): Promise<void> {
  for (const kind of KINDS) {
    const parent = join(dataDir, 'hub', kind);
    for (const name of await listNames(parent)) {
      const folder = join(parent, name);
      const left = await stat(folder).catch(() => undefined);
      if (left !== undefined && now.getTime() - left.mtimeMs > MIN_AGE_MS) await removeExchangeFolder(folder);
    }
  }
}

async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Limits concurrent exports, because each needs memory. Clients take turns. */
export const exportTurns = new FairQueue({
  running: 2,
  runningOfOne: 1,
});

/** Returns the content that `write` writes to a temporary file. Deletes the file after the response or an error. */
export async function openWrittenFile(dataDir: string, write: (path: string) => Promise<void>): Promise<Readable> {
  const folder = await createExchangeFolder(dataDir, 'exports');
  try {
    const path = join(folder, 'file');
    await write(path);
    const content = createReadStream(path);
    content.once('close', () => void removeExchangeFolder(folder));
    return content;
  } catch (error) {
    await removeExchangeFolder(folder);
    throw error;
  }
}
