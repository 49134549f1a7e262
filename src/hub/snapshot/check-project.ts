/**
 * Checks all rules of a profile on all entities of a project: types, formats, references, uniqueness (docs/requirements.md, H8).
 */
import type { components } from '../../../generated/hub/types.d.ts';
import type { Profile } from '../../profiles/profile.ts';
import { validateObject } from '../../profiles/validation/validate.ts';
import { ErrorsEnough, validateWhole } from '../../profiles/validation/whole-data-set.ts';
import { requireEntityType } from '../entities/entity-places.ts';
import type { Values } from '../entities/entity-values.ts';
import type { EntityRow } from '../entities/store.ts';
import { findSdrfProblems } from '../sdrf/sdrf-problems.ts';
import { toObjects } from './project-document.ts';

/** An error of one entity; `field` is a field of that entity. */
export type FieldError = components['schemas']['HubFieldError'];

/** An error with its entity. */
export type ProjectError = components['schemas']['HubValidationError'];

/** Result of checking a project. */
export interface ProjectCheck {
  readonly checked: number;
  /** Number of entities with at least one error. */
  readonly invalid: number;
  /** By entity with errors, in the order of the tree. */
  readonly errorsOf: ReadonlyMap<string, readonly FieldError[]>;
  /** Warnings of a standard's rules by entity, without the profile's recommendations. */
  readonly warningsOf: ReadonlyMap<string, readonly FieldError[]>;
  /** False if the search stopped after 100,000 errors. */
  readonly complete: boolean;
}

const mostErrors = 100_000;
/** Maximum errors of one entity, as in the contract. */
const mostOfOne = 10_000;

/**
 * Checks all entities of a project, with the messages of POST /validate, and sample metadata by the rules of its standard.
 * References are resolved in the whole project, and all entities with a duplicate value have the error.
 * @param rows all entities of the project
 */
export function checkProject(profile: Profile, rows: readonly EntityRow[]): ProjectCheck {
  const errorsOf = new Map<string, FieldError[]>();
  let count = 0;
  const note = (row: EntityRow, error: FieldError) => {
    if (count >= mostErrors) throw new ErrorsEnough();
    count += 1;
    const errors = errorsOf.get(row.id);
    if (errors === undefined) errorsOf.set(row.id, [error]);
    else if (errors.length < mostOfOne) errors.push(error);
  };
  const known = rows.filter(({ entityType }) => profile.entities.has(entityType));
  const { tops, originOf } = toObjects(profile, known);
  const complete = validateWhole(
    profile,
    tops,
    (data) => describeObject(originOf(data)),
    (data, error) => {
      const row = originOf(data);
      if (row !== undefined) note(row, error);
    },
  );
  for (const row of rows) {
    if (profile.entities.has(row.entityType) || count >= mostErrors) continue;
    note(row, { field: '', message: `${profile.id} has no entity type ${row.entityType}.`, rule: 'type' });
  }
  const warningsOf = new Map<string, FieldError[]>();
  for (const { row, level, error } of findSdrfProblems(profile, rows)) {
    // Errors of the profile's own checks are not repeated.
    if (count >= mostErrors || errorsOf.get(row.id)?.some(({ field }) => field === error.field && field !== '') === true)
      continue;
    if (level === 'error') note(row, error);
    else warningsOf.set(row.id, [...(warningsOf.get(row.id) ?? []), error]);
  }
  return { checked: rows.length, invalid: errorsOf.size, errorsOf, warningsOf, complete };
}

function describeObject(row: EntityRow | undefined): string {
  return row === undefined ? 'another entity' : `${row.entityType} ${row.label}`;
}

/** Returns the errors of a check as in the contract. */
export function listErrors(check: ProjectCheck, rowOf: (id: string) => EntityRow | undefined): ProjectError[] {
  return [...check.errorsOf].flatMap(([id, errors]) => {
    const row = rowOf(id);
    if (row === undefined) return [];
    return errors.map((error) => ({ node_id: id, entity_type: row.entityType, label: row.label, ...error }));
  });
}

/**
 * Checks values without a project: references and nested entities are ignored.
 * @throws BadRequestError for a type that the profile does not have
 */
export function checkEntity(profile: Profile, entityType: string, data: Values): readonly FieldError[] {
  return validateObject(profile, requireEntityType(profile, entityType).name, data).errors;
}
