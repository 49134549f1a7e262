/** Caches stored files as local files, up to a size. Each reader gets a hard link, so any copy can be evicted. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isAlive } from '../live-process.ts';
import { getOrAdd } from '../memoize.ts';

type DownloadFile = (key: string, path: string) => Promise<void>;

export class LocalCopies {
  readonly #copies: string;
  readonly #uses: string;
  readonly #mostBytes: number;
  readonly #bring: DownloadFile;
  readonly #fetching = new Map<string, Promise<void>>();
  #ready: Promise<void> | undefined;

  /** @param mostBytes maximum bytes of stored copies; copies in use are additional */
  constructor(folder: string, mostBytes: number, bring: DownloadFile) {
    this.#copies = join(folder, 'copies');
    this.#uses = join(folder, 'in-use');
    this.#mostBytes = mostBytes;
    this.#bring = bring;
  }

  /** Downloads a file and calls `read` with its path, which ends with the file name in the key. */
  async use<T>(key: string, read: (path: string) => Promise<T>): Promise<T> {
    this.#ready ??= this.#prepareFolder();
    await this.#ready;
    const folder = join(this.#uses, String(process.pid), randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const path = join(folder, basename(key));
      while (!(await this.#isLinked(key, path))) await this.#fetchOnce(key);
      return await read(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Links to a copy; returns false if there is none. */
  async #isLinked(key: string, path: string): Promise<boolean> {
    const copy = this.#getCopyPath(key);
    try {
      await link(copy, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      // For a file system without hard links.
      await copyFile(copy, path);
    }
    const now = new Date();
    // Another process may have evicted the copy.
    await utimes(copy, now, now).catch(() => undefined);
    return true;
  }

  /** Downloads a file once for concurrent readers. */
  #fetchOnce(key: string): Promise<void> {
    return getOrAdd(this.#fetching, key, () => this.#fetchCopy(key).finally(() => this.#fetching.delete(key)));
  }

  async #fetchCopy(key: string): Promise<void> {
    const copy = this.#getCopyPath(key);
    const part = `${copy}.${process.pid}.${randomUUID()}.part`;
    try {
      await this.#bring(key, part);
      await rename(part, copy);
    } finally {
      await rm(part, { force: true });
    }
    await this.#makeRoom(copy);
  }

  /** Removes the least recently used copies. Keeps the newest one, because a reader needs it. */
  async #makeRoom(newest: string): Promise<void> {
    const found = await Promise.all(
      (await readdir(this.#copies)).map(async (name) => {
        const path = join(this.#copies, name);
        const there = await stat(path).catch(() => undefined);
        return there === undefined ? [] : [{ path, size: there.size, usedAt: there.mtimeMs }];
      }),
    );
    const copies = found.flat().sort((one, other) => one.usedAt - other.usedAt);
    let bytes = copies.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of copies) {
      if (bytes <= this.#mostBytes) return;
      if (path === newest || path.endsWith('.part')) continue;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  /** Creates the folders, and removes leftovers of ended processes. */
  async #prepareFolder(): Promise<void> {
    await mkdir(this.#copies, { recursive: true });
    await mkdir(this.#uses, { recursive: true });
    for (const pid of await readdir(this.#uses))
      if (!isAlive(Number(pid))) await rm(join(this.#uses, pid), { recursive: true, force: true });
    for (const name of await readdir(this.#copies)) {
      const [, pid] = /\.(\d+)\.[0-9a-f-]{36}\.part$/.exec(name) ?? [];
      if (pid !== undefined && !isAlive(Number(pid))) await rm(join(this.#copies, name), { force: true });
    }
  }

  #getCopyPath(key: string): string {
    return join(this.#copies, createHash('sha256').update(key).digest('hex'));
  }
}
