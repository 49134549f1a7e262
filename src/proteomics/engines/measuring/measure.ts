/** Measures the files of one analysis, and merges their values by run. */
import type { DuckDBConnection } from '@duckdb/node-api';
import { convertToUnusedFile, type UnusedFile } from '../../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { readTable } from '../../ingestion/reading/table-file.ts';
import { listRunNameNotes } from '../../ingestion/run-name-notes.ts';
import { createLogReader, parseLogVersion } from '../formulas/log.ts';
import { findEngineTable, findMainKind, TABLES } from '../formulas/tables.ts';
import { openMeasuringDatabase } from './database.ts';
import { omitDuplicateTables, renameRunsOfOtherFolders } from './duplicate-tables.ts';
import { requireShortTexts } from './expanded-texts.ts';
import { describeLackingProteins, type Experiment, findExperiment, listExperiments } from './experiments.ts';
import {
  EmptyTableError,
  type FileRuns,
  type FileToMeasure,
  type MeasuredFiles,
  type MeasuredRun,
  type MeasuringJob,
  type MetricValues,
  requireFewRuns,
} from './job.ts';
import {
  addUnlistedRunsToReason,
  findCountsWithoutRows,
  hasNoRunNames,
  listNamedRuns,
  type MeasuredFile,
  unifyRunNames,
} from './listed-runs.ts';
import { type LongTablePlace, measureLongTable } from './long-table.ts';
import { measureMatrix } from './matrix.ts';
import { readRunList } from './run-lists.ts';

export async function measureFiles(job: MeasuringJob): Promise<MeasuredFiles> {
  const connection = await openMeasuringDatabase(
    job.folder,
    job.files.map(({ path }) => path),
  );
  try {
    return await measureInDatabase(connection, job);
  } finally {
    connection.closeSync();
  }
}

async function measureInDatabase(connection: DuckDBConnection, job: MeasuringJob): Promise<MeasuredFiles> {
  const { files, folder, run, targets, isForTargets = false } = job;
  const named: MeasuredFile[] = [];
  const nameless: number[] = [];
  const { attempt, unused, empty, requireMeasuredFile } = createAttempts(job);
  const measureRows = (file: FileToMeasure, place: LongTablePlace) =>
    attempt(file, () => measureSingleFile(connection, file, place));
  const unusedLists: (UnusedFile & { readonly runs: readonly string[] })[] = [];
  let version: string | null = null;
  for (const [number, file] of files.entries()) {
    if (file.kind === 'manifest') {
      const list = await attempt(file, () =>
        readRunList(
          file,
          files.some(({ engine }) => engine === 'diann'),
        ),
      );
      if (list === 'unusable') continue;
      const problem = explainUnusedList(list.experiments, files);
      if (problem !== undefined) unusedLists.push({ file: file.name, reason: problem, runs: list.runs });
      else named.push({ number, file, values: new Map(list.runs.map((name) => [name, {}])), proteins: new Map() });
      continue;
    }
    if (file.kind === 'log') {
      const log = await attempt(file, () => readLog(file));
      if (log === 'unusable') continue;
      version ??= log.version;
      if (!log.isComplete) unused.push({ file: file.name, reason: INTERRUPTED, isUsed: true });
      named.push({ number, file, values: new Map(log.runs), proteins: new Map() });
      continue;
    }
    if (file.format === 'parquet' && (await attempt(file, () => requireShortTexts(connection, file))) === 'unusable') continue;
    if (hasNoRunNames(file)) {
      nameless.push(number);
      continue;
    }
    const found = await measureRows(file, { folder, number, run, targets, isForTargets });
    if (found !== undefined && found !== 'unusable') named.push({ number, file, ...found });
  }
  const { tables: measured, notes } = renameRunsOfOtherFolders(named);
  const experiments = await listExperiments(connection, measured);
  const ofAll = findOnlyRuns(measured);
  const isTableFirst = (nameless[0] ?? 0) < (experiments[0]?.number ?? 0);
  const unmeasured: { readonly number: number; readonly runs: readonly string[] | undefined }[] = [];
  for (const number of nameless) {
    const file = files[number] as FileToMeasure;
    const isOnly = files.filter(({ kind }) => kind === file.kind).length === 1;
    const experiment =
      isOnly && experiments.length === 1
        ? experiments[0]
        : await attempt(file, () => findExperiment({ number, file, isTableFirst }, experiments));
    if (experiment === 'unusable') continue;
    const runs = experiment?.runs ?? (experiments.length === 0 ? ofAll : undefined);
    const lacking = await describeLackingProteins(file, experiment === undefined ? experiments : [experiment]);
    if (runs === undefined && experiments.length > 0) {
      unused.push({ file: file.name, reason: lacking ?? 'matches no psm.tsv of the request: none contains its proteins' });
      continue;
    }
    if (lacking !== undefined) unused.push({ file: file.name, reason: lacking, isUsed: true });
    const [first] = runs ?? [];
    const found = await measureRows(file, { folder, number, run: first ?? run, targets, isForTargets });
    if (found === 'unusable') continue;
    const isThere = unmeasured.some((one) => files[one.number]?.kind === file.kind && one.runs?.[0] === runs?.[0]);
    if (found === undefined && isThere) unused.push({ file: file.name, reason: 'is a second file of the same kind' });
    else if (found === undefined) unmeasured.push({ number, runs });
    else measured.push({ number, file, ...assignToEachRun(found, first, runs) });
  }
  requireMeasuredFile(measured);
  unused.push(...unusedLists.map((list) => addUnlistedRunsToReason(list, measured)));
  const { remaining, unused: doubles } = omitDuplicateTables(measured, job);
  const combined = separateCombinedTables(remaining, experiments);
  const spelled = unifyRunNames(addRowCounts(combined.remaining));
  return {
    runs: mergeByRun(spelled, files, unmeasured, empty),
    version,
    unused: [...unused, ...notes, ...doubles, ...combined.unused, ...listRunNameNotes(listNamedRuns(spelled))],
  };
}

