/** Accounts of the development login: one for each actor of the authorization matrix (docs/requirements.md, C35). */
import { createHash } from 'node:crypto';

/** A public account of the development login. */
export interface DevelopmentAccount {
  /** Subject in the ID token. */
  sub: string;
  /** Label of the button for this account. */
  title: string;
  /** Purpose of the account in one sentence. */
  description: string;
  /** Claims of userinfo in addition to `sub`. */
  claims: Readonly<Record<string, unknown>>;
}

/** Names of the actors. */
export type DevelopmentActor = 'manager' | 'administrator' | 'member' | 'nonMember' | 'manyEntitlements';

/** The parts of which entitlements consist. */
export interface DevelopmentOrganisation {
  /** Prefix of organization and collaboration in an entitlement. */
  namespace: string;
  /** Short name of the organization. */
  organisation: string;
  /** Short name of the collaboration to which the administrator and the member belong. */
  collaboration: string;
  /** Short name of the collaboration whose members are managers. */
  managers: string;
}

/** Host in the subjects. The platform's uids have a different host after the same local part. */
export const LOGIN_HOST = 'login.example.org';

/** The organization of the demonstration. */
export const DEVELOPMENT_ORGANISATION: DevelopmentOrganisation = {
  namespace: 'urn:mace:example.org:platform:group',
  organisation: 'crops',
  collaboration: 'drought_trial',
  managers: 'managers',
};

/** Returns the part of a subject before the host. It is the same in the platform's uid of the person. */
export function getLocalPart(actor: DevelopmentActor): string {
  return createHash('sha256').update(`development account ${actor}`).digest('hex').slice(0, 40);
}

export function getEntitlement({ namespace, organisation }: DevelopmentOrganisation, collaboration: string): string {
  return `${namespace}:${organisation}:${collaboration}`;
}

export function createDevelopmentAccounts(
  organisation: DevelopmentOrganisation = DEVELOPMENT_ORGANISATION,
): Record<DevelopmentActor, DevelopmentAccount> {
  const listEntitlements = (...collaborations: string[]) => collaborations.map((name) => getEntitlement(organisation, name));
  const many = Array.from({ length: 500 }, (_, index) => `trial_${String(index + 1).padStart(3, '0')}`);
  return {
    manager: createAccount('manager', 'Demo Manager', 'Manages every collaboration of the organization.', {
      eduperson_entitlement: listEntitlements(organisation.managers),
      voperson_external_affiliation: ['staff@example.org'],
    }),
    administrator: createAccount('administrator', 'Demo Administrator', 'Administrator of one collaboration.', {
      eduperson_entitlement: listEntitlements(organisation.collaboration),
      voperson_external_affiliation: ['employee@example.org'],
    }),
    member: createAccount('member', 'Demo Member', 'Ordinary member of the same collaboration.', {
      eduperson_entitlement: listEntitlements(organisation.collaboration),
      voperson_external_affiliation: ['student@example.org'],
    }),
    nonMember: createAccount('nonMember', 'Demo Guest', 'Logged in, and a member of nothing.', {
      eduperson_entitlement: [],
      voperson_external_affiliation: ['affiliate@example.net'],
    }),
    manyEntitlements: createAccount('manyEntitlements', 'Demo Networker', 'Member of 500 collaborations.', {
      eduperson_entitlement: listEntitlements(...many),
      voperson_external_affiliation: ['faculty@example.org'],
    }),
  };
}

function createAccount(
  actor: DevelopmentActor,
  title: string,
  description: string,
  claims: Record<string, unknown>,
): DevelopmentAccount {
  const name = title.toLowerCase().replace(' ', '.');
  return {
    sub: `${getLocalPart(actor)}@${LOGIN_HOST}`,
    title,
    description,
    claims: { name: title, email: `${name}@example.org`, email_verified: true, preferred_username: name, ...claims },
  };
}
