/** The files of runs that clients can download: raw files and result files. */
import { storedFiles } from '../../files/open-files.ts';
import { statEach } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { findKeptSets, keyOfKept } from '../ingestion/stored-result-files.ts';
import { rawFileKey } from '../places.ts';
import type { RawFileRow } from '../records.ts';

/** A file as it is stored. */
export interface RunFile {
  readonly kind: 'raw' | 'result';
  readonly name: string;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** In lower-case hex; null where it was not computed. */
  readonly sha256: string | null;
}

/** The raw files of runs by UUID; none for a run whose results were imported. */
export async function rawFilesOf(
  { settings }: ProteomicsContext,
  runs: readonly RawFileRow[],
): Promise<ReadonlyMap<string, RunFile>> {
  const uploaded = runs.filter(({ origin }) => origin === 'upload');
  const stored = await statEach(storedFiles(settings), uploaded.map(rawFileKey));
  return new Map(
    uploaded.flatMap(({ uuid, name, sha256 }, at): [string, RunFile][] => {
      const file = stored[at];
      return file === undefined ? [] : [[uuid, { ...file, kind: 'raw', name, sha256 }]];
    }),
  );
}

/** The result files of runs by UUID, in the order of their names. */
export async function resultFilesOf(
  { pool }: ProteomicsContext,
  runs: readonly RawFileRow[],
): Promise<ReadonlyMap<string, readonly RunFile[]>> {
  const sets = await findKeptSets(pool, runs);
  return new Map(
    [...sets].map(([uuid, { version, files }]) => [
      uuid,
      files
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map((file) => ({
          kind: 'result',
          name: file.name,
          key: keyOfKept({ uuid }, version, file),
          size: file.size,
          sha256: null,
        })),
    ]),
  );
}
