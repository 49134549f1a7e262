/**
 * The forms of values: calendar dates, date-times, URIs and ontology terms. Each check takes time in proportion to the text, and
 * each has an image in JSON Schema that takes and refuses the same texts (see json-schema.ts).
 */
import { isIPv6 } from 'node:net';
import { linearPattern } from '../patterns/linear-pattern.ts';

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a date of the calendar as YYYY-MM-DD (RFC 3339, full-date). */
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
 * Whether a text is a date, a local date-time or a date-time with a zone. Seconds may be left out, and a space may stand for the
 * T. The sixtieth second is taken where the clock of UTC has one (RFC 3339, section 5.7).
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

function hasZone(text: string): boolean {
  return /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text.slice(10));
}

/** A date of the calendar, as a pattern. */
const datePattern =
  '(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** Date-times that the format date-time of JSON Schema refuses and isDateTime takes: local ones, and short or spaced ones. */
export const lenientDateTimePattern =
  `^${datePattern}[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?` +
  '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$';

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

const unreserved = 'A-Za-z0-9._~\\-';
const subDelimiters = "!$&'()*+,;=";
const escaped = '%[0-9A-Fa-f]{2}';
const pathCharacter = `(?:[${unreserved}${subDelimiters}:@]|${escaped})`;
const authority =
  `(?:(?:[${unreserved}${subDelimiters}:]|${escaped})*@)?` +
  `(?:\\[[0-9A-Fa-f:.]+\\]|\\[[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelimiters}:]+\\]|(?:[${unreserved}${subDelimiters}]|${escaped})*)` +
  '(?::[0-9]*)?';
const hierarchy = `(?://${authority}(?:/${pathCharacter}*)*|/(?:${pathCharacter}+(?:/${pathCharacter}*)*)?|${pathCharacter}+(?:/${pathCharacter}*)*)`;
const uriPattern =
  `^[A-Za-z][A-Za-z0-9+.\\-]*:${hierarchy}(?:\\?(?:${pathCharacter}|[/?])*)?(?:#(?:${pathCharacter}|[/?])*)?$`.replaceAll(
    '/',
    '\\/',
  );

/** Whether a text is an absolute URI with something after its scheme (RFC 3986, section 3). Other scripts must be escaped. */
export function isUri(text: string): boolean {
  if (!linearPattern(uriPattern).test(text)) return false;
  const address = /^[^/]*:\/\/(?:[^/?#@]*@)?\[([^v\]][^\]]*)\]/i.exec(text)?.[1];
  return address === undefined || isIPv6(address);
}

/** A CURIE such as `PO:0009012` (or `PO_0009012`, the form of OBO identifiers), or an http(s) IRI. */
export const ontologyTermPattern = '^(?:https?:\\/\\/[^\\s]+|[A-Za-z][A-Za-z0-9._\\-]*[:_][A-Za-z0-9._\\-]+)$';

/** Whether a text is a CURIE or an http(s) IRI. */
export function isOntologyTerm(text: string): boolean {
  return linearPattern(ontologyTermPattern).test(text);
}
