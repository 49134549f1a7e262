/** Builds the table of groups on a collaboration's page. Each group has a page with its members. */
import { createFormModel } from '../../web/forms/model.ts';
import { createSortHeads, hasEvery, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import type { SeenCollaboration, SeenGroup } from '../access/disclosure.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationPath } from '../page.ts';
import { buildViewAddress, listHiddenInputs, selectTablePage, type ViewQuestion } from '../tables/view.ts';
import { GROUP_FIELDS } from './form.ts';

const columns: readonly SortColumn<SeenGroup>[] = [
  { key: 'name', label: 'Group', valueOf: ({ name }) => name },
  { key: 'short_name', label: 'Short name', valueOf: ({ shortName }) => shortName },
  { key: 'members', label: 'Members', valueOf: ({ members }) => members.length, isNumber: true },
];

/** Returns the view model of the table. */
export function buildGroupsSection(seen: SeenCollaboration, question: ViewQuestion, calls: PlatformCalls) {
  const { groups_search: search = '', groups_sort: sort = '' } = question;
  const words = splitSearchWords(search);
  const found = seen.groups.filter(({ name, shortName, description }) =>
    hasEvery([name, shortName, description].join('\n'), words),
  );
  const page = selectTablePage(sortRows(found, columns, sort || undefined), question.groups_page);
  const buildAddress = (changes: Partial<Record<keyof ViewQuestion, string | number | undefined>>) =>
    buildViewAddress(seen.identifier, question, { groups_page: undefined, ...changes }, '#groups');
  return {
    heads: createSortHeads(columns, sort || undefined, (next) => buildAddress({ groups_sort: next })),
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
    kept: listHiddenInputs(question, 'groups'),
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
