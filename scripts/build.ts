/**
 * Builds the contents of the package: `npm run build`. `npm pack` also runs it. `dist/` contains the program as
 * bundles, its data files, and the software bill of materials.
 *
 * Usage: `node scripts/build.ts [folder]`. The default folder is `dist/`.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleModules, PROGRAM } from './bundle.ts';
import { writeSupplyChain } from './package/supply-chain.ts';
import { buildAssets } from './page-assets.ts';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** Files that are read at run time. */
const READ = [
  'generated/*/openapi.json',
  'profiles/**',
  'src/proteomics/quality/metrics/metrics.yaml',
  'src/storage/migrations/*.sql',
  'src/storage/migrations/meta/_journal.json',
  'views/**/*.eta',
];

rmSync(dist, { recursive: true, force: true });
await bundleModules(PROGRAM, dist);
copyFiles(globSync(READ, { cwd: root }));
await buildAssets(join(dist, 'views/assets'));
writeSupplyChain(root, dist);
// The package.json above the modules locates their files (src/own-files.ts) and sets the module type.
const { version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ version, type })}\n`);
console.log(`build: ${globSync('**', { cwd: dist }).filter(createFileTest(dist)).length} files in ${dist}.`);

function copyFiles(paths: string[]): void {
  for (const path of paths.filter(createFileTest(root))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    cpSync(join(root, path), join(dist, path));
  }
}

function createFileTest(folder: string): (path: string) => boolean {
  return (path) => statSync(join(folder, path)).isFile();
}
