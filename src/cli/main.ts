/** The command line: `concordat <command>`. Each command is loaded on demand. */
import packageJson from '../../package.json' with { type: 'json' };
import type { Command, CommandIo } from './command.ts';

const commands: Record<string, { summary: string; load: () => Promise<Command> }> = {
  start: {
    summary: 'start the server',
    load: async () => (await import('./start.ts')).startCommand,
  },
  validate: {
    summary: 'validate data files against a profile',
    load: async () => (await import('./validate.ts')).validateCommand,
  },
  compare: {
    summary: 'print what differs between profiles',
    load: async () => (await import('./profile-commands.ts')).compareCommand,
  },
  merge: {
    summary: 'merge profiles into one',
    load: async () => (await import('./profile-commands.ts')).mergeCommand,
  },
  convert: {
    summary: 'convert metadata between file formats',
    load: async () => (await import('./conversion-commands.ts')).convertCommand,
  },
  template: {
    summary: 'write an empty table for the entities of a profile',
    load: async () => (await import('./conversion-commands.ts')).runTemplateCommand,
  },
  upload: {
    summary: "upload raw files from an instrument's computer, and new files as they appear",
    load: async () => (await import('./upload.ts')).uploadCommand,
  },
  import: {
    summary: 'send proteomics results that were computed elsewhere to a server',
    load: async () => (await import('./import.ts')).importCommand,
  },
  download: {
    summary: 'bring raw files and results of runs back from a server',
    load: async () => (await import('./download.ts')).downloadCommand,
  },
  samples: {
    summary: 'check sample metadata (SDRF-Proteomics)',
    load: async () => (await import('./samples.ts')).runSamplesCommand,
  },
  submission: {
    summary: 'list what is missing in a submission to the PRIDE repository',
    load: async () => (await import('./submission.ts')).runSubmissionCommand,
  },
  worker: {
    summary: 'work on proteomics runs, beside the server or on another machine',
    load: async () => (await import('./worker.ts')).runWorkerCommand,
  },
  doctor: {
    summary: 'list every setting, and try what the server depends on',
    load: async () => (await import('./doctor.ts')).runDoctorCommand,
  },
  files: {
    summary: 'move raw files and results between the data folder and object storage',
    load: async () => (await import('./files.ts')).runFilesCommand,
  },
  backup: {
    summary: 'back up database and files together, also while the server runs',
    load: async () => (await import('./backup.ts')).runBackupCommand,
  },
  restore: {
    summary: 'bring a backup back',
    load: async () => (await import('./backup.ts')).restoreCommand,
  },
  db: {
    summary: 'export the database to a file, or import it from one',
    load: async () => (await import('./db.ts')).runDbCommand,
  },
};

/** Runs the command line. */
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
  return (await command.load())(rest, io);
}

function formatUsage(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  concordat ${name.padEnd(10)} ${summary}`);
  return `Usage:\n${lines.join('\n')}\n\nEvery command answers --help with its options.\n`;
}

/** Commands that write to DATA_DIR, or data from it. */
const WRITE_DATA: readonly string[] = ['backup', 'db', 'files', 'restore'];

if (import.meta.main || process.argv[1] === import.meta.filename) {
  const { stdin, stdout, stderr, env } = process;
  if (WRITE_DATA.includes(process.argv[2] ?? '')) process.umask(0o077);
  process.exitCode = await runCommand(process.argv.slice(2), { stdin, stdout, stderr, env });
}
