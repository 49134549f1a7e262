import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { NotFoundError } from '../../../contract/errors.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { addToTrace, createChromatogram, createTrace } from '../../acquisition/reading/acquisition.ts';
import type { ProteomicsContext } from '../../context.ts';
import { forEachLine } from '../../ingestion/reading/lines.ts';
import { findRawFile, type RawFileRow, removeExtension } from '../../records.ts';
import { CHROMATOGRAMS, getChromatogramKey, isChromatogram } from '../../runs/chromatograms.ts';
import { replyWithPlot } from '../plot-answer.ts';
import { drawChart } from '../plots/chart-plot.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { appendUnit } from '../trend/trend-answer.ts';
import { findReferenceRun, type ReferenceRun } from './reference-run.ts';
import { type ChartTable, FRAMES, type RunChart, type RunChartName } from './run-chart.ts';
import { readStoredChart, returnUndefinedIfMissing } from './stored-charts.ts';

export function createRunChartHandlers(context: ProteomicsContext) {
  return {
    async getRunFigure(call) {
      const { path, query, request } = call;
      const rawFile = await findRawFile(context.pool, path.run);
      return replyWithPlot(context, call, await readComparedChart(context, request, rawFile, path.figure, query.reference), {
        formatNumbers: ({ table }) => createRunChart(path.figure, table),
        formatCsv: ({ table }) => formatCsvTable(table.columns, table.rows),
        drawSvg: (reading, sheet) => drawSvg(rawFile, path.figure, sheet, reading),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Draws the chart of a run, and a chromatogram over that of a reference run. @throws NotFoundError without the data */
export async function drawRunChart(
  context: ProteomicsContext,
  request: Request,
  rawFile: RawFileRow,
  name: RunChartName,
  sheet: PlotSheet,
  wanted = '',
): Promise<string> {
  return drawSvg(rawFile, name, sheet, await readComparedChart(context, request, rawFile, name, wanted));
}

interface ComparedChart {
  readonly table: ChartTable;
  readonly reference: ReferenceRun | null;
  /** The selected reference run, if it does not have this chromatogram. */
  readonly missing?: ReferenceRun;
}

/** Reads a chart. For a chromatogram, the third and the last column contain the values of the reference run. */
async function readComparedChart(
  context: ProteomicsContext,
  request: Request,
  rawFile: RawFileRow,
  name: RunChartName,
  wanted: string | undefined,
): Promise<ComparedChart> {
  const table = await readRunChart(context, request, rawFile, name);
  const reference = isChromatogram(name) ? await findReferenceRun(context, rawFile, CHROMATOGRAMS[name], wanted) : null;
  if (reference === null) return { table, reference };
  const other = await readRunChart(context, request, reference, name).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
  if (other === null) return { table, reference: null, missing: reference };
  const [time = '', value = '', mean = ''] = table.columns;
  const ofReference = `of ${removeExtension(reference.name)}`;
  const rows = [
    ...table.rows.map(([at = null, height = null, average = null]) => [at, height, null, average, null]),
    ...other.rows.map(([at = null, height = null, average = null]) => [at, null, height, null, average]),
  ].toSorted(([one], [next]) => Number(one) - Number(next));
  const columns = [time, value, `${value} ${ofReference}`, mean, `${mean} ${ofReference}`];
  return { table: { columns, rows }, reference };
}

function createRunChart(name: RunChartName, { columns, rows, yTitle }: ChartTable): RunChart {
  const frame = yTitle === undefined ? FRAMES[name] : { ...FRAMES[name], y_title: yTitle };
  return { figure: name, ...frame, columns: [...columns], rows: rows.map((row) => [...row]) };
}

function drawSvg(
  rawFile: RawFileRow,
  name: RunChartName,
  sheet: PlotSheet,
  { table, reference, missing }: ComparedChart,
): string {
  const { title, kind, x_title, x_unit, y_title, y_unit, rows } = createRunChart(name, table);
  const compared = reference === null ? '' : `, over ${removeExtension(reference.name)} (shaded)`;
  const note = missing === undefined ? '' : ` (${removeExtension(missing.name)} has none)`;
  const subtitle = `${removeExtension(rawFile.name)}${compared}${note}`;
  const count = `${rows.length} ${kind === 'line' ? 'points' : 'columns'}`;
  return drawChart(sheet, {
    caption: { title, subtitle, description: `${title} of ${subtitle}: ${y_title} by ${x_title}, ${count}.` },
    kind,
    xTitle: appendUnit(x_title, x_unit),
    yTitle: appendUnit(y_title, y_unit),
    rows:
      isChromatogram(name) && reference === null
        ? rows.map(([at = null, value = null, mean = null]) => [at, value, null, mean])
        : rows,
  });
}

/** @throws NotFoundError; TooMuchWorkError if reading takes too long */
async function readRunChart(
  context: ProteomicsContext,
  request: Request,
  rawFile: Pick<RawFileRow, 'uuid' | 'name'>,
  name: RunChartName,
): Promise<ChartTable> {
  const table = isChromatogram(name)
    ? await readStoredChromatogram(context, rawFile, name)
    : await readStoredChart(context, request, rawFile, name);
  if (table === undefined)
    throw new NotFoundError(`The results of ${removeExtension(rawFile.name)} do not contain the data of this chart.`);
  return table;
}

function readStoredChromatogram(
  { settings }: ProteomicsContext,
  rawFile: Pick<RawFileRow, 'uuid'>,
  name: keyof typeof CHROMATOGRAMS,
): Promise<ChartTable | undefined> {
  const key = getChromatogramKey(rawFile, CHROMATOGRAMS[name]);
  return returnUndefinedIfMissing(async () =>
    readChromatogram(await openStoredFiles(settings).open(key), FRAMES[name].y_title),
  );
}

/** Reads a chromatogram: time, maximum and mean intensity. Files of RawTools contain only one intensity of each spectrum. */
export async function readChromatogram(content: Readable, title: string): Promise<ChartTable> {
  const trace = createTrace();
  await forEachLine(content, ({ bytes, start, end }) => {
    const [time = '', intensity = '', mean = intensity] = bytes.toString('latin1', start, end).split(/[\t,]/);
    if (time.trim() !== '' && intensity.trim() !== '') addToTrace(trace, Number(time), Number(intensity), Number(mean));
  });
  return { columns: ['Retention time [min]', title, `${title}, mean`], rows: createChromatogram(trace) };
}
