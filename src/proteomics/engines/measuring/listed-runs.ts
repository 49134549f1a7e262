/** Compares the runs in lists of an analysis with those in its result tables. */

import { joinFirstItems } from '../../../web/for-people/words.ts';
import type { TableOfRuns, UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { findEngineTable, findMainKind } from '../formulas/tables.ts';
import type { FileRuns, FileToMeasure, MetricValues } from './job.ts';
import { listCounts } from './long-table.ts';
import { createRunNameMatcher } from './run-lists.ts';

export interface MeasuredFile extends FileRuns {
  readonly number: number;
  readonly file: FileToMeasure;
}

/** Returns whether a table has no run column, or a file is stored without measuring. */
export function hasNoRunNames(file: FileToMeasure): boolean {
  const table = findEngineTable(file.engine, file.kind);
  return table === undefined || (table.shape === 'long' && table.run.length === 0);
}

/** Kinds of files that list all runs of an analysis, including those without identifications. */
const LISTS_OF_RUNS: ReadonlySet<string> = new Set(['stats', 'stat', 'log', 'manifest']);

export function unifyRunNames(measured: readonly MeasuredFile[]): readonly MeasuredFile[] {
  const isRunList = ({ file }: MeasuredFile) => file.kind === 'manifest' || file.kind === 'log';
  const spell = createRunNameMatcher(measured.filter((one) => !isRunList(one)));
  const renameToTableRuns = ([name, held]: [string, MetricValues]) =>
    spell(name).map((run): [string, MetricValues] => [run, held]);
  return measured.map((one) =>
    isRunList(one) ? { ...one, values: new Map([...one.values].flatMap(renameToTableRuns)) } : one,
  );
}

/** Adds the runs that occur only in an unused list to the reason for not using the list. */
export function addUnlistedRunsToReason(
  { file, reason, runs }: UnusedFile & { readonly runs: readonly string[] },
  measured: readonly MeasuredFile[],
): UnusedFile {
  const named = new Set(measured.flatMap(({ values }) => [...values.keys()]));
  const spell = createRunNameMatcher(measured);
  const missing = runs.filter((run) => !spell(run).some((name) => named.has(name)));
  return { file, reason: missing.length === 0 ? reason : `${reason}. Without results: ${joinFirstItems(missing, 20)}` };
}

/** Returns the tables with run names. Tables whose runs were assigned are excluded. */
export function listNamedRuns(measured: readonly MeasuredFile[]): readonly TableOfRuns[] {
  const naming = measured.filter(({ file }) => !hasNoRunNames(file) || LISTS_OF_RUNS.has(file.kind));
  const main = findMainKind(naming.map(({ file }) => file));
  return naming.map(({ file, values }) => ({
    file: file.name,
    isMain: file.kind === main,
    runs: new Map([...values.keys()].map((run) => [run, run])),
    identified: new Set([...values].filter(([, counts]) => hasPrecursors(counts)).map(([run]) => run)),
  }));
}

const hasPrecursors = (values: MetricValues) =>
  Object.entries(values).some(([id, value]) => /(precursors|_quantified)$/.test(id) && value > 0);

/** Returns, for each run that an analysis lists but whose rows are missing from the main table, the counts that are zero. */
export function findCountsWithoutRows(
  measured: readonly MeasuredFile[],
  empty: readonly FileToMeasure[],
): ReadonlyMap<string, readonly string[]> {
  const lists = measured.filter(({ file }) => LISTS_OF_RUNS.has(file.kind));
  // Matrices also have a column for a run without identifications.
  const others = measured.filter(
    ({ file: { engine, kind } }) => !LISTS_OF_RUNS.has(kind) && findEngineTable(engine, kind)?.shape !== 'matrix',
  );
  const counts = [...measured.map(({ file }) => file), ...empty].flatMap(({ engine, kind, columns }) => {
    const table = findEngineTable(engine, kind);
    return table?.shape === 'long' ? listCounts(table, columns) : [];
  });
  const runs = lists.flatMap(({ values }) => [...values.keys()]);
  const failed = runs.filter(
    (run) =>
      !others.some(({ values }) => values.has(run)) && !measured.some(({ values }) => hasPrecursors(values.get(run) ?? {})),
  );
  return new Map(failed.map((run) => [run, counts]));
}
