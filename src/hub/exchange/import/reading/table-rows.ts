/** Rows of tables as incoming entities. */
import type { Entity } from '../../../../profiles/profile.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { countOf, wordFor } from '../../../../web/for-people/words.ts';
import { type Cell, isEmptyCell } from '../../cells.ts';
import { ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../../columns.ts';
import type { AccountBook } from '../account/account-book.ts';
import type { TableChoice } from './choices.ts';
import { chosenColumn, headerKey, type RecognizedColumn, recognizeColumns } from './headers.ts';
import { type IncomingCell, type IncomingParent, type IncomingRow, leftOutPart } from './incoming.ts';
import { ColumnCount, MOST_COLUMNS, type ReadTable } from './read-tables.ts';

/** Reads the rows under a head. */
export interface TableReader {
  /** A row; undefined for one without any value. */
  rowOf(place: string, cells: readonly IncomingCell[]): IncomingRow | undefined;
  /** Columns with values that were left out of the rows so far, as the type has no field for them. */
  leftOut(): readonly IncomingRow[];
  /** What was read so far. */
  table(): ReadTable;
}

/** Where a table is: its name, the place of a column for what is left out, and the account of the file. */
export interface TablePlace {
  readonly name: string;
  readonly account: AccountBook;
  placeOf(column: number): string;
}

/** The texts of a head. */
export function headersOf(cells: readonly IncomingCell[]): readonly string[] {
  return Array.from(cells, (cell) => (isProblem(cell ?? null) ? '' : String(cell ?? '').trim()));
}

/** Reads the head of a table; without one its columns are what was chosen, else the fields in their order. */
export function tableReader(
  entity: Entity,
  head: readonly IncomingCell[],
  { name, account, placeOf }: TablePlace,
  choice: TableChoice | undefined,
): TableReader {
  const hasHeader = choice?.has_header !== false;
  const headers = hasHeader ? headersOf(head) : head.map(() => '');
  const recognized = hasHeader
    ? recognizeColumns(entity, headers)
    : headers.map((_header, at) => chosenColumn(entity, entity.fields[at]?.name ?? '', 'position') ?? LEFT_OUT);
  const columns = withChosen(entity, recognized, choice);
  const counts = columns.map(() => new ColumnCount());
  /** By column, cells that name entities where their number is expected. */
  const named = columns.map(() => 0);
  let rows = 0;
  return {
    rowOf: (place, cells) => {
      account.found(valuesOf(cells));
      const row = rowOf(entity, columns, place, cells, counts, named);
      if (row === undefined) return undefined;
      rows += 1;
      return { ...row, table: name };
    },
    leftOut: () =>
      columns.flatMap(({ meaning, recognized: how }, index) => {
        const { values: count } = counts[index] as ColumnCount;
        const header = headers[index] ?? '';
        const place = placeOf(index);
        if (meaning.kind === 'count' && (named[index] ?? 0) > 0)
          return [leftOutPart(place, entity.name, heldWords(header, named[index] ?? 0), named[index] ?? 0)];
        if (meaning.kind !== 'none') return [];
        if (how === 'chosen') {
          const reason = `The column ${quoted(header)} is left out as chosen.`;
          if (count > 0) account.leftOut(place, { entityType: entity.name, reason, values: count });
          return [];
        }
        return count > 0 || header !== '' ? [leftOutPart(place, entity.name, leftOutWords(entity, header, count), count)] : [];
      }),
    table: () => ({
      name,
      entityType: entity.name,
      hasHeader,
      rows,
      columns: columns.slice(0, MOST_COLUMNS).map(({ meaning, recognized: how }, index) => ({
        column: String(index + 1),
        header: (headers[index] ?? '').slice(0, 255).toWellFormed(),
        field: headerKey(meaning),
        recognized: how,
        values: counts[index]?.values ?? 0,
        samples: counts[index]?.samples ?? [],
      })),
    }),
  };
}

const LEFT_OUT: RecognizedColumn = { meaning: { kind: 'none' }, recognized: 'none' };

/** A field that is chosen for a column is no longer that of another. */
function withChosen(
  entity: Entity,
  recognized: readonly RecognizedColumn[],
  choice: TableChoice | undefined,
): readonly RecognizedColumn[] {
  const chosen = new Map(choice?.columns?.map(({ column, field }) => [Number(column) - 1, field]));
  const taken = new Set([...chosen.values()].filter((field) => field !== ''));
  return recognized.map((column, at) => {
    const field = chosen.get(at);
    const key = headerKey(column.meaning);
    if (field === undefined) return taken.has(key) ? LEFT_OUT : column;
    return field === key && key !== '' ? column : (chosenColumn(entity, field) ?? column);
  });
}

function leftOutWords(entity: Entity, name: string, count: number): string {
  const column =
    name === ''
      ? 'A column without a name is left out'
      : `The column ${quoted(name)} is no field of ${entity.name} and is left out`;
  return `${column}${count === 0 ? '' : `, with ${countOf(count, 'value')}`}.`;
}

function heldWords(name: string, count: number): string {
  return `The column ${quoted(name)} tells how many entities a row holds. They have rows of their own, so ${countOf(count, 'value')} ${wordFor(count, 'is', 'are')} left out.`;
}

function rowOf(
  entity: Entity,
  columns: readonly RecognizedColumn[],
  place: string,
  cells: readonly IncomingCell[],
  counts: readonly ColumnCount[],
  named: number[],
): IncomingRow | undefined {
  const said = new Map<string, Cell>();
  const places = new Map<string, string>();
  const problems: string[] = [];
  let isEmpty = true;
  let besides = valuesOf(cells.slice(columns.length));
  for (const [index, { meaning }] of columns.entries()) {
    const cell = cells[index] ?? null;
    const isEmptyValue = !isProblem(cell) && isEmptyCell(cell);
    if (!isEmptyValue) counts[index]?.add(isProblem(cell) ? '' : cell);
    if (meaning.kind === 'none') continue;
    if (isProblem(cell)) {
      if (meaning.kind !== 'count') problems.push(`${headerKey(meaning)} ${cell.problem}`);
      isEmpty = false;
      besides += 1;
      continue;
    }
    if (!isEmptyValue) isEmpty = false;
    if (meaning.kind === 'place') places.set(meaning.name, String(cell ?? '').trim());
    if (meaning.kind === 'count' && !isEmptyValue && !/^\s*\d+\s*$/.test(String(cell))) named[index] = (named[index] ?? 0) + 1;
    else if (meaning.kind !== 'field' && !isEmptyValue) besides += 1;
    if (meaning.kind === 'field') said.set(meaning.field.name, isEmptyValue ? null : cell);
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
    besides,
    ...(problems.length === 0 ? {} : { refusal: `${problems.join('; ')}.` }),
  };
}

function isProblem(cell: IncomingCell): cell is { readonly problem: string } {
  return typeof cell === 'object' && cell !== null;
}

/** Cells that show something. */
export function valuesOf(cells: readonly IncomingCell[]): number {
  return cells.reduce<number>((sum, cell) => sum + (isProblem(cell ?? null) || !isEmptyCell(cell as Cell) ? 1 : 0), 0);
}

/** From the end: a sparse row has its last value there. */
function hasMore(cells: readonly IncomingCell[], columns: number): boolean {
  for (let index = cells.length - 1; index >= columns; index -= 1)
    if (isProblem(cells[index] ?? null) || !isEmptyCell(cells[index] as Cell)) return true;
  return false;
}

/** A new row without a parent leaves it to the import; one that the hub has written says that it stands at the top. */
function parentOf(places: ReadonlyMap<string, string>): IncomingParent {
  const parent = places.get(PARENT_COLUMN);
  if (parent === undefined) return { kind: 'unsaid' };
  if (parent !== '') return { kind: 'id', id: parent };
  return (places.get(ID_COLUMN) ?? '') === '' ? { kind: 'unsaid' } : { kind: 'top' };
}
