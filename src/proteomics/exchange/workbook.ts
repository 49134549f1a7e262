/** Creates a spreadsheet (xlsx) with a sheet of values, and a sheet that explains the columns. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { findMetric } from '../quality/metrics/catalog.ts';
import type { QualityTable } from '../results/quality-table.ts';

export const OUTSIDE_COLUMN = 'Out Of Limits';
export const CAUSES_COLUMN = 'Causes';
export const TYPE_COLUMN = 'Sample Type';

/** Explanations of exported columns that are neither in the quality-control table nor metrics. */
export const DERIVED_COLUMNS: ReadonlyMap<string, string> = new Map([
  [OUTSIDE_COLUMN, 'The metrics that are out of limits, separated by semicolons.'],
  [CAUSES_COLUMN, 'The possible causes of metrics out of limits, the most likely first, separated by semicolons.'],
  [TYPE_COLUMN, 'The sample type: qc, system, blank or sample.'],
]);

const HEAD_FONT = { bold: true };
const WIDTHS = { name: 32, value: 16, text: 70 };

/** Writes the spreadsheet. Its second column is the acquisition time by the clock of the instrument. */
export async function writeValuesWorkbook({ runs, columns }: QualityTable): Promise<Buffer> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const stream = new PassThrough();
  const whole = buffer(stream);
  const workbook = new WorkbookWriter({ stream, useStyles: true });
  const values = workbook.addWorksheet('Values', { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] });
  const [[name, ...names], lists] = [[...columns.keys()], [...columns.values()]];
  values.columns = [name, 'Acquired', ...names].map((header, at) => ({
    header: header ?? '',
    width: at === 0 ? WIDTHS.name : WIDTHS.value,
    style: at === 1 ? { numFmt: 'yyyy-mm-dd hh:mm:ss' } : {},
  }));
  values.getRow(1).font = HEAD_FONT;
  for (const [row, { acquiredAt }] of runs.entries()) {
    const [first, ...others] = lists.map((list) => list[row] ?? null);
    values.addRow([first, acquiredAt === null ? null : new Date(`${acquiredAt}Z`), ...others]).commit();
  }
  values.commit();
  const meanings = workbook.addWorksheet('Columns', { views: [{ state: 'frozen', ySplit: 1 }] });
  meanings.columns = [
    { header: 'Column', width: WIDTHS.name },
    { header: 'Title', width: WIDTHS.name },
    { header: 'Unit', width: WIDTHS.value },
    { header: 'Meaning', width: WIDTHS.text },
  ];
  meanings.getRow(1).font = HEAD_FONT;
  for (const column of columns.keys()) {
    const metric = findMetric(column);
    meanings
      .addRow([column, metric?.title ?? '', metric?.unit ?? '', metric?.what ?? DERIVED_COLUMNS.get(column) ?? ''])
      .commit();
  }
  meanings.commit();
  await workbook.commit();
  return whole;
}
