/** Reads text files: CSV of one entity type, JSON and YAML data sets, ISA-JSON. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { type Entity, findEntity, type Profile } from '../../../../profiles/profile.ts';
import { DocumentError, type Notation, parseWrittenDocument } from '../../../../profiles/reading/document.ts';
import { resolveScalars, WrittenScalar } from '../../../../profiles/reading/yaml-text.ts';
import { isObject, normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { parseSeparatedText } from '../../../../web/csv/dialect.ts';
import { CsvError, type CsvRecord, removeFormulaGuard } from '../../../../web/csv/records.ts';
import { joinFirstItems } from '../../../../web/for-people/words.ts';
import { MAX_COLUMNS } from '../../../../web/workbook/sheet.ts';
import { MAX_ENTITY_LEVEL } from '../../../entities/store.ts';
import type { Cell } from '../../cells.ts';
import type { AccountBook } from '../account/account-book.ts';
import { countValues } from '../account/text-trace.ts';
import { ImportFileError } from './file-format.ts';
import { countKnownColumns, findTypeByHeaders } from './headers.ts';
import { findTableChoice, type ImportChoices, type IncomingRow } from './incoming.ts';
import { getNamedType, getTypeName, NestedReader, type NestedReading } from './nested-rows.ts';
import { recordColumnDefinitions } from './own-definitions.ts';
import type { ReadTable } from './read-tables.ts';
import { createTooManyError, type ReadingLimits } from './reading-limits.ts';
import { MAX_NAMED, quoteStart } from './sheet-extras.ts';
import {
  describeNextTable,
  describeTableBeside,
  findBlocks,
  findTypeOfRows,
  MAX_HEAD_ROWS,
  recordEqualTypes,
  sliceRow,
  startTable,
  type TableRow,
  type TableSource,
  TableStarts,
} from './table-head.ts';
import { countCellValues } from './table-rows.ts';
import { hasFieldsInRows, swapRowsAndColumns } from './transposed-rows.ts';

export interface TextReading {
  /** The type that the user selected. */
  readonly stated: Entity | undefined;
  /** The type in the file name, which counts if the columns do not determine the type. */
  readonly byFileName: Entity | undefined;
  readonly choices: ImportChoices;
  readonly account: AccountBook;
}

/** Yields the rows of text with commas, semicolons, pipes or tabs, and a header in the first lines. @throws BadRequestError */
export function* readCsvRows(
  profile: Profile,
  text: string,
  { stated, byFileName, choices, account }: TextReading,
  limits: ReadingLimits,
): Generator<IncomingRow, readonly ReadTable[]> {
  const records = splitRecords(text, limits.rows + MAX_HEAD_ROWS + 1);
  if (records.length > limits.rows + MAX_HEAD_ROWS) throw createTooManyError('rows', limits.rows);
  for (const { cells } of records) account.recordFound(countCellValues(cells));
  const guarded = records.flatMap(({ cells }) => cells.filter((cell) => removeFormulaGuard(cell) !== cell));
  if (guarded.length > 0)
    account.addNote(
      `An apostrophe before a sign, or ="…" around a value, marks text for spreadsheet programs and is not stored: ${joinFirstItems(guarded.map(quoteStart), MAX_NAMED)}.`,
    );
  const rows = addRowNameColumn(text, records)
    .map(({ line, cells }): TableRow => ({ number: line, cells: cells.map(removeFormulaGuard) }))
    .filter(({ cells }) => countCellValues(cells) > 0);
  const types = [...profile.entities.values()];
  const starts = new TableStarts(findTableChoice(choices, '')?.has_header === false ? [] : types);
  const tables: TableRow[][] = [];
  for (const row of rows) {
    if (starts.isStart(row) || tables.length === 0) tables.push([]);
    tables.at(-1)?.push(row);
  }
  const [written = [], ...others] = tables;
  if (written.length === 0) throw new BadRequestError('The file is empty.');
  const isTransposed = written.length <= MAX_COLUMNS && hasFieldsInRows(written.slice(0, MAX_HEAD_ROWS), types);
  const first = isTransposed ? [...swapRowsAndColumns(written)] : written;
  const isOne = isTransposed || findTableChoice(choices, '')?.has_header === false;
  const read: ReadTable[] = [];
  for (const [at, rows] of [first, ...others].entries()) {
    const line = at === 0 ? '' : `line ${rows[0]?.number}`;
    if (at > 0) account.addNote(describeNextTable(line));
    for (const block of findBlocks(isOne && at === 0 ? [] : types, rows.slice(0, MAX_HEAD_ROWS))) {
      const name = [line, block.from === 0 ? '' : `column ${block.from + 1}`].filter((part) => part !== '').join(', ');
      if (block.from > 0) account.addNote(describeTableBeside(name));
      const part = rows.map((row) => sliceRow(row, block)).filter(({ cells }) => countCellValues(cells) > 0);
      const chosen = name === '' ? stated : profile.entities.get(findTableChoice(choices, name)?.entity_type ?? '');
      const fallback = name === '' ? byFileName : profile.entities.get(read[0]?.entityType ?? '');
      const entity =
        chosen ??
        findTypeOfRows(types, part.slice(0, at === 0 ? MAX_HEAD_ROWS : 1), { preferred: fallback, account, name }) ??
        fallback;
      if (entity === undefined)
        throw new ImportFileError('body.entity_type is required:', 'fewer than half of the columns are fields of one type.');
      const lines = isTransposed && at === 0 ? written : undefined;
      read.push(yield* readTextTable(entity, part, { name, account, choices, from: block.from }, lines));
    }
  }
  return read;
}

