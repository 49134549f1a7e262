/**
 * ISA-JSON (ISA model and serialization specifications 1.0) as incoming entities, for projects of every profile: members match fields
 * by their letters, or by the names that the two standards give to the same thing. References by `@id` become what they refer to, as
 * far as a field can hold it; what has no place is reported row by row.
 */
import { BadRequestError } from '../../../../contract/errors.ts';
import { contentOf, type Entity, type Field, fieldNamed, type Profile } from '../../../../profiles/profile.ts';
import { isObject } from '../../../../profiles/validation/walk.ts';
import type { IncomingRow } from './incoming.ts';
import { NestedReader } from './nested-rows.ts';

type IsaObject = Readonly<Record<string, unknown>>;

/** Names of the same thing, the first that the entity has counts. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  identifier: ['identifier', 'unique_id'],
  people: ['contacts', 'persons'],
  publications: ['publications', 'associated_publications'],
  studyDesignDescriptors: ['design_descriptors', 'experimental_design_type'],
  factorName: ['name', 'factor_name'],
  annotationValue: ['term'],
  termSource: ['term_source'],
  category: ['category', 'factor_name'],
  affiliation: ['affiliation', 'institution'],
  roles: ['roles', 'role'],
  sources: ['sources', 'biological_materials'],
  name: ['name', 'unique_id', 'filename'],
};

/** Members that carry no data of their own. */
const SILENT: ReadonlySet<string> = new Set(['@id', '@type', '@context', 'materials']);

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
export function rowsOfIsaJson(profile: Profile, data: unknown): Iterable<IncomingRow> {
  if (!isObject(data)) throw new BadRequestError('The file is no ISA-JSON: an investigation is expected.');
  if (!profile.entities.has('Investigation') || !profile.entities.has('Study'))
    throw new BadRequestError(`${profile.id} has no investigations and studies, as ISA-JSON has.`);
  const known = new Map<string, IsaObject>();
  collect(data, known);
  const person = profile.entities.get('Person');
  const hasOneName = person !== undefined && fieldNamed(person, 'name') !== undefined;
  const tidied = tidy(hasOneName ? withWholeNames(data) : data);
  const adapt = (_entity: Entity, field: Field, value: unknown) => fitted(profile, field, value, known);
  return new NestedReader(profile, { isForeign: true, adapt, nameOf }).rowsOf('Investigation', tidied, 'Investigation');
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

/** People called by one name, for profiles that know no other. */
function withWholeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWholeNames);
  if (!isObject(value)) return value;
  const { firstName, midInitials, lastName, ...others } = value;
  const names = [firstName, midInitials, lastName].filter((name) => typeof name === 'string' && name !== '');
  const rest = Object.entries(others).map(([name, inner]) => [name, withWholeNames(inner)] as const);
  return Object.fromEntries(names.length === 0 ? rest : [['name', names.join(' ')] as const, ...rest]);
}

/** Without what carries no data; materials stand in what has them. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isObject(value)) return value;
  const materials = isObject(value.materials) ? value.materials : {};
  const isReference = Object.keys(value).length === 1 && '@id' in value;
  const kept = Object.entries({ ...value, ...materials }).filter(([name]) => isReference || !SILENT.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, tidy(inner)]));
}

/** A value as its field can hold it. */
function fitted(profile: Profile, field: Field, value: unknown, known: ReadonlyMap<string, IsaObject>): unknown {
  const content = contentOf(field);
  const toField = (item: unknown): unknown => {
    const resolved = resolve(item, known);
    if (content.kind === 'scalar') return textOf(resolved);
    const entity = profile.entities.get(content.entity);
    return entity === undefined ? resolved : objectFor(entity, resolved, item !== resolved);
  };
  if (field.type !== 'list') {
    if (!Array.isArray(value)) return toField(value);
    return content.kind === 'scalar' ? value.map(toField).join('; ') : toField(value[0] ?? null);
  }
  return (Array.isArray(value) ? value : [value]).map(toField);
}

function resolve(value: unknown, known: ReadonlyMap<string, IsaObject>): unknown {
  const id = isObject(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
  if (typeof id !== 'string') return value;
  const target = known.get(id);
  // A reference to nothing keeps its name, so that somebody can see what is missing.
  return target === undefined ? { name: id } : tidy(target);
}

/** Members by which an object of ISA-JSON is called. */
const CALLED = ['annotationValue', 'name', 'factorName', 'parameterName', 'characteristicType', 'doi', 'title', 'filename'];

function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (!isObject(value)) return value;
  const called = CALLED.map((name) => value[name]).find((one) => one !== undefined && one !== '');
  return isObject(called) ? textOf(called) : (called ?? JSON.stringify(value));
}

/**
 * An object for an entity that is nested. One that only stands for something else is called by its name, and not copied with all that
 * is in it.
 */
function objectFor(entity: Entity, value: unknown, isReference: boolean): unknown {
  const annotation = isObject(value) && isObject(value.characteristicType) ? value.characteristicType : value;
  if (isObject(annotation) && !(isReference && fieldNamed(entity, 'term') === undefined)) return annotation;
  const text = textOf(annotation);
  const name = ['term', 'parameter_name', 'name', 'unique_id', 'filename'].find((one) => fieldNamed(entity, one) !== undefined);
  if (name === undefined || text === null || text === '') return null;
  return { [name]: name === 'parameter_name' ? { annotationValue: text } : text };
}
