/** Limits the content that a Parquet file may declare: equal values take almost no space for any number of rows. */
import type { FileMetaData } from 'hyparquet';
import { formatNumber, formatSize } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';

/** Cells that every file may declare. */
const BASE_CELLS = 20_000_000;
/** Cells that a file may declare per byte. In real reports, a cell takes two or three bytes. */
const CELLS_PER_BYTE = 4;
/** Bytes that every file may contain after decompression and expansion of strings. */
const BASE_BYTES = 100_000_000;
/** Maximum ratio of expanded to compressed size, well above that of real reports. */
const MAX_EXPANSION_RATIO = 20;

/** Returns the maximum expanded size in bytes. The disk has space for an expanded and a sorted copy. */
export function getMaxExpandedBytes(size: number): number {
  return BASE_BYTES + MAX_EXPANSION_RATIO * size;
}

/** Returns the larger of the row count in the footer and the sum over row groups, because libraries use either. */
export function countFooterRows({ num_rows, row_groups }: FileMetaData): number {
  return Math.max(
    Number(num_rows),
    row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0),
  );
}

/** @throws BrokenResultError if a footer declares more than a report of the file size can contain */
export function checkExpandedSize(name: string, metadata: FileMetaData, columns: number, size: number): void {
  const rows = countFooterRows(metadata);
  const chunks = metadata.row_groups.flatMap((group) => group.columns.map(({ meta_data }) => meta_data));
  const numbers = [
    ...metadata.row_groups.map((group) => group.num_rows),
    ...chunks.flatMap((chunk) => [chunk?.num_values ?? 0n, chunk?.total_uncompressed_size ?? 0n]),
  ];
  // Negative numbers would offset excessive numbers in the sums.
  if (!(Number(metadata.num_rows) >= 0) || numbers.some((number) => !(number >= 0n)))
    throw new BrokenResultError(name, undefined, 'has a negative or missing number in its footer');
  const values = chunks.reduce((sum, chunk) => sum + Number(chunk?.num_values ?? 0), 0);
  const bytes = chunks.reduce((sum, chunk) => sum + Number(chunk?.total_uncompressed_size ?? 0), 0);
  const mostCells = BASE_CELLS + CELLS_PER_BYTE * size;
  if (rows * columns > mostCells)
    throw createTooMuchError(name, `${formatNumber(rows)} rows of ${formatNumber(columns)} columns`, size);
  // In a list column, a row can have any number of values.
  if (values > mostCells) throw createTooMuchError(name, `${formatNumber(values)} values`, size);
  if (bytes > getMaxExpandedBytes(size)) throw createTooMuchError(name, `${formatSize(bytes)} of data`, size);
}

function createTooMuchError(name: string, sizeName: string, size: number): BrokenResultError {
  const reason = `has ${sizeName} according to its footer, far too much for a report of ${formatSize(size)}`;
  return new BrokenResultError(name, undefined, reason);
}
