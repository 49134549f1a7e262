import { createFlagField, createTextField } from '../../web/forms/fields.ts';
import type { Group, GroupRecord } from '../platform/data-objects.ts';

const name = createTextField({ label: 'Name', isRequired: true, maxLength: 255 });
const description = createTextField({ label: 'Description', kind: 'textarea', rows: 2, maxLength: 10_000 });
const automatic = createFlagField({ label: 'All members of the collaboration are in this group' });

/** Matches short names that the platform stores unchanged (docs/requirements.md, C20). */
const SHORT_NAME = /^[a-z_][a-z0-9_]{0,15}$/;

export const GROUP_FIELDS = {
  name,
  short_name: createTextField({
    label: 'Short name',
    isRequired: true,
    maxLength: 255,
    help: 'Up to 16 lower-case letters, digits and _.',
    check(text, note) {
      if (SHORT_NAME.test(text)) return;
      const stored = normalizeShortName(text);
      const advice = stored === '' ? '' : ` The platform would make it "${stored}" permanently.`;
      note(`Use up to 16 lower-case letters, digits and _, starting with a letter.${advice}`);
    },
  }),
  description,
  auto_provision_members: automatic,
};

export const GROUP_UPDATE_FIELDS = { name, description, auto_provision_members: automatic };

/** Returns the visible fields of the form. The name and description of a group that a service created cannot be changed. */
export function buildShownUpdateFields({ madeByService }: Pick<Group, 'madeByService'>) {
  if (!madeByService) return GROUP_UPDATE_FIELDS;
  return { name: createTextField({ label: 'Name', kind: 'hidden' }), auto_provision_members: automatic };
}

export function getGroupFormValues(group: GroupRecord) {
  return { name: group.name, description: group.description, auto_provision_members: group.autoProvisionMembers };
}

function normalizeShortName(text: string): string {
  const allowed = text.replace(/^[0-9]+/, '').replace(/[^A-Za-z0-9_]/g, '');
  return allowed.toLowerCase().slice(0, 16);
}
