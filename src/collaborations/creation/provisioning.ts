/** Creates collaborations and connects this service, or deletes them again (docs/requirements.md, C23). */
import type { Response } from 'express';
import { chooseWord, formatQuantity } from '../../web/for-people/words.ts';
import type { Viewer } from '../access/policy.ts';
import { type Actions, createAction } from '../activity/actions.ts';
import { getPageStatus, getUnfinishedReason, UnfinishedError } from '../activity/unfinished.ts';
import type { CollaborationsContext } from '../context.ts';
import { formatOptionalDay } from '../page.ts';
import type { CollaborationCreate, CreatedCollaboration, ServiceConnection } from '../platform/data-objects.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';
import { findSilentChanges, type SilentChange } from '../platform/silent-changes.ts';
import { PENDING_ADVICE } from '../services/handlers.ts';

export interface ProvisioningParts {
  client: Pick<CollabOrganisationClient, 'createCollaboration' | 'connectService' | 'deleteCollaboration'>;
  actions: Actions;
}

/** Creates and connects a collaboration. @throws UnfinishedError if connecting failed; the errors of creating */
export async function createConnectedCollaboration(
  { client, actions }: ProvisioningParts,
  who: { viewer: Viewer; response: Response },
  spec: CollaborationCreate,
): Promise<{ created: CreatedCollaboration; connection: ServiceConnection }> {
  const created = await actions.execute(
    who,
    { name: 'createCollaboration', collaboration: '', collaborationName: spec.name, target: spec.name },
    () => client.createCollaboration(spec),
    ({ identifier }) => ({ collaboration: identifier }),
  );
  try {
    const connection = await actions.execute(
      who,
      createAction(created, 'connectService', created.shortName),
      () => client.connectService(created.identifier),
      (result) => ({ outcome: result === 'pending' ? 'pending' : 'done' }),
    );
    return { created, connection };
  } catch (connecting) {
    const { title, facts } = { title: 'The collaboration could not be connected', facts: [getUnfinishedReason(connecting)] };
    try {
      await actions.execute(who, createAction(created, 'deleteCollaboration', created.shortName), () =>
        client.deleteCollaboration(created.identifier),
      );
    } catch (deleting) {
      throw new UnfinishedError(
        getPageStatus(connecting),
        {
          title,
          detail: `The collaboration was created, but it could not be connected to this service and could not be deleted. Its identifier is ${created.identifier}; an administrator must check it on the platform.`,
          facts: [...facts, `Deleting: ${getUnfinishedReason(deleting)}`],
        },
        connecting,
      );
    }
    throw new UnfinishedError(
      getPageStatus(connecting),
      {
        title,
        detail: 'Connecting this service failed, so the new collaboration was deleted.',
        facts: [...facts, 'Invitations that administrators already received are no longer valid.'],
      },
      connecting,
    );
  }
}

export function formatProvisioningLines(
  spec: CollaborationCreate,
  created: CreatedCollaboration,
  connection: ServiceConnection,
): string[] {
  return [
    connection === 'pending' ? `The connection waits for approval. ${PENDING_ADVICE}` : 'This service is connected to it.',
    formatInvitedAdministrators(spec, created),
    ...findSilentChanges(spec, created).map(formatSilentChange),
  ];
}

function formatInvitedAdministrators(
  { administrators }: CollaborationCreate,
  { invitationCount }: CreatedCollaboration,
): string {
  const count = Math.min(invitationCount ?? administrators.length, administrators.length);
  return count === 0 ? 'No one was invited.' : `${formatQuantity(count, 'administrator')} invited.`;
}

function formatSilentChange(change: SilentChange): string {
  switch (change.kind) {
    case 'shortName':
      return `The short name is ${change.stored}.`;
    case 'tagsAdded':
      return `The platform added the ${chooseWord(change.tags.length, 'tag')} ${change.tags.join(', ')}.`;
    case 'unitsReplaced':
      return change.units.length === 0
        ? 'The platform did not store the units.'
        : `The platform put it into the units ${change.units.join(', ')} instead.`;
    case 'expiryDate':
      return change.stored === null
        ? 'The platform did not store the end date.'
        : `The platform stored ${formatOptionalDay(change.stored)} as its end.`;
    case 'administratorsLeftOut':
      return `The platform skipped ${formatQuantity(change.count, 'address', 'addresses')} without giving a reason.`;
    case 'administratorIgnored':
      return 'The platform does not know the person you named as administrator.';
  }
}

export function findMissingCreationSetting({
  policy,
  settings,
}: Pick<CollaborationsContext, 'policy' | 'settings'>): CollabNotConfiguredError | undefined {
  return (
    policy.findMissingSetting() ??
    (settings.collabServiceEntityId === undefined ? new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID') : undefined)
  );
}
