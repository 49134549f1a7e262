/** What can be done with several open invitations at once (openapi/collaborations). */

import { countOf } from '../../web/for-people/words.ts';
import { disclose } from '../access/disclosure.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { type CollaborationViewer, invitationWithin } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { oneByOne } from '../activity/one-by-one.ts';
import { collaborationPath } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { askFirst } from '../forms/confirm-answer.ts';
import { type FieldDefinition, formModel, formPageView } from '../forms/page.ts';
import type { FormProblem, FormReading, Typed } from '../forms/reading.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { ROLE_OPTIONS, roleWord } from './form.ts';
import { withdrawalQuestion } from './questions.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  'submitInvitationsResend' | 'submitInvitationsRole' | 'confirmInvitationsWithdrawal' | 'submitInvitationsWithdrawal'
>;

/** Somebody who manages a collaboration, and its open invitations. */
interface InvitationsManager {
  readonly viewer: CollaborationViewer;
  readonly open: readonly Invitation[];
}

/** How an action is asked for again. */
interface Form {
  readonly heading: string;
  /** Last part of its address. */
  readonly last: string;
  readonly operationId: string;
  readonly fields: readonly FieldDefinition[];
}

const MOST_AT_ONCE = 100;
const RESENDING = { title: 'Not all of them were resent', done: 'Resent', notDone: 'Not resent' };
const CHANGING = { title: 'Not every role was changed', done: 'Changed', notDone: 'Not changed' };
const WITHDRAWING = { title: 'Not all of them were withdrawn', done: 'Withdrawn', notDone: 'Not withdrawn' };

const invitationField: FieldDefinition = {
  name: 'invitation',
  label: 'Invitation',
  kind: 'text',
  isRequired: true,
  maxLength: 255,
};
const roleField: FieldDefinition = { name: 'role', label: 'Role', kind: 'select', options: ROLE_OPTIONS };

