/** Reads spreadsheets (.xlsx, .ods) of any program: a sheet for each entity type, with the header among its first rows. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile, quoteText } from '../../../../profiles/profile.ts';
import { normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { formatNumber } from '../../../../web/for-people/words.ts';
import { openWorkbook } from '../../../../web/workbook/open-workbook.ts';
import { addRowNotes, MAX_COLUMNS, type SheetRow, type WorkbookSheet } from '../../../../web/workbook/sheet.ts';
import { createSheetNames, LISTS_SHEET } from '../../workbook.ts';
import type { AccountBook } from '../account/account-book.ts';
import { CellLinks, describeBeside, HiddenParts } from './beside-values.ts';
import { endsWithWords, isDocumentation } from './header-words.ts';
import { createOmittedPart, findTableChoice, type ImportChoices, type IncomingRow, type TableChoice } from './incoming.ts';
import type { ReadTable } from './read-tables.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { findTypeOfRows, HEAD_SEARCH, startTable, type TableSource } from './table-head.ts';
import { countCellValues, type TableReader } from './table-rows.ts';

/** Transposes a sheet whose fields are rows; returns other sheets unchanged. */
export function transposeSheet(sheet: WorkbookSheet): WorkbookSheet {
  return { ...sheet, rows: () => transposeRows(sheet) };
}

/** @throws BadRequestError if there are more fields than a table has columns */
async function* transposeRows({ name, rows }: WorkbookSheet): AsyncGenerator<SheetRow> {
  const held: SheetRow[] = [];
  let isTurned: boolean | undefined;
  for await (const row of rows()) {
    isTurned ??= isHead(row);
    if (!isTurned) yield row;
    else if (held.push(row) > MAX_COLUMNS)
      throw new BadRequestError(`The sheet ${name} has more than ${formatNumber(MAX_COLUMNS)} fields. Import it in parts.`);
  }
  if (isTurned !== true) return;
  const width = Math.max(...held.map(({ cells }) => cells.length));
  const columns = new Set(held.flatMap(({ hidden }, at) => (hidden?.isRow === true ? [at] : [])));
  const links = held.flatMap((row) => row.links ?? []);
  for (let column = 0; column < width; column += 1) {
    const merged = new Set(held.flatMap((row, at) => (row.merged?.has(column) === true ? [at] : [])));
    const row = { number: column + 1, cells: held.map(({ cells }) => cells[column] ?? null), merged };
    const isRow = held.some(({ hidden }) => hidden?.columns.has(column));
    yield addRowNotes(row, { isRow, columns }, column === 0 ? links : []);
  }
}

function isHead({ cells }: SheetRow): boolean {
  const [first, second, third] = [0, 1, 2].map((at) =>
    String(cells[at] ?? '')
      .trim()
      .toLowerCase(),
  );
  return first === 'field' && second === 'value' && (third === '' || third === 'definition');
}

/** Types and choices that are known before the sheets are read. */
export interface WorkbookReading {
  /** The type that the user set for the rows of the only sheet. */
  readonly said: Entity | undefined;
  /** The type by the name of the file, if the columns do not determine it. */
  readonly byFileName: Entity | undefined;
  readonly choices: ImportChoices;
  readonly account: AccountBook;
}

/**
 * Yields the rows of a spreadsheet, sheet by sheet. Formulas are never evaluated: their stored results are used. Sheets and
 * columns without a place in the profile are left out and reported.
 * @returns the types of the sheets and the meanings of their columns
 * @throws BadRequestError if the file is not a spreadsheet, or exceeds limits; other errors if it is broken
 */
export async function* readWorkbookRows(
  path: string,
  profile: Profile,
  limits: ReadingLimits,
  { said, byFileName, choices, account }: WorkbookReading,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const sheets = await openWorkbook(path, limits);
  const types = mapSheetTypes(profile);
  const all = [...profile.entities.values()];
  const filled = sheets.filter(({ name }) => name !== LISTS_SHEET);
  const needsOnly = said !== undefined || byFileName !== undefined || filled.length === 1;
  const only = needsOnly ? await findOnlySheet(filled) : undefined;
  const findNamedType = ({ name }: WorkbookSheet) => types.get(normalizeMemberName(name)) ?? findEntity(profile, name);
  // If a sheet is named by its type, other sheets have other purposes.
  const areNamed = filled.some((sheet) => findNamedType(sheet) !== undefined);
  const read: ReadTable[] = [];
  for (const sheet of filled) {
    const choice = findTableChoice(choices, sheet.name.slice(0, MAX_NAME_LENGTH));
    const isOnly = sheet === only;
    const isTold = choice?.entity_type !== undefined;
    const entity = isTold ? profile.entities.get(choice.entity_type ?? '') : isOnly ? said : undefined;
    const byName = findNamedType(sheet);
    const isAboutOthers = !isOnly && byName === undefined && isDocumentation(sheet.name);
    // "Experimental Factor" contains factors if its columns agree.
    const among = all.filter(({ name }) => byName !== undefined || !areNamed || endsWithWords(sheet.name, name));
    const fallback = byName ?? (isOnly ? byFileName : undefined);
    const meaning = {
      entity,
      byName,
      fallback: isTold ? undefined : fallback,
      among: isTold || isAboutOthers ? [] : among,
      isAboutOthers,
      choice,
      account,
    };
    const table = yield* readSheetRows(profile, meaning, sheet);
    if (table !== undefined && read.length < MAX_TABLES) read.push(table);
  }
  return read;
}