/** Yields the rows of a table. @param lines the lines of a transposed table */
function* readTextTable(
  entity: Entity,
  rows: readonly TableRow[],
  {
    name,
    account,
    choices,
    from = 0,
  }: Pick<TextReading, 'account' | 'choices'> & Pick<TableSource, 'name'> & { readonly from?: number },
  lines?: readonly TableRow[],
  formatPlace = (number: number) => (lines === undefined ? `line ${number}` : `column ${number}`),
): Generator<IncomingRow, ReadTable> {
  const first = rows.slice(0, MAX_HEAD_ROWS);
  const table = yield* startTable(entity, first, {
    name,
    account,
    choice: findTableChoice(choices, name),
    place: formatPlace(first[0]?.number ?? 1),
    unit: 'Line',
    formatRowPlace: formatPlace,
    formatColumnPlace: (column, line) =>
      lines === undefined ? `line ${line}, column ${from + column + 1}` : `line ${lines[column]?.number}`,
  });
  for (const row of rows.slice(MAX_HEAD_ROWS)) {
    const incoming = table.convertRow(formatPlace(row.number), row);
    if (incoming !== undefined) yield incoming;
  }
  yield* table.listOmittedColumns();
  return table.table();
}

/** Returns the records with a header for row names. R omits this header, so the header row is one cell shorter. */
function addRowNameColumn(text: string, records: readonly CsvRecord[]): readonly CsvRecord[] {
  const [head, ...rows] = records;
  if (head === undefined || rows.length === 0 || !text.slice(0, text.indexOf('\n')).includes('\t')) return records;
  const width = head.cells.length + 1;
  return rows.every(({ cells }) => cells.length === width && (cells.at(-1) ?? '') !== '')
    ? [{ ...head, cells: ['', ...head.cells] }, ...rows]
    : records;
}

function splitRecords(text: string, mostRecords: number): readonly CsvRecord[] {
  try {
    return parseSeparatedText(text, mostRecords);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (/^\ufeff?"[^"\n]*"(?: "[^"\n]*")+\s*(?:\n|$)/.test(text))
      throw new BadRequestError(
        'The columns are separated by spaces. Write the table with tabs or commas (in R: sep = "\\t").',
        { cause: error },
      );
    throw new BadRequestError(`The file is not CSV: line ${error.line} ${error.message}.`, { cause: error });
  }
}

/** Yields the rows of a project's data set, one root object, or lists of objects by type. @throws BadRequestError */
export function* readDatasetRows(
  profile: Profile,
  data: unknown,
  reading: NestedReading,
  { account, records }: { readonly account: AccountBook; readonly records?: RecordReading },
): Generator<IncomingRow, undefined> {
  if (!isObject(data) || data instanceof WrittenScalar)
    throw new BadRequestError('The file contains no data set. It must be an object.');
  const root = findEntity(profile, profile.root_entity);
  const found = records === undefined ? undefined : findRecordLists({ flat: records.flat, root }, data);
  if (records !== undefined && found !== undefined && found.lists.length > 0) {
    account.recordFound(countValues(found.others));
    recordFrameMembers(account, '', found.others, [], '');
    for (const list of found.lists)
      yield* readObjectList(
        profile,
        list.records,
        { ...records, stated: list.isMixed ? undefined : profile.entities.get(list.entity.name) },
        list.name,
      );
    return undefined;
  }
  if (records?.stated === undefined && root !== undefined) rejectOtherObject(root, data);
  account.recordFound(countValues(data));
  // Exports of the hub quote all strings. In other files, a number in a text field represents text.
  const isOurs = Array.isArray(data.entities) && typeof data.profile === 'string';
  const reader = new NestedReader(profile, isOurs ? { ...reading, keepsTypes: true } : reading);
  if (!Array.isArray(data.entities) || typeof data.profile !== 'string') {
    yield* reader.iterateRows(profile.root_entity, data, profile.root_entity);
    return undefined;
  }
  const id = `${data.profile}/${String(data.version)}`;
  if (id.toLowerCase() !== profile.id.toLowerCase())
    throw new BadRequestError(`The data set follows the profile ${id}, but this project follows ${profile.id}.`);
  const { own_columns: defined, ...frame } = data;
  if (defined !== undefined) recordColumnDefinitions(profile, resolveScalars(defined, 'values'), reading.members, account);
  recordFrameMembers(account, '', frame, ['profile', 'version', 'name'], 'entities');
  for (const [index, entity] of data.entities.entries()) {
    const place = `entities[${index}]`;
    const isEntity = isObject(entity) && typeof entity.entity_type === 'string';
    if (isEntity) recordFrameMembers(account, `${place}.`, entity, ['entity_type'], 'data');
    yield* isEntity
      ? reader.iterateRows(entity.entity_type as string, entity.data, `${place}.data`)
      : reader.iterateRows('', entity, place);
  }
  return undefined;
}

