import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findErrorCode, LOCK_NOT_AVAILABLE } from '../../storage/storage-errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { removePipelineFolder, removeStoredFiles } from '../pipeline-folders.ts';
import { findPipelineByUuid, RecordStateError } from '../records.ts';
import { removeSearchFiles } from '../search-files/store.ts';

const HAS_ACTIVE_RUNS = 'Runs of this pipeline are queued or running. Cancel them first.';

/** Tables with rows of a pipeline, in the order of deletion that foreign keys require. */
const LOCKED_ROWS = [
  'proteomics_limits',
  'proteomics_targets',
  'proteomics_limit_changes',
  'proteomics_guide_sets',
  'proteomics_annotations',
  'proteomics_silences',
  'proteomics_uploads',
];

/** Milliseconds to wait for a lock: below PostgreSQL's deadlock_timeout, so that this transaction is the one that stops. */
const LOCK_TIMEOUT = 500;
const MAX_ATTEMPTS = 10;

/** Deletes a pipeline. A cleanup removes remaining files. @throws BadRequestError, NotFoundError, RecordStateError */
export async function deletePipeline(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  uuid: string,
): Promise<void> {
  const { settings, pool, log } = context;
  const { project, pipeline } = await findPipelineByUuid(pool, uuid);
  const runs = await retryWhileLocked(async () => deleteRows(pool, pipeline.uuid));
  await removePipelineFolder({ settings }, project.slug, pipeline.slug);
  await removeSearchFiles(settings, pipeline);
  for (const run of runs)
    await removeStoredFiles(context, run).catch((err: unknown) =>
      log.warn({ err, run: run.uuid }, 'files of a deleted pipeline could not be removed'),
    );
  log.info({ pipeline: pipeline.uuid, runs: runs.length }, 'a pipeline was deleted');
}

function deleteRows(pool: pg.Pool, pipeline: string): Promise<{ uuid: string }[]> {
  return runInTransaction(pool, async (client) => {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    // New raw files refer to this row, so the lock prevents them.
    await client.query('select from proteomics_pipelines where uuid = $1 for update', [pipeline]);
    const { rows } = await client.query<{ uuid: string; state: string }>(
      'select uuid, state from proteomics_raw_files where pipeline_uuid = $1 for update',
      [pipeline],
    );
    if (rows.some(({ state }) => state === 'queued' || state === 'running')) throw new RecordStateError(HAS_ACTIVE_RUNS);
    for (const table of LOCKED_ROWS) await client.query(`delete from ${table} where pipeline_uuid = $1`, [pipeline]);
    await client.query('delete from proteomics_raw_files where pipeline_uuid = $1', [pipeline]);
    await client.query('delete from proteomics_pipelines where uuid = $1', [pipeline]);
    return rows;
  });
}

/**
 * Retries while other transactions lock rows of the pipeline. Imports and deletions lock a raw file before its pipeline, but
 * this deletion uses the reverse order. Waiting would cause a deadlock.
 * @throws RecordStateError if the rows stay locked; errors of `work`
 */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (findErrorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      await pause(LOCK_TIMEOUT / 10);
    }
  }
  throw new RecordStateError(HAS_ACTIVE_RUNS);
}
