/** Finds the pipeline of a quality operation and checks common parameters. */
import type pg from 'pg';
import { type AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { type Client, createNameKey, type FoundPipeline, findPipeline, findPipelineByUuid } from '../records.ts';

/** A pipeline with its project and the database. */
export interface Scope extends FoundPipeline {
  readonly pool: pg.Pool;
}

/** The slugs of project and pipeline in a request. */
export interface PipelineNames {
  readonly project: string;
  readonly pipeline: string;
}

/** Returns the pipeline of a request with the database. @throws NotFoundError */
export async function findScope(context: ProteomicsContext, { project, pipeline }: PipelineNames): Promise<Scope> {
  const pool = context.pool;
  return { pool, ...(await findPipeline(pool, project, pipeline)) };
}

/** Returns the name of a pipeline with that of its project, for drawings and reports. */
export function formatPipelineName({
  project,
  pipeline,
}: {
  readonly project: Pick<Scope['project'], 'name'>;
  readonly pipeline: Pick<Scope['pipeline'], 'name'>;
}): string {
  return `${project.name} · ${pipeline.name}`;
}

/** Finds the pipeline of a change. Forms name it in their address, programs in the body. @throws NotFoundError */
export function findChangedScope(
  context: ProteomicsContext,
  { path, body }: { readonly path: Partial<PipelineNames>; readonly body: object },
): Promise<Scope> {
  return findScope(context, (path.project === undefined ? body : path) as PipelineNames);
}

/** Finds the pipeline of an object. Pages also name it in their address. @throws NotFoundError if they name another */
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

/** Trims a string. @throws BadRequestError that names the member, for a string that PostgreSQL cannot store */
export function readText(text: string, member: string): string {
  if (text.includes('\0')) throw new BadRequestError(`${member} must not contain the character NUL.`);
  return text.trim();
}

/** Trims a string. @throws BadRequestError, including for an empty string */
export function requireText(text: string, member: string): string {
  const plain = readText(text, member);
  if (plain === '') throw new BadRequestError(`${member} must not be empty.`);
  return plain;
}

/** Base URL that no real address has, to detect absolute addresses. */
const PLACEHOLDER_BASE = 'http://base.invalid';

/** Returns the requested address if it is a page of the service; otherwise the default. */
export function chooseReturnAddress(wanted: string | undefined, otherwise: string): string {
  if (wanted === undefined || !wanted.startsWith('/proteomics/') || /[\\\s\p{Cc}]/u.test(wanted)) return otherwise;
  if (!URL.canParse(wanted, PLACEHOLDER_BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, PLACEHOLDER_BASE);
  return origin === PLACEHOLDER_BASE && pathname.startsWith('/proteomics/') ? `${pathname}${search}${hash}` : otherwise;
}

/** 404: the pipeline has no raw file with a name. */
class UnknownRunNameError extends NotFoundError {}

/** Returns the form field of an error about names of raw files, for answerSignedAction. */
export function findFieldOfError(error: AnswerableError): string | undefined {
  return error instanceof UnknownRunNameError ? 'raw_files' : undefined;
}

/** Returns UUIDs of raw files by name, in any case, with or without extension, once each. @throws UnknownRunNameError */
export async function findNamedRuns(
  client: Client,
  { uuid }: { readonly uuid: string },
  names: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'select uuid, name from proteomics_raw_files where pipeline_uuid = $1',
    [uuid],
  );
  const known = new Map(rows.map((row) => [createNameKey(row.name), row.uuid]));
  const found = names.map((name) => {
    const run = known.get(createNameKey(name));
    if (run === undefined) throw new UnknownRunNameError(`The pipeline has no raw file ${name.slice(0, 100)}.`);
    return run;
  });
  return [...new Set(found)];
}
