/** Opens spreadsheets (.xlsx, ECMA-376, and .ods, OpenDocument) with limits on memory, and reports hidden content. */
import { BadRequestError } from '../../contract/errors.ts';
import { readMarkupToEnd } from './markup.ts';
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
import {
  MAX_EXTRAS,
  MergedValues,
  parseColumn,
  type SheetComment,
  type SheetDrawings,
  type SheetRow,
  type TotalsRow,
  WorkbookBudget,
  type WorkbookSheet,
} from './sheet.ts';
import { readSheetEnd, type SheetEnd } from './sheet-end.ts';
import { readComments, readSharedTexts } from './texts.ts';
import { checkZipEntries, readZipEntries, ZipError, type ZipSource } from './zip-entries.ts';

export interface WorkbookLimits {
  /** Maximum unpacked size in bytes. */
  readonly unpacked: number;
  /** Maximum number of files in the .zip file. */
  readonly entries: number;
}

/** Opens a spreadsheet. @throws BadRequestError if it is too large, or not a spreadsheet; other errors if it is damaged */
export async function openWorkbook(source: ZipSource, limits: WorkbookLimits): Promise<readonly WorkbookSheet[]> {
  const parts = await openWorkbookPackage(source, limits);
  if (isOpenDocument(parts)) return openDocumentSheets(parts);
  const workbook = await findWorkbookPart(parts);
  if (workbook === undefined) throw new BadRequestError('This is not an .xlsx or .ods file.');
  const { sheets, texts, styles, is1904 } = await readWorkbookParts(parts, workbook);
  const budget = new WorkbookBudget();
  const sources: CellSources = {
    texts: texts === undefined ? [] : await readSharedTexts(parts.read(texts)),
    formats: styles === undefined ? [] : await readNumberFormats(parts.read(styles)),
    is1904,
    budget,
  };
  const properties = await readProperties((await findPropertyParts(parts)).map((part) => parts.read(part)));
  return sheets.map((sheet, at) => openSheet(parts, sheet, sources, at === 0 ? properties : []));
}

function openSheet(
  parts: Package,
  { name, part, isHidden }: SheetPart,
  sources: CellSources,
  properties: readonly string[],
): WorkbookSheet {
  const { budget } = sources;
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

/** Reads comments and threads. Ignores the comments that repeat a thread for older programs. */
async function readAllComments(
  parts: Package,
  comments: string | undefined,
  threads: string | undefined,
): Promise<readonly SheetComment[]> {
  const plain = comments === undefined ? [] : await readComments(parts.read(comments));
  if (threads === undefined) return plain;
  return [...plain.filter(({ text }) => !text.startsWith('[Threaded comment]')), ...(await readComments(parts.read(threads)))];
}

async function openWorkbookPackage(source: ZipSource, limits: WorkbookLimits): Promise<Package> {
  try {
    const entries = await readZipEntries(source, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.unpacked)
      throw new BadRequestError('The spreadsheet is too large. Upload it in parts.');
    await checkZipEntries(source, entries);
    return openPackage(source, entries);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`This is not an .xlsx or .ods file: ${error.message}.`, { cause: error });
  }
}

const NO_DRAWINGS: SheetDrawings = { pictures: 0, charts: 0, texts: [] };

/** Reads the drawings of a sheet. Ignores the copies in the older format, which programs add to newer drawings. */
async function readDrawings(pieces: AsyncIterable<Uint8Array>): Promise<SheetDrawings> {
  const drawings = { pictures: 0, charts: 0, texts: [] as string[] };
  let fallbacks = 0;
  let text: string | undefined;
  let isText = false;
  await readMarkupToEnd(pieces, {
    open(name) {
      if (name === 'Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === 'pic') drawings.pictures += 1;
      if (name === 'graphicFrame') drawings.charts += 1;
      if (name === 'sp') text = '';
      if (name === 'p' && text !== undefined && text !== '') text += '\n';
      isText = name === 't';
    },
    text(piece) {
      if (isText && text !== undefined) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'Fallback') fallbacks -= 1;
      if (name !== 'sp' || text === undefined) return;
      if (text.trim() !== '' && drawings.texts.length < MAX_EXTRAS) drawings.texts.push(text);
      text = undefined;
    },
  });
  return drawings;
}

const RANGE = /^\$?([A-Za-z]{1,3})\$?\d{1,7}:\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;

async function readTotalsRows(parts: Package, tables: readonly string[]): Promise<readonly TotalsRow[]> {
  const found: TotalsRow[] = [];
  for (const table of tables)
    await readMarkupToEnd(parts.read(table), {
      open(name, { ref = '', totalsRowCount = '0' }) {
        const [, first, last = '', row] = RANGE.exec(ref) ?? [];
        if (name === 'table' && first !== undefined && Number(totalsRowCount) > 0)
          found.push({ row: Number(row), first: parseColumn(first), last: parseColumn(last) });
      },
    });
  return found;
}
