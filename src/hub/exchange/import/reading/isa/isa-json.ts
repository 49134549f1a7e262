/**
 * Reads ISA-JSON (ISA model and serialization specifications 1.0) for projects of all profiles. Properties match fields by
 * letters, or by equivalent names of both standards. The reader replaces references by `@id` with their targets if the field
 * can contain the target. It reports values that no field can store.
 */

import { BadRequestError } from '../../../../../contract/errors.ts';
import {
  type Entity,
  type Field,
  findFieldByName,
  getContent,
  type Profile,
  type ScalarType,
} from '../../../../../profiles/profile.ts';
import { isTextType, resolveScalars } from '../../../../../profiles/reading/yaml-text.ts';
import { isObject, normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import { parseScalarText } from '../../../../entities/entity-values.ts';
import { isIsaProfile } from '../../../format-profiles.ts';
import { inlineDeclaredTerms } from '../../../isa/declarations.ts';
import type { IsaObject } from '../../../isa/entity-texts.ts';
import { EVENT, GROWTH, SAMPLING, SAMPLING_PARAMETERS } from '../../../isa/miappe-comments.ts';
import { formatListCell, parseListText } from '../../../list-text.ts';
import type { IncomingRow } from '../incoming.ts';
import { NestedReader, type NestedReading } from '../nested-rows.ts';
import { extractDefinitions } from '../own-definitions.ts';
import { READING_LIMITS } from '../reading-limits.ts';
import { fillIdentifiers, IsaObjects } from './isa-objects.ts';
import { findReferenceId, IsaReferences } from './isa-references.ts';
import { getIsaText, isBlank, listOtherMembers } from './isa-texts.ts';
import memberNames from './member-names.json' with { type: 'json' };

/** Equivalent field names of a property. The property fills the first of these fields that the profile contains. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(memberNames));

/** Returns whether JSON is ISA-JSON, and not a data set of this server. */
export function isIsaJson(data: unknown): data is IsaObject {
  if (!isObject(data)) return false;
  const studies = Array.isArray(data.studies) ? data.studies : [];
  return (
    'ontologySourceReferences' in data ||
    studies.some((study) => isObject(study) && ('materials' in study || 'processSequence' in study))
  );
}

/** Returns the rows of a file. @throws BadRequestError if the file is not ISA-JSON, or the profile lacks its types */
export function readIsaJsonRows(profile: Profile, read: unknown, reading: NestedReading = {}): Iterable<IncomingRow> {
  const resolved = resolveScalars(read, 'texts');
  if (!isObject(resolved)) throw new BadRequestError('The file is not ISA-JSON: it has no investigation.');
  const investigation = inlineDeclaredTerms(resolved, READING_LIMITS.characters);
  reading.account?.texts.expect(investigation);
  return readIsaRows(profile, [{ folder: '', investigation }], reading);
}

/** Returns the rows. Places begin with the investigation's folder. @throws BadRequestError if the profile lacks the types */
export function readIsaRows(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading = {},
): Iterable<IncomingRow> {
  if (!isIsaProfile(profile))
    throw new BadRequestError(`${profile.id} has no investigations and studies, which ISA-JSON requires.`);
  return readRowsAndReferences(profile, investigations, reading);
}

/** Yields the omitted parts last, because rows refer to other rows by index. */
function* readRowsAndReferences(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading,
): Generator<IncomingRow> {
  const references = new IsaReferences();
  // These words only define how to read other values.
  reading.account?.texts.recordFound([GROWTH, EVENT, SAMPLING, SAMPLING_PARAMETERS]);
  yield* fillIdentifiers(profile, readAllRows(profile, investigations, reading, references));
  yield* references.listParts();
}

function* readAllRows(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading,
  references: IsaReferences,
): Generator<IncomingRow> {
  const words = new Map<IsaObject, string>();
  const isaObjects = new IsaObjects(references, findMemberName, reading.account?.texts);
  const reader = new NestedReader(profile, {
    ...reading,
    findFieldName: findMemberName,
    adaptValue: (entity, field, value, drop) => {
      const resolveReference = (item: unknown) => references.resolve(item, entity.name, field.name);
      return convertToField(profile, field, value, { resolve: resolveReference, words, drop });
    },
    adaptObject: (entity, object) => isaObjects.prepareMembers(entity, object),
  });
  for (const { folder, investigation } of investigations) {
    // An `@id` is unique only within its investigation.
    const known = new Map<string, IsaObject>();
    collectReferenceTargets(investigation, known, words);
    references.known = known;
    const described = extractDefinitions(profile, investigation, reading);
    for (const row of reader.iterateRows('Investigation', described, `${folder}Investigation`)) {
      references.placeAt(row.place);
      yield row;
    }
  }
}

function findMemberName(entity: Entity, member: string): string | undefined {
  if (member === 'type' && entity.name !== 'DataFile') return undefined;
  const known = OTHER_NAMES.get(member)?.find((name) => findFieldByName(entity, name) !== undefined);
  if (known !== undefined || (member !== 'name' && member !== 'identifier')) return known;
  // Some profiles include the type in the name of the identifier, such as sample_id.
  const own = `${normalizeMemberName(entity.name)}id`;
  return entity.fields.find(({ name }) => normalizeMemberName(name) === own)?.name;
}

/** Kinds of process inputs and outputs, by list of ISA-JSON. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['sources', 'Source'],
  ['samples', 'Sample'],
  ['otherMaterials', 'Extract'],
  ['dataFiles', 'Data File'],
]);

/** Collects the targets of references in `known`, and kinds of process inputs and outputs in `words`. */
function collectReferenceTargets(
  value: unknown,
  known: Map<string, IsaObject>,
  words: Map<IsaObject, string>,
  list = '',
): void {
  if (Array.isArray(value)) for (const item of value) collectReferenceTargets(item, known, words, list);
  if (!isObject(value)) return;
  const id = value['@id'];
  const word = value.type === 'Labeled Extract Name' ? 'Labeled Extract' : WORDS.get(list);
  if (typeof id === 'string' && findReferenceId(value) === undefined) {
    known.set(id, value);
    if (word !== undefined) words.set(value, word);
  }
  for (const [name, inner] of Object.entries(value)) collectReferenceTargets(inner, known, words, name);
}

interface FieldContext {
  /** Returns the target of a reference, null for a missing target, and other values unchanged. */
  readonly resolve: (value: unknown) => unknown;
  readonly words: ReadonlyMap<unknown, string>;
  /** Called with the name and value of each part that the field cannot contain. */
  readonly drop: (name: string, value: unknown) => void;
}

/** Returns a value in a form that its field can contain. */
function convertToField(profile: Profile, field: Field, value: unknown, { resolve, words, drop }: FieldContext): unknown {
  const content = getContent(field);
  const convertItem = (item: unknown): unknown => {
    const resolved = resolve(item);
    if (resolved === null) return null;
    if (content.kind === 'scalar') {
      // The target becomes a separate row, so its other properties are not lost.
      if (resolved === item) for (const [name, inner] of listOtherMembers(item)) drop(name, inner);
      return convertScalar(content.type, getIsaText(resolved));
    }
    const entity = profile.entities.get(content.entity);
    if (entity === undefined) return resolved;
    const isCategory = isObject(resolved) && isObject(resolved.characteristicType);
    if (isCategory && resolved === item)
      for (const [name, inner] of Object.entries(resolved))
        if (name !== 'characteristicType' && !name.startsWith('@') && !isBlank(inner)) drop(name, inner);
    const categoryObject = isCategory ? resolve(resolved.characteristicType) : resolved;
    return createNestedObject(entity, categoryObject, item !== resolved, words.get(resolved));
  };
  if (field.type !== 'list') {
    if (!Array.isArray(value)) return convertItem(value);
    if (content.kind !== 'scalar') return convertItem(selectFirstItem(value, drop));
    const texts = value.map(convertItem).filter((item) => item !== null);
    const [first] = value;
    return isObject(first) && typeof first['@written'] === 'string'
      ? first['@written']
      : texts.length === 1
        ? texts[0]
        : formatListCell(texts);
  }
  const items = typeof value === 'string' && content.kind === 'scalar' ? parseListText(value) : [value].flat();
  return items.map(convertItem).filter((item) => item !== null && item !== '');
}

/** Returns the first item for a field with one entity, and reports the others as omitted. */
function selectFirstItem([first = null, ...more]: readonly unknown[], drop: FieldContext['drop']): unknown {
  for (const [index, item] of more.entries()) if (!isBlank(item)) drop(String(index + 2), item);
  return first;
}

/** Returns numbers for text fields as strings, and strings for number fields as numbers. */
function convertScalar(type: ScalarType, value: unknown): unknown {
  if (isTextType(type)) return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof value === 'string' ? parseScalarText(type, value) : value;
}

/** Returns an object for a nested entity. For a reference, the object contains only the name. */
function createNestedObject(entity: Entity, annotation: unknown, isReference: boolean, word: string | undefined): unknown {
  if (isBlank(annotation)) return null;
  if (isObject(annotation) && !(isReference && findFieldByName(entity, 'term') === undefined)) return annotation;
  const text = getIsaText(annotation);
  const name = ['term', 'parameter_name', 'name', 'unique_id', 'filename', 'identifier'].find(
    (one) => findFieldByName(entity, one) !== undefined,
  );
  if (name === undefined || text === null || text === '') return null;
  const kind = findFieldByName(entity, 'type');
  const type = word === undefined || kind === undefined || kind.constraints.enum !== undefined ? {} : { type: word };
  return { [name]: name === 'parameter_name' ? { annotationValue: text } : text, ...type };
}
