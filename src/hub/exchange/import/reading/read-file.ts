/** Files of every format that can be imported, as incoming entities. Long ones are read in a thread. */
import { readFile } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import type { ImportRecord } from '../store.ts';
import type { IncomingRow } from './incoming.ts';
import { isIsaJson, rowsOfIsaJson } from './isa-json.ts';
import { parse, rowsOfCsv, rowsOfDataset } from './read-text.ts';
import { rowsOfWorkbook } from './read-workbook.ts';
import { ReadingCount, type ReadingLimits } from './reading-limits.ts';

/** Format of a file. */
export type ImportFormat = ImportRecord['format'];

/** A file on disk, or a text. */
export type ImportContent =
  | { readonly path: string; readonly text?: undefined }
  | { readonly text: string; readonly path?: undefined };

/** What is to be read. */
export interface ImportFile {
  readonly content: ImportContent;
  readonly format: ImportFormat;
  readonly fileName: string;
  /** What the rows of a CSV file are; empty: detected from the name of the file. */
  readonly entityType: string;
}

/** What was read. */
export interface ReadFile {
  /** JSON can turn out to be ISA-JSON. */
  readonly format: ImportFormat;
  readonly rows: readonly IncomingRow[];
}

/** Reads a file within limits. @throws BadRequestError */
export async function* readImportFile(
  profile: Profile,
  file: ImportFile,
  limits: ReadingLimits,
): AsyncGenerator<IncomingRow, ImportFormat> {
  const count = new ReadingCount(limits);
  const { format, rows } = await open(profile, file, limits);
  for await (const row of rows) {
    count.add(row);
    yield row;
  }
  return format;
}

async function open(
  profile: Profile,
  file: ImportFile,
  limits: ReadingLimits,
): Promise<{ readonly format: ImportFormat; readonly rows: Iterable<IncomingRow> | AsyncIterable<IncomingRow> }> {
  const { content, format } = file;
  if (format === 'xlsx') {
    if (content.path === undefined) throw new BadRequestError('body.format: a spreadsheet is sent as a file.');
    return { format, rows: rowsOfWorkbook(content.path, profile, limits) };
  }
  const text = content.text ?? (await textOf(content.path));
  if (format === 'csv') return { format, rows: rowsOfCsv(csvEntity(profile, file), text) };
  const data = parse(text, format === 'yaml' ? 'yaml' : 'json');
  if (format === 'isa-json' || (format === 'json' && isIsaJson(data)))
    return { format: 'isa-json', rows: rowsOfIsaJson(profile, data) };
  return { format, rows: rowsOfDataset(profile, data) };
}

function csvEntity(profile: Profile, { entityType, fileName }: ImportFile): Entity {
  // A file that the hub has exported is called by its type, behind the day and the profile; browsers number second downloads.
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/ ?\(\d+\)$/, '');
  const entity = findEntity(profile, entityType === '' ? (stem.split('-').at(-1) ?? '') : entityType);
  if (entity !== undefined) return entity;
  throw new BadRequestError(
    entityType === ''
      ? 'body.entity_type must be there: say what the rows of the CSV file are.'
      : `body.entity_type: ${profile.id} has no entity type ${entityType}.`,
  );
}

async function textOf(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw new BadRequestError('body.file is no text in UTF-8; save it as UTF-8 and send it again.', { cause });
  }
}
