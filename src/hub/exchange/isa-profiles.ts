/** Checks whether profiles have the types of ISA files. */
import type { Profile } from '../../profiles/profile.ts';

/** Whether a profile has investigations and studies, like the ISA model. */
export function isIsaProfile({ entities }: Profile): boolean {
  return entities.has('Investigation') && entities.has('Study');
}
