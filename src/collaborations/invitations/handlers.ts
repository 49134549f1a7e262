import type { Exchange } from '../../contract/accept.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { createFieldError, createListField } from '../../web/forms/fields.ts';
import { parseTypedBody } from '../../web/forms/reading.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { type CollaborationsHandlers, type CollaborationViewer, requireInvitation } from '../access/policy.ts';
import { createAction, createInvitationAction } from '../activity/actions.ts';
import { getPageStatus, getUnfinishedReason, UnfinishedError } from '../activity/unfinished.ts';
import type { CollaborationsContext } from '../context.ts';
import { createAddressesField, MAX_ADDRESSES, roleField } from '../forms/fields.ts';
import { handleCollaborationsForm, showForm } from '../forms/form-page.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs, formatOptionalDay } from '../page.ts';
import type { Invitation, InviteOptions, Role } from '../platform/data-objects.ts';
import { CollaborationNotFoundError, OrganisationTokenError } from '../platform/errors.ts';
import { redirectWithStoredQuery } from '../tables/stored-view.ts';
import { classifyAddresses, splitAddresses } from './email-addresses.ts';
import {
  buildInvitationFields,
  checkDays,
  createInviteFields,
  EMAILS_FIELD,
  formatRole,
  getInvitationChoices,
} from './form.ts';
import { buildInviteForm, buildPreviewModel, formatVerdict } from './invite-page.ts';
import { buildInvitationModel } from './page.ts';
import { PASTED_WITH_FILE, readPreview, type SentPreview, type UploadReading } from './preview-body.ts';

/** Field for addresses that were corrected in the preview, in addition to the pasted ones. */
const correctedField = createListField({ kind: 'hidden', label: 'Corrected addresses', most: MAX_ADDRESSES });

type InvitationCall = Exchange & { readonly access: CollaborationViewer };

