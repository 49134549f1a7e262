/** Deleting a pipeline with everything that it holds, in the database and of files. */
import { AnswerableError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { removeKeptOf } from '../kept-removal.ts';
import { removePipelineFolder } from '../pipeline-folders.ts';
import { findPipelineByUuid } from '../records.ts';
import { removeSearchFiles } from '../search-files/store.ts';

/** 409: a run of the pipeline is queued or running. */
export class PipelineAtWorkError extends AnswerableError {
  override readonly name = 'PipelineAtWorkError';
  constructor() {
    super(409, 'Runs of this pipeline are queued or running. Cancel them first.');
  }
}

/** Tables whose rows go with a pipeline, in an order that no reference forbids. */
const HELD = [
  'proteomics_limits',
  'proteomics_targets',
  'proteomics_limit_changes',
  'proteomics_guide_sets',
  'proteomics_annotations',
  'proteomics_uploads',
];

/**
 * Deletes a pipeline. Files that could not be removed are swept later; the log says so.
 *
 * @throws BadRequestError, NotFoundError, PipelineAtWorkError
 */
export async function deletePipeline(
  context: Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>,
  uuid: string,
): Promise<void> {
  const { settings, pool, log } = context;
  const { project, pipeline } = await findPipelineByUuid(await pool(), uuid);
  const runs = await inTransaction(await pool(), async (client) => {
    // Nothing arrives meanwhile: a new raw file refers to this row.
    await client.query('select from proteomics_pipelines where uuid = $1 for update', [pipeline.uuid]);
    const { rows } = await client.query<{ uuid: string; state: string }>(
      'select uuid, state from proteomics_raw_files where pipeline_uuid = $1 for update',
      [pipeline.uuid],
    );
    if (rows.some(({ state }) => state === 'queued' || state === 'running')) throw new PipelineAtWorkError();
    for (const table of HELD) await client.query(`delete from ${table} where pipeline_uuid = $1`, [pipeline.uuid]);
    await client.query('delete from proteomics_raw_files where pipeline_uuid = $1', [pipeline.uuid]);
    await client.query('delete from proteomics_pipelines where uuid = $1', [pipeline.uuid]);
    return rows;
  });
  await removePipelineFolder({ settings }, project.slug, pipeline.slug);
  await removeSearchFiles(settings, pipeline);
  for (const run of runs)
    await removeKeptOf(context, run).catch((err: unknown) =>
      log.warn({ err, run: run.uuid }, 'files of a deleted pipeline are left'),
    );
  log.info({ pipeline: pipeline.uuid, runs: runs.length }, 'a pipeline was deleted');
}
