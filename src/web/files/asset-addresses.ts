/**
 * Addresses of page files contain a version: browsers cache such a file without asking again, and a changed file has another
 * address. Modules find their imports under the same version.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveOwnPath } from '../../own-files.ts';

/** Any version, as the beginning of a path: another process may run another release for a while. */
export const ANY_VERSION: RegExp = /^\/assets\/v-[0-9a-f]{12}(?=\/)/;

/** Builds the assets of the source tree; absent in a package, which contains them. */
export const ASSET_BUILDER: string = resolveOwnPath('scripts/page-assets.ts');

let known: string | undefined;

/** The folder of the assets on disk at the start of the process, such as `/assets/v-0123456789ab`. */
export function assetFolder(): string {
  known ??= `/assets/${assetVersion()}`;
  return known;
}

/** The version of the current assets on disk, and of their build script. */
export function assetVersion(): string {
  const hash = createHash('sha256');
  const folder = resolveOwnPath('views/assets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(folder.length));
    hash.update('\0');
    hash.update(readFileSync(path));
  }
  if (existsSync(ASSET_BUILDER)) hash.update(readFileSync(ASSET_BUILDER));
  return `v-${hash.digest('hex').slice(0, 12)}`;
}
