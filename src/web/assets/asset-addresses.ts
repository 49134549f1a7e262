/**
 * Addresses of the files that pages need, with a version in them: a browser keeps such a file and never asks for it again, and a changed one has
 * another address. Modules that name others beside themselves find them under the same version.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPath } from '../../own-files.ts';

/** Any version, as the beginning of a path: another process may run another release for a while. */
export const ANY_VERSION: RegExp = /^\/assets\/v-[0-9a-f]{12}(?=\/)/;

let known: string | undefined;

/** The folder of addresses that holds what is on the disk now: `/assets/v-0123456789ab`. Read once for each process. */
export function assetFolder(): string {
  known ??= `/assets/v-${hashOf(ownPath('views/assets')).slice(0, 12)}`;
  return known;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(folder.length));
    hash.update('\0');
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
