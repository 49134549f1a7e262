/** Calendar days as forms and tables have them: YYYY-MM-DD, in UTC. */
import { dayOf as dayInWords } from '../../web/for-people/words.ts';

/** The day of a moment; empty when there is none. */
export function dayText(date: Date | null): string {
  return date === null || Number.isNaN(date.getTime()) ? '' : dayInWords(date);
}

/** The midnight that a day begins with; `undefined` for what is no day of the calendar, such as 2027-02-30. */
export function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayText(date) === text ? date : undefined;
}
