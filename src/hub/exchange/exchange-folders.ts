/** Files on their way out and in, each in a folder of its own under the data directory, gone when they were sent or read. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KINDS = ['exports', 'imports'] as const;
/** What is older was left by a server that was killed; no file is on its way for so long. */
const OLD_MS = 24 * 60 * 60 * 1_000;

/** Makes an empty folder; removing it is the caller's. */
export async function newFolder(dataDir: string, kind: (typeof KINDS)[number]): Promise<string> {
  const parent = join(dataDir, 'hub', kind);
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'file-'));
}

/** Removes a folder with what is in it. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what killed servers left. Other processes may share the data directory, so that only old folders are meant. */
export async function removeOldFolders(dataDir: string, now: Date): Promise<void> {
  for (const kind of KINDS) {
    const parent = join(dataDir, 'hub', kind);
    for (const name of await namesIn(parent)) {
      const folder = join(parent, name);
      const left = await stat(folder).catch(() => undefined);
      if (left !== undefined && now.getTime() - left.mtimeMs > OLD_MS) await removeFolder(folder);
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
