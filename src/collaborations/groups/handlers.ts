import { createFieldError } from '../../web/forms/fields.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { filterVisibleData, getMemberName, type SeenGroup, type SeenMember } from '../access/disclosure.ts';
import {
  type CollaborationsHandlers,
  type CollaborationViewer,
  requireCollaborationGroup,
  requireMember,
} from '../access/policy.ts';
import { createAction } from '../activity/actions.ts';
import { replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext } from '../context.ts';
import { uidField } from '../forms/fields.ts';
import { handleCollaborationsForm } from '../forms/form-page.ts';
import { addMembersToGroup, chosenMembers } from '../members/handlers.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs } from '../page.ts';
import type { Group, GroupCreate, GroupUpdate } from '../platform/data-objects.ts';
import { CollaborationConflictError, CollaborationNotFoundError } from '../platform/errors.ts';
import { findChangedShortName } from '../platform/silent-changes.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { buildShownUpdateFields, GROUP_FIELDS, GROUP_UPDATE_FIELDS, getGroupFormValues } from './form.ts';
import { buildGroupModel, createGroupDeletionQuestion, createGroupMemberQuestion } from './page.ts';

const MEMBER_FIELDS = { uid: uidField };

export function createGroupHandlers(context: CollaborationsContext) {
  const { client, actions, calls, now } = context;

  const findSeenGroup = (viewer: CollaborationViewer, { identifier }: Group) =>
    filterVisibleData(viewer, now()).groups.find((group) => group.identifier === identifier) as SeenGroup;
  const findSeenMember = (viewer: CollaborationViewer, uid: string) =>
    filterVisibleData(viewer, now()).members.find((member) => member.uid === uid) as SeenMember;

  const getGroupPath = ({ collaboration }: CollaborationViewer, group: { identifier: string }) =>
    buildCollaborationPath(collaboration.identifier, 'groups', group.identifier);

  return {
    async showGroup(call) {
      const { access: viewer, path, query } = call;
      const seen = filterVisibleData(viewer, now());
      const group = findSeenGroup(viewer, requireCollaborationGroup(viewer.collaboration, path.group_id));
      const frame = createCollaborationsFrame({
        title: `${group.name} · ${seen.name}`,
        crumb: group.name,
        crumbs: createCrumbs(seen),
        scripts: ['scripts/long-choice.js'],
      });
      const model = buildGroupModel({ seen, group, question: query, calls });
      return replyWithPage(context, call, 200, 'collaborations/groups/group', frame, model);
    },

    submitGroup(call) {
      const { access: viewer, response } = call;
      const { identifier, groups } = viewer.collaboration;
      const form = { heading: 'Create a group', action: ['groups'], operationId: 'submitGroup', fields: GROUP_FIELDS };
      return handleCollaborationsForm(context, call, form, {
        showsConflicts: true,
        async performAction(values) {
          const { name, short_name: shortName, description, auto_provision_members: autoProvisionMembers } = values;
          const newGroup = { name, shortName, description, autoProvisionMembers };
          const takenField = findTakenField(groups, newGroup);
          if (takenField !== undefined)
            throw createFieldError(takenField, 'is already taken by another group of the collaboration', 409);
          const action = createAction(viewer.collaboration, 'createGroup', name);
          const made = await actions.execute({ viewer, response }, action, () => client.createGroup(identifier, newGroup));
          const changed = findChangedShortName(newGroup, made);
          return redirectWithStoredQuery(call, `${buildCollaborationPath(identifier)}#groups`, {
            tone: changed === undefined ? 'good' : 'warning',
            title: `The group ${made.name} was created.`,
            lines: [
              changed === undefined
                ? `The short name is ${made.shortName}.`
                : `The platform stored the short name ${changed} instead of ${shortName}.`,
            ],
          });
        },
      });
    },

    async submitGroupUpdate(call) {
      const { access: viewer, response } = call;
      const group = requireCollaborationGroup(viewer.collaboration, call.path.group_id);
      const form = {
        heading: 'Change a group',
        action: ['groups', group.identifier, 'update'],
        operationId: 'submitGroupUpdate',
        fields: GROUP_UPDATE_FIELDS,
        shown: buildShownUpdateFields(group),
        initial: getGroupFormValues(group),
      };
      return handleCollaborationsForm(context, call, form, {
        async performAction({ auto_provision_members: autoProvisionMembers, ...naming }) {
          const changes = group.madeByService ? { autoProvisionMembers } : { ...naming, autoProvisionMembers };
          const action = createAction(viewer.collaboration, 'updateGroup', group.name, {
            change: formatGroupChanges(group, changes),
          });
          const made = await actions.execute({ viewer, response }, action, () => client.updateGroup(group.identifier, changes));
          const joined = autoProvisionMembers && !group.autoProvisionMembers;
          return redirectWithStoredQuery(call, getGroupPath(viewer, group), {
            tone: 'good',
            title: `The group ${made.name} was changed.`,
            lines: joined ? ['All members and invited people are now in it.'] : [],
          });
        },
      });
    },

    confirmGroupDeletion(call) {
      const group = requireCollaborationGroup(call.access.collaboration, call.path.group_id);
      return replyWithConfirmationPage(context, call, 200, {
        question: createGroupDeletionQuestion(findSeenGroup(call.access, group)),
        crumb: 'Delete a group',
        action: ['groups', group.identifier, 'delete'],
        calls: calls('submitGroupDeletion'),
      });
    },

    async submitGroupDeletion(call) {
      const { access: viewer, response } = call;
      const group = requireCollaborationGroup(viewer.collaboration, call.path.group_id);
      const action = createAction(viewer.collaboration, 'deleteGroup', group.name);
      await actions.execute({ viewer, response }, action, () => client.deleteGroup(group.identifier));
      return redirectWithStoredQuery(call, `${buildCollaborationPath(viewer.collaboration.identifier)}#groups`, {
        tone: 'good',
        title: `The group ${group.name} was deleted.`,
        lines: ['The members of the group stay in the collaboration.'],
      });
    },

    async submitGroupMember(call) {
      const { access: viewer } = call;
      const group = requireCollaborationGroup(viewer.collaboration, call.path.group_id);
      const form = {
        heading: 'Add to a group',
        action: ['groups', group.identifier, 'members'],
        operationId: 'submitGroupMember',
        fields: { uid: chosenMembers },
      };
      return handleCollaborationsForm(context, call, form, {
        showsConflicts: true,
        async performAction({ uid }) {
          const { isNew, ...message } = await addMembersToGroup(context, call, group, uid);
          if (!isNew) throw new CollaborationConflictError('addGroupMember', undefined, 'alreadyInGroup');
          return redirectWithStoredQuery(call, getGroupPath(viewer, group), message);
        },
      });
    },

    confirmGroupMemberRemoval(call) {
      const { access: viewer } = call;
      const group = requireCollaborationGroup(viewer.collaboration, call.path.group_id);
      const uid = requireGroupMember(viewer, group, call.query.uid);
      return replyWithConfirmationPage(context, call, 200, {
        question: createGroupMemberQuestion(findSeenGroup(viewer, group), findSeenMember(viewer, uid)),
        crumb: 'Remove from a group',
        action: ['groups', group.identifier, 'members', 'remove'],
        fields: [{ name: 'uid', value: uid }],
        calls: calls('submitGroupMemberRemoval'),
      });
    },

    async submitGroupMemberRemoval(call) {
      const { access: viewer, response } = call;
      const group = requireCollaborationGroup(viewer.collaboration, call.path.group_id);
      const form = {
        heading: 'Remove from a group',
        action: ['groups', group.identifier, 'members', 'remove'],
        operationId: 'submitGroupMemberRemoval',
        fields: MEMBER_FIELDS,
      };
      return handleCollaborationsForm(context, call, form, {
        async performAction({ uid: wanted }) {
          const uid = requireGroupMember(viewer, group, wanted);
          const targetName = getMemberName(findSeenMember(viewer, uid));
          const action = createAction(viewer.collaboration, 'removeGroupMember', uid, {
            targetName,
            change: `${group.name} →`,
          });
          await actions.execute({ viewer, response }, action, () => client.removeGroupMember(group.identifier, uid));
          return redirectWithStoredQuery(call, getGroupPath(viewer, group), {
            tone: 'good',
            title: `${targetName} is no longer in the group ${group.name}.`,
            lines: group.autoProvisionMembers ? ['Saving the group with “All members” selected adds the person again.'] : [],
          });
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Returns the field whose value another group has; undefined if none. Names of groups that services created do not count. */
function findTakenField(groups: readonly Group[], { name, shortName }: GroupCreate): 'name' | 'short_name' | undefined {
  if (groups.some((group) => group.name === name && !group.madeByService)) return 'name';
  return groups.some((group) => group.shortName === shortName) ? 'short_name' : undefined;
}

function formatGroupChanges(group: Group, changes: GroupUpdate): string {
  const { name = group.name, description = group.description ?? '', autoProvisionMembers = false } = changes;
  return [
    ...(name === group.name ? [] : [`name: ${group.name} → ${name}`]),
    ...(description === (group.description ?? '') ? [] : ['description']),
    ...(autoProvisionMembers === group.autoProvisionMembers
      ? []
      : [`all members: ${group.autoProvisionMembers ? 'yes' : 'no'} → ${autoProvisionMembers ? 'yes' : 'no'}`]),
  ].join(', ');
}

/** Checks that a user is a member of the group, and returns the uid. @throws CollaborationNotFoundError */
function requireGroupMember(viewer: CollaborationViewer, group: Group, requestedUid: string): string {
  const { uid } = requireMember(viewer.collaboration, requestedUid);
  if (!group.memberUids.includes(uid)) throw new CollaborationNotFoundError('find group member', undefined);
  return uid;
}
