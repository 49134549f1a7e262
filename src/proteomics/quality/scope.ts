/** What every operation on the quality of a pipeline begins with: the pipeline. */
import type pg from 'pg';
import { type AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Client, type FoundPipeline, findPipeline, findPipelineByUuid, nameKeyOf } from '../records.ts';

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
    throw new NotFoundError('This pipeline contains nothing with this UUID.');
  return { pool, project, pipeline };
}

/** A text without spaces around it. Throws BadRequestError that names the member for one that PostgreSQL cannot keep. */
export function plainText(text: string, member: string): string {
  if (text.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  return text.trim();
}

/** The same for a text that must say something. */
export function neededText(text: string, member: string): string {
  const plain = plainText(text, member);
  if (plain === '') throw new BadRequestError(`${member} must not be empty.`);
  return plain;
}

/** A base that no address of ours can have: what leaves it went elsewhere. */
const NOWHERE = 'http://base.invalid';

/** The address, when it is one of the service's pages. */
export function returnAddress(wanted: string | undefined, otherwise: string): string {
  if (wanted === undefined || !wanted.startsWith('/proteomics/') || /[\\\s\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, NOWHERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  return origin === NOWHERE && pathname.startsWith('/proteomics/') ? `${pathname}${search}${hash}` : otherwise;
}

/** 404: the pipeline has no raw file of a name. */
class UnknownRunNameError extends NotFoundError {}

/** The field of the form in which names of raw files are sent, for answerSignedAction. */
export function blamedField(error: AnswerableError): string | undefined {
  return error instanceof UnknownRunNameError ? 'raw_files' : undefined;
}

/**
 * UUIDs of raw files by their names, with or without extension, in any case; each once.
 *
 * @throws UnknownRunNameError for the first one that the pipeline does not have
 */
export async function findNamedRuns(
  client: Client,
  { uuid }: { readonly uuid: string },
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'select uuid, name from proteomics_raw_files where pipeline_uuid = $1',
    [uuid],
  );
  const known = new Map(rows.map((row) => [nameKeyOf(row.name), row.uuid]));
  const found = names.map((name) => {
    const run = known.get(nameKeyOf(name));
    if (run === undefined) throw new UnknownRunNameError(`The pipeline has no raw file ${name.slice(0, 100)}.`);
    return run;
  });
  return [...new Set(found)];
}
