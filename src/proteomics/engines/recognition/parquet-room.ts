/** How much a Parquet file may say that it holds: a column of equal values takes almost no bytes, however many there are. */
import type { FileMetaData } from 'hyparquet';
import { numberText, sizeText } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';

/** Cells of a file of any size. */
const CELLS_ALWAYS = 20_000_000;
/** In whole reports a cell takes two or three bytes. */
const CELLS_PER_BYTE = 4;
/** Bytes of a file of any size, once its pages are decompressed and its texts are written out. */
const BYTES_ALWAYS = 100_000_000;
/** Reports that compress best reach 8. */
const EXPANSION = 20;

/** Bytes that a file of so many bytes may hold when it is written out; tables are written out once, and sorted on the same disk. */
export function mostExpandedBytes(size: number): number {
  return BYTES_ALWAYS + EXPANSION * size;
}

/** Rows by the footer; those of its row groups are what a reader goes by. */
export function rowsIn({ num_rows, row_groups }: FileMetaData): number {
  return Math.max(
    Number(num_rows),
    row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0),
  );
}

/**
 * Makes sure that a footer claims no more than a report of the file's size holds.
 *
 * @throws BrokenResultError for too many rows, values of lists or bytes
 */
export function requireRoom(name: string, metadata: FileMetaData, columns: number, size: number): void {
  const rows = rowsIn(metadata);
  const chunks = metadata.row_groups.flatMap((group) => group.columns.map(({ meta_data }) => meta_data));
  const values = chunks.reduce((sum, chunk) => sum + Number(chunk?.num_values ?? 0), 0);
  const bytes = chunks.reduce((sum, chunk) => sum + Number(chunk?.total_uncompressed_size ?? 0), 0);
  const mostCells = CELLS_ALWAYS + CELLS_PER_BYTE * size;
  if (rows * columns > mostCells) throw tooMuch(name, `${numberText(rows)} rows of ${numberText(columns)} columns`, size);
  // A list has any number of values in one row.
  if (values > mostCells) throw tooMuch(name, `${numberText(values)} values`, size);
  if (bytes > mostExpandedBytes(size)) throw tooMuch(name, `${sizeText(bytes)} of data`, size);
}

function tooMuch(name: string, what: string, size: number): BrokenResultError {
  const reason = `has ${what} by its footer, far more than a report of ${sizeText(size)} holds`;
  return new BrokenResultError(name, undefined, reason);
}
