/** The table of groups on the page of a collaboration. */

import { type Pager, pagerOf } from '../../web/pager.ts';
import { calledBy, type SeenCollaboration, type SeenGroup } from '../access/disclosure.ts';
import { collaborationPath, withQuery } from '../addresses.ts';
import { questionText } from '../forms/confirm-page.ts';
import { type FormModel, formModel } from '../forms/page.ts';
import { pageOf } from '../members/listing.ts';
import type { PlatformCalls, PlatformCallText } from '../platform-calls.ts';
import { groupFields, groupUpdateFields } from './form.ts';
import { groupDeletionQuestion, groupMemberQuestion } from './questions.ts';

/** Somebody in a group. */
export interface GroupMemberRow {
  readonly name: string;
  /** For administrators and managers only. */
  readonly uid: string | undefined;
  readonly removeQuestion: string;
}

/** What can be done with a group; only administrators and managers get it. */
export interface GroupActions {
  readonly update: FormModel;
  readonly deletePath: string;
  readonly deleteQuestion: string;
  readonly addPath: string;
  readonly removePath: string;
  /** Members of the collaboration who are not in the group; empty until its members are shown. */
  readonly others: readonly { readonly uid: string; readonly name: string }[];
}

/** A row. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly isAutomatic: boolean;
  readonly madeByService: boolean;
  readonly count: number;
  /** Named members; empty where the viewer may not see who they are. */
  readonly members: readonly GroupMemberRow[];
  readonly membersPager: Pager;
  /** Shows the members; empty where they are shown, or where the viewer may not see who they are. */
  readonly showPath: string;
  readonly isShown: boolean;
  readonly actions: GroupActions | undefined;
}

/** The table. */
export interface GroupsSection {
  readonly rows: readonly GroupRow[];
  readonly total: number;
  readonly pager: Pager;
  readonly create: FormModel | undefined;
  readonly deleteCalls: readonly PlatformCallText[];
  readonly addCalls: readonly PlatformCallText[];
  readonly removeCalls: readonly PlatformCallText[];
}

/** What the address says. */
export interface GroupQuestion {
  readonly groups_page?: number | undefined;
  /** The group whose members are shown. */
  readonly group?: string | undefined;
  readonly group_members_page?: number | undefined;
}

/** Makes the table. The members of one group at a time are in it, because there may be thousands in all. */
export function groupsSection(seen: SeenCollaboration, question: GroupQuestion, calls: PlatformCalls): GroupsSection {
  const page = pageOf(seen.groups, question.groups_page);
  const address = (changes: GroupQuestion) => withQuery(collaborationPath(seen.identifier), { ...changes }, '#groups');
  const pageNumber = (number: number) => (number === 1 ? undefined : number);
  return {
    total: seen.groups.length,
    pager: pagerOf(page, (number) => address({ groups_page: pageNumber(number) })),
    rows: page.rows.map((group) => {
      const visible = group.members.filter((member) => seen.seesNames || (seen.seesEmails && member.email));
      const isShown = question.group === group.identifier;
      const own = { groups_page: pageNumber(page.page), group: group.identifier };
      const members = pageOf(isShown ? visible : [], question.group_members_page);
      return {
        id: group.identifier,
        name: group.name,
        shortName: group.shortName,
        description: group.description ?? '',
        isAutomatic: group.autoProvisionMembers,
        madeByService: group.madeByService,
        count: group.members.length,
        members: members.rows.map((member) => ({
          name: calledBy(member),
          uid: member.uid,
          removeQuestion: seen.manages ? questionText(groupMemberQuestion(group, member)) : '',
        })),
        membersPager: pagerOf(members, (number) => address({ ...own, group_members_page: pageNumber(number) })),
        showPath: isShown || (visible.length === 0 && !seen.manages) ? '' : address(own),
        isShown,
        actions: seen.manages ? actionsOf(seen, group, calls, isShown) : undefined,
      };
    }),
    create: seen.manages
      ? formModel(
          {
            action: collaborationPath(seen.identifier, 'groups'),
            submit: 'Create the group',
            calls: calls('submitGroup'),
            prefix: 'group-',
          },
          groupFields,
        )
      : undefined,
    deleteCalls: calls('submitGroupDeletion'),
    addCalls: calls('submitGroupMember'),
    removeCalls: calls('submitGroupMemberRemoval'),
  };
}

function actionsOf(seen: SeenCollaboration, group: SeenGroup, calls: PlatformCalls, isShown: boolean): GroupActions {
  const path = (...rest: string[]) => collaborationPath(seen.identifier, 'groups', group.identifier, ...rest);
  const inside = new Set(group.members.map(({ number }) => number));
  return {
    update: formModel(
      {
        action: path('update'),
        submit: 'Save the group',
        calls: calls('submitGroupUpdate'),
        prefix: `update-${group.identifier}-`,
      },
      groupUpdateFields(group),
    ),
    deletePath: path('delete'),
    deleteQuestion: questionText(groupDeletionQuestion(group)),
    addPath: path('members'),
    removePath: path('members', 'remove'),
    others: (isShown ? seen.members : [])
      .filter(({ number, uid }) => uid !== undefined && !inside.has(number))
      .map((member) => ({ uid: member.uid ?? '', name: calledBy(member) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
