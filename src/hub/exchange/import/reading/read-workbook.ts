/** Reads spreadsheets (.xlsx, .ods). Each sheet has one entity type, with the header among its first rows. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile, quoteText } from '../../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { formatNumber } from '../../../../web/for-people/words.ts';
import { openWorkbook } from '../../../../web/workbook/open-workbook.ts';
import { MAX_COLUMNS, type SheetExtras, type SheetRow, type WorkbookSheet } from '../../../../web/workbook/sheet.ts';
import { getColumnLetters, isEntityField } from '../../columns.ts';
import { createSheetNames, LISTS_SHEET, OWN_COLUMNS_SHEET } from '../../workbook.ts';
import type { AccountBook } from '../account/account-book.ts';
import { countValues } from '../account/text-trace.ts';
import { ARC_ADVICE, ImportFileError } from './file-format.ts';
import { endsWithWords, isDocumentation } from './header-words.ts';
import { countKnownColumns, getColumnKey, recognizeColumns } from './headers.ts';
import { createOmittedPart, findTableChoice, type ImportChoices, type IncomingRow, type TableChoice } from './incoming.ts';
import { parseDefinitions } from './own-definitions.ts';
import type { ReadTable } from './read-tables.ts';
import type { TextReading } from './read-text.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { CellLinks, createSheetExtraRows, HiddenParts } from './sheet-extras.ts';
import { formatCellText, isProblemCell } from './shown-cells.ts';
import {
  describeNextTable,
  describeTableBeside,
  findBlocks,
  findTypeOfRows,
  MAX_HEAD_ROWS,
  sliceRow,
  startTable,
  type TableBlock,
  type TableSource,
  TableStarts,
} from './table-head.ts';
import { countCellValues, listHeaders, type TableReader } from './table-rows.ts';
import { hasFieldsInRows, swapRowsAndColumns } from './transposed-rows.ts';

/** Yields the rows of a sheet, transposed if its rows are fields. @throws BadRequestError for too many fields */
async function* transposeRows(name: string, rows: AsyncIterable<SheetRow>, types: readonly Entity[]): AsyncGenerator<SheetRow> {
  const held: SheetRow[] = [];
  let isTransposed: boolean | undefined;
  for await (const row of rows) {
    if (isTransposed === false) {
      yield row;
      continue;
    }
    if (held.push(row) > MAX_COLUMNS)
      throw new BadRequestError(`The sheet ${name} has more than ${formatNumber(MAX_COLUMNS)} fields. Import it in parts.`);
    isTransposed ??= isHeaderRow(row) ? true : held.length < MAX_HEAD_ROWS ? undefined : hasFieldsInRows(held, types);
    if (isTransposed === false) yield* held.splice(0);
  }
  if (isTransposed !== true && !hasFieldsInRows(held, types)) {
    yield* held;
    return;
  }
  yield* swapRowsAndColumns(held);
}

function isHeaderRow({ cells }: SheetRow): boolean {
  const [first, second, third] = [0, 1, 2].map((at) =>
    String(cells[at] ?? '')
      .trim()
      .toLowerCase(),
  );
  return first === 'field' && second === 'value' && (third === '' || third === 'definition');
}

/** Types and choices that are known before the sheets are read. */
export interface WorkbookReading extends TextReading {
  /** Called with the definitions of own columns in an export. */
  readonly define?: (definitions: readonly unknown[]) => void;
}

