/** Finds runs that several tables of a kind contain: duplicates of a table are omitted, and other runs get another name. */
import type { UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { findMainKind } from '../formulas/tables.ts';
import { getFolderOfTable } from './experiments.ts';
import type { MeasuringJob, MetricValues } from './job.ts';
import type { MeasuredFile } from './listed-runs.ts';

/**
 * Renames runs of a psm.tsv that an earlier psm.tsv in another folder contains with other values, because FragPipe accepts raw
 * files of the same name in several experiments. The new name begins with the folder.
 */
export function renameRunsOfOtherFolders(measured: readonly MeasuredFile[]): {
  readonly tables: MeasuredFile[];
  readonly notes: readonly UnusedFile[];
} {
  const notes: UnusedFile[] = [];
  const tables: MeasuredFile[] = [];
  for (const one of measured) {
    const folder = getFolderOfTable(one.file);
    const others = tables.filter(
      ({ file }) => one.file.kind === 'psm' && file.kind === 'psm' && getFolderOfTable(file) !== folder,
    );
    const isOther = ([run, values]: [string, MetricValues]) =>
      others.some(({ values: known }) => known.has(run) && !hasEqualValues(values, known.get(run) ?? {}));
    const names = new Map([...one.values].filter(isOther).map(([run]) => [run, `${folder.split(/[/\\]/).at(-2)}_${run}`]));
    if (folder === '' || names.size === 0) {
      tables.push(one);
      continue;
    }
    const rename = <Value>(byRun: ReadonlyMap<string, Value>) =>
      new Map([...byRun].map(([run, value]) => [names.get(run) ?? run, value]));
    const { rawData, acquired } = one;
    tables.push({
      ...one,
      values: rename(one.values),
      proteins: rename(one.proteins),
      ...(rawData === undefined ? {} : { rawData: rename(rawData) }),
      ...(acquired === undefined ? {} : { acquired: rename(acquired) }),
    });
    const list = [...names].map(([run, name]) => `${run} as ${name}`).join(', ');
    notes.push({
      file: one.file.name,
      reason: `contains other runs than raw files of the same name. Imported ${list}`,
      isUsed: true,
    });
  }
  return { tables, notes };
}

/** Maximum relative difference of equal numbers: Parquet has 32-bit floats, and text files have fewer digits. */
const ROUNDING = 1e-3;
/** Tables of DIA-NN's first pass with match between runs, which cover the same runs as the final tables. */
const FIRST_PASS = /first-pass/i;
const UNIQUE_GENES = /unique_genes/i;

/** Omits duplicate tables. @throws BrokenResultError if two tables of a kind have different values for the same run */
export function omitDuplicateTables(
  measured: readonly MeasuredFile[],
  { files, isLenient }: MeasuringJob,
): { readonly remaining: readonly MeasuredFile[]; readonly unused: readonly UnusedFile[] } {
  const isOptional = ({ file }: MeasuredFile) => isLenient === true && file.kind !== findMainKind(files);
  const remaining: MeasuredFile[] = [];
  const unused: UnusedFile[] = [];
  for (const one of [...measured].sort((a, b) => rankFile(a) - rankFile(b) || a.number - b.number)) {
    const other = remaining.find(
      ({ file, values }) =>
        file.kind === one.file.kind && file.kind !== 'manifest' && [...one.values.keys()].some((run) => values.has(run)),
    );
    if (other === undefined) remaining.push(one);
    else unused.push({ file: one.file.name, reason: explainDuplicate(one, other, isOptional(one)) });
  }
  return { remaining: remaining.sort((a, b) => a.number - b.number), unused };
}

/** Returns the rank of a duplicate table: final before first pass, genes before unique genes, Parquet before text. */
function rankFile({ file: { name, format } }: MeasuredFile): number {
  return Number(FIRST_PASS.test(name)) * 4 + Number(UNIQUE_GENES.test(name)) * 2 + Number(format === 'text');
}

/** Returns why one of two tables with the same runs is omitted. @throws BrokenResultError if neither is preferred */
function explainDuplicate(one: MeasuredFile, other: MeasuredFile, isOptional: boolean): string {
  if (FIRST_PASS.test(one.file.name) && !FIRST_PASS.test(other.file.name))
    return `belongs to the first pass of the search, and ${other.file.name} to the final one`;
  if (one.file.kind === 'gg_matrix') return `is a second matrix of genes, in addition to ${other.file.name}`;
  const isOtherWriting =
    one.file.format !== other.file.format && removeFileExtension(one.file.name) === removeFileExtension(other.file.name);
  if (isOtherWriting || isCopy(one, other)) return `has the same content as ${other.file.name}`;
  const run = [...one.values.keys()].find((name) => other.values.has(name));
  const reason = `contains the run ${run}, which is also in ${other.file.name}. Import only one of them`;
  if (isOptional) return reason;
  throw new BrokenResultError(one.file.name, undefined, reason);
}

function removeFileExtension(name: string): string {
  return name.replace(/\.[^.]+$/, '').toLowerCase();
}

function isCopy(one: MeasuredFile, other: MeasuredFile): boolean {
  return [...one.values].every(([run, values]) => {
    const others = other.values.get(run);
    return others !== undefined && hasEqualValues(values, others);
  });
}

function hasEqualValues(values: MetricValues, others: MetricValues): boolean {
  const shared = Object.keys(values).filter((id) => others[id] !== undefined);
  const isAboutEqual = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));
  return shared.length > 0 && shared.every((id) => isAboutEqual(values[id] as number, others[id] as number));
}
