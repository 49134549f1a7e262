/** Figures of one run, from the result files that are kept of it. */
import { join } from 'node:path';
import type { ProteomicsApiHandlers } from '../../../../generated/proteomics/stub.ts';
import { NotFoundError } from '../../../contract/errors.ts';
import { csvTable } from '../../../web/csv-text.ts';
import type { ProteomicsContext } from '../../context.ts';
import { setFolder } from '../../ingestion/kept-files.ts';
import { findRawFile, type RawFileRow, stemOf } from '../../records.ts';
import { chromatogramPath } from '../../runs/chromatograms.ts';
import { figurePlot } from '../plots/figure-plot.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { withUnit } from '../trend/trend-answer.ts';
import { readChromatogram } from './chromatogram.ts';
import { type Figure, type FigureName, type FigureTable, FRAMES } from './figure.ts';
import { SOURCES } from './figure-tables.ts';

/** Handler of the figures. */
export function figureHandlers(context: ProteomicsContext): Pick<ProteomicsApiHandlers, 'getRunFigure'> {
  return {
    async getRunFigure({ path, query }) {
      const rawFile = await findRawFile(await context.pool(), path.run);
      const table = await readFigure(context, rawFile, path.figure);
      const figure: Figure = {
        figure: path.figure,
        ...FRAMES[path.figure],
        columns: [...table.columns],
        rows: table.rows.map((row) => [...row]),
      };
      return plotReply(query, {
        numbers: () => figure,
        csv: () => csvTable(table.columns, table.rows),
        svg: (sheet) =>
          figurePlot(sheet, {
            caption: {
              title: figure.title,
              subtitle: stemOf(rawFile.name),
              description: `${figure.title} of ${stemOf(rawFile.name)}: ${figure.y_title} by ${figure.x_title}, ${table.rows.length} ${figure.kind === 'line' ? 'points' : 'columns'}.`,
            },
            kind: figure.kind,
            xTitle: withUnit(figure.x_title, figure.x_unit),
            yTitle: withUnit(figure.y_title, figure.y_unit),
            rows: table.rows,
          }),
      });
    },
  };
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
  if (name === 'ms1_chromatogram' || name === 'ms2_chromatogram')
    return readChromatogram(chromatogramPath(settings, rawFile, name === 'ms1_chromatogram' ? 'ms1' : 'ms2'));
  const { file, read } = SOURCES[name];
  const { rows } = await (await pool()).query<{ version: string }>(
    'select version from proteomics_results where raw_file_uuid = $1',
    [rawFile.uuid],
  );
  const [kept] = rows;
  return kept === undefined ? undefined : read(join(setFolder(settings, rawFile, kept.version), file));
}
