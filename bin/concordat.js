#!/usr/bin/env node
// Starts the command line on Node 24 or later: this Node, or the Node that was installed with the package. Must run on Node 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// A package contains a bundle, and the source tree contains modules.
const program = existsSync(resolveOwnPath('src/cli/main.ts'))
  ? resolveOwnPath('src/cli/main.ts')
  : resolveOwnPath('dist/concordat.js');
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Compiled code is cached in node_modules of the source tree, so that both are removed together, or in Node's default folder.
  const installed = resolveOwnPath('node_modules');
  nodeModule.enableCompileCache(existsSync(installed) ? `${installed}/.cache/compiled` : undefined);
  process.argv[1] = program;
  // Windows paths need this conversion, because a drive letter would be read as a scheme.
  await import(pathToFileURL(program).href);
} else {
  const node = findInstalledNode();
  if (node === undefined) {
    console.error(`concordat needs Node 24 or later; this is ${process.version}, and no newer one was installed with it.`);
    process.exit(1);
  }
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Forwards signals to the child process. A terminal sends an interrupt to both, so this process only waits.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 1));
}

function resolveOwnPath(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

function findInstalledNode() {
  try {
    return nodeModule.createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}
