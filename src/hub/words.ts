/** Names of a profile as people read them. */
import { titleOf } from '../profiles/profile.ts';

/** Words for the name of a field or an entity type: `unique_id` is "Unique id", `ObservationUnit` "Observation unit", `DOI` stays. */
export function inWords(name: string): string {
  const [first = name, ...rest] = titleOf(name).split(' ');
  return [first, ...rest.map((word) => (/^[A-Z][a-z]/.test(word) || word.length === 1 ? word.toLowerCase() : word))].join(' ');
}
