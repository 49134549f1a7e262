/**
 * Converts the data to the platform's responses. They contain all members, including those that the application must never
 * reveal, so that tests can search for them.
 */
import { createHash } from 'node:crypto';
import type { components } from '../../generated/organisation/types.d.ts';
import type {
  PlatformCollaboration,
  PlatformGroup,
  PlatformInvitation,
  PlatformMembership,
  PlatformOrganisation,
  PlatformService,
  PlatformState,
  PlatformUser,
} from './platform-state.ts';

type Schemas = components['schemas'];

/** Value of all fields that users must never see. Tests search for it in all responses to browsers. */
export const PRIVATE_MARK = 'never-shown';

const ADDRESS = 'https://platform.example.org';

/**
 * Returns the organization with its collaborations. Groups contain the IDs of their memberships; services and users are
 * complete.
 */
export function createOrganisationRecord(
  state: PlatformState,
  organisation: PlatformOrganisation,
  collaborations: readonly PlatformCollaboration[],
): Schemas['Organisation'] {
  return fillWithNulls(organisation, {
    id: organisation.id,
    identifier: organisation.identifier,
    name: organisation.name,
    short_name: organisation.shortName,
    category: 'research',
    description: organisation.description,
    logo: `${ADDRESS}/api/images/organisations/${organisation.id}`,
    uuid4: organisation.identifier,
    on_boarding_msg: null,
    accepted_user_policy: null,
    services_restricted: organisation.servicesRestricted,
    service_connection_requires_approval: organisation.connectionRequiresApproval,
    crm_id: null,
    invitation_sender_name: null,
    invitation_message: organisation.invitationMessage,
    collaboration_creation_allowed: true,
    created_by: 'system',
    created_at: 1_700_000_000,
    updated_by: 'system',
    collaborations_count: collaborations.length,
    organisation_memberships_count: 1,
    schac_home_organisations: [{ id: organisation.id, name: `${organisation.shortName}.example.org`, created_by: 'system' }],
    units: [...organisation.units],
    collaborations: collaborations.map((collaboration) => ({
      ...createCollaborationRecord(state, collaboration),
      services: getServices(state, collaboration),
      groups: collaboration.groups.map((group) => ({
        ...createGroupRecord(state, collaboration, group),
        collaboration_memberships: [...group.memberUserIds],
      })),
      collaboration_memberships: collaboration.memberships.map((membership) =>
        createMembershipRecord(state, collaboration, membership),
      ),
    })),
  });
}

/** Returns a collaboration with members, groups and services. Each group contains its members completely. */
export function createDetailedCollaboration(
  state: PlatformState,
  collaboration: PlatformCollaboration,
): Schemas['Collaboration'] {
  const memberships = collaboration.memberships.map((membership) => createMembershipRecord(state, collaboration, membership));
  return {
    ...createCollaborationRecord(state, collaboration),
    ...fillWithNulls(collaboration, {
      description: collaboration.description,
      disclose_member_information: collaboration.discloseMemberInformation,
      disclose_email_information: collaboration.discloseEmailInformation,
    }),
    services: getServices(state, collaboration),
    groups: collaboration.groups.map((group) => ({
      ...createGroupRecord(state, collaboration, group),
      collaboration_memberships: memberships.filter(({ user_id }) => group.memberUserIds.includes(user_id as number)),
    })),
    collaboration_memberships: memberships,
  };
}

/** Returns a collaboration without members, groups and services. */
export function createCollaborationRecord(
  state: PlatformState,
  collaboration: PlatformCollaboration,
): Schemas['CollaborationRecord'] {
  return fillWithNulls(collaboration, {
    id: collaboration.id,
    identifier: collaboration.identifier,
    global_urn: formatUrn(state, collaboration),
    name: collaboration.name,
    short_name: collaboration.shortName,
    description: collaboration.description,
    logo: `${ADDRESS}/api/images/collaborations/${collaboration.id}`,
    uuid4: collaboration.identifier,
    accepted_user_policy: null,
    status: collaboration.status,
    last_activity_date: collaboration.lastActivityDate,
    expiry_date: collaboration.expiryDate,
    organisation_id: collaboration.organisationId,
    website_url: collaboration.websiteUrl,
    support_email: `support+${PRIVATE_MARK}@example.org`,
    disable_join_requests: collaboration.disableJoinRequests,
    disclose_member_information: collaboration.discloseMemberInformation,
    disclose_email_information: collaboration.discloseEmailInformation,
    invitations_count: collaboration.invitations.length,
    collaboration_memberships_count: collaboration.memberships.length,
    created_by: 'system',
    created_at: collaboration.createdAt,
    updated_by: 'system',
    updated_at: collaboration.createdAt,
    tags: [...collaboration.tags],
    units: [...collaboration.units],
  });
}

export function createMembershipRecord(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  membership: PlatformMembership,
): Schemas['Membership'] {
  const { user_id: _userId, ...record } = createMembershipWithoutUser(collaboration, membership);
  return fillWithNulls(membership, {
    ...record,
    user_id: membership.userId,
    user: createUserRecord(state.getUser(membership.userId)),
  });
}

