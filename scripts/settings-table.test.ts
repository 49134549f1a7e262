import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSettingsTable } from './settings-table.ts';

it('docs/settings.md lists the settings as the code has them', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/settings.md'), 'utf8');
  expect(withSettingsTable(guide)).toBe(guide);
});
