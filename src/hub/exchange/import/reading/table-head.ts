/** Finds the start of a table: the header among the first rows, and the type of the rows. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { formatDisplayName } from '../../../../profiles/name-words.ts';
import { type Entity, findFieldByName, quoteText } from '../../../../profiles/profile.ts';
import { formatNumber, joinFirstItems } from '../../../../web/for-people/words.ts';
import { MAX_COLUMNS } from '../../../../web/workbook/sheet.ts';
import type { AccountBook } from '../account/account-book.ts';
import { countKnownColumns, findTypeByHeaders } from './headers.ts';
import { createOmittedPart, type IncomingCell, type IncomingRow, type TableChoice } from './incoming.ts';
import { MAX_NAMED } from './sheet-extras.ts';
import { getTrimmedText, hasDisplayedText } from './shown-cells.ts';
import { countCellValues, createTableReader, listHeaders, type TableCells, type TableReader } from './table-rows.ts';

/** Returns the checklist in a line above the headers; undefined for other lines, and for types without checklists. */
export function findEnaChecklist(entity: Entity, [first = '', id = '']: readonly string[]): string | undefined {
  const isLine = /^checklist$/i.test(first.trim()) && /^ERC[0-9]{6}$/i.test(id.trim());
  return isLine && findFieldByName(entity, 'checklist') !== undefined ? id.trim() : undefined;
}

/** Maximum number of rows that are searched for the header, because users put titles and merged column groups above it. */
export const MAX_HEAD_ROWS = 20;

/** Row numbers start at 1, as in spreadsheet programs. */
export interface TableRow extends TableCells {
  readonly number: number;
}

/** A table before its rows are read. */
export interface TableSource {
  readonly name: string;
  readonly account: AccountBook;
  readonly choice: TableChoice | undefined;
  /** Place of the rows above the header. */
  readonly place: string;
  /** Sheets have rows, and text files have lines. */
  readonly unit: 'Row' | 'Line';
  formatRowPlace(number: number): string;
  formatColumnPlace(column: number, headNumber: number): string;
}

/** Returns a note about another table. @param place its row or line */
export function describeNextTable(place: string): string {
  return `Another table begins in ${place}, which contains names of columns. It is read separately.`;
}

/** Minimum number of columns of one type in a header. */
const MIN_COLUMNS = 2;

/** Finds headers of further tables, because users put several tables below each other in one sheet. */
export class TableStarts {
  readonly #types: readonly Entity[];
  readonly #heads = new Set<string>();
  #last: number | undefined;

  /** @param types types of the profile; empty if the rows are not a table */
  constructor(types: readonly Entity[]) {
    this.#types = types;
  }

