/** `npx concordat files move`: moves raw files, results and logs from the data folder to object storage, or back. */
import { type MovedFiles, moveFiles } from '../files/move-files.ts';
import { openStoredFiles } from '../files/open-files.ts';
import { FilesUnavailableError } from '../files/stored-files.ts';
import { readEnvironment, readSettings, type Settings, SettingsError } from '../settings.ts';
import { getErrorText } from '../storage/storage-errors.ts';
import { formatQuantity, formatSize } from '../web/for-people/words.ts';
import { type CommandIo, FLAG, parseAndRunCommand, runUntilStopped, TEXT, UsageError } from './command.ts';
import { STORED_FILE_PREFIXES } from './stored-files.ts';

const usage = `Usage: npx concordat files move --from PLACE --to PLACE [--keep]

Moves raw files, result files and logs of runs, and files and published versions
of projects.
A PLACE is a data folder, or a bucket with an optional prefix, such as s3://bucket/prefix.
S3_ENDPOINT, S3_REGION and the credentials come from the settings of the server.
Unfinished uploads are not moved and start again.

  --keep   copy the files instead of moving them
  --help   print this text

You can repeat an interrupted command: a file is removed only after its copy is
complete, and existing copies are not sent again. To keep the downtime short, run
the command with --keep first, stop the server, move the remaining files, set
FILES_URL, and start the server.

Exit code: 0 done, 1 rejected or failed, 2 invalid arguments.
`;

export async function runFilesCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand(
    { args, usage, options: { from: TEXT, to: TEXT, keep: FLAG }, io },
    ({ from, to, keep }, positionals) => {
      if (positionals.length !== 1 || positionals[0] !== 'move') throw new UsageError('Unknown action. Use "move".');
      if (from === undefined || to === undefined) throw new UsageError('--from and --to are required.');
      if (from === to) throw new UsageError('--from and --to must be different places.');
      return runUntilStopped((signal) => runMove({ from, to, keep }, io, signal));
    },
  );
}

async function runMove(
  move: { from: string; to: string; keep: boolean },
  { stdout, stderr, env }: CommandIo,
  signal: AbortSignal,
): Promise<number> {
  try {
    const [from, to] = [selectFileStorage(move.from, env), selectFileStorage(move.to, env)];
    const moved = await moveFiles(openStoredFiles(from), openStoredFiles(to), STORED_FILE_PREFIXES, {
      keep: move.keep,
      folder: to.dataDir,
      signal,
      reportProgress: createProgressReporter(stderr),
    });
    const there =
      moved.present === 0 ? '' : ` ${formatQuantity(moved.present, 'file', 'files')} already existed at the destination.`;
    const done = `${move.keep ? 'Copied' : 'Moved'} ${formatQuantity(moved.copied, 'file')} (${formatSize(moved.bytes)}).${there}`;
    stdout.write(signal.aborted ? `Interrupted. ${done}\nRun the same command again for the rest.\n` : `${done}\n`);
    return signal.aborted ? 1 : 0;
  } catch (error) {
    const why = explainFixableError(error);
    if (why === undefined) throw error;
    stderr.write(`files move: ${why}\nMoved files stay in their new place. Run the same command again for the rest.\n`);
    return 1;
  }
}

/** Returns the settings of the server with another place for its files. @throws SettingsError */
function selectFileStorage(location: string, env: CommandIo['env']): Settings {
  const variables = readEnvironment(env);
  if (location.startsWith('s3://')) return readSettings({ ...variables, FILES_URL: location });
  return readSettings({ ...variables, DATA_DIR: location, FILES_URL: '' });
}

/** Returns the message of an error that the user can fix; undefined for faults, which keep their stack. */
function explainFixableError(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (error instanceof FilesUnavailableError)
    return `The bucket rejects requests or does not respond (${error.reason}). For details, set FILES_URL and run npx concordat doctor.`;
  return error instanceof Error && 'code' in error ? getErrorText(error) : undefined;
}

function createProgressReporter(stderr: CommandIo['stderr']): (moved: MovedFiles) => void {
  let reportedAt = performance.now();
  return ({ copied, bytes, present }) => {
    if (performance.now() - reportedAt < 5_000) return;
    reportedAt = performance.now();
    stderr.write(`${formatQuantity(copied + present, 'file')} so far, ${formatSize(bytes)} sent\n`);
  };
}
