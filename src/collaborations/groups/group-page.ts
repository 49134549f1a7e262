/** Builds the page of a group, with its members and actions. */
import { createFormModel } from '../../web/forms/model.ts';
import { hasEvery, splitSearchWords } from '../../web/table-order.ts';
import { createTablePager, createView } from '../../web/views.ts';
import { getMemberName, type SeenCollaboration, type SeenGroup } from '../access/disclosure.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';
import { selectTablePage } from '../tables/view.ts';
import { buildShownUpdateFields, getGroupFormValues } from './form.ts';
import { createGroupDeletionQuestion, createGroupMemberQuestion } from './questions.ts';

/** View of the page of a group. */
export const groupView = createView<ReturnType<typeof buildGroupModel>>('collaborations/groups/group');

export interface GroupPageParts {
  readonly seen: SeenCollaboration;
  readonly group: SeenGroup;
  readonly question: { readonly search?: string | undefined; readonly page?: number | undefined };
  readonly calls: PlatformCalls;
}

export function buildGroupModel({ seen, group, question, calls }: GroupPageParts) {
  const getPath = (...rest: string[]) => buildCollaborationPath(seen.identifier, 'groups', group.identifier, ...rest);
  const { search = '' } = question;
  const words = splitSearchWords(search);
  const visible = group.members.filter((member) => seen.seesNames || (seen.seesEmails && member.email));
  const found = visible.filter(({ name, email }) => hasEvery([name, email].join('\n'), words));
  const page = selectTablePage(found, question.page);
  return {
    name: group.name,
    shortName: group.shortName,
    description: group.description ?? '',
    isAutomatic: group.autoProvisionMembers,
    madeByService: group.madeByService,
    // Members whose name or address the viewer may see.
    rows: page.rows.map((member) => ({
      name: getMemberName(member),
      // Empty if the address is hidden, or already shown as the name.
      email: member.email === null || member.email === undefined || member.email === getMemberName(member) ? '' : member.email,
      // Undefined unless the viewer is an administrator or manager.
      uid: member.uid,
      removeQuestion: seen.manages ? formatQuestion(createGroupMemberQuestion(group, member)) : '',
    })),
    count: group.members.length,
    total: page.total,
    isHidden: visible.length === 0 && group.members.length > 0,
    search,
    pagePath: getPath(),
    pager: createTablePager(page, (number) =>
      buildCollaborationAddress(getPath(), { search, page: number === 1 ? undefined : number }),
    ),
    actions: seen.manages ? getActions(seen, group, calls, getPath) : undefined,
    calls: calls('showGroup'),
  };
}

function getActions(seen: SeenCollaboration, group: SeenGroup, calls: PlatformCalls, path: (...rest: string[]) => string) {
  const inside = new Set(group.members.map(({ number }) => number));
  return {
    update: createFormModel(
      {
        action: path('update'),
        submit: 'Save group',
        calls: calls('submitGroupUpdate'),
        prefix: 'update-',
        isBeside: true,
      },
      buildShownUpdateFields(group),
      { initial: getGroupFormValues(group) },
    ),
    deletePath: path('delete'),
    deleteQuestion: formatQuestion(createGroupDeletionQuestion(group)),
    deleteCalls: calls('submitGroupDeletion'),
    addPath: path('members'),
    // ID of the table in which members are selected.
    membersPath: `${buildCollaborationPath(seen.identifier)}#members`,
    addCalls: calls('submitGroupMember'),
    removePath: path('members', 'remove'),
    removeCalls: calls('submitGroupMemberRemoval'),
    // Members of the collaboration who are not in the group.
    others: seen.members
      .filter(({ number, uid }) => uid !== undefined && !inside.has(number))
      .map((member) => ({ uid: member.uid ?? '', name: getMemberName(member) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
