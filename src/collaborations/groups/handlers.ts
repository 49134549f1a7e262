/** Groups of a collaboration and who is in them (openapi/collaborations). */

import { calledBy, disclose, type SeenGroup, type SeenMember } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { type CollaborationViewer, groupWithin, memberWithin } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { collaborationPath } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { type FieldDefinition, formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, Typed } from '../forms/reading.ts';
import type { Group, GroupCreate, GroupUpdate } from '../platform/data-objects.ts';
import { CollaborationConflictError, CollaborationNotFoundError } from '../platform/errors.ts';
import { changedShortName } from '../platform/silent-changes.ts';
import { crumbsTo, done, html, pageFrame, type Workbench, waitingFlash } from '../workbench.ts';
import { groupFields, groupUpdateFields, readGroup, readGroupUpdate } from './form.ts';
import { groupModel, groupView } from './group-page.ts';
import { groupDeletionQuestion, groupMemberQuestion } from './questions.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  | 'showGroup'
  | 'submitGroup'
  | 'submitGroupUpdate'
  | 'confirmGroupDeletion'
  | 'submitGroupDeletion'
  | 'submitGroupMember'
  | 'confirmGroupMemberRemoval'
  | 'submitGroupMemberRemoval'
>;

/** Somebody who manages a collaboration, and the group in question. */
interface GroupManager {
  readonly viewer: CollaborationViewer;
  readonly group: Group;
}

const uidFields: readonly FieldDefinition[] = [
  { name: 'uid', label: 'Member', kind: 'text', isRequired: true, maxLength: 512 },
];

