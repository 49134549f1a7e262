/** Reads an SDRF-Proteomics file as entities: a data set with the name of the file, and a row for each line. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { readSheet, type SampleSheet, SheetError, unquoteCell } from '../../sdrf/sheet.ts';
import { isEmptyCell } from '../exchange/cells.ts';
import { type AccountBook, countValues } from '../exchange/import/account/account-book.ts';
import type { IncomingRow } from '../exchange/import/reading/incoming.ts';
import { FACTORS, FURTHER, getSdrfPlaces, SDRF_COLUMNS, type SdrfPlaces } from './sdrf-profile.ts';

/** Returns whether a text begins like an SDRF-Proteomics file. */
export function isSdrf(text: string): boolean {
  const [head = ''] = text.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const names = head.split('\t').map((name) => unquoteCell(name).trim().toLowerCase());
  return names.includes('source name') && names.includes('assay name');
}

/**
 * Yields the entities of a file.
 * @throws BadRequestError for another file, or for a profile without samples
 */
export function* readSdrfRows(
  profile: Profile,
  text: string,
  fileName: string,
  account: AccountBook,
): Generator<IncomingRow, undefined> {
  const places = getSdrfPlaces(profile);
  if (places === undefined) throw new BadRequestError(`${profile.id} has no rows of samples, as SDRF files have.`);
  const sheet = parseSheet(text);
  const common = { id: null, notation: 'values', leftOut: [] } as const;
  yield {
    ...common,
    place: 'line 1',
    entityType: places.dataset.name,
    parent: { kind: 'top' },
    parentField: null,
    said: new Map<string, unknown>([
      ['identifier', getDatasetName(fileName)],
      [SDRF_COLUMNS, sheet.columns],
    ]),
    // The file name and the column names are not cells of a row.
    sources: new Map([
      ['identifier', 0],
      [SDRF_COLUMNS, 0],
    ]),
  };
  for (const { cells } of sheet.rows) account.found(countValues(cells));
  for (const { line, cells } of sheet.rows)
    yield {
      ...common,
      place: `line ${line}`,
      entityType: places.row.name,
      parent: { kind: 'row', number: 0 },
      parentField: places.rowsField,
      said: readSaidValues(places, sheet.columns, cells),
    };
}

function parseSheet(text: string): SampleSheet {
  try {
    return readSheet(text);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new BadRequestError(`The file is not SDRF: ${error.message}`, { cause: error });
  }
}

/** The name of the data set; browsers add numbers to repeated downloads. */
function getDatasetName(fileName: string): string {
  const stem = fileName.replace(/^.*[/\\]/, '').replace(/(\.sdrf)?\.(tsv|txt|tab|csv)$/i, '');
  return stem.replace(/ ?\(\d+\)$/, '').replace(/\.sdrf$/i, '');
}

/** Values by field. All fields are present, so that an edited file changes the existing values. */
function readSaidValues(
  { row, fieldOf }: SdrfPlaces,
  columns: readonly string[],
  cells: readonly string[],
): Map<string, unknown> {
  const said = new Map<string, unknown>(row.fields.map(({ name }) => [name, null]));
  const lists = new Map<string, string[]>();
  for (const [at, cell] of cells.entries()) {
    if (isEmptyCell(cell)) continue;
    const column = (columns[at] ?? '').trim();
    const field = fieldOf.get(column);
    if (field !== undefined && field.type !== 'list' && said.get(field.name) === null) said.set(field.name, cell);
    else if (field?.type === 'list') lists.set(field.name, [...(lists.get(field.name) ?? []), cell]);
    else {
      const factor = /^factor value\[([^=]*)\]$/.exec(column)?.[1];
      const name = factor === undefined ? FURTHER : FACTORS;
      lists.set(name, [...(lists.get(name) ?? []), `${factor ?? column}=${cell}`]);
    }
  }
  for (const [name, items] of lists) said.set(name, items);
  return said;
}
