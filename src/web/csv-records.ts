/** Comma-separated values with quotes (RFC 4180), for small files. */

/** A record and the line that it begins in, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

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
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let beginsIn = 1;
  const endRecord = () => {
    if (cells.length > 1 || cells[0] !== '') records.push({ line: beginsIn, cells });
    cells = [];
  };
  for (let at = 0; at <= text.length; ) {
    if (cells.length === 0) beginsIn = line;
    const cell = text[at] === '"' ? quotedCell(text, at, line) : plainCell(text, at);
    line += cell.newlines;
    cells.push(cell.value);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    endRecord();
    if (at >= text.length) break;
    at += text[at] === '\r' ? 2 : 1;
    line += 1;
    if (at === text.length) break;
  }
  return records;
}

interface Cell {
  readonly value: string;
  /** Where the comma, the end of the line or of the text is. */
  readonly end: number;
  readonly newlines: number;
}

function plainCell(text: string, start: number): Cell {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && !isReturn(text, end)) end += 1;
  return { value: text.slice(start, end), end, newlines: 0 };
}

function quotedCell(text: string, start: number, line: number): Cell {
  let value = '';
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new CsvError(line, 'opens a quote that is never closed');
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
      continue;
    }
    const end = quote + 1;
    const isEnd = end === text.length || text[end] === ',' || text[end] === '\n' || isReturn(text, end);
    if (!isEnd) throw new CsvError(line, 'has text after a closing quote');
    return { value, end, newlines: value.split('\n').length - 1 };
  }
}

function isReturn(text: string, at: number): boolean {
  return text[at] === '\r' && text[at + 1] === '\n';
}
