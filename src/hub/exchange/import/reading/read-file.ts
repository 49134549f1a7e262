/** Reads files of all import formats. */
import { readFile } from 'node:fs/promises';
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { listYamlRemarks } from '../../../../profiles/reading/yaml-text.ts';
import { decodeTable, decodeText, explainOldEncoding } from '../../../../web/csv/dialect.ts';
import { chooseWord, formatQuantity, joinFirstItems } from '../../../../web/for-people/words.ts';
import { isSdrf, readSdrfRows } from '../../../sdrf/dataset-file.ts';
import { getSdrfPlaces } from '../../../sdrf/sdrf-profile.ts';
import type { AccountBook } from '../account/account-book.ts';
import { readArchive } from './darwin-core/read-archive.ts';
import { ImportFileError, type ImportFormat, isPackedFormat } from './file-format.ts';
import { RowExpander } from './flat/expand-rows.ts';
import { flattenProfile } from './flat/flat-profile.ts';
import { listRecords } from './flat/object-records.ts';
import { createOmittedPart, findTableChoice, type ImportChoices, type IncomingRow } from './incoming.ts';
import { isIsaJson, readIsaJsonRows, readIsaRows } from './isa/isa-json.ts';
import { type ReadIsaTab, readIsaTab } from './isa-tab/read-isa-tab.ts';
import { recordColumnDefinitions } from './own-definitions.ts';
import { MemberTables, type ReadTable } from './read-tables.ts';
import { isJsonLines, parseJsonLines, parseWrittenText, readCsvRows, readDatasetRows, readObjectList } from './read-text.ts';
import { readWorkbookRows } from './read-workbook.ts';
import { ReadingCount, type ReadingLimits } from './reading-limits.ts';
import { type CrateParts, readCrate } from './ro-crate/read-crate.ts';
import { MAX_NAMED, quoteStart } from './sheet-extras.ts';

export type ImportContent =
  | { readonly path: string; readonly text?: undefined }
  | { readonly text: string; readonly path?: undefined };

export interface ImportFile {
  readonly content: ImportContent;
  readonly format: ImportFormat;
  readonly fileName: string;
  /** Entity type of the rows in a CSV file; empty to detect the type. */
  readonly entityType: string;
  readonly choices: ImportChoices;
}

export interface ReadParts {
  /** The detected format: JSON can be ISA-JSON, and a table can be SDRF. */
  readonly format: ImportFormat;
  readonly tables: readonly ReadTable[];
  readonly parts?: CrateParts | undefined;
}

/** Yields rows within limits, and counts the values in the account. @throws BadRequestError */
export async function* readImportFile(
  profile: Profile,
  file: ImportFile,
  limits: ReadingLimits,
  account: AccountBook,
): AsyncGenerator<IncomingRow, ReadParts> {
  const count = new ReadingCount(limits);
  const expander = new RowExpander(profile, account);
  let number = 0;
  const { format, rows, members, parts } = await openImportFile(profile, file, limits, account);
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  for (;;) {
    const next = await iterator.next();
    if (next.done === true) {
      const read = next.value;
      const tables = read === undefined ? (members?.createTables() ?? []) : (members?.applyDefinitions(read) ?? read);
      return { format, tables, parts };
    }
    for (const row of expander.expandRow(next.value, number)) {
      count.countRow(row);
      number += 1;
      yield row;
    }
  }
}

/** Yields rows, and returns the tables that contain them; undefined for objects. */
type Rows = Generator<IncomingRow, readonly ReadTable[] | undefined>;

interface OpenFile extends Pick<ReadParts, 'format' | 'parts'> {
  readonly rows: Rows | AsyncGenerator<IncomingRow, readonly ReadTable[]>;
  readonly members?: MemberTables;
}

