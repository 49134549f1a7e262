/** One collaboration, and its deletion (openapi/collaborations). */

import type { Request } from 'express';
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { isTypedName } from '../../web/for-people/typed-name.ts';
import { disclose } from '../access/disclosure.ts';
import type { CollaborationViewer, Viewer } from '../access/policy.ts';
import { DeletionOffError } from '../access/refused-access.ts';
import { actionOn } from '../activity/actions.ts';
import { readActivity } from '../activity/questions.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { type Asked, askFirst } from '../forms/confirm-answer.ts';
import { noteView, platformNote } from '../note-page.ts';
import { CollabNotConfiguredError } from '../platform/errors.ts';
import { CONNECTION_ACTIONS } from '../services/page.ts';
import { keepView } from '../tables/kept-view.ts';
import { crumbsTo, done, html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { collaborationModel, collaborationView } from './page.ts';
import { deletionQuestion } from './questions.ts';

/** So many viewers are remembered as likely to manage a collaboration. */
const MOST_LIKELY_MANAGERS = 1_000;

/** Makes the handlers. */
export function collaborationHandlers(
  bench: Workbench,
): Pick<CollaborationsApiHandlers, 'showCollaboration' | 'confirmDeletion' | 'submitDeletion'> {
  const { policy, client, settings, calls, now } = bench;
  const serviceEntityId = settings.collabServiceEntityId;
  /** Whose second read begins beside the first; a guess that saves time and decides nothing. */
  const likelyManagers = new Set<string>();

  async function deleter(request: Request): Promise<Viewer> {
    const viewer = await policy.manager(request);
    if (!settings.collaborationDeletionEnabled) throw new DeletionOffError();
    const missing = policy.missingForPlatform();
    if (missing !== undefined) throw missing;
    return viewer;
  }

  function deletionAsked(viewer: CollaborationViewer): Asked {
    const seen = disclose(viewer, now());
    const action = collaborationPath(seen.identifier, 'delete');
    return { viewer, seen, question: deletionQuestion(seen), crumb: 'Delete', action, calls: calls('submitDeletion') };
  }

  return {
    async showCollaboration({ request, response, path, query }) {
      const forManagers = () => {
        const reading = readForManagers(bench, path.identifier, query.audit_page);
        reading.catch(() => undefined);
        return reading;
      };
      let begun: ReturnType<typeof forManagers> | undefined;
      const key = (viewer: Viewer) => `${viewer.user.sub} ${path.identifier}`;
      let viewer: CollaborationViewer;
      try {
        viewer = await policy.collaborationViewer(request, path.identifier, (who) => {
          if (who.isManager || likelyManagers.has(key(who))) begun = forManagers();
        });
      } catch (error) {
        if (!(error instanceof CollabNotConfiguredError)) throw error;
        const who = await policy.viewer(request);
        const frame = pageFrame(who, { title: 'Collaboration', crumbs: crumbsTo() });
        return html(bench, 200, noteView, frame, { heading: 'Collaboration', notes: [platformNote(error.variable)] });
      }
      if (likelyManagers.size >= MOST_LIKELY_MANAGERS) likelyManagers.clear();
      if (viewer.isAdministrator) likelyManagers.add(key(viewer));
      else likelyManagers.delete(key(viewer));
      const managed = viewer.manages ? await (begun ?? forManagers()) : undefined;
      const flashes = await waitingFlash(bench, request);
      if (viewer.manages) keepView(request, response, viewer.collaboration.identifier, queryOf(request));
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

    async confirmDeletion({ request, path }) {
      await deleter(request);
      return askFirst(bench, 200, deletionAsked(await policy.collaborationViewer(request, path.identifier)));
    },

    async submitDeletion({ request, response, path, body }) {
      await deleter(request);
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      // Read for its name, under which the trail keeps what was done to it.
      const viewer = await policy.collaborationViewer(request, path.identifier);
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
