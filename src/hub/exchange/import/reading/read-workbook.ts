/** Spreadsheets (.xlsx), whichever program has written them: a sheet for each entity type, its head among the first rows. */
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { lettersOf } from '../../../../profiles/validation/entity-plan.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { openWorkbook, type WorkbookSheet } from '../../../../web/workbook/open-workbook.ts';
import type { SheetRow } from '../../../../web/workbook/rows.ts';
import { LISTS_SHEET, sheetNames } from '../../sheet-names.ts';
import type { AccountBook } from '../account/account-book.ts';
import { choiceFor, type ImportChoices, type TableChoice } from './choices.ts';
import { turnedSheet } from './flat/turned-sheet.ts';
import { endsWithWords } from './header-words.ts';
import { knownColumns, typeByHeaders } from './headers.ts';
import { type IncomingCell, type IncomingRow, leftOutPart } from './incoming.ts';
import type { ReadTable } from './read-tables.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { headersOf, type TableReader, tableReader, valuesOf } from './table-rows.ts';

/** Rows among which a head is looked for: people put titles and merged groups of columns above it. */
const HEAD_SEARCH = 20;

/** What is known beside a spreadsheet. */
export interface WorkbookReading {
  /** What the rows are, where the only sheet does not tell by its name. */
  readonly only: Entity | undefined;
  readonly choices: ImportChoices;
  readonly account: AccountBook;
}

/**
 * Reads the rows of a spreadsheet, sheet by sheet. Formulas are never evaluated: the results count that are stored with them. Sheets and
 * columns for which the profile has no place are left out and told.
 * @returns what the sheets and their columns were taken for
 * @throws BadRequestError for what is no spreadsheet, or claims too much; other errors for what is broken
 */
export async function* rowsOfWorkbook(
  path: string,
  profile: Profile,
  limits: ReadingLimits,
  { only, choices, account }: WorkbookReading,
): AsyncGenerator<IncomingRow, readonly ReadTable[]> {
  const sheets = (await openWorkbook(path, limits)).map(turnedSheet);
  const types = typesBySheet(profile);
  const all = [...profile.entities.values()];
  const filled = sheets.filter(({ name }) => name !== LISTS_SHEET);
  const named = ({ name }: WorkbookSheet) => types.get(lettersOf(name)) ?? findEntity(profile, name);
  // Where a sheet is called by its type, the others are something else.
  const areNamed = filled.some((sheet) => named(sheet) !== undefined);
  const read: ReadTable[] = [];
  for (const sheet of filled) {
    const choice = choiceFor(choices, sheet.name.slice(0, LONGEST_NAME));
    const type = named(sheet) ?? (filled.length === 1 ? only : undefined);
    const chosen = choice?.entity_type === undefined ? undefined : profile.entities.get(choice.entity_type);
    const entity = choice?.entity_type === undefined ? type : chosen;
    const isTold = entity !== undefined || choice?.entity_type !== undefined;
    // "Experimental Factor" is one of factors, as long as its columns say so, too.
    const among = all.filter(({ name }) => !areNamed || endsWithWords(sheet.name, name));
    const table = yield* rowsOfSheet(profile, { entity, among: isTold ? [] : among, choice, account }, sheet);
    if (table !== undefined && read.length < MOST_TABLES) read.push(table);
  }
  return read;
}

const LONGEST_NAME = 255;
const MOST_TABLES = 200;

function typesBySheet(profile: Profile): ReadonlyMap<string, Entity> {
  return new Map([...sheetNames([...profile.entities.values()])].map(([entity, name]) => [lettersOf(name), entity]));
}

/** What a sheet is: its type where that is known, else one of others, which its columns tell. */
interface SheetMeaning {
  readonly entity: Entity | undefined;
  readonly among: readonly Entity[];
  readonly choice: TableChoice | undefined;
  readonly account: AccountBook;
}

