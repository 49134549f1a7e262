/** Removes unreferenced stored files, which remain after crashes and after permanent deletions of projects. */
import type pg from 'pg';
import { openStoredFiles } from '../../files/open-files.ts';
import { isFilesOutage } from '../../files/stored-files.ts';
import { createJobWork, defineJob, type JobWork } from '../../jobs/job.ts';
import type { HubContext } from '../context.ts';
import { isIdentifier } from '../identifier.ts';
import { findUnrecordedVersions, PUBLISHED_FILES } from '../published/store.ts';
import { findUnusedContents, getContentKey, HUB_FILES } from './store.ts';

const REMOVE_UNUSED_CONTENTS = defineJob('hub-unused-contents', { retryLimit: 0 }, '17 * * * *');

/** Folders of uploads and of published versions, each with a query for unreferenced IDs. */
const PLACES = [
  { prefix: HUB_FILES, findUnused: findUnusedContents },
  { prefix: PUBLISHED_FILES, findUnused: findUnrecordedVersions },
] as const;

/** Minimum age of files to remove, because younger files may belong to an upload in progress. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;
const BATCH_FOLDERS = 500;

type Context = Pick<HubContext, 'settings' | 'pool' | 'now'>;

/** Returns a job that runs at startup and every hour. */
export function createContentCleanup(context: Context): JobWork {
  const runCleanup = async (_data: object, { signal }: { readonly signal: AbortSignal }) => {
    try {
      await removeUnusedContents(context, signal);
    } catch (error) {
      // The next cleanup continues after the outage.
      if (!isFilesOutage(error)) throw error;
    }
  };
  return createJobWork(REMOVE_UNUSED_CONTENTS, runCleanup, { listMissing: async () => [{ data: {} }] });
}

export async function removeUnusedContents({ settings, pool, now }: Context, signal?: AbortSignal): Promise<void> {
  const files = openStoredFiles(settings);
  for (const { prefix, findUnused } of PLACES) {
    const removeUnusedFolders = async (ids: readonly string[]) => {
      for (const id of await findUnused(pool, ids)) {
        signal?.throwIfAborted();
        let newest = 0;
        for await (const { changedAt } of files.listFilesIn(`${prefix}${id}/`)) newest = Math.max(newest, changedAt.getTime());
        if (now().getTime() - newest > MIN_AGE_MS) await files.remove(`${prefix}${id}/`);
      }
    };
    const ids: string[] = [];
    for await (const id of files.listFoldersIn(prefix)) {
      if (isIdentifier(id)) ids.push(id);
      if (ids.length === BATCH_FOLDERS) await removeUnusedFolders(ids.splice(0));
    }
    await removeUnusedFolders(ids);
  }
}

/** Returns the keys and hashes of the files to which the database refers, for backups. */
export async function readReferencedContents(
  client: pg.ClientBase,
): Promise<{ readonly key: string; readonly sha256: string }[]> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select distinct content_id as id, sha256 from public.hub_file_versions',
  );
  return rows.map(({ id, sha256 }) => ({ key: getContentKey(id), sha256 }));
}