/** Yields rows by sheet; returns types and columns. Reads stored results of formulas. @throws BadRequestError */
export async function* readWorkbookRows(
  path: string,
  profile: Profile,
  limits: ReadingLimits,
  { stated, byFileName, choices, account, define }: WorkbookReading,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const sheets = await openWorkbook(path, limits);
  if (sheets.some(({ name }) => ARC_SHEET.test(name))) throw new ImportFileError('body.file', ARC_ADVICE);
  const all = [...profile.entities.values()];
  const types = new Map([...createSheetNames(all)].map(([entity, name]) => [normalizeMemberName(name), entity]));
  // Exports hide the sheets with drop-down options and own columns. A visible sheet with such a name contains data.
  const filled = sheets.filter(({ name, isHidden }) => (name !== LISTS_SHEET && name !== OWN_COLUMNS_SHEET) || !isHidden);
  const own = sheets.find(({ name, isHidden }) => name === OWN_COLUMNS_SHEET && isHidden);
  if (own !== undefined) await readOwnColumns(own, account, define);
  const needsOnly = stated !== undefined || byFileName !== undefined || filled.length === 1;
  const only = needsOnly ? await findOnlySheet(filled) : undefined;
  const findNamedType = ({ name }: WorkbookSheet) => types.get(normalizeMemberName(name)) ?? findEntity(profile, name);
  // If one sheet has the name of a type, sheets with other names usually have other purposes.
  const areNamed = filled.some((sheet) => findNamedType(sheet) !== undefined);
  const read: ReadTable[] = [];
  for (const sheet of filled) {
    const choice = findTableChoice(choices, sheet.name.slice(0, MAX_NAME_LENGTH));
    const isOnly = sheet === only;
    const isReported = choice?.entity_type !== undefined;
    const entity = isReported ? profile.entities.get(choice.entity_type ?? '') : isOnly ? stated : undefined;
    const byName = findNamedType(sheet);
    const isAboutOthers = !isOnly && byName === undefined && isDocumentation(sheet.name);
    // A sheet "Experimental Factor" contains factors if its columns match. Other names require unmistakable columns.
    const named = all.filter(({ name }) => byName !== undefined || !areNamed || endsWithWords(sheet.name, name));
    const among = named.length > 0 ? named : all;
    const fallback = byName ?? (isOnly ? byFileName : undefined);
    const meaning = {
      entity,
      byName,
      fallback: isReported ? undefined : fallback,
      among: isReported || isAboutOthers ? [] : among,
      isAboutOthers,
      isOther: named.length === 0,
      choice,
    };
    read.push(...(yield* readSheetTables(profile, meaning, sheet, { choices, account })));
  }
  return read.slice(0, MAX_TABLES);
}

async function readOwnColumns(sheet: WorkbookSheet, account: AccountBook, define: WorkbookReading['define']): Promise<void> {
  const definitions: unknown[] = [];
  for await (const { number, cells } of sheet.rows()) {
    const [definition] =
      parseDefinitions(`[${cells.map((cell) => (isProblemCell(cell) ? '' : formatCellText(cell))).join('')}]`) ?? [];
    account.recordFound(countValues(definition ?? 0));
    if (definition === undefined)
      account.recordOmission(`${sheet.name}!${number}`, { reason: 'This is not a definition of an own column.' });
    else definitions.push(definition);
  }
  if (definitions.length > 0) define?.(definitions);
}

/** Sheets of ISA-XLSX 2.0, whose rows are fields of several types. */
const ARC_SHEET = /^isa_(?:investigation|study|assay)$/i;

/** Returns the only sheet with rows; undefined if several have rows. New workbooks often contain two empty sheets. */
async function findOnlySheet(sheets: readonly WorkbookSheet[]): Promise<WorkbookSheet | undefined> {
  if (sheets.length === 1) return sheets[0];
  let only: WorkbookSheet | undefined;
  for (const sheet of sheets)
    for await (const _row of sheet.rows()) {
      if (only !== undefined) return undefined;
      only = sheet;
      break;
    }
  return only;
}

const MAX_NAME_LENGTH = 255;
const MAX_TABLES = 200;

/** A known type, or possible types. The columns then determine the type. */
interface SheetMeaning {
  readonly entity: Entity | undefined;
  /** The type in the sheet name, unless the columns contradict it. */
  readonly byName: Entity | undefined;
  /** The type to use if no type matches, or several types match. */
  readonly fallback: Entity | undefined;
  readonly among: readonly Entity[];
  /** True if the sheet only explains other sheets, according to its name. */
  readonly isAboutOthers: boolean;
  /** True if only columns that clearly belong to one type determine the type. */
  readonly isOther?: boolean;
  readonly choice: TableChoice | undefined;
}