/** Returns a membership without its person. */
export function createMembershipWithoutUser(collaboration: PlatformCollaboration, membership: PlatformMembership) {
  return {
    id: membership.id,
    role: membership.role,
    status: membership.status,
    expiry_date: membership.expiryDate,
    user_id: membership.userId,
    collaboration_id: collaboration.id,
    invitation_id: membership.invitationId,
    created_by: 'system',
    created_at: membership.createdAt,
  } satisfies Schemas['MembershipChanged'];
}

/** Returns a group without members. */
export function createGroupRecord(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  group: PlatformGroup,
): Schemas['Group'] {
  return fillWithNulls(group, {
    id: group.id,
    identifier: group.identifier,
    name: group.name,
    short_name: group.shortName,
    global_urn: `${formatUrn(state, collaboration)}:${group.shortName}`,
    description: group.description,
    auto_provision_members: group.autoProvisionMembers,
    collaboration_id: collaboration.id,
    service_group_id: group.serviceGroupId,
    created_by: 'system',
    created_at: group.createdAt,
    updated_by: 'system',
    updated_at: group.createdAt,
  });
}

/** Returns a group with its collaboration and the services of that, as in the response to a change. */
export function createGroupResponse(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  group: PlatformGroup,
): Schemas['Group'] {
  return {
    ...createGroupRecord(state, collaboration, group),
    collaboration: { ...createCollaborationRecord(state, collaboration), services: getServices(state, collaboration) },
  };
}

/** Returns a membership as in the response to a change of the role. */
export function createChangedMembership(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  membership: PlatformMembership,
): Schemas['MembershipChanged'] {
  return {
    ...createMembershipWithoutUser(collaboration, membership),
    collaboration: createCollaborationRecord(state, collaboration),
    user: createUserRecord(state.getUser(membership.userId)),
    groups: collaboration.groups
      .filter(({ memberUserIds }) => memberUserIds.includes(membership.userId))
      .map((group) => createGroupRecord(state, collaboration, group)),
    invitation: null,
  };
}

/**
 * Returns a new collaboration with its organization and memberships, and with invitations, which contain the secrets of their
 * links.
 */
export function createCreatedCollaboration(
  state: PlatformState,
  organisation: PlatformOrganisation,
  collaboration: PlatformCollaboration,
): Schemas['CollaborationCreated'] {
  const { collaborations: _collaborations, ...home } = createOrganisationRecord(state, organisation, []);
  return {
    ...createCollaborationRecord(state, collaboration),
    organisation: home,
    collaboration_memberships: collaboration.memberships.map((membership) =>
      createMembershipRecord(state, collaboration, membership),
    ),
    invitations: collaboration.invitations.map(({ id, identifier, email, role, status }) => ({
      id,
      external_identifier: identifier,
      invitee_email: email,
      intended_role: role,
      status,
      hash: `${PRIVATE_MARK}-link-${createHash('sha256').update(`link ${identifier}`).digest('hex')}`,
    })),
  };
}

/** Returns an invitation as in lists and in responses to changes. */
export function createInvitationRecord(
  state: PlatformState,
  collaboration: PlatformCollaboration,
  invitation: PlatformInvitation,
): Schemas['Invitation'] & Pick<Schemas['InvitationDetail'], 'collaboration'> {
  return {
    status: invitation.status,
    invitation: fillWithNulls(invitation, {
      identifier: invitation.identifier,
      email: invitation.email,
      expiry_date: invitation.expiryDate,
    }),
    collaboration: {
      id: collaboration.id,
      identifier: collaboration.identifier,
      name: collaboration.name,
      short_name: collaboration.shortName,
      description: collaboration.description,
      global_urn: formatUrn(state, collaboration),
    },
    ...fillWithNulls(invitation, { intended_role: invitation.role }),
    groups: collaboration.groups
      .filter(({ id }) => invitation.groupIds.includes(id))
      .map(({ id, identifier, name, shortName, description }) => ({
        id,
        short_name: shortName,
        global_urn: `${formatUrn(state, collaboration)}:${shortName}`,
        identifier,
        name,
        description,
      })),
  };
}

/** Returns the person who accepted an invitation. */
export function createAcceptingUser(user: PlatformUser): Schemas['AcceptingUser'] {
  const { name, email, username, uid } = createUserRecord(user) as {
    name: string;
    email: string;
    username: string;
    uid: string;
  };
  return { name, mail: email, username, platform_id: uid, status: user.suspended ? 'suspended' : 'active' };
}

/** Returns a collaboration as in the response to a change of its units. */
export function createCollaborationWithUnits(
  state: PlatformState,
  collaboration: PlatformCollaboration,
): Schemas['CollaborationWithUnits'] {
  const { units: all, id } = state.getOrganisation(collaboration.organisationId);
  return {
    ...createCollaborationRecord(state, collaboration),
    units: collaboration.units.map((name) => ({ id: all.indexOf(name) + 1, name, organisation_id: id })),
  };
}