/** Returns the only sheet with rows; undefined if several have some. New workbooks often have two empty sheets. */
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

function mapSheetTypes(profile: Profile): ReadonlyMap<string, Entity> {
  return new Map(
    [...createSheetNames([...profile.entities.values()])].map(([entity, name]) => [normalizeMemberName(name), entity]),
  );
}

/** The meaning of a sheet: its known type, or possible types, of which its columns decide. */
interface SheetMeaning {
  readonly entity: Entity | undefined;
  /** The type that the sheet is named by, unless its columns contradict it. */
  readonly byName: Entity | undefined;
  /** The type among equally good ones, and if none fits. */
  readonly fallback: Entity | undefined;
  readonly among: readonly Entity[];
  /** True if its name indicates that it explains other sheets. */
  readonly isAboutOthers: boolean;
  readonly choice: TableChoice | undefined;
  readonly account: AccountBook;
}

async function* readSheetRows(
  profile: Profile,
  { entity, byName, fallback, among, isAboutOthers, choice, account }: SheetMeaning,
  sheet: WorkbookSheet,
): AsyncGenerator<IncomingRow, ReadTable | undefined> {
  const { name } = sheet;
  const { rows } = transposeSheet({ ...sheet, rows: () => readCountedRows(sheet, account) });
  const source: TableSource = {
    name: name.slice(0, MAX_NAME_LENGTH),
    account,
    choice,
    place: `sheet ${name}`,
    unit: 'Row',
    placeOfRow: (number) => `${name}!${number}`,
    placeOfColumn: (column, headNumber) => `${name}!${getColumnLetters(column)}${headNumber}`,
  };
  const first: SheetRow[] = [];
  const findType = () => {
    const isAsNamed = among.length > 0 && byName !== undefined && findTypeOfRows([byName], first) !== undefined;
    return entity ?? (isAsNamed ? byName : (findTypeOfRows(among, first, fallback) ?? fallback));
  };
  let table: TableReader | undefined;
  /** Number of values of a sheet without a type. */
  let unread = 0;
  let isNone = false;
  const hidden = new HiddenParts();
  const extras = await sheet.extras();
  const links = new CellLinks(extras.links);
  for await (const row of rows()) {
    hidden.add(row);
    links.add(row);
    if (isNone) unread += countCellValues(row.cells, row.merged);
    else if (table === undefined) {
      if (first.push(row) < HEAD_SEARCH) continue;
      const type = findType();
      isNone = type === undefined;
      if (type !== undefined) table = yield* startTable(type, first, source);
    } else {
      const incoming = table.rowOf(source.placeOfRow(row.number), row);
      if (incoming !== undefined) yield incoming;
    }
  }
  const recordBeside = (entityType: string) => recordParts(account, describeBeside({ entityType, sheet: name }, extras, links));
  if (first.length === 0) {
    yield* recordBeside('');
    return undefined;
  }
  const type = findType();
  if (type === undefined) {
    const values = unread + first.reduce((sum, { cells, merged }) => sum + countCellValues(cells, merged), 0);
    const why = isAboutOthers ? 'explains the others by its name' : `is no entity type of ${profile.id}`;
    const words = `The sheet ${quoteText(name)} ${why} and is left out.`;
    if (choice?.entity_type === undefined) yield createOmittedPart(source.place, '', words, values);
    else account.leftOut(source.place, { reason: `The sheet ${quoteText(name)} is skipped as selected.`, values });
    yield* recordBeside('');
    return { name: source.name, entityType: '', hasHeader: true, rows: 0, columns: [] };
  }
  table ??= yield* startTable(type, first, source);
  yield* table.leftOut();
  yield* recordBeside(type.name);
  for (const note of hidden.notes(table.table(), sheet.isHidden, getColumnLetters)) account.note(note);
  return table.table();
}

/** Reads the rows of a sheet, and adds their numbers of values to the account. */
async function* readCountedRows({ rows }: WorkbookSheet, account: AccountBook): AsyncGenerator<SheetRow> {
  for await (const row of rows()) {
    account.found(countCellValues(row.cells, row.merged));
    yield row;
  }
}

function* recordParts(account: AccountBook, parts: readonly (IncomingRow | undefined)[]): Generator<IncomingRow> {
  for (const part of parts) {
    if (part === undefined) continue;
    account.found(part.besides ?? 0);
    yield part;
  }
}

/** Returns the letters of a column, counted from 0. */
export function getColumnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : getColumnLetters(rest)}${String.fromCharCode(65 + (column % 26))}`;
}
