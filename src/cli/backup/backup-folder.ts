/**
 * A folder of backups. Each backup is a folder of its own, named by when it was made, and complete by itself:
 *
 *     2026-11-23T01-02-03Z/manifest.json     what it holds, with the SHA-256 of each file
 *                          database/…        in parts; together they are what `concordat db export` writes
 *                          secret-key        where the installation has one
 *                          files/…           as below DATA_DIR
 *
 * A file or a part of the database that did not change since the last backup is the same file on the disk, under two names, and takes no room.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names in a backup. */
export const PARTS = {
  manifest: 'manifest.json',
  database: 'database',
  secretKey: 'secret-key',
  files: 'files',
} as const;

/** A file of a backup. */
export interface BackedUpFile {
  /** From DATA_DIR. */
  readonly path: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly sha256: string;
}

/** A part of the database. */
export interface BackedUpPart {
  /** From the backup's folder. */
  readonly path: string;
  readonly sha256: string;
  /** SHA-256 of what is compressed in it. */
  readonly content: string;
}

/** What a backup says of itself. */
export interface BackupManifest {
  readonly format: 'concordat-backup';
  readonly formatVersion: 1;
  /** Release that made it. */
  readonly release: string;
  /** ISO 8601, UTC: what was acknowledged before is in it. */
  readonly madeAt: string;
  /** In their order. */
  readonly database: readonly BackedUpPart[];
  /** SHA-256 of the secret that seals sessions, where it is kept in DATA_DIR. */
  readonly secretKey?: string;
  readonly files: readonly BackedUpFile[];
}

/** A backup that is there. */
export interface Backup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/** There is no backup, or it is not as it should be. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup that is made now. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The newest backup in a folder; undefined when there is none. */
export async function newestBackup(folder: string): Promise<Backup | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  return newest === undefined ? undefined : readBackup(join(folder, newest));
}

/**
 * Reads a backup, or of a folder of backups the newest.
 *
 * @throws BackupError
 */
export async function findBackup(folder: string): Promise<Backup> {
  const isBackup = await stat(join(folder, PARTS.manifest)).catch(() => undefined);
  const backup = isBackup === undefined ? await newestBackup(folder) : await readBackup(folder);
  if (backup === undefined) throw new BackupError(`there is no backup in ${folder}`);
  return backup;
}

async function readBackup(folder: string): Promise<Backup> {
  const path = join(folder, PARTS.manifest);
  try {
    const manifest = JSON.parse(await readFile(path, 'utf8')) as BackupManifest;
    if (manifest.format === 'concordat-backup' && manifest.formatVersion === 1) return { folder, manifest };
  } catch (cause) {
    throw new BackupError(`${path} cannot be read`, { cause });
  }
  throw new BackupError(`${path} is of a newer release: restore it with that one`);
}
