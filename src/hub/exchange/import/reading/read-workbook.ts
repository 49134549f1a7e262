/** Spreadsheets (.xlsx), whichever program has written them: a sheet for each entity type, its head among the first rows. */
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { lettersOf } from '../../../../profiles/validation/entity-plan.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { openWorkbook, type WorkbookSheet } from '../../../../web/workbook/open-workbook.ts';
import type { SheetRow } from '../../../../web/workbook/rows.ts';
import { LISTS_SHEET, sheetNames } from '../../sheet-names.ts';
import { type IncomingCell, type IncomingRow, leftOutPart } from './incoming.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { knownColumns, type TableReader, tableReader } from './table-rows.ts';

/** Rows among which a head is looked for: people put titles and merged groups of columns above it. */
const HEAD_SEARCH = 20;

/**
 * Reads the rows of a spreadsheet, sheet by sheet. Formulas are never evaluated: the results count that are stored with them. Sheets and
 * columns for which the profile has no place are left out and told.
 * @param only what the rows are, where the only sheet does not tell by its name
 * @throws BadRequestError for what is no spreadsheet, or claims too much; other errors for what is broken
 */
export async function* rowsOfWorkbook(
  path: string,
  profile: Profile,
  limits: ReadingLimits,
  only: Entity | undefined,
): AsyncGenerator<IncomingRow> {
  const sheets = await openWorkbook(path, limits);
  const types = typesBySheet(profile);
  const filled = sheets.filter(({ name }) => name !== LISTS_SHEET);
  const typeOf = ({ name }: WorkbookSheet) =>
    types.get(lettersOf(name)) ?? findEntity(profile, name) ?? (filled.length === 1 ? only : undefined);
  for (const sheet of filled) yield* rowsOfSheet(profile, typeOf(sheet), sheet);
}

function typesBySheet(profile: Profile): ReadonlyMap<string, Entity> {
  return new Map([...sheetNames([...profile.entities.values()])].map(([entity, name]) => [lettersOf(name), entity]));
}

async function* rowsOfSheet(
  profile: Profile,
  entity: Entity | undefined,
  { name, rows }: WorkbookSheet,
): AsyncGenerator<IncomingRow> {
  const first: SheetRow[] = [];
  let table: TableReader | undefined;
  for await (const row of rows()) {
    if (entity === undefined) {
      const reason = `The sheet ${quoted(name)} is no entity type of ${profile.id} and is left out.`;
      yield leftOutPart(`sheet ${name}`, '', reason);
      return;
    }
    if (table === undefined) {
      if (first.push(row) < HEAD_SEARCH) continue;
      table = yield* beginTable(entity, name, first);
      continue;
    }
    const incoming = table.rowOf(`${name}!${row.number}`, row.cells);
    if (incoming !== undefined) yield incoming;
  }
  if (entity === undefined || (table === undefined && first.length === 0)) return;
  table ??= yield* beginTable(entity, name, first);
  yield* table.leftOut();
}

/** Finds the head among the first rows, and reads those below it. */
async function* beginTable(entity: Entity, name: string, first: readonly SheetRow[]): AsyncGenerator<IncomingRow, TableReader> {
  const at = headAt(entity, first);
  const head = first[at] as SheetRow;
  const above = first.slice(0, at);
  if (above.length > 0) {
    const numbers = above.map(({ number }) => number);
    const which = above.length === 1 ? `Row ${numbers[0]} stands` : `Rows ${numbers[0]} to ${numbers.at(-1)} stand`;
    const isLeft = above.length === 1 ? 'is' : 'are';
    yield leftOutPart(`sheet ${name}`, entity.name, `${which} above the names of the columns and ${isLeft} left out.`);
  }
  const table = tableReader(entity, mergedHead(entity, head, above), {
    words: `sheet ${name}`,
    placeOf: (column) => `${name}!${columnLetters(column)}${head.number}`,
  });
  for (const { number, cells } of first.slice(at + 1)) {
    const incoming = table.rowOf(`${name}!${number}`, cells);
    if (incoming !== undefined) yield incoming;
  }
  return table;
}

/** The row with the most names of columns, the first one where several have as many. */
function headAt(entity: Entity, rows: readonly SheetRow[]): number {
  const known = rows.map(({ cells }) => knownColumns(entity, cells));
  return known.indexOf(Math.max(...known));
}

/** A cell that is merged with those above it has its name there. */
function mergedHead(entity: Entity, head: SheetRow, above: readonly SheetRow[]): readonly IncomingCell[] {
  const width = Math.max(head.cells.length, ...above.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, column): IncomingCell => {
    const own = head.cells[column] ?? null;
    if (own !== null && own !== '') return own;
    const names = above.map((row) => row.cells[column] ?? null).filter((cell) => knownColumns(entity, [cell]) > 0);
    return names.at(-1) ?? null;
  });
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}

/** Letters of a column, counted from 0. */
function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : columnLetters(rest)}${String.fromCharCode(65 + (column % 26))}`;
}
