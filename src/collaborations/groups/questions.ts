/** Builds the confirmation questions before a group is deleted, and before a member is removed from it. */
import { formatQuantity } from '../../web/for-people/words.ts';
import { getMemberName, type SeenGroup, type SeenMember } from '../access/disclosure.ts';
import type { Question } from '../confirm-page.ts';

/** Builds the confirmation for deleting a group. */
export function createGroupDeletionQuestion(group: SeenGroup): Question {
  return {
    heading: `Delete the group ${group.name}?`,
    lines: [
      `Its ${formatQuantity(group.members.length, 'member stays', 'members stay')} in the collaboration. This cannot be undone.`,
    ],
    warnings: group.madeByService ? ['A connected service created this group and may depend on it.'] : [],
    submit: 'Delete the group',
  };
}

/** Builds the confirmation for removing a member from a group. */
export function createGroupMemberQuestion(group: SeenGroup, member: SeenMember): Question {
  return {
    heading: `Remove ${getMemberName(member)} from ${group.name}?`,
    lines: ['The person stays a member of the collaboration.'],
    warnings: [],
    submit: 'Remove from the group',
  };
}
