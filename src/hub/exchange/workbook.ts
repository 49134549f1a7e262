/** Writes a project as a spreadsheet with a sheet for each entity type, drop-down lists, and notes about each column. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { CellValue, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts';
import { BadRequestError } from '../../contract/errors.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { formatCsvLines } from '../../web/csv/records.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { type EditorField, listFields } from '../editor/fields.ts';
import { getOwnColumns } from '../own-columns/effective-profile.ts';
import { type Cell, shortenCell } from './cells.ts';
import { getColumnLetters, listExchangeColumns } from './columns.ts';
import type { RowReader } from './export-rows.ts';
import { createNote, PLACE_NOTES } from './sheet-notes.ts';
import { TimeSlice } from './time-slice.ts';

const MAX_NAME_LENGTH = 31;

/** The hidden sheet with drop-down options. Names of entity types cannot begin with an underscore. */
export const LISTS_SHEET = '_lists';
/** The hidden sheet with definitions of own columns: one JSON object per row, in one or more cells. */
export const OWN_COLUMNS_SHEET = '_own_columns';

/** Returns unique sheet names, shortened to the maximum length in spreadsheet programs. */
export function createSheetNames(entities: readonly Entity[]): ReadonlyMap<Entity, string> {
  const names = new Map<Entity, string>();
  const takenTitles = new Set<string>();
  for (const entity of entities) {
    let name = entity.name.slice(0, MAX_NAME_LENGTH);
    for (let number = 2; takenTitles.has(name.toLowerCase()); number += 1)
      name = `${entity.name.slice(0, MAX_NAME_LENGTH - 3)}_${number}`;
    takenTitles.add(name.toLowerCase());
    names.set(entity, name);
  }
  return names;
}

/** Maximum number of rows in a sheet (ECMA-376, SpreadsheetML). */
const MAX_ROWS = 1_048_576;
/** Minimum and maximum width of columns, in characters. */
const WIDTHS = { least: 12, most: 40 };
/** Background of required and recommended headers. Dark text is legible on both colors. */
const COLORS: Readonly<Record<string, string | undefined>> = { required: 'FFFFC9B8', recommended: 'FFFFEFC2' };

/** Writes the spreadsheet to a file. @throws BadRequestError if a sheet would have too many rows */
export async function writeWorkbook(
  file: string,
  profile: Profile,
  entities: readonly Entity[],
  reader: Pick<RowReader, 'readRows'>,
): Promise<void> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookWriter({ filename: file, useStyles: true });
  const lists: (readonly string[])[] = [];
  const slice = new TimeSlice();
  for (const [entity, name] of createSheetNames(entities)) {
    const views = [{ state: 'frozen' as const, xSplit: 1, ySplit: 1 }];
    const sheet = workbook.addWorksheet(name, { views });
    const fields = listFields(profile, entity);
    writeHead(sheet, entity, fields);
    addDropDowns(sheet, fields, lists);
    let rows = 1;
    for await (const cells of reader.readRows(entity)) {
      rows += 1;
      if (rows > MAX_ROWS)
        throw new BadRequestError(
          `A sheet has ${formatNumber(MAX_ROWS)} rows, and there are more ${entity.name} entities; export CSV or JSON.`,
        );
      writeRow(sheet, cells);
      await slice.yieldIfDue();
    }
    sheet.commit();
  }
  const listsSheet = workbook.addWorksheet(LISTS_SHEET, { state: 'veryHidden' });
  const longest = Math.max(0, ...lists.map((values) => values.length));
  for (let row = 0; row < longest; row += 1) listsSheet.addRow(lists.map((values) => values[row] ?? null)).commit();
  listsSheet.commit();
  writeDefinitions(workbook, profile, entities);
  await workbook.commit();
}

function writeDefinitions(workbook: WorkbookWriter, profile: Profile, entities: readonly Entity[]): void {
  const own = getOwnColumns(profile).filter((column) => entities.some(({ name }) => name === column.entity_type));
  if (own.length === 0) return;
  const sheet = workbook.addWorksheet(OWN_COLUMNS_SHEET, { state: 'veryHidden' });
  for (const column of own) {
    const parts = JSON.stringify(column).match(/.{1,30000}/gsu) ?? [];
    sheet.addRow(parts.map(createCellValue)).commit();
  }
  sheet.commit();
}

/** Cell format for text, which prevents programs from converting 1-2 to a date, or 007 to a number. */
const TEXT_FORMAT = { numFmt: '@' };

/** Writes a row. All cells share one style object, because the library must search its styles for each new object. */
function writeRow(sheet: WorksheetWriter, cells: readonly Cell[]): void {
  const row = sheet.addRow([]);
  for (const [place, value] of cells.entries()) {
    if (value === null) continue;
    const cell = row.getCell(place + 1);
    cell.style = TEXT_FORMAT;
    cell.value = createCellValue(shortenCell(value));
  }
  row.commit();
}

/** Returns odd strings as rich text, because LibreOffice trims plain strings, and openpyxl decodes text such as `_x0041_`. */
export function createCellValue(cell: Cell): CellValue {
  const isOdd = typeof cell === 'string' && (cell !== cell.trim() || /_x[0-9a-f]{4}_/i.test(cell));
  return isOdd ? { richText: [{ text: cell }] } : cell;
}

function writeHead(sheet: WorksheetWriter, entity: Entity, fields: readonly EditorField[]): void {
  const columns = listExchangeColumns(entity);
  sheet.columns = columns.map((name, place) => ({
    width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, name.length + 2)),
    // Programs need the identifiers. Users can show the hidden columns.
    hidden: place >= fields.length,
    style: TEXT_FORMAT,
  }));
  const head = sheet.addRow(columns);
  head.font = { bold: true };
  const notes = [...fields.map(createNote), ...PLACE_NOTES];
  for (const [place, note] of notes.entries()) {
    const cell = head.getCell(place + 1);
    cell.note = note;
    const color = COLORS[fields[place]?.described.tier ?? 'optional'];
    if (color !== undefined) cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: color } };
  }
  head.commit();
}

/** Adds drop-down lists. Their options are in a hidden sheet, because inline lists have at most 255 characters. */
function addDropDowns(sheet: WorksheetWriter, fields: readonly EditorField[], lists: (readonly string[])[]): void {
  for (const [place, field] of fields.entries()) {
    const values = listDropDown(field);
    if (values.length === 0) continue;
    lists.push(values);
    const column = getColumnLetters(place);
    const list = getColumnLetters(lists.length - 1);
    sheet.dataValidations.add(`${column}2:${column}${MAX_ROWS}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${LISTS_SHEET}!$${list}$1:$${list}$${values.length}`],
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: field.described.label.slice(0, 32),
      error: 'The profile does not list this value.',
    });
  }
}

/** Returns the options of a drop-down list; empty for a list field, because the user can select only one option. */
function listDropDown({ described, scalar, isList, holds }: EditorField): readonly string[] {
  if (isList || holds !== undefined) return [];
  return described.options ?? (scalar === 'boolean' ? ['TRUE', 'FALSE'] : []);
}

export async function writeCsv(file: string, entity: Entity, reader: Pick<RowReader, 'readRows'>): Promise<void> {
  const out = createWriteStream(file);
  const done = finished(out);
  // Prevents an unhandled rejection. Awaiting `done` reports errors of the file.
  done.catch(() => undefined);
  out.write(formatCsvLines([listExchangeColumns(entity)]));
  for await (const cells of reader.readRows(entity)) {
    if (!out.write(formatCsvLines([cells]))) await Promise.race([once(out, 'drain'), done]);
  }
  out.end();
  await done;
}
