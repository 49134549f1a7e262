// Runs after `npm ci`: bundles the program and the assets of its pages, and reads all of it once, so that already the first start finds it compiled (bin/concordat.js).
// What stands here has to run on Node 20, which bundles and compiles nothing ahead.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = nodeModule.createRequire(import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24 && isInstalled('esbuild')) {
  const { bundleTree, TREE_BUNDLE } = await import('./bundle.ts');
  await bundleTree();
  const { builtAssets } = await import('../src/web/files/built-assets.ts');
  await builtAssets();
  nodeModule.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  // What is a process of its own begins to work when it is read.
  const isLibrary = (name) => name.endsWith('.js') && !name.endsWith('-process.js');
  for (const file of readdirSync(TREE_BUNDLE).filter(isLibrary)) await import(pathToFileURL(join(TREE_BUNDLE, file)).href);
  await makeDatabase();
  await startOnce();
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

/** A start that is told to stop once it is ready: its functions are kept compiled (start-compiled.js). It gets nobody's settings. */
async function startOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-prepare-'));
  const program = fileURLToPath(new URL('../bin/concordat.js', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' };
  const child = spawn(process.execPath, [program, 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.includes('"ready at')) child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Who installs without what development needs has nothing that bundles; the program then starts from its modules. */
function isInstalled(name) {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
}
