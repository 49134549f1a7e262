/** Text files: CSV of one entity type, JSON and YAML data sets, ISA-JSON. */
import { BadRequestError } from '../../../../contract/errors.ts';
import type { Entity, Profile } from '../../../../profiles/profile.ts';
import { DocumentError, type Notation, parseDocument } from '../../../../profiles/reading/document.ts';
import { isObject } from '../../../../profiles/validation/walk.ts';
import { CsvError, type CsvRecord, readCsv } from '../../../../web/csv/records.ts';
import { unguarded } from '../../../../web/csv/text.ts';
import { deepestEntity } from '../../../entities/entity-places.ts';
import type { IncomingRow } from './incoming.ts';
import { NestedReader } from './nested-rows.ts';
import { tableReader } from './table-rows.ts';

/** Rows of a CSV file. @throws BadRequestError */
export function* rowsOfCsv(entity: Entity, text: string): Generator<IncomingRow> {
  const [head, ...records] = recordsOf(text.replace(/^\ufeff/, ''));
  if (head === undefined) throw new BadRequestError('The file is empty.');
  if (head.cells.length === 1 && /[;\t]/.test(head.cells[0] ?? ''))
    throw new BadRequestError('The columns of the file are not separated by commas; save it as CSV with commas.');
  const table = tableReader(entity, head.cells, { words: 'line 1', placeOf: (column) => `line 1, column ${column + 1}` });
  for (const { line, cells } of records) {
    const row = table.rowOf(`line ${line}`, cells.map(unguarded));
    if (row !== undefined) yield row;
  }
  yield* table.leftOut();
}

function recordsOf(text: string): readonly CsvRecord[] {
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadRequestError(`The file is no CSV: line ${error.line} ${error.message}.`, { cause: error });
  }
}

/** Rows of a data set as the hub writes it, or of one object of the profile's root entity. @throws BadRequestError */
export function* rowsOfDataset(profile: Profile, data: unknown): Generator<IncomingRow> {
  if (!isObject(data)) throw new BadRequestError('The file holds no data set. It must be an object.');
  const reader = new NestedReader(profile, {});
  if (!Array.isArray(data.entities) || typeof data.profile !== 'string') {
    yield* reader.rowsOf(profile.root_entity, data, profile.root_entity);
    return;
  }
  const id = `${data.profile}/${String(data.version)}`;
  if (id.toLowerCase() !== profile.id.toLowerCase())
    throw new BadRequestError(`The data set follows the profile ${id}, this project ${profile.id}.`);
  for (const [index, entity] of data.entities.entries()) {
    const place = `entities[${index}]`;
    const isEntity = isObject(entity) && typeof entity.entity_type === 'string';
    yield* isEntity
      ? reader.rowsOf(entity.entity_type as string, entity.data, `${place}.data`)
      : reader.rowsOf('', entity, place);
  }
}

/** Each entity stands in a list, and what is around them takes a few levels more. */
const DEEPEST = 2 * deepestEntity + 8;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Parses a JSON or YAML text. @throws BadRequestError with the place */
export function parse(text: string, notation: Notation): unknown {
  try {
    const data = parseDocument(text, notation);
    if (isDeeper(data, DEEPEST)) throw new BadRequestError(`The file is nested deeper than ${DEEPEST} levels.`);
    return data;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { line, column } = error.position;
    throw new BadRequestError(`Line ${line}, column ${column}: ${error.message}`, { cause: error });
  }
}
