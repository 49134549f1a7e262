/** `npx concordat backup` and `npx concordat restore`: database and files together. */
import { openStoredFiles } from '../files/open-files.ts';
import { readEnvironment, readSettings, type Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { formatQuantity, formatSize } from '../web/for-people/words.ts';
import { findBackup } from './backup/backup-folder.ts';
import { createBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { type Command, type CommandIo, FLAG, parseAndRunCommand, reportFixableErrors, UsageError } from './command.ts';
import { useDatabase } from './db.ts';

const backupUsage = `Usage: npx concordat backup FOLDER

Creates a backup of database and files in a new folder of FOLDER, named by the time.
The server can keep running. The backup contains all data that was acknowledged before
it started. Files and parts of the database that did not change since the last backup
in FOLDER take no space. You can delete any backup without affecting the others.

It reads the settings of the server: DATABASE_URL, DATA_DIR, FILES_URL.
`;

const restoreUsage = `Usage: npx concordat restore FOLDER [--replace]

Restores a backup, or the newest backup in FOLDER, to an empty database and an empty
DATA_DIR or bucket. Stop servers and workers first. The checksum of every file is
verified before anything changes.

  --replace   delete existing data and restore

It reads the settings of the server: DATABASE_URL, DATA_DIR, FILES_URL.
`;

export const runBackupCommand: Command = (args, io) =>
  runCommand('backup', backupUsage, args, io, async (database, settings, folder) => {
    const target = { files: openStoredFiles(settings), dataDir: settings.dataDir, folder };
    const { folder: made, manifest, added, copied } = await createBackup(database, target);
    const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
    return `Backed up the database (${formatQuantity(manifest.database.length, 'part')}, ${added} new or changed) and ${formatQuantity(manifest.files.length, 'file')} (${formatSize(bytes)}, ${copied} new or changed) to ${made}.`;
  });

export const restoreCommand: Command = (args, io) =>
  runCommand('restore', restoreUsage, args, io, async (database, settings, folder, replace) => {
    const backup = await findBackup(folder);
    await restoreBackup(database, backup, { files: openStoredFiles(settings), dataDir: settings.dataDir, replace });
    const files = formatQuantity(backup.manifest.files.length, 'file');
    return `Restored the database and ${files} of ${backup.manifest.madeAt}, made by release ${backup.manifest.release}.`;
  });

type Work = (database: Database, settings: Settings, folder: string, replace: boolean) => Promise<string>;

async function runCommand(
  name: 'backup' | 'restore',
  usage: string,
  args: string[],
  io: CommandIo,
  work: Work,
): Promise<number> {
  const options = { ...(name === 'restore' ? { replace: FLAG } : {}) };
  return parseAndRunCommand({ args, usage, options, io }, (values, [folder, ...others]) => {
    if (folder === undefined || others.length > 0) throw new UsageError(`${name} requires exactly one folder.`);
    return reportFixableErrors(name, io.stderr, async () => {
      const settings = readSettings(readEnvironment(io.env));
      const replace = values.replace === true;
      return useDatabase(settings, name === 'restore', io, (database) => work(database, settings, folder, replace));
    });
  });
}
