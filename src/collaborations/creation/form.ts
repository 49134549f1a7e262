/** The form for a new collaboration (docs/requirements.md, C16). */

import type { FieldDefinition } from '../forms/page.ts';
import type { FormReading } from '../forms/reading.ts';
import type { CollaborationCreate } from '../platform/data-objects.ts';

/** Fields of the form; units are offered from the organization's own list. */
export function creationFields(units: readonly string[], needsAdministrator: boolean): readonly FieldDefinition[] {
  return [
    ...beforeUnits,
    ...(units.length === 0
      ? []
      : [
          {
            name: 'units',
            label: 'Units',
            kind: 'checks' as const,
            options: units.map((unit) => ({ value: unit, label: unit })),
          },
        ]),
    ...afterUnits,
    {
      name: 'administrator',
      label: 'First administrator',
      kind: 'text',
      isRequired: needsAdministrator,
      maxLength: 512,
      help: needsAdministrator
        ? 'Their uid on the platform. This service needs an administrator who is a member already.'
        : 'The uid on the platform of a person who becomes administrator at once.',
    },
  ];
}

const beforeUnits: readonly FieldDefinition[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 255 },
  {
    name: 'short_name',
    label: 'Short name',
    kind: 'text',
    maxLength: 16,
    help: 'Lower-case letters, digits and underscores, no digit first, at most 16. Leave empty to derive it from the name.',
  },
  { name: 'description', label: 'Description', kind: 'textarea', rows: 3, isRequired: true, maxLength: 10_000 },
  { name: 'website_url', label: 'Website', kind: 'text', maxLength: 512, help: 'https://…' },
  { name: 'expiry_date', label: 'Ends', kind: 'date', help: 'Leave empty for no end date.' },
  {
    name: 'tags',
    label: 'Tags',
    kind: 'text',
    maxLength: 2_000,
    help: 'Separate them by commas. Lower-case letters, digits, - and _.',
  },
];
const afterUnits: readonly FieldDefinition[] = [
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
    help: 'Paste them as your mail program copies them. Each gets an invitation.',
  },
  {
    name: 'message',
    label: 'Message in the invitations',
    kind: 'textarea',
    rows: 3,
    maxLength: 5_000,
    help: 'Plain text. Leave empty for the organization’s own.',
  },
];

/** Reads the form. */
export function readCollaboration(
  reading: FormReading,
  { units, needsAdministrator }: { units: readonly string[]; needsAdministrator: boolean },
): CollaborationCreate {
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
    administrator: reading.text('administrator', { max: 512 }),
    message: reading.message('message'),
  };
  const unknown = spec.units.filter((unit) => !units.includes(unit));
  if (unknown.length > 0) {
    const known = units.length === 0 ? 'It has none.' : `Its units are ${units.join(', ')}.`;
    reading.note('units', `Not a unit of the organization: ${unknown.slice(0, 3).join(', ')}. ${known}`);
  }
  if (needsAdministrator && spec.administrator === '') {
    reading.note('administrator', 'is required: this service needs approval, and invited administrators cannot ask for it');
  }
  if (!/^([a-z_][a-z0-9_]{0,15})?$/.test(spec.shortName)) {
    reading.note('short_name', 'must have lower-case letters, digits and underscores only, at most 16, and no digit first');
  }
  if (spec.websiteUrl !== '' && !/^(https?|ssh|ftp):\/\/\S+$/.test(spec.websiteUrl)) {
    reading.note('website_url', 'must be an address that begins with https://, http://, ssh:// or ftp://');
  }
  const odd = spec.tags.filter((tag) => !/^[a-z][a-z0-9_-]{0,31}$/.test(tag));
  if (odd.length > 0) {
    reading.note(
      'tags',
      `must have lower-case letters, digits, - and _ only, a letter first, at most 32; not ${odd.slice(0, 3).join(', ')}`,
    );
  }
  return spec;
}

function split(text: string, separator: RegExp): string[] {
  return [...new Set(text.split(separator).filter((part) => part.trim() !== ''))];
}
