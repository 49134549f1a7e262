/** Detects and transposes tables whose rows are fields. */
import type { Entity } from '../../../../profiles/profile.ts';
import { addRowNotes, type SheetRow } from '../../../../web/workbook/sheet.ts';
import { countKnownColumns } from './headers.ts';
import type { TableRow } from './table-head.ts';
import { listHeaders } from './table-rows.ts';

/** Minimum number of fields in the first column of a transposed table without a header. */
const MIN_FIELDS = 3;

/** Returns whether most rows begin with a field name of one type, and the first row contains no other field name. */
export function hasFieldsInRows(rows: readonly TableRow[], types: readonly Entity[]): boolean {
  const names = listHeaders(rows.map(({ cells }) => cells[0] ?? null));
  const head = listHeaders(rows[0]?.cells ?? []);
  return types.some((entity) => {
    const known = countKnownColumns(entity, names);
    return known >= MIN_FIELDS && known * 2 > names.length && countKnownColumns(entity, head) <= 1;
  });
}

export function* swapRowsAndColumns(rows: readonly SheetRow[]): Generator<SheetRow> {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = new Set(rows.flatMap(({ hidden }, at) => (hidden?.isRow === true ? [at] : [])));
  const links = rows.flatMap((row) => row.links ?? []);
  for (let column = 0; column < width; column += 1) {
    const merged = new Set(rows.flatMap((row, at) => (row.merged?.has(column) === true ? [at] : [])));
    const row = { number: column + 1, cells: rows.map(({ cells }) => cells[column] ?? null), merged };
    const isRow = rows.some(({ hidden }) => hidden?.columns.has(column));
    yield addRowNotes(row, { isRow, columns }, column === 0 ? links : []);
  }
}
