/** The forms of groups. */

import type { FieldDefinition } from '../forms/page.ts';
import type { FormReading } from '../forms/reading.ts';
import type { GroupCreate, GroupRecord } from '../platform/data-objects.ts';

const description: FieldDefinition = {
  name: 'description',
  label: 'Description',
  kind: 'textarea',
  rows: 2,
  maxLength: 10_000,
};
const automatic: FieldDefinition = {
  name: 'auto_provision_members',
  label: 'Everybody in the collaboration is in this group',
  kind: 'flag',
};

/** Fields of a new group. */
export const groupFields: readonly FieldDefinition[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 255 },
  {
    name: 'short_name',
    label: 'Short name',
    kind: 'text',
    isRequired: true,
    maxLength: 255,
    help: 'Lower-case letters, digits and underscores, at most 16.',
  },
  description,
  automatic,
];

/** What the platform keeps as it is (docs/requirements.md, C20). */
const SHORT_NAME = /^[a-z_][a-z0-9_]{0,15}$/;

/** What the platform would store instead. */
function storedShortName(text: string): string {
  const kept = text.replace(/^[0-9]+/, '').replace(/[^A-Za-z0-9_]/g, '');
  return kept.toLowerCase().slice(0, 16);
}

/** Reads a new group. */
export function readGroup(reading: FormReading): GroupCreate {
  const group = {
    name: reading.text('name', { max: 255, isRequired: true }),
    shortName: reading.text('short_name', { max: 255, isRequired: true }),
    description: reading.text('description', { max: 10_000 }),
    autoProvisionMembers: reading.flag('auto_provision_members'),
  };
  if (group.shortName !== '' && !SHORT_NAME.test(group.shortName)) {
    const stored = storedShortName(group.shortName);
    const advice = stored === '' ? '' : ` The platform would make it "${stored}" permanently.`;
    reading.note('short_name', `Use lower-case letters, digits and underscores, at most 16, no digit first.${advice}`);
  }
  return group;
}

/** Fields of a group that is there, filled with what it has. */
export function groupUpdateFields(group: GroupRecord): readonly FieldDefinition[] {
  const flag = { ...automatic, initial: [String(group.autoProvisionMembers)] };
  // The platform lets nobody change name and description of a group that a service made.
  if (group.madeByService) return [{ name: 'name', label: 'Name', kind: 'kept', initial: [group.name] }, flag];
  return [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, maxLength: 255, initial: [group.name] },
    { ...description, initial: [group.description ?? ''] },
    flag,
  ];
}

/** Reads what a group is to become. */
export function readGroupUpdate(
  reading: FormReading,
): Required<Pick<GroupCreate, 'name' | 'description' | 'autoProvisionMembers'>> {
  return {
    name: reading.text('name', { max: 255, isRequired: true }),
    description: reading.text('description', { max: 10_000 }),
    autoProvisionMembers: reading.flag('auto_provision_members'),
  };
}
