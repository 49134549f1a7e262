/** Refuses values that break the rules of the profile, in projects that ask for it. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { validateObject } from '../../profiles/validation/validate.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { isSameEntityValue } from '../entities/entity-values.ts';
import { formatDisplayName } from '../words.ts';
import type { EntityState, SavingStep } from './change-set.ts';

/** 400: the project refuses invalid values. */
export class RefusedValueError extends BadRequestError {}

/** These need other entities, which may follow later. */
const RULES_BEYOND_THE_ENTITY = new Set(['reference', 'uniqueness']);

/**
 * Checks the values that the changes give. Old values and missing ones do not count, so that an entity with problems can be
 * corrected step by step.
 * @throws RefusedValueError that names the first invalid value
 */
export function rejectInvalidValues(profile: Profile, steps: readonly SavingStep[]): void {
  const refused = [...new Set(steps.map(({ state }) => state))].flatMap((state) => listInvalidValues(profile, state));
  const [first, ...others] = refused;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` ${formatQuantity(others.length, 'more value is', 'more values are')} invalid.`;
  throw new RefusedValueError(`${first}${more} This project refuses invalid values; nothing was saved.`);
}

function listInvalidValues(profile: Profile, { row, before }: EntityState): readonly string[] {
  const given = Object.keys(row.data).filter((name) => !isSameEntityValue(row.data[name], before?.data[name]));
  if (given.length === 0) return [];
  return validateObject(profile, row.entityType, row.data).errors.flatMap(({ field, rule, message }) => {
    const name = given.find((one) => field === one || field.startsWith(`${one}[`));
    return name === undefined || RULES_BEYOND_THE_ENTITY.has(rule)
      ? []
      : [`${row.label}, ${formatDisplayName(name)}: ${message}`];
  });
}