/** Rejects an object that shares members with the root type only by chance. @throws BadRequestError */
function rejectOtherObject(root: Entity, data: JsonRecord): void {
  const names = Object.keys(data);
  const known = countKnownColumns(root, names);
  const letters = new Set(names.map(normalizeMemberName));
  const hasRequired = root.fields.some(({ name, required }) => required && letters.has(normalizeMemberName(name)));
  if (known === 0 || known * 2 >= names.length || hasRequired || Array.isArray(data.entities)) return;
  throw new ImportFileError(
    'body.entity_type is required:',
    `fewer than half of the members of the object are fields of one type (${joinFirstItems(names.map(quoteStart), MAX_NAMED)}).`,
  );
}

/** `flat` is the profile with the fields of nested entities. */
export type RecordReading = NestedReading & TextReading & { readonly flat: Profile };

/** Yields rows of a list of objects. Reads flat objects as a table. `name`: property of the list. @throws BadRequestError */
export function* readObjectList(
  profile: Profile,
  records: readonly unknown[],
  { flat, stated, byFileName, choices, ...reading }: RecordReading,
  name = '',
): Generator<IncomingRow, readonly ReadTable[] | undefined> {
  const members = [...new Set(records.filter(isObject).flatMap((record) => Object.keys(record)))];
  const own = stated === undefined ? findFirstNamedType(profile, records) : undefined;
  const found = (stated ?? own) === undefined ? findTypeByMembers(profile, members, byFileName) : undefined;
  if (found !== undefined && byFileName === undefined) recordEqualTypes(found, reading.account, '');
  const isMixed = own !== undefined && new Set(records.map(getTypeName)).size > 1;
  const entity = stated ?? own ?? found?.entity ?? byFileName;
  const flatEntity = stated ?? own ?? findTypeByMembers(flat, members, byFileName)?.entity ?? byFileName;
  const isTable = flatEntity !== undefined && !isMixed && records.every(isFlatRecord);
  const table = isTable ? flat.entities.get(flatEntity.name) : undefined;
  if (
    table !== undefined &&
    countKnownColumns(table, members) > (entity === undefined ? 0 : countKnownColumns(entity, members))
  ) {
    const getCell = (record: JsonRecord, member: string) =>
      Object.hasOwn(record, member) ? (resolveScalars(record[member], 'texts') as Cell) : null;
    const rows = [members, ...records.map((record) => members.map((member) => getCell(record as JsonRecord, member)))];
    for (const cells of rows) reading.account.recordFound(countCellValues(cells));
    const numbered = rows.map((cells, number): TableRow => ({ number, cells }));
    return [
      yield* readTextTable(
        table,
        numbered,
        { name, account: reading.account, choices },
        undefined,
        (row) => `${name}[${row - 1}]`,
      ),
    ];
  }
  if (entity === undefined)
    throw new ImportFileError('body.entity_type is required:', 'the file is a list of objects of unknown type.');
  reading.account.recordFound(countValues(records));
  const reader = new NestedReader(profile, reading);
  for (const [index, record] of records.entries())
    yield* reader.iterateRows(
      (own !== undefined && getTypeName(record)) || entity.name,
      record,
      `${name === '' ? entity.name : name}[${index}]`,
      {
        kind: 'unnamed',
      },
    );
  return undefined;
}

function findFirstNamedType(profile: Profile, records: readonly unknown[]): Entity | undefined {
  return records.map((record) => getNamedType(profile, record)).find((type) => type !== undefined);
}

/** Returns the type with these properties; undefined if none matches, or if comparing all properties would take too long. */
export function findTypeByMembers(profile: Profile, members: readonly string[], preferred?: Entity) {
  return members.length > MAX_COLUMNS ? undefined : findTypeByHeaders(profile.entities.values(), members, preferred);
}

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isFlatRecord(record: unknown): record is JsonRecord {
  const isScalar = (value: unknown) => typeof value !== 'object' || value === null || value instanceof WrittenScalar;
  return isObject(record) && !isScalar(record) && Object.values(record).every(isScalar);
}