/** Makes the handlers. */
export function groupHandlers(bench: Workbench): Handlers {
  const { client, actions, calls, now } = bench;

  const groupManager = (viewer: CollaborationViewer, path: { group_id: string }): GroupManager => ({
    viewer,
    group: groupWithin(viewer.collaboration, path.group_id),
  });

  const formPage = <Status extends number>(
    status: Status,
    { collaboration, ...viewer }: CollaborationViewer,
    form: { heading: string; rest: readonly string[]; operationId: string; fields: readonly FieldDefinition[] },
    typed: Typed,
    problems: readonly FormProblem[],
  ) =>
    html(
      bench,
      status,
      formPageView,
      pageFrame(viewer, { title: `Not done · ${form.heading}`, crumb: form.heading, crumbs: crumbsTo(collaboration) }),
      {
        heading: form.heading,
        lead: '',
        form: formModel(
          {
            action: collaborationPath(collaboration.identifier, 'groups', ...form.rest),
            submit: form.heading,
            calls: calls(form.operationId),
          },
          form.fields,
          typed,
          problems,
        ),
        backPath: collaborationPath(collaboration.identifier),
      },
    );

  const seenGroup = (viewer: CollaborationViewer, group: Group) => {
    const seen = disclose(viewer, now());
    return { seen, group: seen.groups.find(({ identifier }) => identifier === group.identifier) as SeenGroup };
  };
  const seenMember = (viewer: CollaborationViewer, uid: string) =>
    disclose(viewer, now()).members.find((member) => member.uid === uid) as SeenMember;

  const pathOf = ({ collaboration }: CollaborationViewer, group: { identifier: string }) =>
    collaborationPath(collaboration.identifier, 'groups', group.identifier);

  return {
    async showGroup({ access: viewer, request, path, query }) {
      const { seen, group } = seenGroup(viewer, groupWithin(viewer.collaboration, path.group_id));
      const flashes = await waitingFlash(bench, request);
      const model = groupModel({ seen, group, question: query, calls, flashes });
      const frame = pageFrame(viewer, {
        title: `${group.name} · ${seen.name}`,
        crumb: group.name,
        crumbs: crumbsTo(seen),
        scripts: ['scripts/confirm.js'],
      });
      return html(bench, 200, groupView, frame, model);
    },

    submitGroup: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: readGroup,
        showsConflicts: true,
        again: (status, viewer, typed, problems) =>
          formPage(
            status,
            viewer,
            { heading: 'Create a group', rest: [], operationId: 'submitGroup', fields: groupFields },
            typed,
            problems,
          ),
        async act(viewer, wanted, refuse) {
          const { identifier } = viewer.collaboration;
          const taken = takenField(viewer.collaboration.groups, wanted);
          if (taken !== undefined)
            return refuse({ field: taken, message: 'is taken: another group of the collaboration has it' });
          const action = actionOn(viewer.collaboration, 'createGroup', wanted.name);
          const made = await actions.carryOut({ viewer, response }, action, () => client.createGroup(identifier, wanted));
          const changed = changedShortName(wanted, made);
          return done(bench, request, `${collaborationPath(identifier)}#groups`, {
            tone: changed === undefined ? 'good' : 'warning',
            title: `The group ${made.name} was created.`,
            lines: [
              changed === undefined
                ? `Its short name is ${made.shortName}.`
                : `The platform stored the short name ${changed} instead of ${wanted.shortName}.`,
            ],
          });
        },
      }),

    submitGroupUpdate: ({ access, request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => groupManager(access, path),
        read: readGroupUpdate,
        again: (_status, { viewer, group }, typed, problems) =>
          formPage(
            400,
            viewer,
            {
              heading: 'Change a group',
              rest: [group.identifier, 'update'],
              operationId: 'submitGroupUpdate',
              fields: groupUpdateFields(group),
            },
            typed,
            problems,
          ),
        async act({ viewer, group }, { autoProvisionMembers, ...naming }) {
          const changes = group.madeByService ? { autoProvisionMembers } : { ...naming, autoProvisionMembers };
          const action = actionOn(viewer.collaboration, 'updateGroup', group.name, { change: changedText(group, changes) });
          const made = await actions.carryOut({ viewer, response }, action, () =>
            client.updateGroup(group.identifier, changes),
          );
          const joined = autoProvisionMembers && !group.autoProvisionMembers;
          return done(bench, request, pathOf(viewer, group), {
            tone: 'good',
            title: `The group ${made.name} was changed.`,
            lines: joined ? ['Every member and every invited person is in it now.'] : [],
          });
        },
      }),

    async confirmGroupDeletion({ access, path }) {
      const manager = groupManager(access, path);
      const { seen, group } = seenGroup(manager.viewer, manager.group);
      const question = groupDeletionQuestion(group);
      const action = collaborationPath(seen.identifier, 'groups', group.identifier, 'delete');
      const { viewer } = manager;
      return askFirst(bench, 200, {
        viewer,
        seen,
        question,
        crumb: 'Delete a group',
        action,
        calls: calls('submitGroupDeletion'),
      });
    },

    async submitGroupDeletion({ access, request, response, path }) {
      const { viewer, group } = groupManager(access, path);
      const { identifier } = viewer.collaboration;
      const action = actionOn(viewer.collaboration, 'deleteGroup', group.name);
      await actions.carryOut({ viewer, response }, action, () => client.deleteGroup(group.identifier));
      return done(bench, request, `${collaborationPath(identifier)}#groups`, {
        tone: 'good',
        title: `The group ${group.name} was deleted.`,
        lines: ['Its members stay in the collaboration.'],
      });
    },

    submitGroupMember: ({ access, request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => groupManager(access, path),
        read: (reading) => reading.text('uid', { max: 512, isRequired: true }),
        showsConflicts: true,
        again: (status, { viewer, group }, typed, problems) =>
          formPage(
            status,
            viewer,
            {
              heading: 'Add to a group',
              rest: [group.identifier, 'members'],
              operationId: 'submitGroupMember',
              fields: uidFields,
            },
            typed,
            problems,
          ),
        async act({ viewer, group }, wanted) {
          const { uid } = memberWithin(viewer.collaboration, wanted);
          if (group.memberUids.includes(uid))
            throw new CollaborationConflictError('addGroupMember', undefined, 'alreadyInGroup');
          const action = actionOn(viewer.collaboration, 'addGroupMember', uid, {
            targetName: calledBy(seenMember(viewer, uid)),
            change: `→ ${group.name}`,
          });
          await actions.carryOut({ viewer, response }, action, () => client.addGroupMember(group.identifier, uid));
          return done(bench, request, pathOf(viewer, group), {
            tone: 'good',
            title: `${calledBy(seenMember(viewer, uid))} is now in the group ${group.name}.`,
            lines: [],
          });
        },
      }),

    async confirmGroupMemberRemoval({ access, path, query }) {
      const manager = groupManager(access, path);
      const { seen, group } = seenGroup(manager.viewer, manager.group);
      const uid = uidInGroup(manager, query.uid);
      const question = groupMemberQuestion(group, seenMember(manager.viewer, uid));
      const action = collaborationPath(seen.identifier, 'groups', group.identifier, 'members', 'remove');
      return askFirst(bench, 200, {
        viewer: manager.viewer,
        seen,
        question,
        crumb: 'Remove from a group',
        action,
        fields: [{ name: 'uid', value: uid }],
        calls: calls('submitGroupMemberRemoval'),
      });
    },

    submitGroupMemberRemoval: ({ access, request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => groupManager(access, path),
        read: (reading) => reading.text('uid', { max: 512, isRequired: true }),
        again: (_status, { viewer, group }, typed, problems) =>
          formPage(
            400,
            viewer,
            {
              heading: 'Remove from a group',
              rest: [group.identifier, 'members', 'remove'],
              operationId: 'submitGroupMemberRemoval',
              fields: uidFields,
            },
            typed,
            problems,
          ),
        async act(manager, wanted) {
          const { viewer, group } = manager;
          const uid = uidInGroup(manager, wanted);
          const action = actionOn(viewer.collaboration, 'removeGroupMember', uid, {
            targetName: calledBy(seenMember(viewer, uid)),
            change: `${group.name} →`,
          });
          await actions.carryOut({ viewer, response }, action, () => client.removeGroupMember(group.identifier, uid));
          return done(bench, request, pathOf(viewer, group), {
            tone: 'good',
            title: `${calledBy(seenMember(viewer, uid))} is no longer in the group ${group.name}.`,
            lines: group.autoProvisionMembers ? ['Saving the group with “everybody” ticked would add the person again.'] : [],
          });
        },
      }),
  };
}

