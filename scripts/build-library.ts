/**
 * Builds the npm package of the libraries that other programs import: `npm run build:library`. It depends only on packages that
 * the libraries import, not on those of the server.
 *
 * Usage: `node scripts/build-library.ts [folder]`. The default folder is `build/library`. The archive for npm is next to it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { bundleModules } from './bundle.ts';

const LIBRARIES = {
  auth: 'src/auth/index',
  client: 'src/client/index',
  organisation: 'src/collaborations/platform/index',
};

/** Guides to the libraries, and the guide to their settings. */
const GUIDES = ['authentication.md', 'client.md', 'organisation.md', 'settings.md'];

const root = join(import.meta.dirname, '..');
const library = resolve(process.argv[2] ?? join(root, 'build/library'));

rmSync(library, { recursive: true, force: true });
const entries = Object.fromEntries(Object.entries(LIBRARIES).map(([name, path]) => [name, `${path}.ts`]));
const imported = await bundleModules(entries, library, 'node20');
writeDeclarations();
for (const path of ['generated/organisation/openapi.json', ...globSync('generated/*/types.d.ts', { cwd: root })])
  cpSync(join(root, path), join(library, path));
const declared = pruneDeclarations();
for (const guide of GUIDES) cpSync(join(root, 'docs', guide), join(library, guide));
cpSync(join(root, 'docs/library.md'), join(library, 'README.md'));
cpSync(join(root, 'LICENSE'), join(library, 'LICENSE'));
writeFileSync(join(library, 'package.json'), `${JSON.stringify(createManifest(), null, 2)}\n`);
const pack = ['pack', '--silent', '--pack-destination', dirname(library)];
const archive = execFileSync('npm', pack, { cwd: library, encoding: 'utf8' }).trim();
console.log(`Install the package with: npm install ${relative(process.cwd(), join(dirname(library), archive))}`);

/** Writes the declarations of all modules that build.tsconfig.json includes. */
function writeDeclarations(): void {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const project = join(root, 'scripts/build.tsconfig.json');
  const { status } = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', project, '--outDir', library], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Removes declarations that the libraries do not use, and adapts the imports of the others. Returns the packages that they
 * import.
 */
function pruneDeclarations(): Set<string> {
  const needed = new Set(Object.values(LIBRARIES).map((path) => `${path}.d.ts`));
  const packages = new Set<string>();
  for (const path of needed) {
    const text = readFileSync(join(library, path), 'utf8').replace(
      /((?:from|import) ?\(?(["']))([^"'\n]+)\2/g,
      (whole: string, before: string, quote: string, target: string) => {
        if (!target.startsWith('.')) packages.add(target);
        if (!target.startsWith('.') || !target.endsWith('.ts')) return whole;
        const declaration = target.endsWith('.d.ts') ? target : target.replace(/ts$/, 'd.ts');
        needed.add(join(dirname(path), declaration));
        return `${before}${target.endsWith('.d.ts') ? target : target.replace(/ts$/, 'js')}${quote}`;
      },
    );
    writeFileSync(join(library, path), text);
  }
  for (const path of globSync('**/*.d.ts', { cwd: library })) if (!needed.has(path)) rmSync(join(library, path));
  return packages;
}

function createManifest(): object {
  const { version, license, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = { ...devDependencies, ...dependencies };
  const isPackage = (name: string) => !name.startsWith('node:') && !builtinModules.includes(name);
  // The types of some packages are in a separate package.
  const names = new Set([
    ...[...imported].filter(isPackage),
    ...[...declared].filter(isPackage).map((name) => (`@types/${name}` in versions ? `@types/${name}` : name)),
  ]);
  return {
    name: 'concordat',
    version,
    description: 'Login, clients and the organization API of Concordat for your own programs.',
    license,
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.entries(LIBRARIES).map(([name, path]) => [`./${name}`, { types: `./${path}.d.ts`, default: `./${name}.js` }]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries([...names].sort().map((name) => [name, versions[name]])),
  };
}
