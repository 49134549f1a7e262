import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUTH_SETTINGS } from '../src/auth/index.ts';
import { getSettingKey, SETTINGS } from '../src/settings.ts';
import { replaceSettingsTable, SETTINGS_GUIDES } from './settings-table.ts';

const ALL = [...SETTINGS, ...AUTH_SETTINGS];
const SOURCES = join(import.meta.dirname, '../src');

describe('The table of settings', () => {
  it.each([...SETTINGS_GUIDES].map(([guide, settings]) => ({ name: basename(guide), guide, settings })))(
    'in $name matches the code',
    ({ guide, settings }) => {
      const text = readFileSync(guide, 'utf8').split('\n');
      const written = replaceSettingsTable(text.join('\n'), settings).split('\n');
      const isIn = (lines: readonly string[]) => (line: string) => !lines.includes(line);
      expect({ missing: written.filter(isIn(text)), outdated: text.filter(isIn(written)) }).toEqual({
        missing: [],
        outdated: [],
      });
      expect(text).toEqual(written);
    },
  );

  it('contains only settings that the code reads, or that are the default of other settings', () => {
    const isCode = (path: string) => path.endsWith('.ts') && !path.includes('test');
    const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isCode);
    const read = new Set(code.flatMap((path) => readFileSync(join(SOURCES, path), 'utf8').match(/(?<!key: ')\b\w+/g) ?? []));
    const defaults = ALL.map(({ defaultText = '' }) => defaultText).join();
    expect(
      ALL.filter((setting) => !read.has(getSettingKey(setting)) && !defaults.includes(setting.variable)).map(
        ({ variable }) => variable,
      ),
    ).toEqual([]);
  });
});
