/** Dates and times on pages. */
import { dayOf, momentText } from './words.ts';

/** A moment for the element `time`. */
export interface Moment {
  readonly iso: string;
  /** Like `2026-03-05 09:32 UTC`. */
  readonly text: string;
  /** Like `2026-03-05`. */
  readonly day: string;
}

/** The moment of a date. */
export function momentOf(date: Date): Moment {
  const iso = date.toISOString();
  return { iso, text: momentText(date), day: dayOf(date) };
}
