/** Removes stored content that no version of a file uses: leftovers of killed processes, and of permanently deleted projects. */
import type pg from 'pg';
import { openStoredFiles } from '../../files/open-files.ts';
import { isFilesOutage } from '../../files/stored-files.ts';
import { createJobWork, defineJob, type JobWork } from '../../jobs/job.ts';
import type { HubContext } from '../context.ts';
import { isIdentifier } from '../identifier.ts';
import { findUnusedContents, getContentKey, HUB_FILES } from './store.ts';

const REMOVE_UNUSED_CONTENTS = defineJob('hub-unused-contents', { retryLimit: 0 }, '17 * * * *');

/** Younger content may belong to an upload in progress. */
const OLD_MS = 24 * 60 * 60 * 1_000;
/** Contents per query. */
const AT_ONCE = 500;

type Context = Pick<HubContext, 'settings' | 'pool' | 'now'>;

/** Creates the job that removes unused content at startup and then every hour. */
export function createContentCleanup(context: Context): JobWork {
  const run = async (_data: object, { signal }: { readonly signal: AbortSignal }) => {
    try {
      await removeUnusedContents(context, signal);
    } catch (error) {
      // The next cleanup removes the rest.
      if (!isFilesOutage(error)) throw error;
    }
  };
  return createJobWork(REMOVE_UNUSED_CONTENTS, run, { listMissing: async () => [{ data: {} }] });
}

/** Removes unused content that is older than a day. */
export async function removeUnusedContents({ settings, pool, now }: Context, signal?: AbortSignal): Promise<void> {
  const files = openStoredFiles(settings);
  const removeUnused = async (ids: readonly string[]) => {
    for (const id of await findUnusedContents(pool, ids)) {
      signal?.throwIfAborted();
      let newest = 0;
      for await (const { changedAt } of files.listFilesIn(`${HUB_FILES}${id}/`)) newest = Math.max(newest, changedAt.getTime());
      if (now().getTime() - newest > OLD_MS) await files.remove(`${HUB_FILES}${id}/`);
    }
  };
  const ids: string[] = [];
  for await (const id of files.listFoldersIn(HUB_FILES)) {
    if (isIdentifier(id)) ids.push(id);
    if (ids.length === AT_ONCE) await removeUnused(ids.splice(0));
  }
  await removeUnused(ids);
}

/** Lists the stored files that the database refers to, for backups. */
export async function readNamedContents(client: pg.ClientBase): Promise<{ readonly key: string; readonly sha256: string }[]> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select distinct content_id as id, sha256 from public.hub_file_versions',
  );
  return rows.map(({ id, sha256 }) => ({ key: getContentKey(id), sha256 }));
}