async function* readSheetTables(
  profile: Profile,
  meaning: SheetMeaning,
  sheet: WorkbookSheet,
  { choices, account }: Pick<WorkbookReading, 'choices' | 'account'>,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const types = [...profile.entities.values()];
  const hidden = new HiddenParts();
  const extras = await sheet.extras();
  const links = new CellLinks(extras.links);
  async function* trackRows(): AsyncGenerator<SheetRow> {
    for await (const row of transposeRows(sheet.name, readCountedRows(sheet, extras, account), types)) {
      hidden.addRow(row);
      links.addRow(row);
      yield row;
    }
  }
  const isTable = meaning.choice?.has_header !== false && (meaning.entity !== undefined || meaning.among.length > 0);
  const parts = new SheetParts(trackRows(), new TableStarts(isTable ? types : []));
  const table = { sheet: sheet.name, account, choices };
  const name = sheet.name.slice(0, MAX_NAME_LENGTH);
  const tables = [...(yield* readSheetRows(profile, meaning, { ...table, name }, parts.rows()))];
  const [first] = tables;
  while (parts.start !== undefined) {
    const part = `${sheet.name.slice(0, MAX_NAME_LENGTH - ROW_LENGTH)} (row ${parts.start})`;
    account.addNote(describeNextTable(`row ${parts.start} of the sheet ${quoteText(sheet.name)}`));
    const other = createOtherMeaning(profile, findTableChoice(choices, part));
    tables.push(...(yield* readSheetRows(profile, other, { ...table, name: part }, parts.rows())));
  }
  yield* recordSkippedParts(
    account,
    createSheetExtraRows({ entityType: first?.entityType ?? '', sheet: sheet.name }, extras, links),
  );
  if (first !== undefined && first.entityType !== '')
    for (const note of hidden.iterateNotes({ ...first, name }, sheet.isHidden, getColumnLetters)) account.addNote(note);
  return tables;
}

/** Maximum length of the row number in the name of a table. */
const ROW_LENGTH = 20;

class SheetParts {
  readonly #rows: AsyncIterator<SheetRow>;
  readonly #starts: TableStarts;
  #next: SheetRow | undefined;

  constructor(rows: AsyncIterable<SheetRow>, starts: TableStarts) {
    this.#rows = rows[Symbol.asyncIterator]();
    this.#starts = starts;
  }

  /** Row number of the next table; undefined after the last table. */
  get start(): number | undefined {
    return this.#next?.number;
  }

