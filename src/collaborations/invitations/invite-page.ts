import { formatQuantity } from '../../web/for-people/words.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Typed } from '../../web/forms/reading.ts';
import { isActiveAdministrator } from '../access/policy.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Collaboration, Invitation } from '../platform/data-objects.ts';
import { type AddressVerdict, classifyAddresses, suggestAddress } from './email-addresses.ts';
import { createInviteFields, type InvitationChoices, pastedField } from './form.ts';

export interface PreviewRow {
  readonly address: string;
  readonly verdict: AddressVerdict;
  readonly text: string;
  readonly tone: 'good' | 'warning' | 'bad';
}

const VERDICTS: Readonly<Record<AddressVerdict, { text: string; tone: PreviewRow['tone'] }>> = {
  new: { text: 'will be invited', tone: 'good' },
  malformed: { text: 'is not an email address', tone: 'bad' },
  twice: { text: 'is listed twice; one invitation is sent', tone: 'warning' },
  invited: { text: 'already invited: resend or replace that invitation', tone: 'warning' },
  member: { text: 'is already a member', tone: 'warning' },
};

export function formatVerdict(verdict: AddressVerdict): string {
  return VERDICTS[verdict].text;
}

export function buildInviteForm(collaboration: Collaboration, context: InvitingContext) {
  return {
    heading: `Invite to ${collaboration.name}`,
    crumb: 'Invite',
    lead: 'Paste addresses or choose a file. You can review all addresses before anything is sent.',
    notes: listInvitationWarnings(collaboration, undefined, context),
    action: ['invite', 'preview'],
    operationId: 'previewInvitations',
    submit: 'Preview',
    refused: 'No one was invited',
    fields: createInviteFields(collaboration.groups, context.now, pastedField),
    initial: { role: 'member' },
  };
}

export function buildPreviewModel(
  collaboration: Collaboration,
  invitations: readonly Invitation[],
  {
    addresses,
    typed,
    choices,
    calls,
    context,
  }: { addresses: readonly string[]; typed: Typed; choices: InvitationChoices; calls: PlatformCalls; context: InvitingContext },
) {
  const rows = classifyAddresses(addresses, collaboration, invitations).map((row) => ({ ...row, ...VERDICTS[row.verdict] }));
  const toInvite = rows.filter(({ verdict }) => verdict === 'new').map(({ address }) => address);
  const malformed = rows.filter(({ verdict }) => verdict === 'malformed').map(({ address }) => address);
  const { role, options } = choices;
  const action = buildCollaborationPath(collaboration.identifier, 'invite');
  const count = `Send ${formatQuantity(toInvite.length, 'invitation')}`;
  const submit =
    malformed.length === 0
      ? count
      : `${count}, omit ${formatQuantity(malformed.length, 'invalid address', 'invalid addresses')}`;
  const groupNames = collaboration.groups
    .filter(({ identifier }) => options.groups?.includes(identifier))
    .map(({ name }) => name);
  const chosen: readonly { readonly name: string; readonly value: string }[] = [
    { name: 'role', value: role },
    { name: 'message', value: options.message ?? '' },
    { name: 'sender_name', value: options.senderName ?? '' },
    { name: 'invitation_expiry_date', value: formatOptionalDay(options.invitationExpiryDate ?? null) },
    { name: 'membership_expiry_date', value: formatOptionalDay(options.membershipExpiryDate ?? null) },
    ...(options.groups ?? []).map((value) => ({ name: 'groups', value })),
  ];
  const readable = rows.filter(({ verdict }) => verdict !== 'malformed').map(({ address }) => address);
  return {
    heading: toInvite.length === 0 ? 'No one would be invited' : `${count}?`,
    // Invalid addresses, which can be corrected in place; absent if all are valid.
    correction:
      malformed.length === 0
        ? undefined
        : {
            action: `${action}/preview`,
            fields: [{ name: 'emails', value: readable.join('\n') }, ...chosen],
            malformed: malformed.map((text) => ({ text, suggestion: suggestAddress(text) })),
            form: createFormModel({ action, submit: 'Check again', calls: calls('previewInvitations') }, {}),
          },
    leftOut: rows.filter(({ verdict }) => verdict !== 'malformed' && verdict !== 'new'),
    toInvite,
    // The form that sends the invitations; absent if there is no address to invite.
    send:
      toInvite.length === 0
        ? undefined
        : {
            action,
            fields: [{ name: 'emails', value: toInvite.join('\n') }, ...chosen],
            form: createFormModel({ action, submit, calls: calls('submitInvitations') }, {}),
          },
    warnings: listInvitationWarnings(collaboration, choices, context),
    choices: [
      ['Role', role === 'admin' ? 'administrator' : 'member'],
      ['Expires', formatOptionalDay(options.invitationExpiryDate ?? null) || '15 days from now'],
      ['Membership ends', formatOptionalDay(options.membershipExpiryDate ?? null) || 'never'],
      ['Groups', groupNames.join(', ') || 'none'],
      ['Message', options.message ?? 'none'],
      ['Sender name', options.senderName || 'name of the organization'],
    ],
    form: createFormModel(
      {
        action: `${action}/preview`,
        submit: 'Preview',
        calls: calls('previewInvitations'),
        isBeside: toInvite.length > 0 || malformed.length > 0,
      },
      createInviteFields(collaboration.groups, context.now, pastedField),
      { typed },
    ),
    backPath: buildCollaborationPath(collaboration.identifier),
  };
}

