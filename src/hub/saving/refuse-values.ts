/** Rejects values that violate the profile, in projects that require valid values. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { getPlan } from '../../profiles/validation/entity-plan.ts';
import { validateObject } from '../../profiles/validation/validate.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { areSameValues, isSameEntityValue, type Values } from '../entities/entity-values.ts';
import { formatFieldLabel } from '../words.ts';
import type { SavingStep } from './change-set.ts';

export class RefusedValueError extends BadRequestError {}

/** @throws RefusedValueError that names the first invalid value */
export function rejectInvalidValues(profile: Profile, steps: readonly SavingStep[]): void {
  const refused = [...new Set(steps.map(({ state }) => state))].flatMap(({ row, before }) =>
    listInvalidValues(profile, row.entityType, row.data, before?.data).map(({ words }) => `${row.label}, ${words}`),
  );
  const [first, ...others] = refused;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` ${formatQuantity(others.length, 'more value is', 'more values are')} invalid.`;
  throw new RefusedValueError(`${first}${more} This project rejects invalid values; nothing was saved.`);
}

/** Returns new errors in changed and dependent values. Ignores missing values, because users enter data in several steps. */
export function listInvalidValues(profile: Profile, entityType: string, data: Values, before: Values = {}) {
  if (areSameValues(data, before)) return [];
  const errors = listValueErrors(profile, entityType, data);
  if (errors.length === 0) return [];
  const old = new Set(listValueErrors(profile, entityType, before).map(({ words }) => words));
  return errors.filter(({ field, words }) => !isSameEntityValue(data[field], before[field]) || !old.has(words));
}

function listValueErrors(profile: Profile, entityType: string, data: Values) {
  // These rules also depend on other entities, which users may add or change later.
  const later = getPlan(profile)
    .getEntity(entityType)
    .rules.filter(({ kind }) => kind === 'reference' || kind === 'uniqueness');
  const rules = new Set(['reference', 'uniqueness', ...later.map(({ rule }) => rule)]);
  return validateObject(profile, entityType, data).errors.flatMap(({ field: path, rule, message }) => {
    const field = path.replace(/\[\d+\]$/, '');
    const isCounted = Object.hasOwn(data, field) && !rules.has(rule);
    return isCounted ? [{ field, words: `${formatFieldLabel(profile.entities.get(entityType), field)}: ${message}` }] : [];
  });
}
