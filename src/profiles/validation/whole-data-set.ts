/** Validates complete data sets: references must exist, and values can be unique among top-level objects. */
import type { Profile } from '../profile.ts';
import { getPlan, type ValuePlace } from './entity-plan.ts';
import { Validation, type ValidationError } from './validate.ts';

export interface TopObject {
  /** Exact name of the entity. */
  readonly entityType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Thrown by `report` to end the check. */
export class ErrorLimitReached extends Error {}

/**
 * Checks all objects, with the same messages as validateObject. All objects with a duplicate value get an error.
 * @param formatName returns the name of an object for messages
 * @param report receives each error with its object and relative field; may throw ErrorLimitReached to end the check
 * @returns whether the check was complete
 * @throws UnknownEntityError
 */
export function validateDataSet(
  profile: Profile,
  tops: readonly TopObject[],
  formatName: (data: object) => string,
  report: (data: object, error: ValidationError) => void,
): boolean {
  const plan = getPlan(profile);
  const validation = new Validation(
    plan,
    { isWhole: true, formatName: ({ data }) => formatName(data) },
    (place, name, index, rule, message) =>
      report(place.data, { field: index < 0 ? name : `${name}[${index}]`, message: message(), rule }),
  );
  const places = tops.flatMap(({ entityType, data }) => {
    const top = plan.getEntity(entityType);
    return validation.collectPlaces(top, {
      entity: top.entity,
      data,
      parent: undefined,
      field: '',
      index: -1,
      cited: false,
    } satisfies ValuePlace);
  });
  try {
    for (const place of places) validation.checkObject(plan.getEntity(place.entity.name), place, 'alone');
    return true;
  } catch (error) {
    if (error instanceof ErrorLimitReached) return false;
    throw error;
  }
}
