import { formatDisplayName } from '../../../../profiles/name-words.ts';
import { type Entity, type Field, quoteText } from '../../../../profiles/profile.ts';
import { chooseWord, formatQuantity } from '../../../../web/for-people/words.ts';
import type { ProblemCell } from '../../../../web/workbook/sheet.ts';
import { type Cell, isEmptyCell } from '../../cells.ts';
import { ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../../columns.ts';
import type { AccountBook } from '../account/account-book.ts';
import { AttributeColumns, addAttributes } from './attribute-columns.ts';
import { getFlatAttributes } from './flat/flat-profile.ts';
import { type ColumnMeaning, findChosenColumn, getColumnKey, type RecognizedColumn, recognizeColumns } from './headers.ts';
import {
  createOmittedPart,
  type IncomingCell,
  type IncomingParent,
  type IncomingRow,
  type NamedValue,
  type TableChoice,
} from './incoming.ts';
import { OtherRows } from './other-rows.ts';
import { ColumnCount, MAX_IMPORT_COLUMNS, type ReadTable } from './read-tables.ts';
import {
  convertCell,
  formatCellText,
  getTrimmedText,
  getTypedText,
  hasDisplayedText,
  isErrorCell,
  isMissingWord,
  isProblemCell,
} from './shown-cells.ts';

export interface TableReader {
  /** Returns the converted cells of a row; undefined for a row without values. */
  convertRow(place: string, row: TableCells): IncomingRow | undefined;
  /** Returns the columns without a field that have values in the previous rows. */
  listOmittedColumns(): readonly IncomingRow[];
  table(): ReadTable;
}

export interface TableCells {
  readonly number?: number;
  readonly cells: readonly IncomingCell[];
  /** Columns that contain the value of a merged cell above. */
  readonly merged?: ReadonlySet<number>;
}

/** The name of a table, the places of omitted columns, and the account. */
export interface TablePlace {
  readonly name: string;
  readonly account: AccountBook;
  /** True for a sheet, in which a cell's column does not depend on other cells. */
  readonly isSheet?: boolean | undefined;
  /** True if a row above the header begins with #, which marks comments. */
  readonly hasComments?: boolean;
  readonly checklist?: string | undefined;
  placeOf(column: number): string;
}

export function listHeaders(cells: readonly IncomingCell[]): readonly string[] {
  return Array.from(cells, (cell) => (isErrorCell(cell) ? '' : getTrimmedText(cell)));
}

/** Returns the reader of a table. Without a header, the columns are the user's choices, or the fields in order. */
export function createTableReader(
  entity: Entity,
  head: readonly IncomingCell[],
  { name, account, checklist, isSheet, hasComments = false, placeOf }: TablePlace,
  choice: TableChoice | undefined,
): TableReader {
  const hasHeader = choice?.has_header !== false;
  const headers = hasHeader ? listHeaders(head) : head.map(() => '');
  const recognized = hasHeader
    ? recognizeColumns(entity, headers)
    : headers.map((_header, at) => findChosenColumn(entity, entity.fields[at]?.name ?? '', 'position') ?? LEFT_OUT);
  const columns = addAttributes(entity, applyColumnChoices(entity, recognized, choice), headers, checklist !== undefined);
  const attributes = new AttributeColumns(entity, headers, account);
  const counts = columns.map(() => new ColumnCount());
  const named = columns.map(() => 0);
  let rows = 0;
  const others = new OtherRows(isSheet === true ? name : undefined, hasComments, { headers, columns, account });
  return {
    convertRow: (place, read) => {
      const values = countCellValues(read.cells, read.merged);
      const reason = others.explainOmission(read, values);
      if (reason !== undefined) {
        account.recordOmission(place, { entityType: entity.name, reason, values });
        return undefined;
      }
      const row = createIncomingRow(entity, columns, place, attributes.removeUnits(read, columns), {
        headers,
        counts,
        named,
        attributes,
        checklist,
        account,
        isSheet,
      });
      if (row === undefined) return undefined;
      rows += 1;
      return { ...row, table: name };
    },
    listOmittedColumns: () => {
      attributes.finishColumns(columns, counts, placeOf);
      return columns.flatMap((column, index) => {
        const { meaning, recognized: how, repeats } = column;
        const { values: count } = counts[index] as ColumnCount;
        const header = headers[index] ?? '';
        const place = placeOf(index);
        const inWords = named[index] ?? 0;
        if (meaning.kind === 'count' && inWords > 0) {
          const words = `Entities in the column ${quoteText(header)} require rows of their own type, so ${formatQuantity(inWords, 'value')} ${chooseWord(inWords, 'is', 'are')} left out.`;
          return [createOmittedPart(place, entity.name, words, inWords)];
        }
        if (meaning.kind !== 'none') return [];
        if (how === 'chosen') {
          const reason = `The column ${quoteText(header)} is left out as selected.`;
          if (count > 0) account.recordOmission(place, { entityType: entity.name, reason, values: count });
          return [];
        }
        if (count === 0 && header === '') return [];
        const words =
          repeats === undefined
            ? explainSkippedColumn(entity, header, count, column.suggested)
            : explainRepeatedColumn(headers, index, repeats, placeOf(repeats), count);
        return [createOmittedPart(place, entity.name, words, count)];
      });
    },
    table: () => ({
      name,
      entityType: entity.name,
      hasHeader,
      rows,
      columns: columns.slice(0, MAX_IMPORT_COLUMNS).map(({ meaning, recognized: how, suggested }, index) => ({
        column: String(index + 1),
        header: (headers[index] ?? '').slice(0, 255).toWellFormed(),
        field: getColumnKey(meaning),
        suggested: suggested?.name ?? '',
        recognized: how,
        values: counts[index]?.values ?? 0,
        samples: counts[index]?.samples ?? [],
        kind: counts[index]?.kind ?? 'text',
        isPlain: true,
      })),
    }),
  };
}

const NO_MEANING = { kind: 'none' } as const;
const LEFT_OUT: RecognizedColumn = { meaning: NO_MEANING, recognized: 'none' };

/** Returns the columns with the user's choices. A column with the original field of a changed column replaces that column. */
function applyColumnChoices(
  entity: Entity,
  recognized: readonly RecognizedColumn[],
  choice: TableChoice | undefined,
): readonly RecognizedColumn[] {
  const chosen = new Map(choice?.columns?.map(({ column, field }) => [Number(column) - 1, field]));
  const isShared = (field: string) => field === '' || field === getFlatAttributes(entity)?.field.name;
  const places = new Map([...chosen].flatMap(([at, field]) => (isShared(field) ? [] : [[field, at] as const])));
  const isReassigned = (at: number) => chosen.has(at) && chosen.get(at) !== getColumnKey(recognized[at]?.meaning ?? NO_MEANING);
  return recognized.map((column, at) => {
    const field = chosen.get(at);
    const first = column.repeats === undefined ? undefined : recognized[column.repeats];
    const isNext = first !== undefined && recognized.findIndex(({ repeats }) => repeats === column.repeats) === at;
    const own = isNext && isReassigned(column.repeats as number) ? first : column;
    const key = getColumnKey(own.meaning);
    const taker = places.get(key);
    if (field !== undefined) return field === key && key !== '' ? own : (findChosenColumn(entity, field) ?? own);
    if (taker !== undefined) return { ...LEFT_OUT, repeats: taker };
    return places.has(own.suggested?.name ?? '') ? LEFT_OUT : own;
  });
}

function explainSkippedColumn(entity: Entity, name: string, count: number, suggested: Field | undefined): string {
  if (name === '') return `A column without a name is left out${formatValueCount(count)}.`;
  if (suggested === undefined)
    return `The column ${quoteText(name)} is not a field of ${formatDisplayName(entity.name)} and is left out${formatValueCount(count)}.`;
  return `The column ${quoteText(name)} is only similar to ${suggested.name} and is left out${formatValueCount(count)}. If the field matches, select it.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns the reason for omitting a column with a repeated meaning. @param used index of the column that is used */
function explainRepeatedColumn(
  headers: readonly string[],
  index: number,
  repeats: number,
  used: string,
  count: number,
): string {
  const name = headers[index] ?? '';
  const other = headers[repeats] ?? '';
  const before = headers.slice(0, index).filter((header) => header === name).length;
  const which =
    name === other && before > 0
      ? `is the ${ORDINALS[before] ?? `${before + 1}th`} column with the same name`
      : `means the same as the column ${quoteText(other)}`;
  return `The column ${quoteText(name)} ${which} and is left out${formatValueCount(count)}. The column at ${used} is used.`;
}

function formatValueCount(count: number): string {
  return count === 0 ? '' : `, with ${formatQuantity(count, 'value')}`;
}

function createIncomingRow(
  entity: Entity,
  columns: readonly RecognizedColumn[],
  place: string,
  { cells, merged }: TableCells,
  { headers, counts, named, attributes, checklist, account, isSheet = false }: ColumnNotes,
): IncomingRow | undefined {
  const made = new RowBuilder();
  const failed = new Map<string, number>();
  const beyond = countCellValues(cells, merged, columns.length);
  const isExported = () =>
    columns.some(
      ({ meaning }, at) => meaning.kind === 'place' && meaning.name === ID_COLUMN && getTrimmedText(cells[at]) !== '',
    );
  if (!isSheet) made.besides = beyond;
  else if (beyond > 0) account.recordOmission(place, { entityType: entity.name, reason: EXTRA_CELLS_NOTE, values: beyond });
  for (const [index, { meaning }] of columns.entries()) {
    const cell = cells[index] ?? null;
    const isCopy = merged?.has(index) === true;
    const isFilled = hasDisplayedText(cell);
    if (isFilled && !isCopy) counts[index]?.addValue(isProblemCell(cell) ? '' : formatCellText(cell), getTypedText(cell));
    if (meaning.kind === 'none') continue;
    const reason = meaning.kind === 'place' ? undefined : explainNoValue(meaning, cell, headers[index] || index + 1);
    // In an exported row, a word such as `NA` is the stored value, not a missing value.
    if (reason !== undefined && (isProblemCell(cell) || !isExported())) {
      if (!isCopy) failed.set(reason, (failed.get(reason) ?? 0) + 1);
      continue;
    }
    if (isFilled && !isCopy) made.isEmpty = false;
    if (isProblemCell(cell)) {
      made.problems.push(`${getColumnKey(meaning)} ${cell.problem}`);
      made.besides += isCopy ? 0 : 1;
    } else if (meaning.kind === 'attribute') {
      if (isFilled) made.attributes.push(attributes.createValue(index, cell, isCopy));
    } else if (meaning.kind === 'field') made.addValue(meaning.field, isFilled ? cell : null, isCopy);
    else if (isFilled) {
      if (meaning.kind === 'place') made.places.set(meaning.name, formatCellText(cell).trim());
      // The number of nested entities is omitted, because their rows determine this number.
      const isNumber = meaning.kind === 'place' || /^\s*\d+\s*$/.test(formatCellText(cell));
      if (isNumber && !isCopy) made.besides += 1;
      else if (!isCopy) named[index] = (named[index] ?? 0) + 1;
    } else if (meaning.kind === 'place') made.places.set(meaning.name, '');
  }
  for (const [reason, values] of failed) account.recordOmission(place, { entityType: entity.name, reason, values });
  if (!isSheet && beyond > 0) {
    const extra = cells.slice(columns.length).map(getTrimmedText).filter(Boolean).join(', ');
    made.problems.push(`The row has more cells than the header has columns: ${quoteText(extra)}`);
  }
  if (made.isEmpty && made.problems.length === 0) return undefined;
  if (checklist !== undefined) made.setDefault('checklist', checklist);
  return made.createRow(place, entity);
}

interface ColumnNotes {
  readonly headers: readonly string[];
  readonly counts: readonly ColumnCount[];
  /** Number of cells, by column, that contain names of entities instead of a number. */
  readonly named: number[];
  readonly attributes: AttributeColumns;
  readonly checklist: string | undefined;
  readonly account: AccountBook;
  readonly isSheet?: boolean | undefined;
}

class RowBuilder {
  isEmpty = true;
  besides = 0;
  readonly places = new Map<string, string>();
  readonly problems: string[] = [];
  readonly attributes: NamedValue[] = [];
  readonly #stated = new Map<string, Cell>();
  readonly #shown = new Map<string, string>();
  readonly #reasons = new Map<string, string>();
  readonly #sources = new Map<string, number>();
  readonly #dateCells: string[] = [];

  /** Adds a cell. @param isCopy true for further cells of a merged cell, because its value counts once */
  addValue(field: Field, cell: Exclude<IncomingCell, ProblemCell>, isCopy: boolean): void {
    const { cell: converted, shown, isDate, reason } = convertCell(field, cell);
    this.#stated.set(field.name, converted);
    if (shown !== undefined) this.#shown.set(field.name, shown);
    if (reason !== undefined) this.#reasons.set(field.name, reason);
    if (isDate) this.#dateCells.push(field.name);
    if (isCopy) this.#sources.set(field.name, 0);
  }

  /** Sets the value of an empty field. */
  setDefault(field: string, value: string): void {
    if (!isEmptyCell(this.#stated.get(field) ?? null)) return;
    this.#stated.set(field, value);
    this.#sources.set(field, 0);
  }

  createRow(place: string, entity: Entity): IncomingRow {
    return {
      place,
      entityType: entity.name,
      id: this.places.get(ID_COLUMN) || null,
      parent: createIncomingParent(this.places),
      parentField: this.places.get(PARENT_FIELD_COLUMN) || null,
      notation: 'cells',
      stated: this.#stated,
      leftOut: [],
      besides: this.besides,
      ...(this.#shown.size === 0 ? {} : { shown: this.#shown }),
      ...(this.#reasons.size === 0 ? {} : { reasons: this.#reasons }),
      ...(this.#sources.size === 0 ? {} : { sources: this.#sources }),
      ...(this.attributes.length === 0 ? {} : { attributes: this.attributes }),
      ...(this.#dateCells.length === 0 ? {} : { dateCells: this.#dateCells }),
      ...(this.problems.length === 0 ? {} : { refusal: `${this.problems.join('; ')}.` }),
    };
  }
}

const EXTRA_CELLS_NOTE = 'Cells to the right of the last column with a name are left out.';

/** Returns the reason if a cell has an error, a problem, or a word for a missing value; undefined for a value. */
function explainNoValue(meaning: ColumnMeaning, cell: IncomingCell, column: string | number): string | undefined {
  const name = typeof column === 'string' ? `the column ${quoteText(column)}` : `column ${column}`;
  if (isErrorCell(cell))
    return `The cell in ${name} contains an error of a spreadsheet program, such as #N/A, and is left out.`;
  if (isProblemCell(cell)) return `The cell in ${name} is left out: it ${cell.problem}.`;
  if (meaning.kind !== 'field' || !isMissingWord(meaning.field, getTrimmedText(cell))) return undefined;
  return `${quoteText(getTrimmedText(cell))} in ${name} means a missing value, and is left out.`;
}

/** Returns the number of values, without empty cells and copies of merged cells. @param from index of the first column */
export function countCellValues(cells: readonly IncomingCell[], merged?: ReadonlySet<number>, from = 0): number {
  let values = 0;
  for (let at = from; at < cells.length; at += 1)
    if (hasDisplayedText(cells[at] ?? null) && merged?.has(at) !== true) values += 1;
  return values;
}

/** Returns the parent of a row. An exported row without a parent is at the top level, unlike a new row. */
function createIncomingParent(places: ReadonlyMap<string, string>): IncomingParent {
  const parent = places.get(PARENT_COLUMN);
  if (parent === undefined) return { kind: 'unnamed' };
  if (parent !== '') return { kind: 'id', id: parent };
  return (places.get(ID_COLUMN) ?? '') === '' ? { kind: 'unnamed' } : { kind: 'top' };
}