function createAttempts({ files, isLenient = false }: MeasuringJob) {
  const unused: UnusedFile[] = [];
  const empty: FileToMeasure[] = [];
  let failure: BrokenResultError | undefined;
  return {
    unused,
    empty,
    /**
     * Measures a file. Returns `unusable` for a table without rows and, if the import is lenient, for an unreadable file that
     * does not determine the runs. @throws BrokenResultError otherwise
     */
    async attempt<Found>(file: FileToMeasure, measure: () => Promise<Found>): Promise<Found | 'unusable'> {
      try {
        return await measure();
      } catch (error) {
        const isEmpty = error instanceof EmptyTableError;
        if (!(error instanceof BrokenResultError) || !(isEmpty || (isLenient && file.kind !== findMainKind(files))))
          throw error;
        if (isEmpty) empty.push(file);
        failure ??= error;
        unused.push(convertToUnusedFile(error));
        return 'unusable';
      }
    },
    requireMeasuredFile(measured: readonly MeasuredFile[]) {
      if (measured.length === 0 && failure !== undefined) throw failure;
    },
  };
}

/** Returns why a list of runs is not used; undefined if all its runs were certainly searched. */
function explainUnusedList(experiments: number, files: readonly FileToMeasure[]): string | undefined {
  const main = findMainKind(files);
  if (main === undefined) return 'lists runs. Import it together with the main table of its analysis';
  // A listed run without spectra can belong to an experiment whose psm.tsv is missing.
  return main === 'psm' && files.filter(({ kind }) => kind === 'psm').length < experiments
    ? 'lists more experiments than the request has psm.tsv files'
    : undefined;
}

/** Returns the only run that all files with run names contain. Ignores matrices and logs of the whole analysis. */
function findOnlyRuns(measured: readonly MeasuredFile[]): readonly string[] | undefined {
  const ofRuns = measured.filter(({ file }) => findEngineTable(file.engine, file.kind)?.shape === 'long');
  const names = new Set(ofRuns.flatMap(({ values }) => [...values.keys()]));
  return names.size === 1 ? [...names] : undefined;
}

function assignToEachRun(
  { values, proteins }: FileRuns,
  first: string | undefined,
  runs: readonly string[] | undefined,
): FileRuns {
  if (first === undefined || runs === undefined) return { values, proteins };
  const path = proteins.get(first);
  return {
    values: new Map(runs.map((run) => [run, { ...values.get(first) }])),
    proteins: new Map(path === undefined ? [] : runs.map((run) => [run, path])),
  };
}

/** Separates the combined tables of FragPipe, which contain experiments instead of runs. */
function separateCombinedTables(
  measured: readonly MeasuredFile[],
  experiments: readonly Experiment[],
): { readonly remaining: readonly MeasuredFile[]; readonly unused: readonly UnusedFile[] } {
  const runs = new Set(experiments.flatMap((experiment) => experiment.runs));
  const isExperimentTable = ({ file, values }: MeasuredFile) =>
    runs.size > 0 && file.kind.startsWith('combined_') && ![...values.keys()].some((name) => runs.has(name));
  return {
    remaining: measured.filter((one) => !isExperimentTable(one)),
    unused: measured.filter(isExperimentTable).map(({ file }) => ({
      file: file.name,
      reason: 'names experiments that differ from the runs of psm.tsv',
    })),
  };
}

