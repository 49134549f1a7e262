/** A data set of a project as a file of SDRF-Proteomics. */
import { BadRequestError } from '../../contract/errors.ts';
import { sheetText } from '../../sdrf/sheet.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { type SdrfPlaces, sdrfPlaces } from './sdrf-profile.ts';
import { sheetOfDataset } from './sheet-of-dataset.ts';

/**
 * The data set that a file is made of: the first one that has rows, as a file holds one.
 * @throws BadRequestError for a project without rows
 */
export function datasetOf(picture: ProjectPicture): EntityRow {
  const places = sdrfPlaces(picture.profile);
  const dataset = picture.rows.find(
    (row) => row.entityType === places?.dataset.name && rowsIn(picture, places, row).length > 0,
  );
  if (dataset === undefined)
    throw new BadRequestError('query.format: the project has no rows of samples yet, so there is no SDRF file.');
  return dataset;
}

/** The text of the file. */
export function sdrfText(picture: ProjectPicture, dataset: EntityRow): string {
  const places = sdrfPlaces(picture.profile) as SdrfPlaces;
  return sheetText(sheetOfDataset(places, dataset.data, rowsIn(picture, places, dataset)).sheet);
}

function rowsIn(picture: ProjectPicture, { row, rowsField }: SdrfPlaces, dataset: EntityRow): EntityRow[] {
  return picture
    .childrenOf(dataset.id)
    .filter(({ entityType, parentField }) => entityType === row.name && parentField === rowsField);
}
