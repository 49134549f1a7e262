/** Checks all entities of a project: types, formats, references, uniqueness and other rules (docs/requirements.md, H8). */

import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { getOrAdd } from '../../memoize.ts';
import { formatNameInSentence } from '../../profiles/name-words.ts';
import { type Entity, findFieldByName, getContent, type Profile, quoteText } from '../../profiles/profile.ts';
import { isObject } from '../../profiles/validation/entity-plan.ts';
import { ErrorLimitReached, validateDataSet } from '../../profiles/validation/whole-data-set.ts';
import { sortByProfile } from '../entities/entity-values.ts';
import { type EntityRow, isSingleEntityField, MAX_ENTITY_LEVEL, requireEntityType } from '../entities/store.ts';
import { findEnaProblems } from '../exchange/ena/ena-problems.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { findSdrfProblems } from '../sdrf/sheet-of-dataset.ts';

export interface ProjectTopObject {
  readonly entityType: string;
  readonly data: Record<string, unknown>;
  /** The stored entity of the object with the error. */
  readonly row: EntityRow;
}

/** The top-level objects of a project in order, and the entity of each object at any level. */
export interface ProjectObjects {
  readonly tops: readonly ProjectTopObject[];
  readonly findOrigin: (data: object) => EntityRow | undefined;
}

/** Returns nested objects with properties in profile order. Entities whose parent is missing are at the top level. */
export function createProjectObjects(profile: Profile, rows: readonly EntityRow[]): ProjectObjects {
  const origins = new Map<object, EntityRow>();
  const ids = new Set(rows.map(({ id }) => id));
  const isTopLevelRow = ({ parentId }: EntityRow) => parentId === null || !ids.has(parentId);
  const children = Map.groupBy(
    rows.filter((row) => !isTopLevelRow(row)),
    ({ parentId }) => parentId as string,
  );
  const createObject = (row: EntityRow): Record<string, unknown> => {
    const entity = profile.entities.get(row.entityType);
    const data: Record<string, unknown> = { ...row.data };
    for (const [field, items] of Map.groupBy(children.get(row.id) ?? [], ({ parentField }) => parentField as string)) {
      const objects = items.toSorted(compareSiblings).map(createObject);
      const isSingle = entity !== undefined && findFieldByName(entity, field)?.type === 'entity';
      data[field] = isSingle && objects.length === 1 ? objects[0] : objects;
    }
    const object = entity === undefined ? data : sortByProfile(entity, data);
    origins.set(object, row);
    return object;
  };
  const tops = rows
    .filter(isTopLevelRow)
    .toSorted(createTopComparison(profile))
    .map((row) => ({ entityType: row.entityType, data: createObject(row), row }));
  return { tops, findOrigin: (data) => origins.get(data) };
}

export function compareSiblings(one: EntityRow, other: EntityRow): number {
  return one.position - other.position || (one.id < other.id ? -1 : 1);
}

/** Returns a function that compares entities by type in profile order, then by position. */
export function createTopComparison(profile: Profile): (one: EntityRow, other: EntityRow) => number {
  const ranks = new Map([...profile.entities.keys()].map((name, index) => [name, index]));
  const getRank = ({ entityType }: EntityRow) => ranks.get(entityType) ?? ranks.size;
  return (one, other) => getRank(one) - getRank(other) || compareSiblings(one, other);
}

/**
 * Returns changes that create the entities of a root object and its nested objects. Invalid values remain unchanged.
 * @throws BadRequestError that names a property that is unknown, not an entity, or nested too deeply
 */