export function createInvitationHandlers(context: CollaborationsContext, reading: UploadReading) {
  const { client, actions, calls, now } = context;
  const getInvitingParameters = () => ({ serviceEntityId: context.settings.collabServiceEntityId, now: now() });

  async function findOpenInvitation({ access, path }: { access: CollaborationViewer; path: { invitation_id: string } }) {
    const open = await client.listOpenInvitations(access.collaboration.identifier);
    return requireInvitation(open, path.invitation_id);
  }

  /** Returns an invitation. @throws CollaborationNotFoundError, including for an invitation of another organization */
  async function readInvitation(identifier: string) {
    try {
      return await client.getInvitation(identifier);
    } catch (error) {
      throw error instanceof OrganisationTokenError && error.mayBeForeign ? createMissingInvitation() : error;
    }
  }

  /** Sends invitations. The trail records their identifiers, so that it can link to their pages. */
  function inviteAddresses(
    { access: viewer, response }: InvitationCall,
    emails: readonly string[],
    role: Role,
    options: InviteOptions,
    change?: string,
  ) {
    const { identifier } = viewer.collaboration;
    const action = createAction(viewer.collaboration, 'invite', emails.join(', '), { change });
    return actions.execute(
      { viewer, response },
      action,
      () => client.invite(identifier, emails, role, options),
      ({ invited }) =>
        invited.length === 0
          ? {}
          : {
              target: invited.map(({ externalIdentifier }) => externalIdentifier).join(', '),
              targetName: invited.map(({ email }) => email).join(', '),
            },
    );
  }

  const getListPath = ({ access: { collaboration } }: InvitationCall) =>
    `${buildCollaborationPath(collaboration.identifier)}#invitations`;

  const createReplacementForm = (invitation: Invitation, { collaboration }: CollaborationViewer) => ({
    heading: 'Replace the invitation',
    lead: `The invitation for ${invitation.email}. It is withdrawn and replaced with a new one to the same address.`,
    action: ['invitations', invitation.externalIdentifier, 'reinvite'],
    operationId: 'submitReinvitation',
    fields: buildInvitationFields(collaboration.groups, now()),
    initial: getInvitationValues(invitation),
  });

  return {
    showInvitationForm: (call) =>
      showForm(context, call, 200, buildInviteForm(call.access.collaboration, getInvitingParameters())),

    previewInvitations(call) {
      const { collaboration } = call.access;
      const form = buildInviteForm(collaboration, getInvitingParameters());
      const fields = { ...form.fields, emails: PASTED_WITH_FILE, corrected: correctedField };
      let sent: SentPreview = { typed: {} };
      return handleCollaborationsForm(
        context,
        call,
        { ...form, fields, shown: form.fields },
        {
          async readInput() {
            sent = await readPreview(call.request, call.body, reading);
            return sent.typed;
          },
          check(values, note) {
            const { length } = splitAddresses(joinPastedText(values));
            if (sent.error !== undefined) note(sent.error.field, sent.error.message);
            else if (length === 0) note('emails', 'must contain at least one address, here or in the file');
            if (length > MAX_ADDRESSES) note('emails', `must not have more than ${MAX_ADDRESSES} addresses`);
            checkDays(values, note);
          },
          async performAction(values) {
            const open = await client.listOpenInvitations(collaboration.identifier);
            const pasted = joinPastedText(values);
            const model = buildPreviewModel(collaboration, open, {
              addresses: splitAddresses(pasted),
              typed: { ...sent.typed, emails: [pasted] },
              choices: getInvitationChoices(values),
              calls,
              context: getInvitingParameters(),
            });
            const frame = createCollaborationsFrame({
              title: model.heading,
              crumb: 'Invite',
              crumbs: createCrumbs(collaboration),
            });
            return replyWithPage(context, call, 200, 'collaborations/invitations/preview', frame, model);
          },
        },
      );
    },

    submitInvitations(call) {
      const { collaboration } = call.access;
      const form = buildInviteForm(collaboration, getInvitingParameters());
      const fields = createInviteFields(collaboration.groups, now(), createAddressesField(EMAILS_FIELD));
      return handleCollaborationsForm(
        context,
        call,
        { ...form, fields },
        {
          showsConflicts: true,
          check: checkDays,
          async performAction({ emails, ...values }) {
            const { role, options } = getInvitationChoices(values);
            const open = await client.listOpenInvitations(collaboration.identifier);
            const classified = classifyAddresses(emails, collaboration, open);
            const toInvite = classified.filter(({ verdict }) => verdict === 'new').map(({ address }) => address);
            const leftOut = classified.filter(({ verdict }) => verdict !== 'new');
            if (toInvite.length === 0) {
              const message = leftOut.map(({ address, verdict }) => `${address} ${formatVerdict(verdict)}`).join('; ');
              throw createFieldError('emails', `contains no address to invite: ${message}`, 409);
            }
            const result = await inviteAddresses(call, toInvite, role, options, `→ ${formatRole(role)}`);
            const isComplete = leftOut.length === 0 && result.leftOut.length === 0;
            return redirectWithStoredQuery(call, getListPath(call), {
              tone: isComplete ? 'good' : 'warning',
              title: `${formatQuantity(result.invited.length, 'person was', 'people were')} invited.`,
              // Skipped addresses come first, because a long message is cut at its end.
              lines: [
                ...result.leftOut.map((address) => `${address}: the platform skipped it without giving a reason`),
                ...leftOut.map(({ address, verdict }) => `${address}: not invited, ${formatVerdict(verdict)}`),
                ...result.invited.map(
                  ({ email, expiryDate }) => `${email}: invited, until ${formatOptionalDay(expiryDate) || 'an unknown day'}`,
                ),
              ],
            });
          },
        },
      );
    },

    async showInvitation(call) {
      const { collaboration } = call.access;
      const invitation = await readInvitation(call.path.invitation_id);
      // Responds with 404 for an invitation of another collaboration, so that its existence is not revealed.
      if (invitation.collaboration.identifier !== collaboration.identifier) throw createMissingInvitation();
      const model = buildInvitationModel(collaboration, invitation, { calls: calls('showInvitation'), now: now() });
      const frame = createCollaborationsFrame({
        title: invitation.email,
        crumb: 'Invitation',
        crumbs: createCrumbs(collaboration),
        scripts: ['scripts/copy.js'],
      });
      return replyWithPage(context, call, 200, 'collaborations/invitations/invitation', frame, model);
    },

    async submitInvitationResend(call) {
      const invitation = await findOpenInvitation(call);
      const { externalIdentifier, email } = invitation;
      const again = await actions.execute(...createInvitationAction(call, 'resendInvitation', invitation), () =>
        client.resendInvitation(externalIdentifier),
      );
      const isSame = again.expiryDate?.getTime() === invitation.expiryDate?.getTime();
      return redirectWithStoredQuery(call, getListPath(call), {
        tone: 'good',
        title: `Invitation resent to ${email}.`,
        lines: [
          isSame
            ? `The invitation expires on ${formatOptionalDay(again.expiryDate) || 'an unknown day'}.`
            : `The invitation had expired. It now expires on ${formatOptionalDay(again.expiryDate) || 'an unknown day'}.`,
        ],
      });
    },

    async submitInvitationRole(call) {
      const invitation = await findOpenInvitation(call);
      const { externalIdentifier, email } = invitation;
      const form = {
        heading: 'Change the role',
        lead: `The invitation for ${email}.`,
        action: ['invitations', externalIdentifier, 'role'],
        operationId: 'submitInvitationRole',
        fields: { role: roleField },
      };
      return handleCollaborationsForm(context, call, form, {
        async performAction({ role }) {
          // The platform replaces role and groups together.
          const groups = invitation.groups.map(({ identifier }) => identifier);
          const change = `${formatRole(invitation.intendedRole)} → ${formatRole(role)}`;
          await actions.execute(...createInvitationAction(call, 'updateInvitation', invitation, change), () =>
            client.updateInvitation(externalIdentifier, { role, groups }),
          );
          return redirectWithStoredQuery(call, getListPath(call), `${email} is now invited as ${formatRole(role)}.`);
        },
      });
    },

    async submitInvitationWithdrawal(call) {
      const invitation = await findOpenInvitation(call);
      const { externalIdentifier, email } = invitation;
      await actions.execute(...createInvitationAction(call, 'withdrawInvitation', invitation), () =>
        client.withdrawInvitation(externalIdentifier),
      );
      return redirectWithStoredQuery(call, getListPath(call), {
        tone: 'good',
        title: `The invitation for ${email} was withdrawn.`,
        lines: ['The link in the email stops working. No email is sent.'],
      });
    },

    async showReinvitationForm(call) {
      return showForm(context, call, 200, createReplacementForm(await findOpenInvitation(call), call.access));
    },

    async submitReinvitation(call) {
      const invitation = await findOpenInvitation(call);
      const { externalIdentifier, email } = invitation;
      return handleCollaborationsForm(context, call, createReplacementForm(invitation, call.access), {
        // Fields that were not submitted keep the values of the invitation, except deleted groups.
        readInput: async () => ({
          ...parseTypedBody(selectPossibleChoices(getInvitationValues(invitation), call.access)),
          ...parseTypedBody(call.body),
        }),
        check: checkDays,
        async performAction(values) {
          const { role, options } = getInvitationChoices(values);
          await actions.execute(...createInvitationAction(call, 'withdrawInvitation', invitation), () =>
            client.withdrawInvitation(externalIdentifier),
          );
          try {
            const { invited } = await inviteAddresses(call, [email], role, options);
            const [made] = invited;
            return redirectWithStoredQuery(call, getListPath(call), {
              tone: made === undefined ? 'warning' : 'good',
              title:
                made === undefined
                  ? `The platform skipped ${email} without giving a reason.`
                  : `${email} has a new invitation.`,
              lines: [
                made === undefined
                  ? 'The old invitation is withdrawn. The person no longer has an invitation.'
                  : `The invitation expires on ${formatOptionalDay(made.expiryDate) || 'an unknown day'}. The old invitation is withdrawn.`,
              ],
            });
          } catch (error) {
            throw createNotReplacedError(email, error);
          }
        },
      });
    },
  } satisfies Partial<CollaborationsHandlers>;
}

function createMissingInvitation(): CollaborationNotFoundError {
  return new CollaborationNotFoundError('getInvitation', undefined);
}

/** Returns the values that the form for a replacement starts with. */
function getInvitationValues({ intendedRole, groups }: Invitation) {
  return { role: intendedRole, groups: groups.map(({ identifier }) => identifier) };
}

function selectPossibleChoices(
  { role, groups }: ReturnType<typeof getInvitationValues>,
  { collaboration }: CollaborationViewer,
) {
  return { role, groups: groups.filter((group) => collaboration.groups.some(({ identifier }) => identifier === group)) };
}

function createNotReplacedError(email: string, error: unknown): UnfinishedError {
  const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
  const standing = isUnknown
    ? 'We don’t know if the new invitation was sent. Check the open invitations.'
    : `${email} no longer has an invitation.`;
  return new UnfinishedError(
    getPageStatus(error),
    { title: 'The invitation was withdrawn, but not replaced', detail: `${getUnfinishedReason(error)} ${standing}`, facts: [] },
    error,
  );
}

function joinPastedText({ emails, corrected }: { readonly emails: string; readonly corrected: readonly string[] }): string {
  return [emails, ...corrected].filter(Boolean).join('\n');
}
