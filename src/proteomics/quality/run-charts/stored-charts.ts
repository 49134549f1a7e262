/** Reads charts from the stored tables of a run. Long tables are read in a task, Parquet files in a separate process. */

import { buffer } from 'node:stream/consumers';
import type { Request } from 'express';
import { openStoredFiles } from '../../../files/open-files.ts';
import { MissingFileError, type StoredFiles } from '../../../files/stored-files.ts';
import { createTaskWork, type Task, type TaskWork } from '../../../tasks/task.ts';
import type { ProteomicsContext } from '../../context.ts';
import { type Header, parseTableHeader } from '../../ingestion/reading/header.ts';
import { findStoredSet, getResultFileKey } from '../../ingestion/stored-result-files.ts';
import type { Client, RawFileRow } from '../../records.ts';
import type { StoredResultFile } from '../../results/table.ts';
import type { CHROMATOGRAMS } from '../../runs/chromatograms.ts';
import { CHART_SOURCES } from './chart-tables.ts';
import { isEngineChart, listEngineCharts, readEngineChart, readEngineTable } from './engine-charts.ts';
import type { ChartTable, RunChartName } from './run-chart.ts';

const MAX_HEADER_BYTES = 262_144;

/** Returns the charts that a run has data for, based on the first lines of its files. */
export async function findAvailableCharts(
  settings: ProteomicsContext['settings'],
  client: Client,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<ReadonlySet<RunChartName>> {
  const results = await findStoredSet(client, rawFile);
  if (results === undefined) return new Set();
  const stored = openStoredFiles(settings);
  const getKey = (one: StoredResultFile) => getResultFileKey(rawFile, results.version, one);
  const sources = Object.entries(CHART_SOURCES) as [
    keyof typeof CHART_SOURCES,
    (typeof CHART_SOURCES)[keyof typeof CHART_SOURCES],
  ][];
  const keys = new Map(results.files.map((one) => [one.name, getKey(one)]));
  const files = [...new Set(sources.map(([, { file }]) => file))];
  const headers = new Map(
    await Promise.all(files.map(async (file) => [file, await readStoredHeader(stored, keys.get(file))] as const)),
  );
  const ofMaxQuant = sources.flatMap(([name, { file, hasColumns }]) => {
    const header = headers.get(file);
    return header !== undefined && hasColumns(header) ? [name] : [];
  });
  // If MaxQuant files contain the chart, files of other engines are not checked.
  const isUncheckedChart = (name: RunChartName) =>
    name in CHART_SOURCES && headers.get(CHART_SOURCES[name as keyof typeof CHART_SOURCES].file) === undefined;
  const ofEngine = (await readEngineTable(stored, results.files, getKey, listEngineCharts)) ?? [];
  return new Set([...ofMaxQuant, ...ofEngine.filter(isUncheckedChart)]);
}

/** Returns the header of a stored table; undefined if the run does not have the file. */
async function readStoredHeader(stored: StoredFiles, key: string | undefined): Promise<Header | undefined> {
  if (key === undefined) return undefined;
  try {
    const beginning = await buffer(await stored.open(key, { start: 0, end: MAX_HEADER_BYTES - 1 }));
    const [line = ''] = beginning
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .split(/\r?\n/, 1);
    return parseTableHeader(line.split('\t'));
  } catch (error) {
    // A concurrent import has replaced the file.
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

type StoredChartName = Exclude<RunChartName, keyof typeof CHROMATOGRAMS>;

/** Plain data, so that it can be sent to a thread. */
interface ChartJob {
  readonly rawFile: Pick<RawFileRow, 'uuid'>;
  readonly name: StoredChartName;
  readonly version: string;
  readonly files: readonly StoredResultFile[];
}

const readLongTables: Task<ChartJob, ChartTable | undefined> = { name: 'read chart', milliseconds: 120_000 };

/** Maximum bytes of MaxQuant tables that are read without a task. */
const SHORT = 500_000;

/** Reads a chart from the stored tables of a raw file; undefined if they do not contain the data. @throws TooMuchWorkError */
export async function readStoredChart(
  { pool, settings, tasks }: ProteomicsContext,
  request: Request,
  { uuid }: Pick<RawFileRow, 'uuid'>,
  name: StoredChartName,
): Promise<ChartTable | undefined> {
  const stored = await findStoredSet(pool, { uuid });
  if (stored === undefined) return undefined;
  const job: ChartJob = { rawFile: { uuid }, name, version: stored.version, files: stored.files };
  // A table of another engine can be a Parquet file, for which a process must be started.
  const isLong = job.files.some(({ engine, size }) => engine !== undefined || size > SHORT);
  return isLong ? tasks.run(request, readLongTables, job) : readChart(settings, job);
}

export function createChartWork({ settings }: Pick<ProteomicsContext, 'settings'>): TaskWork {
  return createTaskWork(readLongTables, (job) => readChart(settings, job));
}

function readChart(settings: ProteomicsContext['settings'], job: ChartJob): Promise<ChartTable | undefined> {
  const stored = openStoredFiles(settings);
  const { rawFile, name, version, files } = job;
  const getKey = (one: StoredResultFile) => getResultFileKey(rawFile, version, one);
  const { file, read } = CHART_SOURCES[name];
  const own = files.find((one) => one.name === file);
  return returnUndefinedIfMissing(async () => {
    if (own !== undefined) return stored.withPath(getKey(own), read);
    return isEngineChart(name) ? readEngineTable(stored, files, getKey, (table) => readEngineChart(table, name)) : undefined;
  });
}

/** Returns the result of `read`; undefined if a concurrent import, for example, has replaced the file. */
export async function returnUndefinedIfMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
