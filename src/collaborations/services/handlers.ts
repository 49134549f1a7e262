import { filterVisibleData } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import { buildDisconnectionQuestion } from '../collaboration/questions.ts';
import { replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext } from '../context.ts';
import { buildCollaborationPath } from '../page.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { PENDING_ADVICE } from './page.ts';

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
