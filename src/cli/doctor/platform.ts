/** Checks, without changing anything, that the collaboration platform has registered this service and accepts its tokens. */
import { silentAuthLog } from '../../auth/auth-log.ts';
import { type AuthSettings, IntrospectionTokenError, OidcClient } from '../../auth/index.ts';
import { listMissingForTokens } from '../../auth/settings.ts';
import {
  CollabApiError,
  createCollabOrganisationClient,
  isConnectedSomewhere,
  type Organisation,
  OrganisationTokenError,
  organisationAccess,
} from '../../collaborations/service.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import {
  CHECK_TIMEOUT_MS,
  createAttentionOutcome,
  createGoodOutcome,
  createOffOutcome,
  createWrongOutcome,
  type Outcome,
} from './check.ts';
import { formatErrorWithCause, INVALID_TOKEN } from './login.ts';

/** Checks the organization API with its token, by reading the organization. */
export async function diagnosePlatform(auth: AuthSettings): Promise<readonly Outcome[]> {
  const access = organisationAccess(auth);
  const { baseUrl, token, serviceEntityId } = access;
  if (baseUrl === undefined && token === undefined) return [createOffOutcome('Collaboration management is off.')];
  if (baseUrl === undefined || token === undefined) {
    const missing = baseUrl === undefined ? 'COLLAB_PLATFORM_URL' : 'COLLAB_ORGANISATION_API_TOKEN';
    return [createWrongOutcome(`Collaboration management is only partly configured: ${missing} is missing.`)];
  }
  const limits = { callMs: CHECK_TIMEOUT_MS, organisationMs: CHECK_TIMEOUT_MS };
  try {
    const organisation = await createCollabOrganisationClient({ ...access, limits }).getOrganisation();
    const { name, collaborations } = organisation;
    const count = formatQuantity(collaborations.length, 'collaboration');
    return [
      createGoodOutcome(`${baseUrl} accepts the token, which is for the organization ${name} with ${count}.`),
      ...diagnoseEntity(organisation, serviceEntityId),
    ];
  } catch (error) {
    return [createPlatformErrorOutcome(error, baseUrl)];
  }
}

/** Checks that the platform has registered this service by its entity ID, if read requests can show the registration. */
function diagnoseEntity(organisation: Organisation, entityId: string | undefined): Outcome[] {
  if (entityId === undefined || entityId === '') return [];
  const found = isConnectedSomewhere(organisation, entityId)
    ? createGoodOutcome(`The platform knows ${entityId}, and collaborations are connected to it.`)
    : createAttentionOutcome(
        `No collaboration is connected to ${entityId}, so this check cannot tell whether it is registered on the platform.`,
        'Compare COLLAB_SERVICE_ENTITY_ID with the entity id under which this service is registered on the platform.',
      );
  return [{ ...found, subject: 'Service' }];
}

function createPlatformErrorOutcome(error: unknown, baseUrl: string): Outcome {
  if (error instanceof OrganisationTokenError)
    return createWrongOutcome(
      `${baseUrl} rejects the token: it is wrong, revoked or expired.`,
      'Create a token for the organization API on the platform, and set COLLAB_ORGANISATION_API_TOKEN to it.',
    );
  if (error instanceof CollabApiError && error.fault === 'timeout')
    return createAttentionOutcome(
      `${baseUrl} took longer than ${CHECK_TIMEOUT_MS / 1_000} seconds to return the organization.`,
      'A large organization takes that long; the server itself waits for COLLAB_ORGANISATION_TIMEOUT_SECONDS.',
    );
  const { message, cause } = error as Error;
  return createWrongOutcome(
    `${baseUrl} returned an unexpected response: ${cause instanceof Error ? cause.message : message}.`,
    'Compare COLLAB_PLATFORM_URL and COLLAB_API_BASE_URL with the address of the platform.',
  );
}

/** Checks that the platform introspects application tokens, by sending a token that belongs to no user. */
export async function diagnoseApplicationTokens(auth: AuthSettings): Promise<Outcome> {
  const { collabIntrospectionToken, collabIntrospectionUrl: url } = auth;
  if (collabIntrospectionToken === undefined) return createOffOutcome('Application tokens are off.');
  const missing = listMissingForTokens(auth);
  if (missing.length > 0)
    return createWrongOutcome(`Application tokens are only partly configured: ${missing.join(' and ')} is missing.`);
  const limits = { timeoutMs: CHECK_TIMEOUT_MS, maxBytes: 2_000_000 };
  try {
    await new OidcClient(auth, { records: undefined, log: silentAuthLog, limits }).introspectCollabToken(INVALID_TOKEN);
    return createGoodOutcome(`${url} accepts the introspection token.`);
  } catch (error) {
    return error instanceof IntrospectionTokenError
      ? createWrongOutcome(`${url} rejects the introspection token.`, 'Renew COLLAB_INTROSPECTION_TOKEN.')
      : createWrongOutcome(formatErrorWithCause(error), 'Check COLLAB_INTROSPECTION_URL.');
  }
}