  async *rows(): AsyncGenerator<SheetRow> {
    if (this.#next !== undefined) yield this.#next;
    this.#next = undefined;
    for (let next = await this.#rows.next(); next.done !== true; next = await this.#rows.next()) {
      if (this.#starts.isStart(next.value)) {
        this.#next = next.value;
        return;
      }
      yield next.value;
    }
  }
}

/** Yields the rows of a table, or of several adjacent tables. The sheet determines the meaning of the first table. */
async function* readSheetRows(
  profile: Profile,
  meaning: SheetMeaning,
  {
    name: tableName,
    sheet: name,
    account,
    choices,
  }: { name: string; sheet: string; account: AccountBook; choices: ImportChoices },
  rows: AsyncIterable<SheetRow>,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const rest = rows[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    if (first.push(next.value) === MAX_HEAD_ROWS) break;
  }
  if (first.length === 0) return [];
  const types = [...profile.entities.values()];
  const isTable = meaning.choice?.has_header !== false && (meaning.entity !== undefined || meaning.among.length > 0);
  const tables: SheetBlock[] = [];
  for (const block of findBlocks(isTable ? types : [], first)) {
    const letters = getColumnLetters(block.from);
    const isFirst = block.from === 0;
    const part = isFirst ? tableName : `${tableName} (column ${letters})`;
    if (!isFirst) account.addNote(describeTableBeside(`column ${letters} of the sheet ${quoteText(name)}`));
    const source: TableSource = {
      name: part,
      account,
      choice: isFirst ? meaning.choice : findTableChoice(choices, part),
      place: `sheet ${name}`,
      unit: 'Row',
      formatRowPlace: (number) => `${name}!${isFirst ? '' : letters}${number}`,
      formatColumnPlace: (column, headNumber) => `${name}!${getColumnLetters(block.from + column)}${headNumber}`,
    };
    const cut = first.map((row) => sliceRow(row, block)).filter(({ cells }) => countCellValues(cells) > 0);
    const type = findSheetType(isFirst ? meaning : createOtherMeaning(profile, source.choice), cut, source);
    const reader = type === undefined ? undefined : yield* startTable(type, cut, source);
    const unread = type === undefined ? cut.reduce((sum, row) => sum + countCellValues(row.cells, row.merged), 0) : 0;
    tables.push({ block, source, reader, unread });
  }
  for (let next = await rest.next(); next.done !== true; next = await rest.next())
    for (const table of tables) {
      const row = sliceRow(next.value, table.block);
      if (table.reader === undefined) table.unread += countCellValues(row.cells, row.merged);
      const incoming = table.reader?.convertRow(table.source.formatRowPlace(row.number), row);
      if (incoming !== undefined) yield incoming;
    }
  for (const { source, reader, unread } of tables) {
    if (reader !== undefined) yield* reader.listOmittedColumns();
    else if (source.choice?.entity_type === undefined) {
      const why = meaning.isAboutOthers
        ? 'contains only explanations, according to its name,'
        : `is not an entity type of ${profile.id}`;
      yield createOmittedPart(source.place, '', `The sheet ${quoteText(name)} ${why} and is left out.`, unread);
    } else
      account.recordOmission(source.place, { reason: `The sheet ${quoteText(name)} is left out as selected.`, values: unread });
  }
  return tables.map(
    ({ source, reader }) => reader?.table() ?? { name: source.name, entityType: '', hasHeader: true, rows: 0, columns: [] },
  );
}

/** A table whose rows are being read. Without a reader, its values are omitted. */
interface SheetBlock {
  readonly block: TableBlock;
  readonly source: TableSource;
  readonly reader: TableReader | undefined;
  unread: number;
}

/** Minimum columns of a type in a sheet whose name does not name the type. */
const MIN_CLEAR_COLUMNS = 3;

/** Returns whether most cells are columns of the type, including all required ones, which lists of choices lack. */
function isClearHead(entity: Entity, cells: SheetRow['cells']): boolean {
  const names = listHeaders(cells).filter((name) => name !== '');
  const known = countKnownColumns(entity, names);
  if (known < MIN_CLEAR_COLUMNS || known * 3 < names.length * 2) return false;
  const found = new Set(recognizeColumns(entity, names).map(({ meaning }) => getColumnKey(meaning)));
  return entity.fields.every((field) => !field.required || isEntityField(field) || found.has(field.name));
}

function findSheetType(
  { entity, byName, fallback: preferred, among: all, isOther }: SheetMeaning,
  first: readonly SheetRow[],
  { name, account }: Pick<TableSource, 'account' | 'name'>,
): Entity | undefined {
  const among = isOther ? all.filter((one) => first.slice(0, MAX_HEAD_ROWS).some(({ cells }) => isClearHead(one, cells))) : all;
  const isAsNamed = among.length > 0 && byName !== undefined && findTypeOfRows([byName], first) !== undefined;
  return entity ?? (isAsNamed ? byName : (findTypeOfRows(among, first, { preferred, account, name }) ?? preferred));
}

/** Returns the type of a further table in a sheet, from the user's choice or the columns. */
function createOtherMeaning(profile: Profile, choice: TableChoice | undefined): SheetMeaning {
  const isReported = choice?.entity_type !== undefined;
  const entity = isReported ? profile.entities.get(choice.entity_type ?? '') : undefined;
  const among = isReported ? [] : [...profile.entities.values()];
  return { entity, byName: undefined, fallback: undefined, among, isAboutOthers: false, choice };
}

/** Yields rows without totals, and adds their number of values to the account. */
async function* readCountedRows(
  { name, rows }: WorkbookSheet,
  { totals = [] }: SheetExtras,
  account: AccountBook,
): AsyncGenerator<SheetRow> {
  for await (const row of rows()) {
    const values = countCellValues(row.cells, row.merged);
    account.recordFound(values);
    const ranges = totals.filter((range) => range.row === row.number);
    const isTotal = (column: number) => ranges.some(({ first, last }) => column >= first && column <= last);
    const cells = ranges.length === 0 ? row.cells : Array.from(row.cells, (cell, column) => (isTotal(column) ? null : cell));
    const left = countCellValues(cells, row.merged);
    if (left < values) account.recordOmission(`${name}!${row.number}`, { reason: TOTALS, values: values - left });
    yield { ...row, cells };
  }
}

const TOTALS = 'The row contains the totals of a table.';

function* recordSkippedParts(account: AccountBook, parts: readonly (IncomingRow | undefined)[]): Generator<IncomingRow> {
  for (const part of parts) {
    if (part === undefined) continue;
    account.recordFound(part.besides ?? 0);
    yield part;
  }
}