/** Number of days in which an invitation can be accepted by default, as on the platform. */
const DEFAULT_EXPIRY_DAYS = 15;

interface InvitingContext {
  readonly serviceEntityId: string | undefined;
  readonly now: Date;
}

/** Returns a warning for each reason why invitations could not be used. Without `choices`, assumes the default expiry. */
function listInvitationWarnings(
  collaboration: Pick<Collaboration, 'status' | 'expiryDate' | 'memberships' | 'services'>,
  choices: InvitationChoices | undefined,
  { serviceEntityId, now }: InvitingContext,
): readonly string[] {
  const { status, expiryDate } = collaboration;
  const { invitationExpiryDate, membershipExpiryDate } = choices?.options ?? {};
  const until = invitationExpiryDate ?? new Date(now.getTime() + DEFAULT_EXPIRY_DAYS * 86_400_000);
  const hasExpired = status === 'expired' || (expiryDate !== null && expiryDate <= now);
  const endsBefore = !hasExpired && expiryDate !== null && expiryDate <= until;
  const hasAdministrator = collaboration.memberships.some((membership) => isActiveAdministrator(membership, now));
  const isConnected = collaboration.services.some(({ entityId }) => entityId === serviceEntityId);
  const waits = serviceEntityId !== undefined && !isConnected;
  return [
    ...(hasExpired
      ? [
          `This collaboration ended${expiryDate === null ? '' : ` on ${formatOptionalDay(expiryDate)}`}. People who accept cannot use it.`,
        ]
      : []),
    ...(status === 'suspended'
      ? ['This collaboration is suspended. People who accept cannot use it until it is active again.']
      : []),
    ...(endsBefore
      ? [
          `This collaboration ends on ${formatOptionalDay(expiryDate)}, while the invitation can still be accepted until ${formatOptionalDay(until)}.`,
        ]
      : []),
    ...(membershipExpiryDate !== undefined && membershipExpiryDate <= until
      ? [
          `The membership ends on ${formatOptionalDay(membershipExpiryDate)}, while the invitation can still be accepted until ${formatOptionalDay(until)}.`,
        ]
      : []),
    ...(!hasAdministrator && choices?.role !== 'admin'
      ? [
          `This collaboration has no administrator yet${waits ? ', and this service may need one before it can be connected' : ''}. Invite at least one person as administrator, or wait until an invited one accepts.`,
        ]
      : []),
  ];
}
