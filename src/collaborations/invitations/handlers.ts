/** Inviting, and what can be done with an open invitation (openapi/collaborations). */

import type { Response } from 'express';
import { countOf } from '../../web/for-people/words.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import { type CollaborationViewer, invitationWithin } from '../access/policy.ts';
import { actionOn } from '../activity/actions.ts';
import { reasonOf, statusOf, UnfinishedError } from '../activity/unfinished.ts';
import { collaborationPath } from '../addresses.ts';
import { answerForm } from '../forms/answer.ts';
import { dayText } from '../forms/days.ts';
import { type FieldDefinition, formModel, formPageView } from '../forms/page.ts';
import { type FormProblem, MOST_ADDRESSES, type Typed, typedOf } from '../forms/reading.ts';
import { isUpload, readUpload } from '../forms/uploaded-form.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { crumbsTo, done, html, pageFrame, type Workbench } from '../workbench.ts';
import { addressesOfTable, judgeAddresses, splitAddresses } from './email-addresses.ts';
import { ROLE_OPTIONS, readChoices, reinviteFields, roleWord } from './form.ts';
import { invitePageModel, previewModel, previewView, verdictText } from './invite-page.ts';

type Handlers = Pick<
  CollaborationsHandlers,
  | 'showInvitationForm'
  | 'previewInvitations'
  | 'submitInvitations'
  | 'submitInvitationResend'
  | 'submitInvitationRole'
  | 'submitInvitationWithdrawal'
  | 'showReinvitationForm'
  | 'submitReinvitation'
>;

/** Characters that are taken for addresses, as the contract has it, and with those of a file. */
const LONGEST_PASTED = 60_000;
const WITH_FILE = 120_000;
const PREVIEW_FIELDS = new Set([
  'emails',
  'csv',
  'role',
  'message',
  'invitation_expiry_date',
  'membership_expiry_date',
  'groups',
]);

/** Somebody who manages a collaboration, and the open invitation in question. */
interface InvitationManager {
  readonly viewer: CollaborationViewer;
  readonly invitation: Invitation;
}

const roleFields: readonly FieldDefinition[] = [{ name: 'role', label: 'Role', kind: 'select', options: ROLE_OPTIONS }];

/** The form that replaces an invitation. */
const replacing = ({ viewer, invitation }: InvitationManager) => ({
  heading: 'Replace the invitation',
  lead: 'The invitation is withdrawn, and a new one is sent to the same address.',
  last: 'reinvite',
  operationId: 'submitReinvitation',
  fields: reinviteFields(viewer.collaboration.groups, invitation),
});

