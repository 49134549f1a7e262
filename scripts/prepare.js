// Runs after `npm ci`: bundles the assets of the pages.
// It has to run on Node 20, which reads no TypeScript. Node 20 therefore leaves this work to the first start.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24 && isInstalled('esbuild')) {
  const { findBuiltAssets } = await import('../src/web/files/built-assets.ts');
  await findBuiltAssets();
}

/** An installation without development dependencies has no esbuild. */
function isInstalled(name) {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}
