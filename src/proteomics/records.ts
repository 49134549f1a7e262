/** Finding the service's records by what requests name them with; what does not exist is said in the same words everywhere. */
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../contract/errors.ts';
import { and, drizzle, eq, inArray, isNull } from '../storage/drizzle.ts';
import { withoutEnding } from './acquisition/raw-data-kind.ts';
import { proteomicsPipelines, proteomicsProjects, proteomicsRawFiles, proteomicsUsers } from './tables.ts';

/** A pool, or one connection of it inside a transaction. */
export type Client = pg.Pool | pg.PoolClient;

export type ProjectRow = typeof proteomicsProjects.$inferSelect;
export type UserRow = typeof proteomicsUsers.$inferSelect;
export type PipelineRow = typeof proteomicsPipelines.$inferSelect;
export type RawFileRow = typeof proteomicsRawFiles.$inferSelect;

/** A pipeline with the project that it belongs to. */
export interface FoundPipeline {
  readonly project: ProjectRow;
  readonly pipeline: PipelineRow;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID (RFC 9562, section 4). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** @throws NotFoundError when no project has this slug */
export async function findProject(client: Client, slug: string): Promise<ProjectRow> {
  const [project] = await drizzle(client).select().from(proteomicsProjects).where(eq(proteomicsProjects.slug, slug));
  if (project === undefined) throw new NotFoundError(`There is no project ${shown(slug)}.`);
  return project;
}

/** @throws NotFoundError when there is no such project, or it has no such pipeline */
export async function findPipeline(client: Client, projectSlug: string, pipelineSlug: string): Promise<FoundPipeline> {
  const project = await findProject(client, projectSlug);
  const [pipeline] = await drizzle(client)
    .select()
    .from(proteomicsPipelines)
    .where(and(eq(proteomicsPipelines.projectPk, project.pk), eq(proteomicsPipelines.slug, pipelineSlug)));
  if (pipeline === undefined) throw new NotFoundError(`The project ${projectSlug} has no pipeline ${shown(pipelineSlug)}.`);
  return { project, pipeline };
}

/** @throws BadRequestError when the text is no UUID, NotFoundError when no pipeline has it */
export async function findPipelineByUuid(client: Client, uuid: string): Promise<FoundPipeline> {
  requireUuid(uuid, 'pipeline');
  const [found] = await drizzle(client)
    .select({ project: proteomicsProjects, pipeline: proteomicsPipelines })
    .from(proteomicsPipelines)
    .innerJoin(proteomicsProjects, eq(proteomicsPipelines.projectPk, proteomicsProjects.pk))
    .where(eq(proteomicsPipelines.uuid, uuid));
  if (found === undefined) throw new NotFoundError(`There is no pipeline ${uuid}.`);
  return found;
}

/** @throws BadRequestError when the text is no UUID, NotFoundError when no user has it */
export async function findUser(client: Client, uuid: string): Promise<UserRow> {
  requireUuid(uuid, 'user');
  const [user] = await drizzle(client)
    .select()
    .from(proteomicsUsers)
    .where(and(eq(proteomicsUsers.uuid, uuid), isNull(proteomicsUsers.deletedAt)));
  if (user === undefined) throw new NotFoundError(`There is no user ${uuid}.`);
  return user;
}

/** @throws BadRequestError when the text is no UUID, NotFoundError when no raw file has it */
export async function findRawFile(client: Client, uuid: string): Promise<RawFileRow> {
  const [found] = await findRawFiles(client, [uuid]);
  return found as RawFileRow;
}

/**
 * Returns raw files in the order of their UUIDs.
 *
 * @throws BadRequestError when a text is no UUID, NotFoundError when no raw file has it
 */
export async function findRawFiles(client: Client, uuids: readonly string[]): Promise<readonly RawFileRow[]> {
  for (const uuid of uuids) requireUuid(uuid, 'run');
  const rows = await drizzle(client)
    .select()
    .from(proteomicsRawFiles)
    .where(inArray(proteomicsRawFiles.uuid, [...uuids]));
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.map((uuid) => {
    const found = byUuid.get(uuid.toLowerCase());
    if (found === undefined) throw new NotFoundError(`There is no run ${uuid}.`);
    return found;
  });
}

/**
 * A raw file's name without its extension: how the quality-control table shows it (docs/requirements.md, P6).
 */
export function stemOf(name: string): string {
  return withoutEnding(name);
}

/** What names of raw files are compared by: without extension, in any case, in Unicode NFC. */
export function nameKeyOf(name: string): string {
  return stemOf(name.normalize('NFC').trim()).toLowerCase();
}

/** @throws BadRequestError naming the member */
export function requireUuid(text: string, member: string): void {
  if (!isUuid(text)) throw new BadRequestError(`${member} must be a UUID.`);
}

function shown(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
