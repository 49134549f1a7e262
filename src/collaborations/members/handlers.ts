/** Roles, removal and export of members (openapi/collaborations). */
import type { Request, Response } from 'express';
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import { calledBy, disclose, type SeenMember } from '../access/disclosure.ts';
import { type CollaborationViewer, memberWithin } from '../access/policy.ts';
import { reasonOf, statusOf, UnfinishedError } from '../activity/unfinished.ts';
import { collaborationPath, LIST } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { type FieldDefinition, formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, Typed } from '../forms/reading.ts';
import { ROLE_OPTIONS } from '../invitations/form.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { membersAsCsv } from './export.ts';
import { findMembers } from './listing.ts';
import { removalQuestion, roleQuestion } from './questions.ts';

type Handlers = Pick<
  CollaborationsApiHandlers,
  'exportMembers' | 'confirmMemberRole' | 'submitMemberRole' | 'confirmMemberRemoval' | 'submitMemberRemoval'
>;

/** As many as a page of the table has, and more. */
const MOST_AT_ONCE = 100;

/** Makes the handlers. */
export function memberHandlers(bench: Workbench): Handlers {
  const { policy, client, actions, calls, now } = bench;

  const again = (
    viewer: CollaborationViewer,
    action: string,
    fields: readonly FieldDefinition[],
    operationId: string,
    typed: Typed,
    problems: readonly FormProblem[],
  ) => {
    const { collaboration } = viewer;
    const title = action === 'role' ? 'Change a role' : 'Remove members';
    return html(
      bench,
      400,
      formPageView,
      pageFrame(viewer, { title: `Not done · ${title}`, crumb: title, crumbs: crumbsTo(collaboration) }),
      {
        heading: title,
        lead: 'Nothing was changed.',
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
    async exportMembers({ request, path, query }) {
      const viewer = await policy.collaborationViewer(request, path.identifier);
      const seen = disclose(viewer, now());
      return {
        status: 200,
        type: 'text/csv',
        content: membersAsCsv(seen, findMembers(seen, query)),
        headers: { 'Content-Disposition': `attachment; filename="${seen.shortName.replace(/[^\w-]/g, '_')}-members.csv"` },
      };
    },

    async confirmMemberRole({ request, path, query }) {
      const viewer = await policy.collaborationManager(request, path.identifier);
      const seen = disclose(viewer, now());
      const { uid } = memberWithin(viewer.collaboration, query.uid);
      const member = seen.members.find((candidate) => candidate.uid === uid) as SeenMember;
      const question = roleQuestion(seen, member, query.role);
      const fields = [
        { name: 'uid', value: uid },
        { name: 'role', value: query.role },
      ];
      const action = collaborationPath(seen.identifier, 'members', 'role');
      return askFirst(bench, { viewer, seen, question, crumb: 'Role', action, fields, calls: calls('submitMemberRole') });
    },

    submitMemberRole: ({ request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => policy.collaborationManager(request, path.identifier),
        read: (reading) => ({ uid: reading.text('uid', { max: 512, isRequired: true }), role: reading.role('role') }),
        again: (_status, viewer, typed, problems) => again(viewer, 'role', roleFields, 'submitMemberRole', typed, problems),
        async act(viewer, { uid: wanted, role }) {
          const { uid } = memberWithin(viewer.collaboration, wanted);
          const seen = disclose(viewer, now());
          const member = seen.members.find((candidate) => candidate.uid === uid) as SeenMember;
          const action = { name: 'setMemberRole', collaboration: seen.identifier, target: `${uid}, ${member.role} → ${role}` };
          await actions.carryOut({ viewer, response }, action, () => client.setMemberRole(seen.identifier, uid, role));
          const losesRights = role === 'member' && member.isViewer && !viewer.isManager;
          return done(bench, request, losesRights ? whereNext(viewer, false) : collaborationPath(seen.identifier), {
            tone: 'good',
            title: `${calledBy(member)} is now ${role === 'admin' ? 'an administrator' : 'an ordinary member'}.`,
            lines: losesRights ? ['This was you: you can no longer manage this collaboration.'] : [],
          });
        },
      }),

    async confirmMemberRemoval({ request, path, query }) {
      const viewer = await policy.collaborationManager(request, path.identifier);
      const seen = disclose(viewer, now());
      const members = chosenMembers(viewer, query.uid, seen.members);
      const question = removalQuestion(seen, members);
      const fields = members.map(({ uid = '' }) => ({ name: 'uid', value: uid }));
      const action = collaborationPath(seen.identifier, 'members', 'remove');
      return askFirst(bench, { viewer, seen, question, crumb: 'Remove', action, fields, calls: calls('submitMemberRemoval') });
    },

    submitMemberRemoval: ({ request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => policy.collaborationManager(request, path.identifier),
        read(reading) {
          const uids = reading.list('uid', MOST_AT_ONCE);
          if (uids.length === 0) reading.note('uid', 'is required: nobody is selected');
          return uids;
        },
        again: (_status, viewer, typed, problems) =>
          again(viewer, 'remove', removalFields, 'submitMemberRemoval', typed, problems),
        async act(viewer, uids) {
          const seen = disclose(viewer, now());
          const members = chosenMembers(viewer, uids, seen.members);
          await removeAll(bench, { viewer, response }, members);
          const isSelf = members.some(({ isViewer }) => isViewer);
          return done(bench, request, isSelf ? whereNext(viewer, true) : collaborationPath(seen.identifier), {
            tone: 'good',
            title: members.length === 1 ? '1 member was removed.' : `${members.length} members were removed.`,
            lines: [members.map(calledBy).join(', '), ...(isSelf ? ['You were among them.'] : [])],
          });
        },
      }),
  };
}

const uidField: FieldDefinition = { name: 'uid', label: 'Member', kind: 'text', isRequired: true, maxLength: 512 };
const roleFields: readonly FieldDefinition[] = [
  uidField,
  { name: 'role', label: 'Role', kind: 'select', options: ROLE_OPTIONS },
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

/** One call for each; after one that fails the rest is not tried. */
async function removeAll(
  { client, actions }: Pick<Workbench, 'client' | 'actions'>,
  who: { viewer: CollaborationViewer; request?: Request; response: Response },
  members: readonly SeenMember[],
): Promise<void> {
  const { identifier } = who.viewer.collaboration;
  for (const [index, member] of members.entries()) {
    const uid = member.uid ?? '';
    try {
      await actions.carryOut(who, { name: 'removeMember', collaboration: identifier, target: uid }, () =>
        client.removeMember(identifier, uid),
      );
    } catch (error) {
      if (members.length === 1) throw error;
      const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
      const namesOf = (some: readonly SeenMember[]) => (some.length === 0 ? 'nobody' : some.map(calledBy).join(', '));
      throw new UnfinishedError(
        statusOf(error),
        {
          title: 'Not all of them were removed',
          detail: `${reasonOf(error)} The rest was not tried.`,
          facts: [
            `Removed: ${namesOf(members.slice(0, index))}.`,
            ...(isUnknown ? [`Not known: ${calledBy(member)}. Look at the collaboration before you try again.`] : []),
            `Not removed: ${namesOf(members.slice(isUnknown ? index + 1 : index))}.`,
          ],
        },
        error,
      );
    }
  }
}
