// Runs after `npm ci`: reads the modules of the server once, so that already the first start finds them compiled (bin/concordat.js).
// What stands here has to run on Node 20, which compiles nothing ahead.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  nodeModule.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  for (const module of ['../src/cli/main.ts', '../src/cli/start.ts', '../src/started.ts']) await import(module);
  const { readKeptValidators } = await import('../src/contract/kept-validators.ts');
  for (const folder of ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics', 'profiles'])
    readKeptValidators(folder);
}
