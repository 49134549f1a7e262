#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript: this one, or the one that was installed with the package.
import { spawnSync } from 'node:child_process';
import { createRequire, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Compiled code is kept between runs.
  enableCompileCache();
  process.argv[1] = program;
  await import(program);
} else {
  const node = installedNode();
  if (node === undefined) {
    console.error(`concordat needs Node 24 or later; this is ${process.version}, and no newer one was installed with it.`);
    process.exit(1);
  }
  const run = spawnSync(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

function installedNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}
