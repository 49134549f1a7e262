/**
 * Writes the table of settings into docs/settings.md from the table in the code:
 *
 *     node scripts/settings-table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { SETTINGS } from '../src/settings.ts';

const guide = join(import.meta.dirname, '../docs/settings.md');

/** The table of settings in Markdown. */
export function settingsTable(): string {
  const rows = [...SETTINGS, ...AUTH_SETTINGS].map(
    ({ variable, defaultText, meaning }) => `| \`${variable}\` | ${defaultText} | ${meaning} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** The guide with the table in its place. */
export function withSettingsTable(text: string): string {
  return text.replace(
    /(<!-- settings -->\n).*?(<!-- \/settings -->)/s,
    (_match, begin: string, end: string) => `${begin}${settingsTable()}\n${end}`,
  );
}

if (import.meta.main) writeFileSync(guide, withSettingsTable(readFileSync(guide, 'utf8')));