async function* rowsOfSheet(
  profile: Profile,
  { entity, among, choice, account }: SheetMeaning,
  { name, rows }: WorkbookSheet,
): AsyncGenerator<IncomingRow, ReadTable | undefined> {
  const first: SheetRow[] = [];
  let table: TableReader | undefined;
  /** Values of a sheet that is no table of any type. */
  let unread = 0;
  let isNone = false;
  for await (const row of rows()) {
    if (isNone) unread += valuesOf(row.cells);
    else if (table === undefined) {
      if (first.push(row) < HEAD_SEARCH) continue;
      const type = entity ?? typeOfSheet(among, first);
      isNone = type === undefined;
      if (type !== undefined) table = yield* beginTable(type, name, first, { choice, account });
    } else {
      const incoming = table.rowOf(`${name}!${row.number}`, row.cells);
      if (incoming !== undefined) yield incoming;
    }
  }
  if (first.length === 0) return undefined;
  const type = entity ?? typeOfSheet(among, first);
  if (type === undefined) {
    const values = unread + first.reduce((sum, { cells }) => sum + valuesOf(cells), 0);
    account.found(values);
    const words = `The sheet ${quoted(name)} is no entity type of ${profile.id} and is left out.`;
    if (choice?.entity_type === undefined) yield leftOutPart(`sheet ${name}`, '', words, values);
    else account.leftOut(`sheet ${name}`, { reason: `The sheet ${quoted(name)} is left out as chosen.`, values });
    return { name: name.slice(0, LONGEST_NAME), entityType: '', hasHeader: true, rows: 0, columns: [] };
  }
  table ??= yield* beginTable(type, name, first, { choice, account });
  yield* table.leftOut();
  return table.table();
}

function typeOfSheet(among: readonly Entity[], first: readonly SheetRow[]): Entity | undefined {
  const widest = first.toSorted((one, other) => other.cells.length - one.cells.length)[0];
  const head = among.map((entity) => first[headAt(entity, first)] ?? widest).find((row) => row !== undefined);
  const candidates = new Set([head, ...among.map((entity) => first[headAt(entity, first)])]);
  for (const row of candidates) {
    const type = row === undefined ? undefined : typeByHeaders(among, headersOf(row.cells));
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Finds the head among the first rows, and reads those below it. */
async function* beginTable(
  entity: Entity,
  name: string,
  first: readonly SheetRow[],
  { choice, account }: Pick<SheetMeaning, 'choice' | 'account'>,
): AsyncGenerator<IncomingRow, TableReader> {
  const hasHeader = choice?.has_header !== false;
  const at = hasHeader ? headAt(entity, first) : 0;
  const head = first[at] as SheetRow;
  const above = first.slice(0, at);
  if (above.length > 0) {
    const numbers = above.map(({ number }) => number);
    const which = above.length === 1 ? `Row ${numbers[0]} stands` : `Rows ${numbers[0]} to ${numbers.at(-1)} stand`;
    const isLeft = above.length === 1 ? 'is' : 'are';
    const values = above.reduce((sum, { cells }) => sum + valuesOf(cells), 0);
    account.found(values);
    yield leftOutPart(`sheet ${name}`, entity.name, `${which} above the names of the columns and ${isLeft} left out.`, values);
  }
  const placeOf = (column: number) => `${name}!${columnLetters(column)}${head.number}`;
  const cells = mergedHead(entity, head, above);
  const table = tableReader(entity, cells, { name: name.slice(0, LONGEST_NAME), account, placeOf }, choice);
  for (const { number, cells: values } of first.slice(hasHeader ? at + 1 : 0)) {
    const incoming = table.rowOf(`${name}!${number}`, values);
    if (incoming !== undefined) yield incoming;
  }
  return table;
}

/** The row with the most names of columns, the first one where several have as many. */
function headAt(entity: Entity, rows: readonly SheetRow[]): number {
  const known = rows.map(({ cells }) => knownColumns(entity, headersOf(cells)));
  return known.indexOf(Math.max(...known));
}

/** A cell that is merged with those above it has its name there. */
function mergedHead(entity: Entity, head: SheetRow, above: readonly SheetRow[]): readonly IncomingCell[] {
  const width = Math.max(head.cells.length, ...above.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, column): IncomingCell => {
    const own = head.cells[column] ?? null;
    if (own !== null && own !== '') return own;
    const names = above.map((row) => row.cells[column] ?? null).filter((cell) => knownColumns(entity, headersOf([cell])) > 0);
    return names.at(-1) ?? null;
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}

/** Letters of a column, counted from 0. */
function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : columnLetters(rest)}${String.fromCharCode(65 + (column % 26))}`;
}
