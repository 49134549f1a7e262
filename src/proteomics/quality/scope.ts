import type pg from 'pg';
import { type AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Client, createRawFileNameKey, type FoundPipeline, findPipeline, findPipelineByUuid } from '../records.ts';

export interface Scope extends FoundPipeline {
  readonly pool: pg.Pool;
}

export interface PipelineNames {
  readonly project: string;
  readonly pipeline: string;
}

export async function findScope(context: ProteomicsContext, { project, pipeline }: PipelineNames): Promise<Scope> {
  const pool = context.pool;
  return { pool, ...(await findPipeline(pool, project, pipeline)) };
}

export function formatPipelineName({
  project,
  pipeline,
}: {
  readonly project: Pick<Scope['project'], 'name'>;
  readonly pipeline: Pick<Scope['pipeline'], 'name'>;
}): string {
  return `${project.name} · ${pipeline.name}`;
}

/** Returns the pipeline of a change: forms name it in their address, programs in the body. @throws NotFoundError */
export function findChangedScope(
  context: ProteomicsContext,
  { path, body }: { readonly path: Partial<PipelineNames>; readonly body: object },
): Promise<Scope> {
  return findScope(context, (path.project === undefined ? body : path) as PipelineNames);
}

/** Returns the pipeline of a record. @throws NotFoundError if the address of a page names a different pipeline */
export async function findScopeByUuid(
  { pool }: ProteomicsContext,
  pipelineUuid: string,
  path: Partial<PipelineNames>,
): Promise<Scope> {
  const { project, pipeline } = await findPipelineByUuid(pool, pipelineUuid);
  if (path.project !== undefined && (path.project !== project.slug || path.pipeline !== pipeline.slug))
    throw new NotFoundError('This pipeline has no item with this UUID.');
  return { pool, project, pipeline };
}

/** Trims a string. @throws BadRequestError with the name of the member if PostgreSQL cannot store the string */
export function trimText(text: string, member: string): string {
  if (text.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  return text.trim();
}

/** Trims a string. @throws BadRequestError, also for an empty string */
export function requireText(text: string, member: string): string {
  const plain = trimText(text, member);
  if (plain === '') throw new BadRequestError(`${member} must not be empty.`);
  return plain;
}

/** A base URL that no real address has, to detect absolute addresses. */
const PLACEHOLDER_BASE = 'http://base.invalid';

/** Returns the requested address if it belongs to a page of the service; otherwise the default. Prevents open redirects. */
export function chooseReturnAddress(wanted: string | undefined, otherwise: string): string {
  if (wanted === undefined || !wanted.startsWith('/proteomics/') || /[\\\s\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, PLACEHOLDER_BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, PLACEHOLDER_BASE);
  return origin === PLACEHOLDER_BASE && pathname.startsWith('/proteomics/') ? `${pathname}${search}${hash}` : otherwise;
}

/** 404: no raw file of the pipeline has this name. */
class UnknownRunNameError extends NotFoundError {}

/** Returns the form field of an error about raw file names, for handleSignedAction. */
export function findFormFieldOfError(error: AnswerableError): string | undefined {
  return error instanceof UnknownRunNameError ? 'raw_files' : undefined;
}

/** Returns the distinct UUIDs of raw files by name. Case and extension are ignored. @throws UnknownRunNameError */
export async function findNamedRuns(
  client: Client,
  { uuid }: { readonly uuid: string },
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'select uuid, name from proteomics_raw_files where pipeline_uuid = $1',
    [uuid],
  );
  const known = new Map(rows.map((row) => [createRawFileNameKey(row.name), row.uuid]));
  const found = names.map((name) => {
    const run = known.get(createRawFileNameKey(name));
    if (run === undefined) throw new UnknownRunNameError(`The pipeline has no raw file ${name.slice(0, 100)}.`);
    return run;
  });
  return [...new Set(found)];
}
