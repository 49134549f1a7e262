import type { Request } from 'express';
import type { Exchange } from '../../contract/accept.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import { isTypedName } from '../../web/for-people/typed-name.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData } from '../access/disclosure.ts';
import type { CollaborationsHandlers, CollaborationViewer } from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import { readActivity } from '../activity/questions.ts';
import { type ConfirmableAction, replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext } from '../context.ts';
import { createUnitsField } from '../forms/fields.ts';
import { handleCollaborationsForm, showForm } from '../forms/form-page.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs, LIST_PATH, PLATFORM_NOTE } from '../page.ts';
import { CONNECTION_ACTIONS } from '../services/page.ts';
import { redirectWithStoredQuery, setViewCookie } from '../tables/stored-view.ts';
import { buildCollaborationModel } from './page.ts';
import { buildDeletionQuestion } from './questions.ts';

export function createCollaborationHandlers(context: CollaborationsContext) {
  const { client, settings, calls, now } = context;
  const serviceEntityId = settings.collabServiceEntityId;
  const createDeletionQuestion = (viewer: CollaborationViewer): ConfirmableAction => ({
    question: buildDeletionQuestion(filterVisibleData(viewer, now())),
    crumb: 'Delete',
    action: ['delete'],
    calls: calls('submitDeletion'),
  });

  return {
    async showCollaboration(call) {
      const { access: viewer, request, response, query } = call;
      const { identifier } = viewer.collaboration;
      const managed = viewer.manages ? await readManagerData(context, identifier, query.audit_page) : undefined;
      if (viewer.manages) setViewCookie(request, response, identifier, getViewQueryString(request));
      const seen = filterVisibleData(viewer, now());
      const model = buildCollaborationModel({
        seen,
        invitations: managed?.invitations,
        audit: managed?.trail,
        latestConnection: managed?.latestConnection,
        question: query,
        serviceEntityId,
        deletionEnabled: settings.collaborationDeletionEnabled,
        calls,
        now: now(),
      });
      const frame = createCollaborationsFrame({
        title: seen.name,
        crumbs: createCrumbs(),
        skips: [
          { title: 'Skip to the members', path: '#members' },
          ...(viewer.manages ? [{ title: 'Go to actions for selected members', path: '#selected-members' }] : []),
        ],
        scripts: ['scripts/copy.js', 'scripts/selection.js', 'scripts/tabs.js'],
      });
      return replyWithPage(context, call, 200, 'collaborations/collaboration/collaboration', frame, model);
    },

    confirmDeletion: (call) => replyWithConfirmationPage(context, call, 200, createDeletionQuestion(call.access)),

    async submitDeletion(call) {
      const { access: viewer, response, body } = call;
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      // The name is read before the deletion, because the trail records it.
      const { identifier, name } = viewer.collaboration;
      if (!isTypedName(body.name, name))
        return replyWithConfirmationPage(context, call, 400, { ...createDeletionQuestion(viewer), wrongName: body.name });
      const action = createAction(viewer.collaboration, 'deleteCollaboration', name);
      await context.actions.execute({ viewer, response }, action, () => client.deleteCollaboration(identifier));
      return redirectWithStoredQuery(call, LIST_PATH, {
        tone: 'good',
        title: 'Collaboration deleted',
        lines: ['All memberships were deleted. Its history stays in Activity.'],
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Renders the page of a collaboration on a server without platform settings. */
export function createUnconfiguredPage(context: Pick<CollaborationsContext, 'render'>, exchange: Exchange) {
  const frame = createCollaborationsFrame({ title: 'Collaboration', crumbs: createCrumbs() });
  return replyWithPage(context, exchange, 200, 'collaborations/note', frame, {
    heading: 'Collaboration',
    notes: [PLATFORM_NOTE],
  });
}

function getViewQueryString({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start + 1);
}

async function readManagerData(
  { client, audit }: Pick<CollaborationsContext, 'client' | 'audit'>,
  identifier: string,
  auditPage = 1,
) {
  const [invitations, trail, latestConnection] = await Promise.all([
    client.listOpenInvitations(identifier),
    readActivity(audit, { collaboration: identifier, page: auditPage }),
    audit.findLatest(identifier, CONNECTION_ACTIONS),
  ]);
  return { invitations, trail, latestConnection };
}

export function createUnitsHandlers(context: CollaborationsContext) {
  const { client, actions } = context;
  const formatUnits = (units: readonly string[]) => units.join(', ') || 'none';

  async function buildUnitsForm({ collaboration }: CollaborationViewer) {
    const { name, units } = await client.getOrganisation();
    return {
      heading: 'Change units',
      lead: `The units of ${name} that ${collaboration.name} belongs to.`,
      notes: units.length === 0 ? [`${name} has no units. Its managers create units on the platform.`] : [],
      action: ['units'],
      operationId: 'submitUnits',
      fields: { units: createUnitsField(units) },
      initial: { units: collaboration.units },
    };
  }

  return {
    showUnitsForm: async (call) => showForm(context, call, 200, await buildUnitsForm(call.access)),

    async submitUnits(call) {
      const { access: viewer, response } = call;
      const { identifier, name, units: before } = viewer.collaboration;
      return handleCollaborationsForm(context, call, await buildUnitsForm(viewer), {
        showsConflicts: true,
        async act({ units }) {
          const change = `${formatUnits(before)} → ${formatUnits(units)}`;
          const stored = await actions.execute(
            { viewer, response },
            createAction(viewer.collaboration, 'setUnits', name, { change }),
            () => client.setUnits(identifier, units),
          );
          return redirectWithStoredQuery(call, `${buildCollaborationPath(identifier)}#settings`, {
            tone: 'good',
            title: `Units of ${name} changed.`,
            lines: [
              stored.length === 0
                ? 'The collaboration belongs to no unit.'
                : `The collaboration belongs to ${formatUnits(stored)}.`,
            ],
          });
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}
