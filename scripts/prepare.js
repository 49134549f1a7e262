// Runs after `npm ci`: bundles the assets of the pages. It must run on Node 20, which cannot load TypeScript. In this case, the
// first start bundles the assets.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24 && isInstalled('esbuild')) {
  const { findBuiltAssets } = await import('../src/web/files/built-assets.ts');
  await findBuiltAssets();
}

/** Returns whether a package is installed. Without development dependencies, esbuild is missing. */
function isInstalled(name) {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}
