import type { operations } from '../../../generated/collaborations/types.d.ts';
import { parseDayRange } from '../../contract/day-range.ts';
import { splitSearchWords } from '../../web/table-order.ts';
import { findActionsByText } from './rows.ts';
import type { AuditPage, AuditQuery, AuditTrail } from './store.ts';

/** Kinds of actions, each with the operations of the platform that belong to it. */
const KINDS = {
  roles: ['setMemberRole', 'updateInvitation'],
  collaborations: ['createCollaboration', 'deleteCollaboration', 'setUnits'],
  members: ['setMemberRole', 'removeMember'],
  invitations: ['invite', 'resendInvitation', 'updateInvitation', 'withdrawInvitation'],
  groups: ['createGroup', 'updateGroup', 'deleteGroup', 'addGroupMember', 'removeGroupMember'],
  services: ['connectService', 'disconnectService'],
} as const;

export type ActivityQuery = NonNullable<operations['showOrganizationActivity']['parameters']['query']>;

export const ACTIVITY_ROWS = 25;

const MAX_EXPORTED_ROWS = 10_000;

/** Converts filters to a query of the trail. @throws AnswerableError if a date does not exist */
export function buildAuditQuery({ search = '', what, by, from, to, outcome, collaboration }: ActivityQuery): AuditQuery {
  return {
    by: by?.trim() || undefined,
    ...parseDayRange({ from, to }),
    findShownNames: findActionsByText,
    collaboration: collaboration || undefined,
    actions: what ? KINDS[what] : undefined,
    outcome: outcome || undefined,
    words: splitSearchWords(search),
  };
}

/** Returns one page of entries. Beyond the last page, returns the last one. */
export async function readActivity(audit: AuditTrail, question: ActivityQuery): Promise<AuditPage> {
  const filters = buildAuditQuery(question);
  const found = await audit.read(filters, ((question.page ?? 1) - 1) * ACTIVITY_ROWS, ACTIVITY_ROWS);
  if (found.entries.length > 0 || found.total === 0) return found;
  return audit.read(filters, (Math.ceil(found.total / ACTIVITY_ROWS) - 1) * ACTIVITY_ROWS, ACTIVITY_ROWS);
}

/** Returns the entries of an export, at most MAX_EXPORTED_ROWS. */
export async function readExportedEntries(audit: AuditTrail, question: ActivityQuery): Promise<AuditPage['entries']> {
  return (await audit.read(buildAuditQuery(question), 0, MAX_EXPORTED_ROWS)).entries;
}
