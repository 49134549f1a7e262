/** The first line of a sample sheet of ENA's Webin portal: the checklist of the samples. */
import { type Entity, fieldNamed } from '../../../../../profiles/profile.ts';

/** Returns the checklist in a line above the headers; undefined for other lines and for types without a field for it. */
export function findEnaChecklist(entity: Entity, [first = '', id = '']: readonly string[]): string | undefined {
  const isLine = /^checklist$/i.test(first.trim()) && /^ERC[0-9]{6}$/i.test(id.trim());
  return isLine && fieldNamed(entity, 'checklist') !== undefined ? id.trim() : undefined;
}
