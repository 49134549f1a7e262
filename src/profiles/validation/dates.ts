/** The syntax of calendar dates and date-times. json-schema.ts has equivalents in JSON Schema that accept the same texts. */

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether a text is a calendar date as YYYY-MM-DD (RFC 3339, full-date). */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const leapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lastDay = month === 2 && leapYear ? 29 : (daysInMonth[month - 1] ?? 0);
  return day >= 1 && day <= lastDay;
}

const timeOfDay = /^[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:[Zz]|([+-])(\d{2}):(\d{2}))?$/;

/**
 * Returns whether a text is a date, a local date-time or a date-time with a zone. Seconds are optional, and a space may replace the T.
 * Second 60 is accepted at the times of leap seconds in UTC (RFC 3339, section 5.7).
 */
export function isDateTime(text: string): boolean {
  if (!isDate(text.slice(0, 10))) return false;
  if (text.length === 10) return true;
  const match = timeOfDay.exec(text.slice(10));
  if (match === null) return false;
  const [, hour, minute, second = '0', sign, zoneHour = '0', zoneMinute = '0'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(zoneHour) > 23 || Number(zoneMinute) > 59) return false;
  if (Number(second) <= 59) return true;
  if (Number(second) > 60 || !hasZone(text)) return false;
  const offset = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  return (Number(hour) * 60 + Number(minute) - offset + 2 * 1440) % 1440 === 23 * 60 + 59;
}

/** Returns whether a date-time has a zone. */
export function hasZone(text: string): boolean {
  return /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text.slice(10));
}

/** Pattern of a calendar date. */
const datePattern =
  '(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/**
 * Date-times that isDateTime accepts, but the format date-time of JSON Schema does not: local ones, and those without seconds or
 * with a space.
 */
export const lenientDateTimePattern =
  `^${datePattern}[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?` +
  '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$';
