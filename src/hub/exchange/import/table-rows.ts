/** Rows of tables as incoming entities. */
import { BadRequestError } from '../../../contract/errors.ts';
import { type Entity, type Field, fieldNamed } from '../../../schemas/profile.ts';
import { quoted } from '../../../schemas/value-words.ts';
import {
  type Cell,
  cellOf,
  holdsEntities,
  ID_COLUMN,
  isSameCell,
  PARENT_COLUMN,
  PARENT_FIELD_COLUMN,
  PLACE_COLUMNS,
  valueIn,
} from '../cells.ts';
import type { IncomingCell, IncomingParent, IncomingRow, IncomingTable, IncomingValue } from './incoming.ts';

/**
 * Reads the rows of a table; those without any value are passed over.
 * @param where of the head, for refusals: `sheet Study`, `line 1`
 * @throws BadRequestError for a head that names no column, an unknown one, or one twice
 */
export function* rowsOfTable(entity: Entity, { head, rows }: IncomingTable, where: string): Generator<IncomingRow> {
  const columns = columnsIn(entity, head, where);
  for (const { place, cells } of rows) {
    const row = rowOf(entity, columns, place, cells);
    if (row !== undefined) yield row;
  }
}

type Column = { readonly kind: 'place'; readonly name: string } | { readonly kind: 'field'; readonly field: Field } | undefined;

function columnsIn(entity: Entity, head: readonly Cell[], where: string): readonly Column[] {
  const seen = new Set<string>();
  const columns = head.map((cell): Column => {
    const name = String(cell ?? '').trim();
    if (name === '') return undefined;
    if (seen.has(name)) throw new BadRequestError(`The file has the column ${quoted(name)} twice (${where}).`);
    seen.add(name);
    if ((PLACE_COLUMNS as readonly string[]).includes(name)) return { kind: 'place', name };
    const field = fieldNamed(entity, name);
    if (field === undefined) throw new BadRequestError(`The column ${quoted(name)} is no field of ${entity.name} (${where}).`);
    return holdsEntities(field) ? undefined : { kind: 'field', field };
  });
  if (seen.size === 0) throw new BadRequestError(`The file has no head with the names of the columns (${where}).`);
  return columns;
}

function rowOf(
  entity: Entity,
  columns: readonly Column[],
  place: string,
  cells: readonly IncomingCell[],
): IncomingRow | undefined {
  const values = new Map<string, IncomingValue>();
  const places = new Map<string, string>();
  const problems: string[] = [];
  let isEmpty = true;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? null;
    if (typeof cell === 'object' && cell !== null) {
      if (column !== undefined) problems.push(`${nameOf(column)} ${cell.problem}`);
      isEmpty = false;
      continue;
    }
    if (cell !== null && cell !== '') isEmpty = false;
    if (column?.kind === 'place') places.set(column.name, String(cell ?? '').trim());
    if (column?.kind === 'field') values.set(column.field.name, incomingCell(column.field, cell));
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== null && cell !== ''))
    problems.push('it has more cells than the head has columns');
  if (isEmpty && problems.length === 0) return undefined;
  return {
    place,
    entityType: entity.name,
    id: places.get(ID_COLUMN) || null,
    parent: parentOf(places),
    parentField: places.get(PARENT_FIELD_COLUMN) || null,
    values,
    leftOut: [],
    ...(problems.length === 0 ? {} : { refusal: `${problems.join('; ')}.` }),
  };
}

function nameOf(column: NonNullable<Column>): string {
  return column.kind === 'place' ? column.name : column.field.name;
}

function incomingCell(field: Field, cell: Cell): IncomingValue {
  return { value: valueIn(field, cell), says: (stored) => isSameCell(cell, cellOf(field, stored)) };
}

/** A new row without a parent leaves it to the import; one that the hub has written says that it stands at the top. */
function parentOf(places: ReadonlyMap<string, string>): IncomingParent {
  const parent = places.get(PARENT_COLUMN);
  if (parent === undefined) return { kind: 'unsaid' };
  if (parent !== '') return { kind: 'id', id: parent };
  return (places.get(ID_COLUMN) ?? '') === '' ? { kind: 'unsaid' } : { kind: 'top' };
}
