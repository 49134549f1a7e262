/** Finds the program's own files: views, profiles, contracts, migrations. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Modules run from the source tree and from bundles (scripts/bundle.ts) at different depths. generated/ is above both.
let root = import.meta.dirname;
while (!existsSync(join(root, 'generated'))) root = dirname(root);

/** Returns the path of a file or folder, relative to the parent of generated/. */
export function resolveProjectPath(path: string): string {
  return join(root, path);
}
