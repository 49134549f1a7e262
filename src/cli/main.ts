/** The command line: `concordat <command>`. Each command is loaded on demand. */
import packageJson from '../../package.json' with { type: 'json' };
import type { Command, CommandIo } from './command.ts';

const commands: Record<string, readonly [summary: string, load: () => Promise<Command>]> = {
  start: ['start the server', async () => (await import('./start.ts')).runStartCommand],
  validate: ['validate data files against a profile', async () => (await import('./validate.ts')).runValidateCommand],
  check: ['find errors in profile files', async () => (await import('./profile-commands.ts')).runCheckCommand],
  compare: ['print what differs between profiles', async () => (await import('./profile-commands.ts')).runCompareCommand],
  merge: ['merge profiles into one', async () => (await import('./profile-commands.ts')).runMergeCommand],
  convert: ['convert metadata between file formats', async () => (await import('./conversion-commands.ts')).runConvertCommand],
  template: [
    'write an empty table for the entities of a profile',
    async () => (await import('./conversion-commands.ts')).runTemplateCommand,
  ],
  upload: [
    "upload raw files from an instrument's computer, and new files as they appear",
    async () => (await import('./upload.ts')).runUploadCommand,
  ],
  import: [
    'send proteomics results that were computed elsewhere to a server',
    async () => (await import('./import.ts')).runImportCommand,
  ],
  download: [
    'download raw files and results of runs from a server',
    async () => (await import('./download.ts')).runDownloadCommand,
  ],
  samples: ['check sample metadata (SDRF-Proteomics)', async () => (await import('./samples.ts')).runSamplesCommand],
  submission: [
    'list what is missing in a submission to the PRIDE repository',
    async () => (await import('./submission.ts')).runSubmissionCommand,
  ],
  worker: [
    'execute proteomics runs, beside the server or on another machine',
    async () => (await import('./worker.ts')).runWorkerCommand,
  ],
  doctor: [
    'list every setting, and check what the server depends on',
    async () => (await import('./doctor.ts')).runDoctorCommand,
  ],
  files: [
    'move raw files and results between the data folder and object storage',
    async () => (await import('./files.ts')).runFilesCommand,
  ],
  backup: [
    'back up database and files together, even while the server runs',
    async () => (await import('./backup.ts')).runBackupCommand,
  ],
  restore: ['restore a backup', async () => (await import('./backup.ts')).restoreCommand],
  db: ['export the database to a file, or import it from one', async () => (await import('./db.ts')).runDbCommand],
};

export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--version') {
    io.stdout.write(`${packageJson.version}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    io.stdout.write(formatUsage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    io.stderr.write(`concordat: there is no command ${JSON.stringify(name)}.\n\n${formatUsage()}`);
    return 2;
  }
  const [, load] = command;
  return (await load())(rest, io);
}

function formatUsage(): string {
  const lines = Object.entries(commands).map(([name, [summary]]) => `  concordat ${name.padEnd(10)} ${summary}`);
  return `Usage:\n${lines.join('\n')}\n\nEvery command lists its options with --help.\n`;
}

/** Commands that write to DATA_DIR, or write its data elsewhere. */
const WRITE_DATA: readonly string[] = ['backup', 'db', 'files', 'restore'];

if (import.meta.main || process.argv[1] === import.meta.filename) {
  const { stdin, stdout, stderr, env } = process;
  if (WRITE_DATA.includes(process.argv[2] ?? '')) process.umask(0o077);
  process.exitCode = await runCommand(process.argv.slice(2), { stdin, stdout, stderr, env });
}
