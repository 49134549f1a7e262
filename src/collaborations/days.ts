/** Calendar days in tables: YYYY-MM-DD, in UTC. */
import { dayOf } from '../web/for-people/words.ts';

/** The day of a moment; empty when there is none. */
export function formatOptionalDay(date: Date | null): string {
  return date === null || Number.isNaN(date.getTime()) ? '' : dayOf(date);
}
