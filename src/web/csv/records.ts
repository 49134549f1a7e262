/** Comma-separated values with quotes (RFC 4180), for small files. */
import papaparse from 'papaparse';

/** A record and the line that it begins in, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What divides the cells of a line. */
export type CsvSeparator = ',' | ';' | '\t';

/** A text that is no such file. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/**
 * Reads a whole text. Lines end in LF or CRLF, the last one need not; empty lines are left out. A quote inside a cell that does
 * not begin with one is a character like others.
 * @throws CsvError for a quote that is never closed or is followed by text
 */
export function readCsv(text: string, separator: CsvSeparator = ','): CsvRecord[] {
  // Where lines end in both ways, what is left of CRLF is taken from the last cell.
  const isMixed = /(?<!\r)\n/.test(text);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separator, newline: isMixed ? '\n' : '\r\n' });
  const [error] = errors;
  if (error !== undefined) {
    const line = newlinesIn(text.slice(0, error.index)) + 1;
    throw new CsvError(
      line,
      error.code === 'MissingQuotes' ? 'opens a quote that is never closed' : 'has text after a closing quote',
    );
  }
  let line = 1;
  return data
    .map((read): CsvRecord => {
      const cells = isMixed ? [...read.slice(0, -1), ...read.slice(-1).map((cell) => cell.replace(/\r$/, ''))] : read;
      const record = { line, cells };
      line += 1 + newlinesIn(read.join(''));
      return record;
    })
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '');
}

function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}
