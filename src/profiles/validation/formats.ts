/** The syntax of values in linear time: URIs, terms, numbers with a unit. json-schema.ts has equivalents. */
import { isIPv6 } from 'node:net';
import { getLinearPattern } from '../patterns/linear-pattern.ts';

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

/** Returns whether a string is an absolute URI in ASCII with a part after the scheme (RFC 3986, section 3). */
export function isUri(text: string): boolean {
  if (!getLinearPattern(uriPattern).test(text)) return false;
  const address = /^[^/]*:\/\/(?:[^/?#@]*@)?\[([^v\]][^\]]*)\]/i.exec(text)?.[1];
  return address === undefined || isIPv6(address);
}

/** A CURIE such as `PO:0009012` (or `PO_0009012`, the form of OBO identifiers), or an http(s) IRI. */
export const ontologyTermPattern = '^(?:[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s]+|[A-Za-z][A-Za-z0-9._\\-]*[:_][A-Za-z0-9._\\-]+)$';

export function isOntologyTerm(text: string): boolean {
  return getLinearPattern(ontologyTermPattern).test(text);
}

/** Returns the schema of a string with number and unit, such as `100 m`. The pattern includes bounds around 0. */
export function createUnitSchema(
  unit: string,
  { minimum, maximum }: { readonly minimum?: number; readonly maximum?: number } = {},
): { readonly type: 'string'; readonly pattern: string } {
  const any = '[0-9]+(?:\\.[0-9]+)?';
  const [least, most] = [
    minimum === undefined ? any : createUpperBoundPattern(-minimum),
    maximum === undefined ? any : createUpperBoundPattern(maximum),
  ];
  const number = least === undefined || most === undefined ? `[+-]?${any}` : `(?:-${least}|[+]?${most})`;
  return { type: 'string', pattern: `^${number} ?${unit}$` };
}

/** Returns the pattern of decimal numbers from 0 to a limit; undefined unless the limit is a whole number of at least 0. */
function createUpperBoundPattern(limit: number): string | undefined {
  if (!Number.isSafeInteger(limit) || limit < 0) return undefined;
  const digits = String(limit);
  const smaller = [...digits].flatMap((digit, at) =>
    digit === '0' ? [] : [`${digits.slice(0, at)}[0-${Number(digit) - 1}]${'[0-9]'.repeat(digits.length - at - 1)}`],
  );
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : [];
  const whole = [...shorter, ...smaller].map((one) => `${one}(?:\\.[0-9]+)?`);
  return `0*(?:${[...whole, `${digits}(?:\\.0+)?`].join('|')})`;
}

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether a string is a calendar date as YYYY-MM-DD (RFC 3339, full-date). */
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

/** Returns whether a string is a date, or a date-time: zone, seconds and T are optional. Accepts leap seconds (RFC 3339, 5.7). */
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

export function hasZone(text: string): boolean {
  return /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text.slice(10));
}

const datePattern =
  '(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)';

/** Date-times that isDateTime accepts in addition to JSON Schema: local, without seconds, or with a space. */
export const lenientDateTimePattern =
  `^${datePattern}[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?` +
  '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$';
