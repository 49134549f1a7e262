#!/usr/bin/env node
// Starts the command line on Node 24 or later: this Node, or the one that was installed with the package. What stands here has to run on
// Node 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

// A package has a bundle, the tree its modules.
const program = existsSync(own('src/cli/main.ts')) ? own('src/cli/main.ts') : own('dist/concordat.js');
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Compiled code is kept between runs: in the tree beside what npm installed, so that it comes and goes with it, else where Node keeps it.
  const installed = own('node_modules');
  nodeModule.enableCompileCache(existsSync(installed) ? `${installed}/.cache/compiled` : undefined);
  process.argv[1] = program;
  // Windows takes the letter of a drive for a scheme.
  await import(pathToFileURL(program).href);
} else {
  const node = installedNode();
  if (node === undefined) {
    console.error(`concordat needs Node 24 or later; this is ${process.version}, and no newer one was installed with it.`);
    process.exit(1);
  }
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Whoever stops this process means that one. A terminal interrupts both by itself; this one then waits.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 1));
}

function own(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

function installedNode() {
  try {
    return nodeModule.createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}
