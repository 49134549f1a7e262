/** Tests that docs/asvs.md lists each requirement once, and cites only files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { resolveProjectPath } from '../src/own-files.ts';
import { SETTINGS } from '../src/settings.ts';

const ROWS = readFileSync(resolveProjectPath('docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirements = '', state = '', reason = '']) => ({ requirements, state, reason }));

/** Number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. Those of level 3 have higher numbers. */
const SECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) => Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`)),
);

/** Expands a range: `6.2.1 to 6.2.3` stands for three requirements. */
function expandRanges(requirements: string): string[] {
  return requirements.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    const [, section, from] = /^(.*\.)(\d+)$/.exec(first) ?? [];
    const to = Number(last.split('.').at(-1));
    return Array.from({ length: to - Number(from) + 1 }, (_, at) => `${section}${Number(from) + at}`);
  });
}

describe('docs/asvs.md', () => {
  it('has rows for all 17 chapters', () => {
    const chapters = new Set(ROWS.map(({ requirements }) => Number(requirements.split('.')[0])));
    expect([...chapters].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names each of the 253 requirements of levels 1 and 2 exactly once', () => {
    const named = ROWS.flatMap(({ requirements }) => expandRanges(requirements));
    expect(named.toSorted()).toEqual(REQUIREMENTS.toSorted());
    expect(named).toHaveLength(253);
  });

  it.each(ROWS)('states the status of $requirements', ({ state, reason }) => {
    expect(state).toMatch(/^(met|n\/a|operator)$/);
    const files = reason.match(/[\w-]+(?:\/[\w.-]+)*\.(?:test\.ts|md)/g) ?? [];
    expect(files.filter((file) => !existsSync(resolveProjectPath(file)))).toEqual([]);
    if (state === 'met') expect(reason).not.toBe('');
  });
});

describe('docs/data-protection.md', () => {
  const guide = readFileSync(resolveProjectPath('docs/data-protection.md'), 'utf8');

  it('lists each cryptographic algorithm that the code uses', () => {
    const files = globSync('src/**/*.ts', { cwd: resolveProjectPath('.') }).filter(
      (file) => !/\.test\.ts$|\/testing-/.test(file),
    );
    const code = files.map((file) => readFileSync(resolveProjectPath(file), 'utf8')).join('\n');
    const calls = /\b(createHash|createHmac|createCipheriv|hkdfSync|pbkdf2\w*|scrypt\w*|sign|generateKey\w*)\('([\w-]+)'/g;
    const used = new Set([...code.matchAll(calls)].map(([, call = '', name = '']) => `${call} ${name}`));
    expect([...used].toSorted()).toEqual([
      'createCipheriv aes-256-gcm',
      'createHash md5',
      'createHash sha1',
      'createHash sha256',
      'createHmac sha256',
      'hkdfSync sha256',
    ]);
    for (const name of ['AES-256-GCM', 'SHA-1', 'MD5', 'SHA-256', 'HMAC-SHA-256', 'HKDF-SHA-256'])
      expect(guide).toContain(name);
  });

  it('lists each setting that is a secret', () => {
    const secrets = [...SETTINGS, ...AUTH_SETTINGS].filter(({ secret }) => secret === true).map(({ variable }) => variable);
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((variable) => !guide.includes(variable))).toEqual([]);
  });
});