/** Returns a service that a person can access. */
export function createAccessibleService(service: PlatformService): Schemas['AccessibleService'] {
  return {
    name: service.name,
    description: service.description,
    entity_id: service.entityId,
    logo: `${ADDRESS}/api/images/services/${service.id}`,
    privacy_policy: null,
    uri: new URL(service.entityId).origin,
    support_email: `help@${new URL(service.entityId).hostname}`,
  };
}

/** Returns `<organisation>:<collaboration>`. */
export function formatUrn(state: PlatformState, collaboration: PlatformCollaboration): string {
  return `${state.getOrganisation(collaboration.organisationId).shortName}:${collaboration.shortName}`;
}

function getServices(state: PlatformState, collaboration: PlatformCollaboration): Schemas['Service'][] {
  return state.services.filter(({ id }) => collaboration.serviceIds.includes(id)).map(createServiceRecord);
}

/** Replaces the values of a record that are null by `nulls`. */
function fillWithNulls<T extends object>({ nulls = [] }: { nulls?: readonly string[] }, record: T): T {
  return { ...record, ...Object.fromEntries(nulls.filter((name) => name in record).map((name) => [name, null])) };
}

/** Returns all data that the platform sends about a user. */
function createUserRecord(user: PlatformUser): NonNullable<Schemas['User']> {
  const digest = createHash('sha256').update(user.uid).digest('base64');
  const local = user.email.split('@')[0] ?? '';
  return fillWithNulls(user, {
    id: user.id,
    uid: user.uid,
    name: user.name,
    email: user.email,
    username: local.replaceAll('.', ''),
    given_name: user.name.split(' ')[0],
    family_name: user.name.split(' ').slice(1).join(' '),
    nick_name: null,
    address: null,
    affiliation: `employee@crops.example.org, ${PRIVATE_MARK}@crops.example.org`,
    scoped_affiliation: 'employee@crops.example.org',
    entitlement: null,
    eduperson_principal_name: `${local}+${PRIVATE_MARK}@home.example.org`,
    external_id: createHash('sha256').update(user.email).digest('hex').slice(0, 32),
    home_organisation_uid: `${PRIVATE_MARK}-${user.id}`,
    schac_home_organisation: 'crops.example.org',
    application_uid: null,
    confirmed_super_user: false,
    created_by: 'system',
    created_at: 1_700_000_000,
    updated_by: 'system',
    updated_at: 1_750_000_000,
    last_accessed_date: 1_760_000_000,
    last_login_date: 1_760_000_000,
    pam_last_login_date: null,
    suspended: user.suspended,
    rate_limited: false,
    second_factor_auth: null,
    mfa_reset_token: null,
    collab_person_id: null,
    edu_members: [],
    ssh_keys: [{ id: user.id, ssh_value: `ssh-ed25519 ${digest} ${PRIVATE_MARK}` }],
  });
}

/** Returns all data that the platform sends about a service. Most of it is empty. */
function createServiceRecord(service: PlatformService): Schemas['Service'] {
  const empty = Object.fromEntries(EMPTY_SERVICE_MEMBERS.map((name) => [name, null]));
  return {
    ...empty,
    id: service.id,
    entity_id: service.entityId,
    name: service.name,
    abbreviation: service.abbreviation,
    description: service.description,
    automatic_connection_allowed: service.connects === 'automatically',
    access_allowed_for_all: service.connects !== 'never',
    contact_email: `contact+${PRIVATE_MARK}@example.org`,
    security_email: `security+${PRIVATE_MARK}@example.org`,
    support_email: `help+${PRIVATE_MARK}@example.org`,
    logo: `${ADDRESS}/api/images/services/${service.id}`,
    redirect_urls: `${service.entityId}/redirect/${PRIVATE_MARK}`,
    scim_url: `${service.entityId}/scim/${PRIVATE_MARK}`,
    uuid4: createHash('sha256').update(service.entityId).digest('hex').slice(0, 32),
  };
}

const EMPTY_SERVICE_MEMBERS = [
  'accepted_user_policy',
  'acs_locations',
  'address',
  'code_of_conduct_compliant',
  'connection_setting',
  'created_by',
  'crm_organisation_id',
  'export_external_identifier',
  'export_external_version',
  'exported_at',
  'grants',
  'identity_type',
  'is_public_client',
  'ldap_enabled',
  'ldap_identifier',
  'ldap_password',
  'non_member_users_access_allowed',
  'oidc_client_secret',
  'oidc_enabled',
  'override_access_allowed_all_connections',
  'pam_web_sso_enabled',
  'privacy_policy',
  'providing_organisation',
  'research_scholarship_compliant',
  'saml_enabled',
  'saml_metadata',
  'saml_metadata_url',
  'scim_bearer_token',
  'scim_client_enabled',
  'scim_enabled',
  'service_organisation_id',
  'sirtfi_compliant',
  'standards',
  'support_email_unauthorized_users',
  'sweep_remove_orphans',
  'sweep_scim_daily_rate',
  'sweep_scim_enabled',
  'sweep_scim_last_run',
  'token_enabled',
  'token_validity_days',
  'updated_by',
  'uri',
  'uri_info',
];
