/**
 * Makes a backup while people work. Files are never changed once a row names them; rows name them only when they are on the disk. So the
 * files are copied first, which takes long; then the database as it is at one moment, and then the files that came meanwhile. What the
 * database names at that moment is compared with what was copied, and where somebody deleted a file in between, it is done once more.
 */
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SECRET_KEY_FILE } from '../../auth/sessions/secret-key.ts';
import { listStoredFiles, type NamedFile, readNamedFiles, type StoredFile } from '../../proteomics/service.ts';
import type { Database } from '../../storage/database.ts';
import { release } from '../../storage/deployment.ts';
import { exportDatabase } from '../../storage/transfer/export.ts';
import {
  type BackedUpFile,
  type Backup,
  BackupError,
  type BackupManifest,
  backupName,
  newestBackup,
  PARTS,
  syncFolder,
} from './backup-folder.ts';
import { copyFile, sumOf } from './copy-file.ts';

/** What was made. */
export interface MadeBackup {
  readonly folder: string;
  readonly manifest: BackupManifest;
  /** Files that were copied; the others did not change since the last backup. */
  readonly copied: number;
}

/** How often it is tried to find a moment in which nothing is deleted. */
const MOST_TRIES = 5;

/**
 * Makes a backup in a folder of backups.
 *
 * @throws BackupError, the error of the database or of the file system; no backup is there then
 */
export async function makeBackup(
  database: Pick<Database, 'pool'>,
  { dataDir, folder, now = new Date() }: { dataDir: string; folder: string; now?: Date },
): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, backupName(now));
  const part = `${target}.part`;
  await mkdir(part, { mode: 0o700 });
  try {
    const copies = new Copies(dataDir, join(part, PARTS.files), await newestBackup(folder));
    await copies.takeAll();
    await takeDatabase(database, dataDir, part, copies);
    const key = await copyFile(join(dataDir, SECRET_KEY_FILE), join(part, PARTS.secretKey), now.getTime()).catch(unlessMissing);
    const manifest: BackupManifest = {
      format: 'concordat-backup',
      formatVersion: 1,
      release,
      madeAt: now.toISOString(),
      database: await sumOf(join(part, PARTS.database)),
      ...(key === undefined ? {} : { secretKey: key }),
      files: copies.files(),
    };
    await writeFile(join(part, PARTS.manifest), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await syncFolder(part);
    await rename(part, target);
    await syncFolder(folder);
    return { folder: target, manifest, copied: copies.copied };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Exports the database, until every file that it names is among the copies. */
async function takeDatabase(database: Pick<Database, 'pool'>, dataDir: string, part: string, copies: Copies): Promise<void> {
  let missing: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    let named: NamedFile[] = [];
    await exportDatabase(database, join(part, PARTS.database), {
      inSnapshot: async (client) => {
        named = await readNamedFiles({ dataDir }, client);
      },
    });
    await copies.takeAll();
    missing = copies.missingOf(named);
    if (missing.length === 0) return;
  }
  throw new BackupError(`the database names files that are not there or differ, ${missing.length} in all, like ${missing[0]}`);
}

/** Copies of files, which grow with each look at what is there. */
class Copies {
  copied = 0;
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #taken = new Map<string, BackedUpFile>();
  readonly #before: Map<string, BackedUpFile>;
  readonly #filesBefore: string;

  constructor(dataDir: string, folder: string, before: Backup | undefined) {
    this.#dataDir = dataDir;
    this.#folder = folder;
    this.#before = new Map(before?.manifest.files.map((file) => [file.path, file]));
    this.#filesBefore = join(before?.folder ?? '', PARTS.files);
  }

  files(): BackedUpFile[] {
    return [...this.#taken.values()];
  }

  /** Takes whatever is there and was not taken as it is now. */
  async takeAll(): Promise<void> {
    for await (const file of listStoredFiles({ dataDir: this.#dataDir }))
      if (!isSame(this.#taken.get(file.path), file)) await this.#take(file);
  }

  /** What was named and not taken, or has another content. */
  missingOf(named: readonly NamedFile[]): string[] {
    return named
      .filter(({ path, sha256 }) => {
        const taken = this.#taken.get(path);
        return taken === undefined || (sha256 !== undefined && taken.sha256 !== sha256);
      })
      .map(({ path }) => path);
  }

  async #take(file: StoredFile): Promise<void> {
    const to = join(this.#folder, file.path);
    await rm(to, { force: true });
    this.#taken.delete(file.path);
    const before = this.#before.get(file.path);
    if (before !== undefined && isSame(before, file)) {
      await mkdir(dirname(to), { recursive: true });
      await link(join(this.#filesBefore, file.path), to);
      this.#taken.set(file.path, before);
      return;
    }
    const sha256 = await copyFile(join(this.#dataDir, file.path), to, file.modified).catch(unlessMissing);
    if (sha256 === undefined) return;
    this.copied += 1;
    this.#taken.set(file.path, { ...file, sha256 });
  }
}

function isSame(one: Omit<BackedUpFile, 'sha256'> | undefined, other: StoredFile): boolean {
  return one !== undefined && one.size === other.size && one.modified === other.modified;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
