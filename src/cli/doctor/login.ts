/** Checks the login provider without a login: its metadata, and whether it has registered this application. */
import { silentAuthLog } from '../../auth/auth-log.ts';
import { type AuthSettings, IntrospectionTokenError, OidcClient } from '../../auth/index.ts';
import { createProvider } from '../../auth/login/provider.ts';
import { listMissingForLogin, listMissingForProvider, listMissingForTokens } from '../../auth/settings.ts';
import { introspectAccessToken } from '../../auth/tokens/introspection.ts';
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
  formatSentence,
  type Outcome,
} from './check.ts';
import { requestServer } from './question-client.ts';

const LIMITS = { timeoutMs: CHECK_TIMEOUT_MS, maxBytes: 2_000_000 };

/** An invalid token. The response shows whether the provider has registered the client. */
export const INVALID_TOKEN = 'concordat-doctor';

export async function diagnoseLogin(auth: AuthSettings, signal: AbortSignal): Promise<readonly Outcome[]> {
  const missing = listMissingForProvider(auth);
  if (missing.length >= 3) return [createOffOutcome('Login is off.')];
  if (missing.length > 0)
    return [
      createWrongOutcome(
        `Login is only partly configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
      ),
    ];
  const found = await diagnoseProvider(auth, signal);
  const [secret] = listMissingForLogin(auth);
  if (secret === undefined) return [found];
  return [found, createWrongOutcome(`Login is disabled until ${secret} is set. All processes need the same value.`)];
}

async function diagnoseProvider(auth: AuthSettings, signal: AbortSignal): Promise<Outcome> {
  let configuration: Awaited<ReturnType<ReturnType<typeof createProvider>>>;
  try {
    configuration = await createProvider(auth, LIMITS, Date.now)();
  } catch (error) {
    return createWrongOutcome(
      formatErrorWithCause(error),
      `Open COLLAB_OIDC_DISCOVERY_URL (${auth.collabOidcDiscoveryUrl}) in a browser: it must show the metadata of the provider.`,
    );
  }
  const { issuer, jwks_uri: keysAt = '', introspection_endpoint } = configuration.serverMetadata();
  const keys = await countKeys(keysAt, signal);
  if (!keys)
    return createWrongOutcome(
      `The provider ${issuer} responds, but its keys at ${keysAt} cannot be read.`,
      'Users cannot log in without them. Check that this server can reach that address.',
    );
  const answers = `The provider ${issuer} responds, with its endpoints and ${formatQuantity(keys, 'key')}.`;
  const rest = `This check cannot test whether the provider allows redirects to ${auth.baseUrl}/auth/callback.`;
  if (introspection_endpoint === undefined)
    return createGoodOutcome(`${answers} It offers no way to check that this application is registered. ${rest}`);
  try {
    await introspectAccessToken({ settings: auth, log: silentAuthLog, now: Date.now }, configuration, INVALID_TOKEN);
    return createGoodOutcome(`${answers} It knows this application as ${auth.collabOidcClientId}. ${rest}`);
  } catch (error) {
    if (!isClientRejected(error))
      return createAttentionOutcome(
        `${answers} The check whether this application is registered failed: ${formatErrorWithCause(error)}`,
      );
    return createWrongOutcome(
      `${answers} It rejects this application: ${auth.collabOidcClientId} is not registered, or the secret is wrong.`,
      'Compare COLLAB_OIDC_CLIENT_ID and COLLAB_OIDC_CLIENT_SECRET with its registration.',
    );
  }
}

/** Returns how many keys a provider publishes (RFC 7517, section 5); undefined if they cannot be read. */
async function countKeys(address: string, signal: AbortSignal): Promise<number | undefined> {
  const reply = await requestServer(address, { signal });
  if (typeof reply === 'string' || reply.status !== 200) return undefined;
  const { keys } = (reply.body ?? {}) as { keys?: unknown };
  return Array.isArray(keys) ? keys.length : undefined;
}

/** Returns whether the provider rejects the client (RFC 6749, section 5.2: `invalid_client`; RFC 7662, section 2.3: 401). */
function isClientRejected(error: unknown): boolean {
  const { providerCode, cause } = error as { providerCode?: string; cause?: { message?: string } };
  return providerCode === 'invalid_client' || /challenge|www-authenticate/i.test(cause?.message ?? '');
}

/** Formats an error with its cause. Login errors have messages for users; administrators need their causes. */
export function formatErrorWithCause(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${formatSentence(message)} ${formatSentence(cause.message)}` : formatSentence(message);
}

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
        'Compare COLLAB_SERVICE_ENTITY_ID with the entity ID of this service on the platform.',
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
