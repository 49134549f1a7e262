/** Builds the form for a new collaboration (docs/requirements.md, C16). */
import { createFlagField, createTextField, type Field } from '../../web/forms/fields.ts';
import {
  createAddressesField,
  createFutureDateField,
  createMessageField,
  createUnitsField,
  splitDistinct,
} from '../forms/fields.ts';
import type { CollaborationCreate } from '../platform/data-objects.ts';

/** Properties of the organization and the service that the form depends on. */
interface CreationChoices {
  readonly units: readonly string[];
  /** True if this service can be connected only to a collaboration that has an administrator. */
  readonly needsAdministrator: boolean;
  readonly now: Date;
}

export function buildCreationFields({ units, needsAdministrator, now }: CreationChoices) {
  return {
    name: createTextField({ label: 'Name', isRequired: true, maxLength: 255 }),
    description: createTextField({ label: 'Description', kind: 'textarea', rows: 3, isRequired: true, maxLength: 10_000 }),
    administrators: createAddressesField({
      label: 'Administrators',
      rows: 3,
      isRequired: true,
      maxLength: 60_000,
      help: 'Paste addresses as copied from your mail program. Each gets an invitation. You can invite members afterwards.',
    }),
    message: createMessageField({
      label: 'Message in the invitations',
      help: 'Plain text. Leave empty to use the organization’s message.',
    }),
    administrator: needsAdministrator ? REQUIRED_ADMINISTRATOR : administratorField,
    short_name: createTextField({
      label: 'Short name',
      maxLength: 16,
      help: 'Up to 16 lower-case letters, digits and _, starting with a letter. Leave empty to derive it from the name.',
      check(text, note) {
        if (!/^[a-z_][a-z0-9_]{0,15}$/.test(text))
          note('must have up to 16 lower-case letters, digits and _, starting with a letter');
      },
    }),
    website_url: createTextField({
      label: 'Website',
      maxLength: 512,
      help: 'https://…',
      check(text, note) {
        if (!/^(https?|ssh|ftp):\/\/\S+$/.test(text)) note('must be a web address, such as https://example.org');
      },
    }),
    expiry_date: createFutureDateField({ label: 'Ends', help: 'Leave empty for no end date.' }, now),
    tags: tagsField,
    units: createUnitsField(units),
    disable_join_requests: createFlagField({ label: 'Join requests are off' }),
    disclose_member_information: createFlagField({ label: 'Members can see each other’s names' }),
    disclose_email_information: createFlagField({ label: 'Members can see each other’s email addresses' }),
  };
}

type CreationValues = {
  readonly [Name in keyof ReturnType<typeof buildCreationFields>]: ReturnType<typeof buildCreationFields>[Name] extends Field<
    infer Value
  >
    ? Value
    : never;
};

export function createCollaborationRequest(values: CreationValues): CollaborationCreate {
  return {
    name: values.name,
    shortName: values.short_name,
    description: values.description,
    websiteUrl: values.website_url,
    expiryDate: values.expiry_date,
    tags: values.tags,
    units: values.units,
    disableJoinRequests: values.disable_join_requests,
    discloseMemberInformation: values.disclose_member_information,
    discloseEmailInformation: values.disclose_email_information,
    administrators: values.administrators,
    administrator: values.administrator,
    message: values.message ?? undefined,
  };
}

const administratorField = createTextField({
  label: 'Administrator without invitation',
  maxLength: 512,
  help: 'The uid of a user of the platform, who becomes an administrator immediately.',
});

const REQUIRED_ADMINISTRATOR: Field<string> = {
  ...administratorField,
  isRequired: true,
  help: 'The uid of a user of the platform. This service needs an administrator who is already a member.',
  read(sent, note) {
    const uid = administratorField.read(sent, note);
    if (uid === '') note('is required: this service needs approval, and invited administrators cannot request it');
    return uid;
  },
};

const tagsText = createTextField({
  label: 'Tags',
  maxLength: 2_000,
  help: 'Separate tags with commas or spaces. Each has up to 32 lower-case letters, digits, - and _, and starts with a letter.',
});

/** Returns the most similar tag that the platform accepts; empty if no character is valid. */
function normalizeTag(tag: string): string {
  const plain = tag.normalize('NFD').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9_-]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32);
}

const tagsField: Field<readonly string[]> = {
  ...tagsText,
  read(sent, note) {
    const tags = splitDistinct(tagsText.read(sent, note), /[\s,]+/);
    const odd = tags.filter((tag) => !/^[a-z][a-z0-9_-]{0,31}$/.test(tag));
    if (odd.length > 0) {
      const rule = 'must have up to 32 lower-case letters, digits, - and _, starting with a letter';
      const fixed = odd.map(normalizeTag).filter((tag) => tag !== '');
      const offer = fixed.length === 0 ? '' : `. Did you mean ${fixed.slice(0, 3).join(', ')}?`;
      note(`${rule}; not ${odd.slice(0, 3).join(', ')}${offer}`);
    }
    return tags;
  },
};
