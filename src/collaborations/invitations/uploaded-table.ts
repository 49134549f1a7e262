/** Reads the table in an uploaded file: separated values, or a spreadsheet, which a task reads because it can expand. */
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { decodeText, parseSeparatedText } from '../../web/csv/dialect.ts';
import { CsvError } from '../../web/csv/records.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { explainCompoundFile } from '../../web/workbook/compound-file.ts';
import { openWorkbook } from '../../web/workbook/open-workbook.ts';
import type { WorkbookCell } from '../../web/workbook/sheet.ts';
import { listTableAddresses } from './email-addresses.ts';

/** The rows of a table, or the reason why the file has none, as the end of a sentence about the file. */
export type UploadedTable = readonly (readonly string[])[] | { readonly problem: string };

/** First bytes of a zip file, such as .xlsx and .ods. */
const SPREADSHEET = Buffer.from('PK\u0003\u0004');
/** Limits of a spreadsheet, far above those of a list of people. */
const LIMITS = { unpacked: 20_000_000, entries: 200 };
const MAX_ROWS = 5_000;
/** Maximum cells, including empty ones: a row whose only value is in the last column has 16,384 cells. */
const MAX_CELLS = 500_000;
/** Maximum characters of all cells, because a spreadsheet can refer to one long string thousands of times. */
const MAX_CHARACTERS = 5_000_000;

/** The addresses in a table, or why the file has none, as the end of a sentence about the file. */
export type UploadedAddresses = { readonly addresses: readonly string[] } | { readonly problem: string };

export const readUploadedTable: Task<{ readonly bytes: Uint8Array }, UploadedAddresses> = {
  name: 'read a table of invitations',
  milliseconds: 20_000,
};

export function createUploadedTableWork(): TaskWork {
  return createTaskWork(readUploadedTable, async ({ bytes }) => {
    const table = await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return 'problem' in table ? table : { addresses: listTableAddresses(table) };
  });
}

export async function readTable(bytes: Buffer): Promise<UploadedTable> {
  const compound = explainCompoundFile(bytes);
  if (compound !== undefined) return { problem: `${compound} and choose that file` };
  if (bytes.subarray(0, SPREADSHEET.length).equals(SPREADSHEET)) return readFirstSheet(bytes);
  const text = decodeTextFile(bytes);
  return text === undefined
    ? { problem: 'is not a text file. Save it as CSV in UTF-8 and choose that file' }
    : parseSeparatedRows(text);
}

async function readFirstSheet(bytes: Buffer): Promise<UploadedTable> {
  try {
    for (const sheet of await openWorkbook(bytes, LIMITS)) {
      const rows: string[][] = [];
      let count = 0;
      let characters = 0;
      for await (const { cells } of sheet.rows()) {
        // Arrays have holes for missing cells.
        const row = Array.from(cells, (cell) => getCellText(cell ?? null));
        rows.push(row);
        count += row.length;
        characters += row.reduce((sum, { length }) => sum + length, 0);
        if (rows.length > MAX_ROWS) return { problem: `has more than ${formatNumber(MAX_ROWS)} rows` };
        if (count > MAX_CELLS) return { problem: `has more than ${formatNumber(MAX_CELLS)} cells` };
        if (characters > MAX_CHARACTERS) return { problem: `has more than ${formatNumber(MAX_CHARACTERS)} characters` };
      }
      if (rows.length > 0) return rows;
    }
    return [];
  } catch {
    // The user sees every failure as an error of the file, and can save the file in another format.
    return { problem: 'cannot be read as a spreadsheet (.xlsx, .ods). Save it as CSV and choose that file' };
  }
}

/** Returns the displayed text of a cell; empty for an error. */
function getCellText(cell: WorkbookCell): string {
  if (typeof cell === 'object') return cell !== null && 'shown' in cell ? cell.shown : '';
  return String(cell);
}

/** Decodes UTF-8, or UTF-16 with a byte order mark ("Unicode text" of Excel). Undefined for binary files (with NUL). */
function decodeTextFile(bytes: Buffer): string | undefined {
  // A wrong encoding of names does no harm, because addresses are ASCII.
  const text = decodeText(bytes, { fatal: false });
  return text.includes('\0') ? undefined : text;
}

function parseSeparatedRows(text: string): UploadedTable {
  try {
    return parseSeparatedText(text)
      .map(({ cells }) => cells)
      .filter((cells) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: `cannot be read: line ${error.line} ${error.message}` };
  }
}
