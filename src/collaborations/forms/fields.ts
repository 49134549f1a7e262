/** Defines fields that several forms of collaborations share (docs/requirements.md, C20). */
import {
  createChoiceField,
  createDayField,
  createListField,
  createOptionalTextField,
  createTextField,
  type Field,
  type FieldLook,
} from '../../web/forms/fields.ts';
import { isAddress, splitAddresses } from '../invitations/email-addresses.ts';
import type { Role } from '../platform/data-objects.ts';
import { findMessageProblem } from '../platform/request-bodies.ts';

/** First day that forms reject. The platform accepts at most eleven digits of seconds, which end in the year 5138. */
const FIRST_DAY_TOO_LATE = new Date('5000-01-01');
export const MAX_ADDRESSES = 200;

export const ROLE_CHOICES = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Administrator' },
] as const satisfies readonly { value: Role; label: string }[];

export const roleField: Field<Role> = createChoiceField({ label: 'Role', choices: ROLE_CHOICES, isRequired: true });

export const uidField: Field<string> = createTextField({ label: 'Member', isRequired: true, maxLength: 512 });

/** Creates a field for the identifiers of selected table rows. If none is selected, the error contains `nothing`. */
export function createSelectionField(label: string, nothing: string): Field<readonly string[]> {
  const list = createListField({ kind: 'hidden', label, most: 100 });
  return {
    ...list,
    kind: 'text',
    isRequired: true,
    read(sent, note) {
      const chosen = list.read(sent, note);
      if (chosen.length === 0) note(`is required: ${nothing}`);
      return chosen;
    },
  };
}

export function createFutureDateField(look: Pick<FieldLook, 'label' | 'help'>, now: Date): Field<Date | undefined> {
  return createDayField({
    ...look,
    check(day, note) {
      if (day <= now) note('must be a date after today');
      else if (day >= FIRST_DAY_TOO_LATE) note('must be a date before the year 5000');
    },
  });
}

/** Creates a field for distinct email addresses. If two differ only in case, the first spelling is used. */
export function createAddressesField(look: Omit<FieldLook, 'kind'>): Field<readonly string[]> {
  return {
    ...look,
    kind: 'textarea',
    read(sent, note) {
      const given = splitAddresses(sent.join('\n'));
      const malformed = given.filter((address) => !isAddress(address));
      if (given.length === 0) note('must contain at least one address');
      else if (malformed.length > 0) note(`Not an email address: ${malformed.slice(0, 5).join(', ')}`);
      else if (given.length > MAX_ADDRESSES) note(`must not have more than ${MAX_ADDRESSES} addresses`);
      return [...new Map(given.toReversed().map((address) => [address.toLowerCase(), address])).values()].toReversed();
    },
  };
}

/** Creates a field for the message of an invitation, which must be plain text. */
export function createMessageField(look: Pick<FieldLook, 'label' | 'help'>): Field<string | null> {
  return createOptionalTextField({
    ...look,
    kind: 'textarea',
    rows: 3,
    maxLength: 5_000,
    check(text, note) {
      const problem = findMessageProblem(text);
      if (problem !== undefined) note(`${problem}, because the platform copies the text into its emails unchanged`);
    },
  });
}

/** Creates the field of units. A request may contain separate values, or several in one string. */
export function createUnitsField(units: readonly string[]): Field<readonly string[]> {
  return {
    label: 'Units',
    kind: units.length === 0 ? 'hidden' : 'checkboxes',
    choices: units.map((unit) => ({ value: unit, label: unit })),
    read(sent, note) {
      const names = sent.flatMap((text) => splitDistinct(text, /[,\n]/));
      const unknown = names.filter((unit) => !units.includes(unit));
      const known = units.length === 0 ? 'It has none.' : `Its units are ${units.join(', ')}.`;
      if (unknown.length > 0) note(`Not a unit of the organization: ${unknown.slice(0, 3).join(', ')}. ${known}`);
      return names;
    },
  };
}

export function splitDistinct(text: string, separator: RegExp): string[] {
  return [...new Set(text.split(separator).flatMap((part) => part.trim() || []))];
}
