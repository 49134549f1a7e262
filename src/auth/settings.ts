/** Settings of login and organization client (docs/requirements.md, A2 and A3). Missing ones disable only their features. */
import { parseInteger, parsePattern } from '../setting-values.ts';
import {
  getSettingKey,
  listOptionalParts,
  readEnvironment,
  readSettingsTable,
  SETTINGS,
  type SettingDescription,
  type Settings,
  type SettingsOf,
} from '../settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const WELL_KNOWN = '/.well-known/openid-configuration';

const TABLE = [
  {
    variable: 'APP_NAME',
    meaning: 'Name of the application on pages and in authentication challenges.',
    default: 'Concordat',
    read: (value) => parsePattern(value, /^[\w .,:()&+-]{1,100}$/, 'a short name of letters, digits and spaces'),
  },
  {
    variable: 'SECRET_KEY',
    meaning:
      'Secret of at least 32 characters that encrypts sessions. To rotate it without logging users out, list several secrets, separated by commas: the first encrypts, and all decrypt.',
    defaultText: 'generated and stored in DATA_DIR; with DATABASE_URL none, and login is off',
    secret: true,
    read: (value) => parsePattern(value, /[^\s,]/, 'a secret'),
  },
  {
    variable: 'COLLAB_OIDC_CLIENT_ID',
    meaning: 'OIDC client ID at the login provider.',
    turnsOn: 'login',
    read: (value) => value,
  },
  {
    variable: 'COLLAB_OIDC_CLIENT_SECRET',
    meaning: 'OIDC client secret.',
    secret: true,
    turnsOn: 'login',
    read: (value) => value,
  },
  {
    variable: 'COLLAB_OIDC_DISCOVERY_URL',
    meaning: `URL of the login provider's metadata, ending in ${WELL_KNOWN}; the issuer URL also works.`,
    turnsOn: 'login',
    read: (value, environment) => getDiscoveryUrl(parseSecureUrl(value, environment)),
  },
  {
    variable: 'COLLAB_OIDC_SCOPES',
    meaning: 'Scopes to request at login, separated by spaces. The default is the required scopes that the provider offers.',
    read: (value) =>
      [
        ...new Set(['openid', ...parsePattern(value, /^[\x21\x23-\x5b\x5d-\x7e ]+$/, 'names separated by spaces').split(/ +/)]),
      ].filter(Boolean),
  },
  {
    variable: 'SESSION_COOKIE_NAME',
    meaning: 'Name of the session cookie.',
    default: 'session',
    read: (value) => parsePattern(value, /^[\w!#$%&'*+.^`|~-]{1,64}$/, 'a cookie name of at most 64 characters'),
  },
  {
    variable: 'SESSION_MAX_AGE',
    meaning: 'Seconds from login until a session ends.',
    default: '3600',
    read: (value) => parseInteger(value, 1, 31_536_000),
  },
  {
    variable: 'SESSION_MAX_IDLE',
    meaning: 'Seconds without a request until a session ends; 0 sets no idle timeout.',
    default: '0',
    read: (value) => parseInteger(value, 0, 31_536_000),
  },
  {
    variable: 'SESSIONS_PER_USER',
    meaning: 'Maximum sessions of a user at the same time. A further login ends the oldest one.',
    default: '20',
    read: (value) => parseInteger(value, 1, 1_000),
  },
  {
    variable: 'SESSION_HTTPS_ONLY',
    meaning: 'If true, browsers send the session cookie only over HTTPS (and to localhost).',
    default: 'true',
    read: (value) => parseBooleanSetting(value),
  },
  {
    variable: 'COLLAB_PLATFORM_URL',
    meaning: 'URL of the collaboration platform. It is the default base of the next two URLs.',
    read: (value, environment) => removeTrailingSlash(parseSecureUrl(value, environment)),
  },
  {
    variable: 'COLLAB_API_BASE_URL',
    meaning: "Base URL of the platform's organization API.",
    default: ({ COLLAB_PLATFORM_URL: platform }) => platform || undefined,
    defaultText: 'COLLAB_PLATFORM_URL',
    turnsOn: 'collaboration management',
    read: (value, environment) => removeTrailingSlash(parseSecureUrl(value, environment)),
  },
  {
    variable: 'COLLAB_INTROSPECTION_URL',
    meaning: 'URL where the platform introspects application tokens.',
    default: ({ COLLAB_PLATFORM_URL: platform }) => platform && `${platform.replace(/\/+$/, '')}/api/tokens/introspect`,
    defaultText: '{COLLAB_PLATFORM_URL}/api/tokens/introspect',
    turnsOn: 'application tokens',
    read: (value, environment) => parseSecureUrl(value, environment).href,
  },
  {
    variable: 'COLLAB_INTROSPECTION_TOKEN',
    meaning: 'Introspection token of this service at the platform.',
    secret: true,
    turnsOn: 'application tokens',
    read: (value) => parseHeaderValue(value),
  },
  {
    variable: 'COLLAB_TOKEN_AUDIENCES',
    meaning:
      'Audiences of access and application tokens for this service, separated by spaces. If a token has no audience, its client ID is used instead. A token with only other audiences is rejected; a token with neither is accepted.',
    defaultText: 'COLLAB_OIDC_CLIENT_ID and COLLAB_SERVICE_ENTITY_ID',
    read: (value) =>
      parsePattern(value, /^[\x21-\x7e ]*[\x21-\x7e][\x21-\x7e ]*$/, 'names separated by spaces')
        .split(/ +/)
        .filter(Boolean),
  },
  {
    variable: 'COLLAB_ORGANISATION_API_TOKEN',
    meaning: 'Organization API token: an administrator credential for the whole organization.',
    secret: true,
    turnsOn: 'collaboration management',
    read: (value) => parseHeaderValue(value),
  },
  {
    variable: 'COLLAB_SERVICE_ENTITY_ID',
    meaning: 'Entity ID of this service on the platform, used to connect it to a collaboration.',
    turnsOn: 'creating collaborations and connecting this service',
    read: (value) => value,
  },
  {
    variable: 'COLLABORATION_MANAGER_ENTITLEMENT',
    meaning: 'Entitlement that lets a user create and manage every collaboration of the organization.',
    turnsOn: 'creating collaborations',
    read: (value) => value,
  },
  {
    variable: 'COLLABORATION_DELETION_ENABLED',
    meaning: 'If true, managers may delete collaborations.',
    default: 'false',
    read: (value) => parseBooleanSetting(value),
  },
  {
    variable: 'COLLAB_ENTITLEMENT_NAMESPACE',
    meaning: 'Prefix of entitlements before <organisation>:<collaboration>, such as urn:mace:<domain>:<platform>:group.',
    defaultText: 'the part of COLLABORATION_MANAGER_ENTITLEMENT before its last two segments',
    read: (value) => parsePattern(value, /^urn:[^\s]+[^\s:]$/i, 'a URN without a colon at its end'),
  },
] as const satisfies readonly SettingDescription[];

type OwnSettings = SettingsOf<typeof TABLE>;

/** The library's own settings, in the order of the guide. */
export const AUTH_SETTINGS: readonly SettingDescription[] = TABLE;

const SHARED_KEYS = ['baseUrl', 'debug', 'allowedRedirectUrls', 'dataDir', 'databaseUrl'] as const;
const SHARED_SETTINGS = SETTINGS.filter((setting) => (SHARED_KEYS as readonly string[]).includes(getSettingKey(setting)));

export interface AuthSettings extends Pick<Settings, (typeof SHARED_KEYS)[number]>, OwnSettings {}

/** Reads the settings. An empty value counts as missing. @throws SettingsError with one line for each invalid value */
export function readAuthSettings(environment: Environment): AuthSettings {
  return readSettingsTable([...SHARED_SETTINGS, ...AUTH_SETTINGS], environment) as AuthSettings;
}

let known: AuthSettings | undefined;

/** Returns the settings of this process, from the environment and the folder's `.env`; read once. @throws SettingsError */
export function getSettings(): AuthSettings {
  known ??= readAuthSettings(readEnvironment());
  return known;
}

export function listMissingForProvider(settings: AuthSettings): string[] {
  return listOptionalParts(settings, AUTH_SETTINGS).find(({ name }) => name === 'login')?.missing ?? [];
}

/** Returns the missing variables for login. With DATABASE_URL, several processes must share a secret. */
export function listMissingForLogin(settings: AuthSettings): string[] {
  const needsSecret = settings.databaseUrl !== undefined && settings.secretKey === undefined;
  return needsSecret ? [...listMissingForProvider(settings), 'SECRET_KEY'] : listMissingForProvider(settings);
}

export function listMissingForTokens(settings: AuthSettings): string[] {
  const missing = settings.collabIntrospectionToken === undefined ? ['COLLAB_INTROSPECTION_TOKEN'] : [];
  return settings.collabIntrospectionUrl === undefined ? [...missing, 'COLLAB_PLATFORM_URL'] : missing;
}

/** Returns the accepted audiences. A token with audiences must have one of these. */
export function listAcceptedAudiences({
  collabTokenAudiences,
  collabOidcClientId,
  collabServiceEntityId,
}: Pick<AuthSettings, 'collabTokenAudiences' | 'collabOidcClientId' | 'collabServiceEntityId'>): readonly string[] {
  return collabTokenAudiences ?? [collabOidcClientId, collabServiceEntityId].filter((one) => one !== undefined);
}

export function listMissingForPlatform({
  collabApiBaseUrl,
  collabOrganisationApiToken,
}: Pick<AuthSettings, 'collabApiBaseUrl' | 'collabOrganisationApiToken'>): PlatformVariable[] {
  const missing: PlatformVariable[] = collabApiBaseUrl === undefined ? ['COLLAB_PLATFORM_URL'] : [];
  return collabOrganisationApiToken === undefined ? [...missing, 'COLLAB_ORGANISATION_API_TOKEN'] : missing;
}

export type PlatformVariable = 'COLLAB_PLATFORM_URL' | 'COLLAB_ORGANISATION_API_TOKEN';

/** Returns warnings about valid but risky settings, for the log at startup. */
export function listSettingsWarnings(settings: AuthSettings): string[] {
  const { secretKey, sessionHttpsOnly, baseUrl } = settings;
  const warnings: string[] = [];
  if (secretKey?.split(',').some((secret) => secret.trim().length < 32)) {
    warnings.push('SECRET_KEY should be at least 32 random characters.');
  }
  const isHttps = baseUrl.startsWith('https:');
  if (sessionHttpsOnly && !isHttps && !isLocalAddress(new URL(baseUrl))) {
    warnings.push(
      'Browsers will not send the session cookie to BASE_URL, which is not https: set BASE_URL to the https address, or SESSION_HTTPS_ONLY to false.',
    );
  }
  if (!sessionHttpsOnly && isHttps) warnings.push('SESSION_HTTPS_ONLY is false although BASE_URL is https.');
  return warnings;
}

/** Returns whether an address is on this machine, so that its traffic cannot be intercepted (Secure Contexts, section 3.1). */
export function isLocalAddress({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/** Reads an address that receives secrets. It must use encryption, except on this machine and in development. */
function parseSecureUrl(value: string, environment: Environment): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '') {
    throw new Error(`must be an https address, not ${JSON.stringify(value.slice(0, 60))}.`);
  }
  if (url.protocol === 'http:' && !isLocalAddress(url) && environment.DEBUG !== 'true') {
    throw new Error('must be an https address: http is for this machine only, or for development with DEBUG=true.');
  }
  return url;
}

function getDiscoveryUrl(url: URL): string {
  return url.pathname.endsWith(WELL_KNOWN) ? url.href : `${removeTrailingSlash(url)}${WELL_KNOWN}`;
}

function removeTrailingSlash(url: URL): string {
  return url.href.replace(/\/+$/, '');
}

function parseHeaderValue(value: string): string {
  return parsePattern(value, /^[\x21-\x7e]+$/, 'visible ASCII characters without spaces');
}

function parseBooleanSetting(value: string): boolean {
  const isYes = /^(true|yes|on|1)$/i.test(value);
  if (!isYes && !/^(false|no|off|0)$/i.test(value)) throw new Error('must be true or false.');
  return isYes;
}
