/** Writes and reads a data set of a project as an SDRF-Proteomics file. */
import { BadRequestError } from '../../contract/errors.ts';
import { getContent, type Profile } from '../../profiles/profile.ts';
import { formatSheet, joinLines, ONE_LINE, parseSampleSheet, type SampleSheet, SheetError } from '../../sdrf/sheet.ts';
import { unquoteCell } from '../../web/csv/tab-records.ts';
import { parseScalarText } from '../entities/entity-values.ts';
import type { EntityRow } from '../entities/store.ts';
import { isEmptyCell } from '../exchange/cells.ts';
import { recordDefinitions } from '../exchange/export-account/cell-account.ts';
import type { ExportBook } from '../exchange/export-account/export-book.ts';
import type { AccountBook } from '../exchange/import/account/account-book.ts';
import { countValues } from '../exchange/import/account/text-trace.ts';
import type { IncomingRow } from '../exchange/import/reading/incoming.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import { FACTORS, FURTHER, getSdrfPlaces, SDRF_COLUMNS, type SdrfPlaces } from './sdrf-profile.ts';
import { createSheet, listItemTexts, sortSdrfColumns } from './sheet-of-dataset.ts';

/** The file name contains the identifier of the data set, as in repositories. */
export type SdrfFile = ReturnType<typeof createSdrfFile>;

/** Returns the file of the first data set with rows, and records the other data sets. @throws BadRequestError without rows */
export function createSdrfFile(snapshot: ProjectSnapshot, book?: ExportBook) {
  const places = getSdrfPlaces(snapshot.profile);
  for (const dataset of snapshot.rows) {
    if (places === undefined || dataset.entityType !== places.dataset.name) continue;
    const rows = listDatasetRows(snapshot, places, dataset);
    if (rows.length === 0) continue;
    const safeName = dataset.identifier.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|(?<!-)-+$/g, '');
    const name = safeName || 'samples';
    const { sheet } = createSheet(places, dataset.data, rows);
    if (book !== undefined) {
      recordSheet(book, snapshot, { dataset, rows, sheet });
      if (name !== dataset.identifier)
        book.recordChange({
          what: `${formatDisplayName(dataset.entityType)} · Identifier`,
          place: 'file name',
          shown: dataset.identifier,
          written: name,
          reason: 'Only the file name contains the identifier, with letters, digits and . _ -.',
        });
      recordDefinitions(book, snapshot.profile);
    }
    return { name: `${name}.sdrf.tsv`, text: formatSheet(sheet) };
  }
  throw new BadRequestError('The project has no rows of samples yet, so there is no SDRF file.');
}

function listDatasetRows(snapshot: ProjectSnapshot, { row, rowsField }: SdrfPlaces, dataset: EntityRow): EntityRow[] {
  return snapshot
    .listChildren(dataset.id)
    .filter(({ entityType, parentField }) => entityType === row.name && parentField === rowsField);
}

/** Records the content of the file. The file name contains the identifier of the data set. */
function recordSheet(
  book: ExportBook,
  snapshot: ProjectSnapshot,
  { dataset, rows, sheet }: { dataset: EntityRow; rows: readonly EntityRow[]; sheet: SampleSheet },
): void {
  const inFile = new Set([dataset, ...rows]);
  for (const row of snapshot.rows) if (!inFile.has(row)) book.recordOmission(formatDisplayName(row.entityType));
  for (const [name, value] of Object.entries(dataset.data))
    if (name !== SDRF_COLUMNS && value !== null && value !== '' && value !== dataset.identifier)
      book.recordOmission(
        `${formatDisplayName(dataset.entityType)} · ${formatFieldLabel(snapshot.profile.entities.get(dataset.entityType), name)}`,
      );
  const declared = listItemTexts(dataset.data[SDRF_COLUMNS]).join('; ');
  const sorted = sortSdrfColumns(listItemTexts(dataset.data[SDRF_COLUMNS])).join('; ');
  if (declared !== sorted)
    book.recordChange({ what: 'Order of columns', place: 'line 1', shown: declared, written: sorted, reason: SECTIONS });
  for (const [at, { data }] of rows.entries())
    for (const text of [FACTORS, FURTHER].flatMap((name) => listItemTexts(data[name])).filter((item) => !item.includes('=')))
      book.recordChange({
        what: formatDisplayName(FACTORS),
        place: `line ${at + 2}`,
        shown: text,
        written: '',
        reason: NO_VALUE,
      });
  for (const { line, cells } of sheet.rows)
    for (const [at, cell] of cells.entries()) {
      const written = joinLines(cell);
      if (written === cell) continue;
      book.recordChange({ what: sheet.columns[at] ?? '', place: `line ${line}`, shown: cell, written, reason: ONE_LINE });
    }
}

