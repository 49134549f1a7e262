/** docs/asvs.md names each requirement once, and only files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownPath } from '../src/own-files.ts';

const ROWS = readFileSync(ownPath('docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirements = '', state = '', reason = '']) => ({ requirements, state, reason }));

describe('docs/asvs.md', () => {
  it('has rows of all 17 chapters', () => {
    const chapters = new Set(ROWS.map(({ requirements }) => Number(requirements.split('.')[0])));
    expect([...chapters].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names each requirement once', () => {
    const named = ROWS.flatMap(({ requirements }) => requirements.split(/, | to /));
    expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
  });

  it.each(ROWS)('says of $requirements how it stands', ({ state, reason }) => {
    expect(state).toMatch(/^(held|no test|n\/a|operator|open, \d{4}-\d{2}-\d{2})$/);
    const files = reason.match(/[\w-]+(?:\/[\w.-]+)*\.(?:test\.ts|md)/g) ?? [];
    expect(files.filter((file) => !existsSync(ownPath(file)))).toEqual([]);
    if (state === 'held') expect(reason).not.toBe('');
  });
});