/** The field whose value another group has; the platform compares names by case, and takes those of services for none. */
function takenField(groups: readonly Group[], { name, shortName }: GroupCreate): 'name' | 'short_name' | undefined {
  if (groups.some((group) => group.name === name && !group.madeByService)) return 'name';
  return groups.some((group) => group.shortName === shortName) ? 'short_name' : undefined;
}

/** What changes in a group, from and to. */
function changedText(group: Group, changes: GroupUpdate): string {
  const { name = group.name, description = group.description ?? '', autoProvisionMembers = false } = changes;
  return [
    ...(name === group.name ? [] : [`name: ${group.name} → ${name}`]),
    ...(description === (group.description ?? '') ? [] : ['description']),
    ...(autoProvisionMembers === group.autoProvisionMembers
      ? []
      : [`everybody: ${group.autoProvisionMembers ? 'yes' : 'no'} → ${autoProvisionMembers ? 'yes' : 'no'}`]),
  ].join(', ');
}

/** A member of the collaboration who is in the group. Throws CollaborationNotFoundError. */
function uidInGroup({ viewer, group }: GroupManager, wanted: string): string {
  const { uid } = memberWithin(viewer.collaboration, wanted);
  if (!group.memberUids.includes(uid)) throw new CollaborationNotFoundError('find group member', undefined);
  return uid;
}
