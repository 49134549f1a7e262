/** A data set of a project as an SDRF-Proteomics file. */
import { BadRequestError } from '../../contract/errors.ts';
import { joinLines, ONE_LINE } from '../../sdrf/one-line.ts';
import { formatSheet, type SampleSheet } from '../../sdrf/sheet.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ExportBook } from '../exchange/export-account/export-book.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { inWords } from '../words.ts';
import { getSdrfPlaces, SDRF_COLUMNS, type SdrfPlaces } from './sdrf-profile.ts';
import { createSheet } from './sheet-of-dataset.ts';

/** The file of a project, with the name of its data set, as in repositories. */
export interface SdrfFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Creates the file of the first data set with rows, because a file has only one. Omitted data is recorded in the account.
 * @throws BadRequestError for a project without rows
 */
export function createSdrfFile(snapshot: ProjectSnapshot, book?: ExportBook): SdrfFile {
  const places = getSdrfPlaces(snapshot.profile);
  for (const dataset of snapshot.rows) {
    if (places === undefined || dataset.entityType !== places.dataset.name) continue;
    const rows = listDatasetRows(snapshot, places, dataset);
    if (rows.length === 0) continue;
    const name = dataset.identifier.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|(?<!-)-+$/g, '');
    const { sheet } = createSheet(places, dataset.data, rows);
    if (book !== undefined) recordSheet(book, snapshot, { dataset, rows, sheet });
    return { name: `${name || 'samples'}.sdrf.tsv`, text: formatSheet(sheet) };
  }
  throw new BadRequestError('The project has no rows of samples yet, so there is no SDRF file.');
}

function listDatasetRows(snapshot: ProjectSnapshot, { row, rowsField }: SdrfPlaces, dataset: EntityRow): EntityRow[] {
  return snapshot
    .childrenOf(dataset.id)
    .filter(({ entityType, parentField }) => entityType === row.name && parentField === rowsField);
}

interface MadeSheet {
  readonly dataset: EntityRow;
  readonly rows: readonly EntityRow[];
  readonly sheet: SampleSheet;
}

/** The identifier of a data set is the name of its file. */
function recordSheet(book: ExportBook, snapshot: ProjectSnapshot, { dataset, rows, sheet }: MadeSheet): void {
  const inFile = new Set([dataset, ...rows]);
  for (const row of snapshot.rows) if (!inFile.has(row)) book.leaveOut(inWords(row.entityType));
  for (const [name, value] of Object.entries(dataset.data))
    if (name !== SDRF_COLUMNS && value !== null && value !== '' && value !== dataset.identifier)
      book.leaveOut(`${inWords(dataset.entityType)} · ${inWords(name)}`);
  for (const { line, cells } of sheet.rows)
    for (const [at, cell] of cells.entries()) {
      const written = joinLines(cell);
      if (written === cell) continue;
      book.change({ what: sheet.columns[at] ?? '', place: `line ${line}`, shown: cell, written, reason: ONE_LINE });
    }
}
