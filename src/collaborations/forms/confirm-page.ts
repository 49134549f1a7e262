/** A question before something is taken away: the page for browsers without scripts, with the text that scripts ask on the spot. */
import { type View, view } from '../../web/views.ts';
import { calledBy, type SeenCollaboration, type SeenGroup, type SeenMember } from '../access/disclosure.ts';
import { collaborationPath } from '../addresses.ts';
import type { PlatformCallText } from '../platform-calls.ts';

/** The question. */
export interface Question {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly submit: string;
}

/** The view model. */
export interface ConfirmModel extends Question {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly calls: readonly PlatformCallText[];
  readonly backPath: string;
}

/** Template of the page. */
export const confirmView: View<ConfirmModel> = view('collaborations/forms/confirm');

/** A question as one text, for `data-confirm`. */
export function questionText({ heading, lines, warnings }: Question): string {
  return [heading, ...lines, ...warnings].join('\n');
}

/** Before members are removed. */
export function removalQuestion(seen: SeenCollaboration, members: readonly SeenMember[]): Question {
  const [first] = members;
  const names = members.map(calledBy);
  return {
    heading: members.length === 1 && first !== undefined ? `Remove ${calledBy(first)}?` : `Remove ${members.length} members?`,
    lines: [
      ...(members.length === 1 ? [] : [names.join(', ')]),
      'They leave the collaboration and its groups at once, without mail. To come back they need a new invitation.',
    ],
    warnings: lossWarnings(seen, members, 'remove'),
    submit: members.length === 1 ? 'Remove the member' : `Remove ${members.length} members`,
  };
}

/** Before a role is changed. */
export function roleQuestion(seen: SeenCollaboration, member: SeenMember, role: 'admin' | 'member'): Question {
  const who = calledBy(member);
  return {
    heading: role === 'admin' ? `Make ${who} an administrator?` : `Make ${who} an ordinary member?`,
    lines: ['It takes effect at once, without mail.'],
    warnings: role === 'admin' ? [] : lossWarnings(seen, [member], 'demote'),
    submit: role === 'admin' ? 'Make administrator' : 'Make ordinary member',
  };
}

/** What is lost when these stop being members or administrators: the last administrator, one's own rights. */
export function lossWarnings(
  seen: SeenCollaboration,
  members: readonly SeenMember[],
  loss: 'remove' | 'demote',
): readonly string[] {
  const numbers = new Set(members.map(({ number }) => number));
  const administrators = seen.members.filter(({ administers }) => administers);
  const takesLast = administrators.length > 0 && administrators.every(({ number }) => numbers.has(number));
  const warnings = takesLast
    ? ['This takes the last active administrator: afterwards only managers of the organization can manage the collaboration.']
    : [];
  if (!members.some(({ isViewer }) => isViewer)) return warnings;
  return [
    ...warnings,
    loss === 'remove'
      ? 'You remove yourself: you lose the collaboration.'
      : 'You demote yourself: with the next page you can no longer manage the collaboration.',
  ];
}

/** Before a group is deleted. */
export function groupDeletionQuestion(group: SeenGroup): Question {
  return {
    heading: `Delete the group ${group.name}?`,
    lines: [`Its ${group.members.length} members stay in the collaboration. There is no way back.`],
    warnings: group.madeByService ? ['A connected service made this group, and may depend on it.'] : [],
    submit: 'Delete the group',
  };
}

/** Before somebody leaves a group. */
export function groupMemberQuestion(group: SeenGroup, member: SeenMember): Question {
  return {
    heading: `Remove ${calledBy(member)} from ${group.name}?`,
    lines: ['The person stays a member of the collaboration.'],
    warnings: [],
    submit: 'Remove from the group',
  };
}

/** Before this service is disconnected. */
export function disconnectionQuestion({ name, isManager }: SeenCollaboration): Question {
  return {
    heading: `Disconnect this service from ${name}?`,
    lines: [
      'The members cannot open the collaboration here after their next login.',
      isManager
        ? 'Managers and the administrators can connect it again.'
        : 'The same holds for you, except as an administrator: you can open this page by its address, and connect it again.',
    ],
    warnings: [],
    submit: 'Disconnect',
  };
}

/** Before a collaboration is deleted. */
export function deletionQuestion({ name, members, groups }: SeenCollaboration): Question {
  return {
    heading: `Delete ${name}?`,
    lines: [
      `${members.length} memberships and ${groups.length} groups are destroyed with it, and every open invitation.`,
      'There is no way back.',
    ],
    warnings: [],
    submit: 'Delete the collaboration',
  };
}

/** View model of the page. */
export function confirmModel(
  { identifier }: Pick<SeenCollaboration, 'identifier'>,
  question: Question,
  action: string,
  fields: readonly { name: string; value: string }[],
  calls: readonly PlatformCallText[],
): ConfirmModel {
  return { ...question, action, fields, calls, backPath: collaborationPath(identifier) };
}
