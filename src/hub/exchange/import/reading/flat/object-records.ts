/** Finds the objects of a file that is not a data set of the root type: a list, columns, or one object of another type. */
import { type Entity, findEntity, findFieldByName, type Profile } from '../../../../../profiles/profile.ts';
import { resolveScalars, WrittenScalar } from '../../../../../profiles/reading/yaml-text.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import type { AccountBook } from '../../account/account-book.ts';
import { countValues } from '../../account/text-trace.ts';
import { countKnownColumns } from '../headers.ts';
import { getNamedType } from '../nested-rows.ts';
import { findTypeByMembers, isFlatRecord, type JsonRecord, type RecordReading } from '../read-text.ts';
import { recordEqualTypes } from '../table-head.ts';

/** Returns the objects of a list, of columns, or a single object that does not have the root type; undefined for a data set. */
export function listRecords(data: unknown, reading: RecordReading): readonly unknown[] | undefined {
  if (Array.isArray(data)) return listTableRecords(data) ?? data;
  if (!isObject(data) || data instanceof WrittenScalar) return undefined;
  return (
    listSplitRecords(data, reading.account) ??
    listColumnRecords(reading.flat, data) ??
    (isSingleRecord(data, reading) ? [data] : undefined)
  );
}

/** Returns the records of a list of rows below a row of unique names; undefined for another list. */
function listTableRecords([head, ...rows]: readonly unknown[]): readonly JsonRecord[] | undefined {
  const names: unknown[] = Array.isArray(head) ? head.map((name) => resolveScalars(name, 'texts')) : [];
  const isNamed = names.every((name) => typeof name === 'string' && name !== '') && new Set(names).size === names.length;
  const isEven = rows.every((row) => Array.isArray(row) && row.length === names.length);
  if (names.length === 0 || rows.length === 0 || !isNamed || !isEven) return undefined;
  return (rows as unknown[][]).map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell])));
}

/** Returns the records of `{"columns": […], "data": [[…]]}` (pandas, orient="split"), or undefined. Omits other members. */
function listSplitRecords({ columns, data, ...others }: JsonRecord, account: AccountBook): readonly JsonRecord[] | undefined {
  const records = Array.isArray(data) ? listTableRecords([columns, ...data]) : undefined;
  if (records !== undefined)
    for (const [name, value] of Object.entries(others)) {
      const values = countValues(value);
      account.recordFound(values);
      if (values > 0) account.recordOmission(name, { reason: 'The member is not part of the table.', values });
    }
  return records;
}

/** Returns whether `_type`, the user or the members determine a type that is not the root. */
function isSingleRecord(data: JsonRecord, { flat, stated, account }: RecordReading): boolean {
  const root = findEntity(flat, flat.root_entity);
  const named = getNamedType(flat, data);
  if (named !== undefined) return named !== root;
  if (!isFlatRecord(data))
    return root !== undefined && fitsOtherType(stated === undefined ? flat.entities.values() : [stated], root, data);
  const found = stated === undefined ? findTypeByMembers(flat, Object.keys(data), root) : undefined;
  const isRootField = [flat.root_entity, undefined].includes((stated ?? found?.entity)?.name);
  if (isRootField && found !== undefined) recordEqualTypes(found, account, '');
  return !isRootField;
}

/** Minimum number of members of one type in an object with nested objects, or of columns of values. */
const MIN_MEMBERS = 3;

/** Returns whether another type has more of the names. Ignores similar names, which an outer object can have by chance. */
function fitsOtherType(types: Iterable<Entity>, root: Entity, data: JsonRecord): boolean {
  const names = Object.keys(data);
  const known = Math.max(...Array.from(types, (entity) => countKnownColumns(entity, names)));
  return known >= MIN_MEMBERS && known * 2 > names.length && countKnownColumns(root, names) < known;
}

/** Returns the records of a data frame, by column (`{"unique_id": ["A", "B"], …}`) or with names of rows, or undefined. */
function listColumnRecords(profile: Profile, data: JsonRecord): readonly JsonRecord[] | undefined {
  const names = Object.keys(data);
  const columns = Object.values(data).map((values) => (isFlatList(values) ? values : undefined));
  const [first, ...others] = columns.map((values) => Object.keys(values ?? {}).join('\n'));
  if (names.length < 2 || columns.includes(undefined) || !first || others.some((rows) => rows !== first)) return undefined;
  const inner = first.split('\n');
  const getType = (members: readonly string[]) => {
    const entity = findTypeByMembers(profile, members)?.entity;
    return entity !== undefined && members.some((name) => !isListField(entity, name)) ? entity : undefined;
  };
  if (getType(names) !== undefined)
    return inner.map((row) => Object.fromEntries(names.map((name, at) => [name, columns[at]?.[row]])));
  return Array.isArray(data[names[0] as string]) || getType(inner) === undefined ? undefined : (columns as JsonRecord[]);
}

function isListField(entity: Entity, name: string): boolean {
  return findFieldByName(entity, name)?.type === 'list';
}

function isFlatList(values: unknown): values is JsonRecord {
  return isFlatRecord(Array.isArray(values) ? { ...values } : values);
}
