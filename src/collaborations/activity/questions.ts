/** What the address asks of the trail. */
import type { ActionOutcome, AuditPage, AuditQuestion, AuditTrail } from './store.ts';

/** Kinds of actions, with the platform's operations of each. */
const KINDS = {
  collaborations: ['createCollaboration', 'deleteCollaboration'],
  members: ['setMemberRole', 'removeMember'],
  invitations: ['invite', 'resendInvitation', 'updateInvitation', 'withdrawInvitation'],
  groups: ['createGroup', 'updateGroup', 'deleteGroup', 'addGroupMember', 'removeGroupMember'],
  services: ['connectService', 'disconnectService'],
} as const;

/** What the address says. */
export interface ActivityQuestion {
  readonly search?: string | undefined;
  readonly what?: '' | keyof typeof KINDS | undefined;
  readonly outcome?: '' | ActionOutcome | undefined;
  readonly collaboration?: string | undefined;
  readonly page?: number | undefined;
}

/** Rows on a page. */
export const ACTIVITY_ROWS = 25;

/** Rows in a file. */
const MAX_EXPORTED_ROWS = 10_000;

/** As the trail is asked. */
export function auditQuestion({ search = '', what, outcome, collaboration }: ActivityQuestion): AuditQuestion {
  return {
    collaboration: collaboration || undefined,
    actions: what ? KINDS[what] : undefined,
    outcome: outcome || undefined,
    words: search.split(/\s+/).filter(Boolean),
  };
}

/** One page of the entries; behind the last page there is the last one. */
export async function readActivity(
  audit: AuditTrail,
  question: ActivityQuestion,
  size: number = ACTIVITY_ROWS,
): Promise<AuditPage> {
  const asked = auditQuestion(question);
  const found = await audit.read(asked, ((question.page ?? 1) - 1) * size, size);
  if (found.entries.length > 0 || found.total === 0) return found;
  return audit.read(asked, (Math.ceil(found.total / size) - 1) * size, size);
}

/** As many entries as a file may have. */
export async function readForExport(audit: AuditTrail, question: ActivityQuestion): Promise<AuditPage['entries']> {
  return (await audit.read(auditQuestion(question), 0, MAX_EXPORTED_ROWS)).entries;
}
