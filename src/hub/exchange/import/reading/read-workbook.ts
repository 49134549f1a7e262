/** Spreadsheets (.xlsx) as the hub writes them: a sheet for each entity type, its head in the first row that is not empty. */
import type { CellValue } from '@cj-tech-master/excelts';
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { LISTS_SHEET, sheetNames } from '../../sheet-names.ts';
import type { IncomingCell, IncomingRow } from './incoming.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { type TableReader, tableReader } from './table-rows.ts';
import { proveZipEntries, readZipEntries, ZipError } from './zip-entries.ts';

/**
 * Reads the rows of a spreadsheet, sheet by sheet. Formulas are never evaluated.
 * @throws BadRequestError for what is no spreadsheet, claims too much, or has a sheet for no type of the profile; other errors for what
 *   is broken
 */
export async function* rowsOfWorkbook(path: string, profile: Profile, limits: ReadingLimits): AsyncGenerator<IncomingRow> {
  await refuseBombs(path, limits);
  const { WorkbookReader } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookReader(path, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  });
  const types = typesBySheet(profile);
  for await (const sheet of workbook) {
    const { name } = sheet as unknown as { name: string };
    if (name === LISTS_SHEET) continue;
    const entity = types.get(name.toLowerCase()) ?? findEntity(profile, name);
    let rowOf: TableReader | undefined;
    for await (const row of sheet) {
      const cells = cellsIn(row.values as CellValue[]);
      if (cells.length === 0) continue;
      if (entity === undefined)
        throw new BadRequestError(`The sheet ${quoted(name)} is no entity type of ${profile.id}; remove it, or rename it.`);
      if (rowOf === undefined) {
        rowOf = tableReader(entity, cells, `sheet ${name}`);
        continue;
      }
      const incoming = rowOf(`${name}!${row.number}`, cells);
      if (incoming !== undefined) yield incoming;
    }
  }
}

function typesBySheet(profile: Profile): ReadonlyMap<string, Entity> {
  return new Map([...sheetNames([...profile.entities.values()])].map(([entity, name]) => [name.toLowerCase(), entity]));
}

async function refuseBombs(path: string, limits: ReadingLimits): Promise<void> {
  try {
    const entries = await readZipEntries(path, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.unpacked)
      throw new BadRequestError('The spreadsheet holds more data than is taken; send it in parts.');
    if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
      throw new BadRequestError('The file is no spreadsheet of the kind .xlsx.');
    await proveZipEntries(path, entries);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is no spreadsheet of the kind .xlsx: ${error.message}.`, { cause: error });
  }
}

/** Cells of a row up to the last one that is not empty; the library counts them from 1. */
function cellsIn(values: readonly CellValue[]): readonly IncomingCell[] {
  const last = values.findLastIndex((value) => value !== null && value !== undefined && value !== '');
  return Array.from(values.slice(1, last + 1), cellOf);
}

function cellOf(value: CellValue): IncomingCell {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return dateText(value);
  // LibreOffice writes what is true or false as a formula.
  if ('formula' in value && /^(TRUE|FALSE)\(\)$/.test(value.formula)) return value.formula === 'TRUE()';
  if ('formula' in value || 'sharedFormula' in value) return { problem: 'holds a formula; put its result there' };
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return typeof value.text === 'string' ? value.text : { problem: 'holds a link that cannot be read' };
  return { problem: 'holds an error, or something that is no value' };
}

/** A cell that is formatted as a date has no time zone. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
