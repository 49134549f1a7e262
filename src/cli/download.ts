/** `concordat download FOLDER --project SLUG --pipeline SLUG`: downloads raw files and results of runs. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createProteomicsClient } from '../../generated/proteomics/client.ts';
import type { components } from '../../generated/proteomics/types.d.ts';
import { hasHiddenCharacters } from '../files/hidden-characters.ts';
import { getRunFolderName } from '../proteomics/service.ts';
import {
  type CommandIo,
  getServerAddress,
  type ParsedValues,
  parseAndRunCommand,
  TEXT,
  UsageError,
  writeLine,
} from './command.ts';

const usage = `Usage: concordat download FOLDER --project SLUG --pipeline SLUG [options]

  FOLDER           target folder; each run gets a subfolder
  --project SLUG   project and pipeline of the runs, as in the addresses of their pages
  --pipeline SLUG
  --find TEXT      runs whose raw file has this in its name (default: all)
  --only KIND      raw or results (default: both)
  --address URL    the server (default: BASE_URL, else http://localhost:8124)
  --token TOKEN    a personal token (default: CONCORDAT_TOKEN)
  --help           print this text

Keeps existing files and resumes interrupted ones. Verifies raw files by their checksum.
Exit code: 0 all files are complete, 1 some failed, 2 invalid arguments.
`;

type Run = components['schemas']['PipelineRun'];
const options = { project: TEXT, pipeline: TEXT, find: TEXT, only: TEXT, address: TEXT, token: TEXT } as const;
type Options = ParsedValues<typeof options>;

type Client = ReturnType<typeof createProteomicsClient>;

export async function runDownloadCommand(args: string[], io: CommandIo): Promise<number> {
  return parseAndRunCommand({ args, usage, options, io }, (values, [folder, ...others]) => {
    const isComplete = folder !== undefined && others.length === 0 && values.project && values.pipeline;
    if (!isComplete) throw new UsageError('Specify a folder, --project and --pipeline.');
    if (!['raw', 'results', undefined].includes(values.only)) throw new UsageError('--only must be raw or results.');
    return downloadAllRuns(folder, values, io);
  });
}

async function downloadAllRuns(folder: string, values: Options, { stdout, stderr, env }: CommandIo): Promise<number> {
  const token = values.token ?? env.CONCORDAT_TOKEN;
  const address = getServerAddress(values.address, env);
  const client = createProteomicsClient({ baseUrl: address, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  let failed = 0;
  try {
    for await (const run of iterateRuns(client, values))
      for (const file of listRequestedFiles(run, values.only)) {
        const odd = [run.raw_file, run.uuid, file.name].find((name) => !isFileName(name));
        if (odd !== undefined) {
          failed += 1;
          writeLine(stderr, `${JSON.stringify(odd)} from the server is not a file name; nothing was written.`);
          continue;
        }
        const target = join(folder, getRunFolderName(run.raw_file, run.uuid), ...(file.isRaw ? [] : ['results']), file.name);
        const problem = await downloadFile(client, run, file, target).catch((error: Error) => error.message);
        if (problem !== '') failed += 1;
        if (problem === '') writeLine(stdout, target);
        else writeLine(stderr, `${target}: ${problem}`);
      }
  } catch (error) {
    writeLine(stderr, `download: ${(error as Error).message}`);
    return 1;
  }
  return failed === 0 ? 0 : 1;
}

const PAGE = 100;

async function* iterateRuns(client: Client, { project = '', pipeline: of = '', find }: Options) {
  for (let offset = 0; ; offset += PAGE) {
    const query = {
      project,
      pipeline: of,
      limit: PAGE,
      offset,
      sort: 'uploaded_at' as const,
      ...(find ? { search: find } : {}),
    };
    const { data, error } = await client.GET('/api/runs', { params: { query } });
    if (data === undefined)
      throw new Error((error as { detail?: string } | undefined)?.detail ?? 'the server rejected the request');
    yield* data.items;
    if (data.items.length === 0 || offset + PAGE >= data.total) return;
  }
}

/** Returns whether a name stays in its folder, because a server may be hostile. On Windows, a colon names a stream or drive. */
function isFileName(name: string): boolean {
  const separators = process.platform === 'win32' ? /[/\\:]/ : /[/\\]/;
  return !/^\.{0,2}$/.test(name) && !separators.test(name) && !hasHiddenCharacters(name);
}

interface WantedFile {
  readonly name: string;
  readonly isRaw: boolean;
}

function listRequestedFiles({ origin, raw_file, result_files }: Run, only: Options['only']): WantedFile[] {
  const raw = origin === 'upload' ? [{ name: raw_file, isRaw: true }] : [];
  const results = result_files.map((name) => ({ name, isRaw: false }));
  return [...(only === 'results' ? [] : raw), ...(only === 'raw' ? [] : results)];
}

/** @returns the error; empty if the file is complete */
async function downloadFile(
  client: Client,
  { uuid: run, sha256 }: Run,
  { name, isRaw }: WantedFile,
  target: string,
): Promise<string> {
  if ((await readFileSize(target)) !== undefined) return '';
  await mkdir(dirname(target), { recursive: true });
  const part = `${target}.part`;
  // Results can change between attempts, but raw files cannot.
  const offset = isRaw ? ((await readFileSize(part)) ?? 0) : 0;
  const header = offset === 0 ? {} : { Range: `bytes=${offset}-` };
  const { response, data, error } = isRaw
    ? await client.GET('/api/runs/{run}/raw-file', { params: { path: { run }, header }, parseAs: 'stream' })
    : await client.GET('/api/runs/{run}/result-files/{name}', { params: { path: { run, name }, header }, parseAs: 'stream' });
  if (response.status === 416) await rm(part);
  if (data == null) return (error as { detail?: string } | undefined)?.detail ?? `the server returned ${response.status}`;
  // Another account can place a link in a shared folder. Windows has no flag against this.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants;
  const file = await open(part, O_WRONLY | O_CREAT | O_NOFOLLOW | (response.status === 206 ? O_APPEND : O_TRUNC), 0o666);
  await pipeline(Readable.fromWeb(data as ReadableStream), file.createWriteStream());
  if (isRaw && sha256 !== null && (await hashFile(part)) !== sha256) {
    await rm(part);
    return 'the download does not match its checksum; try again';
  }
  await rename(part, target);
  return '';
}

async function readFileSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  return hash.digest('hex');
}
