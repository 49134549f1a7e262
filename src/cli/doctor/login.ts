/** Checks the login provider without a login: its metadata, and whether it has registered this application. */
import { silentAuthLog } from '../../auth/auth-log.ts';
import type { AuthSettings } from '../../auth/index.ts';
import { createProvider } from '../../auth/login/provider.ts';
import { listMissingForLogin, listMissingForProvider } from '../../auth/settings.ts';
import { introspectAccessToken } from '../../auth/tokens/introspection.ts';
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
