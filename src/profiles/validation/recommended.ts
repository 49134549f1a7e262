/** What a standard recommends without demanding it: fields that are expected, and the words of open vocabularies. */

import { isKnownName } from '../known-names.ts';
import { linearPattern } from '../patterns/linear-pattern.ts';
import type { Profile } from '../profile.ts';
import { listed, quoted } from '../value-words.ts';
import { type EntityPlan, planOf } from './entity-plan.ts';
import type { WarningCheck } from './entity-rules.ts';
import { checkNesting } from './nesting.ts';
import { isAbsent, isObject, nestedIn, pathOfMember, type ValuePlace } from './walk.ts';

/** One warning, in the shape of an error. */
export interface Warning {
  readonly field: string;
  readonly message: string;
  /** `recommended` for a missing field, else the name of the profile's rule. */
  readonly rule: string;
}

/** More than honest data of a few megabytes can have; see validateObject. */
const mostWarnings = 100_000;

/**
 * The warnings on an object, in the order of the fields, those of nested objects at the place of their field. The search ends after
 * 100000.
 * @throws UnknownEntityError, NestingError
 */
export function warningsOn(profile: Profile, entityName: string, data: unknown): readonly Warning[] {
  const plan = planOf(profile);
  const root = plan.entity(entityName);
  checkNesting(data);
  const warnings: Warning[] = [];
  const visit = (current: EntityPlan, place: ValuePlace): void => {
    for (const field of current.entity.fields) {
      if (warnings.length >= mostWarnings) return;
      const value = place.data[field.name];
      if (isAbsent(value)) {
        if (field.recommended)
          warnings.push({
            field: pathOfMember(place, field.name),
            message: `${profile.display_name} recommends ${quoted(field.name)}.`,
            rule: 'recommended',
          });
      } else {
        for (const check of current.warnings) if (check.field === field) warnings.push(...unmet(check, place, value));
      }
      const step = current.stepOf.get(field.name);
      if (step?.entity === undefined || step.cites) continue;
      const nested = plan.entity(step.entity);
      for (const inner of nestedIn(place, step, nested)) visit(nested, inner);
    }
  };
  if (isObject(data)) visit(root, { entity: root.entity, data, parent: undefined, field: '', index: -1, cited: false });
  return warnings.slice(0, mostWarnings);
}

function unmet(check: WarningCheck, place: ValuePlace, value: unknown): readonly Warning[] {
  const items = Array.isArray(value) ? value.map((item, index) => [item, index] as const) : [[value, -1] as const];
  return items.flatMap(([item, index]) => {
    const reason = reasonOf(check, item);
    return reason === undefined
      ? []
      : [{ field: pathOfMember(place, check.field.name, index), message: reason, rule: check.rule }];
  });
}

/** Why a value is not what is recommended; undefined when it is. Values of a wrong type are errors already. */
function reasonOf(check: WarningCheck, value: unknown): string | undefined {
  const { description } = check;
  const words = (text: string) => `${quoted(text)} is unusual. ${description}`.trim();
  if (typeof value === 'string') {
    if (check.kind === 'known' && !isKnownName(check.list, value)) return words(value);
    if (check.kind === 'pattern' && !linearPattern(check.pattern).test(value)) return words(value);
    if (check.kind === 'vocabulary' && !check.values.includes(value))
      return `${quoted(value)} is none of the recommended values: ${listed(check.values)}.`;
  }
  if (check.kind === 'range' && typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = check;
    if (value < minimum || value > maximum) return words(String(value));
  }
  return undefined;
}
