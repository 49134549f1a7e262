/** When messages are sent. */

/** Hour of the day, in UTC, at which daily messages go out: before the morning in Europe. */
const DAILY_HOUR = 5;
const DAY_MS = 86_400_000;

/** When a message that is made now is due: at once, or with the next daily one. */
export function dueAt(now: Date, isDaily: boolean): Date {
  if (!isDaily) return now;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Milliseconds from a failed attempt to the next; after the last one a message is given up. */
export const RETRY_AFTER_MS: readonly number[] = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];
