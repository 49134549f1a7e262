/** Spreadsheets (.xlsx, ECMA-376), whichever program has written them, opened so that none can fill the memory or hide something. */
import { BadRequestError } from '../../contract/errors.ts';
import { readMergedRanges } from './merged-ranges.ts';
import { readNumberFormats } from './number-formats.ts';
import { openPackage, type Package, readWorkbookParts, workbookPart } from './parts.ts';
import { type CellSources, readSheetRows, type SheetRow } from './rows.ts';
import { readSharedTexts } from './texts.ts';
import { proveZipEntries, readZipEntries, ZipError, type ZipSource } from './zip-entries.ts';

/** How much a spreadsheet may hold. */
export interface WorkbookLimits {
  /** Bytes when it is unpacked. */
  readonly unpacked: number;
  /** Files inside. */
  readonly entries: number;
}

/** A sheet in the order of the workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Its rows that are not empty. Formulas are never evaluated: the results count that are stored with them. */
  rows(): AsyncIterable<SheetRow>;
}

/**
 * Opens a spreadsheet.
 *
 * @throws BadRequestError for what is no spreadsheet, or claims too much; other errors, also while rows are read, for what is broken
 */
export async function openWorkbook(source: ZipSource, limits: WorkbookLimits): Promise<readonly WorkbookSheet[]> {
  const { parts, workbook } = await openSafely(source, limits);
  const { sheets, texts, styles, is1904 } = await readWorkbookParts(parts, workbook);
  const sources: CellSources = {
    texts: texts === undefined ? [] : await readSharedTexts(parts.read(texts)),
    formats: styles === undefined ? [] : await readNumberFormats(parts.read(styles)),
    is1904,
  };
  async function* rowsOf(part: string): AsyncGenerator<SheetRow> {
    yield* readSheetRows(parts.read(part), sources, await readMergedRanges(parts.read(part)));
  }
  return sheets.map(({ name, part }) => ({ name, rows: () => rowsOf(part) }));
}

async function openSafely(source: ZipSource, limits: WorkbookLimits): Promise<{ parts: Package; workbook: string }> {
  try {
    const entries = await readZipEntries(source, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.unpacked)
      throw new BadRequestError('The spreadsheet holds more data than is taken; send it in parts.');
    await proveZipEntries(source, entries);
    const parts = openPackage(source, entries);
    const workbook = await workbookPart(parts);
    if (workbook === undefined) throw new BadRequestError('The file is no spreadsheet of the kind .xlsx.');
    return { parts, workbook };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is no spreadsheet of the kind .xlsx: ${error.message}.`, { cause: error });
  }
}
