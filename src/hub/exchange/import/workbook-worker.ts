/**
 * Reads a spreadsheet in a thread of its own, so that one that is broken or built to do harm costs this thread and nothing else. Sends
 * portions of rows, then `done`, or `problem`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue } from '@cj-tech-master/excelts';
import type { IncomingCell } from './incoming.ts';
import type { WorkbookLimits, WorkbookMessage, WorkbookRow } from './read-workbook.ts';

const { path, limits } = workerData as { path: string; limits: WorkbookLimits };
const PORTION = 500;

/** The spreadsheet holds more than is taken. */
class LimitReached extends Error {}

const send = (message: WorkbookMessage) => parentPort?.postMessage(message);

try {
  await readAll();
  send({ kind: 'done' });
} catch (error) {
  send({ kind: 'problem', reason: error instanceof LimitReached ? error.message : 'it is broken' });
}

async function readAll(): Promise<void> {
  const { WorkbookReader } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookReader(path, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  });
  let rows = 0;
  let cells = 0;
  let portion: WorkbookRow[] = [];
  for await (const sheet of workbook) {
    const name = (sheet as unknown as { name: string }).name;
    for await (const row of sheet) {
      const values = (row.values as CellValue[]).slice(1);
      rows += 1;
      cells += values.length;
      if (rows > limits.rows) throw new LimitReached(`it has more than ${limits.rows} rows`);
      if (cells > limits.cells) throw new LimitReached(`it has more than ${limits.cells} cells`);
      portion.push({ sheet: name, row: row.number, cells: Array.from(values, cellOf) });
      if (portion.length === PORTION) {
        send({ kind: 'rows', rows: portion });
        portion = [];
      }
    }
  }
  send({ kind: 'rows', rows: portion });
}

function cellOf(value: CellValue): IncomingCell {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return dateText(value);
  if ('formula' in value || 'sharedFormula' in value) return { problem: 'holds a formula; put its result there' };
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return typeof value.text === 'string' ? value.text : { problem: 'holds a link that cannot be read' };
  return { problem: 'holds an error, or something that is no value' };
}

/** A cell that is formatted as a date has no time zone. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
