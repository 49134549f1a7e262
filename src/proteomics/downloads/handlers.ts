import { createHash, type Hash } from 'node:crypto';
import type { Request } from 'express';
import { NotFoundError } from '../../contract/errors.ts';
import { hashWhileReading } from '../../files/hash-while-reading.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { readFileStats, type StoredFiles } from '../../files/stored-files.ts';
import { createTextEntry, createZipStream, type ZipEntry } from '../../files/zip-stream.ts';
import { BoundedMap, getOrAdd } from '../../memoize.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { addFormulaGuard } from '../../web/csv/records.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import { replyWithStoredFile } from '../../web/replies/stored-file.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { getRunFolderName } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { findStoredSets, getResultFileKey } from '../ingestion/stored-result-files.ts';
import { getRawFileKey } from '../places.ts';
import { findNamedRuns } from '../quality/scope.ts';
import { type FoundPipeline, findPipeline, findRawFile, findRawFiles, type RawFileRow } from '../records.ts';
import { openDownloadInTurn } from '../results/download.ts';

interface Placed extends RunFile {
  readonly path: string;
  readonly run: string;
  readonly rawFile: string;
}

/** Returns the files of runs, and the name of the .zip file without extension. @throws NotFoundError if a run does not exist */
export async function createArchive(
  context: ProteomicsContext,
  pipeline: FoundPipeline,
  runs: readonly string[],
): Promise<{ readonly name: string; readonly entries: readonly ZipEntry[] }> {
  const placed = await listPlacedFiles(context, pipeline, runs);
  const hashes = new Map<string, Hash>();
  const written = [...new Map(placed.map((file) => [file.path, file])).values()];
  const entries = written.map(
    ({ path, key, kind }): ZipEntry => ({
      name: path,
      isCompressed: kind === 'result',
      open: async () => {
        const hash = createHash('sha256');
        hashes.set(path, hash);
        return hashWhileReading(await openStoredFiles(context.settings).open(key), hash);
      },
    }),
  );
  const computeFileHash = (path: string) => (hashes.get(path) as Hash).copy().digest('hex');
  const [first] = written;
  return {
    name: first !== undefined && runs.length === 1 ? getRunFolderName(first.rawFile, first.run) : 'runs',
    entries: [
      ...entries,
      createTextEntry('files.tsv', () => {
        const rows = placed.map(({ run, rawFile, kind, path, size }) =>
          [run, addFormulaGuard(rawFile), kind, path, size, computeFileHash(path)].join('\t'),
        );
        return `${[HEAD, ...rows].join('\n')}\n`;
      }),
      createTextEntry('SHA256SUMS', () => written.map(({ path }) => `${computeFileHash(path)}  ${path}\n`).join('')),
    ],
  };
}

const HEAD = ['run', 'raw_file', 'kind', 'path', 'bytes', 'sha256'].join('\t');

/** Returns the files of the archive. Files that runs of one analysis share are included once. */
async function listPlacedFiles(
  context: ProteomicsContext,
  { project, pipeline: of }: FoundPipeline,
  uuids: readonly string[],
): Promise<Placed[]> {
  const runs = await findRawFiles(context.pool, uuids);
  const [raw, results] = await Promise.all([findRawFilesOfRuns(context, runs), findResultFilesOfRuns(context, runs)]);
  const found = runs.flatMap(({ uuid, name: rawFile }) =>
    [raw.get(uuid) ?? [], results.get(uuid) ?? []].flat().map((file) => ({ ...file, run: uuid, rawFile })),
  );
  const owners = Map.groupBy(found, ({ key }) => key);
  const isShared = ({ key }: RunFile) => (owners.get(key)?.length ?? 0) > 1;
  const sets = [...new Set(found.filter(isShared).map(getSetFolder))];
  return found.map((file) => {
    const folder = isShared(file) ? `shared/${sets.indexOf(getSetFolder(file)) + 1}` : getRunFolderName(file.rawFile, file.run);
    const path = `${project.slug}/${of.slug}/${folder}/${file.kind === 'raw' ? '' : 'results/'}${file.name}`;
    return { ...file, path };
  });
}

function getSetFolder({ key }: RunFile): string {
  return key.slice(0, key.lastIndexOf('/'));
}

export interface RunFile {
  readonly kind: 'raw' | 'result';
  readonly name: string;
  readonly key: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hexadecimal; null if unknown. */
  readonly sha256: string | null;
}

/** Returns raw files by UUID of the run. A run with imported results only has none. */
export async function findRawFilesOfRuns(
  { settings }: ProteomicsContext,
  runs: readonly RawFileRow[],
): Promise<ReadonlyMap<string, RunFile>> {
  const uploaded = runs.filter(({ origin }) => origin === 'upload');
  const stored = await readFileStats(openStoredFiles(settings), uploaded.map(getRawFileKey));
  return new Map(
    uploaded.flatMap(({ uuid, name, sha256 }, at): [string, RunFile][] => {
      const file = stored[at];
      return file === undefined ? [] : [[uuid, { ...file, kind: 'raw', name, sha256 }]];
    }),
  );
}

/** Returns result files by UUID of the run, ordered by name. */
export async function findResultFilesOfRuns(
  { pool }: ProteomicsContext,
  runs: readonly RawFileRow[],
): Promise<ReadonlyMap<string, readonly RunFile[]>> {
  const sets = await findStoredSets(pool, runs);
  return new Map(
    [...sets].map(([uuid, { version, files }]) => [
      uuid,
      files
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map((file) => ({
          kind: 'result',
          name: file.name,
          key: getResultFileKey({ uuid }, version, file),
          size: file.size,
          sha256: null,
        })),
    ]),
  );
}

/** Checksums of result files by key. The content of a key never changes, so the cache is always valid. */
const checksums = new BoundedMap<string, Promise<string>>(10_000);

function computeChecksum(files: Pick<StoredFiles, 'open'>, key: string): Promise<string> {
  return getOrAdd(checksums, key, async () => {
    try {
      const hash = createHash('sha256');
      for await (const bytes of await files.open(key)) hash.update(bytes as Buffer);
      return hash.digest('hex');
    } catch (error) {
      checksums.delete(key);
      throw error;
    }
  });
}

export function createDownloadHandlers(context: ProteomicsContext) {
  const { pool, settings, now } = context;
  const replyWithDigest = async (request: Request, file: RunFile) => {
    const files = openStoredFiles(settings);
    return replyWithStoredFile(files, request, { ...file, sha256: file.sha256 ?? (await computeChecksum(files, file.key)) });
  };
  return {
    async downloadRawFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findRawFilesOfRuns(context, [run])).get(run.uuid);
      if (file === undefined)
        throw new NotFoundError('The raw file of this run is not stored here: only its results were imported.');
      return replyWithDigest(request, file);
    },
    async downloadResultFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findResultFilesOfRuns(context, [run])).get(run.uuid)?.find(({ name }) => name === path.name);
      if (file === undefined) throw new NotFoundError(`The run has no result file ${path.name}.`);
      return replyWithDigest(request, file);
    },
    async downloadRunFiles({ query, request, response }) {
      const found = await findPipeline(pool, query.project, query.pipeline);
      const { name, entries } = await createArchive(context, found, await findNamedRuns(pool, found.pipeline, query.raw_file));
      // Computing checksums takes processor time, so requests are queued by client.
      const turn = { client: context.tasks.getClient(request), signal: abortAtClose(response) };
      const content = await openDownloadInTurn(() => createZipStream(entries, now()), turn);
      return { status: 200, type: 'application/zip', content, headers: createAttachmentHeader(`${name}.zip`) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
