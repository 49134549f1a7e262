import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOptionalParts, readEnvironment, readSettings, SETTINGS, type SettingsError } from './settings.ts';

const listProblems = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as SettingsError).problems;
  }
  return [];
};

describe('The settings', () => {
  it('have default values that let a server start without any environment variable', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8124,
      baseUrl: 'http://localhost:8124',
      logLevel: 'info',
      debug: false,
    });
  });

  it('use the port of BASE_URL if PORT is not set', () => {
    expect(readSettings({ BASE_URL: 'http://localhost:9000/' }).port).toBe(9000);
  });

  it('use PORT in the public URL if BASE_URL is not set, unless PORT is 0', () => {
    expect(readSettings({ PORT: '3000' }).baseUrl).toBe('http://localhost:3000');
    expect(readSettings({ PORT: '0' }).baseUrl).toBe('http://localhost:8124');
  });

  it('use port 8124 if the public URL has no port, because the server is behind a proxy', () => {
    expect(readSettings({ BASE_URL: 'https://concordat.example.org' }).port).toBe(8124);
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['BASE_URL', 'nonsense'],
    ['BASE_URL', 'ftp://example.org'],
    ['BASE_URL', 'http://user:secret@example.org'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_URL', 'https://bucket/prefix'],
    ['FILES_URL', 's3://B/x'],
    ['FILES_URL', 's3://bucket/../x'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['FILES_CACHE_BYTES', '10GB'],
    ['DEBUG', 'yes'],
    ['HOST', 'a b'],
    ['MAX_JSON_BYTES', '5MB'],
    ['ALLOWED_REDIRECT_URLS', 'http://localhost:8124,nonsense'],
  ])('reject %s=%s in one line that contains the variable', (variable, value) => {
    expect(listProblems({ [variable]: value })).toEqual([expect.stringMatching(new RegExp(`^${variable} must .*\\.$`))]);
  });

  it('report all invalid values together', () => {
    expect(listProblems({ PORT: '99999', LOG_LEVEL: 'loud', DEBUG: 'maybe' })).toHaveLength(3);
  });

  it('do not show secrets in error messages', () => {
    expect(listProblems({ DATABASE_URL: 'mysql://user:topsecret@localhost/x' }).join()).not.toContain('topsecret');
  });

  it('contain the location of files, with one slash after the key prefix', () => {
    const readFilesUrl = (value: string) => readSettings({ FILES_URL: value }).filesUrl;
    expect([readFilesUrl('s3://bucket'), readFilesUrl('s3://bucket/lab/files/'), readSettings({}).filesUrl]).toEqual([
      { bucket: 'bucket', prefix: '' },
      { bucket: 'bucket', prefix: 'lab/files/' },
      undefined,
    ]);
  });

  it('reject an access key or its secret unless both are set', () => {
    expect(listProblems({ S3_ACCESS_KEY_ID: 'key' })).toEqual(['S3_ACCESS_KEY_ID is set, and S3_SECRET_ACCESS_KEY is not.']);
    expect(listProblems({ S3_SECRET_ACCESS_KEY: 'topsecret' })).toEqual([
      'S3_SECRET_ACCESS_KEY is set, and S3_ACCESS_KEY_ID is not.',
    ]);
  });

  it('list disabled features with the variables that enable them', () => {
    expect(listOptionalParts(readSettings({}))).toContainEqual({
      name: "a site's own profiles",
      consequence: undefined,
      missing: ['PROFILES_DIR'],
      variables: ['PROFILES_DIR'],
    });
  });

  it('describe each variable only once', () => {
    const variables = SETTINGS.map(({ variable }) => variable);
    expect(new Set(variables).size).toBe(variables.length);
  });
});

describe('A .env file', () => {
  it('sets only values that the environment does not set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'concordat-env-'));
    const file = join(folder, '.env');
    try {
      writeFileSync(file, 'PORT=9100\nLOG_LEVEL="warn" # quiet\n');
      expect(readEnvironment({ PORT: '9200' }, file)).toMatchObject({ PORT: '9200', LOG_LEVEL: 'warn' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
