/** Finds whole numbers of 16 or more digits that parsing would round, and numbers that are too large (RFC 8259, section 6). */
import { truncateText } from '../../short-text.ts';
import { BadRequestError } from '../errors.ts';

/** Returns whether reading changed a number: a whole number lost digits, or the number is not finite. */
export function isChangedNumber(written: string, value: number): boolean {
  if (!Number.isFinite(value)) return true;
  const digits = written.replace(/^([+-]?)0+(?=\d)/, '$1');
  return /^[+-]?\d{16,400}$/.test(digits) && BigInt(digits) !== BigInt(value);
}

export interface ChangedNumber {
  /** Position, such as `data.altitude` or `fields[0].maximum`; empty for the document itself. */
  readonly path: string;
  readonly written: string;
}

/** Maximum depth of the search. Deeper documents are rejected by other checks. */
const MAX_LEVELS = 200;

/** Finds the first changed number in a value. `getWritten` returns the text of a changed number; undefined for other values. */
export function findChangedValue(
  value: unknown,
  getWritten: (value: unknown) => string | undefined,
  path = '',
  levels = MAX_LEVELS,
): ChangedNumber | undefined {
  const written = getWritten(value);
  if (written !== undefined) return { path, written };
  if (typeof value !== 'object' || value === null || levels === 0) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const memberPath = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = findChangedValue(inner, getWritten, memberPath, levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Matches every string that contains such a number, and few others. */
const POSSIBLE = /(?:^|[\s:,[])-?(?:\d{16}|\d+(?:\.\d+)?[eE]\+?\d{2})/;

/** Stands for a changed number while JSON is parsed. */
class Changed {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
}

export function describeChangedNumber({ path, written }: ChangedNumber): string {
  return `${path === '' ? 'The document' : path}: the number ${truncateText(written, 50)} has more digits than can be stored. Write it as text, in quotes.`;
}

/** Rejects JSON with a number that would be changed. Accepts invalid JSON. @throws BadRequestError that names the member */
export function rejectChangedNumbers(bytes: Buffer): void {
  if (!POSSIBLE.test(bytes.toString('latin1'))) return;
  // The third argument is the text of a scalar (ECMAScript proposal "JSON.parse source text access").
  const markChangedNumber = (_name: string, value: unknown, { source = '' }: { readonly source?: string }) =>
    typeof value === 'number' && isChangedNumber(source, value) ? new Changed(source) : value;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString(), markChangedNumber as Parameters<typeof JSON.parse>[1]);
  } catch {
    return;
  }
  const found = findChangedValue(value, (one) => (one instanceof Changed ? one.written : undefined));
  if (found === undefined) return;
  const path = found.path === '' ? 'body' : `body${found.path.startsWith('[') ? '' : '.'}${found.path}`;
  throw new BadRequestError(describeChangedNumber({ ...found, path }));
}
