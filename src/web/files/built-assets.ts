/** Locates the assets for browsers. Their URLs contain a version, so that browsers can cache them permanently. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getOrAdd } from '../../memoize.ts';
import { resolveProjectPath } from '../../own-files.ts';

/** Matches the start of a path with any version, because another process can run a different release during an upgrade. */
export const ANY_VERSION: RegExp = /^\/assets\/v-[0-9a-f]{12}(?=\/)/;

/** Path of the script that builds the assets. It is missing in packages, which contain the built assets. */
export const ASSET_BUILDER: string = resolveProjectPath('scripts/page-assets.ts');

let known: string | undefined;

/** Returns the base path of the current assets, such as `/assets/v-0123456789ab`. The version is computed once per process. */
export function getAssetFolder(): string {
  known ??= `/assets/${computeAssetVersion()}`;
  return known;
}

/** Computes the version of the assets on disk and of their build script. */
export function computeAssetVersion(): string {
  const hash = createHash('sha256');
  const folder = resolveProjectPath('views/assets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(folder.length));
    hash.update('\0');
    hash.update(readFileSync(path));
  }
  if (existsSync(ASSET_BUILDER)) hash.update(readFileSync(ASSET_BUILDER));
  return `v-${hash.digest('hex').slice(0, 12)}`;
}

/** Thrown if the assets of the source tree could not be built. */
export class AssetsError extends Error {}

const builds = new Map<string, Promise<string>>();

/** Returns the folder of assets. Builds them again if sources have changed (scripts/page-assets.ts). @throws AssetsError */
export function findBuiltAssets(): Promise<string> {
  if (!existsSync(ASSET_BUILDER)) return Promise.resolve(resolveProjectPath('views/assets'));
  const folder = resolveProjectPath(`node_modules/.cache/concordat-pages/${computeAssetVersion()}`);
  const found = getOrAdd(builds, folder, buildFiles);
  found.catch(() => builds.delete(folder));
  return found;
}

async function buildFiles(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  try {
    const { buildTreeAssets } = (await import(pathToFileURL(ASSET_BUILDER).href)) as {
      buildTreeAssets: (folder: string) => Promise<void>;
    };
    await buildTreeAssets(folder);
    return folder;
  } catch (cause) {
    throw new AssetsError(
      'The scripts and styles of the pages could not be built. Run `npm ci` with its development dependencies.',
      { cause },
    );
  }
}
