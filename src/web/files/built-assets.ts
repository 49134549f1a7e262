/** The assets as sent to browsers: bundled scripts and style sheets, and files that need no build. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolveOwnPath } from '../../own-files.ts';
import { ASSET_BUILDER, assetVersion } from './asset-addresses.ts';

/** Assets of the tree could not be built. */
export class AssetsError extends Error {
  override readonly name = 'AssetsError';
}

const builds = new Map<string, Promise<string>>();

/**
 * Returns the folder of the current assets. A package contains them. `npm ci` builds those of the source tree
 * (scripts/page-assets.ts). Sources that changed since then have another version and are built here, once.
 *
 * @throws AssetsError
 */
export function builtAssets(): Promise<string> {
  if (!existsSync(ASSET_BUILDER)) return Promise.resolve(resolveOwnPath('views/assets'));
  const folder = resolveOwnPath(`node_modules/.cache/concordat-pages/${assetVersion()}`);
  const found = builds.get(folder) ?? build(folder);
  builds.set(folder, found);
  found.catch(() => builds.delete(folder));
  return found;
}

async function build(folder: string): Promise<string> {
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
      {
        cause,
      },
    );
  }
}
