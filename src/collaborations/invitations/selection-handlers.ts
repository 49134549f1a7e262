import { formatQuantity } from '../../web/for-people/words.ts';
import { type CollaborationsHandlers, type CollaborationViewer, requireInvitation } from '../access/policy.ts';
import { runActionsInSequence } from '../activity/action-sequence.ts';
import { createInvitationAction } from '../activity/actions.ts';
import { replyWithConfirmationPage } from '../confirm-page.ts';
import type { CollaborationsContext } from '../context.ts';
import { createSelectionField, roleField } from '../forms/fields.ts';
import { handleCollaborationsForm } from '../forms/form-page.ts';
import { buildCollaborationPath } from '../page.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { formatRole } from './form.ts';
import { buildInvitedRoleQuestion, buildWithdrawalQuestion } from './listing.ts';

const RESENDING = { title: 'Not all invitations were resent', done: 'Resent', notDone: 'Not resent' };
const CHANGING = { title: 'Not all roles were changed', done: 'Changed', notDone: 'Not changed' };
const WITHDRAWING = { title: 'Not all invitations were withdrawn', done: 'Withdrawn', notDone: 'Not withdrawn' };

const invitation = createSelectionField('Invitation', 'no invitation is selected');

const FORMS = {
  resend: {
    heading: 'Resend invitations',
    action: ['invitations', 'resend'],
    operationId: 'submitInvitationsResend',
    fields: { invitation },
  },
  role: {
    heading: 'Change roles',
    action: ['invitations', 'role'],
    operationId: 'submitInvitationsRole',
    fields: { invitation, role: roleField },
  },
  withdraw: {
    heading: 'Withdraw invitations',
    action: ['invitations', 'withdraw'],
    operationId: 'submitInvitationsWithdrawal',
    fields: { invitation },
  },
};

export function createInvitationSelectionHandlers(context: CollaborationsContext) {
  const { client, actions, calls } = context;
  const getEmail = ({ email }: Invitation) => email;

  const listInvitationsToSelect = ({ collaboration }: CollaborationViewer) =>
    client.listOpenInvitations(collaboration.identifier);
  const getListPath = ({ collaboration }: CollaborationViewer) =>
    `${buildCollaborationPath(collaboration.identifier)}#invitations`;
  const formatInvitations = (count: number) => formatQuantity(count, 'invitation');

  return {
    async submitInvitationsResend(call) {
      const open = await listInvitationsToSelect(call.access);
      return handleCollaborationsForm(context, call, FORMS.resend, {
        async performAction({ invitation: ids }) {
          const chosen = selectInvitations(open, ids);
          await runActionsInSequence(chosen, getEmail, RESENDING, (one) =>
            actions.execute(...createInvitationAction(call, 'resendInvitation', one), () =>
              client.resendInvitation(one.externalIdentifier),
            ),
          );
          return redirectWithStoredQuery(call, getListPath(call.access), {
            tone: 'good',
            title: `${formatInvitations(chosen.length)} resent.`,
            lines: [chosen.map(getEmail).join(', '), 'Expired invitations are valid for another 15 days.'],
          });
        },
      });
    },

    async confirmInvitationsRole(call) {
      const { role } = call.query;
      const chosen = selectInvitations(await listInvitationsToSelect(call.access), call.query.invitation);
      return replyWithConfirmationPage(context, call, 200, {
        question: buildInvitedRoleQuestion(chosen, role),
        crumb: 'Role',
        action: FORMS.role.action,
        fields: [
          ...chosen.map(({ externalIdentifier }) => ({ name: 'invitation', value: externalIdentifier })),
          { name: 'role', value: role },
        ],
        calls: calls('submitInvitationsRole'),
      });
    },

    async submitInvitationsRole(call) {
      const open = await listInvitationsToSelect(call.access);
      return handleCollaborationsForm(context, call, FORMS.role, {
        async performAction({ invitation: ids, role }) {
          const changing = selectInvitations(open, ids).filter(({ intendedRole }) => intendedRole !== role);
          await runActionsInSequence(changing, getEmail, CHANGING, (one) => {
            const change = `${formatRole(one.intendedRole)} → ${formatRole(role)}`;
            // The platform replaces role and groups together.
            const update = { role, groups: one.groups.map(({ identifier }) => identifier) };
            return actions.execute(...createInvitationAction(call, 'updateInvitation', one, change), () =>
              client.updateInvitation(one.externalIdentifier, update),
            );
          });
          return redirectWithStoredQuery(call, getListPath(call.access), {
            tone: 'good',
            title:
              changing.length === 0
                ? `All selected people are already invited as ${formatRole(role)}s.`
                : changing.length === 1
                  ? `${changing.map(getEmail).join()} is now invited as ${formatRole(role)}.`
                  : `${changing.length} people are now invited as ${formatRole(role)}s.`,
            lines: changing.length < 2 ? [] : [changing.map(getEmail).join(', ')],
          });
        },
      });
    },

    async confirmInvitationsWithdrawal(call) {
      const chosen = selectInvitations(await listInvitationsToSelect(call.access), call.query.invitation);
      return replyWithConfirmationPage(context, call, 200, {
        question: buildWithdrawalQuestion(chosen),
        crumb: 'Withdraw',
        action: FORMS.withdraw.action,
        fields: chosen.map(({ externalIdentifier }) => ({ name: 'invitation', value: externalIdentifier })),
        calls: calls('submitInvitationsWithdrawal'),
      });
    },

    async submitInvitationsWithdrawal(call) {
      const open = await listInvitationsToSelect(call.access);
      return handleCollaborationsForm(context, call, FORMS.withdraw, {
        async performAction({ invitation: ids }) {
          const chosen = selectInvitations(open, ids);
          await runActionsInSequence(chosen, getEmail, WITHDRAWING, (one) =>
            actions.execute(...createInvitationAction(call, 'withdrawInvitation', one), () =>
              client.withdrawInvitation(one.externalIdentifier),
            ),
          );
          const [first] = chosen;
          return redirectWithStoredQuery(call, getListPath(call.access), {
            tone: 'good',
            title:
              chosen.length === 1 && first !== undefined
                ? `The invitation for ${first.email} was withdrawn.`
                : `${formatInvitations(chosen.length)} withdrawn.`,
            lines: [
              ...(chosen.length === 1 ? [] : [chosen.map(getEmail).join(', ')]),
              'The link in the email stops working. No email is sent.',
            ],
          });
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Returns the selected invitations without duplicates. @throws CollaborationNotFoundError if `open` does not contain one */
function selectInvitations(open: readonly Invitation[], ids: readonly string[]): readonly Invitation[] {
  const chosen = new Set(ids.map((id) => requireInvitation(open, id).externalIdentifier));
  return open.filter(({ externalIdentifier }) => chosen.has(externalIdentifier));
}
