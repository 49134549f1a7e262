/** Removes now and then what nobody names: what killed processes and failed deletions left of raw files, results and logs. */
import { setTimeout as pause } from 'node:timers/promises';
import { storedFiles } from '../files/open-files.ts';
import { isFilesOutage, type StoredFiles } from '../files/stored-files.ts';
import { type JobRun, type JobWork, jobWork } from '../jobs/job.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { removeUnnamed, resultsLock } from './ingestion/stored-result-files.ts';
import { REMOVE_UNNAMED_FILES } from './jobs.ts';
import { KEPT, keptOf } from './places.ts';
import { type Client, isUuid } from './records.ts';
import { type AdvisoryLocks, placingLock } from './uploads/advisory-locks.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool'>;

/** Raw files that are looked up at once. */
const AT_ONCE = 500;

/** The sweep: at a start, and then every hour. */
export function sweepOfFiles(context: Context, locks: AdvisoryLocks): JobWork {
  const sweep = async ({ signal }: JobRun) => {
    try {
      await removeOrphans(context, locks, signal);
    } catch (error) {
      // What is left is found the next time.
      if (!isFilesOutage(error)) throw error;
    }
  };
  return jobWork(REMOVE_UNNAMED_FILES, (_data, run) => sweep(run), { missing: async () => [{ data: {} }] });
}

/**
 * Removes what killed processes and deletions left behind. Nothing is touched that somebody is storing or importing.
 *
 * @throws FilesUnavailableError; what is left then is found the next time
 */
export async function removeOrphans(context: Context, locks: AdvisoryLocks, signal?: AbortSignal): Promise<void> {
  for (const kind of ['raw', 'runs', 'chromatograms'] as const) await sweepOwners(context, kind, locks, signal);
  await removeOrphanedResults(context, signal);
}

/** What belongs to raw files that there are none of. */
async function sweepOwners(
  { settings, pool }: Context,
  kind: 'raw' | 'runs' | 'chromatograms',
  locks: AdvisoryLocks,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = storedFiles(settings);
  const client = pool;
  for await (const uuids of inPieces(files.foldersIn(KEPT[kind]))) {
    for (const uuid of await unrecorded(client, uuids.filter(isUuid))) {
      signal?.throwIfAborted();
      if (!(await locks.tryLock(placingLock(uuid)))) continue;
      try {
        if ((await unrecorded(client, [uuid])).length === 1) await files.remove(keptOf(kind, { uuid }));
      } finally {
        await locks.unlock(placingLock(uuid));
      }
    }
  }
}

/** Results beside those of the sets that hold. All are listed at once, as a bucket answers for a thousand files what it answers for one. */
async function removeOrphanedResults(context: Context, signal: AbortSignal | undefined): Promise<void> {
  const pool = context.pool;
  for await (const owners of inPieces(setsOf(storedFiles(context.settings)))) {
    const versions = await versionsOf(
      pool,
      owners.map(({ uuid }) => uuid),
    );
    for (const { uuid, sets } of owners) {
      signal?.throwIfAborted();
      if (sets.size === 1 && sets.has(versions.get(uuid) ?? '')) continue;
      await inTransaction(pool, async (client) => {
        const lock = await client.query<{ taken: boolean }>(
          'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
          [resultsLock(uuid)],
        );
        if (lock.rows[0]?.taken === true) await removeUnnamed(context, client, { uuid });
      });
    }
  }
}

interface OwnedSets {
  readonly uuid: string;
  readonly sets: Set<string>;
}

/** Every raw file that has results, with its sets. */
async function* setsOf(files: StoredFiles): AsyncGenerator<OwnedSets> {
  if (files.kind === 'disk') {
    // By their folders, so that those are seen that a killed process left empty.
    for await (const uuid of files.foldersIn(KEPT.results)) {
      if (!isUuid(uuid)) continue;
      const sets = new Set<string>();
      for await (const set of files.foldersIn(`${KEPT.results}${uuid}/`)) sets.add(set);
      yield { uuid, sets };
    }
    return;
  }
  let owner: OwnedSets | undefined;
  for await (const { key } of files.list(KEPT.results)) {
    const [uuid = '', set = ''] = key.slice(KEPT.results.length).split('/');
    if (!isUuid(uuid)) continue;
    if (owner !== undefined && owner.uuid !== uuid) yield owner;
    if (owner?.uuid !== uuid) owner = { uuid, sets: new Set() };
    owner.sets.add(set);
  }
  if (owner !== undefined) yield owner;
}

/** Of some raw files those that there are none of, nor uploads that will become them. */
async function unrecorded(client: Client, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid::text from unnest($1::uuid[]) as asked(uuid)
      where not exists (select from proteomics_raw_files r where r.uuid = asked.uuid)
        and not exists (select from proteomics_uploads u where u.id = replace(asked.uuid::text, '-', '') and u.raw_file_uuid is null)`,
    [uuids],
  );
  return rows.map(({ uuid }) => uuid);
}

/** The set that holds for each raw file that has one. */
async function versionsOf(client: Client, owners: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ uuid: string; version: string }>(
    'select raw_file_uuid as uuid, version from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [owners],
  );
  return new Map(rows.map(({ uuid, version }) => [uuid, version]));
}

/** Some at a time; requests have their turn between them. */
async function* inPieces<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let piece: T[] = [];
  for await (const one of all) {
    piece.push(one);
    if (piece.length < AT_ONCE) continue;
    yield piece;
    piece = [];
    await pause(0);
  }
  if (piece.length > 0) yield piece;
}
