/** Moves files from where they are to another place, file by file, so that it can be interrupted at any time and done again. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile, StoredFiles } from './stored-files.ts';

/** What was done. */
export interface MovedFiles {
  readonly copied: number;
  /** Bytes of these. */
  readonly bytes: number;
  /** Files that were there already, from an earlier time. */
  readonly present: number;
}

/** How it is done. */
export interface MoveOptions {
  /** The files stay where they were as well. */
  readonly keep: boolean;
  /** A folder with room for the largest file, on its way from a bucket. */
  readonly folder: string;
  /** Ends it after the file that is on its way. */
  readonly signal?: AbortSignal;
  /** Told after each file. */
  readonly progress?: (moved: MovedFiles) => void;
}

/**
 * Moves every file below the prefixes. A file is removed only when the other place has all of it.
 *
 * @throws FilesUnavailableError, and the system's errors; what was moved stays moved
 */
export async function moveFiles(
  from: StoredFiles,
  to: StoredFiles,
  prefixes: readonly string[],
  { keep, folder, signal, progress = () => {} }: MoveOptions,
): Promise<MovedFiles> {
  let moved: MovedFiles = { copied: 0, bytes: 0, present: 0 };
  for (const prefix of prefixes) {
    for await (const file of to.list(prefix)) if (isLeftOver(file)) await to.remove(file.key);
    for await (const file of from.list(prefix)) {
      if (signal?.aborted === true) return moved;
      if (isLeftOver(file)) continue;
      if (await isThere(to, file)) moved = { ...moved, present: moved.present + 1 };
      else {
        await copy(from, to, file, folder);
        moved = { ...moved, copied: moved.copied + 1, bytes: moved.bytes + file.size };
      }
      if (!keep) await from.remove(file.key);
      progress(moved);
    }
    if (!keep) await from.remove(prefix);
  }
  return moved;
}

/** What a killed process was putting on a disk. */
function isLeftOver({ key }: StoredFile): boolean {
  return /\/[0-9a-f]{8}-[0-9a-f-]{27}\.part$/.test(key);
}

/** A file that changed since is of another size, or the older one is there. */
async function isThere(to: StoredFiles, { key, size, changedAt }: StoredFile): Promise<boolean> {
  const there = await to.stat(key);
  return there !== undefined && there.size === size && seconds(there.changedAt) >= seconds(changedAt);
}

/** Buckets tell times in seconds. */
function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

async function copy(from: StoredFiles, to: StoredFiles, { key }: StoredFile, folder: string): Promise<void> {
  if (from.kind === 'disk') {
    await from.withPath(key, (path) => to.put([{ key, content: path }]));
    return;
  }
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await from.bring(key, path);
    await to.put([{ key, content: path, isFinal: true }]);
  } finally {
    await rm(path, { force: true });
  }
}
