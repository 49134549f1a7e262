import { formatTimestamp } from '../../web/for-people/words.ts';
import { filterVisibleData, type SeenCollaboration } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import type { AuditEntry } from '../activity/store.ts';
import { buildDisconnectionQuestion } from '../collaboration/questions.ts';
import { formatQuestion, replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext, PlatformCalls } from '../context.ts';
import { buildCollaborationPath } from '../page.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';

/** Explains a connection that waits for approval. The platform never reports a rejection. */
export const PENDING_ADVICE =
  'The service must approve the connection. Members cannot log in here until then. You are not notified if it declines. If nothing happens, ask the service whether it is open to your organization.';

/** Actions that can start or end the wait for approval. */
export const CONNECTION_ACTIONS = ['connectService', 'disconnectService'] as const;

/** Builds the table. `latest` is the newest action on the connection. */
export function buildServicesSection(
  seen: SeenCollaboration,
  {
    serviceEntityId,
    latest,
    calls,
  }: { serviceEntityId: string | undefined; latest: AuditEntry | undefined; calls: PlatformCalls },
) {
  const isConnected = seen.services.some(({ entityId }) => entityId === serviceEntityId);
  const waits = !isConnected && latest?.outcome === 'pending';
  const hasControl = seen.manages && serviceEntityId !== undefined;
  return {
    rows: seen.services.map(({ name, entityId, description }) => ({
      name,
      entityId,
      description: description ?? '',
      isThis: entityId === serviceEntityId,
    })),
    control: hasControl
      ? {
          isConnected,
          // Time since which the connection waits for approval, if this application requested it; otherwise empty.
          waitsSince: waits && latest !== undefined ? formatTimestamp(latest.at) : '',
          pendingAdvice: PENDING_ADVICE,
          path: buildCollaborationPath(seen.identifier, 'services', isConnected ? 'disconnect' : 'connect'),
          question: isConnected ? formatQuestion(buildDisconnectionQuestion(seen)) : '',
          calls: calls(isConnected ? 'submitServiceDisconnection' : 'submitServiceConnection'),
        }
      : undefined,
    // Names the missing setting to users whose rights would include the control.
    note:
      seen.manages && serviceEntityId === undefined ? 'This server is not set up to connect or disconnect this service.' : '',
  };
}

export function createServiceHandlers(context: CollaborationsContext) {
  const { client, actions, settings, calls, now } = context;

  function requireService(): void {
    if (settings.collabServiceEntityId === undefined) throw new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID');
  }

  return {
    async submitServiceConnection(call) {
      const { access: viewer, response } = call;
      requireService();
      const { identifier, name } = viewer.collaboration;
      const connection = await actions.execute(
        { viewer, response },
        createAction(viewer.collaboration, 'connectService', settings.collabServiceEntityId ?? ''),
        () => client.connectService(identifier),
        (result) => ({ outcome: result === 'pending' ? 'pending' : 'done' }),
      );
      return redirectWithStoredQuery(
        call,
        `${buildCollaborationPath(identifier)}#services`,
        connection === 'pending'
          ? { tone: 'warning', title: 'The connection waits for approval.', lines: [PENDING_ADVICE] }
          : {
              tone: 'good',
              title: `This service is connected to ${name}.`,
              lines: ['Members see it here after their next login.'],
            },
      );
    },

    confirmServiceDisconnection(call) {
      requireService();
      return replyWithConfirmationPage(context, call, 200, {
        question: buildDisconnectionQuestion(filterVisibleData(call.access, now())),
        crumb: 'Disconnect',
        action: ['services', 'disconnect'],
        calls: calls('submitServiceDisconnection'),
      });
    },

    async submitServiceDisconnection(call) {
      const { access: viewer, response } = call;
      requireService();
      const { identifier, name } = viewer.collaboration;
      const action = createAction(viewer.collaboration, 'disconnectService', settings.collabServiceEntityId ?? '');
      await actions.execute({ viewer, response }, action, () => client.disconnectService(identifier));
      return redirectWithStoredQuery(call, `${buildCollaborationPath(identifier)}#services`, {
        tone: 'good',
        title: `This service is disconnected from ${name}.`,
        lines: ['Members lose access here at their next login. Groups that the connection created stay.'],
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}
