/** The form for a new collaboration (docs/requirements.md, C16). */

import type { FieldDefinition } from '../forms/page.ts';
import type { FormReading } from '../forms/reading.ts';
import type { CollaborationCreate } from '../platform/data-objects.ts';

/** Fields of the form. */
export const creationFields: readonly FieldDefinition[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 255 },
  {
    name: 'short_name',
    label: 'Short name',
    kind: 'text',
    maxLength: 16,
    help: 'small letters, digits, underscores, no digit first; 16 at most; empty: made from the name',
  },
  { name: 'description', label: 'Description', kind: 'textarea', rows: 3, isRequired: true, maxLength: 10_000 },
  { name: 'website_url', label: 'Website', kind: 'text', maxLength: 512, help: 'https://…' },
  { name: 'expiry_date', label: 'Ends', kind: 'date', help: 'Leave empty for no end date.' },
  { name: 'tags', label: 'Tags', kind: 'text', maxLength: 2_000, help: 'separated by commas; small letters, digits, - and _' },
  {
    name: 'units',
    label: 'Units',
    kind: 'text',
    maxLength: 2_000,
    help: 'names of units of the organization, separated by commas',
  },
  { name: 'disable_join_requests', label: 'Join requests are off', kind: 'flag' },
  { name: 'disclose_member_information', label: 'Members see the names of members', kind: 'flag' },
  { name: 'disclose_email_information', label: 'Members see the email addresses of members', kind: 'flag' },
  {
    name: 'administrators',
    label: 'Administrators',
    kind: 'textarea',
    rows: 3,
    isRequired: true,
    maxLength: 60_000,
    help: 'email addresses, also as “Name <address>”, separated by commas or new lines; each gets an invitation',
  },
  {
    name: 'message',
    label: 'Message in the invitations',
    kind: 'textarea',
    rows: 3,
    maxLength: 5_000,
    help: 'plain text; empty: the organization’s own',
  },
];

/** Reads the form. */
export function readCollaboration(reading: FormReading): CollaborationCreate {
  const spec = {
    name: reading.text('name', { max: 255, isRequired: true }),
    shortName: reading.text('short_name', { max: 16 }),
    description: reading.text('description', { max: 10_000, isRequired: true }),
    websiteUrl: reading.text('website_url', { max: 512 }),
    expiryDate: reading.day('expiry_date'),
    tags: split(reading.text('tags', { max: 2_000 }), /[\s,]+/),
    units: reading.list('units', 100).flatMap((unit) => split(unit, /\s*[,\n]\s*/)),
    disableJoinRequests: reading.flag('disable_join_requests'),
    discloseMemberInformation: reading.flag('disclose_member_information'),
    discloseEmailInformation: reading.flag('disclose_email_information'),
    administrators: reading.addresses('administrators'),
    message: reading.message('message'),
  };
  if (!/^([a-z_][a-z0-9_]{0,15})?$/.test(spec.shortName)) {
    reading.note('short_name', 'must be small letters, digits and underscores, 16 at most, with no digit first');
  }
  if (spec.websiteUrl !== '' && !/^(https?|ssh|ftp):\/\/\S+$/.test(spec.websiteUrl)) {
    reading.note('website_url', 'must be an address that begins with https://, http://, ssh:// or ftp://');
  }
  const odd = spec.tags.filter((tag) => !/^[a-z][a-z0-9_-]{0,31}$/.test(tag));
  if (odd.length > 0) {
    reading.note(
      'tags',
      `must be small letters, digits, - and _, a letter first, 32 at most; not ${odd.slice(0, 3).join(', ')}`,
    );
  }
  return spec;
}

function split(text: string, separator: RegExp): string[] {
  return [...new Set(text.split(separator).filter((part) => part.trim() !== ''))];
}
