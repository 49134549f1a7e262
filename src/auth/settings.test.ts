import { describe, expect, test } from 'vitest';
import { SettingsError } from '../settings.ts';
import { listMissingForLogin, listMissingForTokens, listSettingsWarnings, readAuthSettings } from './settings.ts';

function listProblems(environment: Record<string, string>): readonly string[] {
  try {
    readAuthSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('The settings without any environment variable', () => {
  const settings = readAuthSettings({});

  test('have the documented default values', () => {
    expect(settings).toMatchObject({
      appName: 'Concordat',
      debug: false,
      sessionCookieName: 'session',
      sessionMaxAge: 3600,
      sessionHttpsOnly: true,
      baseUrl: 'http://localhost:8124',
      allowedRedirectUrls: ['http://localhost:8124/'],
      collaborationDeletionEnabled: false,
    });
  });

  test('have no default address', () => {
    expect([settings.collabOidcDiscoveryUrl, settings.collabApiBaseUrl, settings.collabIntrospectionUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('report the missing variables for the login', () => {
    expect(listMissingForLogin(settings)).toEqual([
      'COLLAB_OIDC_CLIENT_ID',
      'COLLAB_OIDC_CLIENT_SECRET',
      'COLLAB_OIDC_DISCOVERY_URL',
    ]);
  });

  test('report the missing variables for application tokens', () => {
    expect(listMissingForTokens(settings)).toEqual(['COLLAB_INTROSPECTION_TOKEN', 'COLLAB_PLATFORM_URL']);
  });
});

describe('readAuthSettings', () => {
  test('treats an empty variable as missing', () => {
    expect(readAuthSettings({ COLLAB_OIDC_CLIENT_ID: '' }).collabOidcClientId).toBeUndefined();
  });

  test('derives the URLs of the platform from COLLAB_PLATFORM_URL by default', () => {
    const settings = readAuthSettings({ COLLAB_PLATFORM_URL: 'https://platform.example.org/' });
    expect([settings.collabApiBaseUrl, settings.collabIntrospectionUrl]).toEqual([
      'https://platform.example.org',
      'https://platform.example.org/api/tokens/introspect',
    ]);
  });

  test('accepts the issuer as the discovery address', () => {
    const whole = 'https://login.example.org/.well-known/openid-configuration';
    expect(readAuthSettings({ COLLAB_OIDC_DISCOVERY_URL: 'https://login.example.org/' }).collabOidcDiscoveryUrl).toBe(whole);
    expect(readAuthSettings({ COLLAB_OIDC_DISCOVERY_URL: whole }).collabOidcDiscoveryUrl).toBe(whole);
  });

  test.each([
    ['true', true],
    ['False', false],
    ['1', true],
    ['off', false],
  ])('accepts %s as a boolean', (value, expected) => {
    expect(readAuthSettings({ SESSION_HTTPS_ONLY: value }).sessionHttpsOnly).toBe(expected);
  });

  test('always includes openid in the scopes', () => {
    expect(readAuthSettings({ COLLAB_OIDC_SCOPES: 'profile  groups' }).collabOidcScopes).toEqual([
      'openid',
      'profile',
      'groups',
    ]);
  });
});

describe('The check of the settings', () => {
  test('reports all invalid values together, each with its variable', () => {
    const problems = listProblems({
      BASE_URL: 'nowhere',
      SECRET_KEY: ' , ',
      SESSION_MAX_AGE: '0',
      SESSION_COOKIE_NAME: 'a;b',
      SESSION_HTTPS_ONLY: 'perhaps',
      COLLAB_OIDC_DISCOVERY_URL: 'login.example.org',
      COLLAB_INTROSPECTION_TOKEN: 'two words',
    });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'BASE_URL',
      'COLLAB_INTROSPECTION_TOKEN',
      'COLLAB_OIDC_DISCOVERY_URL',
      'SECRET_KEY',
      'SESSION_COOKIE_NAME',
      'SESSION_HTTPS_ONLY',
      'SESSION_MAX_AGE',
    ]);
  });

  test('reports an invalid platform URL only once, even if other URLs default to it', () => {
    expect(listProblems({ COLLAB_PLATFORM_URL: 'ftp://platform.example.org' })).toHaveLength(1);
  });

  test('does not show a secret', () => {
    expect(listProblems({ COLLAB_ORGANISATION_API_TOKEN: 'top secret' }).join()).not.toContain('top secret');
  });

  test('rejects http URLs of other machines, because secrets are sent there', () => {
    expect(listProblems({ COLLAB_OIDC_DISCOVERY_URL: 'http://login.example.org' })).toHaveLength(1);
  });

  test.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
    'accepts the http URL %s of this machine',
    (url) => {
      expect(listProblems({ COLLAB_OIDC_DISCOVERY_URL: url })).toEqual([]);
    },
  );

  test('accepts http URLs in development', () => {
    expect(listProblems({ COLLAB_OIDC_DISCOVERY_URL: 'http://login:9000', DEBUG: 'true' })).toEqual([]);
  });
});

describe('The start of the server', () => {
  const long = 'x'.repeat(32);
  test.each([
    ['logs a warning for a short secret', { SECRET_KEY: `${long},short` }, /SECRET_KEY/],
    [
      'logs a warning if browsers do not send the cookie',
      { BASE_URL: 'http://app.example.org' },
      /SESSION_HTTPS_ONLY to false/,
    ],
    [
      'logs a warning if a cookie of an HTTPS address is also sent over HTTP',
      { BASE_URL: 'https://app.example.org', SESSION_HTTPS_ONLY: 'false' },
      /although/,
    ],
  ])('%s', (_when, environment, words) => {
    expect(listSettingsWarnings(readAuthSettings(environment)).join()).toMatch(words);
  });

  test('logs no warning for usual combinations of settings', () => {
    const usual = [
      {},
      { BASE_URL: 'https://app.example.org', SECRET_KEY: long },
      { BASE_URL: 'http://localhost:1', SESSION_HTTPS_ONLY: 'no' },
    ];
    expect(usual.flatMap((environment) => listSettingsWarnings(readAuthSettings(environment)))).toEqual([]);
  });
});
