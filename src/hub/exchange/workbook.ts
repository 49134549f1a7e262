/** Writes a project as a spreadsheet: a sheet for each entity type, drop-downs, and notes that say what each column means. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WorksheetWriter } from '@cj-tech-master/excelts';
import type { Entity } from '../../schemas/profile.ts';
import { columnsOf, holdsEntities, PLACE_COLUMNS } from './cells.ts';
import type { RowReader } from './export-rows.ts';
import { noteOf, PLACE_NOTES } from './sheet-notes.ts';

/** Rows of a sheet that spreadsheet programs have (ECMA-376, SpreadsheetML). */
const MOST_ROWS = 1_048_576;
const LONGEST_SHEET_NAME = 31;
/** Others get their turn after so many rows. */
const ROWS_AT_ONCE = 200;
/** The hidden sheet with the values of drop-downs; no entity type begins with an underscore. */
export const LISTS_SHEET = '_lists';
/** Widths in characters. */
const WIDTHS = { place: 14, least: 12, most: 40 };

/** Writes the sheets of the given types, in their order, to a file. */
export async function writeWorkbook(file: string, entities: readonly Entity[], reader: RowReader): Promise<void> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookWriter({ filename: file, useStyles: true });
  const lists: (readonly string[])[] = [];
  for (const [entity, name] of sheetNames(entities)) {
    const views = [{ state: 'frozen' as const, xSplit: PLACE_COLUMNS.length, ySplit: 1 }];
    const sheet = workbook.addWorksheet(name, { views });
    writeHead(sheet, entity);
    addDropDowns(sheet, entity, lists);
    let rows = 0;
    for await (const cells of reader.rowsOf(entity)) {
      sheet.addRow(cells).commit();
      rows += 1;
      if (rows % ROWS_AT_ONCE === 0) await nextTurn();
    }
    sheet.commit();
  }
  const listsSheet = workbook.addWorksheet(LISTS_SHEET, { state: 'veryHidden' });
  const longest = Math.max(0, ...lists.map((values) => values.length));
  for (let row = 0; row < longest; row += 1) listsSheet.addRow(lists.map((values) => values[row] ?? null)).commit();
  listsSheet.commit();
  await workbook.commit();
}

/** Names of sheets: those of the types, cut to what spreadsheet programs take, and no two the same. */
export function sheetNames(entities: readonly Entity[]): ReadonlyMap<Entity, string> {
  const names = new Map<Entity, string>();
  const taken = new Set<string>();
  for (const entity of entities) {
    let name = entity.name.slice(0, LONGEST_SHEET_NAME);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${entity.name.slice(0, LONGEST_SHEET_NAME - 3)}_${number}`;
    taken.add(name.toLowerCase());
    names.set(entity, name);
  }
  return names;
}

function writeHead(sheet: WorksheetWriter, entity: Entity): void {
  const columns = columnsOf(entity);
  sheet.columns = columns.map((name, place) => ({
    width: place < PLACE_COLUMNS.length ? WIDTHS.place : Math.min(WIDTHS.most, Math.max(WIDTHS.least, name.length + 2)),
    // What people type stays as they type it: no dates made of 1-2, no numbers of 007.
    style: { numFmt: '@' },
  }));
  const head = sheet.addRow(columns);
  head.font = { bold: true };
  const notes = [...PLACE_NOTES, ...entity.fields.map(noteOf)];
  for (const [place, note] of notes.entries()) head.getCell(place + 1).note = note;
  head.commit();
}

/** One validation for a whole column, whose values stand in a column of the hidden sheet: longer lists than 255 characters need that. */
function addDropDowns(sheet: WorksheetWriter, entity: Entity, lists: (readonly string[])[]): void {
  for (const [place, field] of entity.fields.entries()) {
    const values = field.constraints.enum;
    if (values === undefined || field.type === 'list' || holdsEntities(field)) continue;
    lists.push(values);
    const column = lettersOf(place + PLACE_COLUMNS.length + 1);
    const list = lettersOf(lists.length);
    sheet.dataValidations.add(`${column}2:${column}${MOST_ROWS}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${LISTS_SHEET}!$${list}$1:$${list}$${values.length}`],
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: field.name.slice(0, 32),
      error: 'The profile does not list this value.',
    });
  }
}

/** Letters of a column, counted from 1: A … Z, AA … */
function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest === 0 ? '' : lettersOf(rest)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
