/**
 * Puts the program into few files, because reading hundreds of modules takes most of a start. Packages stay where they are installed.
 * Every file lies in one folder, so that what names a file beside itself finds it.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Where the bundle of the tree lies: beside what npm installed, so that it comes and goes with it (bin/concordat.js). */
export const TREE_BUNDLE: string = join(root, 'node_modules/.cache/concordat');

/** Where the scripts of the tree's pages lie, as src/web/files/page-files.ts finds them. */
const TREE_PAGES: string = join(root, 'node_modules/.cache/concordat-pages');

/** What the program starts with. */
export const PROGRAM = {
  concordat: 'src/cli/main.ts',
  'request-thread': 'src/request-thread.ts',
  'measure-process': 'src/proteomics/engines/measuring/measure-process.ts',
  'acquisition-process': 'src/proteomics/acquisition/acquisition-process.ts',
  'rows-process': 'src/proteomics/engines/measuring/rows-process.ts',
  'checksum-process': 'src/proteomics/submission/checksum-process.ts',
} as const;

/**
 * Bundles the modules that the entries reach, by the names of the files to make.
 *
 * @returns the modules, from the root of the tree
 */
export async function bundle(entries: Readonly<Record<string, string>>, folder: string): Promise<string[]> {
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
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/**
 * Bundles the scripts that pages name: one file each, and a few that several share. As modules one by one, a page would wait for some forty.
 *
 * @param folder what /assets serves
 * @returns the modules, from the root of the tree
 */
export async function bundlePages(folder: string): Promise<string[]> {
  const pages = globSync(['src/**/*.ts', 'views/**/*.eta'], { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const named = new Set(pages.flatMap((text) => [...text.matchAll(/'scripts\/([\w/-]+\.js)'/g)].map(([, script]) => script)));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...named].map((script) => `views/assets/scripts/${script}`),
    outbase: 'views/assets/scripts',
    outdir: join(folder, 'scripts'),
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    target: 'es2023',
    minify: true,
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/** Bundles the program of the tree and the scripts of its pages, with the lists of what they were made from. */
export async function bundleTree(): Promise<void> {
  rmSync(TREE_BUNDLE, { recursive: true, force: true });
  const modules = await bundle(PROGRAM, TREE_BUNDLE);
  writeFileSync(join(TREE_BUNDLE, 'made-from.json'), JSON.stringify(modules));
  rmSync(TREE_PAGES, { recursive: true, force: true });
  const scripts = await bundlePages(join(TREE_PAGES, 'assets'));
  writeFileSync(join(TREE_PAGES, 'made-from.json'), JSON.stringify(scripts));
}
