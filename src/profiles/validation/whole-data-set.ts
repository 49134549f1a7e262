/**
 * Validation of a data set that is made of several objects and is all that there is: what a reference names must be in it, and
 * values may be unique among the objects at the top too. Every error is told at the object that it belongs to.
 */

import type { Profile } from '../profile.ts';
import { planOf } from './entity-plan.ts';
import { Validation } from './validation-walk.ts';
import type { ValuePlace } from './walk.ts';

/** An object at the top, with everything nested in it. */
export interface TopObject {
  /** Exact name of its entity. */
  readonly entityType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong with one object, apart from what is nested in it. */
export interface ObjectError {
  /** Name of the field, with the index of an item of its list: `external_references[2]`. */
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** Ends the check when it has taken errors enough. */
export class ErrorsEnough extends Error {
  override readonly name = 'ErrorsEnough';
}

/**
 * Checks all objects, in the same words as validateObject. Where a value may occur once, each of its holders has the error.
 * @param nameOf what messages call another object
 * @param tell takes each error with the object that has it; may throw ErrorsEnough to end the check
 * @returns whether everything was checked
 * @throws UnknownEntityError
 */
export function validateWhole(
  profile: Profile,
  tops: readonly TopObject[],
  nameOf: (data: object) => string,
  tell: (data: object, error: ObjectError) => void,
): boolean {
  const plan = planOf(profile);
  const validation = new Validation(
    plan,
    { isWhole: true, nameOf: ({ data }) => nameOf(data) },
    (place, name, index, rule, message) =>
      tell(place.data, { field: index < 0 ? name : `${name}[${index}]`, message: message(), rule }),
  );
  const places = tops.flatMap(({ entityType, data }) => {
    const top = plan.entity(entityType);
    return validation.survey(top, {
      entity: top.entity,
      data,
      parent: undefined,
      field: '',
      index: -1,
      cited: false,
    } satisfies ValuePlace);
  });
  try {
    for (const place of places) validation.check(plan.entity(place.entity.name), place, 'alone');
    return true;
  } catch (error) {
    if (error instanceof ErrorsEnough) return false;
    throw error;
  }
}
