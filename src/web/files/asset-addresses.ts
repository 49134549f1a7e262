/**
 * Addresses of the files that pages need, with a version in them: a browser keeps such a file and never asks for it again, and a changed one has
 * another address. Modules that name others beside themselves find them under the same version.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPath } from '../../own-files.ts';

/** Any version, as the beginning of a path: another process may run another release for a while. */
export const ANY_VERSION: RegExp = /^\/assets\/v-[0-9a-f]{12}(?=\/)/;

/** Builds the assets of the tree; a package has none, as it carries them built. */
export const ASSET_BUILDER: string = ownPath('scripts/page-assets.ts');

let known: string | undefined;

/** The folder of addresses that holds what was on the disk when the process started: `/assets/v-0123456789ab`. */
export function assetFolder(): string {
  known ??= `/assets/${assetVersion()}`;
  return known;
}

/** The version of the assets that are on the disk now, and of what builds them. */
export function assetVersion(): string {
  const hash = createHash('sha256');
  const folder = ownPath('views/assets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(folder.length));
    hash.update('\0');
    hash.update(readFileSync(path));
  }
  if (existsSync(ASSET_BUILDER)) hash.update(readFileSync(ASSET_BUILDER));
  return `v-${hash.digest('hex').slice(0, 12)}`;
}
