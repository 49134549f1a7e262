/** Measures the files of one analysis, and puts together what they tell of each run. */
import type { DuckDBConnection } from '@duckdb/node-api';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { readTable } from '../../ingestion/reading/table-file.ts';
import { createLogReader } from '../formulas/log.ts';
import { engineTableOf, TABLES } from '../formulas/tables.ts';
import { openMeasuringDatabase } from './database.ts';
import type { FileRuns, FileToMeasure, MeasuredRun, MeasuringJob, MetricValues } from './job.ts';
import { type LongTablePlace, measureLongTable } from './long-table.ts';
import { measureMatrix } from './matrix.ts';

/** One analysis of more runs is imported in parts. */
const MOST_RUNS = 5_000;

interface MeasuredFile extends FileRuns {
  readonly number: number;
  readonly file: FileToMeasure;
}

/** @throws BrokenResultError */
export async function measureFiles(job: MeasuringJob): Promise<{ runs: MeasuredRun[]; version: string | null }> {
  const connection = await openMeasuringDatabase(
    job.folder,
    job.files.map(({ path }) => path),
  );
  try {
    return await measureIn(connection, job);
  } finally {
    connection.closeSync();
  }
}

async function measureIn(
  connection: DuckDBConnection,
  { files, folder, run, targets, isForTargets = false }: MeasuringJob,
): Promise<{ runs: MeasuredRun[]; version: string | null }> {
  const measured: MeasuredFile[] = [];
  let version: string | null = null;
  // Files that name no run come last, when those of the others are known.
  const order = [...files.keys()].sort((a, b) => Number(namesNoRun(files[a])) - Number(namesNoRun(files[b])));
  for (const number of order) {
    const file = files[number] as FileToMeasure;
    if (file.kind === 'log') {
      const log = await readLog(file);
      version ??= log.version;
      measured.push({ number, file, values: new Map(log.runs), proteins: new Map() });
      continue;
    }
    const found = await measureOne(connection, file, {
      folder,
      number,
      run: onlyRun(measured) ?? run,
      targets,
      isForTargets,
    });
    if (found !== undefined) measured.push({ number, file, ...found });
  }
  return { runs: together(alone(measured), files), version };
}

function namesNoRun(file: FileToMeasure | undefined): boolean {
  const table = file === undefined ? undefined : engineTableOf(file.engine, file.kind);
  return table?.shape === 'long' && table.run.length === 0;
}

/** The run of files that all are of one. Matrices and logs are of the whole analysis, and do not count. */
function onlyRun(measured: readonly MeasuredFile[]): string | undefined {
  const ofRuns = measured.filter(({ file }) => engineTableOf(file.engine, file.kind)?.shape === 'long');
  const names = new Set(ofRuns.flatMap(({ values }) => [...values.keys()]));
  return names.size === 1 ? [...names][0] : undefined;
}

async function measureOne(
  connection: DuckDBConnection,
  file: FileToMeasure,
  place: LongTablePlace,
): Promise<FileRuns | undefined> {
  const table = engineTableOf(file.engine, file.kind);
  if (table === undefined) return undefined;
  return table.shape === 'matrix'
    ? measureMatrix(connection, table, file, place)
    : measureLongTable(connection, table, file, place);
}

/** A matrix that is imported alone tells its counts as those of its rows, too, whatever the rows are (docs/requirements.md, P25). */
function alone(measured: readonly MeasuredFile[]): readonly MeasuredFile[] {
  const [one] = measured;
  const table = one === undefined ? undefined : engineTableOf(one.file.engine, one.file.kind);
  if (one === undefined || measured.length > 1 || table?.shape !== 'matrix') return measured;
  const withRows = (values: MetricValues) => {
    const counts = ['quantified', 'in_any_run', 'in_all_runs'].map((count) => [
      `matrix_rows_${count}`,
      values[`${table.rows}_${count}`],
    ]);
    return { ...values, ...Object.fromEntries(counts) } as MetricValues;
  };
  return [{ ...one, values: new Map([...one.values].map(([run, values]) => [run, withRows(values)])) }];
}

async function readLog(file: FileToMeasure) {
  const reader = createLogReader();
  await readTable(file, {
    required: [],
    isLoose: true,
    begin: () => (row) => reader.take(row.line.bytes.toString('utf8', row.line.start, row.line.end)),
  });
  const log = reader.end();
  return { ...log, version: log.version ?? versionInName(file) };
}

/** The first line of a log is its header, and no row. */
function versionInName({ columns }: FileToMeasure): string | null {
  return /^DIA-NN (.+?) +\(/.exec(columns.join(','))?.[1]?.slice(0, 100) ?? null;
}

/** Of two files that tell one metric of a run, that counts whose table stands first. */
function together(measured: readonly MeasuredFile[], files: readonly FileToMeasure[]): MeasuredRun[] {
  const rank = ({ file }: MeasuredFile) => TABLES.findIndex(({ engine, kind }) => engine === file.engine && kind === file.kind);
  const sorted = [...measured].sort((a, b) => rank(a) - rank(b));
  const names = [...new Set([...measured].sort((a, b) => a.number - b.number).flatMap(({ values }) => [...values.keys()]))];
  demandNames(names, files);
  const unmeasured = [...files.keys()].filter((number) => !measured.some((one) => one.number === number));
  return names.map((name): MeasuredRun => {
    const values: MetricValues = {};
    let proteins: string | null = null;
    const holding = sorted.filter((one) => one.values.has(name));
    demandOnce(name, holding);
    for (const one of holding) {
      for (const [id, value] of Object.entries(one.values.get(name) ?? {})) values[id] ??= value;
      proteins ??= one.proteins.get(name) ?? null;
    }
    return { name, values, proteins, files: [...holding.map(({ number }) => number), ...unmeasured].sort((a, b) => a - b) };
  });
}

function demandNames(names: readonly string[], files: readonly FileToMeasure[]): void {
  const [first] = files;
  if (names.length === 0)
    throw new BrokenResultError(
      first?.name ?? '',
      undefined,
      'holds nothing to measure by itself. Import it together with the main table of its analysis',
    );
  if (names.length > MOST_RUNS)
    throw new BrokenResultError(first?.name ?? '', undefined, `is of more than ${MOST_RUNS} runs; import them in parts`);
  const keys = new Map<string, string>();
  for (const name of names) {
    const same = keys.get(name.toLowerCase());
    if (same !== undefined)
      throw new BrokenResultError(
        first?.name ?? '',
        undefined,
        `names the runs ${same} and ${name}, which differ in case only`,
      );
    keys.set(name.toLowerCase(), name);
  }
}

function demandOnce(name: string, holding: readonly MeasuredFile[]): void {
  const seen = new Map<string, string>();
  for (const { file } of holding) {
    const before = seen.get(file.kind);
    if (before !== undefined)
      throw new BrokenResultError(file.name, undefined, `holds the run ${name}, as ${before} does. Import one of them`);
    seen.set(file.kind, file.name);
  }
}
