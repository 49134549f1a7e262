/** Text files: CSV of one entity type, JSON and YAML data sets. */
import { BadRequestError } from '../../../contract/errors.ts';
import { DocumentError, type Notation, parseDocument } from '../../../schemas/document.ts';
import type { Entity, Profile } from '../../../schemas/profile.ts';
import { isObject } from '../../../schemas/walk.ts';
import { CsvError, readCsv } from '../../../web/csv-records.ts';
import { unguarded } from '../csv-text.ts';
import type { IncomingRow } from './incoming.ts';
import { rowsOfObject } from './nested-rows.ts';
import { rowsOfTable } from './table-rows.ts';

/** Rows of a CSV file. @throws BadRequestError */
export function rowsOfCsv(entity: Entity, text: string): IncomingRow[] {
  try {
    const [head, ...records] = readCsv(text.replace(/^\ufeff/, ''));
    if (head === undefined) throw new BadRequestError('The file is empty.');
    const rows = records.map(({ line, cells }) => ({ place: `line ${line}`, cells: cells.map(unguarded) }));
    return [...rowsOfTable(entity, { entityType: entity.name, head: head.cells, rows }, 'line 1')];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestError(`The file is no CSV: line ${error.line} ${error.message}.`, { cause: error });
  }
}

/** Rows of a data set as the hub writes it, or of one object of the profile's root entity. @throws BadRequestError */
export function rowsOfDataset(profile: Profile, text: string, notation: Notation): IncomingRow[] {
  const data = parse(text, notation);
  if (!isObject(data)) throw new BadRequestError('The file holds no data set: an object is expected.');
  if (!Array.isArray(data.entities) || typeof data.profile !== 'string')
    return [...rowsOfObject(profile, profile.root_entity, data, profile.root_entity, { isForeign: false })];
  const id = `${data.profile}/${String(data.version)}`;
  if (id.toLowerCase() !== profile.id.toLowerCase())
    throw new BadRequestError(`The data set follows the profile ${id}, this project ${profile.id}.`);
  return data.entities.flatMap((entity: unknown, index) => {
    const place = `entities[${index}]`;
    if (!isObject(entity) || typeof entity.entity_type !== 'string')
      throw new BadRequestError(`${place}: an object with entity_type and data is expected.`);
    return [...rowsOfObject(profile, entity.entity_type, entity.data, `${place}.data`, { isForeign: false })];
  });
}

/** @throws BadRequestError with the place */
export function parse(text: string, notation: Notation): unknown {
  try {
    return parseDocument(text, notation);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { line, column } = error.position;
    throw new BadRequestError(`Line ${line}, column ${column}: ${error.message}`, { cause: error });
  }
}
