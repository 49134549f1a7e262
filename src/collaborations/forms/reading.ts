/**
 * Reads the fields of a form that a person filled in. Every problem is noted under its field, so that the form can be shown again
 * with all of them at once (docs/requirements.md, C20).
 */

import { isAddress, splitAddresses } from '../invitations/email-addresses.ts';
import type { Role } from '../platform/data-objects.ts';
import { messageProblem } from '../platform/request-bodies.ts';
import { dayOf } from './days.ts';

/** What was typed: every field as a list of texts, as it came. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Something wrong with a field. */
export interface FormProblem {
  /** Name of the field; empty for the form as a whole. */
  readonly field: string;
  readonly message: string;
}

/** Reads fields; what cannot be read is noted and answered as if it were empty. */
export interface FormReading {
  readonly typed: Typed;
  readonly problems: FormProblem[];
  note(field: string, message: string): void;
  text(field: string, limits: { max: number; isRequired?: boolean }): string;
  /** A ticked box. */
  flag(field: string): boolean;
  /** A day after today; `undefined` when empty. */
  day(field: string): Date | undefined;
  /** `whenAbsent` counts where the field is not there at all; without it the field is needed. */
  role(field: string, whenAbsent?: Role): Role;
  /** Addresses, each once. */
  addresses(field: string): readonly string[];
  /** The message of an invitation: plain text. */
  message(field: string): string | undefined;
  /** Values of a field that may be repeated. */
  list(field: string, max: number): readonly string[];
}

/** The platform takes no seconds of more than eleven digits, which end in the year 5138. */
const FIRST_DAY_TOO_LATE = new Date('5000-01-01');
/** At most this many addresses in one form. */
export const MOST_ADDRESSES = 200;

const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'on', 'yes', '1'].map((word): [string, boolean] => [word, true]),
  ...['false', 'off', 'no', '0', ''].map((word): [string, boolean] => [word, false]),
]);

/** Begins to read. */
export function readForm(typed: Typed, now: Date): FormReading {
  const problems: FormProblem[] = [];
  const note = (field: string, message: string) => {
    problems.push({ field, message });
  };
  const single = (field: string): string => {
    const values = typed[field] ?? [];
    if (values.length > 1) note(field, 'may be given only once');
    return values[0] ?? '';
  };
  return {
    typed,
    problems,
    note,
    text(field, { max, isRequired = false }) {
      // Browsers end lines with CR LF.
      const value = single(field).replaceAll('\r\n', '\n').trim();
      if (isRequired && value === '') note(field, 'is required');
      else if ([...value].length > max) note(field, `must not be longer than ${max} characters`);
      else if (!value.isWellFormed() || /[^\P{Cc}\n\t]/u.test(value)) note(field, 'must not contain control characters');
      return value;
    },
    flag(field) {
      const flag = FLAG_WORDS.get(single(field));
      if (flag === undefined) note(field, 'must be true or false');
      return flag ?? false;
    },
    day(field) {
      const value = single(field);
      if (value === '') return undefined;
      const day = dayOf(value);
      if (day === undefined) note(field, 'must be a day of the calendar, written YYYY-MM-DD');
      else if (day <= now) note(field, 'must be a day after today');
      else if (day >= FIRST_DAY_TOO_LATE) note(field, 'must be a day before the year 5000');
      return day;
    },
    role(field, whenAbsent) {
      if (whenAbsent !== undefined && typed[field] === undefined) return whenAbsent;
      const value = single(field);
      if (value !== 'admin' && value !== 'member') note(field, 'must be admin or member');
      return value === 'admin' ? 'admin' : 'member';
    },
    addresses(field) {
      const given = splitAddresses((typed[field] ?? []).join('\n'));
      const malformed = given.filter((address) => !isAddress(address));
      if (given.length === 0) note(field, 'needs at least one address');
      else if (malformed.length > 0) note(field, `Not an email address: ${malformed.slice(0, 5).join(', ')}`);
      else if (given.length > MOST_ADDRESSES) note(field, `must not have more than ${MOST_ADDRESSES} addresses at once`);
      // Of two spellings that differ in case the first counts.
      return [...new Map(given.toReversed().map((address) => [address.toLowerCase(), address])).values()].toReversed();
    },
    message(field) {
      const value = this.text(field, { max: 5_000 });
      const problem = messageProblem(value);
      if (problem !== undefined) note(field, `${problem}, as the platform would put it into its mail as it is`);
      return value === '' ? undefined : value;
    },
    list(field, max) {
      const values = (typed[field] ?? []).filter((value) => value !== '');
      if (values.length > max) note(field, `must not be given more than ${max} times`);
      return values;
    },
  };
}

/** A body as texts, whatever its shape. */
export function typedOf(body: unknown): Typed {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map((item) => String(item))]),
  );
}
