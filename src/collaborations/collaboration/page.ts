import type { SeenCollaboration } from '../access/disclosure.ts';
import { DELETION_OFF } from '../access/policy.ts';
import { buildAuditSection } from '../activity/page.ts';
import type { AuditEntry, AuditPage } from '../activity/store.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildGroupsSection } from '../groups/page.ts';
import { isExpired } from '../invitations/listing.ts';
import { buildInvitationsSection } from '../invitations/page.ts';
import { buildMembersSection } from '../members/page.ts';
import { buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { buildServicesSection } from '../services/page.ts';
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
