/** Bundles modules into few files for a package. All files are in one folder, so that relative paths between them work. */
import { join } from 'node:path';
import { build } from 'esbuild';

/** The entry points of the program. */
export const PROGRAM = {
  concordat: 'src/cli/main.ts',
  'task-thread': 'src/task-thread.ts',
  'measure-process': 'src/proteomics/engines/measuring/measure-process.ts',
  'acquisition-process': 'src/proteomics/acquisition/acquisition-process.ts',
  'rows-process': 'src/proteomics/engines/measuring/rows-process.ts',
} as const;

/**
 * Bundles the modules of the entries into files with their names. Imported packages are not included. @returns these packages
 */
export async function bundleModules(
  entries: Readonly<Record<string, string>>,
  folder: string,
  target = 'node24',
): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: { ...entries },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    platform: 'node',
    target,
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(imports.filter(({ external }) => external).map(({ path }) => path));
}
