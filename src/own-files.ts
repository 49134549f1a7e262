/** Finds the files of the program: views, profiles, contracts, migrations. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Modules of the source tree and of bundles (scripts/bundle.ts) have different depths below the folder of generated/.
let root = import.meta.dirname;
while (!existsSync(join(root, 'generated'))) root = dirname(root);

/** Returns the path of a file or folder, relative to the parent of generated/. */
export function resolveProjectPath(path: string): string {
  return join(root, path);
}
