/**
 * The settings of the authentication library and of the organization client (docs/requirements.md, A2 and A3). A missing value
 * turns off only the parts that need it. Invalid values are reported together.
 */
import { readEnvironment, SETTINGS, type SettingDescription, type Settings, SettingsError } from '../settings.ts';

type SharedKey = 'baseUrl' | 'debug' | 'allowedRedirectUrls' | 'dataDir' | 'databaseUrl';

interface OwnSettings {
  appName: string;
  /** Secrets separated by commas: the first one encrypts new sessions, all of them decrypt old ones. */
  secretKey: string | undefined;
  collabOidcClientId: string | undefined;
  collabOidcClientSecret: string | undefined;
  /** Address of the provider's metadata, ending in `/.well-known/openid-configuration`. */
  collabOidcDiscoveryUrl: string | undefined;
  /** Scopes to request; by default, the supported ones among those that a User needs. */
  collabOidcScopes: readonly string[] | undefined;
  sessionCookieName: string;
  /** Age in seconds at which a session ends, counted from the login. */
  sessionMaxAge: number;
  /** Seconds without a request after which a session ends; 0: none does. */
  sessionMaxIdle: number;
  /** Maximum number of sessions of a user. */
  sessionsPerUser: number;
  sessionHttpsOnly: boolean;
  collabPlatformUrl: string | undefined;
  collabIntrospectionToken: string | undefined;
  collabIntrospectionUrl: string | undefined;
  /** Audiences of tokens that are for this service; unset: see {@link acceptedAudiences}. */
  collabTokenAudiences: readonly string[] | undefined;
  /** Without a slash at the end, like every address here. */
  collabApiBaseUrl: string | undefined;
  collabOrganisationApiToken: string | undefined;
  collabServiceEntityId: string | undefined;
  collaborationManagerEntitlement: string | undefined;
  collaborationDeletionEnabled: boolean;
  collabEntitlementNamespace: string | undefined;
}

/** Everything that the library reads, checked. */
export interface AuthSettings extends Pick<Settings, SharedKey>, OwnSettings {}

/** One line of the table; `read` may use other variables for its default. */
export type AuthSettingDescription = Omit<SettingDescription, 'key'> & { key: keyof OwnSettings };

type Environment = Readonly<Record<string, string | undefined>>;

const WELL_KNOWN = '/.well-known/openid-configuration';

