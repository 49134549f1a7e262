/** Checks whether profiles have the types of ISA files. */
import { BadRequestError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';

/** Returns whether a profile has investigations and studies, like the ISA model. */
export function isIsaProfile({ entities }: Profile): boolean {
  return entities.has('Investigation') && entities.has('Study');
}

/**
 * Rejects a profile that ISA files cannot hold.
 * @param parameter put before the sentence
 * @throws BadRequestError
 */
export function requireIsaProfile(profile: Profile, parameter = ''): void {
  if (!isIsaProfile(profile))
    throw new BadRequestError(`${parameter}${profile.id} has no investigations and studies, as ISA files have.`);
}