/** Makes the handlers; a form with a file may have this many bytes. */
export function invitationHandlers(bench: Workbench, maxFormBytes: number): Handlers {
  const { client, actions, calls, now } = bench;
  const context = () => ({ serviceEntityId: bench.settings.collabServiceEntityId, now: now() });

  async function invitationManager(viewer: CollaborationViewer, path: { invitation_id: string }): Promise<InvitationManager> {
    const open = await client.listOpenInvitations(viewer.collaboration.identifier);
    return { viewer, invitation: invitationWithin(open, path.invitation_id) };
  }

  const back = (viewer: CollaborationViewer) => `${collaborationPath(viewer.collaboration.identifier)}#invitations`;

  const inviteAgain = <Status extends number>(
    status: Status,
    viewer: CollaborationViewer,
    typed: Typed,
    problems: readonly FormProblem[],
  ) =>
    html(
      bench,
      status,
      formPageView,
      pageFrame(viewer, { title: 'Nobody was invited · Invite', crumb: 'Invite', crumbs: crumbsTo(viewer.collaboration) }),
      invitePageModel(viewer.collaboration, { calls, context: context() }, typed, problems),
    );

  const invitationAgain = <Status extends number>(
    status: Status,
    { viewer, invitation }: InvitationManager,
    form: { heading: string; lead?: string; last: string; operationId: string; fields: readonly FieldDefinition[] },
    typed?: Typed,
    problems: readonly FormProblem[] = [],
  ) => {
    const { collaboration } = viewer;
    const action = collaborationPath(collaboration.identifier, 'invitations', invitation.externalIdentifier, form.last);
    const frame = pageFrame(viewer, {
      title: problems.length === 0 ? form.heading : `Not done · ${form.heading}`,
      crumb: form.heading,
      crumbs: crumbsTo(collaboration),
    });
    return html(bench, status, formPageView, frame, {
      heading: form.heading,
      lead: `The invitation of ${invitation.email}. ${problems.length === 0 ? (form.lead ?? '') : ''}`.trim(),
      form: formModel({ action, submit: form.heading, calls: calls(form.operationId) }, form.fields, typed, problems),
      backPath: collaborationPath(collaboration.identifier),
    });
  };

  const acting = (viewer: CollaborationViewer, response: Response, name: string, target: string, change?: string) =>
    [{ viewer, response }, actionOn(viewer.collaboration, name, target, { change })] as const;

  return {
    async showInvitationForm({ access: viewer }) {
      const frame = pageFrame(viewer, { title: 'Invite', crumbs: crumbsTo(viewer.collaboration) });
      return html(bench, 200, formPageView, frame, invitePageModel(viewer.collaboration, { calls, context: context() }));
    },

    previewInvitations: ({ access, request, response, body }) => {
      let longest = WITH_FILE;
      let fileProblem: string | undefined;
      return answerForm({ request, response, body }, now(), {
        admit: () => access,
        async typed() {
          if (!isUpload(request)) return typedOf(body);
          const { typed, files } = await readUpload(request, maxFormBytes, PREVIEW_FIELDS);
          const [pasted = '', ...repeated] = typed.emails ?? [];
          // As it is, so that reading it finds what is wrong.
          if ([...pasted].length > LONGEST_PASTED) longest = LONGEST_PASTED;
          if (repeated.length > 0 || longest === LONGEST_PASTED) return typed;
          const table = files.get('csv') ?? [];
          if ('problem' in table) {
            fileProblem = table.problem;
            return typed;
          }
          return { ...typed, emails: [[pasted, ...addressesOfTable(table)].filter(Boolean).join('\n')] };
        },
        read(reading, viewer) {
          const corrected = reading.list('corrected', MOST_ADDRESSES);
          const pasted = [reading.text('emails', { max: longest }), ...corrected].filter(Boolean).join('\n');
          const addresses = splitAddresses(pasted);
          if (fileProblem !== undefined) reading.note('csv', fileProblem);
          else if (addresses.length === 0) reading.note('emails', 'needs at least one address, here or in the file');
          if (addresses.length > MOST_ADDRESSES)
            reading.note('emails', `must not have more than ${MOST_ADDRESSES} addresses at once`);
          return {
            addresses,
            choices: readChoices(reading, viewer.collaboration.groups, 'member'),
            typed: { ...reading.typed, emails: [pasted] },
          };
        },
        again: (_status, viewer, typed, problems) => inviteAgain(400, viewer, typed, problems),
        async act(viewer, { addresses, choices, typed }) {
          const open = await client.listOpenInvitations(viewer.collaboration.identifier);
          const parts = { addresses, typed, choices, calls, context: context() };
          const model = previewModel(viewer.collaboration, open, parts);
          const crumbs = crumbsTo(viewer.collaboration);
          return html(bench, 200, previewView, pageFrame(viewer, { title: model.heading, crumb: 'Invite', crumbs }), model);
        },
      });
    },

    submitInvitations: ({ access, request, response, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => access,
        read: (reading, viewer) => ({
          addresses: reading.addresses('emails'),
          choices: readChoices(reading, viewer.collaboration.groups),
        }),
        showsConflicts: true,
        again: (status, viewer, typed, problems) => inviteAgain(status, viewer, typed, problems),
        async act(viewer, { addresses, choices }, refuse) {
          const { identifier } = viewer.collaboration;
          const judged = judgeAddresses(addresses, viewer.collaboration, await client.listOpenInvitations(identifier));
          const toInvite = judged.filter(({ verdict }) => verdict === 'new').map(({ address }) => address);
          const leftOut = judged.filter(({ verdict }) => verdict !== 'new');
          if (toInvite.length === 0) {
            const message = leftOut.map(({ address, verdict }) => `${address} ${verdictText(verdict)}`).join('; ');
            return refuse({ field: 'emails', message: `has nobody to invite: ${message}` });
          }
          const [who, action] = acting(viewer, response, 'invite', toInvite.join(', '), `→ ${roleWord(choices.role)}`);
          const result = await actions.carryOut(who, action, () =>
            client.invite(identifier, toInvite, choices.role, choices.options),
          );
          const isComplete = leftOut.length === 0 && result.leftOut.length === 0;
          const count = result.invited.length;
          return done(bench, request, back(viewer), {
            tone: isComplete ? 'good' : 'warning',
            title: `${countOf(count, 'person was', 'people were')} invited.`,
            lines: [
              ...result.invited.map(
                ({ email, expiryDate }) => `${email}: invited, until ${dayText(expiryDate) || 'an unknown day'}`,
              ),
              ...result.leftOut.map((address) => `${address}: left out by the platform, which did not say why`),
              ...leftOut.map(({ address, verdict }) => `${address}: left out, ${verdictText(verdict)}`),
            ],
          });
        },
      }),

    async submitInvitationResend({ access, request, response, path }) {
      const { viewer, invitation } = await invitationManager(access, path);
      const { externalIdentifier, email } = invitation;
      const again = await actions.carryOut(...acting(viewer, response, 'resendInvitation', email), () =>
        client.resendInvitation(externalIdentifier),
      );
      const isSame = again.expiryDate?.getTime() === invitation.expiryDate?.getTime();
      return done(bench, request, back(viewer), {
        tone: 'good',
        title: `Invitation resent to ${email}.`,
        lines: [
          isSame
            ? `It can still be accepted until ${dayText(again.expiryDate) || 'an unknown day'}.`
            : `It had expired. It can now be accepted until ${dayText(again.expiryDate) || 'an unknown day'}.`,
        ],
      });
    },

    submitInvitationRole: ({ access, request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => invitationManager(access, path),
        read: (reading) => reading.role('role'),
        again: (_status, manager, typed, problems) =>
          invitationAgain(
            400,
            manager,
            { heading: 'Change the role', last: 'role', operationId: 'submitInvitationRole', fields: roleFields },
            typed,
            problems,
          ),
        async act({ viewer, invitation }, role) {
          const { externalIdentifier, email } = invitation;
          // The platform replaces role and groups together.
          const groups = invitation.groups.map(({ identifier }) => identifier);
          const change = `${roleWord(invitation.intendedRole)} → ${roleWord(role)}`;
          await actions.carryOut(...acting(viewer, response, 'updateInvitation', email, change), () =>
            client.updateInvitation(externalIdentifier, { role, groups }),
          );
          return done(bench, request, back(viewer), {
            tone: 'good',
            title: `${email} is invited as ${role === 'admin' ? 'administrator' : 'member'} now.`,
            lines: [],
          });
        },
      }),

    async submitInvitationWithdrawal({ access, request, response, path }) {
      const { viewer, invitation } = await invitationManager(access, path);
      const { externalIdentifier, email } = invitation;
      await actions.carryOut(...acting(viewer, response, 'withdrawInvitation', email), () =>
        client.withdrawInvitation(externalIdentifier),
      );
      return done(bench, request, back(viewer), {
        tone: 'good',
        title: `The invitation of ${email} was withdrawn.`,
        lines: ['The link in the mail is refused from now on. The person gets no mail about it.'],
      });
    },

    async showReinvitationForm({ access, path }) {
      const manager = await invitationManager(access, path);
      return invitationAgain(200, manager, replacing(manager));
    },

    submitReinvitation: ({ access, request, response, path, body }) =>
      answerForm({ request, response, body }, now(), {
        admit: () => invitationManager(access, path),
        read: (reading, { viewer, invitation }) => {
          const choices = readChoices(reading, viewer.collaboration.groups, invitation.intendedRole);
          const old = invitation.groups.map(({ identifier }) => identifier);
          const groups = reading.typed.groups === undefined ? old : choices.options.groups;
          return { ...choices, options: { ...choices.options, groups } };
        },
        again: (_status, manager, typed, problems) => invitationAgain(400, manager, replacing(manager), typed, problems),
        async act({ viewer, invitation }, { role, options }) {
          const { externalIdentifier, email } = invitation;
          const { identifier } = viewer.collaboration;
          await actions.carryOut(...acting(viewer, response, 'withdrawInvitation', email), () =>
            client.withdrawInvitation(externalIdentifier),
          );
          try {
            const result = await actions.carryOut(...acting(viewer, response, 'invite', email), () =>
              client.invite(identifier, [email], role, options),
            );
            const [made] = result.invited;
            return done(bench, request, back(viewer), {
              tone: made === undefined ? 'warning' : 'good',
              title:
                made === undefined ? `The platform left ${email} out, without saying why.` : `${email} has a new invitation.`,
              lines: [
                made === undefined
                  ? 'The old invitation is withdrawn; the person has none now.'
                  : `It can be accepted until ${dayText(made.expiryDate) || 'an unknown day'}. The old one is withdrawn.`,
              ],
            });
          } catch (error) {
            const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
            throw new UnfinishedError(
              statusOf(error),
              {
                title: 'The invitation was withdrawn, and not replaced',
                detail: `${reasonOf(error)} ${isUnknown ? 'Whether the new invitation was sent is not known: look at the open invitations.' : `${email} has no invitation now.`}`,
                facts: [],
              },
              error,
            );
          }
        },
      }),
  };
}
