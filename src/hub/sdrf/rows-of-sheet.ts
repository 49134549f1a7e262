/** A file of SDRF-Proteomics as incoming entities: a data set that is called as the file is, and a row for each of its lines. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { readSheet, type SampleSheet, SheetError, unquotedCell } from '../../sdrf/sheet.ts';
import { isEmptyCell } from '../exchange/cells.ts';
import { type AccountBook, valuesIn } from '../exchange/import/account/account-book.ts';
import type { IncomingRow } from '../exchange/import/reading/incoming.ts';
import { FACTORS, FURTHER, SDRF_COLUMNS, type SdrfPlaces, sdrfPlaces } from './sdrf-profile.ts';

/** Whether a text begins as such a file does. */
export function isSdrf(text: string): boolean {
  const [head = ''] = text.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const names = head.split('\t').map((name) => unquotedCell(name).trim().toLowerCase());
  return names.includes('source name') && names.includes('assay name');
}

/**
 * The rows of a file.
 * @throws BadRequestError when it is none, or the profile is one of something else
 */
export function* rowsOfSdrf(
  profile: Profile,
  text: string,
  fileName: string,
  account: AccountBook,
): Generator<IncomingRow, undefined> {
  const places = sdrfPlaces(profile);
  if (places === undefined) throw new BadRequestError(`${profile.id} has no rows of samples, as SDRF files have.`);
  const sheet = sheetIn(text);
  const common = { id: null, notation: 'values', leftOut: [] } as const;
  yield {
    ...common,
    place: 'line 1',
    entityType: places.dataset.name,
    parent: { kind: 'top' },
    parentField: null,
    said: new Map<string, unknown>([
      ['identifier', nameOf(fileName)],
      [SDRF_COLUMNS, sheet.columns],
    ]),
    // The name of the file and the names of its columns are no cells of a row.
    sources: new Map([
      ['identifier', 0],
      [SDRF_COLUMNS, 0],
    ]),
  };
  for (const { cells } of sheet.rows) account.found(valuesIn(cells));
  for (const { line, cells } of sheet.rows)
    yield {
      ...common,
      place: `line ${line}`,
      entityType: places.row.name,
      parent: { kind: 'row', number: 0 },
      parentField: places.rowsField,
      said: saidIn(places, sheet.columns, cells),
    };
}

function sheetIn(text: string): SampleSheet {
  try {
    return readSheet(text);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new BadRequestError(`The file is not SDRF: ${error.message}`, { cause: error });
  }
}

/** The name of the data set; browsers number second downloads. */
function nameOf(fileName: string): string {
  const stem = fileName.replace(/^.*[/\\]/, '').replace(/(\.sdrf)?\.(tsv|txt|tab|csv)$/i, '');
  return stem.replace(/ ?\(\d+\)$/, '').replace(/\.sdrf$/i, '');
}

/** Values by field. All fields are said, so that a file that was changed changes what there is. */
function saidIn({ row, fieldOf }: SdrfPlaces, columns: readonly string[], cells: readonly string[]): Map<string, unknown> {
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
