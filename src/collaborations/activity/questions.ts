/** Reads the filters of the activity from the address. */
import { AnswerableError } from '../../contract/errors.ts';
import { findActionsByText } from './rows.ts';
import type { ActionOutcome, AuditPage, AuditQuestion, AuditTrail } from './store.ts';

/** Kinds of actions, with the platform's operations of each. */
const KINDS = {
  roles: ['setMemberRole', 'updateInvitation'],
  collaborations: ['createCollaboration', 'deleteCollaboration', 'setUnits'],
  members: ['setMemberRole', 'removeMember'],
  invitations: ['invite', 'resendInvitation', 'updateInvitation', 'withdrawInvitation'],
  groups: ['createGroup', 'updateGroup', 'deleteGroup', 'addGroupMember', 'removeGroupMember'],
  services: ['connectService', 'disconnectService'],
} as const;

/** Filters in the address. */
export interface ActivityQuestion {
  readonly search?: string | undefined;
  readonly what?: '' | keyof typeof KINDS | undefined;
  readonly by?: string | undefined;
  /** Days in UTC, like `2026-10-01`; both are included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly outcome?: '' | ActionOutcome | undefined;
  readonly collaboration?: string | undefined;
  readonly page?: number | undefined;
}

/** Rows on a page. */
export const ACTIVITY_ROWS = 25;

/** Rows in a file. */
const MAX_EXPORTED_ROWS = 10_000;

const DAY_MS = 86_400_000;

/** Converts filters to a query of the trail. @throws AnswerableError if a date is impossible */
export function buildAuditQuestion({
  search = '',
  what,
  by,
  from,
  to,
  outcome,
  collaboration,
}: ActivityQuestion): AuditQuestion {
  return {
    by: by?.trim() || undefined,
    from: from ? parseStartDay('from', from) : undefined,
    before: to ? new Date(parseStartDay('to', to).getTime() + DAY_MS) : undefined,
    shownAs: findActionsByText,
    collaboration: collaboration || undefined,
    actions: what ? KINDS[what] : undefined,
    outcome: outcome || undefined,
    words: search.split(/\s+/).filter(Boolean),
  };
}

function parseStartDay(parameter: string, day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new AnswerableError(400, `query.${parameter} is not a day of the calendar: ${day}`);
  return start;
}

/** Returns one page of the entries; for a page after the last one, the last one. */
export async function readActivity(audit: AuditTrail, question: ActivityQuestion): Promise<AuditPage> {
  const asked = buildAuditQuestion(question);
  const found = await audit.read(asked, ((question.page ?? 1) - 1) * ACTIVITY_ROWS, ACTIVITY_ROWS);
  if (found.entries.length > 0 || found.total === 0) return found;
  return audit.read(asked, (Math.ceil(found.total / ACTIVITY_ROWS) - 1) * ACTIVITY_ROWS, ACTIVITY_ROWS);
}

/** Returns as many entries as a file may have. */
export async function readForExport(audit: AuditTrail, question: ActivityQuestion): Promise<AuditPage['entries']> {
  return (await audit.read(buildAuditQuestion(question), 0, MAX_EXPORTED_ROWS)).entries;
}
