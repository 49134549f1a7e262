/** Where the program's own files lie: views, profiles, contracts, migrations. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Modules run from the tree and from bundles (scripts/bundle.ts), which lie at other depths; what is generated is above both.
let root = import.meta.dirname;
while (!existsSync(join(root, 'generated'))) root = dirname(root);

/** The path of a file or folder, from where generated/ is. */
export function ownPath(path: string): string {
  return join(root, path);
}
