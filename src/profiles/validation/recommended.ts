/** Fields that a standard asks for without demanding them. */

import type { Profile } from '../profile.ts';
import { quoted } from '../value-words.ts';
import { type EntityPlan, planOf } from './entity-plan.ts';
import { checkNesting } from './nesting.ts';
import { isAbsent, isObject, nestedIn, type Place, pathOfMember } from './walk.ts';

/** A field that the standard asks for and the data lacks. */
export interface Recommendation {
  readonly field: string;
  readonly message: string;
}

/** More than honest data of a few megabytes can have; see validateObject. */
const mostRecommendations = 100_000;

/**
 * Recommended fields that are absent, in the order of the fields, those of nested objects at the place of their field. The
 * search ends after 100000.
 * @throws UnknownEntityError, NestingError
 */
export function missingRecommended(profile: Profile, entityName: string, data: unknown): readonly Recommendation[] {
  const plan = planOf(profile);
  const root = plan.entity(entityName);
  checkNesting(data);
  const missing: Recommendation[] = [];
  const visit = (current: EntityPlan, place: Place): void => {
    for (const field of current.entity.fields) {
      if (missing.length >= mostRecommendations) return;
      if (field.recommended && isAbsent(place.data[field.name])) {
        missing.push({
          field: pathOfMember(place, field.name),
          message: `${profile.display_name} recommends ${quoted(field.name)}.`,
        });
      }
      const step = current.stepOf.get(field.name);
      if (step?.entity === undefined || step.cites) continue;
      const nested = plan.entity(step.entity);
      for (const inner of nestedIn(place, step, nested)) visit(nested, inner);
    }
  };
  if (isObject(data)) visit(root, { entity: root.entity, data, parent: undefined, field: '', index: -1, cited: false });
  return missing;
}
