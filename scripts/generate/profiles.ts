/** The built-in profiles, read and checked once, so that a start of the server need not (src/profiles/catalogue/checked-profiles.ts). */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { textKey } from '../../src/profiles/catalogue/checked-profiles.ts';
import { readProfile } from '../../src/profiles/reading/profile-file.ts';

/** Source of `profiles/checked.json`. */
export function checkedProfilesSource(root: string): string {
  const files = globSync('profiles/*/*/profile.yaml', { cwd: root }).sort();
  const checked = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, name = '', version = ''] = file.split(sep);
    return [textKey(text), readProfile(text, file, { name, version }).file];
  });
  return `${JSON.stringify(Object.fromEntries(checked))}\n`;
}
