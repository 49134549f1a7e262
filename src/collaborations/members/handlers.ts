/** Roles, removal and export of members (openapi/collaborations). */

import { countOf } from '../../web/for-people/words.ts';
import { calledBy, disclose, type SeenMember } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { type CollaborationViewer, groupWithin, memberWithin } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { oneByOne } from '../activity/one-by-one.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { type FieldDefinition, formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, FormReading, Typed } from '../forms/reading.ts';
import { ROLE_OPTIONS, roleWord } from '../invitations/form.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { membersAsCsv } from './export.ts';
import { findMembers } from './listing.ts';
import { removalQuestion, roleQuestion, rolesQuestion } from './questions.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  | 'exportMembers'
  | 'confirmMemberRole'
  | 'submitMemberRole'
  | 'confirmMemberRoles'
  | 'submitMemberRoles'
  | 'submitMembersToGroup'
  | 'confirmMemberRemoval'
  | 'submitMemberRemoval'
>;

/** As many as a page of the table has, and more. */
const MOST_AT_ONCE = 100;

/** Headings of the forms, by the end of their address. */
const TITLES = {
  role: 'Change a role',
  roles: 'Change roles',
  group: 'Add to a group',
  remove: 'Remove members',
} as const;

/** Makes the handlers. */
export function memberHandlers(bench: Workbench): Handlers {
  const { client, actions, calls, now } = bench;

  const again = (
    viewer: CollaborationViewer,
    action: keyof typeof TITLES,
    fields: readonly FieldDefinition[],
    operationId: string,
    typed: Typed,
    problems: readonly FormProblem[],
  ) => {
    const { collaboration } = viewer;
    const title = TITLES[action];
    return html(
      bench,
      400,
      formPageView,
      pageFrame(viewer, { title: `Not done · ${title}`, crumb: title, crumbs: crumbsTo(collaboration) }),
      {
        heading: title,
        lead: '',
        form: formModel(
          { action: collaborationPath(collaboration.identifier, 'members', action), submit: title, calls: calls(operationId) },
          fields,
          typed,
          problems,
        ),
        backPath: collaborationPath(collaboration.identifier),
      },
    );
  };

  /** Where a viewer can go on after losing rights. */
  const whereNext = (viewer: CollaborationViewer, losesMembership: boolean) => {
    const staysInside = viewer.isManager || (!losesMembership && viewer.globalUrns.has(viewer.collaboration.globalUrn));
    return staysInside ? collaborationPath(viewer.collaboration.identifier) : LIST;
  };

  return {
    async exportMembers({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      return {
        status: 200,
        type: 'text/csv',
        content: membersAsCsv(seen, findMembers(seen, query)),
        headers: { 'Content-Disposition': `attachment; filename="${seen.shortName.replace(/[^\w-]/g, '_')}-members.csv"` },
      };
    },

    async confirmMemberRole({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      const { uid } = memberWithin(viewer.collaboration, query.uid);
      const member = seen.members.find((candidate) => candidate.uid === uid) as SeenMember;
      const question = roleQuestion(seen, member, query.role);
      const fields = [
        { name: 'uid', value: uid },
        { name: 'role', value: query.role },
      ];
      const action = collaborationPath(seen.identifier, 'members', 'role');
      return askFirst(bench, 200, { viewer, seen, question, crumb: 'Role', action, fields, calls: calls('submitMemberRole') });
    },

    submitMemberRole: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: (reading) => ({ uid: reading.text('uid', { max: 512, isRequired: true }), role: reading.role('role') }),
        again: (_status, viewer, typed, problems) => again(viewer, 'role', roleFields, 'submitMemberRole', typed, problems),
        async act(viewer, { uid: wanted, role }) {
          const { uid } = memberWithin(viewer.collaboration, wanted);
          const seen = disclose(viewer, now());
          const member = seen.members.find((candidate) => candidate.uid === uid) as SeenMember;
          const change = `${roleWord(member.role)} → ${roleWord(role)}`;
          const action = actionOn(seen, 'setMemberRole', uid, { targetName: calledBy(member), change });
          await actions.carryOut({ viewer, response }, action, () => client.setMemberRole(seen.identifier, uid, role));
          const losesRights = role === 'member' && member.isViewer && !viewer.isManager;
          return done(bench, request, losesRights ? whereNext(viewer, false) : collaborationPath(seen.identifier), {
            tone: 'good',
            title: `${calledBy(member)} is now ${role === 'admin' ? 'an administrator' : 'an ordinary member'}.`,
            lines: losesRights ? ['This was you: you can no longer manage this collaboration.'] : [],
          });
        },
      }),

    async confirmMemberRoles({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      const members = chosenMembers(viewer, query.uid, seen.members);
      const question = rolesQuestion(seen, members, query.role);
      const fields = [...members.map(({ uid = '' }) => ({ name: 'uid', value: uid })), { name: 'role', value: query.role }];
      const action = collaborationPath(seen.identifier, 'members', 'roles');
      return askFirst(bench, 200, { viewer, seen, question, crumb: 'Role', action, fields, calls: calls('submitMemberRoles') });
    },

    submitMemberRoles: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: (reading) => ({ uids: selectedUids(reading), role: reading.role('role') }),
        again: (_status, viewer, typed, problems) => again(viewer, 'roles', roleFields, 'submitMemberRoles', typed, problems),
        async act(viewer, { uids, role }) {
          const seen = disclose(viewer, now());
          const changing = chosenMembers(viewer, uids, seen.members).filter((member) => member.role !== role);
          await oneByOne(changing, calledBy, CHANGING, (member) => {
            const change = `${roleWord(member.role)} → ${roleWord(role)}`;
            const action = actionOn(seen, 'setMemberRole', member.uid ?? '', { targetName: calledBy(member), change });
            return actions.carryOut({ viewer, response }, action, () =>
              client.setMemberRole(seen.identifier, member.uid ?? '', role),
            );
          });
          const isSelf = role === 'member' && changing.some(({ isViewer }) => isViewer) && !viewer.isManager;
          const become = role === 'admin' ? 'administrator' : 'ordinary member';
          const count = changing.length;
          return done(bench, request, isSelf ? whereNext(viewer, false) : collaborationPath(seen.identifier), {
            tone: 'good',
            title:
              count === 0
                ? 'All of them have this role already.'
                : `${countOf(count, `member is now an ${become}`, `members are now ${become}s`)}.`,
            lines: [
              ...(count === 0 ? [] : [changing.map(calledBy).join(', ')]),
              ...(isSelf ? ['You were among them: you can no longer manage this collaboration.'] : []),
            ],
          });
        },
      }),

    submitMembersToGroup: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: (reading) => ({
          uids: selectedUids(reading),
          group: reading.text('group', { max: 255, isRequired: true }),
        }),
        again: (_status, viewer, typed, problems) =>
          again(viewer, 'group', groupFields(viewer), 'submitMembersToGroup', typed, problems),
        async act(viewer, { uids, group: wanted }) {
          const seen = disclose(viewer, now());
          const group = groupWithin(viewer.collaboration, wanted);
          const joining = chosenMembers(viewer, uids, seen.members).filter(({ uid = '' }) => !group.memberUids.includes(uid));
          await oneByOne(joining, calledBy, ADDING, (member) => {
            const more = { targetName: calledBy(member), change: `→ ${group.name}` };
            const action = actionOn(seen, 'addGroupMember', member.uid ?? '', more);
            return actions.carryOut({ viewer, response }, action, () =>
              client.addGroupMember(group.identifier, member.uid ?? ''),
            );
          });
          const count = joining.length;
          return done(bench, request, collaborationPath(seen.identifier), {
            tone: 'good',
            title:
              count === 0
                ? `All of them are in ${group.name} already.`
                : `${countOf(count, 'member was', 'members were')} added to ${group.name}.`,
            lines: count === 0 ? [] : [joining.map(calledBy).join(', ')],
          });
        },
      }),

    async confirmMemberRemoval({ access: viewer, query }) {
      const seen = disclose(viewer, now());
      const members = chosenMembers(viewer, query.uid, seen.members);
      const question = removalQuestion(seen, members);
      const fields = members.map(({ uid = '' }) => ({ name: 'uid', value: uid }));
      const action = collaborationPath(seen.identifier, 'members', 'remove');
      return askFirst(bench, 200, {
        viewer,
        seen,
        question,
        crumb: 'Remove',
        action,
        fields,
        calls: calls('submitMemberRemoval'),
      });
    },

    submitMemberRemoval: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: selectedUids,
        again: (_status, viewer, typed, problems) =>
          again(viewer, 'remove', removalFields, 'submitMemberRemoval', typed, problems),
        async act(viewer, uids) {
          const seen = disclose(viewer, now());
          const members = chosenMembers(viewer, uids, seen.members);
          await oneByOne(members, calledBy, REMOVING, (member) => {
            const action = actionOn(seen, 'removeMember', member.uid ?? '', { targetName: calledBy(member) });
            return actions.carryOut({ viewer, response }, action, () => client.removeMember(seen.identifier, member.uid ?? ''));
          });
          const isSelf = members.some(({ isViewer }) => isViewer);
          return done(bench, request, isSelf ? whereNext(viewer, true) : collaborationPath(seen.identifier), {
            tone: 'good',
            title: `${countOf(members.length, 'member was', 'members were')} removed.`,
            lines: [members.map(calledBy).join(', '), ...(isSelf ? ['You were among them.'] : [])],
          });
        },
      }),
  };
}

