/**
 * Builds what is packed: `npm run build`, which `npm pack` does by itself. The tree runs from its TypeScript; a package cannot, because
 * Node leaves types alone under node_modules. `dist/` has the layout of the tree, so that what reads a file beside itself finds it, and
 * holds nothing but what the entries of build.tsconfig.json reach and the files that they read.
 *
 *     node scripts/build.ts [folder]   dist/ where no folder is named
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** Modules that other programs import, and which therefore need declarations. */
const LIBRARIES = ['src/auth/index.d.ts', 'src/client/index.d.ts'];

/** What is read while it runs. */
const READ = [
  'generated/*/openapi.json',
  'generated/*/validators.cjs',
  'generated/profiles/*.json',
  'profiles/**',
  'src/**/*.schema.json',
  'src/storage/migrations/*.sql',
  'src/storage/migrations/meta/_journal.json',
  'views/**',
];

rmSync(dist, { recursive: true, force: true });
compile();
copy(globSync([...READ, 'generated/*/types.d.ts'], { cwd: root }));
keepDeclarations(LIBRARIES);
renameThreads();
// The code asks for its version where the tree has its package.json.
const { version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ version, type })}\n`);
console.log(`build: ${globSync('**', { cwd: dist }).filter(isFileIn(dist)).length} files in ${dist}.`);

function compile(): void {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const project = join(root, 'scripts/build.tsconfig.json');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', dist], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function copy(paths: string[]): void {
  for (const path of paths.filter(isFileIn(root))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    cpSync(join(root, path), join(dist, path));
  }
}

/** Removes every declaration that the libraries do not lead to; in those that stay, imports name what is there. */
function keepDeclarations(libraries: string[]): void {
  const kept = new Set(libraries);
  for (const path of kept) {
    const text = readFileSync(join(dist, path), 'utf8').replace(
      /((?:from|import) ?\(?')(\.{1,2}\/[^']+)\.ts'/g,
      (_import, before: string, target: string) => {
        const declared = target.endsWith('.d');
        kept.add(join(dirname(path), `${target}${declared ? '' : '.d'}.ts`));
        return `${before}${target}.${declared ? 'ts' : 'js'}'`;
      },
    );
    writeFileSync(join(dist, path), text);
  }
  for (const path of globSync('**/*.d.ts', { cwd: dist })) if (!kept.has(path)) rmSync(join(dist, path));
}

/** Threads start from a file that is named by its address; of imports the compiler itself changes the extension. */
function renameThreads(): void {
  for (const path of globSync('**/*.js', { cwd: dist })) {
    const text = readFileSync(join(dist, path), 'utf8');
    const renamed = text.replace(
      /(new URL\('(\.[^']+))\.ts'(?=, import\.meta\.url\))/g,
      (_start, before: string, target: string) => {
        const file = join(dist, dirname(path), `${target}.js`);
        if (!existsSync(file))
          throw new Error(`${path} starts ${target}.ts, which is missing among the files of build.tsconfig.json.`);
        return `${before}.js'`;
      },
    );
    if (renamed !== text) writeFileSync(join(dist, path), renamed);
  }
}

function isFileIn(folder: string): (path: string) => boolean {
  return (path) => statSync(join(folder, path)).isFile();
}
