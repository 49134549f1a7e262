/**
 * ISA-JSON (ISA model and serialization specifications 1.0) as incoming entities, for projects of every profile: members match fields
 * by their letters, or by the names that the two standards give to the same thing. References by `@id` become what they refer to, as
 * far as a field can hold it; what has no place is reported row by row.
 */
import { BadRequestError } from '../../../../../contract/errors.ts';
import {
  contentOf,
  type Entity,
  type Field,
  fieldNamed,
  type Profile,
  type ScalarType,
} from '../../../../../profiles/profile.ts';
import { isTextType, settled } from '../../../../../profiles/reading/written-scalar.ts';
import { isObject } from '../../../../../profiles/validation/walk.ts';
import { readText } from '../../../../entities/entity-values.ts';
import { itemsOf } from '../../../list-text.ts';
import type { IncomingRow } from '../incoming.ts';
import { NestedReader, type NestedReading } from '../nested-rows.ts';
import { IsaObjects, identified } from './isa-objects.ts';
import { IsaReferences, idOfReference } from './isa-references.ts';
import { besidesText, isaTextOf, isBlank } from './isa-texts.ts';

type IsaObject = Readonly<Record<string, unknown>>;

/** Names of the same thing, the first that the entity has counts. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  identifier: ['identifier', 'unique_id'],
  people: ['contacts', 'persons', 'creators'],
  publications: ['publications', 'associated_publications'],
  studyDesignDescriptors: ['design_descriptors', 'experimental_design_type'],
  factorName: ['name', 'factor_name'],
  annotationValue: ['term'],
  componentName: ['term'],
  measurementType: ['measurement_type', 'assay_type'],
  samples: ['samples', 'observation_units'],
  derivesFrom: ['derives_from', 'biological_material_id'],
  termSource: ['term_source'],
  category: ['category', 'factor_name', 'factor_id'],
  affiliation: ['affiliation', 'institution'],
  roles: ['roles', 'role'],
  sources: ['sources', 'biological_materials'],
  name: ['name', 'unique_id', 'filename'],
  type: ['label'],
};

/** Whether a parsed text is ISA-JSON and not a data set of ours. */
export function isIsaJson(data: unknown): data is IsaObject {
  if (!isObject(data)) return false;
  const studies = Array.isArray(data.studies) ? data.studies : [];
  return (
    'ontologySourceReferences' in data ||
    studies.some((study) => isObject(study) && ('materials' in study || 'processSequence' in study))
  );
}

/**
 * Rows of an investigation.
 * @throws BadRequestError when it is none, or the profile has no type for it
 */
export function rowsOfIsaJson(profile: Profile, read: unknown, reading: NestedReading = {}): Iterable<IncomingRow> {
  const investigation = settled(read, 'texts');
  if (!isObject(investigation)) throw new BadRequestError('The file is not ISA-JSON: it has no investigation.');
  return rowsOfIsa(profile, [{ folder: '', investigation }], reading);
}

/**
 * Rows of investigations; the folder of each stands before its places.
 * @throws BadRequestError when the profile has no type for them
 */
export function rowsOfIsa(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading = {},
): Iterable<IncomingRow> {
  if (!profile.entities.has('Investigation') || !profile.entities.has('Study'))
    throw new BadRequestError(`${profile.id} has no investigations and studies, as ISA-JSON has.`);
  return rowsAndReferences(profile, investigations, reading);
}

/** The parts come last, since rows refer to one another by their numbers. */
function* rowsAndReferences(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading,
): Generator<IncomingRow> {
  const references = new IsaReferences();
  yield* identified(profile, rowsOfAll(profile, investigations, reading, references));
  yield* references.parts();
}

function* rowsOfAll(
  profile: Profile,
  investigations: readonly { readonly folder: string; readonly investigation: IsaObject }[],
  reading: NestedReading,
  references: IsaReferences,
): Generator<IncomingRow> {
  const words = new Map<IsaObject, string>();
  const isaObjects = new IsaObjects(references, nameOf);
  const reader = new NestedReader(profile, {
    ...reading,
    nameOf,
    adapt: (entity, field, value, drop) => {
      const resolve = (item: unknown) => references.resolved(item, entity.name, field.name);
      return fitted(profile, field, value, { resolve, words, drop });
    },
    prepare: (entity, object) => isaObjects.prepare(entity, object),
  });
  for (const { folder, investigation } of investigations) {
    // An `@id` is one thing within its investigation.
    const known = new Map<string, IsaObject>();
    collect(investigation, known, words);
    references.known = known;
    for (const row of reader.rowsOf('Investigation', investigation, `${folder}Investigation`)) {
      references.placeAt(row.place);
      yield row;
    }
  }
}