export function parseDocumentChanges(profile: Profile, document: unknown): EntityChange[] {
  const changes: EntityChange[] = [];
  const visitEntity = (
    entity: Entity,
    data: unknown,
    at: string,
    parent: { ref: string; field: string } | undefined,
    level: number,
  ) => {
    const member = at === '' ? 'The data set' : at;
    if (!isObject(data)) throw new BadRequestError(`${member}: must be an object of the type ${entity.name}.`);
    if (level > MAX_ENTITY_LEVEL)
      throw new BadRequestError(`${member}: entities can be nested at most ${MAX_ENTITY_LEVEL} levels deep.`);
    const values: Record<string, unknown> = {};
    const ref = `document:${changes.length}`;
    changes.push({
      entityType: entity.name,
      data: values,
      ref,
      ...(parent === undefined ? {} : { parentId: parent.ref, parentField: parent.field }),
    });
    for (const [name, value] of Object.entries(data)) {
      const field = findFieldByName(entity, name);
      const inside = at === '' ? name : `${at}.${name}`;
      if (field === undefined) throw new BadRequestError(`${member}: ${entity.name} has no field ${quoteText(name)}.`);
      const content = getContent(field);
      if (content.kind === 'scalar') {
        values[name] = value;
        continue;
      }
      const nested = requireEntityType(profile, content.entity, inside);
      const next = { ref, field: name };
      if (value === null || value === '') continue;
      if (!isSingleEntityField(field)) {
        if (!Array.isArray(value)) throw new BadRequestError(`${inside}: must be a list of ${nested.name} objects.`);
        for (const [index, item] of value.entries()) visitEntity(nested, item, `${inside}[${index}]`, next, level + 1);
      } else visitEntity(nested, value, inside, next, level + 1);
    }
  };
  visitEntity(requireEntityType(profile, profile.root_entity), document, '', undefined, 1);
  return changes;
}

/** `field` is a field of the entity itself, not of a nested entity. */
export type FieldError = components['schemas']['HubFieldError'];

export type ProjectError = components['schemas']['HubValidationError'];

export interface ProjectCheck {
  readonly checked: number;
  /** Number of entities with at least one error. */
  readonly invalid: number;
  /** Errors by entity ID, in tree order. */
  readonly errorsOf: ReadonlyMap<string, readonly FieldError[]>;
  /** Warnings by entity ID from the rules of a standard, without recommendations of the profile. */
  readonly warningsOf: ReadonlyMap<string, readonly FieldError[]>;
  /** False if the check stopped after the maximum number of errors. */
  readonly complete: boolean;
}

const MAX_ERRORS = 100_000;
/** Maximum number of errors per entity, as in the contract. */
const MAX_ENTITY_ERRORS = 10_000;

/**
 * Checks entities by the rules of the profile, like POST /validate, and sample metadata by the rules of SDRF. References can
 * refer to any entity of the project. All entities with the same unique value have an error.
 * @param rows all entities of the project
 */
export function checkProject(profile: Profile, rows: readonly EntityRow[]): ProjectCheck {
  const errorsOf = new Map<string, FieldError[]>();
  let count = 0;
  const addProjectError = (row: EntityRow, error: FieldError) => {
    if (count >= MAX_ERRORS) throw new ErrorLimitReached();
    count += 1;
    const errors = errorsOf.get(row.id);
    if (errors === undefined) errorsOf.set(row.id, [error]);
    else if (errors.length < MAX_ENTITY_ERRORS) errors.push(error);
  };
  const known = rows.filter(({ entityType }) => profile.entities.has(entityType));
  const { tops, findOrigin } = createProjectObjects(profile, known);
  const complete = validateDataSet(
    profile,
    tops,
    (data) => describeObject(findOrigin(data)),
    (data, error) => {
      const row = findOrigin(data);
      if (row !== undefined) addProjectError(row, error);
    },
  );
  for (const row of rows) {
    if (profile.entities.has(row.entityType) || count >= MAX_ERRORS) continue;
    addProjectError(row, { field: '', message: `${profile.id} has no entity type ${row.entityType}.`, rule: 'type' });
  }
  const warningsOf = new Map<string, FieldError[]>();
  for (const { row, level, error } of [...findSdrfProblems(profile, rows), ...findEnaProblems(profile, rows)]) {
    // The rules of the profile already found these errors.
    if (count >= MAX_ERRORS || errorsOf.get(row.id)?.some(({ field }) => field === error.field && field !== '') === true)
      continue;
    if (level === 'error') addProjectError(row, error);
    else getOrAdd(warningsOf, row.id, () => []).push(error);
  }
  return { checked: rows.length, invalid: errorsOf.size, errorsOf, warningsOf, complete };
}

function describeObject(row: EntityRow | undefined): string {
  return row === undefined ? 'another entity' : `${formatNameInSentence(row.entityType)} ${row.label}`;
}

export function listErrors(check: ProjectCheck, rowOf: (id: string) => EntityRow | undefined): ProjectError[] {
  return [...check.errorsOf].flatMap(([id, errors]) => {
    const row = rowOf(id);
    if (row === undefined) return [];
    return errors.map((error) => ({ node_id: id, entity_type: row.entityType, label: row.label, ...error }));
  });
}
