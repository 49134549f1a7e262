/** Files that a tool leaves, found by patterns such as `combined/txt/*.txt`. */
import { globSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Moves the files that the patterns match, wherever they lie, side by side into another folder. */
export function collectFiles(patterns: readonly string[], from: string, to: string): void {
  for (const file of filesLike(patterns, from)) renameSync(file, join(to, basename(file)));
}

/** The patterns that match no file with content. */
export function unmatched(patterns: readonly string[], folder: string): string[] {
  return patterns.filter((pattern) => !filesLike([pattern], folder).some((file) => statSync(file).size > 0));
}

/** Ordinary files only: a link could lead out of the folder. */
function filesLike(patterns: readonly string[], folder: string): string[] {
  return globSync([...patterns], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
