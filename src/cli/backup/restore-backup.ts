/** Brings a backup back: every file is compared with its sum before anything is touched, and files and database change places last. */
import { copyFile as copyKey, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_KEY_FILE } from '../../auth/sessions/secret-key.ts';
import type { Database } from '../../storage/database.ts';
import type { ExportSummary } from '../../storage/transfer/export-format.ts';
import { importDatabase } from '../../storage/transfer/import.ts';
import { type Backup, BackupError, PARTS } from './backup-folder.ts';
import { copyFile, sumOf } from './copy-file.ts';

/** Below DATA_DIR, what the files of all backups are in. */
const FILES = 'proteomics';

/**
 * Restores a backup into a folder and a database.
 *
 * @param replace also where there are files or rows already: they are lost
 * @throws BackupError for a backup that is damaged, or a folder that is not empty; what importDatabase throws
 */
export async function restoreBackup(
  database: Pick<Database, 'pool' | 'ownership'>,
  { folder, manifest }: Backup,
  { dataDir, replace }: { dataDir: string; replace: boolean },
): Promise<ExportSummary> {
  const [place, arriving] = [join(dataDir, FILES), join(dataDir, `${FILES}.restoring`)];
  const there = await readdir(place).catch(() => []);
  if (there.length > 0 && !replace)
    throw new BackupError(`${place} is not empty: restore into an empty folder, or give --replace to lose what it holds`);
  if ((await sumOf(join(folder, PARTS.database))) !== manifest.database)
    throw new BackupError(`${join(folder, PARTS.database)} is not what was backed up: it is damaged`);
  await rm(arriving, { recursive: true, force: true });
  try {
    await mkdir(arriving, { recursive: true });
    for (const { path, modified, sha256 } of manifest.files) {
      const from = join(folder, PARTS.files, path);
      const sum = await copyFile(from, join(arriving, path.slice(FILES.length + 1)), modified);
      if (sum !== sha256) throw new BackupError(`${from} is not what was backed up: it is damaged`);
    }
    const summary = await importDatabase(database, join(folder, PARTS.database), { replace });
    await rm(place, { recursive: true, force: true });
    await rename(arriving, place);
    await restoreKey(folder, dataDir);
    return summary;
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

/** The secret that sealed sessions; an installation that has one keeps its own. */
async function restoreKey(folder: string, dataDir: string): Promise<void> {
  const [from, to] = [join(folder, PARTS.secretKey), join(dataDir, SECRET_KEY_FILE)];
  const [isBackedUp, isThere] = await Promise.all(
    [from, to].map((path) =>
      stat(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (isBackedUp && !isThere) await copyKey(from, to);
}