function nameOf(entity: Entity, member: string): string | undefined {
  if (member === 'type' && entity.name !== 'DataFile') return undefined;
  return OTHER_NAMES[member]?.find((name) => fieldNamed(entity, name) !== undefined);
}

/** What the lists of ISA-JSON hold, in the words for what a process takes and makes. */
const WORDS: Readonly<Record<string, string>> = {
  sources: 'Source',
  samples: 'Sample',
  otherMaterials: 'Extract',
  dataFiles: 'Data File',
};

/** Objects that others refer to; `words` gets what those are that a process can take or make. */
function collect(value: unknown, known: Map<string, IsaObject>, words: Map<IsaObject, string>, list = ''): void {
  if (Array.isArray(value)) for (const item of value) collect(item, known, words, list);
  if (!isObject(value)) return;
  const id = value['@id'];
  const word = value.type === 'Labeled Extract Name' ? 'Labeled Extract' : WORDS[list];
  if (typeof id === 'string' && idOfReference(value) === undefined) {
    known.set(id, value);
    if (word !== undefined) words.set(value, word);
  }
  for (const [name, inner] of Object.entries(value)) collect(inner, known, words, name);
}

interface Surroundings {
  /** What a reference refers to, null for nothing; any other value itself. */
  readonly resolve: (value: unknown) => unknown;
  /** What materials and files are. */
  readonly words: ReadonlyMap<unknown, string>;
  /** Takes a part of the value that the field cannot hold, by name. */
  readonly drop: (name: string, value: unknown) => void;
}

/** A value as its field can hold it. */
function fitted(profile: Profile, field: Field, value: unknown, { resolve, words, drop }: Surroundings): unknown {
  const content = contentOf(field);
  const toField = (item: unknown): unknown => {
    const resolved = resolve(item);
    if (resolved === null) return null;
    if (content.kind === 'scalar') {
      // What is referred to stands elsewhere as a whole.
      if (resolved === item) for (const [name, inner] of besidesText(item)) drop(name, inner);
      return scalarOf(content.type, isaTextOf(resolved));
    }
    const entity = profile.entities.get(content.entity);
    if (entity === undefined) return resolved;
    const held = isObject(resolved) && isObject(resolved.characteristicType) ? resolve(resolved.characteristicType) : resolved;
    return objectFor(entity, held, item !== resolved, words.get(resolved));
  };
  if (field.type !== 'list') {
    if (!Array.isArray(value)) return toField(value);
    return content.kind === 'scalar'
      ? value
          .map(toField)
          .filter((item) => item !== null)
          .join('; ')
      : toField(onlyOf(value, drop));
  }
  const items = typeof value === 'string' && content.kind === 'scalar' ? itemsOf(value) : [value].flat();
  return items.map(toField).filter((item) => item !== null && item !== '');
}

/** The first item of a list, for a field that holds one; the others are told. */
function onlyOf([first = null, ...more]: readonly unknown[], drop: Surroundings['drop']): unknown {
  for (const [index, item] of more.entries()) if (!isBlank(item)) drop(String(index + 2), item);
  return first;
}

/** Numbers are texts where the field holds texts, and texts are numbers where it holds these. */
function scalarOf(type: ScalarType, value: unknown): unknown {
  if (isTextType(type)) return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof value === 'string' ? readText(type, value) : value;
}

/**
 * An object for an entity that is nested. One that only stands for something else is called by its name, and not copied with all that
 * is in it.
 */
function objectFor(entity: Entity, annotation: unknown, isReference: boolean, word: string | undefined): unknown {
  if (isBlank(annotation)) return null;
  if (isObject(annotation) && !(isReference && fieldNamed(entity, 'term') === undefined)) return annotation;
  const text = isaTextOf(annotation);
  const name = ['term', 'parameter_name', 'name', 'unique_id', 'filename', 'identifier'].find(
    (one) => fieldNamed(entity, one) !== undefined,
  );
  if (name === undefined || text === null || text === '') return null;
  const kind = fieldNamed(entity, 'type');
  const type = word === undefined || kind === undefined || kind.constraints.enum !== undefined ? {} : { type: word };
  return { [name]: name === 'parameter_name' ? { annotationValue: text } : text, ...type };
}
