/** Moves files to another storage, one by one, so that the move can be interrupted and repeated. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile, StoredFiles } from './stored-files.ts';

export interface MovedFiles {
  readonly copied: number;
  readonly bytes: number;
  /** Number of files that the target already had. */
  readonly present: number;
}

export interface MoveOptions {
  /** True if the original files remain. */
  readonly keep: boolean;
  /** A folder with space for the largest file of a bucket. */
  readonly folder: string;
  /** Stops the move after the current file. */
  readonly signal?: AbortSignal;
  readonly reportProgress?: (moved: MovedFiles) => void;
}

/** Moves files with one of the prefixes. Removes an original after the target is complete. @throws FilesUnavailableError */
export async function moveFiles(
  from: StoredFiles,
  to: StoredFiles,
  prefixes: readonly string[],
  { keep, folder, signal, reportProgress = () => {} }: MoveOptions,
): Promise<MovedFiles> {
  let moved: MovedFiles = { copied: 0, bytes: 0, present: 0 };
  for (const prefix of prefixes) {
    for await (const file of to.list(prefix)) if (isLeftoverFile(file)) await to.remove(file.key);
    for await (const file of from.list(prefix)) {
      if (signal?.aborted === true) return moved;
      if (isLeftoverFile(file)) continue;
      if (await isAlreadyCopied(to, file)) moved = { ...moved, present: moved.present + 1 };
      else {
        await copyFile(from, to, file, folder);
        moved = { ...moved, copied: moved.copied + 1, bytes: moved.bytes + file.size };
      }
      if (!keep) await from.remove(file.key);
      reportProgress(moved);
    }
    if (!keep) await from.remove(prefix);
  }
  return moved;
}

/** Returns whether a file is a temporary file of a killed process. */
function isLeftoverFile({ key }: StoredFile): boolean {
  return /\/[0-9a-f]{8}-[0-9a-f-]{27}\.part$/.test(key);
}

/** Returns whether the target has the file with the same size, in this or a later version. */
async function isAlreadyCopied(to: StoredFiles, { key, size, changedAt }: StoredFile): Promise<boolean> {
  const there = await to.stat(key);
  return there !== undefined && there.size === size && roundToSeconds(there.changedAt) >= roundToSeconds(changedAt);
}

/** Rounds to seconds, the precision of times in buckets. */
function roundToSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

async function copyFile(from: StoredFiles, to: StoredFiles, { key }: StoredFile, folder: string): Promise<void> {
  if (from.kind === 'disk') {
    await from.withPath(key, (path) => to.put([{ key, content: path }]));
    return;
  }
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await from.fetchTo(key, path);
    await to.put([{ key, content: path, isFinal: true }]);
  } finally {
    await rm(path, { force: true });
  }
}
