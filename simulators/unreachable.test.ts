import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Entry points of production: the server, the command line, and the exported libraries. */
const ENTRIES = ['src/main.ts', 'bin/concordat.js', 'src/cli/main.ts', 'src/auth/index.ts'];

/** Matches imports, and paths of files that threads run. */
const IMPORTED = /(?:^|[^.\w])(?:(?:from|import)\s*\(?\s*|new URL\((?='\.[^']*\.ts'))'([@\w./:-]+)'/g;

interface Reach {
  files: ReadonlySet<string>;
  packages: ReadonlySet<string>;
}

/**
 * Returns the entries, and all files and packages that they import at run time. Excludes type imports, and the package
 * `concordat`, which only code samples in the API reference import.
 */
function listReachedModules(entries: readonly string[]): Reach {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    if (!/\.[jt]s$/.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const [, target = ''] of code.matchAll(IMPORTED)) {
      if (target.startsWith('.')) files.add(relative(root, join(root, dirname(file), target)));
      else if (!isBuiltin(target)) packages.add(getPackage(target));
    }
  }
  packages.delete('concordat');
  return { files, packages };
}

function getPackage(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
}

describe('The entry points of production', () => {
  const production = listReachedModules(ENTRIES);

  it('are found to import the server and its services, which shows that the search follows imports', () => {
    expect([...production.files]).toEqual(
      expect.arrayContaining(['src/application.ts', 'src/schemas/profiles/handlers.ts', 'src/log.ts']),
    );
    expect([...production.packages]).toEqual(expect.arrayContaining(['express', 'pino', 'openid-client', 'pg']));
  });

  it('never import the demo', () => {
    expect([...production.files].filter((file) => file.startsWith('simulators/'))).toEqual([]);
  });

  it('have no computed imports except of two constant paths', () => {
    const computed = [...production.files].filter((file) =>
      /\bimport\((?!\s*'[\w.:@/-]+'\s*\))/.test(readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\*|\/\/).*$/gm, '')),
    );
    // Both import a constant path: that of the command line, and that of the asset builder.
    const known = ['bin/concordat.js', 'src/web/files/built-assets.ts'];
    expect(computed.filter((file) => !known.includes(file))).toEqual([]);
  });

  it('need only packages of a production installation', () => {
    expect([...production.packages].filter((name) => !(name in dependencies))).toEqual([]);
  });
});

describe('The demo', () => {
  const folder = join(root, 'simulators');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing-/.test(file))
    .map((file) => join('simulators', file));

  it('depends on a package that a production installation lacks', () => {
    const onlyHere = [...listReachedModules(files).packages].filter((name) => !(name in dependencies));
    expect(onlyHere).toEqual(['oidc-provider']);
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(onlyHere));
  });
});
