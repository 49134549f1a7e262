/** Files of every format that can be imported, as incoming entities. */
import { open, readFile } from 'node:fs/promises';
import { BadRequestError } from '../../../contract/errors.ts';
import type { Profile } from '../../../schemas/profile.ts';
import { findEntity } from '../../../schemas/profile.ts';
import type { ImportRecord } from './import-store.ts';
import type { IncomingRow } from './incoming.ts';
import { isIsaJson, rowsOfIsaJson } from './isa-json.ts';
import { parse, rowsOfCsv, rowsOfDataset } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';

/** Format of a file. */
export type ImportFormat = ImportRecord['format'];

/** A file, and what is said of it. */
export interface ImportFile {
  readonly path: string;
  readonly fileName: string;
  /** Empty: told from the file. */
  readonly format: string;
  /** What the rows of a CSV file are; empty: told from the name of the file. */
  readonly entityType: string;
}

/** What was read. */
export interface ReadFile {
  readonly format: ImportFormat;
  readonly rows: readonly IncomingRow[];
}

/** Reads a file. @throws BadRequestError */
export async function readImportFile(profile: Profile, file: ImportFile): Promise<ReadFile> {
  const format = file.format === '' ? await formatOf(file) : (file.format as ImportFormat);
  if (format === 'xlsx') return { format, rows: await readWorkbook(file.path, profile) };
  return readImportText(profile, await textOf(file.path), { ...file, format });
}

/** Reads a text. @throws BadRequestError */
export function readImportText(
  profile: Profile,
  text: string,
  { format, fileName, entityType }: Omit<ImportFile, 'path' | 'format'> & { readonly format: ImportFormat },
): ReadFile {
  switch (format) {
    case 'csv':
      return { format, rows: rowsOfCsv(csvEntity(profile, entityType, fileName), text) };
    case 'isa-json':
      return { format, rows: rowsOfIsaJson(profile, parse(text, 'json')) };
    case 'yaml':
      return { format, rows: rowsOfDataset(profile, text, 'yaml') };
    case 'json': {
      const data = parse(text, 'json');
      if (isIsaJson(data)) return { format: 'isa-json', rows: rowsOfIsaJson(profile, data) };
      return { format, rows: rowsOfDataset(profile, text, 'json') };
    }
    case 'xlsx':
      throw new BadRequestError('body.format: a spreadsheet is sent as a file.');
  }
}

function csvEntity(profile: Profile, entityType: string, fileName: string) {
  // A file that the hub has exported is called by its type, behind the day and the profile.
  const stem = fileName.replace(/\.[^.]*$/, '');
  const wanted = entityType === '' ? (stem.split('-').at(-1) ?? '') : entityType;
  const entity = findEntity(profile, wanted);
  if (entity !== undefined) return entity;
  throw new BadRequestError(
    entityType === ''
      ? 'body.entity_type must be there: say what the rows of the CSV file are.'
      : `body.entity_type: ${profile.id} has no entity type ${entityType}.`,
  );
}

const ENDINGS: Readonly<Record<string, ImportFormat>> = { xlsx: 'xlsx', csv: 'csv', json: 'json', yaml: 'yaml', yml: 'yaml' };

async function formatOf({ path, fileName }: ImportFile): Promise<ImportFormat> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new BadRequestError('body.file is empty.');
    if (buffer.toString('latin1', 0, bytesRead).startsWith('PK')) return 'xlsx';
  } finally {
    await handle.close();
  }
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const format = ENDINGS[ending];
  if (format === undefined || format === 'xlsx')
    throw new BadRequestError('body.file: the kind of the file is not known; choose its format.');
  return format;
}

async function textOf(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw new BadRequestError('body.file is no text in UTF-8.', { cause });
  }
}
