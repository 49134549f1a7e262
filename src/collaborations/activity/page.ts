/** What this application did to a collaboration; for administrators and managers only. */

import { isSamePerson } from '../../auth/index.ts';
import { type Pager, pagerOf } from '../../web/pager.ts';
import { calledBy, type SeenCollaboration } from '../access/disclosure.ts';
import { collaborationPath, withQuery } from '../addresses.ts';
import { minuteText } from '../forms/days.ts';
import type { AuditEntry } from './store.ts';

/** Rows on a page. */
export const AUDIT_ROWS = 20;

/** A row. */
export interface AuditRow {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly outcome: string;
  readonly tone: '' | 'warning' | 'bad';
  readonly requestId: string;
}

/** The table. */
export interface AuditSection {
  readonly rows: readonly AuditRow[];
  readonly total: number;
  readonly pager: Pager;
}

const ACTIONS: Readonly<Record<string, string>> = {
  createCollaboration: 'created the collaboration',
  deleteCollaboration: 'deleted the collaboration',
  connectService: 'connected this service',
  disconnectService: 'disconnected this service',
  setMemberRole: 'changed a role',
  removeMember: 'removed a member',
  invite: 'invited',
  resendInvitation: 'sent an invitation again',
  updateInvitation: 'changed an invitation',
  withdrawInvitation: 'withdrew an invitation',
  createGroup: 'created a group',
  updateGroup: 'changed a group',
  deleteGroup: 'deleted a group',
  addGroupMember: 'added somebody to a group',
  removeGroupMember: 'removed somebody from a group',
};

const OUTCOMES: Readonly<Record<AuditEntry['outcome'], { word: string; tone: AuditRow['tone'] }>> = {
  done: { word: 'done', tone: '' },
  pending: { word: 'waits for approval', tone: 'warning' },
  refused: { word: 'refused', tone: 'bad' },
  unknown: { word: 'not known', tone: 'warning' },
};

/** Makes the table. People who are members are called by their names. */
export function auditSection(
  seen: SeenCollaboration,
  { entries, total }: { entries: readonly AuditEntry[]; total: number },
  page = 1,
): AuditSection {
  const pages = Math.max(1, Math.ceil(total / AUDIT_ROWS));
  const nameOf = (identifier: string) => {
    const member = seen.members.find(({ uid }) => uid !== undefined && isSamePerson(identifier, uid));
    return member === undefined ? identifier : calledBy(member);
  };
  return {
    rows: entries.map(({ at, actor, action, target, outcome, requestId }) => ({
      at: minuteText(at),
      actor: nameOf(actor),
      action: ACTIONS[action] ?? action,
      target: target.split(', ').map(nameOf).join(', '),
      outcome: OUTCOMES[outcome].word,
      tone: OUTCOMES[outcome].tone,
      requestId,
    })),
    total,
    pager: pagerOf({ page: Math.min(page, pages), pages }, (number) =>
      withQuery(collaborationPath(seen.identifier), { audit_page: number === 1 ? undefined : number }, '#actions'),
    ),
  };
}
