/** Confirmation questions before members are removed or change their role, with warnings. */
import { countOf } from '../../web/for-people/words.ts';
import { getMemberName, type SeenCollaboration, type SeenMember } from '../access/disclosure.ts';
import type { Question } from '../confirm-page.ts';
import type { Role } from '../platform/data-objects.ts';

/** Before members are removed. */
export function buildRemovalQuestion(seen: SeenCollaboration, members: readonly SeenMember[]): Question {
  const [first] = members;
  const names = members.map(getMemberName);
  return {
    heading:
      members.length === 1 && first !== undefined ? `Remove ${getMemberName(first)}?` : `Remove ${members.length} members?`,
    lines: [
      ...(members.length === 1 ? [] : [names.join(', ')]),
      'They lose access at once, including all groups. No email is sent. To return, they need a new invitation.',
    ],
    warnings: listLossWarnings(seen, members, 'remove'),
    submit: `Remove ${countOf(members.length, 'member')}`,
  };
}

/** Before the role of several members is changed. */
export function buildRolesQuestion(seen: SeenCollaboration, members: readonly SeenMember[], role: Role): Question {
  const [first] = members;
  if (members.length === 1 && first !== undefined) return createRoleQuestion(seen, first, role);
  const become = role === 'admin' ? 'administrators' : 'ordinary members';
  return {
    heading: `Make ${members.length} members ${become}?`,
    lines: [
      members.map(getMemberName).join(', '),
      'Takes effect at once. No email is sent. Members who already have the role keep it.',
    ],
    warnings: role === 'admin' ? [] : listLossWarnings(seen, members, 'demote'),
    submit: `Make ${members.length} ${become}`,
  };
}

/** Before a role is changed. */
export function createRoleQuestion(seen: SeenCollaboration, member: SeenMember, role: 'admin' | 'member'): Question {
  const who = getMemberName(member);
  return {
    heading: role === 'admin' ? `Make ${who} an administrator?` : `Make ${who} an ordinary member?`,
    lines: ['Takes effect at once. No email is sent.'],
    warnings: role === 'admin' ? [] : listLossWarnings(seen, [member], 'demote'),
    submit: role === 'admin' ? 'Make administrator' : 'Make ordinary member',
  };
}

/** Warnings if members are removed or demoted: the last administrator, the user's own rights. */
function listLossWarnings(
  seen: SeenCollaboration,
  members: readonly SeenMember[],
  loss: 'remove' | 'demote',
): readonly string[] {
  const numbers = new Set(members.map(({ number }) => number));
  const administrators = seen.members.filter(({ administers }) => administers);
  const takesLast = administrators.length > 0 && administrators.every(({ number }) => numbers.has(number));
  const warnings = takesLast
    ? ['This removes the last active administrator. Afterwards only managers of the organization can manage the collaboration.']
    : [];
  if (!members.some(({ isViewer }) => isViewer)) return warnings;
  return [
    ...warnings,
    loss === 'remove' ? 'You will lose access to the collaboration at once.' : 'You will lose administrator rights at once.',
  ];
}
