/**
 * ISA-JSON (ISA model and serialization specifications 1.0) as incoming entities, for projects of every profile: members match fields
 * by their letters, or by the names that the two standards give to the same thing. References by `@id` become what they refer to, as
 * far as a field can hold it; what has no place is reported row by row.
 */
import { BadRequestError } from '../../../../contract/errors.ts';
import { contentOf, type Entity, type Field, fieldNamed, type Profile, type ScalarType } from '../../../../profiles/profile.ts';
import { isTextType, settled } from '../../../../profiles/reading/written-scalar.ts';
import { isObject } from '../../../../profiles/validation/walk.ts';
import { readText } from '../../../entities/form-values.ts';
import { itemsOf } from '../../list-text.ts';
import type { IncomingRow } from './incoming.ts';
import { IsaObjects, identified, isaTextOf, isBlank } from './isa-objects.ts';
import { NestedReader, type NestedReading } from './nested-rows.ts';

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
  const data = settled(read, 'texts');
  if (!isObject(data)) throw new BadRequestError('The file is no ISA-JSON: it has no investigation.');
  if (!profile.entities.has('Investigation') || !profile.entities.has('Study'))
    throw new BadRequestError(`${profile.id} has no investigations and studies, as ISA-JSON has.`);
  const known = new Map<string, IsaObject>();
  collect(data, known);
  const isaObjects = new IsaObjects(known);
  const adapt = (_entity: Entity, field: Field, value: unknown) => fitted(profile, field, value, known);
  const reader = new NestedReader(profile, {
    ...reading,
    adapt,
    nameOf,
    prepare: (entity, object) => isaObjects.prepare(entity, object),
  });
  return identified(profile, reader.rowsOf('Investigation', data, 'Investigation'));
}

function nameOf(entity: Entity, member: string): string | undefined {
  return OTHER_NAMES[member]?.find((name) => fieldNamed(entity, name) !== undefined);
}

/** Objects that others refer to. */
function collect(value: unknown, known: Map<string, IsaObject>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, known);
  if (!isObject(value)) return;
  const id = value['@id'];
  if (typeof id === 'string' && Object.keys(value).length > 1) known.set(id, value);
  for (const inner of Object.values(value)) collect(inner, known);
}

/** A value as its field can hold it. */
function fitted(profile: Profile, field: Field, value: unknown, known: ReadonlyMap<string, IsaObject>): unknown {
  const content = contentOf(field);
  const toField = (item: unknown): unknown => {
    const resolved = resolve(item, known);
    if (content.kind === 'scalar') return scalarOf(content.type, isaTextOf(resolved));
    const entity = profile.entities.get(content.entity);
    return entity === undefined ? resolved : objectFor(entity, resolved, item !== resolved);
  };
  if (field.type !== 'list') {
    if (!Array.isArray(value)) return toField(value);
    return content.kind === 'scalar'
      ? value
          .map(toField)
          .filter((item) => item !== null)
          .join('; ')
      : toField(value[0] ?? null);
  }
  const items = typeof value === 'string' && content.kind === 'scalar' ? itemsOf(value) : [value].flat();
  return items.map(toField).filter((item) => item !== null && item !== '');
}

function resolve(value: unknown, known: ReadonlyMap<string, IsaObject>): unknown {
  const id = isObject(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
  if (typeof id !== 'string') return value;
  const target = known.get(id);
  // A reference to nothing keeps its name, so that somebody can see what is missing.
  return target === undefined ? { name: id } : target;
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
function objectFor(entity: Entity, value: unknown, isReference: boolean): unknown {
  const annotation = isObject(value) && isObject(value.characteristicType) ? value.characteristicType : value;
  if (isBlank(annotation)) return null;
  if (isObject(annotation) && !(isReference && fieldNamed(entity, 'term') === undefined)) return annotation;
  const text = isaTextOf(annotation);
  const name = ['term', 'parameter_name', 'name', 'unique_id', 'filename', 'identifier'].find(
    (one) => fieldNamed(entity, one) !== undefined,
  );
  if (name === undefined || text === null || text === '') return null;
  return { [name]: name === 'parameter_name' ? { annotationValue: text } : text };
}
