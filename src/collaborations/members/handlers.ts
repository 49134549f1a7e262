import type { Exchange } from '../../contract/accept.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { createSelectField, createTextField } from '../../web/forms/fields.ts';
import { replyWithFile, replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData, getMemberName, type SeenMember } from '../access/disclosure.ts';
import {
  type CollaborationsHandlers,
  type CollaborationViewer,
  requireCollaborationGroup,
  requireMember,
} from '../access/policy.ts';
import { runActionsInSequence } from '../activity/action-sequence.ts';
import { createAction } from '../activity/actions.ts';
import { replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext } from '../context.ts';
import { createSelectionField, roleField, uidField } from '../forms/fields.ts';
import { handleCollaborationsForm } from '../forms/form-page.ts';
import { formatRole } from '../invitations/form.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs, LIST_PATH } from '../page.ts';
import type { Group } from '../platform/data-objects.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { buildRemovalQuestion, buildRolesQuestion, createRoleQuestion, findMembers, formatMembersCsv } from './page.ts';

export const chosenMembers = createSelectionField('Member', 'no member is selected');

const FORMS = {
  role: {
    heading: 'Change a role',
    action: ['members', 'role'],
    operationId: 'submitMemberRole',
    fields: { uid: uidField, role: roleField },
  },
  roles: {
    heading: 'Change roles',
    action: ['members', 'roles'],
    operationId: 'submitMemberRoles',
    fields: { uid: chosenMembers, role: roleField },
  },
  group: {
    heading: 'Add to a group',
    action: ['members', 'group'],
    operationId: 'submitMembersToGroup',
    fields: { uid: chosenMembers, group: createTextField({ label: 'Group', isRequired: true, maxLength: 255 }) },
  },
  remove: {
    heading: 'Remove members',
    action: ['members', 'remove'],
    operationId: 'submitMemberRemoval',
    fields: { uid: chosenMembers },
  },
};

const REMOVING = { title: 'Not all members were removed', done: 'Removed', notDone: 'Not removed' };
const CHANGING = { title: 'Not all roles were changed', done: 'Changed', notDone: 'Not changed' };
const ADDING = { title: 'Not all members were added', done: 'Added', notDone: 'Not added' };

type MembersCall = Exchange & { readonly access: CollaborationViewer };

