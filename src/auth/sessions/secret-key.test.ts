import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentAuthLog } from '../auth-log.ts';
import { loadSessionSecrets, SECRET_KEY_FILE, SecretKeyError } from './secret-key.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'concordat-secret-'));
  file = join(dataDir, SECRET_KEY_FILE);
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const unset = () => ({ secretKey: undefined, dataDir, databaseUrl: undefined });

describe('With SECRET_KEY set', () => {
  test('its parts are the secrets, and no file is created', () => {
    expect(loadSessionSecrets({ ...unset(), secretKey: ' new , old,' }, silentAuthLog)).toEqual(['new', 'old']);
    expect(existsSync(file)).toBe(false);
  });
});

describe('Without SECRET_KEY', () => {
  test('a secret is generated once and reused', () => {
    const first = loadSessionSecrets(unset(), silentAuthLog);
    expect(first?.[0]).toMatch(/^[\w-]{64}$/);
    expect(loadSessionSecrets(unset(), silentAuthLog)).toEqual(first);
  });

  test('its file is readable by its owner only, and no other file remains', () => {
    loadSessionSecrets(unset(), silentAuthLog);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual([SECRET_KEY_FILE]);
  });

  test('the log warns, without the secret', () => {
    const lines: unknown[] = [];
    const [secret] = loadSessionSecrets(unset(), { ...silentAuthLog, warn: (...line) => lines.push(line) }) ?? [];
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('a file that others could read becomes private', () => {
    loadSessionSecrets(unset(), silentAuthLog);
    chmodSync(file, 0o644);
    loadSessionSecrets(unset(), silentAuthLog);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a file without a secret is reported and not changed', () => {
    writeFileSync(file, 'x\n');
    expect(() => loadSessionSecrets(unset(), silentAuthLog)).toThrow(SecretKeyError);
    expect(readFileSync(file, 'utf8')).toBe('x\n');
  });

  test('a folder that cannot be created is reported with the variable to set', () => {
    writeFileSync(file, '');
    const settings = { ...unset(), dataDir: join(file, 'below') };
    expect(() => loadSessionSecrets(settings, silentAuthLog)).toThrow(/set SECRET_KEY/);
  });

  test('no secret is generated with DATABASE_URL, because several processes must agree', () => {
    expect(loadSessionSecrets({ ...unset(), databaseUrl: 'postgres://db.example.org/x' }, silentAuthLog)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });
});