/** The library's own settings, in the order of the documentation. */
export const AUTH_SETTINGS: readonly AuthSettingDescription[] = [
  {
    variable: 'APP_NAME',
    key: 'appName',
    meaning: 'Name of the application on pages and in authentication challenges.',
    defaultText: 'Concordat',
    read: (value = 'Concordat') => matching(value, /^[\w .,:()&+-]{1,100}$/, 'a short name of letters, digits and spaces'),
  },
  {
    variable: 'SECRET_KEY',
    key: 'secretKey',
    meaning:
      'Secret of at least 32 characters that encrypts sessions. To rotate it without logging users out, list several separated by commas: the first encrypts, all decrypt.',
    defaultText: 'generated and stored in DATA_DIR; with DATABASE_URL none, and login is off',
    secret: true,
    read: (value) => {
      if (value !== undefined && /^[\s,]*$/.test(value)) throw new Error('must hold a secret.');
      return value;
    },
  },
  {
    variable: 'COLLAB_OIDC_CLIENT_ID',
    key: 'collabOidcClientId',
    meaning: 'OIDC client ID at the login provider.',
    defaultText: 'unset',
    turnsOn: 'login',
    read: (value) => value,
  },
  {
    variable: 'COLLAB_OIDC_CLIENT_SECRET',
    key: 'collabOidcClientSecret',
    meaning: 'OIDC client secret.',
    defaultText: 'unset',
    secret: true,
    turnsOn: 'login',
    read: (value) => value,
  },
  {
    variable: 'COLLAB_OIDC_DISCOVERY_URL',
    key: 'collabOidcDiscoveryUrl',
    meaning: `URL of the login provider's metadata, ending in ${WELL_KNOWN}; the issuer URL also works.`,
    defaultText: 'unset',
    turnsOn: 'login',
    read: (value, environment) => (value === undefined ? undefined : discoveryUrl(safeUrl(value, environment))),
  },
  {
    variable: 'COLLAB_OIDC_SCOPES',
    key: 'collabOidcScopes',
    meaning: 'Scopes to request at login, separated by spaces. Unset: the required scopes that the provider offers.',
    defaultText: 'unset',
    read: (value) =>
      value === undefined
        ? undefined
        : [
            ...new Set(['openid', ...matching(value, /^[\x21\x23-\x5b\x5d-\x7e ]+$/, 'names separated by spaces').split(/ +/)]),
          ].filter(Boolean),
  },
  {
    variable: 'SESSION_COOKIE_NAME',
    key: 'sessionCookieName',
    meaning: 'Name of the session cookie.',
    defaultText: 'session',
    read: (value = 'session') => matching(value, /^[\w!#$%&'*+.^`|~-]{1,64}$/, 'a cookie name of at most 64 characters'),
  },
  {
    variable: 'SESSION_MAX_AGE',
    key: 'sessionMaxAge',
    meaning: 'Seconds from login until a session ends.',
    defaultText: '3600',
    read: (value = '3600') => wholeNumber(value, 1, 31_536_000),
  },
  {
    variable: 'SESSION_MAX_IDLE',
    key: 'sessionMaxIdle',
    meaning: 'Seconds without a request until a session ends; 0 sets no idle timeout.',
    defaultText: '0',
    read: (value = '0') => wholeNumber(value, 0, 31_536_000),
  },
  {
    variable: 'SESSIONS_PER_USER',
    key: 'sessionsPerUser',
    meaning: 'Maximum sessions of a user at the same time. A further login ends the oldest one.',
    defaultText: '20',
    read: (value = '20') => wholeNumber(value, 1, 1_000),
  },
  {
    variable: 'SESSION_HTTPS_ONLY',
    key: 'sessionHttpsOnly',
    meaning: 'Whether browsers send the session cookie only over HTTPS (and to localhost).',
    defaultText: 'true',
    read: (value = 'true') => yesOrNo(value),
  },
  {
    variable: 'COLLAB_PLATFORM_URL',
    key: 'collabPlatformUrl',
    meaning: 'URL of the collaboration platform; default for the next two URLs.',
    defaultText: 'unset',
    read: (value, environment) => (value === undefined ? undefined : withoutSlash(safeUrl(value, environment))),
  },
  {
    variable: 'COLLAB_API_BASE_URL',
    key: 'collabApiBaseUrl',
    meaning: "Base URL of the platform's organization API.",
    defaultText: 'COLLAB_PLATFORM_URL',
    turnsOn: 'collaboration management',
    read: (value, environment) => {
      const url = value ?? environment.COLLAB_PLATFORM_URL;
      return url ? withoutSlash(safeUrl(url, environment)) : undefined;
    },
  },
  {
    variable: 'COLLAB_INTROSPECTION_URL',
    key: 'collabIntrospectionUrl',
    meaning: 'URL where the platform introspects application tokens.',
    defaultText: '{COLLAB_PLATFORM_URL}/api/tokens/introspect',
    turnsOn: 'application tokens',
    read: (value, environment) => {
      if (value !== undefined) return safeUrl(value, environment).href;
      const platform = environment.COLLAB_PLATFORM_URL;
      return platform ? `${withoutSlash(safeUrl(platform, environment))}/api/tokens/introspect` : undefined;
    },
  },
  {
    variable: 'COLLAB_INTROSPECTION_TOKEN',
    key: 'collabIntrospectionToken',
    meaning: 'Introspection token of this service at the platform.',
    defaultText: 'unset',
    secret: true,
    turnsOn: 'application tokens',
    read: (value) => headerValue(value),
  },
  {
    variable: 'COLLAB_TOKEN_AUDIENCES',
    key: 'collabTokenAudiences',
    meaning:
      'Audiences of access and application tokens for this service, separated by spaces. A token that names only other audiences is rejected; a token without an audience is accepted.',
    defaultText: 'COLLAB_OIDC_CLIENT_ID and COLLAB_SERVICE_ENTITY_ID',
    read: (value) =>
      value === undefined
        ? undefined
        : matching(value, /^[\x21-\x7e ]*[\x21-\x7e][\x21-\x7e ]*$/, 'names separated by spaces')
            .split(/ +/)
            .filter(Boolean),
  },
  {
    variable: 'COLLAB_ORGANISATION_API_TOKEN',
    key: 'collabOrganisationApiToken',
    meaning: 'Organization API token: an administrator credential for the whole organization.',
    defaultText: 'unset',
    secret: true,
    turnsOn: 'collaboration management',
    read: (value) => headerValue(value),
  },
  {
    variable: 'COLLAB_SERVICE_ENTITY_ID',
    key: 'collabServiceEntityId',
    meaning: 'Entity ID of this service on the platform, used to connect it to a collaboration.',
    defaultText: 'unset',
    turnsOn: 'creating collaborations and connecting this service',
    read: (value) => value,
  },
  {
    variable: 'COLLABORATION_MANAGER_ENTITLEMENT',
    key: 'collaborationManagerEntitlement',
    meaning: 'Entitlement that lets a user create and manage every collaboration of the organization.',
    defaultText: 'unset',
    turnsOn: 'creating collaborations',
    read: (value) => value,
  },
  {
    variable: 'COLLABORATION_DELETION_ENABLED',
    key: 'collaborationDeletionEnabled',
    meaning: 'Whether managers may delete collaborations.',
    defaultText: 'false',
    read: (value = 'false') => yesOrNo(value),
  },
  {
    variable: 'COLLAB_ENTITLEMENT_NAMESPACE',
    key: 'collabEntitlementNamespace',
    meaning: 'Prefix of entitlements before <organisation>:<collaboration>, such as urn:mace:<domain>:<platform>:group.',
    defaultText: 'the part of COLLABORATION_MANAGER_ENTITLEMENT before its last two segments',
    read: (value) =>
      value === undefined ? undefined : matching(value, /^urn:[^\s]+[^\s:]$/i, 'a URN without a colon at its end'),
  },
];

const SHARED_SETTINGS = SETTINGS.filter(({ key }) =>
  (['baseUrl', 'debug', 'allowedRedirectUrls', 'dataDir', 'databaseUrl'] as string[]).includes(key),
);

/**
 * Reads the settings. An empty value counts as missing.
 *
 * @throws SettingsError with a line for every impossible value
 */
export function readAuthSettings(environment: Environment): AuthSettings {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const { variable, key, read } of [...SHARED_SETTINGS, ...AUTH_SETTINGS]) {
    try {
      settings[key] = read(environment[variable] || undefined, environment);
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}`);
    }
  }
  // Report an invalid address once, and not for each setting that defaults to it.
  if (problems.length > 0) throw new SettingsError(problems.filter((line) => isOwnProblem(line, environment)));
  return settings as unknown as AuthSettings;
}

function isOwnProblem(line: string, environment: Environment): boolean {
  return Boolean(environment[line.split(' ', 1)[0] as string]);
}

let known: AuthSettings | undefined;

/**
 * The settings of this process, from the environment and an optional `.env` of the working folder; read once.
 *
 * @throws SettingsError
 */
export function getSettings(): AuthSettings {
  known ??= readAuthSettings(readEnvironment());
  return known;
}

/** Returns the missing variables for requests to the provider. */
export function missingForProvider(settings: AuthSettings): string[] {
  return AUTH_SETTINGS.filter(({ turnsOn, key }) => turnsOn === 'login' && settings[key] === undefined).map(
    ({ variable }) => variable,
  );
}

/** Returns the missing variables for login. With DATABASE_URL, several processes must share a secret. */
export function missingForLogin(settings: AuthSettings): string[] {
  const needsSecret = settings.databaseUrl !== undefined && settings.secretKey === undefined;
  return needsSecret ? [...missingForProvider(settings), 'SECRET_KEY'] : missingForProvider(settings);
}

/** Returns the missing variables for application tokens. */
export function missingForApplicationTokens(settings: AuthSettings): string[] {
  const missing = settings.collabIntrospectionToken === undefined ? ['COLLAB_INTROSPECTION_TOKEN'] : [];
  return settings.collabIntrospectionUrl === undefined ? [...missing, 'COLLAB_PLATFORM_URL'] : missing;
}

/** Returns the accepted audiences. A token that has audiences must have one of them. */
export function acceptedAudiences({
  collabTokenAudiences,
  collabOidcClientId,
  collabServiceEntityId,
}: Pick<AuthSettings, 'collabTokenAudiences' | 'collabOidcClientId' | 'collabServiceEntityId'>): readonly string[] {
  return collabTokenAudiences ?? [collabOidcClientId, collabServiceEntityId].filter((one) => one !== undefined);
}

/** Returns the missing variables for calls to the collaboration platform. */
export function missingForPlatform({
  collabApiBaseUrl,
  collabOrganisationApiToken,
}: Pick<AuthSettings, 'collabApiBaseUrl' | 'collabOrganisationApiToken'>): PlatformVariable[] {
  const missing: PlatformVariable[] = collabApiBaseUrl === undefined ? ['COLLAB_PLATFORM_URL'] : [];
  return collabOrganisationApiToken === undefined ? [...missing, 'COLLAB_ORGANISATION_API_TOKEN'] : missing;
}

/** The variables that calls to the platform require. */
export type PlatformVariable = 'COLLAB_PLATFORM_URL' | 'COLLAB_ORGANISATION_API_TOKEN';

/** Returns warnings about valid but risky settings, for the log at startup. */
export function settingsWarnings(settings: AuthSettings): string[] {
  const { secretKey, sessionHttpsOnly, baseUrl } = settings;
  const warnings: string[] = [];
  if (secretKey?.split(',').some((secret) => secret.trim().length < 32)) {
    warnings.push('SECRET_KEY should be at least 32 random characters.');
  }
  const isHttps = baseUrl.startsWith('https:');
  if (sessionHttpsOnly && !isHttps && !isThisMachine(new URL(baseUrl))) {
    warnings.push(
      'Browsers will not send the session cookie to BASE_URL, which is not https: set BASE_URL to the https address, or SESSION_HTTPS_ONLY to false.',
    );
  }
  if (!sessionHttpsOnly && isHttps) warnings.push('SESSION_HTTPS_ONLY is false although BASE_URL is https.');
  return warnings;
}

/** Whether an address is on this machine, so that its traffic cannot be intercepted (Secure Contexts, section 3.1). */
export function isThisMachine({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/** Secrets travel to these addresses, so they must be encrypted, except on this machine and in development. */
function safeUrl(value: string, environment: Environment): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '') {
    throw new Error(`must be an https address, not ${JSON.stringify(value.slice(0, 60))}.`);
  }
  if (url.protocol === 'http:' && !isThisMachine(url) && environment.DEBUG !== 'true') {
    throw new Error('must be an https address: http is for this machine only, or for development with DEBUG=true.');
  }
  return url;
}

function discoveryUrl(url: URL): string {
  return url.pathname.endsWith(WELL_KNOWN) ? url.href : `${withoutSlash(url)}${WELL_KNOWN}`;
}

function withoutSlash(url: URL): string {
  return url.href.replace(/\/+$/, '');
}

function headerValue(value: string | undefined): string | undefined {
  return value === undefined ? undefined : matching(value, /^[\x21-\x7e]+$/, 'visible ASCII characters without spaces');
}

function wholeNumber(value: string, minimum: number, maximum: number): number {
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= minimum && number <= maximum)) throw new Error(`must be a whole number from ${minimum} to ${maximum}.`);
  return number;
}

function yesOrNo(value: string): boolean {
  const isYes = /^(true|yes|on|1)$/i.test(value);
  if (!isYes && !/^(false|no|off|0)$/i.test(value)) throw new Error('must be true or false.');
  return isYes;
}

function matching(value: string, allowed: RegExp, what: string): string {
  if (!allowed.test(value)) throw new Error(`must be ${what}.`);
  return value;
}
