/** Reads tables with tabs. A quote is ordinary text unless it surrounds a cell. Every string is valid. */
import type { CsvRecord } from './records.ts';

export interface TabRecord extends CsvRecord {
  readonly isFirstQuoted: boolean;
}

export const QUOTED_CELL = /^"(?:[^"]|"")*"$/;

/**
 * Parses a whole file. Lines end in LF, CRLF or CR; lines without text are omitted. A quoted cell can contain line endings, or
 * tabs if its line would otherwise have more cells than the first one. If a cell would contain both, its quote counts as text,
 * unless each of the lines has fewer cells than the first one, and together they have as many.
 * MySQL writes a line ending in a cell as a backslash and the line ending, so in a file with `\N`, its null, such a cell
 * continues in the next line.
 * @param mostRecords maximum number of records
 */
export function parseTabSeparatedText(text: string, mostRecords = Number.POSITIVE_INFINITY): TabRecord[] {
  const parts = text.split(/(\r\n|\n|\r)/);
  const [lines, ends] = [0, 1].map((rest) => parts.filter((_, at) => at % 2 === rest)) as [string[], string[]];
  const records: TabRecord[] = [];
  const isFromMysql = /(?:^|\t)\\N(?:[\t\r\n]|$)/m.test(text);
  let [width, closing] = [0, 0];
  for (let at = 0; at < lines.length && records.length < mostRecords; at += 1) {
    const line = lines[at] as string;
    if (line.trim() === '') continue;
    const begin = at;
    // Most quotes in a line are never closed. Without a closing quote in the next lines, a search would only take time.
    while (closing <= at || (closing < lines.length && !CLOSING.test(lines[closing] as string))) closing += 1;
    const joined = line.includes('"') && closing < at + MAX_LINES ? joinLines(lines, ends, at, width) : undefined;
    at = joined?.last ?? at;
    const cells = joined?.cells ?? (line.includes('"') ? joinTabs(line.split('\t'), width) : line.split('\t'));
    // Only the last cell of a line can continue in the next line.
    const ending =
      joined === undefined && (cells.at(-1) as string).startsWith('"') && !QUOTED_CELL.test(cells.at(-1) as string)
        ? findCellEnd(lines, at)
        : undefined;
    let all = cells;
    while (isFromMysql && /(?<!\\)(?:\\\\)*\\$/.test(all.at(-1) as string)) {
      const [rest = '', ...more] = (lines[at + 1] ?? '').split('\t');
      if ((rest === '' && more.length === 0) || all.length + more.length > width) break;
      all = [...all.slice(0, -1), `${all.at(-1)?.slice(0, -1)}${ends[at]}${rest}`, ...more];
      at += 1;
    }
    if (ending !== undefined) {
      const [rest = '', ...more] = (lines[ending] as string).split('\t');
      const pieces = [cells.at(-1), ...lines.slice(at + 1, ending)].map((piece, index) => `${piece}${ends[begin + index]}`);
      all = [...cells.slice(0, -1), `${pieces.join('')}${rest}`, ...more];
      at = ending;
    }
    records.push({ line: begin + 1, cells: all.map(unquoteCell), isFirstQuoted: QUOTED_CELL.test(all[0] ?? '') });
    width = Math.max(width, records[0]?.cells.length ?? 0);
  }
  return records.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
}

/** Matches lines with a cell that ends with an odd number of quotes. */
const CLOSING = /(?:^|[^"])(?:"")*"(?:\t|$)/;
/** Maximum lines of a cell. If a quote is not closed within them, it counts as text. */
const MAX_LINES = 200;
const MAX_TABS = 50;

/** Returns the index of the line in which the last cell of line `from` ends; undefined if a tab precedes the end. */
function findCellEnd(lines: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at < lines.length && at < from + MAX_LINES; at += 1) {
    const line = lines[at] as string;
    const tab = line.indexOf('\t');
    if (isClosingPiece(tab === -1 ? line : line.slice(0, tab))) return at;
    if (tab !== -1) return undefined;
  }
  return undefined;
}

/** Returns a row in several lines, each too short for a row, and the index of the last line; undefined for other lines. */
function joinLines(lines: readonly string[], ends: readonly string[], from: number, width: number) {
  const cells: string[] = [];
  let open: string | undefined;
  for (let at = from; at < Math.min(lines.length, from + MAX_LINES); at += 1) {
    const pieces = (lines[at] as string).split('\t');
    if (pieces.length >= width) return undefined;
    for (const [index, piece] of pieces.entries()) {
      const cell: string = open === undefined ? piece : `${open}${index === 0 ? ends[at - 1] : '\t'}${piece}`;
      const isOpen = open === undefined ? piece.startsWith('"') && !QUOTED_CELL.test(piece) : !isClosingPiece(piece);
      if (!isOpen && open !== undefined && !QUOTED_CELL.test(cell)) return undefined;
      if (!isOpen) cells.push(cell);
      open = isOpen ? cell : undefined;
    }
    if (cells.length > width) return undefined;
    if (open === undefined) return at > from && cells.length === width ? { cells, last: at } : undefined;
  }
  return undefined;
}

/** Returns the cells of a line. Above the table's width, pieces between an opening and a closing quote are joined. */
function joinTabs(pieces: readonly string[], width: number): readonly string[] {
  if (pieces.length <= width || width === 0) return pieces;
  const cells: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as string;
    const end = piece.startsWith('"') && !QUOTED_CELL.test(piece) ? findClosingPiece(pieces, at) : at;
    cells.push(pieces.slice(at, end + 1).join('\t'));
    at = end;
  }
  return cells;
}

function findClosingPiece(pieces: readonly string[], from: number): number {
  const to = Math.min(pieces.length, from + MAX_TABS);
  for (let at = from + 1; at < to; at += 1)
    if (isClosingPiece(pieces[at] as string)) return QUOTED_CELL.test(pieces.slice(from, at + 1).join('\t')) ? at : from;
  return from;
}

/** Returns whether a piece ends a quoted cell: it ends with an odd number of quotes, because quotes inside are doubled. */
function isClosingPiece(piece: string): boolean {
  let from = piece.length;
  while (from > 0 && piece[from - 1] === '"') from -= 1;
  return (piece.length - from) % 2 === 1;
}

/** Removes the quotes that R and spreadsheet programs put around a whole cell. */
export function unquoteCell(cell: string): string {
  return QUOTED_CELL.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
