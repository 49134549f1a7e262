/** Checks whether profiles have the entity types of ISA files. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';

/** Returns whether a profile has investigations and studies, like the ISA model. */
export function isIsaProfile({ entities }: Profile): boolean {
  return entities.has('Investigation') && entities.has('Study');
}

/**
 * Rejects a profile that ISA files cannot represent.
 * @param parameter precedes the error message
 * @throws BadRequestError
 */
export function requireIsaProfile(profile: Profile, parameter = ''): void {
  if (!isIsaProfile(profile))
    throw new BadRequestError(`${parameter}${profile.id} has no investigations and studies, as ISA files have.`);
}
