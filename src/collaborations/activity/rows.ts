import { isSamePerson } from '../../auth/index.ts';
import { formatCsvTable } from '../../web/csv/records.ts';
import { formatAgo, formatQuantity, formatTimestamp } from '../../web/for-people/words.ts';
import { getMemberName, type SeenMember } from '../access/disclosure.ts';
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';
import type { AuditEntry } from './store.ts';

/** Maximum number of targets to show. More are collapsed. */
const MAX_SHOWN_TARGETS = 3;

const ACTIONS: Readonly<Record<string, string>> = {
  createCollaboration: 'created the collaboration',
  deleteCollaboration: 'deleted the collaboration',
  connectService: 'connected this service',
  disconnectService: 'disconnected this service',
  setUnits: 'changed the units',
  setMemberRole: 'changed a role',
  removeMember: 'removed a member',
  invite: 'invited',
  resendInvitation: 'resent an invitation',
  updateInvitation: 'changed an invitation',
  withdrawInvitation: 'withdrew an invitation',
  createGroup: 'created a group',
  updateGroup: 'changed a group',
  deleteGroup: 'deleted a group',
  addGroupMember: 'added a member to a group',
  removeGroupMember: 'removed a member from a group',
};

const OUTCOMES: Readonly<Record<AuditEntry['outcome'], { word: string; tone: '' | 'warning' | 'bad' }>> = {
  done: { word: 'done', tone: '' },
  pending: { word: 'waits for approval', tone: 'warning' },
  refused: { word: 'refused', tone: 'bad' },
  unknown: { word: 'not known', tone: 'warning' },
};

/** Finds the actions and outcomes whose names contain a search word, so that visible words can be searched. */
export function findActionsByText(part: string): { readonly actions: readonly string[]; readonly outcomes: readonly string[] } {
  const includesPart = (words: string) => words.toLowerCase().includes(part.toLowerCase());
  return {
    actions: Object.keys(ACTIONS).filter((action) => includesPart(ACTIONS[action] ?? '')),
    outcomes: Object.entries(OUTCOMES).flatMap(([outcome, { word }]) => (includesPart(word) ? [outcome] : [])),
  };
}

export const ORGANIZATION_ACTIVITY = '/collaborations/activity';

/** Builds the rows of a table. Members have their current names; other people have their names at the time of the entry. */
export function createAuditRows(
  entries: readonly AuditEntry[],
  members: readonly SeenMember[],
  { showsCollaboration, now }: { showsCollaboration: boolean; now: Date },
) {
  const nameOf = indexMemberNames(members);
  return entries.map((entry) => {
    const targets = buildTargets(entry, nameOf);
    return {
      ago: formatAgo(entry.at, now),
      at: formatTimestamp(entry.at),
      moment: entry.at.toISOString(),
      actor: nameOf(entry.actor, entry.actorName),
      action: ACTIONS[entry.action] ?? entry.action,
      targets,
      summary: targets.length > MAX_SHOWN_TARGETS ? formatQuantity(targets.length, 'person', 'people') : '',
      change: entry.change ?? '',
      outcome: OUTCOMES[entry.outcome].word,
      tone: OUTCOMES[entry.outcome].tone,
      requestId: entry.requestId,
      collaboration:
        showsCollaboration && entry.collaboration !== ''
          ? {
              name: entry.collaborationName ?? entry.collaboration,
              path: buildCollaborationAddress(ORGANIZATION_ACTIVITY, { collaboration: entry.collaboration }),
            }
          : undefined,
    };
  });
}

/** Formats entries as CSV (RFC 4180), with identifiers beside the names. */
export function formatAuditCsv(entries: readonly AuditEntry[], members: readonly SeenMember[]): string {
  const nameOf = indexMemberNames(members);
  const heads = [
    ...['at', 'who', 'who_id', 'what', 'to', 'to_id', 'change', 'outcome'],
    ...['collaboration', 'collaboration_id', 'request'],
  ];
  return formatCsvTable(
    heads,
    entries.map((entry) => [
      entry.at.toISOString(),
      nameOf(entry.actor, entry.actorName),
      entry.actor,
      ACTIONS[entry.action] ?? entry.action,
      buildTargets(entry, nameOf)
        .map(({ name }) => name)
        .join(', '),
      entry.target,
      entry.change,
      OUTCOMES[entry.outcome].word,
      entry.collaborationName,
      entry.collaboration,
      entry.requestId,
    ]),
  );
}

type NameOf = (identifier: string, then: string | null) => string;

function indexMemberNames(members: readonly SeenMember[]): NameOf {
  return (identifier, then) => {
    const member = members.find(({ uid }) => uid !== undefined && isSamePerson(identifier, uid));
    return member === undefined ? (then ?? identifier) : getMemberName(member);
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the targets of an entry with their pages. Some entries have several; a withdrawn invitation has no page. */
function buildTargets({ action, collaboration, target, targetName }: AuditEntry, nameOf: NameOf) {
  const ids = target.split(', ');
  if (targetName === null) return ids.map((id) => ({ name: nameOf(id, null), path: '' }));
  const emails = targetName.split(', ');
  if (!UUID.test(ids[0] ?? '') || !emails.every((email) => email.includes('@')))
    return [{ name: nameOf(target, targetName), path: '' }];
  const hasPage = action !== 'withdrawInvitation';
  // Earlier versions stored only the first identifiers of a long list.
  return emails.map((name, index) => {
    const id = ids[index] ?? '';
    return { name, path: hasPage && UUID.test(id) ? buildCollaborationPath(collaboration, 'invitations', id) : '' };
  });
}
