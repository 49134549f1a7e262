import { formatQuantity } from '../../web/for-people/words.ts';
import { createFormModel } from '../../web/forms/model.ts';
import {
  containsAllWords,
  createSortHeaders,
  inOrder,
  type SortColumn,
  sortRows,
  splitSearchWords,
} from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import { getMemberName, type SeenCollaboration, type SeenGroup, type SeenMember } from '../access/disclosure.ts';
import { formatQuestion, type Question } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath } from '../page.ts';
import { buildViewAddress, listHiddenInputs, selectTablePage, type ViewQuery } from '../tables/view.ts';
import { buildShownUpdateFields, GROUP_FIELDS, getGroupFormValues } from './form.ts';

const columns: readonly SortColumn<SeenGroup>[] = [
  { key: 'name', label: 'Group', getValue: ({ name }) => name },
  { key: 'short_name', label: 'Short name', getValue: ({ shortName }) => shortName },
  { key: 'members', label: 'Members', getValue: ({ members }) => members.length, isNumber: true },
];

export function buildGroupsSection(seen: SeenCollaboration, question: ViewQuery, calls: PlatformCalls) {
  const { groups_search: search = '', groups_sort: sort = '' } = question;
  const words = splitSearchWords(search);
  const found = seen.groups.filter(({ name, shortName, description }) =>
    containsAllWords([name, shortName, description].join('\n'), words),
  );
  const page = selectTablePage(sortRows(found, columns, sort || undefined), question.groups_page);
  const buildAddress = (changes: Partial<Record<keyof ViewQuery, string | number | undefined>>) =>
    buildViewAddress(seen.identifier, question, { groups_page: undefined, ...changes }, '#groups');
  return {
    heads: createSortHeaders(columns, sort || undefined, (next) => buildAddress({ groups_sort: next })),
    rows: page.rows.map((group) => ({
      name: group.name,
      path: buildCollaborationPath(seen.identifier, 'groups', group.identifier),
      shortName: group.shortName,
      description: group.description ?? '',
      isAutomatic: group.autoProvisionMembers,
      madeByService: group.madeByService,
      count: group.members.length,
    })),
    total: page.total,
    all: seen.groups.length,
    pager: createTablePager(page, (number) => buildAddress({ groups_page: number })),
    search,
    pagePath: buildCollaborationPath(seen.identifier),
    allPath: buildAddress({ groups_search: undefined }),
    inputs: listHiddenInputs(question, 'groups'),
    create: seen.manages
      ? createFormModel(
          {
            action: buildCollaborationPath(seen.identifier, 'groups'),
            submit: 'Create the group',
            calls: calls('submitGroup'),
            prefix: 'group-',
            isBeside: true,
          },
          GROUP_FIELDS,
        )
      : undefined,
  };
}

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
  const found = visible.filter(({ name, email }) => containsAllWords([name, email].join('\n'), words));
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
      { action: path('update'), submit: 'Save group', calls: calls('submitGroupUpdate'), prefix: 'update-', isBeside: true },
      buildShownUpdateFields(group),
      { initial: getGroupFormValues(group) },
    ),
    deletePath: path('delete'),
    deleteQuestion: formatQuestion(createGroupDeletionQuestion(group)),
    deleteCalls: calls('submitGroupDeletion'),
    addPath: path('members'),
    addCalls: calls('submitGroupMember'),
    removePath: path('members', 'remove'),
    removeCalls: calls('submitGroupMemberRemoval'),
    // Members of the collaboration who are not in the group.
    others: seen.members
      .filter(({ number, uid }) => uid !== undefined && !inside.has(number))
      .map((member) => ({ uid: member.uid ?? '', id: `add-${member.number}`, name: getMemberName(member) }))
      .sort((a, b) => inOrder.compare(a.name, b.name)),
  };
}

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

export function createGroupMemberQuestion(group: SeenGroup, member: SeenMember): Question {
  return {
    heading: `Remove ${getMemberName(member)} from ${group.name}?`,
    lines: ['The person stays a member of the collaboration.'],
    warnings: [],
    submit: 'Remove from the group',
  };
}
