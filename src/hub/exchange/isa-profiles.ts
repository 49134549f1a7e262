/** Which profiles have what ISA files have. */
import type { Profile } from '../../profiles/profile.ts';

/** Whether a profile has investigations and studies, as the ISA model has. */
export function isIsaProfile({ entities }: Profile): boolean {
  return entities.has('Investigation') && entities.has('Study');
}
