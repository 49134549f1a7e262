/** Rows of tables as incoming entities. */

import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, type Field, fieldNamed } from '../../../../profiles/profile.ts';
import { lettersOf } from '../../../../profiles/validation/entity-plan.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { countOf } from '../../../../web/for-people/words.ts';
import type { Cell } from '../../cells.ts';
import { holdsEntities, ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN, PLACE_COLUMNS } from '../../columns.ts';
import { type IncomingCell, type IncomingParent, type IncomingRow, leftOutPart } from './incoming.ts';

/** Reads the rows under a head. */
export interface TableReader {
  /** A row; undefined for one without any value. */
  rowOf(place: string, cells: readonly IncomingCell[]): IncomingRow | undefined;
  /** Columns with values that were left out of the rows so far, as the type has no field for them. */
  leftOut(): readonly IncomingRow[];
}

/** Where a table is: for refusals (`sheet Study`, `line 1`), and the place of a column for what is left out. */
export interface TablePlace {
  readonly words: string;
  placeOf(column: number): string;
}

type Column =
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'field'; readonly field: Field }
  /** The number of entities that a field holds: they have rows of their own. */
  | { readonly kind: 'count' }
  | { readonly kind: 'unknown'; readonly name: string };

/** How many names of a head are columns of an entity type. */
export function knownColumns(entity: Entity, head: readonly IncomingCell[]): number {
  return head.filter((cell) => !isProblem(cell ?? null) && columnNamed(entity, String(cell ?? '').trim()).kind !== 'unknown')
    .length;
}

/**
 * Reads the head of a table.
 * @throws BadRequestError for a head that names no column, or one twice
 */
export function tableReader(entity: Entity, head: readonly IncomingCell[], { words, placeOf }: TablePlace): TableReader {
  const seen = new Set<string>();
  const columns = Array.from(head, (cell): Column => {
    if (isProblem(cell ?? null)) return { kind: 'unknown', name: '' };
    const name = String(cell ?? '').trim();
    const column = columnNamed(entity, name);
    const key = column.kind === 'field' ? column.field.name : name;
    if (name !== '' && seen.has(key)) throw new BadRequestError(`The file has the column ${quoted(name)} twice (${words}).`);
    seen.add(key);
    return column;
  });
  if (!head.some((cell) => String(cell ?? '').trim() !== ''))
    throw new BadRequestError(`The file has no head with the names of the columns (${words}).`);
  const unread = new Map<number, number>();
  return {
    rowOf: (place, cells) => rowOf(entity, columns, place, cells, unread),
    leftOut: () =>
      columns.flatMap((column, index) => {
        const count = unread.get(index) ?? 0;
        return column.kind === 'unknown' && (count > 0 || column.name !== '')
          ? [leftOutPart(placeOf(index), entity.name, leftOutWords(entity, column.name, count))]
          : [];
      }),
  };
}

function leftOutWords(entity: Entity, name: string, count: number): string {
  const column =
    name === ''
      ? 'A column without a name is left out'
      : `The column ${quoted(name)} is no field of ${entity.name} and is left out`;
  return `${column}${count === 0 ? '' : `, with ${countOf(count, 'value')}`}.`;
}

/** A column by the name of its field, or by one that is the same but for cases, spaces and hyphens. */
function columnNamed(entity: Entity, name: string): Column {
  if ((PLACE_COLUMNS as readonly string[]).includes(name)) return { kind: 'place', name };
  const letters = lettersOf(name);
  const field = fieldNamed(entity, name) ?? entity.fields.find((one) => letters !== '' && lettersOf(one.name) === letters);
  if (field === undefined) return { kind: 'unknown', name };
  return holdsEntities(field) ? { kind: 'count' } : { kind: 'field', field };
}

function rowOf(
  entity: Entity,
  columns: readonly Column[],
  place: string,
  cells: readonly IncomingCell[],
  unread: Map<number, number>,
): IncomingRow | undefined {
  const said = new Map<string, Cell>();
  const places = new Map<string, string>();
  const problems: string[] = [];
  let isEmpty = true;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? null;
    if (column.kind === 'unknown') {
      if (cell !== null && cell !== '') unread.set(index, (unread.get(index) ?? 0) + 1);
      continue;
    }
    if (isProblem(cell)) {
      if (column.kind !== 'count') problems.push(`${nameOf(column)} ${cell.problem}`);
      isEmpty = false;
      continue;
    }
    if (cell !== null && cell !== '') isEmpty = false;
    if (column.kind === 'place') places.set(column.name, String(cell ?? '').trim());
    if (column.kind === 'field') said.set(column.field.name, cell === '' ? null : cell);
  }
  if (hasMore(cells, columns.length)) problems.push('it has more cells than the head has columns');
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

function isProblem(cell: IncomingCell): cell is { readonly problem: string } {
  return typeof cell === 'object' && cell !== null;
}

/** From the end: a sparse row has its last value there. */
function hasMore(cells: readonly IncomingCell[], columns: number): boolean {
  for (let index = cells.length - 1; index >= columns; index -= 1) if ((cells[index] ?? '') !== '') return true;
  return false;
}

function nameOf(column: Extract<Column, { kind: 'place' | 'field' }>): string {
  return column.kind === 'place' ? column.name : column.field.name;
}

/** A new row without a parent leaves it to the import; one that the hub has written says that it stands at the top. */
function parentOf(places: ReadonlyMap<string, string>): IncomingParent {
  const parent = places.get(PARENT_COLUMN);
  if (parent === undefined) return { kind: 'unsaid' };
  if (parent !== '') return { kind: 'id', id: parent };
  return (places.get(ID_COLUMN) ?? '') === '' ? { kind: 'unsaid' } : { kind: 'top' };
}
