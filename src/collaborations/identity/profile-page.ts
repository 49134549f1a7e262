/** Builds the profile page, with the user's data, collaborations and rights, and the page of a form kept during a login. */
import type { SavedForm } from '../../auth/index.ts';
import { formatDay, formatQuantity } from '../../web/for-people/words.ts';
import type { Crumb } from '../../web/views.ts';
import type { Viewer } from '../access/policy.ts';
import type { PlatformCalls } from '../context.ts';
import type { OwnCollaboration, OwnCollaborations } from '../own-collaborations.ts';
import { buildCollaborationPath } from '../page.ts';
import type { buildSessionLines } from './own-sessions.ts';

/** Maximum number of collaborations in the table. Some people are in hundreds. */
const MAX_ROWS = 50;

/** The collaborations that could be read, and why others are missing. */
export interface KnownCollaborations {
  readonly all: readonly OwnCollaboration[];
  readonly organisation: string;
  readonly unknown: string;
}

/** Reads the collaborations of a user. If the platform fails or is slow, the page is shown without them. */
export async function readOwnCollaborations(
  own: OwnCollaborations,
  viewer: Viewer,
  isOn: boolean,
): Promise<KnownCollaborations> {
  if (!isOn) return { all: [], organisation: '', unknown: '' };
  try {
    const all = await own.listOwn(viewer);
    return { all, organisation: viewer.isManager ? await own.getOrganisationName() : '', unknown: '' };
  } catch {
    return { all: [], organisation: '', unknown: 'The collaboration platform does not respond. Reload the page in a moment.' };
  }
}

export function buildPersonProfileModel(
  { user, isManager }: Viewer,
  { all, organisation, unknown }: KnownCollaborations,
  rest: {
    /** Settings that application tokens still require, such as `A and B`; empty if the tokens can be used. */
    readonly tokensNeed: string;
    readonly tokenPages: readonly Crumb[];
    /** URL of this server, for the sample request. */
    readonly address: string;
    readonly sessions: ReturnType<typeof buildSessionLines>;
  },
) {
  return {
    heading: user.displayName,
    email: user.email ?? '',
    userName: user.preferredUsername ?? '',
    affiliations: (user.vopersonExternalAffiliation ?? []).map(formatAffiliation),
    standing: isManager
      ? `Manager of ${organisation || 'the organization'}: you can create, change and delete every collaboration.`
      : '',
    collaborations: all.slice(0, MAX_ROWS).map(({ collaboration: { name, identifier, status, expiryDate }, role }) => ({
      name,
      path: buildCollaborationPath(identifier),
      role: role === 'unknown' ? '' : role,
      status,
      ends: expiryDate === null ? '' : formatDay(expiryDate),
    })),
    more: all.length > MAX_ROWS ? `and ${formatQuantity(all.length - MAX_ROWS, 'more collaboration')}` : '',
    unknown,
    ...rest,
    address: rest.address.replace(/\/$/, ''),
    sub: user.sub,
    entitlements: user.edupersonEntitlement ?? [],
  };
}

/** Formats an affiliation such as `staff@example.org` as `Staff at example.org`. Returns other values unchanged. */
function formatAffiliation(value: string): string {
  const [, role = '', organisationName = ''] = /^([^@]+)@([^@]+)$/.exec(value) ?? [];
  return role === '' ? value : `${role.slice(0, 1).toUpperCase()}${role.slice(1)} at ${organisationName}`;
}

/** Builds the view model. Empty values are submitted again, but not shown. */
export function buildSavedFormModel(form: SavedForm | undefined, calls: PlatformCalls) {
  if (form === undefined)
    return {
      form,
    };
  const { action, page, operationId, files } = form;
  const fields = [...new URLSearchParams(form.fields)];
  const entered = fields
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ label: formatFieldLabel(name), value }));
  return { form: { action, page, calls: calls(operationId), fields, entered, files } };
}

/** Formats the name of a field as its label: `short_name` becomes "Short name". */
function formatFieldLabel(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
