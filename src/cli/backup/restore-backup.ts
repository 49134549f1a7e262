/** Restores a backup after comparing every file with its checksum. */
import { existsSync } from 'node:fs';
import { copyFile as copyKey, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_KEY_FILE } from '../../auth/sessions/secret-key.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { Database } from '../../storage/database.ts';
import type { ExportSummary } from '../../storage/transfer/export-format.ts';
import { importDatabase } from '../../storage/transfer/import.ts';
import { STORED_FILE_PREFIXES } from '../stored-files.ts';
import { BACKUP_PATHS, type Backup, BackupError, computeChecksum } from './backup-folder.ts';

/** Restores a backup without its sessions; after an interruption, repeat it with `replace`. @throws BackupError if it is damaged or files exist */
export async function restoreBackup(
  database: Pick<Database, 'pool' | 'ownership'>,
  { folder, manifest }: Backup,
  { files, dataDir, replace }: { files: StoredFiles; dataDir: string; replace: boolean },
): Promise<ExportSummary> {
  const there = await findFirstFile(files);
  if (there !== undefined && !replace)
    throw new BackupError(
      `the target already contains files, such as ${there}: restore to an empty target, or delete them with --replace`,
    );
  const outside = manifest.files.find(({ path }) => !isStoredFile(path));
  if (outside !== undefined) throw new BackupError(`${folder} names ${JSON.stringify(outside.path)}, which is no stored file`);
  const parts = [
    ...manifest.database,
    ...manifest.files.map(({ path, sha256 }) => ({ path: join(BACKUP_PATHS.files, path), sha256 })),
  ];
  for (const { path, sha256 } of parts)
    if ((await computeChecksum(join(folder, path))) !== sha256)
      throw new BackupError(`${join(folder, path)} differs from the backup: it is damaged`);
  const summary = await importDatabase(
    database,
    manifest.database.map(({ path }) => join(folder, path)),
    { replace },
  );
  // Sessions that ended since the backup would be valid again. Submitted forms are in the same table.
  await database.pool.query('delete from sessions');
  await database.pool.query('delete from proteomics_admin_sessions');
  for (const prefix of STORED_FILE_PREFIXES) await files.remove(prefix);
  for (const { path } of manifest.files) await files.put([{ key: path, content: join(folder, BACKUP_PATHS.files, path) }]);
  await restoreKey(folder, dataDir);
  return summary;
}

/** Returns whether a path is in the folders of stored files. A changed backup must not write elsewhere. */
function isStoredFile(path: string): boolean {
  return STORED_FILE_PREFIXES.some((prefix) => path.startsWith(prefix)) && !path.split(/[/\\]/).includes('..');
}

async function findFirstFile(files: StoredFiles): Promise<string | undefined> {
  for (const prefix of STORED_FILE_PREFIXES) for await (const { key } of files.list(prefix)) return key;
  return undefined;
}

/** Restores the secret that encrypts sessions, unless the installation already has one. */
async function restoreKey(folder: string, dataDir: string): Promise<void> {
  const [from, to] = [join(folder, BACKUP_PATHS.secretKey), join(dataDir, SECRET_KEY_FILE)];
  if (!existsSync(from) || existsSync(to)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyKey(from, to);
}