/** Makes the handlers. */
export function invitationSelectionHandlers(bench: Workbench): Handlers {
  const { client, actions, calls, now } = bench;
  const emailOf = ({ email }: Invitation) => email;

  const manager = async (viewer: CollaborationViewer): Promise<InvitationsManager> => ({
    viewer,
    open: await client.listOpenInvitations(viewer.collaboration.identifier),
  });

  /** The form with what is wrong with it. */
  const again =
    (form: Form) =>
    (_status: number, { viewer }: InvitationsManager, typed: Typed, problems: readonly FormProblem[]) => {
      const { collaboration } = viewer;
      const action = collaborationPath(collaboration.identifier, 'invitations', form.last);
      const frame = pageFrame(viewer, {
        title: `Not done · ${form.heading}`,
        crumb: form.heading,
        crumbs: crumbsTo(collaboration),
      });
      return html(bench, 400, formPageView, frame, {
        heading: form.heading,
        lead: 'Nothing was changed.',
        form: formModel({ action, submit: form.heading, calls: calls(form.operationId) }, form.fields, typed, problems),
        backPath: collaborationPath(collaboration.identifier),
      });
    };

  const back = ({ collaboration }: CollaborationViewer) => `${collaborationPath(collaboration.identifier)}#invitations`;
  const counted = (count: number) => countOf(count, 'invitation');

  return {
    submitInvitationsResend: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => manager(access),
        read: selectedIds,
        again: again({
          heading: 'Resend invitations',
          last: 'resend',
          operationId: 'submitInvitationsResend',
          fields: [invitationField],
        }),
        async act({ viewer, open }, ids) {
          const chosen = chosenOf(open, ids);
          await oneByOne(chosen, emailOf, RESENDING, ({ email, externalIdentifier }) =>
            actions.carryOut({ viewer, response }, actionOn(viewer.collaboration, 'resendInvitation', email), () =>
              client.resendInvitation(externalIdentifier),
            ),
          );
          return done(bench, request, back(viewer), {
            tone: 'good',
            title: `${counted(chosen.length)} resent.`,
            lines: [chosen.map(emailOf).join(', '), 'Those that had expired can be accepted for 15 days more.'],
          });
        },
      }),

    submitInvitationsRole: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => manager(access),
        read: (reading) => ({ ids: selectedIds(reading), role: reading.role('role') }),
        again: again({
          heading: 'Change roles',
          last: 'role',
          operationId: 'submitInvitationsRole',
          fields: [invitationField, roleField],
        }),
        async act({ viewer, open }, { ids, role }) {
          const changing = chosenOf(open, ids).filter(({ intendedRole }) => intendedRole !== role);
          await oneByOne(changing, emailOf, CHANGING, ({ email, externalIdentifier, intendedRole, groups }) => {
            const change = `${roleWord(intendedRole)} → ${roleWord(role)}`;
            // The platform replaces role and groups together.
            const update = { role, groups: groups.map(({ identifier }) => identifier) };
            return actions.carryOut(
              { viewer, response },
              actionOn(viewer.collaboration, 'updateInvitation', email, { change }),
              () => client.updateInvitation(externalIdentifier, update),
            );
          });
          const what = changing.length === 1 ? roleWord(role) : `${roleWord(role)}s`;
          return done(bench, request, back(viewer), {
            tone: 'good',
            title:
              changing.length === 0
                ? `All of them are invited as ${roleWord(role)}s already.`
                : `${countOf(changing.length, 'person is', 'people are')} invited as ${what} now.`,
            lines: changing.length === 0 ? [] : [changing.map(emailOf).join(', ')],
          });
        },
      }),

    async confirmInvitationsWithdrawal({ access, query }) {
      const { viewer, open } = await manager(access);
      const chosen = chosenOf(open, query.invitation);
      const seen = disclose(viewer, now());
      const action = collaborationPath(seen.identifier, 'invitations', 'withdraw');
      const fields = chosen.map(({ externalIdentifier }) => ({ name: 'invitation', value: externalIdentifier }));
      const question = withdrawalQuestion(chosen);
      return askFirst(bench, 200, {
        viewer,
        seen,
        question,
        crumb: 'Withdraw',
        action,
        fields,
        calls: calls('submitInvitationsWithdrawal'),
      });
    },

    submitInvitationsWithdrawal: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => manager(access),
        read: selectedIds,
        again: again({
          heading: 'Withdraw invitations',
          last: 'withdraw',
          operationId: 'submitInvitationsWithdrawal',
          fields: [invitationField],
        }),
        async act({ viewer, open }, ids) {
          const chosen = chosenOf(open, ids);
          await oneByOne(chosen, emailOf, WITHDRAWING, ({ email, externalIdentifier }) =>
            actions.carryOut({ viewer, response }, actionOn(viewer.collaboration, 'withdrawInvitation', email), () =>
              client.withdrawInvitation(externalIdentifier),
            ),
          );
          const [first] = chosen;
          return done(bench, request, back(viewer), {
            tone: 'good',
            title:
              chosen.length === 1 && first !== undefined
                ? `The invitation of ${first.email} was withdrawn.`
                : `${counted(chosen.length)} withdrawn.`,
            lines: [
              ...(chosen.length === 1 ? [] : [chosen.map(emailOf).join(', ')]),
              'The link in the mail is refused from now on. Nobody gets a mail about it.',
            ],
          });
        },
      }),
  };
}

function selectedIds(reading: FormReading): readonly string[] {
  const ids = reading.list('invitation', MOST_AT_ONCE);
  if (ids.length === 0) reading.note('invitation', 'is required: none is selected');
  return ids;
}

/** The invitations with these identifiers, each once. Throws CollaborationNotFoundError when one is not open here. */
function chosenOf(open: readonly Invitation[], ids: readonly string[]): readonly Invitation[] {
  const chosen = new Set(ids.map((id) => invitationWithin(open, id).externalIdentifier));
  return open.filter(({ externalIdentifier }) => chosen.has(externalIdentifier));
}
