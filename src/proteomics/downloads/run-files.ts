/** The files of a run that people may have back: its raw file, and its result files. */
import { storedFiles } from '../../files/open-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { findKeptSet, keyOfKept } from '../ingestion/stored-result-files.ts';
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

/** The raw file of a run; undefined where only results were imported. */
export async function rawFileOf({ settings }: ProteomicsContext, run: RawFileRow): Promise<RunFile | undefined> {
  if (run.origin === 'import') return undefined;
  const stored = await storedFiles(settings).stat(rawFileKey(run));
  return stored === undefined ? undefined : { ...stored, kind: 'raw', name: run.name, sha256: run.sha256 };
}

/** The result files of a run, by name. */
export async function resultFilesOf({ pool }: ProteomicsContext, run: RawFileRow): Promise<readonly RunFile[]> {
  const { version, files } = (await findKeptSet(pool, run)) ?? { version: '', files: [] };
  return files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((file) => ({
      kind: 'result',
      name: file.name,
      key: keyOfKept(run, version, file),
      size: file.size,
      sha256: null,
    }));
}
