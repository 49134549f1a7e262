/** A data set of a project as a file of SDRF-Proteomics. */
import { BadRequestError } from '../../contract/errors.ts';
import { sheetText } from '../../sdrf/sheet.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { type SdrfPlaces, sdrfPlaces } from './sdrf-profile.ts';
import { sheetOfDataset } from './sheet-of-dataset.ts';

/** The file of a project, called by its data set, as repositories name it. */
export interface SdrfFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Makes the file of the first data set that has rows, as a file holds one.
 * @throws BadRequestError for a project without rows
 */
export function sdrfFile(picture: ProjectPicture): SdrfFile {
  const places = sdrfPlaces(picture.profile);
  for (const dataset of picture.rows) {
    if (places === undefined || dataset.entityType !== places.dataset.name) continue;
    const rows = rowsIn(picture, places, dataset);
    if (rows.length === 0) continue;
    const name = dataset.identifier.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|(?<!-)-+$/g, '');
    return { name: `${name || 'samples'}.sdrf.tsv`, text: sheetText(sheetOfDataset(places, dataset.data, rows).sheet) };
  }
  throw new BadRequestError('The project has no rows of samples yet, so there is no SDRF file.');
}

function rowsIn(picture: ProjectPicture, { row, rowsField }: SdrfPlaces, dataset: EntityRow): EntityRow[] {
  return picture
    .childrenOf(dataset.id)
    .filter(({ entityType, parentField }) => entityType === row.name && parentField === rowsField);
}
