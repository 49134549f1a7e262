/** `npx concordat backup` and `npx concordat restore`: database and files together. */
import { openStoredFiles } from '../files/open-files.ts';
import { readEnvironment, readSettings, type Settings, SettingsError } from '../settings.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { getErrorText } from '../storage/storage-errors.ts';
import { formatQuantity, formatSize } from '../web/for-people/words.ts';
import { BackupError, findBackup } from './backup/backup-folder.ts';
import { createBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { type Command, type CommandIo, createWarningLog, FLAG, isExpected, runParsed, UsageError } from './command.ts';

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

/** Creates a backup. */
export const runBackupCommand: Command = (args, io) =>
  runCommand('backup', backupUsage, args, io, async (database, settings, folder) => {
    const {
      folder: made,
      manifest,
      added,
      copied,
    } = await createBackup(database, { files: openStoredFiles(settings), dataDir: settings.dataDir, folder });
    const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
    return `Backed up the database (${formatQuantity(manifest.database.length, 'part')}, ${added} new or changed) and ${formatQuantity(manifest.files.length, 'file')} (${formatSize(bytes)}, ${copied} new or changed) to ${made}.`;
  });

/** Restores a backup. */
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
  return runParsed({ args, usage, options, io }, (values, [folder, ...others]) => {
    if (folder === undefined || others.length > 0) throw new UsageError(`${name} takes one folder.`);
    return useDatabase(name, io, (database, settings) => work(database, settings, folder, values.replace === true));
  });
}

async function useDatabase(
  name: 'backup' | 'restore',
  { stdout, stderr, env }: CommandIo,
  work: (database: Database, settings: Settings) => Promise<string>,
): Promise<number> {
  try {
    const settings = readSettings(readEnvironment(env));
    const { databaseUrl, dataDir } = settings;
    const database = await openDatabase({ databaseUrl, dataDir, log: createWarningLog(stderr), mayCreate: name === 'restore' });
    try {
      stdout.write(`${await work(database, settings)}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof SettingsError) stderr.write(`${error.problems.join('\n')}\n`);
    else if (error instanceof BackupError || isExpected(error)) stderr.write(`${name}: ${getErrorText(error)}\n`);
    else throw error;
    return 1;
  }
}
