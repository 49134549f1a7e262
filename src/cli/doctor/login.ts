/** The login provider: its metadata, and whether it knows this application. Nobody is logged in, and no page is opened. */

import type { AuthSettings } from '../../auth/index.ts';
import { createProvider } from '../../auth/login/provider.ts';
import { missingForLogin, missingForProvider } from '../../auth/settings.ts';
import { introspectAccessToken } from '../../auth/tokens/introspection.ts';
import { countOf } from '../../web/for-people/words.ts';
import { type Finding, MOST_SECONDS, sentence, type Trial } from './finding.ts';
import { countKeys } from './question-client.ts';

const subject = 'Login';
const LIMITS = { timeoutMs: MOST_SECONDS * 1_000 - 500, maxBytes: 2_000_000 };

/** Stands for nobody: the provider only has to know who asks. */
const NO_TOKEN = 'concordat-doctor';

/** Tries the provider. */
export function loginTrial(auth: AuthSettings): Trial {
  return {
    subject,
    async run(signal) {
      const missing = missingForProvider(auth);
      if (missing.length > 0) {
        const isHalf = missing.length < 3;
        const says = isHalf
          ? `Login is set up in part: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`
          : 'Login is off.';
        return [{ subject, state: isHalf ? 'wrong' : 'off', says }];
      }
      const findings = [await provider(auth, signal)];
      const [secret] = missingForLogin(auth);
      if (secret !== undefined)
        findings.push({ subject, state: 'wrong', says: `Login stays off until ${secret} is set, which all processes share.` });
      return findings;
    },
  };
}

async function provider(auth: AuthSettings, signal: AbortSignal): Promise<Finding> {
  let configuration: Awaited<ReturnType<ReturnType<typeof createProvider>>>;
  try {
    configuration = await createProvider(auth, LIMITS, Date.now)();
  } catch (error) {
    const advice = `Open COLLAB_OIDC_DISCOVERY_URL (${auth.collabOidcDiscoveryUrl}) in a browser: it must show the metadata of the provider.`;
    return { subject, state: 'wrong', says: withCause(error), advice };
  }
  const metadata = configuration.serverMetadata();
  const callback = `${auth.baseUrl}/auth/callback`;
  const keys = await countKeys(metadata.jwks_uri ?? '', signal);
  if (!keys) {
    const says = `The provider ${metadata.issuer} answers, but its keys at ${metadata.jwks_uri} cannot be read.`;
    return {
      subject,
      state: 'wrong',
      says,
      advice: 'Nobody can log in without them: look whether this server reaches that address.',
    };
  }
  const issuer = `The provider ${metadata.issuer} answers, with its endpoints and ${countOf(keys, 'key')}`;
  const rest = `Whether it lets people return to ${callback} cannot be tried from here.`;
  if (metadata.introspection_endpoint === undefined) {
    return { subject, state: 'good', says: `${issuer}. It has no way to ask whether it knows this application. ${rest}` };
  }
  try {
    await introspectAccessToken(configuration, NO_TOKEN);
    return { subject, state: 'good', says: `${issuer}. It knows this application as ${auth.collabOidcClientId}. ${rest}` };
  } catch (error) {
    if (isRefused(error)) {
      const says = `${issuer}. It refuses this application: it does not know ${auth.collabOidcClientId}, or the secret is another one.`;
      return {
        subject,
        state: 'wrong',
        says,
        advice: 'Compare COLLAB_OIDC_CLIENT_ID and COLLAB_OIDC_CLIENT_SECRET with its registration.',
      };
    }
    return {
      subject,
      state: 'attention',
      says: `${issuer}. Whether it knows this application could not be found out: ${withCause(error)}`,
    };
  }
}

/** RFC 6749, section 5.2: `invalid_client`; RFC 7662, section 2.3: 401. */
function isRefused(error: unknown): boolean {
  const { providerCode, cause } = error as { providerCode?: string; cause?: { message?: string } };
  return providerCode === 'invalid_client' || /challenge|www-authenticate/i.test(cause?.message ?? '');
}

/** The errors of login have sentences for people who log in; their causes say what an administrator needs. */
export function withCause(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${sentence(message)} ${sentence(cause.message)}` : sentence(message);
}