async function measureSingleFile(
  connection: DuckDBConnection,
  file: FileToMeasure,
  place: LongTablePlace,
): Promise<FileRuns | undefined> {
  const table = findEngineTable(file.engine, file.kind);
  if (table === undefined) return undefined;
  return table.shape === 'matrix'
    ? measureMatrix(connection, table, file, place)
    : measureLongTable(connection, table, file, place);
}

/** Adds the numbers of rows, by kind, to a matrix that is imported alone (docs/requirements.md, P25). */
function addRowCounts(measured: readonly MeasuredFile[]): readonly MeasuredFile[] {
  const [one] = measured;
  const table = one === undefined ? undefined : findEngineTable(one.file.engine, one.file.kind);
  if (one === undefined || measured.length > 1 || table?.shape !== 'matrix') return measured;
  const includeRowCounts = (values: MetricValues) => {
    const counts = ['quantified', 'in_any_run', 'in_all_runs'].map((count) => [
      `matrix_rows_${count}`,
      values[`${table.rows}_${count}`],
    ]);
    return { ...values, ...Object.fromEntries(counts) } as MetricValues;
  };
  return [{ ...one, values: new Map([...one.values].map(([run, values]) => [run, includeRowCounts(values)])) }];
}

const INTERRUPTED = 'ends before results were saved. The analysis was interrupted, or the log is incomplete';

async function readLog(file: FileToMeasure) {
  const reader = createLogReader();
  await readTable(file, {
    required: [],
    isLoose: true,
    handleHeader: () => (row) => {
      const problem = reader.readLine(row.line.bytes.toString('utf8', row.line.start, row.line.end));
      if (problem !== undefined) row.rejectLine(problem);
    },
  });
  const log = reader.end();
  // The first line of a log is treated as its header.
  return { ...log, version: parseLogVersion(file.columns.join(',')) ?? log.version };
}

/** Merges the values by run. If two files have the same metric, the table that comes first in TABLES takes precedence. */
function mergeByRun(
  measured: readonly MeasuredFile[],
  files: readonly FileToMeasure[],
  unmeasured: readonly { readonly number: number; readonly runs: readonly string[] | undefined }[],
  empty: readonly FileToMeasure[],
): MeasuredRun[] {
  const rankTable = ({ file }: MeasuredFile) =>
    TABLES.findIndex(({ engine, kind }) => engine === file.engine && kind === file.kind);
  const sorted = [...measured].sort((a, b) => rankTable(a) - rankTable(b));
  const names = [...new Set([...measured].sort((a, b) => a.number - b.number).flatMap(({ values }) => [...values.keys()]))];
  requireNames(names, files);
  const countsWithoutRows = findCountsWithoutRows(measured, empty);
  return names.map((name): MeasuredRun => {
    const values: MetricValues = {};
    let proteins: string | null = null;
    let rawData: string | null = null;
    let acquiredAt: string | null = null;
    const holding = sorted.filter((one) => one.values.has(name));
    for (const one of holding) {
      for (const [id, value] of Object.entries(one.values.get(name) ?? {})) values[id] ??= value;
      proteins ??= one.proteins.get(name) ?? null;
      rawData ??= one.rawData?.get(name) ?? null;
      acquiredAt ??= one.acquired?.get(name) ?? null;
    }
    for (const id of countsWithoutRows.get(name) ?? []) values[id] ??= 0;
    const beside = unmeasured.filter(({ runs }) => runs === undefined || runs.includes(name)).map(({ number }) => number);
    return {
      name,
      values,
      proteins,
      rawData,
      acquiredAt,
      files: [...holding.map(({ number }) => number), ...beside].sort((a, b) => a - b),
    };
  });
}

function requireNames(names: readonly string[], files: readonly FileToMeasure[]): void {
  const [first] = files;
  if (names.length === 0)
    throw new BrokenResultError(
      first?.name ?? '',
      undefined,
      'contains no values that can be measured alone. Import it together with the main table of its analysis',
    );
  requireFewRuns(first?.name ?? '', names.length);
  const keys = new Map<string, string>();
  for (const name of names) {
    const same = keys.get(name.toLowerCase());
    if (same !== undefined)
      throw new BrokenResultError(
        first?.name ?? '',
        undefined,
        `names the runs ${same} and ${name}, which differ only in case`,
      );
    keys.set(name.toLowerCase(), name);
  }
}
