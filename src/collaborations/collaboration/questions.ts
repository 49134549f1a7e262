import { formatQuantity } from '../../web/for-people/words.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import type { Question } from '../confirm-page.ts';

export function buildDisconnectionQuestion({ name, isManager }: SeenCollaboration): Question {
  return {
    heading: `Disconnect this service from ${name}?`,
    lines: [
      'Members lose access here at their next login.',
      isManager
        ? 'Managers and administrators can reconnect it.'
        : 'As an administrator you can still open this page by its address and reconnect.',
    ],
    warnings: [],
    submit: 'Disconnect',
  };
}

export function buildDeletionQuestion({ name, members, groups }: SeenCollaboration): Question {
  return {
    heading: `Delete ${name}?`,
    lines: [
      `This deletes ${formatQuantity(members.length, 'membership')}, ${formatQuantity(groups.length, 'group')} and all open invitations.`,
      'This cannot be undone.',
    ],
    warnings: [],
    submit: 'Delete collaboration',
    name,
  };
}