async function openImportFile(
  profile: Profile,
  file: ImportFile,
  limits: ReadingLimits,
  account: AccountBook,
): Promise<OpenFile> {
  const { content, format, choices } = file;
  const flat = flattenProfile(profile);
  const findTypes = (of: Profile) => ({ stated: findStatedType(of, file), byFileName: findTypeByFileName(of, file) });
  if (isPackedFormat(format) && content.path === undefined)
    throw new BadRequestError(`body.format: ${format} requires a file upload (multipart/form-data).`);
  const members = new MemberTables();
  if (format === 'xlsx' || format === 'ods') {
    const defineColumns = (definitions: readonly unknown[]) => recordColumnDefinitions(profile, definitions, members, account);
    const reading = { ...findTypes(flat), choices, account, define: defineColumns };
    return { format, rows: readWorkbookRows(content.path as string, flat, limits, reading), members };
  }
  if (format === 'dwca') return { format, rows: readArchive(content.path as string, flat, limits, { choices, account }) };
  const findChosenField = (entity: Entity, member: string) =>
    findTableChoice(choices, entity.name)?.columns?.find(({ column }) => column === member)?.field;
  const reading = { members, findChosenField, account };
  if (format === 'isa-tab') {
    const { investigations, leftOut, notes } = await readIsaTab(content.path as string, limits, account.texts);
    for (const note of notes) account.addNote(note);
    return { format, rows: iterateRows(readIsaRows(profile, investigations, reading), leftOut), members };
  }
  if (format === 'ro-crate') {
    const { dataset, investigations, leftOut, parts, note } = await readCrate(content.path as string, limits);
    if (note !== '') account.addNote(note);
    if (dataset === undefined) account.texts.expect(investigations);
    else account.recordFound(leftOut.length);
    const rows =
      dataset === undefined
        ? readIsaRows(profile, investigations, reading)
        : readDatasetRows(profile, dataset, reading, { account });
    return { format, rows: iterateRows(rows, leftOut), members, parts };
  }
  const { text, isOld } =
    content.text === undefined ? await readTextFile(content.path, format) : { text: content.text, isOld: false };
  if (isOld) account.addNote(explainOldEncoding(file.fileName));
  // If the user selected a type, the table is not SDRF.
  const isPlain = findStatedType(flat, file) === undefined && findTableChoice(choices, '') === undefined;
  if (format === 'sdrf' || (format === 'csv' && isPlain && getSdrfPlaces(profile) !== undefined && isSdrf(text)))
    return { format: 'sdrf', rows: readSdrfRows(profile, text, file.fileName, account) };
  if (format === 'csv') {
    return { format, rows: readCsvRows(flat, text, { ...findTypes(flat), choices, account }, limits) };
  }
  const data =
    format === 'json' && isJsonLines(text) ? parseJsonLines(text) : parseWrittenText(text, format === 'yaml' ? 'yaml' : 'json');
  if (format === 'isa-json' || (format === 'json' && isIsaJson(data)))
    return { format: 'isa-json', rows: iterateRows(readIsaJsonRows(profile, data, reading)), members };
  const records = { ...reading, ...findTypes(profile), choices, flat };
  const list = listRecords(data, records);
  const rows =
    list === undefined ? readDatasetRows(profile, data, reading, { account, records }) : readObjectList(profile, list, records);
  return { format, rows: iterateRows(rows, format === 'yaml' ? recordSkippedRemarks(text, account) : []), members };
}

/** Returns comments and tags of YAML as omitted parts. For comments that precede the content, adds a note instead. */
function recordSkippedRemarks(text: string, account: AccountBook): ReadIsaTab['leftOut'] {
  const remarks = listYamlRemarks(text);
  const comments = remarks.filter(({ kind }) => kind === 'comment');
  const describeRemarks = (some: typeof remarks, noun: string, plural: string) => {
    const named = some.map(({ line, text: words }) => `line ${line} ${quoteStart(words)}`);
    return `${formatQuantity(some.length, noun, plural)} ${chooseWord(some.length, 'is', 'are')} left out: ${joinFirstItems(named, MAX_NAMED)}.`;
  };
  const lines = ['line of comments', 'lines of comments'] as const;
  const headings = comments.filter(({ isHeading }) => isHeading);
  if (headings.length > 0) account.addNote(describeRemarks(headings, ...lines));
  const others = comments.slice(headings.length);
  const tags = remarks.filter(({ kind }) => kind === 'tag');
  return [
    { of: others, words: () => describeRemarks(others, ...lines) },
    { of: tags, words: () => `${describeRemarks(tags, 'tag', 'tags')} Values are read without their tags.` },
  ].flatMap(({ of, words }) => {
    const [first] = of;
    if (first === undefined) return [];
    account.recordFound(of.length);
    return [{ file: `line ${first.line}`, words: words(), values: of.length }];
  });
}

/** Yields rows, followed by omitted parts of the file. */
function* iterateRows(
  rows: Iterable<IncomingRow, readonly ReadTable[] | undefined>,
  leftOut: ReadIsaTab['leftOut'] = [],
): Rows {
  const tables = yield* rows;
  for (const { file, words, values } of leftOut) yield createOmittedPart(file, '', words, values);
  return tables;
}

/** Returns the type that the user selected for a table. @throws BadRequestError if the profile does not contain the type */
function findStatedType(profile: Profile, { choices, entityType }: ImportFile): Entity | undefined {
  const chosen = findTableChoice(choices, '')?.entity_type ?? '';
  const typeName = chosen === '' ? entityType : chosen;
  const entity = typeName === '' ? undefined : findEntity(profile, typeName);
  if (entity === undefined && typeName !== '')
    throw new BadRequestError(`body.entity_type: ${profile.id} has no entity type ${typeName}.`);
  return entity;
}

function findTypeByFileName(profile: Profile, { fileName }: ImportFile): Entity | undefined {
  // Names of exported files contain date, profile and type. Browsers add numbers to repeated downloads.
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/ ?\(\d+\)$/, '');
  return findEntity(profile, stem.split('-').at(-1) ?? '');
}

/** Returns the text of a file. Tables may be encoded in Windows-1252, but the standards of JSON and YAML require Unicode. */
async function readTextFile(path: string, format: ImportFormat) {
  const bytes = await readFile(path);
  try {
    return format === 'csv' ? decodeTable(bytes) : { text: decodeText(bytes, { fatal: true }), isOld: false };
  } catch (cause) {
    throw new ImportFileError('body.file', 'is not UTF-8 or UTF-16 text. Save it as UTF-8 and import it again.', { cause });
  }
}