export function createMemberHandlers(context: CollaborationsContext) {
  const { client, actions, calls, now } = context;

  const requireSeenMember = (viewer: CollaborationViewer, requestedUid: string) => {
    const { uid } = requireMember(viewer.collaboration, requestedUid);
    return filterVisibleData(viewer, now()).members.find((member) => member.uid === uid) as SeenMember;
  };

  const selectMembers = (viewer: CollaborationViewer, uids: readonly string[]) => selectSeenMembers(viewer, uids, now());

  const setRole = ({ access: viewer, response }: MembersCall, member: SeenMember, role: 'admin' | 'member') => {
    const { collaboration } = viewer;
    const { uid = '' } = member;
    const change = `${formatRole(member.role)} → ${formatRole(role)}`;
    const action = createAction(collaboration, 'setMemberRole', uid, { targetName: getMemberName(member), change });
    return actions.execute({ viewer, response }, action, () => client.setMemberRole(collaboration.identifier, uid, role));
  };

  return {
    async exportMembers({ access: viewer, query }) {
      const seen = filterVisibleData(viewer, now());
      const name = `${seen.shortName.replace(/[^\w-]/g, '_')}-members.csv`;
      return replyWithFile('text/csv', name, formatMembersCsv(seen, findMembers(seen, query)));
    },

    confirmMemberRole(call) {
      const { role } = call.query;
      const member = requireSeenMember(call.access, call.query.uid);
      return replyWithConfirmationPage(context, call, 200, {
        question: createRoleQuestion(filterVisibleData(call.access, now()), member, role),
        crumb: 'Role',
        action: FORMS.role.action,
        fields: [
          { name: 'uid', value: member.uid ?? '' },
          { name: 'role', value: role },
        ],
        calls: calls('submitMemberRole'),
      });
    },

    submitMemberRole: (call) =>
      handleCollaborationsForm(context, call, FORMS.role, {
        async performAction({ uid, role }) {
          const { access: viewer } = call;
          const member = requireSeenMember(viewer, uid);
          await setRole(call, member, role);
          const losesRights = role === 'member' && member.isViewer && !viewer.isManager;
          return redirectWithStoredQuery(call, losesRights ? getNextPage(viewer, false) : getMembersPath(viewer), {
            tone: 'good',
            title: `${getMemberName(member)} is now ${role === 'admin' ? 'an administrator' : 'an ordinary member'}.`,
            lines: losesRights ? ['You can no longer manage this collaboration.'] : [],
          });
        },
      }),

    confirmMemberRoles(call) {
      const { role } = call.query;
      const members = selectMembers(call.access, call.query.uid);
      return replyWithConfirmationPage(context, call, 200, {
        question: buildRolesQuestion(filterVisibleData(call.access, now()), members, role),
        crumb: 'Role',
        action: FORMS.roles.action,
        fields: [...getUids(members), { name: 'role', value: role }],
        calls: calls('submitMemberRoles'),
      });
    },

    submitMemberRoles: (call) =>
      handleCollaborationsForm(context, call, FORMS.roles, {
        async performAction({ uid: uids, role }) {
          const { access: viewer } = call;
          const changing = selectMembers(viewer, uids).filter((member) => member.role !== role);
          await runActionsInSequence(changing, getMemberName, CHANGING, (member) => setRole(call, member, role));
          const isSelf = role === 'member' && changing.some(({ isViewer }) => isViewer) && !viewer.isManager;
          const become = role === 'admin' ? 'administrator' : 'ordinary member';
          const count = changing.length;
          return redirectWithStoredQuery(call, isSelf ? getNextPage(viewer, false) : getMembersPath(viewer), {
            tone: 'good',
            title:
              count === 0
                ? 'All selected members already have this role.'
                : `${formatQuantity(count, `member is now an ${become}`, `members are now ${become}s`)}.`,
            lines: [
              ...(count === 0 ? [] : [changing.map(getMemberName).join(', ')]),
              ...(isSelf ? ['You can no longer manage this collaboration.'] : []),
            ],
          });
        },
      }),

    submitMembersToGroup(call) {
      const { access: viewer } = call;
      const { collaboration } = viewer;
      const choices = collaboration.groups.map(({ identifier, name }) => ({ value: identifier, label: name }));
      const shown = { uid: chosenMembers, group: createSelectField('Group', choices) };
      return handleCollaborationsForm(
        context,
        call,
        { ...FORMS.group, shown },
        {
          async performAction({ uid: uids, group: wanted }) {
            const group = requireCollaborationGroup(collaboration, wanted);
            const { isNew: _, ...message } = await addMembersToGroup(context, call, group, uids);
            return redirectWithStoredQuery(call, getMembersPath(viewer), message);
          },
        },
      );
    },

    confirmMemberRemoval(call) {
      const members = selectMembers(call.access, call.query.uid);
      return replyWithConfirmationPage(context, call, 200, {
        question: buildRemovalQuestion(filterVisibleData(call.access, now()), members),
        crumb: 'Remove',
        action: FORMS.remove.action,
        fields: getUids(members),
        calls: calls('submitMemberRemoval'),
      });
    },

    submitMemberRemoval: (call) =>
      handleCollaborationsForm(context, call, FORMS.remove, {
        async performAction({ uid: uids }) {
          const { access: viewer, response } = call;
          const { collaboration } = viewer;
          const members = selectMembers(viewer, uids);
          await runActionsInSequence(members, getMemberName, REMOVING, (member) => {
            const { uid = '' } = member;
            const action = createAction(collaboration, 'removeMember', uid, { targetName: getMemberName(member) });
            return actions.execute({ viewer, response }, action, () => client.removeMember(collaboration.identifier, uid));
          });
          const isSelf = members.some(({ isViewer }) => isViewer);
          return redirectWithStoredQuery(call, isSelf ? getNextPage(viewer, true) : getMembersPath(viewer), {
            tone: 'good',
            title: `${formatQuantity(members.length, 'member was', 'members were')} removed.`,
            lines: [members.map(getMemberName).join(', '), ...(isSelf ? ['You also removed yourself.'] : [])],
          });
        },
      }),

    async showMemberServices(call) {
      const { collaboration } = call.access;
      const { uid, userId } = requireMember(collaboration, call.query.uid);
      const member = filterVisibleData(call.access, now()).members.find((seen) => seen.uid === uid);
      const services = userId === null ? [] : await client.listUserServices(userId);
      const name = member === undefined ? uid : getMemberName(member);
      const title = `Services of ${name}`;
      const frame = createCollaborationsFrame({ title, crumb: 'Services', crumbs: createCrumbs(collaboration) });
      return replyWithPage(context, call, 200, 'collaborations/members/services', frame, {
        heading: title,
        name,
        isUnknown: userId === null,
        rows: services,
        calls: calls('showMemberServices'),
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Returns the selected members without duplicates. @throws CollaborationNotFoundError if one is not a member */
function selectSeenMembers(viewer: CollaborationViewer, uids: readonly string[], now: Date): readonly SeenMember[] {
  const memberUids = new Set(uids.map((uid) => requireMember(viewer.collaboration, uid).uid));
  return filterVisibleData(viewer, now).members.filter(({ uid }) => uid !== undefined && memberUids.has(uid));
}

/** Adds the members who are not in the group yet. Returns the message for the user; `isNew` is false if all are in it. */
export async function addMembersToGroup(
  { client, actions, now }: CollaborationsContext,
  { access: viewer, response }: MembersCall,
  group: Group,
  uids: readonly string[],
) {
  const joining = selectSeenMembers(viewer, uids, now()).filter(({ uid = '' }) => !group.memberUids.includes(uid));
  await runActionsInSequence(joining, getMemberName, ADDING, (member) => {
    const { uid = '' } = member;
    const more = { targetName: getMemberName(member), change: `→ ${group.name}` };
    return actions.execute({ viewer, response }, createAction(viewer.collaboration, 'addGroupMember', uid, more), () =>
      client.addGroupMember(group.identifier, uid),
    );
  });
  const count = joining.length;
  return {
    isNew: count > 0,
    tone: 'good' as const,
    title:
      count === 0
        ? `All selected members are already in ${group.name}.`
        : `${formatQuantity(count, 'member was', 'members were')} added to ${group.name}.`,
    lines: count === 0 ? [] : [joining.map(getMemberName).join(', ')],
  };
}

function getMembersPath({ collaboration }: CollaborationViewer): string {
  return buildCollaborationPath(collaboration.identifier);
}

/** Returns the next page for a user who gave up rights, because the current page may be forbidden. */
function getNextPage(viewer: CollaborationViewer, losesMembership: boolean): string {
  const staysInside = viewer.isManager || (!losesMembership && viewer.globalUrns.has(viewer.collaboration.globalUrn));
  return staysInside ? getMembersPath(viewer) : LIST_PATH;
}

function getUids(members: readonly SeenMember[]) {
  return members.map(({ uid = '' }) => ({ name: 'uid', value: uid }));
}