const REMOVING = { title: 'Not all of them were removed', done: 'Removed', notDone: 'Not removed' };
const CHANGING = { title: 'Not every role was changed', done: 'Changed', notDone: 'Not changed' };
const ADDING = { title: 'Not all of them were added', done: 'Added', notDone: 'Not added' };

const uidField: FieldDefinition = { name: 'uid', label: 'Member', kind: 'text', isRequired: true, maxLength: 512 };
const roleFields: readonly FieldDefinition[] = [
  uidField,
  { name: 'role', label: 'Role', kind: 'select', options: ROLE_OPTIONS },
];
/** The uids of those who are selected. */
function selectedUids(reading: FormReading): readonly string[] {
  const uids = reading.list('uid', MOST_AT_ONCE);
  if (uids.length === 0) reading.note('uid', 'is required: nobody is selected');
  return uids;
}

const groupFields = ({ collaboration: { groups } }: CollaborationViewer): readonly FieldDefinition[] => [
  uidField,
  {
    name: 'group',
    label: 'Group',
    kind: 'select',
    options: groups.map(({ identifier, name }) => ({ value: identifier, label: name })),
  },
];

const removalFields: readonly FieldDefinition[] = [uidField];

/** The members with these uids, each once. Throws CollaborationNotFoundError when one is not a member. */
function chosenMembers(
  { collaboration }: CollaborationViewer,
  uids: readonly string[],
  members: readonly SeenMember[],
): readonly SeenMember[] {
  const chosen = new Set(uids.map((uid) => memberWithin(collaboration, uid).uid));
  return members.filter(({ uid }) => uid !== undefined && chosen.has(uid));
}
