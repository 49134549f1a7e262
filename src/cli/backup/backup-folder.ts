/**
 * A folder of backups. Each backup is a complete folder, named by its time:
 *
 *     2026-11-23T01-02-03Z/manifest.json   its contents, with the SHA-256 of each file
 *       database/…     in parts; together they are the file of `concordat db export`
 *       secret-key     if the installation has one
 *       files/…        as below DATA_DIR
 *
 * Files and database parts that did not change since the last backup are hard links to it, and take no space.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashWhileReading } from '../../files/hash-while-reading.ts';
import { StorageError } from '../../storage/storage-errors.ts';

export const BACKUP_PATHS = {
  manifest: 'manifest.json',
  database: 'database',
  secretKey: 'secret-key',
  files: 'files',
} as const;

export interface BackedUpFile {
  /** Path relative to DATA_DIR. */
  readonly path: string;
  readonly size: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly modified: number;
  readonly sha256: string;
}

/** A compressed file with a part of the database export. */
export interface BackedUpPart {
  /** Path relative to the backup's folder. */
  readonly path: string;
  readonly sha256: string;
  /** SHA-256 of the uncompressed content. */
  readonly content: string;
}

/** Describes a backup, so that a restore can verify it. */
export interface BackupManifest {
  readonly format: 'concordat-backup';
  readonly formatVersion: 1;
  readonly release: string;
  /** Time of the snapshot, as ISO 8601 in UTC. The backup contains all earlier commits. */
  readonly madeAt: string;
  /** The parts of the database, in the order of restoring. */
  readonly database: readonly BackedUpPart[];
  /** SHA-256 of the secret that encrypts sessions, if it is stored in DATA_DIR. */
  readonly secretKey?: string;
  readonly files: readonly BackedUpFile[];
}

export interface Backup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/** Thrown if there is no backup, or it is incomplete or damaged. */
export class BackupError extends StorageError {}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export function formatBackupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export async function findNewestBackup(folder: string): Promise<Backup | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  return newest === undefined ? undefined : readBackup(join(folder, newest));
}

/** Reads a backup, or the newest one in a folder of backups. @throws BackupError */
export async function findBackup(folder: string): Promise<Backup> {
  const isBackup = await stat(join(folder, BACKUP_PATHS.manifest)).catch(() => undefined);
  const backup = isBackup === undefined ? await findNewestBackup(folder) : await readBackup(folder);
  if (backup === undefined) throw new BackupError(`there is no backup in ${folder}`);
  return backup;
}

async function readBackup(folder: string): Promise<Backup> {
  const path = join(folder, BACKUP_PATHS.manifest);
  try {
    const manifest = JSON.parse(await readFile(path, 'utf8')) as BackupManifest;
    if (manifest.format === 'concordat-backup' && manifest.formatVersion === 1) return { folder, manifest };
  } catch (cause) {
    throw new BackupError(`${path} cannot be read`, { cause });
  }
  throw new BackupError(`${path} was created by a newer release: restore it with that release`);
}

/** Copies content to a new file, and flushes the file to the disk. @returns SHA-256, in lower-case hexadecimal */
export async function copyFile(from: Readable, to: string): Promise<string> {
  await mkdir(dirname(to), { recursive: true });
  const hash = createHash('sha256');
  await pipeline(hashWhileReading(from, hash), createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
}

/** Returns the SHA-256 of a file, in lower-case hexadecimal. */
export async function computeChecksum(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
