/** Reads the metadata of the provider (OpenID Connect Discovery). */
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { createBoundedFetch, type FetchLimits } from '../bounded-fetch.ts';
import { type AuthSettings, listMissingForProvider } from '../settings.ts';
import { convertProviderError, LoginIssuerError, LoginOffError, ProviderAnswerError } from './login-errors.ts';

/** Returns the provider's configuration. Fetches the metadata if they are missing or old. */
export type Provider = () => Promise<Configuration>;

/** Metadata are fetched again after an hour, in the background, to find new keys and addresses. */
const FRESH_MS = 3_600_000;

const WELL_KNOWN = '/.well-known/openid-configuration';

/** Signing keys are fetched again at the next login after this time, because a provider may replace them at any time. */
const KEYS_FRESH_MS = 5_000;

const WANTED_SCOPES = ['openid', 'profile', 'email', 'eduperson_entitlement', 'voperson_external_affiliation'];

/** Creates the access to the provider. Sends no request before the first use. @throws the errors of convertProviderError */
export function createProvider(settings: AuthSettings, limits: FetchLimits, now: () => number): Provider {
  let known: { configuration: Configuration; at: number; keysAt: number } | undefined;
  let asking: Promise<Configuration> | undefined;

  const requestConfiguration = async (): Promise<Configuration> => {
    try {
      const configuration = await discoverProvider(settings, limits);
      known = { configuration, at: now(), keysAt: now() };
      return configuration;
    } finally {
      asking = undefined;
    }
  };

  return async () => {
    const missing = listMissingForProvider(settings);
    if (missing.length > 0) throw new LoginOffError(missing);
    if (known !== undefined && now() - known.keysAt >= KEYS_FRESH_MS)
      known = { ...known, configuration: copyConfigurationWithoutKeys(settings, known.configuration), keysAt: now() };
    if (known !== undefined && now() - known.at < FRESH_MS) return known.configuration;
    asking ??= requestConfiguration();
    if (known === undefined) return asking;
    asking.catch(() => undefined);
    return known.configuration;
  };
}

async function discoverProvider(settings: AuthSettings, limits: FetchLimits): Promise<Configuration> {
  const { collabOidcDiscoveryUrl = '', collabOidcClientId = '', collabOidcClientSecret = '', debug } = settings;
  const url = new URL(collabOidcDiscoveryUrl);
  const fetchBounded = createBoundedFetch('login service', limits, debug);
  try {
    const configuration = await discovery(
      url,
      collabOidcClientId,
      undefined,
      createSecretAuthentication(collabOidcClientSecret),
      {
        // The fetch function decides for each address whether http is allowed.
        execute: [allowInsecureRequests, enableNonRepudiationChecks],
        [customFetch]: (address, init) => fetchBounded(address, init as RequestInit),
        timeout: Math.ceil(limits.timeoutMs / 1_000) + 1,
      },
    );
    checkMetadata(configuration, url);
    return configuration;
  } catch (error) {
    throw convertProviderError(error);
  }
}

/** Copies a configuration without its keys, which openid-client caches for a minute even if a signature needs newer ones. */
function copyConfigurationWithoutKeys({ collabOidcClientSecret = '' }: AuthSettings, known: Configuration): Configuration {
  const authentication = createSecretAuthentication(collabOidcClientSecret);
  const copy = new Configuration(known.serverMetadata(), known.clientMetadata().client_id, undefined, authentication);
  allowInsecureRequests(copy);
  enableNonRepudiationChecks(copy);
  return Object.assign(copy, { timeout: known.timeout, [customFetch]: known[customFetch] });
}

/** Checks the exact issuer (OpenID Connect Discovery, section 4.3), which openid-client does not check. */
function checkMetadata(configuration: Configuration, url: URL): void {
  const metadata = configuration.serverMetadata();
  if (`${metadata.issuer.replace(/\/$/, '')}${WELL_KNOWN}` !== url.href) {
    throw new LoginIssuerError({ cause: new Error(`the metadata contains another issuer: ${metadata.issuer.slice(0, 200)}`) });
  }
  for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const) {
    const address = metadata[endpoint];
    // Userinfo is optional, because the ID token identifies the user.
    if (endpoint === 'userinfo_endpoint' && address === undefined) continue;
    if (typeof address !== 'string' || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      throw new ProviderAnswerError('login service', { cause: new Error(`the metadata has no usable ${endpoint}`) });
    }
  }
}

/** Returns `client_secret_basic`, unless only `client_secret_post` is supported (OpenID Connect Discovery, section 3). */
function createSecretAuthentication(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const onlyPost = methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic');
    (onlyPost ? post : basic)(server, client, body, headers);
  };
}

/** Returns the scopes to request. If the provider lists no scopes, only the standard ones are requested. */
export function selectScopes(configuration: Configuration, settings: AuthSettings): string {
  const offered = configuration.serverMetadata().scopes_supported ?? ['profile', 'email'];
  const scopes = settings.collabOidcScopes ?? WANTED_SCOPES.filter((scope) => scope === 'openid' || offered.includes(scope));
  return scopes.join(' ');
}
