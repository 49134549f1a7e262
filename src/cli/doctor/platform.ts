/** The collaboration platform: whether it takes the tokens of this service, and knows it. Nothing is changed. */

import { silentAuthLog } from '../../auth/auth-log.ts';
import { type AuthSettings, IntrospectionTokenError, OidcClient } from '../../auth/index.ts';
import { missingForApplicationTokens } from '../../auth/settings.ts';
import {
  CollabApiError,
  createCollabOrganisationClient,
  isConnectedSomewhere,
  type Organisation,
  OrganisationTokenError,
} from '../../collaborations/service.ts';
import { countOf } from '../../web/for-people/words.ts';
import { type Finding, MOST_SECONDS, type Trial } from './finding.ts';
import { withCause } from './login.ts';

const milliseconds = MOST_SECONDS * 1_000 - 500;

/** Stands for nobody: the platform only has to know who asks. */
const NO_TOKEN = 'concordat-doctor';

/** Tries the organization API with its token, by reading the organization. */
export function platformTrial(auth: AuthSettings): Trial {
  const subject = 'Platform';
  return {
    subject,
    async run() {
      const { collabApiBaseUrl: baseUrl, collabOrganisationApiToken: token, collabServiceEntityId: serviceEntityId } = auth;
      if (baseUrl === undefined && token === undefined)
        return [{ subject, state: 'off', says: 'Collaboration management is off.' }];
      if (baseUrl === undefined || token === undefined) {
        const missing = baseUrl === undefined ? 'COLLAB_PLATFORM_URL' : 'COLLAB_ORGANISATION_API_TOKEN';
        return [{ subject, state: 'wrong', says: `Collaboration management is set up in part: ${missing} is missing.` }];
      }
      const limits = { callMs: milliseconds, organisationMs: milliseconds };
      const client = createCollabOrganisationClient({ baseUrl, token, serviceEntityId, limits });
      try {
        const organisation = await client.getOrganisation();
        const { name, collaborations } = organisation;
        const says = `${baseUrl} takes the token, which is for the organization ${name} with ${countOf(collaborations.length, 'collaboration')}.`;
        return [{ subject, state: 'good', says }, ...entityFindings(organisation, serviceEntityId)];
      } catch (error) {
        return [{ subject, ...platformProblem(error, baseUrl) }];
      }
    },
  };
}

/** Whether the platform knows this service by its entity id, as far as reading tells it. */
function entityFindings(organisation: Organisation, entityId: string | undefined): Finding[] {
  const subject = 'Service';
  if (entityId === undefined || entityId === '') return [];
  if (isConnectedSomewhere(organisation, entityId))
    return [{ subject, state: 'good', says: `The platform knows ${entityId}, and collaborations are connected to it.` }];
  const says = `No collaboration is connected to ${entityId}, so that nothing tells whether the platform knows it.`;
  const advice = 'Compare COLLAB_SERVICE_ENTITY_ID with the entity id under which this service is registered on the platform.';
  return [{ subject, state: 'attention', says, advice }];
}

function platformProblem(error: unknown, baseUrl: string): Omit<Finding, 'subject'> {
  if (error instanceof OrganisationTokenError) {
    const advice = 'Make a new token for the organization API on the platform, and set COLLAB_ORGANISATION_API_TOKEN to it.';
    return { state: 'wrong', says: `${baseUrl} refuses the token: it is wrong, revoked or has expired.`, advice };
  }
  if (error instanceof CollabApiError && error.fault === 'timeout') {
    const says = `${baseUrl} took longer than ${milliseconds / 1_000} seconds to tell of the organization.`;
    return {
      state: 'attention',
      says,
      advice: 'A large organization takes that long; the server itself waits for COLLAB_ORGANISATION_TIMEOUT_SECONDS.',
    };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : (error as Error).message;
  return {
    state: 'wrong',
    says: `${baseUrl} did not answer as the platform does: ${cause}.`,
    advice: 'Compare COLLAB_PLATFORM_URL and COLLAB_API_BASE_URL with the address of the platform.',
  };
}

/** Tries the check of application tokens, by asking about one that stands for nobody. */
export function applicationTokenTrial(auth: AuthSettings): Trial {
  const subject = 'Application tokens';
  return {
    subject,
    async run() {
      const missing = missingForApplicationTokens(auth);
      if (auth.collabIntrospectionToken === undefined) return [{ subject, state: 'off', says: 'Application tokens are off.' }];
      if (missing.length > 0)
        return [{ subject, state: 'wrong', says: `They are set up in part: ${missing.join(' and ')} is missing.` }];
      const limits = { timeoutMs: milliseconds, maxBytes: 2_000_000 };
      const client = new OidcClient(auth, { records: undefined, log: silentAuthLog, limits });
      try {
        await client.introspectCollabToken(NO_TOKEN);
        return [{ subject, state: 'good', says: `${auth.collabIntrospectionUrl} takes the introspection token.` }];
      } catch (error) {
        const isRefused = error instanceof IntrospectionTokenError;
        const says = isRefused ? `${auth.collabIntrospectionUrl} refuses the introspection token.` : withCause(error);
        return [
          {
            subject,
            state: 'wrong',
            says,
            advice: isRefused ? 'Renew COLLAB_INTROSPECTION_TOKEN.' : 'Look at COLLAB_INTROSPECTION_URL.',
          },
        ];
      }
    },
  };
}
