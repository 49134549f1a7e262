/**
 * Creates a backup of a running server. It copies the files first, which takes a long time, then a snapshot of the database,
 * then the files that arrived in between. Files never change after a row refers to them. If a referenced file was deleted
 * before it was copied, the database and the new files are copied again.
 */

import { hash } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, gzip } from 'node:zlib';
import { SECRET_KEY_FILE } from '../../auth/sessions/secret-key.ts';
import type { StoredFile, StoredFiles } from '../../files/stored-files.ts';
import type { NamedFile } from '../../proteomics/service.ts';
import type { Database } from '../../storage/database.ts';
import { release } from '../../storage/migrate.ts';
import { COMPRESSION_LEVEL, readDatabase, syncDirectory } from '../../storage/transfer/export.ts';
import { readStoredFileNames, STORED_FILE_PREFIXES } from '../stored-files.ts';
import {
  BACKUP_PATHS,
  type BackedUpFile,
  type BackedUpPart,
  type Backup,
  BackupError,
  type BackupManifest,
  copyFile,
  findNewestBackup,
  formatBackupName,
} from './backup-folder.ts';

const AVERAGE_PART_BYTES = 1_048_576;
const NEWLINE = 0x0a;

const compress = promisify(gzip);

export interface WrittenParts {
  readonly parts: readonly BackedUpPart[];
  /** Number of parts that the previous backup does not have. */
  readonly added: number;
}

/** Writes the parts into a backup's folder. Parts of the previous backup become hard links. */
export async function writeParts(
  bytes: AsyncIterable<Buffer>,
  folder: string,
  before: Backup | undefined,
): Promise<WrittenParts> {
  const known = new Map(before?.manifest.database.map((part) => [part.content, part]));
  const parts: BackedUpPart[] = [];
  let added = 0;
  await mkdir(join(folder, BACKUP_PATHS.database), { mode: 0o700 });
  for await (const part of splitIntoParts(bytes)) {
    const content = hash('sha256', part);
    const path = join(BACKUP_PATHS.database, `${String(parts.length + 1).padStart(7, '0')}.gz`);
    const same = known.get(content);
    if (same !== undefined) {
      await link(join(before?.folder ?? '', same.path), join(folder, path));
      parts.push({ ...same, path });
    } else {
      const compressed = await compress(part, { level: COMPRESSION_LEVEL });
      await writeFile(join(folder, path), compressed, { flag: 'wx', mode: 0o600, flush: true });
      parts.push({ path, content, sha256: hash('sha256', compressed) });
      added += 1;
    }
  }
  await syncDirectory(join(folder, BACKUP_PATHS.database));
  return { parts, added };
}

/** Yields lines in parts. A part ends after a line whose checksum is small. The threshold grows with the length of the line. */
async function* splitIntoParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part: Buffer[] = [];
  let [sum, length] = [0, 0];
  for await (const chunk of bytes) {
    let [begin, from] = [0, 0];
    for (let end = chunk.indexOf(NEWLINE) + 1; end > 0; end = chunk.indexOf(NEWLINE, from) + 1) {
      sum = crc32(chunk.subarray(from, end), sum);
      length += end - from;
      if (sum < (length / AVERAGE_PART_BYTES) * 2 ** 32) {
        yield Buffer.concat([...part, chunk.subarray(begin, end)]);
        part = [];
        begin = end;
      }
      [sum, length, from] = [0, 0, end];
    }
    sum = crc32(chunk.subarray(from), sum);
    length += chunk.length - from;
    part.push(chunk.subarray(begin));
  }
  yield Buffer.concat(part);
}

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
