/** Whether this service is connected to a collaboration (openapi/collaborations). */

import { disclose } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { collaborationPath } from '../addresses.ts';
import { disconnectionQuestion } from '../collaboration/questions.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import { done, type Workbench } from '../workbench.ts';
import { PENDING_ADVICE } from './page.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  'submitServiceConnection' | 'confirmServiceDisconnection' | 'submitServiceDisconnection'
>;

/** Makes the handlers. */
export function serviceHandlers(bench: Workbench): Handlers {
  const { client, actions, settings, calls, now } = bench;

  function demandService(): void {
    if (settings.collabServiceEntityId === undefined) throw new CollabNotConfiguredError('COLLAB_SERVICE_ENTITY_ID');
  }

  return {
    async submitServiceConnection({ access: viewer, request, response }) {
      demandService();
      const { identifier, name } = viewer.collaboration;
      const connection = await actions.carryOut(
        { viewer, response },
        actionOn(viewer.collaboration, 'connectService', settings.collabServiceEntityId ?? ''),
        () => client.connectService(identifier),
        (result) => ({ outcome: result === 'pending' ? 'pending' : 'done' }),
      );
      return done(
        bench,
        request,
        `${collaborationPath(identifier)}#services`,
        connection === 'pending'
          ? {
              tone: 'warning',
              title: 'The connection waits for approval.',
              lines: [PENDING_ADVICE],
            }
          : {
              tone: 'good',
              title: `This service is connected to ${name}.`,
              lines: ['Members see it here after their next login.'],
            },
      );
    },

    async confirmServiceDisconnection({ access: viewer }) {
      demandService();
      const seen = disclose(viewer, now());
      const question = disconnectionQuestion(seen);
      const action = collaborationPath(seen.identifier, 'services', 'disconnect');
      return askFirst(bench, 200, {
        viewer,
        seen,
        question,
        crumb: 'Disconnect',
        action,
        calls: calls('submitServiceDisconnection'),
      });
    },

    async submitServiceDisconnection({ access: viewer, request, response }) {
      demandService();
      const { identifier, name } = viewer.collaboration;
      const action = actionOn(viewer.collaboration, 'disconnectService', settings.collabServiceEntityId ?? '');
      await actions.carryOut({ viewer, response }, action, () => client.disconnectService(identifier));
      return done(bench, request, `${collaborationPath(identifier)}#services`, {
        tone: 'good',
        title: `This service is disconnected from ${name}.`,
        lines: ['Members cannot open it here after their next login. Groups that the connection made stay.'],
      });
    },
  };
}