  /** Returns whether a table begins in this row: after an empty row, with column names of one type in most cells. */
  isStart({ number, cells }: TableRow): boolean {
    const isBelowGap = this.#last !== undefined && number > this.#last + 1;
    this.#last = number;
    const isFirst = this.#heads.size === 0;
    if (!isFirst && !isBelowGap) return false;
    const names = listHeaders(cells).filter((name) => name !== '');
    const known = Math.max(0, ...this.#types.map((entity) => countKnownColumns(entity, names)));
    const isHead = known >= MIN_COLUMNS && (isFirst || known * 3 >= names.length * 2);
    const isNew = isHead && !this.#heads.has(names.join('\n'));
    if (isHead) this.#heads.add(names.join('\n'));
    return isNew && !isFirst;
  }
}

/** Columns of one of several adjacent tables. `to` is exclusive. */
export interface TableBlock {
  readonly from: number;
  readonly to: number;
}

/** Maximum width of adjacent tables, because each empty column requires a comparison of all names. */
const MAX_BLOCKS_WIDTH = 500;
const MAX_BLOCKS = 20;

/** Returns adjacent tables that an empty column separates. @param types empty if the rows are not a table */
export function findBlocks(types: readonly Entity[], first: readonly TableRow[]): readonly TableBlock[] {
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  const blocks: TableBlock[] = [{ from: 0, to: Infinity }];
  if (types.length === 0 || width > MAX_BLOCKS_WIDTH) return blocks;
  for (let column = 1; column < width - MIN_COLUMNS && blocks.length < MAX_BLOCKS; column += 1) {
    if (first.some(({ cells }) => hasDisplayedText(cells[column] ?? null))) continue;
    const { from } = blocks.at(-1) as TableBlock;
    const parts = [
      { from, to: column },
      { from: column + 1, to: Infinity },
    ];
    const heads = parts.map((part) => findBlockHead(types, first, part));
    const [left, right] = heads;
    if (heads.some(({ known, names }) => known < MIN_COLUMNS || known * 3 < names.length * 2)) continue;
    const together = Math.max(
      ...types.map((entity) =>
        countKnownColumns(
          entity,
          heads.flatMap(({ names }) => names),
        ),
      ),
    );
    const isOne = left?.number === right?.number && together === heads.reduce((sum, { known }) => sum + known, 0);
    if (!isOne) blocks.splice(-1, 1, ...parts);
  }
  return blocks;
}

/** Returns the row with most column names of one type. */
function findBlockHead(types: readonly Entity[], first: readonly TableRow[], block: TableBlock) {
  const heads = first.map((row) => {
    const names = listHeaders(sliceRow(row, block).cells).filter((name) => name !== '');
    return { number: row.number, names, known: Math.max(...types.map((entity) => countKnownColumns(entity, names))) };
  });
  return heads.reduce((best, head) => (head.known > best.known ? head : best));
}

export function sliceRow<Row extends TableRow>(row: Row, { from, to }: TableBlock): Row {
  if (from === 0 && to === Infinity) return row;
  const merged = [...(row.merged ?? [])].flatMap((column) => (column < from || column >= to ? [] : column - from));
  return { ...row, cells: row.cells.slice(from, to), merged: new Set(merged) };
}

export function describeTableBeside(place: string): string {
  return `Another table begins in ${place}, beside an empty column. It is read separately.`;
}

/** Returns the type that best matches a header of the first rows, or undefined. In a tie, uses `preferred`, or adds a note. */
export function findTypeOfRows(
  among: readonly Entity[],
  first: readonly TableRow[],
  {
    preferred,
    account,
    name = '',
  }: Partial<Pick<TableSource, 'name' | 'account'>> & { readonly preferred?: Entity | undefined } = {},
): Entity | undefined {
  checkColumnCount(first);
  const widest = first.toSorted((one, other) => other.cells.length - one.cells.length)[0];
  const heads = among.map((entity) => first[findHeaderRow(entity, first)]);
  const candidates = new Set([heads.find((row) => row !== undefined) ?? widest, ...heads]);
  let best: ReturnType<typeof findTypeByHeaders>;
  for (const row of candidates) {
    const found = row === undefined ? undefined : findTypeByHeaders(among, listHeaders(row.cells), preferred);
    if (found !== undefined && found.fit > (best?.fit ?? 0)) best = found;
  }
  if (best !== undefined && preferred === undefined) recordEqualTypes(best, account, name);
  return best?.entity;
}

/** Records an ambiguous type. @param name the name of the table; may be empty */
export function recordEqualTypes(
  { entity, equal }: { readonly entity: Entity; readonly equal: readonly Entity[] },
  account: AccountBook | undefined,
  name: string,
): void {
  if (equal.length === 0) return;
  const others = joinFirstItems(
    equal.map((one) => formatDisplayName(one.name)),
    MAX_NAMED,
  );
  const table = name === '' ? 'The table' : `The table ${quoteText(name)}`;
  account?.addNote(
    `${table} is read as ${formatDisplayName(entity.name)}, but its columns also fit ${others}. If the type is wrong, select another one.`,
  );
}

export function* startTable(
  entity: Entity,
  first: readonly TableRow[],
  source: TableSource,
): Generator<IncomingRow, TableReader> {
  const { name, account, choice, place, unit } = source;
  checkColumnCount(first);
  const hasHeader = choice?.has_header !== false;
  const at = hasHeader ? findHeaderRow(entity, first) : 0;
  const head = first[at] as TableRow;
  const before = first.slice(0, at);
  const checklists = before.flatMap((row) => findEnaChecklist(entity, listHeaders(row.cells)) ?? []);
  const above = before.filter(({ cells }) => findEnaChecklist(entity, listHeaders(cells)) === undefined);
  for (const { cells, number } of before.filter((row) => !above.includes(row))) {
    const values = countCellValues(cells);
    account.recordStored(Math.min(values, 2));
    const reason = 'The title of the checklist is left out.';
    if (values > 2)
      account.recordOmission(source.formatRowPlace(number), { entityType: entity.name, reason, values: values - 2 });
  }
  if (above.length > 0) {
    const numbers = above.map(({ number }) => number);
    const which = above.length === 1 ? `${unit} ${numbers[0]} is` : `${unit}s ${numbers[0]} to ${numbers.at(-1)} are`;
    const isLeft = above.length === 1 ? 'is' : 'are';
    const values = above.reduce((sum, { cells, merged }) => sum + countCellValues(cells, merged), 0);
    yield createOmittedPart(place, entity.name, `${which} above the column names and ${isLeft} left out.`, values);
  }
  if (hasHeader) account.recordHeaders(countCellValues(head.cells, head.merged));
  const cells = hasHeader
    ? mergeHeader(entity, head, above, unit === 'Line' ? head.cells.length : 0)
    : Array.from({ length: Math.max(...first.map((row) => row.cells.length)) }, () => null);
  const formatColumnPlace = (column: number) => source.formatColumnPlace(column, head.number);
  const table = createTableReader(
    entity,
    cells,
    {
      name,
      account,
      placeOf: formatColumnPlace,
      checklist: checklists[0],
      isSheet: unit === 'Row',
      hasComments: above.some(({ cells: [cell] }) => getTrimmedText(cell).startsWith('#')),
    },
    choice,
  );
  for (const row of first.slice(hasHeader ? at + 1 : 0)) {
    const incoming = table.convertRow(source.formatRowPlace(row.number), row);
    if (incoming !== undefined) yield incoming;
  }
  return table;
}

/** Limits the number of columns, because each is compared with the fields of all types. @throws BadRequestError */
function checkColumnCount(rows: readonly TableRow[]): void {
  if (rows.some(({ cells }) => cells.length > MAX_COLUMNS))
    throw new BadRequestError(`The file has more than ${formatNumber(MAX_COLUMNS)} columns. Import it in parts.`);
}

/** Returns the index of the first row with the maximum number of column names. */
function findHeaderRow(entity: Entity, rows: readonly TableRow[]): number {
  const known = rows.map(({ cells }) => countKnownColumns(entity, listHeaders(cells)));
  return known.indexOf(Math.max(...known));
}

/** Returns the header. An empty cell gets the lowest name above it, because a merged cell has its text at the top. */
function mergeHeader(entity: Entity, head: TableRow, above: readonly TableRow[], minWidth: number): readonly IncomingCell[] {
  const width = Math.max(head.cells.length, ...above.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, column): IncomingCell => {
    const own = head.cells[column] ?? null;
    if (own !== null && own !== '') return own;
    const names = above
      .map((row) => row.cells[column] ?? null)
      .filter((cell) => countKnownColumns(entity, listHeaders([cell])) > 0);
    return names.at(-1) ?? null;
  });
  return cells.slice(0, Math.max(minWidth, cells.findLastIndex((cell) => cell !== null) + 1));
}
