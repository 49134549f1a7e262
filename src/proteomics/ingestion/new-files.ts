/** Which files a raw file has after an import: those that came, and those of before that stay. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PROTEIN_TABLE, type StoredResultFile } from '../results/table.ts';
import { RESULT_FILES } from './columns.ts';
import type { HeldResults } from './held-results.ts';
import type { ResultFile } from './reading/table-file.ts';
import type { ColumnValues } from './spike-in.ts';

/** Kind of the table of protein groups that was made of an engine's files. */
const PROTEINS = 'proteins';

/** Results of a search engine other than MaxQuant, measured already. */
export interface EngineResults {
  readonly engine: string;
  /** The files that hold the raw file's run; several raw files share one. */
  readonly files: readonly (Required<Omit<StoredResultFile, 'size' | 'at' | 'rawData'>> &
    Pick<StoredResultFile, 'rawData'> & { readonly path: string })[];
  readonly values: ColumnValues;
  /** Metrics that the files can tell: what they do not tell now is missing. */
  readonly metrics: ReadonlySet<string>;
  /** Metrics of any engine: those of another one do not outlast it. */
  readonly everyMetric: ReadonlySet<string>;
  /** Table of the run's protein groups; null without one. */
  readonly proteins: string | null;
  /** Whether the files tell tracked peptides and proteins. */
  readonly tellsTargets: boolean;
  /** Version of the list of these that the values are of; null where nothing is tracked. */
  readonly targetsVersion: string | null;
}

/** The result files in a folder; all others are left alone. */
export async function newFilesOf(folder: string): Promise<ResultFile[]> {
  const present = new Set(await readdir(folder));
  return RESULT_FILES.filter((name) => present.has(name)).map((name) => ({ name, path: join(folder, name) }));
}

/** Whether a file that was kept gives way to those of the import. */
export function isReplaced(file: StoredResultFile, names: readonly string[], engine: EngineResults | undefined): boolean {
  if (file.engine === undefined) return names.includes(file.name);
  if (engine === undefined) return false;
  if (file.engine !== engine.engine) return true;
  return engine.files.some(({ kind }) => kind === file.kind) || (file.kind === PROTEINS && engine.proteins !== null);
}

/** Keys of files by their paths: raw files of one analysis share those of an engine. */
export type SharedFiles = Map<string, string>;

/** A file of an engine, and where it lies now. */
export interface TakenFile {
  readonly file: StoredResultFile;
  readonly path: string;
}

/** The files of an engine for a set. Raw files of one analysis share one file, which the first of them has in its set. */
export async function takenOf(
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

/** What stays of an engine's values, and what comes. */
export function engineState(
  held: HeldResults,
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

/** Those of MaxQuant and RawTools that hold now, in their order. */
export async function ofMaxQuantIn(
  added: readonly ResultFile[],
  own: readonly StoredResultFile[],
): Promise<StoredResultFile[]> {
  const files = new Map(
    own.filter(({ engine }) => engine === undefined).map((file): [string, StoredResultFile] => [file.name, file]),
  );
  for (const { name, path } of added) files.set(name, { name, size: (await stat(path)).size });
  return RESULT_FILES.flatMap((name) => files.get(name) ?? []);
}
