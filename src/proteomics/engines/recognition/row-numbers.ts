/** Restores tables that R or pandas have rewritten: removes row numbers, and replaces dots in the names of columns. */
import { forEachLine } from '../../ingestion/reading/lines.ts';
import { readPieces } from '../../ingestion/reading/table-file.ts';
import { type ReadHead, splitCells } from './read-head.ts';

/** Returns whether the first column contains row numbers of R or pandas. */
function hasRowNumbers({ format, lines, separator, columns }: ReadHead): boolean {
  if (format !== 'text' || columns.length < 2) return false;
  const width = columns.length + 1;
  const rows = lines.slice(1, 4).flatMap((line) => (line === '' ? [] : [splitCells(line, separator)]));
  const isNumbered = rows.every((cells) => cells.length === width && /^\d+$/.test(cells[0] ?? ''));
  // Other programs can add an unnamed column by a trailing separator. Its cells are not quoted numbers, and rarely 1.
  return isNumbered && (/^("|1\D)/.test(lines[1] ?? '') || rows.some((cells) => cells.at(-1) !== ''));
}

/** Returns a function that passes the restored lines to `write`; undefined for a table that needs no restoration. */
export function createTableRestorer(head: ReadHead) {
  const hasNumbers = hasRowNumbers(head);
  if (!hasNumbers && !head.isRenamed) return undefined;
  return (path: string, write: (piece: Buffer) => Promise<unknown>) => restoreTable(path, head, hasNumbers, write);
}

/** Removes the column of row numbers, whose name can be missing or empty. */
async function restoreTable(
  path: string,
  { separator, columns, isRenamed }: ReadHead,
  hasNumbers: boolean,
  write: (piece: Buffer) => Promise<unknown>,
): Promise<void> {
  let pieces: Buffer[] = [];
  let isHeader = true;
  const flushPieces = async () => {
    const piece = Buffer.concat(pieces);
    pieces = [];
    await write(piece);
  };
  await forEachLine(
    readPieces(path),
    ({ bytes, start, end, isEnded }) => {
      const text = isHeader ? bytes.toString('utf8', start, end).replace('\ufeff', '') : '';
      const hasName = isHeader && !/^("")?[\t,;]/.test(text);
      const cut = hasName || !hasNumbers ? start : bytes.indexOf(separator, start) + 1;
      if (isRenamed && text.trim() !== '') pieces.push(Buffer.from(columns.join(separator)));
      else pieces.push(Buffer.from(bytes.subarray(cut > start && cut <= end ? cut : start, end)));
      if (isEnded) pieces.push(Buffer.from('\n'));
      if (text.trim() !== '') isHeader = false;
    },
    { pause: flushPieces },
  );
  await flushPieces();
}
