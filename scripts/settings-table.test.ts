import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSettingsTable } from './settings-table.ts';

it('the README lists the settings as the code has them', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(withSettingsTable(readme)).toBe(readme);
});
