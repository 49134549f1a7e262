/** Files below a folder of this machine. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MissingFileError, type NewFile, type StoredFile, type StoredFiles } from './stored-files.ts';

/** Folders above a file whose names are flushed with it: a set of results, its raw file, and the kind of file. */
const FOLDERS_ABOVE = 3;
const PIECE_BYTES = 262_144;

/** Keeps files below a folder, which need not be there yet. */
export function diskFiles(folder: string): StoredFiles {
  const pathOf = (key: string) => join(folder, key);

  return {
    kind: 'disk',
    async put(files) {
      for (const path of new Set(files.map(({ key }) => dirname(pathOf(key))))) await mkdir(path, { recursive: true });
      // At the same time, so that what has to reach the disk for one of them takes the others along; nothing is still written when it fails.
      const placed = await Promise.allSettled(files.map((file) => place(pathOf(file.key), file)));
      for (const one of placed) if (one.status === 'rejected') throw one.reason;
      const folders = files.flatMap(({ key }) => foldersAbove(pathOf(key)));
      await Promise.all([...new Set(folders)].map(flush));
    },
    async copy(from, to) {
      await existing(from, pathOf(from));
      await this.put([{ key: to, content: pathOf(from), isFinal: true }]);
    },
    async open(key, range) {
      const stream = createReadStream(pathOf(key), { highWaterMark: PIECE_BYTES, ...range });
      await once(stream, 'open').catch((cause: unknown) => {
        throw asMissing(key, cause);
      });
      return stream;
    },
    async stat(key) {
      try {
        return await storedFile(key, pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async identity(key) {
      const { dev, ino } = await existing(key, pathOf(key));
      return `${dev}:${ino}`;
    },
    list: (prefix) => filesBelow(folder, prefix),
    filesIn: (prefix) => filesBelow(folder, prefix, 'here'),
    async *foldersIn(prefix) {
      for (const entry of await entriesOf(pathOf(prefix))) if (entry.isDirectory()) yield entry.name;
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
      // A set of results that is empty now goes, and a raw file's folder of sets.
      if (!key.endsWith('/'))
        for (const above of foldersAbove(pathOf(key)).slice(0, 2)) await rmdir(above).catch(() => undefined);
    },
    withPath: (key, use) => use(pathOf(key)),
    async bring(key, path) {
      await existing(key, pathOf(key));
      try {
        await link(pathOf(key), path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
        // Another file system, or one without hard links.
        await symlink(pathOf(key), path);
      }
    },
    check: async () => undefined,
  };
}

/** Gives a file its place under a name of its own first, so that its own name never stands for a part of it. */
async function place(to: string, { content, isFinal = false }: NewFile): Promise<void> {
  const part = join(dirname(to), `${randomUUID()}.part`);
  try {
    if (typeof content !== 'string') await writeFile(part, content, { flag: 'wx' });
    else if (!isFinal || !(await isLinked(content, part)))
      await copyFile(content, part, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await flush(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Shares the bytes where the file system can. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    return false;
  }
}

function foldersAbove(path: string): string[] {
  const folders = [dirname(path)];
  while (folders.length < FOLDERS_ABOVE) folders.push(dirname(folders.at(-1) as string));
  return folders;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesBelow(folder: string, prefix: string, depth: 'here' | 'all' = 'all'): AsyncGenerator<StoredFile> {
  for (const entry of await entriesOf(join(folder, prefix))) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory() && depth === 'all') yield* filesBelow(folder, `${key}/`);
    // What is removed while the folder is read was not there.
    else if (entry.isFile()) yield* await storedFile(key, join(folder, key)).then((file) => [file], noneIfMissing);
  }
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

async function storedFile(key: string, path: string): Promise<StoredFile> {
  const { size, mtime } = await stat(path);
  return { key, size, changedAt: mtime };
}

async function entriesOf(path: string) {
  const entries = await readdir(path, { withFileTypes: true }).catch(noneIfMissing);
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function existing(key: string, path: string) {
  return stat(path).catch((cause: unknown) => {
    throw asMissing(key, cause);
  });
}

function asMissing(key: string, cause: unknown): unknown {
  return isMissing(cause) ? new MissingFileError(key, { cause }) : cause;
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
