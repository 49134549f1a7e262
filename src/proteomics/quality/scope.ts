/** What every operation on the quality of a pipeline begins with: the pipeline. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { type FoundPipeline, findPipeline, findPipelineByUuid } from '../records.ts';

/** A pipeline, with the database that knows it. */
export interface Scope extends FoundPipeline {
  readonly pool: pg.Pool;
}

interface PipelineNames {
  readonly project: string;
  readonly pipeline: string;
}

/** Finds the pipeline that a request names. Throws NotFoundError. */
export async function scopeOf(context: ProteomicsContext, { project, pipeline }: PipelineNames): Promise<Scope> {
  const pool = context.pool;
  return { pool, ...(await findPipeline(pool, project, pipeline)) };
}

/**
 * Finds the pipeline of a change: a form names it in its address, a program in the body.
 *
 * @throws NotFoundError
 */
export function changedScope(
  context: ProteomicsContext,
  { path, body }: { readonly path: Partial<PipelineNames>; readonly body: object },
): Promise<Scope> {
  return scopeOf(context, (path.project === undefined ? body : path) as PipelineNames);
}

/**
 * Finds the pipeline of something that has a UUID. Pages name it in their address, too.
 *
 * @throws NotFoundError where the address names another one
 */
export async function holdingScope(
  { pool }: ProteomicsContext,
  pipelineUuid: string,
  path: Partial<PipelineNames>,
): Promise<Scope> {
  const { project, pipeline } = await findPipelineByUuid(pool, pipelineUuid);
  if (path.project !== undefined && (path.project !== project.slug || path.pipeline !== pipeline.slug))
    throw new NotFoundError('There is nothing of this UUID in this pipeline.');
  return { pool, project, pipeline };
}
