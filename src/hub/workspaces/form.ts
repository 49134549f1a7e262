/** The form of a workspace. */
import type { HubAsker } from '../access/asker.ts';
import { mayBindTo, rightsIn } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import type { FieldDefinition } from '../forms/form.ts';
import { RefusedFormError } from '../forms/refused-form.ts';
import { writtenText } from '../forms/typed-text.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import type { WorkspaceValues } from './store.ts';

/** Limits of the contract. */
const LONGEST_NAME = 255;
const LONGEST_DESCRIPTION = 10_000;

/** The fields; those of a workspace that is there carry its values. */
export async function workspaceFields(
  context: HubContext,
  asker: HubAsker,
  workspace?: HubWorkspaceRow,
): Promise<FieldDefinition[]> {
  return [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      isRequired: true,
      maxLength: LONGEST_NAME,
      help: 'No other workspace may have it.',
      ...(workspace === undefined ? {} : { initial: workspace.name }),
    },
    {
      name: 'description',
      label: 'Description',
      kind: 'textarea',
      rows: 5,
      maxLength: LONGEST_DESCRIPTION,
      help: 'What it is for, in a sentence or two.',
      ...(workspace === undefined ? {} : { initial: workspace.description }),
    },
    ...(await collaborationField(context, asker, workspace?.collaboration ?? '')),
    ...(workspace === undefined
      ? []
      : [{ name: 'revision', label: 'Revision', kind: 'kept' as const, initial: String(workspace.revision) }]),
  ];
}

/** Managers may name any collaboration of the organization; administrators choose among theirs. */
async function collaborationField(context: HubContext, asker: HubAsker, present: string): Promise<FieldDefinition[]> {
  if (context.settings.hubAccess !== 'login') return [];
  const field = {
    name: 'collaboration',
    label: 'Who sees it',
    help: 'The members of a collaboration, or everybody who is logged in.',
    initial: present,
  };
  if (asker.isManager) {
    const help = 'Write organization:collaboration for its members. Leave empty for everybody who is logged in.';
    return [{ ...field, label: 'Collaboration', kind: 'text', maxLength: 255, help }];
  }
  const administered = await Promise.all(
    [...new Set([...asker.collaborations, ...(present === '' ? [] : [present])])].map(async (urn) => {
      const { canManage } = await rightsIn(context, asker, { collaboration: urn });
      return canManage || urn === present ? [urn] : [];
    }),
  );
  const urns = administered.flat().toSorted();
  if (urns.length === 0) return [];
  const everybody = { value: '', label: 'everybody who is logged in' };
  return [
    { ...field, kind: 'select', options: [everybody, ...urns.map((urn) => ({ value: urn, label: `members of ${urn}` }))] },
  ];
}

/** What a request says of a workspace; members that it leaves out are absent. */
export interface SaidOfWorkspace {
  readonly name?: string;
  readonly description?: string;
  readonly collaboration?: string | null;
}

/**
 * Reads what a request says of a workspace.
 *
 * @param present the collaboration that it is bound to now
 * @throws RefusedFormError, UnavailableError where the platform does not say who administers the collaboration
 */
export async function readWorkspaceValues(
  context: HubContext,
  asker: HubAsker,
  said: SaidOfWorkspace,
  present: string | null = null,
): Promise<Partial<WorkspaceValues>> {
  const { name, description } = said;
  const collaboration = said.collaboration === '' ? null : said.collaboration;
  const values = {
    ...(name === undefined ? {} : { name: writtenText('name', name, { isRequired: true, isLine: true }) }),
    ...(description === undefined ? {} : { description: writtenText('description', description) }),
    ...(collaboration === undefined ? {} : { collaboration }),
  };
  if (collaboration !== undefined && collaboration !== null && collaboration !== present) {
    await demandBinding(context, asker, collaboration);
  }
  return values;
}

async function demandBinding(context: HubContext, asker: HubAsker, collaboration: string): Promise<void> {
  const refuse = (status: 400 | 403, message: string) => new RefusedFormError(status, [{ field: 'collaboration', message }]);
  if (context.settings.hubAccess !== 'login') throw refuse(400, 'can only be given where HUB_ACCESS is login');
  writtenText('collaboration', collaboration, { isLine: true });
  if (!(await mayBindTo(context, asker, collaboration))) {
    throw refuse(403, 'must be a collaboration that you administer');
  }
}
