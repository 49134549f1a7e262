/** Determines rights. Sessions have those of the login; the platform confirms those of personal tokens and alerts. */
import { createEntitlements } from '../../auth/index.ts';
import { UnavailableError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Person, PersonRights } from './person.ts';

export interface ReportedRights {
  readonly isManager: boolean;
  /** URNs of the user's collaborations, as in the entitlements of the login. */
  readonly collaborations: readonly string[];
}

export type RightsSources = Pick<ProteomicsContext, 'authentication' | 'memberships'>;

export const SERVER_RIGHTS: PersonRights = { isManager: async () => true, isMember: async () => true };

/** Returns the rights of a logged-in user as of the login, without requests to the platform. */
export function convertReportedRights({ isManager, collaborations }: ReportedRights): PersonRights {
  return { isManager: async () => isManager, isMember: async (collaboration) => collaborations.includes(collaboration) };
}

/**
 * Returns the rights of a user whose login may be outdated: those of the last login that the platform confirms. Managers are
 * the members of the collaboration in COLLABORATION_MANAGER_ENTITLEMENT. Without a platform, memberships of the last login
 * remain, and there are no managers. All functions of the result throw UnavailableError if the platform does not respond.
 */
export function readConfirmedRights(
  { authentication, memberships }: RightsSources,
  { subject }: Pick<Person, 'subject'>,
  reported: ReportedRights,
): PersonRights {
  const { isMember } = memberships;
  const { managers } = createEntitlements(authentication.settings);
  const isStillMember = async (collaboration: string): Promise<boolean> => {
    try {
      return isMember !== undefined && (await isMember({ sub: subject }, collaboration));
    } catch (cause) {
      throw new UnavailableError(
        'The collaboration platform did not return the collaboration’s members. Try again in a moment.',
        { cause },
      );
    }
  };
  return {
    isManager: async () => reported.isManager && managers !== undefined && isStillMember(managers),
    isMember: async (collaboration) =>
      reported.collaborations.includes(collaboration) && (isMember === undefined || isStillMember(collaboration)),
  };
}
