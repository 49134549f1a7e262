/** Removes now and then what nobody names: what killed processes and failed deletions left of raw files, results and logs. */
import { setTimeout as pause } from 'node:timers/promises';
import { isFilesOutage } from '../files/files-errors.ts';
import { storedFiles } from '../files/open-files.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { isOutage, throughOutages } from '../storage/lost-database.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { removeUnnamed, resultsLock } from './ingestion/kept-files.ts';
import { KEPT, keptOf } from './places.ts';
import { type Client, isUuid } from './records.ts';
import { type AdvisoryLocks, placingLock } from './uploads/advisory-locks.ts';

type Context = Pick<ProteomicsContext, 'settings' | 'pool'>;

/** Raw files that are looked up at once. */
const AT_ONCE = 500;
const BETWEEN_SWEEPS_MS = 3_600_000;
/** Of all processes one sweeps at a time. */
const SWEEP_LOCK = 'concordat sweep of files';

/** The sweeps of a service. */
export interface KeptSweeps {
  /** Sweeps, and goes on to do so now and then. Returns before: it takes a while where there are many raw files, and nothing waits for it. */
  begin(): void;
  end(): void;
}

/** Makes them. */
export function keptSweeps(context: Context & Pick<ProteomicsContext, 'log'>, locks: AdvisoryLocks): KeptSweeps {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const sweep = () => {
    throughOutages(() => sweepKept(context, locks, ending.signal), ending.signal).catch((err: unknown) => {
      if (ending.signal.aborted || isOutage(err) || isFilesOutage(err)) return;
      context.log.warn({ err }, 'files that nobody names could not be removed');
    });
  };
  return {
    begin() {
      sweep();
      timer = setInterval(sweep, BETWEEN_SWEEPS_MS);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      ending.abort();
    },
  };
}

/**
 * Removes what killed processes and deletions left behind. Nothing is touched that somebody is storing or importing; nothing happens while another
 * process sweeps.
 *
 * @throws FilesUnavailableError; what is left then is found the next time
 */
export async function sweepKept(context: Context, locks: AdvisoryLocks, signal?: AbortSignal): Promise<void> {
  if (!(await locks.tryLock(SWEEP_LOCK))) return;
  try {
    for (const kind of ['raw', 'runs', 'chromatograms'] as const) await sweepOwners(context, kind, locks, signal);
    await sweepResults(context, signal);
  } finally {
    await locks.unlock(SWEEP_LOCK);
  }
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
async function sweepResults(context: Context, signal: AbortSignal | undefined): Promise<void> {
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
