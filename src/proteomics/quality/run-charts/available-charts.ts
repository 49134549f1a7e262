import { buffer } from 'node:stream/consumers';
import { openStoredFiles } from '../../../files/open-files.ts';
import { MissingFileError, type StoredFiles } from '../../../files/stored-files.ts';
import type { ProteomicsContext } from '../../context.ts';
import { type Header, parseTableHeader } from '../../ingestion/reading/header.ts';
import { findStoredSet, getResultFileKey } from '../../ingestion/stored-result-files.ts';
import type { Client, RawFileRow } from '../../records.ts';
import type { StoredResultFile } from '../../results/table.ts';
import { CHART_SOURCES } from './chart-tables.ts';
import { listEngineCharts, readEngineTable } from './engine-charts.ts';
import type { RunChartName } from './run-chart.ts';

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
