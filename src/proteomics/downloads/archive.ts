/** All files of several runs in one .zip file, with a list of them and their checksums. */
import { createHash, type Hash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { storedFiles } from '../../files/open-files.ts';
import type { ZipEntry } from '../../files/zip-stream.ts';
import type { ProteomicsContext } from '../context.ts';
import { type FoundPipeline, findRawFile, stemOf } from '../records.ts';
import { type RunFile, rawFileOf, resultFilesOf } from './run-files.ts';

interface Placed extends RunFile {
  /** Path in the .zip file. */
  readonly path: string;
  readonly run: string;
  readonly rawFile: string;
}

/**
 * The files of runs, opened one after another.
 *
 * @returns also the name of the .zip file without its ending
 * @throws NotFoundError for a run that does not exist
 */
export async function archiveOf(
  context: ProteomicsContext,
  pipeline: FoundPipeline,
  runs: readonly string[],
): Promise<{ readonly name: string; readonly entries: readonly ZipEntry[] }> {
  const placed = await placedFiles(context, pipeline, runs);
  const hashes = new Map<string, Hash>();
  const written = [...new Map(placed.map((file) => [file.path, file])).values()];
  const entries = written.map(
    ({ path, key, kind }): ZipEntry => ({
      name: path,
      isCompressed: kind === 'result',
      open: async () => {
        const hash = createHash('sha256');
        hashes.set(path, hash);
        return summed(await storedFiles(context.settings).open(key), hash);
      },
    }),
  );
  const list = (name: string, text: () => string): ZipEntry => ({
    name,
    isCompressed: true,
    open: () => Readable.from([Buffer.from(text())]),
  });
  const sums = new Map<string, string>();
  const sumOf = (path: string) => {
    const sum = sums.get(path) ?? (hashes.get(path) as Hash).digest('hex');
    sums.set(path, sum);
    return sum;
  };
  const [first] = written;
  return {
    name: first !== undefined && runs.length === 1 ? folderName(first) : 'runs',
    entries: [
      ...entries,
      list('files.tsv', () =>
        [HEAD, ...placed.map((file) => [file.run, file.rawFile, file.kind, file.path, file.size, sumOf(file.path)])]
          .map((cells) => `${cells.join('\t')}\n`)
          .join(''),
      ),
      list('SHA256SUMS', () => written.map(({ path }) => `${sumOf(path)}  ${path}\n`).join('')),
    ],
  };
}

const HEAD = ['run', 'raw_file', 'kind', 'path', 'bytes', 'sha256'];

/** The files with their paths: those that several of the runs have are there once. */
async function placedFiles(
  context: ProteomicsContext,
  { project, pipeline: of }: FoundPipeline,
  runs: readonly string[],
): Promise<Placed[]> {
  const place = `${project.slug}/${of.slug}`;
  const found: Omit<Placed, 'path'>[] = [];
  for (const uuid of runs) {
    const run = await findRawFile(context.pool, uuid);
    const raw = await rawFileOf(context, run);
    for (const file of [...(raw === undefined ? [] : [raw]), ...(await resultFilesOf(context, run))])
      found.push({ ...file, run: uuid, rawFile: run.name });
  }
  const owners = new Map<string, number>();
  for (const { key } of found) owners.set(key, (owners.get(key) ?? 0) + 1);
  const sets = [...new Set(found.flatMap(({ key }) => ((owners.get(key) as number) > 1 ? [setOfKey(key)] : [])))];
  return found.map((file) => {
    const { key, name, kind } = file;
    const isShared = (owners.get(key) as number) > 1;
    const folder = isShared ? `shared/${sets.indexOf(setOfKey(key)) + 1}` : folderName(file);
    return { ...file, path: `${place}/${folder}/${kind === 'raw' ? name : `results/${name}`}` };
  });
}

/** A name of dots alone would lead elsewhere. */
function folderName({ rawFile, run }: Pick<Placed, 'rawFile' | 'run'>): string {
  const stem = stemOf(rawFile);
  return /^\.*$/.test(stem) ? run : stem;
}

function setOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

/** The same bytes, with their hash taken on the way. */
function summed(content: Readable, hash: Hash): Readable {
  const through = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes);
      done(null, bytes);
    },
  });
  return pipeline(content, through, () => undefined);
}
