/** Introspects application tokens as the platform does. This requires the token of a service, not that of an organization. */
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import type { PlatformState } from './platform-state.ts';
import { formatUrn } from './wire-records.ts';

export interface ApplicationToken {
  readonly token: string;
  readonly uid: string;
  /** Entity ID of the service that may introspect the token. */
  readonly serviceEntityId: string;
  readonly hasExpired?: boolean;
}

/** Prefix of entitlements. */
const NAMESPACE = 'urn:mace:example.org:platform:group';

/** Seconds for which clients may cache a response. */
const VALID_SECONDS = 300;

export interface TokenWorld {
  readonly state: PlatformState;
  readonly tokens: readonly ApplicationToken[];
  /** Entity ID of the service that calls. */
  readonly serviceEntityId: string;
  readonly issuer: () => string;
}

export function createTokenHandlers(world: TokenWorld): Pick<OrganisationApiHandlers, 'introspectToken'> {
  const { state, tokens, serviceEntityId, issuer } = world;
  const createInactiveReply = (status: 'token-unknown' | 'token-expired' | 'user-suspended' | 'token-not-connected') =>
    ({ status: 200, body: { active: false, status } }) as const;
  return {
    introspectToken({ body }) {
      const known = tokens.find(({ token }) => token === body.token);
      const user = known === undefined ? undefined : state.findUserByUid(known.uid);
      if (known === undefined || user === undefined || known.serviceEntityId !== serviceEntityId)
        return createInactiveReply('token-unknown');
      if (known.hasExpired === true) return createInactiveReply('token-expired');
      if (user.suspended) return createInactiveReply('user-suspended');
      const service = state.findService(serviceEntityId);
      const isActive = ({ status, expiryDate }: { status: string; expiryDate: number | null }) =>
        status === 'active' && (expiryDate === null || expiryDate > state.getTime());
      const own = state.collaborations.filter(({ memberships }) =>
        memberships.some((membership) => membership.userId === user.id && isActive(membership)),
      );
      const connected = own.filter((item) => service !== undefined && item.serviceIds.includes(service.id) && isActive(item));
      if (connected.length === 0) return createInactiveReply('token-not-connected');
      const [givenName = '', ...rest] = user.name.split(' ');
      const username = user.email.split('@')[0]?.replaceAll('.', '') ?? '';
      const groups = own.flatMap((collaboration) => [
        formatUrn(state, collaboration),
        ...collaboration.groups
          .filter(({ memberUserIds }) => memberUserIds.includes(user.id))
          .map(({ shortName }) => `${formatUrn(state, collaboration)}:${shortName}`),
      ]);
      const organizations = [...new Set(own.map(({ organisationId }) => state.getOrganisation(organisationId).shortName))];
      return {
        status: 200,
        body: {
          active: true,
          status: 'token-valid',
          client_id: serviceEntityId,
          aud: serviceEntityId,
          iss: issuer(),
          sub: user.uid,
          username,
          iat: state.getTime(),
          exp: state.getTime() + VALID_SECONDS,
          user: {
            name: user.name,
            given_name: givenName,
            family_name: rest.join(' '),
            email: user.email,
            sub: user.uid,
            uid: user.uid,
            username,
            voperson_external_id: `${username}@crops.example.org`,
            voperson_external_affiliation: 'employee@crops.example.org, member@crops.example.org',
            eduperson_entitlement: [...organizations, ...groups].map((value) => `${NAMESPACE}:${value}`),
          },
        },
      };
    },
  };
}
