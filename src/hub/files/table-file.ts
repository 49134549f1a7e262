/** Reads tables in stored files: delimited text and spreadsheets. Must run in a worker thread. */

import { buffer } from 'node:stream/consumers';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { truncateText } from '../../short-text.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { decodeTable, parseSeparatedText } from '../../web/csv/dialect.ts';
import { CsvError } from '../../web/csv/records.ts';
import { formatSize } from '../../web/for-people/words.ts';
import { openWorkbook } from '../../web/workbook/open-workbook.ts';
import type { WorkbookCell, WorkbookSheet } from '../../web/workbook/sheet.ts';
import type { HubContext } from '../context.ts';
import { READING_LIMITS } from '../exchange/import/reading/reading-limits.ts';
import { getTrimmedText } from '../exchange/import/reading/shown-cells.ts';
import { getFileExtension } from './file-types.ts';
import { type FileVersion, getContentKey } from './store.ts';

const TEXTS: ReadonlySet<string> = new Set(['csv', 'tsv', 'tab', 'txt']);
const SPREADSHEETS: ReadonlySet<string> = new Set(['xlsx', 'ods']);

export function isTableFile(name: string): boolean {
  return TEXTS.has(getFileExtension(name)) || SPREADSHEETS.has(getFileExtension(name));
}

/** Row numbers start at 1. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly WorkbookCell[];
}

export interface OpenedTable {
  readonly sheets: readonly string[];
  /** Name of the opened sheet; empty for a text file. */
  readonly sheet: string;
  readonly rows: AsyncIterable<FileRow> | Iterable<FileRow>;
}

export type PreviewedTable = Pick<FileVersion, 'name' | 'size' | 'contentId'>;

/**
 * Opens a table, calls `use`, and closes the table.
 * @param sheet name of the sheet; empty for the first visible sheet
 * @param maxBytes maximum size of the file; with `isPart`, the number of bytes to read from a text file
 * @throws BadRequestError if the file is too large or unreadable, also while `use` reads rows
 */
export async function useFileTable<T>(
  files: StoredFiles,
  { name, size, contentId }: PreviewedTable,
  { sheet, maxBytes, isPart = false }: { readonly sheet: string; readonly maxBytes: number; readonly isPart?: boolean },
  use: (table: OpenedTable) => Promise<T>,
): Promise<T> {
  const isText = TEXTS.has(getFileExtension(name));
  if (size > maxBytes && !(isText && isPart))
    throw new BadRequestError(`${name} is larger than ${formatSize(maxBytes)}, the maximum of this server for tables.`);
  if (isText) {
    const end = Math.min(size, maxBytes);
    const bytes = await buffer(await files.open(getContentKey(contentId), { start: 0, end: end - 1 }));
    // The last line may be incomplete.
    const whole = size > maxBytes ? bytes.subarray(0, bytes.lastIndexOf('\n') + 1) : bytes;
    if (whole.length === 0) throw new BadRequestError(`The first line of ${name} is longer than ${formatSize(maxBytes)}.`);
    return use({ sheets: [], sheet: '', rows: readTextRows(whole, name) });
  }
  return files.withPath(getContentKey(contentId), async (path) => {
    const sheets = await openWorkbook(path, READING_LIMITS).catch((cause: unknown) => {
      throw convertToUnreadableTableError(name, cause);
    });
    const opened = sheets.find((one) => (sheet === '' ? !one.isHidden : one.name === sheet)) ?? sheets[0];
    if (opened === undefined) throw new BadRequestError(`${name} has no sheet.`);
    return use({ sheets: sheets.map((one) => one.name), sheet: opened.name, rows: readSheetRows(opened, name) });
  });
}

function readTextRows(bytes: Buffer, name: string): Iterable<FileRow> {
  try {
    return parseSeparatedText(decodeTable(bytes).text).map(({ line, cells }) => ({ number: line, cells }));
  } catch (cause) {
    throw convertToUnreadableTableError(name, cause);
  }
}

async function* readSheetRows({ rows }: WorkbookSheet, name: string): AsyncGenerator<FileRow> {
  try {
    yield* rows();
  } catch (cause) {
    throw convertToUnreadableTableError(name, cause);
  }
}

/** Returns an error for users, because libraries describe damaged files in technical terms. */
function convertToUnreadableTableError(name: string, cause: unknown): unknown {
  if (cause instanceof AnswerableError) return cause;
  const reason = cause instanceof CsvError ? `line ${cause.line} ${cause.message}` : 'it is damaged or not a table';
  return new BadRequestError(`${name} cannot be read: ${reason}.`, { cause });
}

export type TablePreview =
  | {
      readonly sheets: readonly string[];
      readonly sheet: string;
      readonly rows: readonly (readonly string[])[];
      readonly hasMoreRows: boolean;
      readonly hasMoreColumns: boolean;
    }
  | { readonly problem: string };

const MAX_ROWS = 50;
const MAX_COLUMNS = 50;
const MAX_CELL_LENGTH = 200;
/** Number of bytes of a text file that are read for its first rows. */
const MAX_TEXT_BYTES = 1_000_000;

export const previewTable: Task<{ readonly file: PreviewedTable; readonly sheet: string }, TablePreview> = {
  name: 'preview a table',
  milliseconds: 20_000,
};

export function createTablePreviewWork({ settings }: Pick<HubContext, 'settings'>): TaskWork {
  return createTaskWork(previewTable, async ({ file, sheet }) => {
    const isText = TEXTS.has(getFileExtension(file.name));
    const limits = { sheet, maxBytes: isText ? MAX_TEXT_BYTES : settings.maxImportBytes, isPart: true };
    try {
      return await useFileTable(openStoredFiles(settings), file, limits, async ({ sheets, sheet: opened, rows }) => {
        const first: FileRow[] = [];
        for await (const row of rows) if (first.push(row) > MAX_ROWS) break;
        const shortenCell = (cell: WorkbookCell | undefined) => truncateText(getTrimmedText(cell), MAX_CELL_LENGTH);
        const shown = first.slice(0, MAX_ROWS).map(({ cells }) => cells.slice(0, MAX_COLUMNS).map(shortenCell));
        return {
          sheets,
          sheet: opened,
          rows: shown,
          hasMoreRows: first.length > MAX_ROWS || (isText && file.size > MAX_TEXT_BYTES),
          hasMoreColumns: first.some(({ cells }) => cells.length > MAX_COLUMNS),
        };
      });
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error;
      return { problem: error.message };
    }
  });
}
