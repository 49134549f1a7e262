/**
 * Creates a backup of a running server. It copies the files first, which takes a long time, then a snapshot of the database,
 * then the files that arrived in between. Files never change after a row refers to them. If a referenced file was deleted
 * before it was copied, the database and the new files are copied again.
 */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { SECRET_KEY_FILE } from '../../auth/sessions/secret-key.ts';
import type { StoredFile, StoredFiles } from '../../files/stored-files.ts';
import type { NamedFile } from '../../proteomics/service.ts';
import type { Database } from '../../storage/database.ts';
import { release } from '../../storage/migrate.ts';
import { readDatabase, syncDirectory } from '../../storage/transfer/export.ts';
import { readStoredFileNames, STORED_FILE_PREFIXES } from '../stored-files.ts';
import {
  BACKUP_PATHS,
  type BackedUpFile,
  type Backup,
  BackupError,
  type BackupManifest,
  copyFile,
  findNewestBackup,
  formatBackupName,
} from './backup-folder.ts';
import { type WrittenParts, writeParts } from './database-parts.ts';

/** Maximum attempts while files are being deleted. After them, the backup fails. */
const MAX_ATTEMPTS = 5;

/** Creates a backup in a folder of backups. A failure leaves none. @throws BackupError, or system and database errors */
export async function createBackup(
  database: Pick<Database, 'pool'>,
  { files, dataDir, folder, now = new Date() }: { files: StoredFiles; dataDir: string; folder: string; now?: Date },
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, formatBackupName(now));
  const part = `${target}.part`;
  await mkdir(part, { mode: 0o700 });
  try {
    const before = await findNewestBackup(folder);
    const copies = new CopiedFiles(files, join(part, BACKUP_PATHS.files), before);
    await copies.copyAll();
    const { parts, added } = await backUpDatabase(database, part, before, copies);
    const key = await readFile(join(dataDir, SECRET_KEY_FILE))
      .then((content) => copyFile(Readable.from([content]), join(part, BACKUP_PATHS.secretKey)))
      .catch(ignoreMissingFile);
    const manifest: BackupManifest = {
      format: 'concordat-backup',
      formatVersion: 1,
      release,
      madeAt: now.toISOString(),
      database: parts,
      ...(key === undefined ? {} : { secretKey: key }),
      files: copies.listFiles(),
    };
    await writeFile(join(part, BACKUP_PATHS.manifest), JSON.stringify(manifest), { mode: 0o600, flush: true });
    await syncDirectory(part);
    await rename(part, target);
    await syncDirectory(folder);
    return { folder: target, manifest, added, copied: copies.copied };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Writes the database again until every referenced file was copied. */
async function backUpDatabase(
  database: Pick<Database, 'pool'>,
  folder: string,
  before: Backup | undefined,
  copies: CopiedFiles,
): Promise<WrittenParts> {
  let missing: string[] = [];
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    await rm(join(folder, BACKUP_PATHS.database), { recursive: true, force: true });
    let named: NamedFile[] = [];
    let written: WrittenParts = { parts: [], added: 0 };
    const writeDatabase = async (bytes: AsyncIterable<Buffer>) => {
      written = await writeParts(bytes, folder, before);
    };
    await readDatabase(database, writeDatabase, {
      inSnapshot: async (client) => {
        named = await readStoredFileNames(client);
      },
    });
    await copies.copyAll();
    missing = copies.listMissing(named);
    if (missing.length === 0) return written;
  }
  throw new BackupError(`files that the database refers to are missing or differ (${missing.length}), such as ${missing[0]}`);
}

class CopiedFiles {
  copied = 0;
  readonly #from: StoredFiles;
  readonly #folder: string;
  readonly #taken = new Map<string, BackedUpFile>();
  readonly #before: Map<string, BackedUpFile>;
  readonly #filesBefore: string;

  constructor(from: StoredFiles, folder: string, before: Backup | undefined) {
    this.#from = from;
    this.#folder = folder;
    this.#before = new Map(before?.manifest.files.map((file) => [file.path, file]));
    this.#filesBefore = join(before?.folder ?? '', BACKUP_PATHS.files);
  }

  listFiles(): BackedUpFile[] {
    return [...this.#taken.values()];
  }

  /** Copies all files that are new or changed since they were copied. */
  async copyAll(): Promise<void> {
    for (const prefix of STORED_FILE_PREFIXES)
      for await (const file of this.#from.list(prefix))
        if (!isSame(this.#taken.get(file.key), file)) await this.#copyFile(file);
  }

  /** Returns the referenced files that were not copied, or have other content. */
  listMissing(named: readonly NamedFile[]): string[] {
    return named
      .filter(({ key, sha256 }) => {
        const earlier = this.#taken.get(key);
        return earlier === undefined || (sha256 !== undefined && earlier.sha256 !== sha256);
      })
      .map(({ key }) => key);
  }

  async #copyFile(file: StoredFile): Promise<void> {
    const { key, size, changedAt } = file;
    const to = join(this.#folder, key);
    await rm(to, { force: true });
    this.#taken.delete(key);
    const before = this.#before.get(key);
    if (before !== undefined && isSame(before, file)) {
      await mkdir(dirname(to), { recursive: true });
      await link(join(this.#filesBefore, key), to);
      this.#taken.set(key, before);
      return;
    }
    const sha256 = await this.#from
      .open(key)
      .then((content) => copyFile(content, to))
      .catch(ignoreMissingFile);
    if (sha256 === undefined) return;
    this.copied += 1;
    this.#taken.set(key, { path: key, size, modified: changedAt.getTime(), sha256 });
  }
}

function isSame(one: Omit<BackedUpFile, 'sha256'> | undefined, other: StoredFile): boolean {
  return one !== undefined && one.size === other.size && one.modified === other.changedAt.getTime();
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
