/**
 * What somebody is in the organization and its collaborations. A session is no older than the login, which says it. What outlives the login
 * asks the platform each time: personal tokens, alerts.
 */
import { createEntitlements } from '../../auth/index.ts';
import { UnavailableError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Person, Standing } from './person.ts';

/** What a login says of somebody's rights, kept for what outlives it. */
export interface ReportedRights {
  readonly isManager: boolean;
  /** Global URNs. */
  readonly collaborations: readonly string[];
}

/** What standing needs to ask the platform. */
export type StandingContext = Pick<ProteomicsContext, 'authentication' | 'memberships'>;

/** Of whom administrates the server without being known by name. */
export const OF_THE_SERVER: Standing = { isManager: async () => true, belongsTo: async () => true };

/** Of somebody who is logged in. */
export function standingOfLogin({ isManager, collaborations }: ReportedRights): Standing {
  return { isManager: async () => isManager, belongsTo: async (collaboration) => collaborations.includes(collaboration) };
}

/**
 * Of somebody whose login may be over: what it said, as far as the platform still says the same. Managers are the members of the
 * collaboration that COLLABORATION_MANAGER_ENTITLEMENT names. Without a platform nobody can be asked: memberships stay as the last login
 * said, and nobody is a manager.
 *
 * Both questions throw UnavailableError where the platform does not answer.
 */
export function standingAfterLogin(
  { authentication, memberships }: StandingContext,
  { subject }: Pick<Person, 'subject'>,
  told: ReportedRights,
): Standing {
  const { isMember } = memberships;
  const { managers } = createEntitlements(authentication.settings);
  const isStill = async (collaboration: string): Promise<boolean> => {
    try {
      return isMember !== undefined && (await isMember({ sub: subject }, collaboration));
    } catch (cause) {
      throw new UnavailableError(
        'The collaboration platform did not return the collaboration’s members. Try again in a moment.',
        {
          cause,
        },
      );
    }
  };
  return {
    isManager: async () => told.isManager && managers !== undefined && isStill(managers),
    belongsTo: async (collaboration) =>
      told.collaborations.includes(collaboration) && (isMember === undefined || isStill(collaboration)),
  };
}
