/** What is asked before a collaboration is disconnected or deleted. */
import { countOf } from '../../web/for-people/words.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import type { Question } from '../confirm-page.ts';

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
      `${countOf(members.length, 'membership')} and ${countOf(groups.length, 'group')} are destroyed with it, and every open invitation.`,
      'There is no way back.',
    ],
    warnings: [],
    submit: 'Delete collaboration',
    name,
  };
}
