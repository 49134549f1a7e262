/** Copies the log of a running attempt to object storage, for other machines. Does nothing for storage on a disk. */
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openStoredFiles } from '../../files/open-files.ts';
import { isFilesOutage, type StoredFiles } from '../../files/stored-files.ts';
import { retryWhileDisconnected } from '../../storage/storage-errors.ts';
import { getRunFolder, getRunLogKey, getStoragePrefix } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import type { RunContext } from './enqueue.ts';
import { PART_NAME, type RunLog } from './run-log.ts';

/** Maximum delay of the copy in milliseconds. */
const BEHIND_MS = 2_000;

export function shareRunLog(
  { settings, log }: Pick<RunContext, 'settings' | 'log'>,
  rawFile: Pick<RawFileRow, 'uuid' | 'attempt'>,
  shared: { readonly log: RunLog; readonly signal: AbortSignal },
) {
  const files = openStoredFiles(settings);
  if (files.kind === 'disk') return { end: async () => undefined };
  const folder = getRunFolder(settings, rawFile, rawFile.attempt);
  const keys = getRunLogKey(rawFile, rawFile.attempt);
  const sizes = new Map<string, number>();
  let sharing: Promise<void> | undefined;
  const shareLog = () => {
    sharing ??= shareParts(files, { folder, keys, sizes }).finally(() => {
      sharing = undefined;
    });
    return sharing;
  };
  const timer = setInterval(() => {
    shared.log.flush();
    // The next copy also includes these lines.
    shareLog().catch(() => undefined);
  }, BEHIND_MS);
  timer.unref();
  return {
    /** Copies the rest of a closed log. Then removes the local files of the run, and the logs of earlier attempts. */
    async end() {
      clearInterval(timer);
      await sharing?.catch(() => undefined);
      try {
        await retryWhileDisconnected(shareLog, shared.signal, isFilesOutage);
        for await (const attempt of files.listFoldersIn(getStoragePrefix('runs', rawFile)))
          if (Number(attempt) < rawFile.attempt) await files.remove(getRunLogKey(rawFile, Number(attempt)));
      } catch (err) {
        log.warn({ err, run: rawFile.uuid }, 'the log of a run could not be copied to the file storage');
      }
      await rm(dirname(folder), { recursive: true, force: true });
    },
  };
}

interface Shared {
  readonly folder: string;
  readonly keys: string;
  /** Number of copied bytes by part. */
  readonly sizes: Map<string, number>;
}

async function shareParts(files: StoredFiles, { folder, keys, sizes }: Shared): Promise<void> {
  const names = (await readdir(folder)).filter((name) => PART_NAME.test(name));
  for (const name of names) {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (sizes.get(name) === size) continue;
    await files.put([{ key: `${keys}${name}`, content: path }]);
    sizes.set(name, size);
  }
  for (const name of sizes.keys()) {
    if (names.includes(name)) continue;
    await files.remove(`${keys}${name}`);
    sizes.delete(name);
  }
}
