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

const createEmptySettings = () => ({ secretKey: undefined, dataDir, databaseUrl: undefined });

describe('A secret key from SECRET_KEY', () => {
  test('consists of the parts of the variable, and is not stored in a file', () => {
    expect(loadSessionSecrets({ ...createEmptySettings(), secretKey: ' new , old,' }, silentAuthLog)).toEqual(['new', 'old']);
    expect(existsSync(file)).toBe(false);
  });
});

describe('The secret key of a server without the setting SECRET_KEY', () => {
  test('is generated once and reused', () => {
    const first = loadSessionSecrets(createEmptySettings(), silentAuthLog);
    expect(first?.[0]).toMatch(/^[\w-]{64}$/);
    expect(loadSessionSecrets(createEmptySettings(), silentAuthLog)).toEqual(first);
  });

  test('is stored in the only file that is created, which only its owner can read', () => {
    loadSessionSecrets(createEmptySettings(), silentAuthLog);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual([SECRET_KEY_FILE]);
  });

  test('causes a warning in the log, without the secret', () => {
    const lines: unknown[] = [];
    const [secret] = loadSessionSecrets(createEmptySettings(), { ...silentAuthLog, warn: (...line) => lines.push(line) }) ?? [];
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('is stored in a file that the server makes private if other users can read it', () => {
    loadSessionSecrets(createEmptySettings(), silentAuthLog);
    chmodSync(file, 0o644);
    loadSessionSecrets(createEmptySettings(), silentAuthLog);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('causes an error if its file contains no valid secret, and the file remains unchanged', () => {
    writeFileSync(file, 'x\n');
    expect(() => loadSessionSecrets(createEmptySettings(), silentAuthLog)).toThrow(SecretKeyError);
    expect(readFileSync(file, 'utf8')).toBe('x\n');
  });

  test('causes an error that names the variable if its folder cannot be created', () => {
    writeFileSync(file, '');
    const settings = { ...createEmptySettings(), dataDir: join(file, 'below') };
    expect(() => loadSessionSecrets(settings, silentAuthLog)).toThrow(/set SECRET_KEY/);
  });

  test('is not generated with DATABASE_URL, because several processes must agree', () => {
    expect(
      loadSessionSecrets({ ...createEmptySettings(), databaseUrl: 'postgres://db.example.org/x' }, silentAuthLog),
    ).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });
});
