/**
 * The built-in profiles as `npm run generate` read and checked them. Reading YAML is most of what a start of the server would do;
 * a file is recognized by its bytes, so that one that was changed since is read and checked as usual.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ownPath } from '../../own-files.ts';
import type { ProfileFile } from '../reading/profile-file.ts';

/** Contents of checked profile files by the sha256 of their text. */
export type CheckedProfiles = Readonly<Record<string, ProfileFile>>;

const generated = ownPath('generated/profiles/checked.json');
let known: CheckedProfiles | undefined;

/** The content of a profile file that was checked, or undefined. */
export function checkedProfile(text: string): ProfileFile | undefined {
  known ??= existsSync(generated) ? (JSON.parse(readFileSync(generated, 'utf8')) as CheckedProfiles) : {};
  return known[textKey(text)];
}

/** Key of a text. */
export function textKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
