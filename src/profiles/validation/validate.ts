/**
 * Validation of an object, with everything nested in it, against an entity of a profile. Time and memory are linear in the size
 * of the data; with a limit, memory does not grow with the number of errors.
 */

import type { Entity, Profile } from '../profile.ts';
import { describe } from '../value-words.ts';
import { type ProfilePlan, planOf } from './entity-plan.ts';
import { checkNesting } from './nesting.ts';
import { type ReportViolation, Validation } from './validation-walk.ts';
import { isObject, pathOf, pathOfMember, type ValuePlace } from './walk.ts';

export { type Warning, warningsOn } from './recommended.ts';
export { NestingError, UnknownEntityError } from './validation-errors.ts';

/** One thing that is wrong. */
export interface ValidationError {
  /** Path of the field, dotted with list indexes: `studies[0].start_date`; empty for the object itself. */
  readonly field: string;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** Name of the check, or of the profile's rule. */
  readonly rule: string;
}

/** Result of a validation. */
export interface ValidationResult {
  readonly valid: boolean;
  readonly errors: readonly ValidationError[];
  /** Number of errors that were found and are not listed; 0 without a limit. */
  readonly omitted: number;
  /** False when there are so many errors that the search for more was given up. */
  readonly complete: boolean;
}

const mostErrors = 100_000;

/**
 * Checks an object with everything nested in it. Errors stand in the order of the profile's fields, those of a nested object at
 * the place of its field; then come unknown members, then the profile's rules.
 * @param entityName exact name of the entity
 * @param options.limit how many errors are listed; the others are counted
 * @param options.most how many errors are looked for. The default is more than honest data of a few megabytes can have, and keeps
 *   a hostile text (a million empty objects) from growing into an answer a hundred times its size
 * @throws UnknownEntityError, NestingError (more than 64 levels)
 */
export function validateObject(
  profile: Profile,
  entityName: string,
  data: unknown,
  options: { readonly limit?: number; readonly most?: number } = {},
): ValidationResult {
  const plan = planOf(profile);
  const entity = plan.entity(entityName);
  checkNesting(data);
  if (!isObject(data)) {
    return {
      valid: false,
      errors: [{ field: '', message: `Must be an object, not ${describe(data)}.`, rule: 'type' }],
      omitted: 0,
      complete: true,
    };
  }
  return walkThrough(plan, entity.entity, data, options);
}

function walkThrough(
  plan: ProfilePlan,
  entity: Entity,
  data: ValuePlace['data'],
  { limit = Number.POSITIVE_INFINITY, most = mostErrors }: { readonly limit?: number; readonly most?: number },
): ValidationResult {
  const errors: ValidationError[] = [];
  let omitted = 0;
  const tell: ReportViolation = (place, field, index, rule, message) => {
    if (errors.length + omitted >= most) throw new TooManyErrors();
    if (errors.length >= limit) omitted += 1;
    else errors.push({ field: pathOfMember(place, field, index), message: message(), rule });
  };
  const walk = new Validation(plan, { isWhole: false, nameOf: (place) => pathOf(place) || 'the data itself' }, tell);
  const root: ValuePlace = { entity, data, parent: undefined, field: '', index: -1, cited: false };
  let complete = true;
  try {
    if (plan.hasReferences) walk.gather(plan.entity(entity.name), root);
    walk.check(plan.entity(entity.name), root);
  } catch (error) {
    if (!(error instanceof TooManyErrors)) throw error;
    complete = false;
  }
  return { valid: complete && errors.length + omitted === 0, errors, omitted, complete };
}

/** Ends the walk when there are errors enough. */
class TooManyErrors extends Error {
  override readonly name = 'TooManyErrors';
}
