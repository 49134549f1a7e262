/** Builds the assets of the pages: bundles scripts and style sheets by esbuild, and copies all other files. */
import { randomUUID } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const assets = join(root, 'views/assets');

/** Milliseconds for which assets of other sources are kept, because a running server may still send them. */
const OLD_ASSETS_STAY_MS = 24 * 60 * 60 * 1_000;

const SHARED: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
  logLevel: 'warning',
};

/** Builds the assets into a folder. `hasSourceMaps` adds source maps. */
export async function buildAssets(folder: string, { hasSourceMaps = false } = {}): Promise<void> {
  cpSync(assets, folder, { recursive: true, filter: (path) => !/^(scripts|styles)\b/.test(relative(assets, path)) });
  await build({
    ...SHARED,
    entryPoints: listEntryScripts(),
    outbase: join(assets, 'scripts'),
    outdir: join(folder, 'scripts'),
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    sourcemap: hasSourceMaps,
  });
  // Each style sheet is bundled with its imports.
  await build({
    ...SHARED,
    entryPoints: globSync('styles/*.css', { cwd: assets }).map((path) => join(assets, path)),
    outdir: join(folder, 'styles'),
  });
}

/**
 * Builds the assets of the source tree, and renames the finished folder, because several processes may build at the same time.
 * Removes assets that are older than a day.
 */
export async function buildTreeAssets(folder: string): Promise<void> {
  const above = dirname(folder);
  mkdirSync(above, { recursive: true });
  for (const name of readdirSync(above).filter((other) => other !== basename(folder))) {
    const age = Date.now() - (statSync(join(above, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > OLD_ASSETS_STAY_MS) rmSync(join(above, name), { recursive: true, force: true });
  }
  const part = join(above, `part-${randomUUID()}`);
  try {
    await buildAssets(part, { hasSourceMaps: true });
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process has built the folder at the same time.
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** Returns the scripts of pages: those that no other script imports. */
function listEntryScripts(): string[] {
  const modules = globSync('scripts/**/*.{js,ts}', { cwd: assets }).filter((path) => !/\.(test|d)\.ts$/.test(path));
  const imported = new Set(
    modules.flatMap((path) =>
      [...readFileSync(join(assets, path), 'utf8').matchAll(/^(?:import|export)\b[^;]*?'(\.[^']+)';$/gm)].map(
        ([, target = '']) => join(dirname(path), target),
      ),
    ),
  );
  return modules.filter((path) => !imported.has(path)).map((path) => join(assets, path));
}
