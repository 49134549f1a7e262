/** One collaboration, and its deletion (openapi/collaborations). */

import type { Request } from 'express';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { isTypedName } from '../../web/for-people/typed-name.ts';
import { disclose } from '../access/disclosure.ts';
import type { CollaborationsHandlers, CollaborationViewer, Viewer } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { readActivity } from '../activity/questions.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { type Asked, askFirst } from '../forms/confirm-answer.ts';
import { noteView, platformNote } from '../note-page.ts';
import type { CollabNotConfiguredError } from '../platform/errors.ts';
import { CONNECTION_ACTIONS } from '../services/page.ts';
import { keepView } from '../tables/kept-view.ts';
import { crumbsTo, done, html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { collaborationModel, collaborationView } from './page.ts';
import { deletionQuestion } from './questions.ts';

/** Makes the handlers. */
export function collaborationHandlers(
  bench: Workbench,
): Pick<CollaborationsHandlers, 'showCollaboration' | 'confirmDeletion' | 'submitDeletion'> {
  const { client, settings, calls, now } = bench;
  const serviceEntityId = settings.collabServiceEntityId;
  function deletionAsked(viewer: CollaborationViewer): Asked {
    const seen = disclose(viewer, now());
    const action = collaborationPath(seen.identifier, 'delete');
    return { viewer, seen, question: deletionQuestion(seen), crumb: 'Delete', action, calls: calls('submitDeletion') };
  }

  return {
    async showCollaboration({ access: viewer, request, response, query }) {
      const { identifier } = viewer.collaboration;
      const managed = viewer.manages ? await readForManagers(bench, identifier, query.audit_page) : undefined;
      const flashes = await waitingFlash(bench, request);
      if (viewer.manages) keepView(request, response, identifier, queryOf(request));
      const seen = disclose(viewer, now());
      const model = collaborationModel({
        seen,
        invitations: managed?.invitations,
        audit: managed?.trail,
        latestConnection: managed?.latestConnection,
        question: query,
        serviceEntityId,
        deletionEnabled: settings.collaborationDeletionEnabled,
        flashes,
        calls,
        now: now(),
      });
      const frame = pageFrame(viewer, {
        title: seen.name,
        crumbs: crumbsTo(),
        scripts: ['scripts/copy.js', 'scripts/confirm.js', 'scripts/selection.js', 'scripts/tabs.js'],
      });
      return html(bench, 200, collaborationView, frame, model);
    },

    confirmDeletion: ({ access: viewer }) => askFirst(bench, 200, deletionAsked(viewer)),

    async submitDeletion({ access: viewer, request, response, body }) {
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      // The trail keeps what was done to it under its name.
      const { identifier, name } = viewer.collaboration;
      if (!isTypedName(body.name, name)) return askFirst(bench, 400, { ...deletionAsked(viewer), wrongName: body.name });
      const action = actionOn(viewer.collaboration, 'deleteCollaboration', name);
      await bench.actions.carryOut({ viewer, response }, action, () => client.deleteCollaboration(identifier));
      return done(bench, request, LIST, {
        tone: 'good',
        title: 'Collaboration deleted',
        lines: ['Every membership of it is destroyed. What was done to it stays in the activity of the organization.'],
      });
    },
  };
}

/** The page without a collaboration, where the platform is not configured. */
export function unconfiguredPage(bench: Pick<Workbench, 'render'>, viewer: Viewer, { variable }: CollabNotConfiguredError) {
  const frame = pageFrame(viewer, { title: 'Collaboration', crumbs: crumbsTo() });
  return html(bench, 200, noteView, frame, { heading: 'Collaboration', notes: [platformNote(variable)] });
}

/** The query as it stands in the address. */
function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start + 1);
}

/** What only those who manage a collaboration see. */
async function readForManagers({ client, audit }: Pick<Workbench, 'client' | 'audit'>, identifier: string, auditPage = 1) {
  const [invitations, trail, latestConnection] = await Promise.all([
    client.listOpenInvitations(identifier),
    readActivity(audit, { collaboration: identifier, page: auditPage }),
    audit.latest(identifier, CONNECTION_ACTIONS),
  ]);
  return { invitations, trail, latestConnection };
}
