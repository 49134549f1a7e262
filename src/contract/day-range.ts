/** Parses ranges of days in UTC from the parameters `from` and `to`. */
import { AnswerableError } from './errors.ts';

const DAY_MS = 86_400_000;

/** The last instant with a year of four digits. Later ones are written with a sign, which the database cannot read. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** First and last day, inclusive, such as `2026-10-01`. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the start of a range, and the moment after its end. @throws AnswerableError 400 if a day does not exist */
export function parseDayRange({ from, to }: DayRange): { readonly from: Date | undefined; readonly before: Date | undefined } {
  return {
    from: from ? parseStartDay('from', from) : undefined,
    before: to ? new Date(Math.min(parseStartDay('to', to).getTime() + DAY_MS, LAST_MOMENT)) : undefined,
  };
}

function parseStartDay(parameter: string, day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  // The year 0000 does not exist in the database.
  if (day < '0001' || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new AnswerableError(400, `query.${parameter} must be a date, such as 2026-03-05, not ${day}`);
  return start;
}
