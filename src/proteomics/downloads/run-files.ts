/** Finds the files of runs that clients can download: raw files and result files. */
import { openStoredFiles } from '../../files/open-files.ts';
import { readFileStats } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { createStoredKey, findStoredSets } from '../ingestion/stored-result-files.ts';
import { getRawFileKey } from '../places.ts';
import type { RawFileRow } from '../records.ts';

/** A file of a run in the file storage. */
export interface RunFile {
  readonly kind: 'raw' | 'result';
  readonly name: string;
  readonly key: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hexadecimal; null if unknown. */
  readonly sha256: string | null;
}

/** Returns the raw files of runs, by UUID of the run. Runs with imported results only have none. */
export async function findRawFilesOf(
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

/** Returns the result files of runs, by UUID of the run, ordered by name. */
export async function findResultFilesOf(
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
          key: createStoredKey({ uuid }, version, file),
          size: file.size,
          sha256: null,
        })),
    ]),
  );
}
