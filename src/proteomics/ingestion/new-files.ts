/** Determines the result files of a raw file after an import: the new files, and the stored files that remain. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PROTEIN_TABLE, type StoredResultFile } from '../results/table.ts';
import { RESULT_FILES } from './columns.ts';
import type { ResultFile } from './reading/table-file.ts';
import type { ColumnValues } from './spike-in.ts';
import type { StoredResults } from './stored-results.ts';

const PROTEINS = 'proteins';

export interface EngineResults {
  readonly engine: string;
  /** Files with the run of this raw file. Several raw files can share a file. */
  readonly files: readonly (Required<Omit<StoredResultFile, 'size' | 'at' | 'rawData'>> &
    Pick<StoredResultFile, 'rawData'> & { readonly path: string })[];
  readonly values: ColumnValues;
  /** IDs of the metrics in the files. Their values are removed if the files have none. */
  readonly metrics: ReadonlySet<string>;
  /** IDs of the metrics of all engines. Values from other engines are removed. */
  readonly everyMetric: ReadonlySet<string>;
  /** Acquisition time as `YYYY-MM-DDTHH:MM:SS`; null if no table contains it. */
  readonly acquiredAt: string | null;
  readonly proteins: string | null;
  readonly hasTargets: boolean;
  /** Version of the target list for which the values were measured; null without targets. */
  readonly targetsVersion: string | null;
}

export async function listNewFiles(folder: string): Promise<ResultFile[]> {
  const present = new Set(await readdir(folder));
  return RESULT_FILES.filter((name) => present.has(name)).map((name) => ({ name, path: join(folder, name) }));
}

export function isReplaced(file: StoredResultFile, names: readonly string[], engine: EngineResults | undefined): boolean {
  if (file.engine === undefined) return names.includes(file.name);
  if (engine === undefined) return false;
  if (file.engine !== engine.engine) return true;
  return engine.files.some(({ kind }) => kind === file.kind) || (file.kind === PROTEINS && engine.proteins !== null);
}

/** Storage keys by path. Raw files of one analysis share the files of an engine. */
export type SharedFiles = Map<string, string>;

export interface TakenFile {
  readonly file: StoredResultFile;
  readonly path: string;
}

/** Returns the engine files of a set. A shared file is stored only in the set of the first raw file. */
export async function listTakenFiles(
  set: string,
  { engine, files, proteins }: EngineResults,
  shared: SharedFiles,
): Promise<TakenFile[]> {
  const taken: TakenFile[] = [];
  for (const { path, ...file } of files) {
    const at = shared.get(path);
    taken.push({ file: { ...file, size: (await stat(path)).size, ...(at === undefined ? {} : { at }) }, path });
    if (at === undefined) shared.set(path, `${set}${file.name}`);
  }
  if (proteins === null) return taken;
  const size = (await stat(proteins)).size;
  return [...taken, { file: { name: PROTEIN_TABLE, size, engine, kind: PROTEINS }, path: proteins }];
}

export function mergeEngineState(
  held: StoredResults,
  own: readonly StoredResultFile[],
  taken: readonly StoredResultFile[],
  engine: EngineResults | undefined,
) {
  const engineFiles = [...own.filter((file) => file.engine !== undefined), ...taken];
  if (engine === undefined) return { engineFiles, engineValues: {}, dropped: new Set<string>(), hasNewProteins: false };
  const isOther = held.files.some((file) => file.engine !== undefined && file.engine !== engine.engine);
  return {
    engineFiles,
    engineValues: engine.values,
    dropped: isOther ? engine.everyMetric : engine.metrics,
    hasNewProteins: engine.proteins !== null || isOther,
  };
}

/** Returns the current files of MaxQuant and RawTools, in the order of RESULT_FILES. */
export async function listMaxQuantFiles(
  added: readonly ResultFile[],
  own: readonly StoredResultFile[],
): Promise<StoredResultFile[]> {
  const files = new Map(
    own.filter(({ engine }) => engine === undefined).map((file): [string, StoredResultFile] => [file.name, file]),
  );
  for (const { name, path } of added) files.set(name, { name, size: (await stat(path)).size });
  return RESULT_FILES.flatMap((name) => files.get(name) ?? []);
}
