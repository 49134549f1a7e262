/**
 * Writes the tables of settings into docs/settings.md and docs/authentication.md from the tables in the code:
 *
 *     node scripts/settings-table.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { formatDefaultValue, SETTINGS, type SettingDescription } from '../src/settings.ts';

/** Guides with a table of settings, by path, with the settings in their order. */
export const SETTINGS_GUIDES: ReadonlyMap<string, readonly SettingDescription[]> = new Map<
  string,
  readonly SettingDescription[]
>([
  [join(import.meta.dirname, '../docs/settings.md'), [...SETTINGS, ...AUTH_SETTINGS]],
  [join(import.meta.dirname, '../docs/authentication.md'), AUTH_SETTINGS],
]);

export function formatSettingsTable(settings: readonly SettingDescription[]): string {
  const rows = settings.map((setting) => `| \`${setting.variable}\` | ${formatDefaultValue(setting)} | ${setting.meaning} |`);
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** Returns the guide with its table replaced by one of the given settings. */
export function replaceSettingsTable(text: string, settings: readonly SettingDescription[]): string {
  return text.replace(
    /(<!-- settings -->\n).*?(<!-- \/settings -->)/s,
    (_match, begin: string, end: string) => `${begin}${formatSettingsTable(settings)}\n${end}`,
  );
}

if (import.meta.main)
  for (const [guide, settings] of SETTINGS_GUIDES)
    writeFileSync(guide, replaceSettingsTable(readFileSync(guide, 'utf8'), settings));
