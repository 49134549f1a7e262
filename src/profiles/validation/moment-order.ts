/** Which of two dates or date-times comes first. */
import { hasZone, isDateTime } from './dates.ts';

/**
 * Order of two dates or date-times: negative, 0 or positive. Two zoned values are compared as instants; a local one with any
 * other as the clocks show; a plain date with a time as whole days, so that an end on the day of the start is in order.
 * Undefined when one of them is no date.
 */
export function compareMoments(one: string, other: string): number | undefined {
  if (!isDateTime(one) || !isDateTime(other)) return undefined;
  if (one.length === 10 || other.length === 10) return compareText(one.slice(0, 10), other.slice(0, 10));
  if (hasZone(one) && hasZone(other)) return instantOf(one) - instantOf(other);
  return compareText(wallClock(one), wallClock(other));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function instantOf(text: string): number {
  const zone = /(?:[Zz]|([+-])(\d{2}):(\d{2}))$/.exec(text);
  const offset = (Number(zone?.[2] ?? 0) * 60 + Number(zone?.[3] ?? 0)) * (zone?.[1] === '-' ? -1 : 1);
  const [whole, fraction = '0'] = wallClock(text).split('.');
  const [date = '', time = ''] = (whole ?? '').split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight.getTime() / 1000 + hour * 3600 + (minute - offset) * 60 + second + Number(`0.${fraction}`);
}

/** Date and time without the zone, in a form whose order as text is the order in time. */
function wallClock(text: string): string {
  const time = text.slice(11).replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, '');
  return `${text.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}`;
}
