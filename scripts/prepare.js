// Runs after `npm ci`: bundles the assets of the pages, and makes the empty database that new ones are copied from.
// It has to run on Node 20, which reads no TypeScript. Node 20 therefore leaves this work to the first start.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24 && isInstalled('esbuild')) {
  const { builtAssets } = await import('../src/web/files/built-assets.ts');
  await builtAssets();
  await makeDatabase();
}

/** An empty database to begin with (src/storage/embedded/template.ts); where PostgreSQL does not run, a start says so. */
async function makeDatabase() {
  const { ensureCluster, locateCluster } = await import('../src/storage/embedded/cluster.ts');
  const { TEMPLATE } = await import('../src/storage/embedded/template.ts');
  const silent = { info() {}, warn() {} };
  try {
    rmSync(TEMPLATE, { recursive: true, force: true });
    await ensureCluster(locateCluster(TEMPLATE, silent), silent);
  } catch {}
}

/** An installation without development dependencies has no esbuild. */
function isInstalled(name) {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}
