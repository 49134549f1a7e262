/** Reads values from comments, in which exports to ISA write values without an ISA property (isa/extensions.ts). */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { type Entity, type Field, findFieldByName, getContent } from '../../../../../profiles/profile.ts';
import { isObject, normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { joinLines } from '../../../../../sdrf/sheet.ts';
import type { IsaObject } from '../../../isa/entity-texts.ts';
import { findNameFields, formatNameComment } from '../../../isa/extensions.ts';
import { isBlank } from './isa-texts.ts';

type Member = readonly [name: string, value: unknown];

/** Marks an object of an export that contains all values of its entity. */
export const WHOLE = '@whole';

export interface MemberReading {
  /** Returns the field of a property if the names differ; otherwise undefined. */
  readonly findFieldName: (entity: Entity, member: string) => string | undefined;
  /** Returns the name of a value with its unit. */
  readonly formatMeasured: (value: unknown) => string;
  /** Records text that only defines how to read other values. */
  readonly recordUsed: (text: string) => void;
}

/** Returns the properties of an object and those in its comments. Other comments remain. */
export function addExtensions(entity: Entity, stated: readonly Member[], reading: MemberReading): readonly Member[] {
  const members = moveNameToField(entity, stated, reading);
  const comments = members.find(([name]) => name === 'comments')?.[1];
  if (!Array.isArray(comments) || comments.length === 0) return members;
  const findField = (member: string) => findMemberField(entity, reading.findFieldName(entity, member) ?? member);
  const isStated = (field: Field) => members.some(([name, value]) => findField(name) === field && !isBlank(value));
  const values = new Map<string, string>();
  const lists = new Map<Field, IsaObject[]>();
  const rest = comments.filter((comment) => {
    if (!isObject(comment) || typeof comment.name !== 'string' || typeof comment.value !== 'string') return true;
    if (Object.keys(comment).some((name) => name !== 'name' && name !== 'value' && !name.startsWith('@'))) return true;
    const own = findValueField(entity, comment.name);
    if (own !== undefined && !values.has(own.name) && !isStated(own)) {
      values.set(own.name, comment.value);
      return false;
    }
    const heldObject = findHeldObject(entity, comment.name, comment.value);
    if (heldObject === undefined) return true;
    reading.recordUsed(comment.value);
    const list = lists.get(heldObject.field);
    if (list === undefined) lists.set(heldObject.field, [heldObject.object]);
    else list.push(heldObject.object);
    return false;
  });
  if (values.size + lists.size === 0) return members;
  const others = members.flatMap(([name, value]): readonly Member[] => {
    if (name === 'comments') return [];
    const items = lists.get(findField(name) as Field);
    if (items === undefined) return [[name, value]];
    const more = removeKnownObjects([value].flat(), items, reading);
    return more.length === 0 ? [] : [[name, more]];
  });
  const listed = [...lists].map(([field, items]): Member => {
    const at = others.findIndex(([name]) => findField(name) === field);
    const more = at < 0 ? [] : (others.splice(at, 1)[0]?.[1] as unknown[]);
    return [field.name, [...items, ...more]];
  });
  return [...others, ...values, ...listed, ['comments', rest]];
}

/** Moves the object's name to the field that a comment names, if any. */
function moveNameToField(
  entity: Entity,
  members: readonly Member[],
  { findFieldName: nameOf, formatMeasured, recordUsed }: MemberReading,
): readonly Member[] {
  const comments = members.find(([name]) => name === 'comments')?.[1];
  const { named, others } = findNameFields(entity);
  const isExportedNameComment = (comment: unknown) =>
    isObject(comment) && comment.name === formatNameComment(entity.name) && others.includes(String(comment.value));
  const note = Array.isArray(comments) ? comments.find(isExportedNameComment) : undefined;
  if (note === undefined) return members;
  recordUsed(note.value);
  const findFieldName = (member: string) => findMemberField(entity, nameOf(entity, member) ?? member)?.name ?? '';
  const parts = named.flatMap((name) => members.filter(([member]) => findFieldName(member) === name));
  const rest = members.filter(([member]) => !named.includes(findFieldName(member)) && member !== 'comments');
  const text = parts
    .map(([, value]) => formatMeasured(value))
    .filter((part) => part !== '')
    .join(' ');
  return [...rest, [String(note.value), text], ['comments', (comments as unknown[]).filter((comment) => comment !== note)]];
}

/** Converts the comments of a type without comments to properties such as `Comment[Breeder]`, which can match a field. */
export function splitComments(entity: Entity, members: readonly Member[]): readonly Member[] {
  if (findFieldByName(entity, 'comments') !== undefined) return members;
  const takenNames = new Set<string>();
  return members.flatMap(([name, value]): readonly Member[] => {
    if (name !== 'comments' || !Array.isArray(value)) return [[name, value]];
    const rest: unknown[] = [];
    const spread: Member[] = [];
    for (const comment of value) {
      const member = isObject(comment) && typeof comment.name === 'string' ? `Comment[${comment.name}]` : '';
      const isPlain = isObject(comment) && Object.keys(comment).every((key) => /^(?:name|value|@.*)$/.test(key));
      if (member === '' || !isPlain || takenNames.has(member)) rest.push(comment);
      else spread.push([member, comment.value]);
      takenNames.add(member);
    }
    return rest.length === 0 ? spread : [...spread, [name, rest]];
  });
}

/** Returns the field that a comment contains; undefined if none. `Factor Unique ID` is the field unique_id of a factor. */
function findValueField(entity: Entity, name: string): Field | undefined {
  const letters = normalizeMemberName(name);
  const [type, rest] = [normalizeMemberName(entity.name), letters.slice(normalizeMemberName(entity.name).length)];
  const hasNameOfType = (field: Field) => letters.startsWith(type) && normalizeMemberName(field.name) === rest;
  return entity.fields.find((field) => getContent(field).kind === 'scalar' && (hasNameOfType(field) || field.label === name));
}

/** Returns the nested entity in a comment; undefined if none. `Events 1` is an entity in the field events. */
function findHeldObject(entity: Entity, name: string, value: string): { field: Field; object: IsaObject } | undefined {
  const [, words = ''] = /^(.*\S) \d+$/.exec(name) ?? [];
  const field = words === '' ? undefined : findMemberField(entity, words);
  if (field === undefined || getContent(field).kind !== 'entity' || !value.startsWith('{')) return undefined;
  try {
    const object: unknown = JSON.parse(value, (_name, inner) => (isObject(inner) ? { ...inner, [WHOLE]: true } : inner));
    return isObject(object) ? { field, object } : undefined;
  } catch {
    return undefined;
  }
}

export function findMemberField(entity: Entity, name: string): Field | undefined {
  return (
    findFieldByName(entity, name) ??
    entity.fields.find((field) => normalizeMemberName(field.name) === normalizeMemberName(name))
  );
}

/** Returns the objects that no comment repeats. Each comment removes only one object, so that objects added later remain. */
function removeKnownObjects(
  candidates: readonly unknown[],
  known: readonly IsaObject[],
  { formatMeasured }: MemberReading,
): readonly unknown[] {
  const listTexts = (value: unknown) => (isObject(value) ? Object.values(value) : [value]).map((one) => joinLines(String(one)));
  const left = known.map((object) => new Set(Object.values(object).flatMap(listTexts)));
  let steps = 0;
  return candidates.filter((candidate) => {
    const texts = !isObject(candidate)
      ? [formatMeasured(candidate)]
      : Object.entries(candidate).flatMap(([name, value]) =>
          NAMING.has(name) || isBlank(value) ? [] : [formatMeasured(value)],
        );
    const at = left.findIndex((words) => texts.every((text) => words.has(joinLines(text))));
    steps += at < 0 ? left.length : at;
    if (steps > MAX_STEPS)
      throw new BadRequestError('Too many comments differ from the objects that they describe. Import the file in parts.');
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Maximum number of comparisons. Exported files need few, because objects and comments are in the same order. */
const MAX_STEPS = 10_000_000;

/** Properties that identify an object and that the reader can generate. */
const NAMING: ReadonlySet<string> = new Set(['@id', 'category', 'comments', 'factor_id', 'name', 'unique_id']);
