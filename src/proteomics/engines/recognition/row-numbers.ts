/** Removes the row numbers that R and pandas add to tables. */
import { forEachLine } from '../../ingestion/reading/lines.ts';
import { readPieces } from '../../ingestion/reading/table-file.ts';
import { type ReadHead, splitCells } from './read-head.ts';

/** Returns the separator if the first column contains row numbers of R or pandas; otherwise undefined. */
export function findRowNumbers({ format, lines, separator, columns }: ReadHead): ReadHead['separator'] | undefined {
  if (format !== 'text' || columns.length < 2) return undefined;
  const width = columns.length + 1;
  const rows = lines.slice(1, 4).flatMap((line) => (line === '' ? [] : [splitCells(line, separator)]));
  const isNumbered = rows.every((cells) => cells.length === width && /^\d+$/.test(cells[0] ?? ''));
  // Trailing separators of other programs also add an unnamed column.
  return isNumbered && rows.some((cells) => cells.at(-1) !== '') ? separator : undefined;
}

/** Passes lines without the first column to `write`. The name of that column can be absent or empty. */
export async function removeFirstColumn(
  path: string,
  separator: ReadHead['separator'],
  write: (piece: Buffer) => Promise<unknown>,
): Promise<void> {
  let pieces: Buffer[] = [];
  let isHeader = true;
  const flush = async () => {
    const piece = Buffer.concat(pieces);
    pieces = [];
    await write(piece);
  };
  await forEachLine(
    readPieces(path),
    ({ bytes, start, end, isEnded }) => {
      const text = isHeader ? bytes.toString('utf8', start, end).replace('\ufeff', '') : '';
      const hasName = isHeader && !/^("")?[\t,;]/.test(text);
      const cut = hasName ? start : bytes.indexOf(separator, start) + 1;
      pieces.push(Buffer.from(bytes.subarray(cut > start && cut <= end ? cut : start, end)));
      if (isEnded) pieces.push(Buffer.from('\n'));
      if (text.trim() !== '') isHeader = false;
    },
    { pause: flush },
  );
  await flush();
}
