/**
 * Copies of stored files on this disk, for what reads paths: as many bytes as a setting says, those that were used last. Whoever uses a copy has a
 * hard link of its own to it, so that any process may take a copy away at any time.
 */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isAlive } from '../live-process.ts';

/** Fetches a file to a path that does not exist. */
type Bring = (key: string, path: string) => Promise<void>;

/** The copies of a machine, which its processes share. */
export class LocalCopies {
  readonly #copies: string;
  readonly #uses: string;
  readonly #mostBytes: number;
  readonly #bring: Bring;
  readonly #fetching = new Map<string, Promise<void>>();
  #ready: Promise<void> | undefined;

  /** @param mostBytes that stay; what is in use comes on top */
  constructor(folder: string, mostBytes: number, bring: Bring) {
    this.#copies = join(folder, 'copies');
    this.#uses = join(folder, 'in-use');
    this.#mostBytes = mostBytes;
    this.#bring = bring;
  }

  /** Lets somebody read a file by its path, which has the name of the key. */
  async use<T>(key: string, read: (path: string) => Promise<T>): Promise<T> {
    this.#ready ??= this.#prepare();
    await this.#ready;
    const folder = join(this.#uses, String(process.pid), randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const path = join(folder, basename(key));
      while (!(await this.#isLinked(key, path))) await this.#fill(key);
      return await read(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Links a copy; false where there is none. */
  async #isLinked(key: string, path: string): Promise<boolean> {
    const copy = this.#pathOf(key);
    try {
      await link(copy, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      // A file system without hard links.
      await copyFile(copy, path);
    }
    const now = new Date();
    // Another process may have taken it away since.
    await utimes(copy, now, now).catch(() => undefined);
    return true;
  }

  /** One at a time; others wait for it. */
  #fill(key: string): Promise<void> {
    const running = this.#fetching.get(key) ?? this.#fetchCopy(key).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, running);
    return running;
  }

  async #fetchCopy(key: string): Promise<void> {
    const copy = this.#pathOf(key);
    const part = `${copy}.${process.pid}.${randomUUID()}.part`;
    try {
      await this.#bring(key, part);
      await rename(part, copy);
    } finally {
      await rm(part, { force: true });
    }
    await this.#makeRoom(copy);
  }

  /** Takes away what was not used for longest; the newest copy stays, as somebody waits for it. */
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

  /** Makes the folders, and takes away what processes left that live no more. */
  async #prepare(): Promise<void> {
    await mkdir(this.#copies, { recursive: true });
    await mkdir(this.#uses, { recursive: true });
    for (const pid of await readdir(this.#uses))
      if (!isAlive(Number(pid))) await rm(join(this.#uses, pid), { recursive: true, force: true });
    for (const name of await readdir(this.#copies)) {
      const [, pid] = /\.(\d+)\.[0-9a-f-]{36}\.part$/.exec(name) ?? [];
      if (pid !== undefined && !isAlive(Number(pid))) await rm(join(this.#copies, name), { force: true });
    }
  }

  #pathOf(key: string): string {
    return join(this.#copies, createHash('sha256').update(key).digest('hex'));
  }
}
