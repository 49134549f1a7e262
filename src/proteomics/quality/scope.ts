/** What every operation on the quality of a pipeline begins with: the pipeline, and the person who changes something. */
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import type { Signer } from '../access/caller.ts';
import type { ProteomicsContext } from '../context.ts';
import { type FoundPipeline, findPipeline, findUser } from '../records.ts';

/** A pipeline, with the database that knows it. */
export interface Scope extends FoundPipeline {
  readonly pool: pg.Pool;
}

/** Finds the pipeline that a request names. Throws NotFoundError. */
export async function scopeOf(
  context: ProteomicsContext,
  { project, pipeline }: { readonly project: string; readonly pipeline: string },
): Promise<Scope> {
  const pool = context.pool;
  return { pool, ...(await findPipeline(pool, project, pipeline)) };
}

/** Name of the user who signs a change, whom the request names as `member`. Throws BadRequestError or NotFoundError. */
export async function actorOf({ pool }: { pool: pg.Pool }, { user }: Signer, member = 'body.user'): Promise<string> {
  if (user === undefined) throw new BadRequestError(`${member} is required`);
  return (await findUser(pool, user)).name;
}
