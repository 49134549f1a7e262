/**
 * Puts the program into few files, because reading hundreds of modules takes most of a start. Packages stay where they are installed.
 * Every file lies in one folder, so that what names a file beside itself finds it.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

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

/** Bundles the program of the tree, with the list of what it was made from. */
export async function bundleTree(): Promise<void> {
  rmSync(TREE_BUNDLE, { recursive: true, force: true });
  const modules = await bundle(PROGRAM, TREE_BUNDLE);
  writeFileSync(join(TREE_BUNDLE, 'made-from.json'), JSON.stringify(modules));
}
