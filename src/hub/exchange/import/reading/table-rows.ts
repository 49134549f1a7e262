/** Rows of tables as incoming entities. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, type Field, fieldNamed } from '../../../../profiles/profile.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { type Cell, holdsEntities, ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN, PLACE_COLUMNS } from '../../cells.ts';
import type { IncomingCell, IncomingParent, IncomingRow } from './incoming.ts';

/** Reads a row; undefined for one without any value. */
export type TableReader = (place: string, cells: readonly IncomingCell[]) => IncomingRow | undefined;

type Column = { readonly kind: 'place'; readonly name: string } | { readonly kind: 'field'; readonly field: Field } | undefined;

/**
 * Reads the head of a table.
 * @param where of the head, for refusals: `sheet Study`, `line 1`
 * @throws BadRequestError for a head that names no column, an unknown one, or one twice
 */
export function tableReader(entity: Entity, head: readonly IncomingCell[], where: string): TableReader {
  const seen = new Set<string>();
  const columns = head.map((cell): Column => {
    if (typeof cell === 'object' && cell !== null)
      throw new BadRequestError(`The head of the table ${cell.problem} (${where}).`);
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
  return (place, cells) => rowOf(entity, columns, place, cells);
}

function rowOf(
  entity: Entity,
  columns: readonly Column[],
  place: string,
  cells: readonly IncomingCell[],
): IncomingRow | undefined {
  const said = new Map<string, Cell>();
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
    if (column?.kind === 'field') said.set(column.field.name, cell === '' ? null : cell);
  }
  if (cells.slice(columns.length).some((cell) => cell !== null && cell !== ''))
    problems.push('it has more cells than the head has columns');
  if (isEmpty && problems.length === 0) return undefined;
  return {
    place,
    entityType: entity.name,
    id: places.get(ID_COLUMN) || null,
    parent: parentOf(places),
    parentField: places.get(PARENT_FIELD_COLUMN) || null,
    notation: 'cells',
    said,
    leftOut: [],
    ...(problems.length === 0 ? {} : { refusal: `${problems.join('; ')}.` }),
  };
}

function nameOf(column: NonNullable<Column>): string {
  return column.kind === 'place' ? column.name : column.field.name;
}

/** A new row without a parent leaves it to the import; one that the hub has written says that it stands at the top. */
function parentOf(places: ReadonlyMap<string, string>): IncomingParent {
  const parent = places.get(PARENT_COLUMN);
  if (parent === undefined) return { kind: 'unsaid' };
  if (parent !== '') return { kind: 'id', id: parent };
  return (places.get(ID_COLUMN) ?? '') === '' ? { kind: 'unsaid' } : { kind: 'top' };
}
