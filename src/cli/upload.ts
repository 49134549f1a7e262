/** `concordat upload FOLDER --pipeline UUID --user UUID [--watch]`: sends raw files from an instrument's computer. */
import { join, resolve } from 'node:path';
import {
  type CommandIo,
  FLAG,
  getServerAddress,
  type ParsedValues,
  parseAndRunCommand,
  runUntilStopped,
  TEXT,
  UsageError,
  writeLine,
} from './command.ts';
import { type FolderUpload, uploadFolder } from './upload/watching.ts';

const usage = `Usage: concordat upload FOLDER --pipeline UUID --user UUID [options]

Uploads every run in FOLDER and below: .raw, .mzML and .mzML.gz files, .d folders
and .wiff files with their companion files (both as one .tar). Interrupted uploads
continue after a lost connection or a restart.

  --pipeline UUID   the pipeline that the runs belong to
  --user UUID       the user who uploads
  --address URL     the server (default: BASE_URL, else http://localhost:8124)
  --token TOKEN     a personal token (default: CONCORDAT_TOKEN)
  --watch           keep running, and upload new runs until stopped
  --settle SECONDS  upload a run if it has not changed for this time
                    (default: 60 with --watch, else 0)
  --every SECONDS   check the folder at this interval (default: 10)
  --state FILE      the file that records sent runs
                    (default: .concordat-upload in FOLDER; use another file
                    if FOLDER is read-only)
  --help            print this text

Exit code: 0 all uploaded, or stopped; 1 some rejected or not sent; 2 invalid arguments.
`;

const DEFAULT_SETTLE_S = 60;
const DEFAULT_SCAN_INTERVAL_S = 10;
const STATE_FILE = '.concordat-upload';

export async function runUploadCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options, io }, (values, folders) =>
    runFolderUpload(parseUploadRequest(values, folders, io.env), io),
  );
}

async function runFolderUpload(upload: FolderUpload, io: CommandIo): Promise<number> {
  try {
    return await runUntilStopped((signal) => uploadFolder(upload, io, signal));
  } catch (error) {
    const { code, path = upload.folder } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    writeLine(io.stderr, `upload: ${path} cannot be used: ${code}.`);
    return 2;
  }
}

const options = {
  ...{ pipeline: TEXT, user: TEXT, address: TEXT, token: TEXT, settle: TEXT, every: TEXT, state: TEXT },
  watch: FLAG,
} as const;

function parseUploadRequest(
  values: ParsedValues<typeof options>,
  [folder, ...others]: readonly string[],
  env: CommandIo['env'],
): FolderUpload {
  if (folder === undefined || others.length > 0) throw new UsageError('Specify one folder.');
  const { pipeline, user, watch } = values;
  const token = values.token ?? (env.CONCORDAT_TOKEN || undefined);
  if (pipeline === undefined) throw new UsageError('Specify the pipeline: --pipeline UUID.');
  if (user === undefined && token === undefined) throw new UsageError('Specify the user: --user UUID.');
  const address = getServerAddress(values.address, env);
  const settle = parseSeconds(values.settle ?? String(watch ? DEFAULT_SETTLE_S : 0));
  if (settle === undefined) throw new UsageError('--settle must be a number of seconds from 0 to 86400.');
  const every = parseSeconds(values.every ?? String(DEFAULT_SCAN_INTERVAL_S));
  if (every === undefined || every < 0.05) throw new UsageError('--every must be a number of seconds from 0.05 to 86400.');
  return {
    folder: resolve(folder),
    pipeline,
    user,
    token,
    address,
    state: values.state === undefined ? join(resolve(folder), STATE_FILE) : resolve(values.state),
    isWatching: watch,
    settleMs: settle * 1_000,
    everyMs: every * 1_000,
  };
}

function parseSeconds(text: string): number | undefined {
  const seconds = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
  return seconds === undefined || seconds > 86_400 ? undefined : seconds;
}
