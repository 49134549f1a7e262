/** Reads files of all importable formats. Long ones are read in a thread. */
import { readFile } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { decodeText } from '../../../../web/csv/dialect.ts';
import { isSdrf, readSdrfRows } from '../../../sdrf/rows-of-sheet.ts';
import { getSdrfPlaces } from '../../../sdrf/sdrf-profile.ts';
import type { AccountBook } from '../account/account-book.ts';
import { choiceFor, type ImportChoices } from './choices.ts';
import { readArchive } from './darwin-core/read-archive.ts';
import { ImportFileError, type ImportFormat, isPacked } from './file-format.ts';
import { RowExpander } from './flat/expand-rows.ts';
import { flatProfile } from './flat/flat-profile.ts';
import { type IncomingRow, leftOutPart } from './incoming.ts';
import { isIsaJson, rowsOfIsa, rowsOfIsaJson } from './isa/isa-json.ts';
import { readIsaTab } from './isa-tab/read-isa-tab.ts';
import { MemberTables, type ReadTable } from './read-tables.ts';
import { parse, readObjectList, rowsOfCsv, rowsOfDataset } from './read-text.ts';
import { readWorkbookRows } from './read-workbook.ts';
import { ReadingCount, type ReadingLimits } from './reading-limits.ts';
import { readCrate } from './ro-crate/read-crate.ts';

/** A file on disk, or a text. */
export type ImportContent =
  | { readonly path: string; readonly text?: undefined }
  | { readonly text: string; readonly path?: undefined };

/** The file to read. */
export interface ImportFile {
  readonly content: ImportContent;
  readonly format: ImportFormat;
  readonly fileName: string;
  /** The type of the rows in a CSV file; empty: detected from the name of the file. */
  readonly entityType: string;
  readonly choices: ImportChoices;
}

/** The results without the rows. */
export interface ReadParts {
  /** The detected format: JSON can be ISA-JSON, and a table can be SDRF. */
  readonly format: ImportFormat;
  readonly tables: readonly ReadTable[];
}

/** Yields the rows of a file within limits, and counts its values in the account of the import. @throws BadRequestError */
export async function* readImportFile(
  profile: Profile,
  file: ImportFile,
  limits: ReadingLimits,
  account: AccountBook,
): AsyncGenerator<IncomingRow, ReadParts> {
  const count = new ReadingCount(limits);
  const expander = new RowExpander(profile, account);
  let number = 0;
  const { format, rows, members } = await open(profile, file, limits, account);
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  for (;;) {
    const next = await iterator.next();
    if (next.done === true) return { format, tables: members?.tables() ?? next.value ?? [] };
    for (const row of expander.expand(next.value, number)) {
      count.add(row);
      number += 1;
      yield row;
    }
  }
}

interface OpenFile {
  readonly format: ImportFormat;
  readonly rows: Generator<IncomingRow, readonly ReadTable[] | undefined> | AsyncGenerator<IncomingRow, readonly ReadTable[]>;
  readonly members?: MemberTables;
}

async function open(profile: Profile, file: ImportFile, limits: ReadingLimits, account: AccountBook): Promise<OpenFile> {
  const { content, format, choices } = file;
  const flat = flatProfile(profile);
  const types = () => ({ said: typeSaid(flat, file), byFileName: typeByFileName(flat, file) });
  if (isPacked(format) && content.path === undefined) throw new BadRequestError(`body.format: ${format} is sent as a file.`);
  if (format === 'xlsx' || format === 'ods')
    return { format, rows: readWorkbookRows(content.path as string, flat, limits, { ...types(), choices, account }) };
  if (format === 'dwca') return { format, rows: readArchive(content.path as string, flat, limits, { choices, account }) };
  const members = new MemberTables();
  const chosen = (entity: Entity, member: string) =>
    choiceFor(choices, entity.name)?.columns?.find(({ column }) => column === member)?.field;
  const reading = { members, chosen, account };
  if (format === 'isa-tab') {
    const { investigations, leftOut } = await readIsaTab(content.path as string, limits);
    const parts = leftOut.map(({ file, words, values }) => leftOutPart(file, '', words, values));
    return { format, rows: generated(rowsOfIsa(profile, investigations, reading), parts), members };
  }
  if (format === 'ro-crate') {
    const { dataset, investigations, leftOut, note } = await readCrate(content.path as string, limits);
    if (note !== '') account.note(note);
    const parts = leftOut.map(({ file, words, values }) => leftOutPart(file, '', words, values));
    account.found(leftOut.reduce((sum, { values }) => sum + values, 0));
    const rows =
      dataset === undefined ? rowsOfIsa(profile, investigations, reading) : rowsOfDataset(profile, dataset, reading, account);
    return { format, rows: generated(rows, parts), members };
  }
  const text = content.text ?? (await textOf(content.path));
  // A table with a chosen type is not SDRF.
  const isPlain = types().said === undefined && choiceFor(choices, '') === undefined;
  if (format === 'sdrf' || (format === 'csv' && isPlain && getSdrfPlaces(profile) !== undefined && isSdrf(text)))
    return { format: 'sdrf', rows: readSdrfRows(profile, text, file.fileName, account) };
  if (format === 'csv') {
    return { format, rows: rowsOfCsv(flat, text, { ...types(), choice: choiceFor(choices, ''), account }) };
  }
  const data = parse(text, format === 'yaml' ? 'yaml' : 'json');
  if (format === 'isa-json' || (format === 'json' && isIsaJson(data)))
    return { format: 'isa-json', rows: generated(rowsOfIsaJson(profile, data, reading)), members };
  if (Array.isArray(data)) {
    const said = typeSaid(profile, file);
    const byFileName = typeByFileName(profile, file);
    return { format, rows: readObjectList(profile, data, { ...reading, said, byFileName, account }), members };
  }
  return { format, rows: rowsOfDataset(profile, data, reading, account), members };
}

function* generated(rows: Iterable<IncomingRow>, parts: readonly IncomingRow[] = []): Generator<IncomingRow, undefined> {
  yield* rows;
  yield* parts;
  return undefined;
}

/** The type that the user set for the rows of a table. @throws BadRequestError for a type that the profile does not have */
function typeSaid(profile: Profile, { choices, entityType }: ImportFile): Entity | undefined {
  const chosen = choiceFor(choices, '')?.entity_type ?? '';
  const wanted = chosen === '' ? entityType : chosen;
  const entity = wanted === '' ? undefined : findEntity(profile, wanted);
  if (entity === undefined && wanted !== '')
    throw new BadRequestError(`body.entity_type: ${profile.id} has no entity type ${wanted}.`);
  return entity;
}

/** The type that the name of a file states for its rows. */
function typeByFileName(profile: Profile, { fileName }: ImportFile): Entity | undefined {
  // Exported files are named by the day, the profile and the type; browsers add numbers to repeated downloads.
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/ ?\(\d+\)$/, '');
  return findEntity(profile, stem.split('-').at(-1) ?? '');
}

async function textOf(path: string): Promise<string> {
  try {
    return decodeText(await readFile(path), { fatal: true });
  } catch (cause) {
    throw new ImportFileError('body.file', 'is not UTF-8 or UTF-16 text. Save it as UTF-8 and send it again.', { cause });
  }
}
