/**
 * Builds the package contents: `npm run build`, which `npm pack` runs itself. `dist/` contains the program and the libraries as
 * bundles, the declarations of the libraries, their data files, and the software bill of materials.
 *
 * node scripts/build.ts [folder] dist/ by default
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleModules, PROGRAM } from './bundle.ts';
import { writeSupplyChain } from './package/supply-chain.ts';
import { buildAssets } from './page-assets.ts';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** Modules that other programs import, and which therefore need declarations. */
const LIBRARIES = {
  auth: 'src/auth/index.ts',
  client: 'src/client/index.ts',
  organisation: 'src/collaborations/platform/index.ts',
};

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
await bundleModules({ ...PROGRAM, ...LIBRARIES }, dist);
writeDeclarations();
copyFiles(globSync([...READ, 'generated/*/types.d.ts'], { cwd: root }));
await buildAssets(join(dist, 'views/assets'));
pruneDeclarations(Object.values(LIBRARIES).map((path) => path.replace(/\.ts$/, '.d.ts')));
writeSupplyChain(root, dist);
// The package.json above the modules locates their files (src/own-files.ts) and sets the module type.
const { version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ version, type })}\n`);
console.log(`build: ${globSync('**', { cwd: dist }).filter(isFileIn(dist)).length} files in ${dist}.`);

/** Writes the declarations of the libraries. build.tsconfig.json also names them. */
function writeDeclarations(): void {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const project = join(root, 'scripts/build.tsconfig.json');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', dist], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function copyFiles(paths: string[]): void {
  for (const path of paths.filter(isFileIn(root))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    cpSync(join(root, path), join(dist, path));
  }
}

/** Removes every declaration that the libraries do not use, and adapts imports in the others. */
function pruneDeclarations(libraries: string[]): void {
  const needed = new Set(libraries);
  for (const path of needed) {
    const text = readFileSync(join(dist, path), 'utf8').replace(
      /((?:from|import) ?\(?(["']))(\.{1,2}\/[^"']+)\.ts\2/g,
      (_import, before: string, quote: string, target: string) => {
        const declared = target.endsWith('.d');
        needed.add(join(dirname(path), `${target}${declared ? '' : '.d'}.ts`));
        return `${before}${target}.${declared ? 'ts' : 'js'}${quote}`;
      },
    );
    writeFileSync(join(dist, path), text);
  }
  for (const path of globSync('**/*.d.ts', { cwd: dist })) if (!needed.has(path)) rmSync(join(dist, path));
}

function isFileIn(folder: string): (path: string) => boolean {
  return (path) => statSync(join(folder, path)).isFile();
}