const SECTIONS = 'The standard orders columns: source, characteristics, assay, technology, comments, factors.';
const NO_VALUE = 'The item has a name without an equals sign and a value. An import does not read empty cells.';

/** Returns whether the first line contains the required columns of SDRF. */
export function isSdrf(text: string): boolean {
  const [head = ''] = text.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const names = head.split('\t').map((name) => unquoteCell(name).trim().toLowerCase());
  return names.includes('source name') && names.includes('assay name');
}

/** Yields the rows of a file. @throws BadRequestError for another format, or if the profile has no samples */
export function* readSdrfRows(
  profile: Profile,
  text: string,
  fileName: string,
  account: AccountBook,
): Generator<IncomingRow, undefined> {
  const places = getSdrfPlaces(profile);
  if (places === undefined) throw new BadRequestError(`${profile.id} has no rows of samples, which SDRF requires.`);
  const sheet = parseSheet(text, account);
  const common = { id: null, notation: 'values', leftOut: [] } as const;
  yield {
    ...common,
    place: 'line 1',
    entityType: places.dataset.name,
    parent: { kind: 'top' },
    parentField: null,
    stated: new Map<string, unknown>([
      ['identifier', getDatasetName(fileName)],
      // The project defines its own columns, so the file does not change their list.
      [SDRF_COLUMNS, sheet.columns.filter((name) => places.fieldOf.get(name.trim())?.label === undefined)],
    ]),
    // File name and column names are not cells of a row.
    sources: new Map([
      ['identifier', 0],
      [SDRF_COLUMNS, 0],
    ]),
  };
  for (const { line, cells } of sheet.rows)
    yield {
      ...common,
      place: `line ${line}`,
      entityType: places.row.name,
      parent: { kind: 'row', number: 0 },
      parentField: places.rowsField,
      stated: getRowValues(places, sheet.columns, cells),
    };
}

function parseSheet(text: string, account: AccountBook): SampleSheet {
  try {
    return parseSampleSheet(text, (cells) => account.recordFound(countValues(cells)));
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new BadRequestError(`The file is not SDRF: ${error.message}`, { cause: error });
  }
}

/** Returns the file name without the number that browsers add to repeated downloads. */
function getDatasetName(fileName: string): string {
  const stem = fileName.replace(/^.*[/\\]/, '').replace(/(\.sdrf)?\.(tsv|txt|tab|csv)$/i, '');
  return stem.replace(/ ?\(\d+\)$/, '').replace(/\.sdrf$/i, '');
}

/** Returns all fields, because an edited file must be able to remove existing values. */
function getRowValues(
  { row, fieldOf }: SdrfPlaces,
  columns: readonly string[],
  cells: readonly string[],
): Map<string, unknown> {
  const values = new Map<string, unknown>(row.fields.map(({ name }) => [name, null]));
  const lists = new Map<string, string[]>();
  for (const [at, cell] of cells.entries()) {
    if (isEmptyCell(cell)) continue;
    const column = (columns[at] ?? '').trim();
    const field = fieldOf.get(column);
    if (field !== undefined && field.type !== 'list' && values.get(field.name) === null) {
      const content = getContent(field);
      values.set(field.name, content.kind === 'scalar' ? parseScalarText(content.type, cell) : cell);
    } else if (field?.type === 'list') lists.set(field.name, [...(lists.get(field.name) ?? []), cell]);
    else {
      const factor = /^factor value\[([^=]*)\]$/.exec(column)?.[1];
      const name = factor === undefined ? FURTHER : FACTORS;
      lists.set(name, [...(lists.get(name) ?? []), `${factor ?? column}=${cell}`]);
    }
  }
  for (const [name, items] of lists) values.set(name, items);
  return values;
}
