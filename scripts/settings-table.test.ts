import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS_GUIDES, withSettingsTable } from './settings-table.ts';

describe('the table of settings', () => {
  it.each([...SETTINGS_GUIDES].map(([guide, settings]) => ({ name: basename(guide), guide, settings })))(
    'in $name matches the code',
    ({ guide, settings }) => {
      const text = readFileSync(guide, 'utf8');
      expect(text).toContain(`| \`${settings[0]?.variable}\` |`);
      expect(withSettingsTable(text, settings)).toBe(text);
    },
  );
});
