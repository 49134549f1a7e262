/** The table of groups on the page of a collaboration. */

import { calledBy, type SeenCollaboration, type SeenGroup } from '../access/disclosure.ts';
import { collaborationPath } from '../addresses.ts';
import { groupDeletionQuestion, groupMemberQuestion, questionText } from '../forms/confirm-page.ts';
import { type FormModel, formModel } from '../forms/page.ts';
import type { PlatformCalls, PlatformCallText } from '../platform-calls.ts';
import { groupFields, groupUpdateFields } from './form.ts';

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
  /** Members of the collaboration who are not in the group. */
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
  readonly actions: GroupActions | undefined;
}

/** The table. */
export interface GroupsSection {
  readonly rows: readonly GroupRow[];
  readonly create: FormModel | undefined;
  readonly deleteCalls: readonly PlatformCallText[];
  readonly addCalls: readonly PlatformCallText[];
  readonly removeCalls: readonly PlatformCallText[];
}

/** Makes the table. */
export function groupsSection(seen: SeenCollaboration, calls: PlatformCalls): GroupsSection {
  return {
    rows: seen.groups.map((group) => ({
      id: group.identifier,
      name: group.name,
      shortName: group.shortName,
      description: group.description ?? '',
      isAutomatic: group.autoProvisionMembers,
      madeByService: group.madeByService,
      count: group.members.length,
      members: group.members
        .filter((member) => seen.seesNames || (seen.seesEmails && member.email))
        .map((member) => ({
          name: calledBy(member),
          uid: member.uid,
          removeQuestion: seen.manages ? questionText(groupMemberQuestion(group, member)) : '',
        })),
      actions: seen.manages ? actionsOf(seen, group, calls) : undefined,
    })),
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

function actionsOf(seen: SeenCollaboration, group: SeenGroup, calls: PlatformCalls): GroupActions {
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
    others: seen.members
      .filter(({ number }) => !inside.has(number))
      .map((member) => ({ uid: member.uid ?? '', name: calledBy(member) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
