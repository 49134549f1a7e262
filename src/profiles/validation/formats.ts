/**
 * The syntax of values: URIs, ontology terms and numbers with a unit. Each check takes linear time, and json-schema.ts has an
 * equivalent that accepts the same texts.
 */
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

/** Returns whether a text is an absolute URI with a part after its scheme (RFC 3986, section 3). Non-ASCII characters must be escaped. */
export function isUri(text: string): boolean {
  if (!getLinearPattern(uriPattern).test(text)) return false;
  const address = /^[^/]*:\/\/(?:[^/?#@]*@)?\[([^v\]][^\]]*)\]/i.exec(text)?.[1];
  return address === undefined || isIPv6(address);
}

/** A CURIE such as `PO:0009012` (or `PO_0009012`, the form of OBO identifiers), or an http(s) IRI. */
export const ontologyTermPattern = '^(?:[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s]+|[A-Za-z][A-Za-z0-9._\\-]*[:_][A-Za-z0-9._\\-]+)$';

/** Returns whether a text is a CURIE or an http(s) IRI. */
export function isOntologyTerm(text: string): boolean {
  return getLinearPattern(ontologyTermPattern).test(text);
}

/**
 * The schema of a number with its unit as text: `100 m`. The pattern includes bounds if these are whole numbers on both sides of
 * 0; the validation checks others.
 */
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

/** Pattern of decimal numbers from 0 to a whole number; undefined for other limits. */
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