interface RecordList {
  readonly name: string;
  readonly records: readonly JsonRecord[];
  readonly entity: Entity;
  /** True if the objects name their types. */
  readonly isMixed: boolean;
}

/**
 * Returns lists of objects by type, such as `{"studies": […], "samples": […]}`, in an object or in its only object. A root
 * object has fields instead of lists. The name of a list is its type in singular or plural; otherwise, the properties of its
 * objects determine the type. `others` are the remaining properties by path.
 */
function findRecordLists(
  { flat, root }: { readonly flat: Profile; readonly root: Entity | undefined },
  data: JsonRecord,
  path = '',
): { readonly lists: readonly RecordList[]; readonly others: JsonRecord } {
  const none = { lists: [], others: {} };
  const isRootField = (name: string) => root !== undefined && countKnownColumns(root, [name]) > 0;
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item));
  if (Object.entries(data).some(([name, value]) => isRootField(name) && !isList(value))) return none;
  const lists: RecordList[] = [];
  const others: Record<string, unknown> = {};
  // The cost of each comparison grows with the number of properties.
  let cost = 0;
  for (const [name, value] of Object.entries(data)) {
    const records = isList(value) ? (value as JsonRecord[]) : [];
    const members = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const singular = [
      name,
      ...[/s$/i, /e?s$/i, /_?(?:list|records)$/i].map((end) => name.replace(end, '')),
      name.replace(/ies$/i, 'y'),
    ];
    const own = findFirstNamedType(flat, records);
    const named = own ?? singular.map((one) => findEntity(flat, one)).find((entity) => entity !== undefined);
    if (named === undefined && records.length > 0) cost += 100 + members.length;
    const entity =
      records.length === 0 ? undefined : (named ?? (cost > MAX_COLUMNS ? undefined : findTypeByMembers(flat, members)?.entity));
    if (entity === undefined) others[`${path}${name}`] = value;
    else lists.push({ name: `${path}${name}`, records, entity, isMixed: own !== undefined });
  }
  const objects = Object.entries(others).filter(([, value]) => isObject(value) && !(value instanceof WrittenScalar));
  const [[name, inner] = ['', undefined]] = objects;
  if (lists.length > 0 || objects.length !== 1) return { lists, others };
  const below = findRecordLists({ flat, root }, inner as JsonRecord, `${name}.`);
  const { [name]: _, ...around } = others;
  return below.lists.length === 0 ? below : { lists: below.lists, others: { ...around, ...below.others } };
}

/** Records properties around the entities of a data set, which define how to read the data set or are unknown. */
function recordFrameMembers(
  account: AccountBook,
  place: string,
  frame: Readonly<Record<string, unknown>>,
  known: readonly string[],
  content: string,
): void {
  for (const [name, value] of Object.entries(frame)) {
    if (known.includes(name)) account.recordStored(countValues(value));
    else if (name !== content && countValues(value) > 0)
      account.recordOmission(`${place}${name}`, { reason: 'Data sets do not have this property.', values: countValues(value) });
  }
}

/** Maximum nesting depth. Each entity is in a list, and the outer object adds a few levels. */
const MAX_DEPTH = 2 * MAX_ENTITY_LEVEL + 8;

function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => exceedsDepth(inner, levels - 1));
}

/** Returns JSON or YAML with the original spelling of scalars. @throws BadRequestError with the position of invalid text */
export function parseWrittenText(text: string, notation: Notation, firstLine = 1): unknown {
  const tooDeep = `The file is nested deeper than ${MAX_DEPTH} levels.`;
  try {
    const data = parseWrittenDocument(text, notation);
    if (exceedsDepth(data, MAX_DEPTH)) throw new BadRequestError(tooDeep);
    return data;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    // The recursive parser can exceed the maximum stack size.
    if (error.cause instanceof RangeError) throw new BadRequestError(tooDeep, { cause: error });
    const { line, column } = error.position;
    throw new BadRequestError(`Line ${firstLine + line - 1}, column ${column}: ${error.message}`, { cause: error });
  }
}

/** Returns whether each line of a text contains an object. A single JSON document never has this form. */
export function isJsonLines(text: string): boolean {
  return /^\ufeff?\s*\{[^\n]*\}[ \t\r]*\n\s*\{/.test(text);
}

/** Returns the object of each line. @throws BadRequestError with the position if a line is invalid */
export function parseJsonLines(text: string): readonly unknown[] {
  return text
    .split('\n')
    .flatMap((line, at) => (line.replace(/^\ufeff/, '').trim() === '' ? [] : [parseWrittenText(line, 'json', at + 1)]));
}
