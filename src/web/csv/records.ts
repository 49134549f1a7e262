/**
 * Reads small CSV files with quotes (RFC 4180), and writes tables. Strings that a spreadsheet program would read as a formula
 * (CWE-1236) are written with a leading apostrophe, which an import removes.
 */
import { pipeline, Readable } from 'node:stream';
import papaparse from 'papaparse';

/** The cells of a record, and the line in which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Thrown if the content is not valid CSV. The message contains the line. */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/**
 * Parses a whole file. Lines end in LF, CRLF, or (in a file without LF) CR. The last line ending is optional, and empty lines
 * are omitted. A cell is quoted if its first character, except spaces, is a quote; in other cells, quotes are ordinary
 * characters. Quotes in quoted cells are doubled. If this fails, the function tries two other rules: every CR outside of quotes
 * ends a line, or a backslash escapes a quote, as R and MySQL write it.
 * @param separator use `parseTabSeparatedText` for files with tabs
 * @param quote one character
 * @param mostRecords maximum number of records with text
 * @throws CsvError if a quote is never closed, is followed by text, or puts whole rows into one cell
 */
export function parseCsvText(text: string, separator = ',', quote = '"', mostRecords = Number.POSITIVE_INFINITY): CsvRecord[] {
  const plain = quote === '"' ? removeSpacesAroundQuotes(text, separator) : text;
  try {
    return parseQuotedText(plain, separator, quote, quote, mostRecords);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const others: [string, string][] = [];
    if (quote === '"' && text.includes('\r'))
      others.push([plain.replace(/"(?:[^"]|"")*"|\r\n?/g, (part) => (part.startsWith('\r') ? '\n' : part)), quote]);
    if (text.includes(`\\${quote}`)) others.push([plain, '\\']);
    for (const [other, escapeChar] of others) {
      try {
        return parseQuotedText(other, separator, quote, escapeChar, mostRecords);
      } catch {
        // The error of the first attempt describes the file as it is.
      }
    }
    throw error;
  }
}

/** Removes spaces around whole quoted cells. Matches also cells without such spaces, so that their contents stay as they are. */
function removeSpacesAroundQuotes(text: string, separator: string): string {
  const of = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`;
  if (!new RegExp(`(?:^|${of}) +"`, 'm').test(text)) return text;
  return text.replace(new RegExp(`(^|${of}) *("[^"]*(?:""[^"]*)*") *(?=${of}|[\r\n]|$)`, 'gm'), '$1$2');
}

function parseQuotedText(text: string, separator: string, quote: string, escapeChar: string, mostRecords: number): CsvRecord[] {
  // With mixed line endings, the CR of CRLF is removed from the last cell.
  const isMixed = /(?<!\r)\n/.test(text);
  const newline = isMixed ? '\n' : text.includes('\n') ? '\r\n' : '\r';
  const lines = text.includes(quote) ? splitLines(text) : [];
  const records: CsvRecord[] = [];
  const isLimited = mostRecords < Number.POSITIVE_INFINITY;
  let [line, width] = [1, 0];
  papaparse.parse<string[]>(text, {
    delimiter: separator,
    newline,
    quoteChar: quote,
    escapeChar,
    step({ data: read, errors: [error] }, parser) {
      if (error !== undefined) throw createQuoteError(text, error);
      const cells = isMixed ? [...read.slice(0, -1), ...read.slice(-1).map((cell) => cell.replace(/\r$/, ''))] : read;
      width ||= read.length;
      rejectOpenQuote(lines, separator, { line, cells }, width);
      if (cells.some((cell) => cell !== '') || (cells.length > 1 && !isLimited)) records.push({ line, cells });
      line += 1 + countNewlines(cells.join(''));
      if (records.length >= mostRecords) parser.abort();
    },
  });
  return records;
}

function createQuoteError(text: string, { code, index }: papaparse.ParseError): CsvError {
  const reason = code === 'MissingQuotes' ? 'opens a quote that is never closed' : 'has text after a closing quote';
  return new CsvError(countNewlines(text.slice(0, index)) + 1, reason);
}

/** Minimum columns for a reliable comparison of a cell's lines with rows. */
const MIN_COMPARABLE_COLUMNS = 4;

/** Rejects a cell whose lines look like rows of the table, because its quote was probably not closed. @throws CsvError */
function rejectOpenQuote(lines: readonly string[], separator: string, { line, cells }: CsvRecord, width: number): void {
  if (width < MIN_COMPARABLE_COLUMNS || cells.length !== width) return;
  const column = cells.findIndex((cell) => countNewlines(cell) > 0);
  if (column === -1) return;
  const last = line + countNewlines(cells.join(''));
  if (lines.slice(line - 1, last).some((one) => one.split(separator).length !== width)) return;
  throw new CsvError(
    line,
    `opens a quote in column ${column + 1} that ends only in line ${last}, so whole rows are in one cell`,
  );
}

/** Yields the records of a CSV file with CRLF while it arrives. Removes the apostrophes that protect from formulas. */
export async function* streamCsv(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const text = Readable.from(content, { objectMode: false }).setEncoding('utf8');
  const parser = papaparse.parse(papaparse.NODE_STREAM_INPUT, { delimiter: ',', newline: '\r\n' });
  pipeline(text, parser, () => undefined);
  for await (const cells of parser as AsyncIterable<string[]>) yield cells.map(removeFormulaGuard);
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n]/);
}

function countNewlines(text: string): number {
  return splitLines(text).length - 1;
}

export type CsvCell = string | number | boolean | null;

/** Matches signs that begin a formula (docs/requirements.md, H9), including full-width variants, except negative numbers. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^''*[=+\-@\t\r\n＝＋－＠]/;

export function formatCsvTable(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return formatCsvLines([columns, ...rows]);
}

export function formatCsvLines(rows: readonly (readonly CsvCell[])[]): string {
  const written = rows.map((cells) => cells.map((cell) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : cell)));
  return `${papaparse.unparse(written, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** Adds an apostrophe to a string that a spreadsheet program would otherwise read as a formula. */
export function addFormulaGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe, or the formula `="…"`, that protects a string from changes by spreadsheet programs. */
export function removeFormulaGuard(text: string): string {
  if (GUARDED.test(text)) return text.slice(1);
  const [, content] = TEXT_FORMULA.exec(text) ?? [];
  return content === undefined ? text : content.replaceAll('""', '"');
}

const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;
