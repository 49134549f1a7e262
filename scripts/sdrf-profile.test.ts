import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatSdrfProfile, PROFILE_FILE } from './sdrf-profile.ts';

it('The profile of sample metadata matches the templates of the standard', () => {
  expect(readFileSync(PROFILE_FILE, 'utf8')).toBe(formatSdrfProfile());
});
