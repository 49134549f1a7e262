import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProfile } from '../reading/profile-file.ts';
import { builtInProfiles, loadCatalogue } from './catalogue.ts';
import { checkedProfile } from './checked-profiles.ts';

describe('a checked profile', () => {
  it.each(loadCatalogue().entries.map(({ profile }) => [profile.id, profile] as const))(
    'is what reading %s gives',
    (id, profile) => {
      const file = join(builtInProfiles, id, 'profile.yaml');
      expect(readProfile(readFileSync(file, 'utf8'), file)).toEqual(profile);
    },
  );

  it('is not taken for a file that differs from it by a byte', () => {
    const text = readFileSync(join(builtInProfiles, 'miappe/1.1/profile.yaml'), 'utf8');
    expect([checkedProfile(text) !== undefined, checkedProfile(`${text}\n`)]).toEqual([true, undefined]);
  });
});
