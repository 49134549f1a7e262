/** Finds output files of a tool by patterns, such as `combined/txt/*.txt`. */
import { globSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Moves matching files into one folder. Their subfolders are not created there. */
export function moveMatchingFiles(patterns: readonly string[], from: string, to: string): void {
  for (const file of findFiles(patterns, from)) renameSync(file, join(to, basename(file)));
}

/** Returns the patterns that match no file, or only empty files. */
export function listUnmatched(patterns: readonly string[], folder: string): string[] {
  return patterns.filter((pattern) => !findFiles([pattern], folder).some((file) => statSync(file).size > 0));
}

/** Returns the matching files in a folder. Ignores links, which could point outside of the folder. */
function findFiles(patterns: readonly string[], folder: string): string[] {
  return globSync([...patterns], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
