import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MissingFileError, type NewFile, type StoredFile, type StoredFiles } from './stored-files.ts';

/** Number of parent folders that are flushed after a file: those of the result set, the raw file, and the kind of file. */
const FOLDERS_ABOVE = 3;
const PIECE_BYTES = 262_144;

/** Creates the storage of a folder, which may not exist yet. */
export function createDiskFiles(folder: string): StoredFiles {
  const getDiskFilePath = (key: string) => join(folder, key);

  return {
    kind: 'disk',
    async put(files) {
      for (const path of new Set(files.map(({ key }) => dirname(getDiskFilePath(key))))) await mkdir(path, { recursive: true });
      // Files are stored concurrently, so that the disk can combine flushes. A failure does not stop the others.
      const placed = await Promise.allSettled(files.map((file) => writeFileAtomically(getDiskFilePath(file.key), file)));
      for (const one of placed) if (one.status === 'rejected') throw one.reason;
      const folders = files.flatMap(({ key }) => listParentFolders(getDiskFilePath(key)));
      await Promise.all([...new Set(folders)].map(flushPath));
    },
    async copy(from, to) {
      await requireExistingFile(from, getDiskFilePath(from));
      await this.put([{ key: to, content: getDiskFilePath(from), isFinal: true }]);
    },
    async open(key, range) {
      const stream = createReadStream(getDiskFilePath(key), { highWaterMark: PIECE_BYTES, ...range });
      await once(stream, 'open').catch((cause: unknown) => {
        throw convertToMissingFileError(key, cause);
      });
      return stream;
    },
    async stat(key) {
      try {
        return await readStoredFile(key, getDiskFilePath(key));
      } catch (error) {
        if (isMissingPathError(error)) return undefined;
        throw error;
      }
    },
    async readIdentity(key) {
      const { dev, ino } = await requireExistingFile(key, getDiskFilePath(key));
      return `${dev}:${ino}`;
    },
    list: (prefix) => iterateFolderFiles(folder, prefix),
    listFilesIn: (prefix) => iterateFolderFiles(folder, prefix, 'here'),
    async *listFoldersIn(prefix) {
      for (const entry of await readEntries(getDiskFilePath(prefix))) if (entry.isDirectory()) yield entry.name;
    },
    async remove(key) {
      await rm(getDiskFilePath(key), { recursive: true, force: true });
      // Removes an empty result set and the empty folder of its raw file.
      if (!key.endsWith('/'))
        for (const above of listParentFolders(getDiskFilePath(key)).slice(0, 2)) await rmdir(above).catch(() => undefined);
    },
    withPath: (key, use) => use(getDiskFilePath(key)),
    async fetchTo(key, path) {
      await requireExistingFile(key, getDiskFilePath(key));
      try {
        await link(getDiskFilePath(key), path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
        // On other file systems, and on those without hard links, a symbolic link has the same effect.
        await symlink(getDiskFilePath(key), path);
      }
    },
    check: async () => undefined,
  };
}

/** Writes a file under a temporary name and renames it, so that an incomplete file never has the final name. */
async function writeFileAtomically(to: string, { content, isFinal = false }: NewFile): Promise<void> {
  const part = join(dirname(to), `${randomUUID()}.part`);
  try {
    if (typeof content !== 'string') await writeFile(part, content, { flag: 'wx' });
    else if (!isFinal || !(await tryLink(content, part)))
      await copyFile(content, part, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await flushPath(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    return false;
  }
}

function listParentFolders(path: string): string[] {
  const folders = [dirname(path)];
  while (folders.length < FOLDERS_ABOVE) folders.push(dirname(folders.at(-1) as string));
  return folders;
}

async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* iterateFolderFiles(folder: string, prefix: string, depth: 'here' | 'all' = 'all'): AsyncGenerator<StoredFile> {
  for (const entry of await readEntries(join(folder, prefix))) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory() && depth === 'all') yield* iterateFolderFiles(folder, `${key}/`);
    // Entries can be removed during the listing.
    else if (entry.isFile()) yield* await readStoredFile(key, join(folder, key)).then((file) => [file], returnEmptyIfMissing);
  }
}

function returnEmptyIfMissing(error: unknown): [] {
  if (isMissingPathError(error)) return [];
  throw error;
}

async function readStoredFile(key: string, path: string): Promise<StoredFile> {
  const { size, mtime } = await stat(path);
  return { key, size, changedAt: mtime };
}

async function readEntries(path: string) {
  const entries = await readdir(path, { withFileTypes: true }).catch(returnEmptyIfMissing);
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function requireExistingFile(key: string, path: string) {
  return stat(path).catch((cause: unknown) => {
    throw convertToMissingFileError(key, cause);
  });
}

function convertToMissingFileError(key: string, cause: unknown): unknown {
  return isMissingPathError(cause) ? new MissingFileError(key, { cause }) : cause;
}

function isMissingPathError(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
