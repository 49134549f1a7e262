/** Figures of one run, from the result files that are kept of it. */

import type { Readable } from 'node:stream';
import { NotFoundError } from '../../../contract/errors.ts';
import { storedFiles } from '../../../files/open-files.ts';
import { csvTable } from '../../../web/csv/text.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { eachLine } from '../../ingestion/reading/lines.ts';
import { findKeptSet, keyOfKept } from '../../ingestion/stored-result-files.ts';
import { findRawFile, type RawFileRow, stemOf } from '../../records.ts';
import type { StoredResultFile } from '../../results/table.ts';
import { chromatogramKey } from '../../runs/chromatograms.ts';
import { figurePlot } from '../plots/figure-plot.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { withUnit } from '../trend/trend-answer.ts';
import { inEngineTable, isEngineFigure, readEngineFigure } from './engine-figures.ts';
import { type Figure, type FigureName, type FigureTable, FRAMES } from './figure.ts';
import { FIGURE_SOURCES } from './figure-tables.ts';

/** Handler of the figures. */
export function figureHandlers(context: ProteomicsContext) {
  return {
    async getRunFigure({ path, query }) {
      const rawFile = await findRawFile(context.pool, path.run);
      const table = await readFigure(context, rawFile, path.figure);
      return plotReply(query, {
        numbers: () => figureOf(path.figure, table),
        csv: () => csvTable(table.columns, table.rows),
        svg: (sheet) => figureSvg(rawFile, figureOf(path.figure, table), sheet),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

/** Draws a figure of a run. Throws NotFoundError when its results do not hold what it needs. */
export async function drawFigure(
  context: ProteomicsContext,
  rawFile: RawFileRow,
  name: FigureName,
  sheet: PlotSheet,
): Promise<string> {
  return figureSvg(rawFile, figureOf(name, await readFigure(context, rawFile, name)), sheet);
}

function figureOf(name: FigureName, { columns, rows, yTitle }: FigureTable): Figure {
  const frame = yTitle === undefined ? FRAMES[name] : { ...FRAMES[name], y_title: yTitle };
  return { figure: name, ...frame, columns: [...columns], rows: rows.map((row) => [...row]) };
}

function figureSvg(rawFile: RawFileRow, figure: Figure, sheet: PlotSheet): string {
  const { title, kind, x_title, x_unit, y_title, y_unit, rows } = figure;
  const name = stemOf(rawFile.name);
  const count = `${rows.length} ${kind === 'line' ? 'points' : 'columns'}`;
  return figurePlot(sheet, {
    caption: { title, subtitle: name, description: `${title} of ${name}: ${y_title} by ${x_title}, ${count}.` },
    kind,
    xTitle: withUnit(x_title, x_unit),
    yTitle: withUnit(y_title, y_unit),
    rows,
  });
}

async function readFigure(context: ProteomicsContext, rawFile: RawFileRow, name: FigureName): Promise<FigureTable> {
  const missing = () => new NotFoundError(`The results of ${stemOf(rawFile.name)} do not hold what this figure needs.`);
  try {
    const table = await tableOf(context, rawFile, name);
    if (table === undefined) throw missing();
    return table;
  } catch (error) {
    // The file was never there, or an import took its set away a moment ago.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw missing();
    throw error;
  }
}

async function tableOf(
  { pool, settings }: ProteomicsContext,
  rawFile: RawFileRow,
  name: FigureName,
): Promise<FigureTable | undefined> {
  const files = storedFiles(settings);
  if (name === 'ms1_chromatogram' || name === 'ms2_chromatogram')
    return readChromatogram(await files.open(chromatogramKey(rawFile, name === 'ms1_chromatogram' ? 'ms1' : 'ms2')));
  const { file, read } = FIGURE_SOURCES[name];
  const kept = await findKeptSet(pool, rawFile);
  const keyOf = (one: StoredResultFile) => keyOfKept(rawFile, kept?.version ?? '', one);
  const own = kept?.files.find((one) => one.name === file);
  if (own !== undefined) return files.withPath(keyOf(own), read);
  if (kept === undefined || !isEngineFigure(name)) return undefined;
  return inEngineTable(files, kept.files, keyOf, (table) => readEngineFigure(table, name));
}

/** Points that a drawing can show. */
const MAX_POINTS = 1000;

/** Reads it; of many spectra the strongest in each stretch of time stands for the stretch, so that no peak is lost. */
export async function readChromatogram(content: Readable): Promise<FigureTable> {
  const points: [number, number][] = [];
  await eachLine(content, ({ bytes, start, end }) => {
    const [time = '', intensity = ''] = bytes.toString('latin1', start, end).split(/[\t,]/);
    const point: [number, number] = [Number(time), Number(intensity)];
    if (time.trim() !== '' && intensity.trim() !== '' && point.every(Number.isFinite)) points.push(point);
  });
  return { columns: ['Retention time [min]', 'Total ion current'], rows: thinned(points) };
}

function thinned(points: readonly [number, number][]): readonly (readonly [number, number])[] {
  if (points.length <= MAX_POINTS) return points;
  const size = points.length / MAX_POINTS;
  return Array.from({ length: MAX_POINTS }, (_, index) => {
    const stretch = points.slice(
      Math.floor(index * size),
      Math.max(Math.floor(index * size) + 1, Math.floor((index + 1) * size)),
    );
    return stretch.reduce((strongest, point) => (point[1] > strongest[1] ? point : strongest));
  });
}
