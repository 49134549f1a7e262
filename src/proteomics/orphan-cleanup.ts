/** Removes orphaned files: leftovers of killed processes and failed deletions of raw files, results and logs. */
import { setTimeout as pause } from 'node:timers/promises';
import { openStoredFiles } from '../files/open-files.ts';
import { isFilesOutage, type StoredFiles } from '../files/stored-files.ts';
import { createJobWork, type JobRun, type JobWork } from '../jobs/job.ts';
import { runInTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { getResultsLockName, removeUnreferencedFiles } from './ingestion/stored-result-files.ts';
import { REMOVE_UNNAMED_FILES } from './jobs.ts';
import { getStoragePrefix, STORED_PREFIXES } from './places.ts';
import { type Client, isUuid } from './records.ts';
import { type AdvisoryLocks, getPlacingLockName } from './uploads/advisory-locks.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool'>;

const BATCH_SIZE = 500;

/** Creates the job, which runs at startup and every hour. */
export function createFileCleanup(context: Context, locks: AdvisoryLocks): JobWork {
  const runCleanup = async ({ signal }: JobRun) => {
    try {
      await removeOrphans(context, locks, signal);
    } catch (error) {
      // The next cleanup removes the rest.
      if (!isFilesOutage(error)) throw error;
    }
  };
  return createJobWork(REMOVE_UNNAMED_FILES, (_data, run) => runCleanup(run), { listMissing: async () => [{ data: {} }] });
}

/** Removes orphaned files, except those in use. @throws FilesUnavailableError; then the next cleanup removes the rest */
export async function removeOrphans(context: Context, locks: AdvisoryLocks, signal?: AbortSignal): Promise<void> {
  for (const kind of ['raw', 'runs', 'chromatograms'] as const) await removeOwnerlessFiles(context, kind, locks, signal);
  await removeOrphanedResults(context, signal);
}

async function removeOwnerlessFiles(
  { settings, pool }: Context,
  kind: 'raw' | 'runs' | 'chromatograms',
  locks: AdvisoryLocks,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = openStoredFiles(settings);
  const client = pool;
  for await (const uuids of splitIntoBatches(files.listFoldersIn(STORED_PREFIXES[kind]))) {
    for (const uuid of await findUnrecordedRawFiles(client, uuids.filter(isUuid))) {
      signal?.throwIfAborted();
      if (!(await locks.tryLock(getPlacingLockName(uuid)))) continue;
      try {
        if ((await findUnrecordedRawFiles(client, [uuid])).length === 1) await files.remove(getStoragePrefix(kind, { uuid }));
      } finally {
        await locks.unlock(getPlacingLockName(uuid));
      }
    }
  }
}

/** Removes result files outside current sets. Lists all together, because a bucket returns 1,000 keys per request. */
async function removeOrphanedResults(context: Context, signal: AbortSignal | undefined): Promise<void> {
  const pool = context.pool;
  for await (const owners of splitIntoBatches(iterateResultSets(openStoredFiles(context.settings)))) {
    const versions = await readCurrentVersions(
      pool,
      owners.map(({ uuid }) => uuid),
    );
    for (const { uuid, sets } of owners) {
      signal?.throwIfAborted();
      if (sets.size === 1 && sets.has(versions.get(uuid) ?? '')) continue;
      await runInTransaction(pool, async (client) => {
        const lock = await client.query<{ taken: boolean }>(
          'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
          [getResultsLockName(uuid)],
        );
        if (lock.rows[0]?.taken === true) await removeUnreferencedFiles(context, client, { uuid });
      });
    }
  }
}

interface OwnedSets {
  readonly uuid: string;
  readonly sets: Set<string>;
}

async function* iterateResultSets(files: StoredFiles): AsyncGenerator<OwnedSets> {
  if (files.kind === 'disk') {
    // Also visits empty folders, which killed processes leave.
    for await (const uuid of files.listFoldersIn(STORED_PREFIXES.results)) {
      if (!isUuid(uuid)) continue;
      const sets = new Set<string>();
      for await (const set of files.listFoldersIn(`${STORED_PREFIXES.results}${uuid}/`)) sets.add(set);
      yield { uuid, sets };
    }
    return;
  }
  let owner: OwnedSets | undefined;
  for await (const { key } of files.list(STORED_PREFIXES.results)) {
    const [uuid = '', set = ''] = key.slice(STORED_PREFIXES.results.length).split('/');
    if (!isUuid(uuid)) continue;
    if (owner !== undefined && owner.uuid !== uuid) yield owner;
    if (owner?.uuid !== uuid) owner = { uuid, sets: new Set() };
    owner.sets.add(set);
  }
  if (owner !== undefined) yield owner;
}

/** Returns the raw files that have neither a row nor an unfinished upload. */
async function findUnrecordedRawFiles(client: Client, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid::text from unnest($1::uuid[]) as asked(uuid)
      where not exists (select from proteomics_raw_files r where r.uuid = asked.uuid)
        and not exists (select from proteomics_uploads u where u.id = replace(asked.uuid::text, '-', '') and u.raw_file_uuid is null)`,
    [uuids],
  );
  return rows.map(({ uuid }) => uuid);
}

async function readCurrentVersions(client: Client, owners: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ uuid: string; version: string }>(
    'select raw_file_uuid as uuid, version from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [owners],
  );
  return new Map(rows.map(({ uuid, version }) => [uuid, version]));
}

/** Splits items into batches. Other requests run between the queries for two batches. */
async function* splitIntoBatches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let piece: T[] = [];
  for await (const one of all) {
    piece.push(one);
    if (piece.length < BATCH_SIZE) continue;
    yield piece;
    piece = [];
    await pause(0);
  }
  if (piece.length > 0) yield piece;
}
