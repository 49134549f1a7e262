import {
  createChoiceField,
  createFieldError,
  createHiddenNumber,
  createOptionalTextField,
  createTextField,
  type Field,
  type Fields,
} from '../../web/forms/fields.ts';
import { type HubCaller, mayBindWorkspace } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import type { WorkspaceValues } from './store.ts';

export const WORKSPACE_FIELDS = {
  name: createTextField({ label: 'Name', isRequired: true, maxLength: 255, help: 'The name must be unique.' }),
  description: createTextField({
    label: 'Description',
    kind: 'textarea',
    rows: 5,
    maxLength: 10_000,
    help: 'The purpose, in one or two sentences.',
  }),
  collaboration: createOptionalTextField({
    label: 'Collaboration',
    maxLength: 255,
    help: 'To admit only members of a collaboration, enter organization:collaboration. Leave empty for all logged-in users.',
  }),
  audience: createChoiceField({
    label: 'Without a collaboration',
    help: 'Managers assign roles on the page “People”.',
    choices: [
      { value: 'everyone', label: 'All logged-in users manage it' },
      { value: 'members', label: 'Only people with a role see it' },
    ],
  }),
} satisfies { readonly [Name in keyof WorkspaceValues]: Field<WorkspaceValues[Name]> };

export const WORKSPACE_CHANGE_FIELDS = { ...WORKSPACE_FIELDS, revision: createHiddenNumber('Revision') };

/** Returns the fields of the form for a new or existing workspace. */
export async function readShownFields(context: HubContext, caller: HubCaller, workspace?: HubWorkspaceRow): Promise<Fields> {
  const { collaboration: _, audience, ...shown } = WORKSPACE_FIELDS;
  const collaboration = await createCollaborationField(context, caller, workspace?.collaboration ?? '');
  return {
    ...shown,
    ...(collaboration === undefined ? {} : { collaboration }),
    ...(context.settings.hubAccess === 'login' ? { audience } : {}),
    ...(workspace === undefined ? {} : { revision: WORKSPACE_CHANGE_FIELDS.revision }),
  };
}

/** Returns the field for the collaboration, if any. Managers can enter a collaboration; administrators select one of theirs. */
async function createCollaborationField(context: HubContext, caller: HubCaller, present: string): Promise<Field | undefined> {
  if (context.settings.hubAccess !== 'login') return undefined;
  if (caller.isManager) return WORKSPACE_FIELDS.collaboration;
  const administered = await Promise.all(
    [...new Set([...caller.collaborations, ...(present === '' ? [] : [present])])].map(async (urn) => {
      const isAllowed = urn === present || (await mayBindWorkspace(context, caller, urn).catch(() => false));
      return isAllowed ? [urn] : [];
    }),
  );
  const urns = administered.flat().toSorted();
  if (urns.length === 0) return undefined;
  return createOptionalTextField({
    label: 'Visibility',
    kind: 'select',
    help: 'Members of a collaboration, or all logged-in users.',
    choices: [{ value: '', label: 'all logged-in users' }, ...urns.map((urn) => ({ value: urn, label: `members of ${urn}` }))],
  });
}

/** Checks the right to bind a workspace. Values of `present` need no right. @throws FormRefusedError, UnavailableError */
export async function requireBindingRight(
  context: HubContext,
  caller: HubCaller,
  { collaboration, audience }: Partial<Pick<WorkspaceValues, 'collaboration' | 'audience'>>,
  present?: HubWorkspaceRow,
): Promise<void> {
  if (audience === 'members' && audience !== present?.audience && context.settings.hubAccess !== 'login')
    throw createFieldError('audience', 'requires HUB_ACCESS=login', 400);
  if (collaboration === undefined || collaboration === null || collaboration === present?.collaboration) return;
  const createCollaborationError = (status: 400 | 403, message: string) => createFieldError('collaboration', message, status);
  if (context.settings.hubAccess !== 'login') throw createCollaborationError(400, 'requires HUB_ACCESS=login');
  if (!(await mayBindWorkspace(context, caller, collaboration)))
    throw createCollaborationError(403, 'must be a collaboration that you administer');
}
