import type { Request } from 'express';
import type { Exchange } from '../../contract/accept.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import { isTypedName } from '../../web/for-people/typed-name.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData, type SeenCollaboration } from '../access/disclosure.ts';
import { type CollaborationsHandlers, type CollaborationViewer, DELETION_OFF } from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import { buildAuditSection } from '../activity/handlers.ts';
import { readActivity } from '../activity/questions.ts';
import type { AuditEntry, AuditPage } from '../activity/store.ts';
import { type ConfirmableAction, formatQuestion, replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext, PlatformCalls } from '../context.ts';
import { createUnitsField } from '../forms/fields.ts';
import { handleCollaborationsForm, showForm } from '../forms/form-page.ts';
import { buildGroupsSection } from '../groups/page.ts';
import { isExpired } from '../invitations/listing.ts';
import { buildInvitationsSection } from '../invitations/page.ts';
import { buildMembersSection } from '../members/page.ts';
import {
  buildCollaborationPath,
  createCollaborationsFrame,
  createCrumbs,
  formatOptionalDay,
  LIST_PATH,
  PLATFORM_NOTE,
} from '../page.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { buildServicesSection, CONNECTION_ACTIONS } from '../services/handlers.ts';
import { redirectWithStoredQuery, setViewCookie } from '../tables/stored-view.ts';
import type { ViewQuery } from '../tables/view.ts';
import { buildDeletionQuestion } from './questions.ts';

export interface CollaborationPageParts {
  readonly seen: SeenCollaboration;
  /** Undefined for viewers who may not see invitations. */
  readonly invitations: readonly Invitation[] | undefined;
  readonly audit: AuditPage | undefined;
  readonly latestConnection: AuditEntry | undefined;
  readonly question: ViewQuery;
  readonly serviceEntityId: string | undefined;
  readonly deletionEnabled: boolean;
  readonly calls: PlatformCalls;
  readonly now: Date;
}

export function buildCollaborationModel(parts: CollaborationPageParts) {
  const { seen, invitations, audit, question, calls, now, deletionEnabled } = parts;
  const { isManager } = seen;
  return {
    name: seen.name,
    description: seen.description ?? '',
    facts: {
      identifier: seen.identifier,
      globalUrn: seen.globalUrn,
      shortName: seen.shortName,
      status: seen.status,
      ends: formatOptionalDay(seen.expiryDate),
      websiteUrl: seen.websiteUrl ?? '',
      isWebAddress: /^https?:\/\//i.test(seen.websiteUrl ?? ''),
      tags: seen.tags.join(', '),
      units: seen.units.join(', '),
      joinRequests: seen.disableJoinRequests === null ? '' : seen.disableJoinRequests ? 'off' : 'on',
      names: seen.discloseMemberInformation ? 'shown to members' : 'hidden from members',
      emails: seen.discloseEmailInformation ? 'shown to members' : 'hidden from members',
    },
    tabs: getTabs(parts),
    members: buildMembersSection(seen, question, calls),
    invitations: invitations === undefined ? undefined : buildInvitationsSection(seen, invitations, { question, calls, now }),
    groups: buildGroupsSection(seen, question, calls),
    services: buildServicesSection(seen, { serviceEntityId: parts.serviceEntityId, latest: parts.latestConnection, calls }),
    audit: audit === undefined ? undefined : buildAuditSection(seen, audit, { question, now }),
    deletion:
      isManager && deletionEnabled
        ? {
            path: buildCollaborationPath(seen.identifier, 'delete'),
            question: formatQuestion(buildDeletionQuestion(seen)),
            calls: calls('submitDeletion'),
          }
        : undefined,
    unitsPath: isManager ? buildCollaborationPath(seen.identifier, 'units') : '',
    // Explains why a control is missing although the user has the right to use it.
    deletionNote: isManager && !deletionEnabled ? DELETION_OFF : '',
    calls: calls('showCollaboration').filter(({ path }) => seen.manages || !path.startsWith('/api/invitations/')),
  };
}

function getTabs({ seen, invitations, audit, now }: CollaborationPageParts) {
  const past = (invitations ?? []).filter((invitation) => isExpired(invitation, now)).length;
  const open = invitations === undefined ? '' : `${invitations.length}${past === 0 ? '' : ` (${past} expired)`}`;
  return [
    { id: 'members', label: 'Members', count: String(seen.members.length) },
    ...(invitations === undefined ? [] : [{ id: 'invitations', label: 'Invitations', count: open }]),
    { id: 'groups', label: 'Groups', count: String(seen.groups.length) },
    { id: 'services', label: 'Services', count: String(seen.services.length) },
    ...(audit === undefined ? [] : [{ id: 'activity', label: 'Activity', count: '' }]),
    { id: 'settings', label: seen.isManager ? 'Settings' : 'Details', count: '' },
  ];
}

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
        async performAction({ units }) {
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
