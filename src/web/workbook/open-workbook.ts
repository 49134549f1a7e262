/** Opens spreadsheets (.xlsx, ECMA-376, and .ods, OpenDocument) so that none can exhaust the memory or hide content. */
import { BadRequestError } from '../../contract/errors.ts';
import { NO_DRAWINGS, readDrawings } from './drawings.ts';
import { readNumberFormats } from './number-formats.ts';
import { isOpenDocument, openDocumentSheets } from './open-document/sheets.ts';
import {
  findPropertyParts,
  findWorkbookPart,
  openPackage,
  type Package,
  readSheetRelations,
  readWorkbookParts,
  type SheetPart,
} from './parts.ts';
import { readProperties } from './properties.ts';
import { type CellSources, readSheetRows } from './rows.ts';
import { MergeBudget, MergedValues, type SheetComment, type SheetRow, type WorkbookSheet } from './sheet.ts';
import { readSheetEnd, type SheetEnd } from './sheet-end.ts';
import { readComments, readSharedTexts } from './texts.ts';
import { readTotalsRows } from './totals.ts';
import { proveZipEntries, readZipEntries, ZipError, type ZipSource } from './zip-entries.ts';

/** Size limits of a spreadsheet. */
export interface WorkbookLimits {
  /** Maximum unpacked size in bytes. */
  readonly unpacked: number;
  /** Maximum number of files in the .zip file. */
  readonly entries: number;
}

/**
 * Opens a spreadsheet.
 * @throws BadRequestError if the file is not a spreadsheet or exceeds the limits; other errors for broken files, also
 * while rows are read
 */
export async function openWorkbook(source: ZipSource, limits: WorkbookLimits): Promise<readonly WorkbookSheet[]> {
  const parts = await openSafely(source, limits);
  if (isOpenDocument(parts)) return openDocumentSheets(parts);
  const workbook = await findWorkbookPart(parts);
  if (workbook === undefined) throw new BadRequestError('This is not an .xlsx or .ods file.');
  const { sheets, texts, styles, is1904 } = await readWorkbookParts(parts, workbook);
  const sources: CellSources = {
    texts: texts === undefined ? [] : await readSharedTexts(parts.read(texts)),
    formats: styles === undefined ? [] : await readNumberFormats(parts.read(styles)),
    is1904,
  };
  const budget = new MergeBudget();
  const properties = await readProperties((await findPropertyParts(parts)).map((part) => parts.read(part)));
  return sheets.map((sheet, at) => openSheet(parts, sheet, sources, { budget, properties: at === 0 ? properties : [] }));
}

function openSheet(
  parts: Package,
  { name, part, isHidden }: SheetPart,
  sources: CellSources,
  { budget, properties }: { readonly budget: MergeBudget; readonly properties: readonly string[] },
): WorkbookSheet {
  let read: Promise<SheetEnd> | undefined;
  const readEnd = () => {
    read ??= readSheetEnd(parts.read(part), budget);
    return read;
  };
  async function* iterateRows(): AsyncGenerator<SheetRow> {
    yield* readSheetRows(parts.read(part), sources, new MergedValues(budget, (await readEnd()).merged));
  }
  return {
    name,
    isHidden,
    rows: iterateRows,
    extras: async () => {
      const { comments, threads, drawing, tables, links } = await readSheetRelations(parts, part);
      return {
        comments: await readAllComments(parts, comments, threads),
        texts: (await readEnd()).texts,
        links,
        drawings: drawing === undefined ? NO_DRAWINGS : await readDrawings(parts.read(drawing)),
        properties,
        totals: await readTotalsRows(parts, tables),
      };
    },
  };
}

/** Reads comments and threads. Ignores comments that repeat a thread for older programs. */
async function readAllComments(
  parts: Package,
  comments: string | undefined,
  threads: string | undefined,
): Promise<readonly SheetComment[]> {
  const plain = comments === undefined ? [] : await readComments(parts.read(comments));
  if (threads === undefined) return plain;
  return [...plain.filter(({ text }) => !text.startsWith('[Threaded comment]')), ...(await readComments(parts.read(threads)))];
}

async function openSafely(source: ZipSource, limits: WorkbookLimits): Promise<Package> {
  try {
    const entries = await readZipEntries(source, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.unpacked)
      throw new BadRequestError('The spreadsheet is too large. Upload it in parts.');
    await proveZipEntries(source, entries);
    return openPackage(source, entries);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`This is not an .xlsx or .ods file: ${error.message}.`, { cause: error });
  }
}
