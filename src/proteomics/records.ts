/** Finds the records that requests name, with the same errors for all operations. */

import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../contract/errors.ts';
import { truncateText } from '../short-text.ts';
import { and, drizzle, eq, inArray, isNull } from '../storage/transaction.ts';
import { formatQuantity } from '../web/for-people/words.ts';
import { FormRefusedError } from '../web/forms/fields.ts';
import { removeRawExtension } from './acquisition/raw-data-kind.ts';
import { proteomicsPipelines, proteomicsProjects, proteomicsRawFiles, proteomicsUsers } from './tables.ts';

export type Client = pg.Pool | pg.PoolClient;

export type ProjectRow = typeof proteomicsProjects.$inferSelect;
export type UserRow = typeof proteomicsUsers.$inferSelect;
export type PipelineRow = typeof proteomicsPipelines.$inferSelect;
export type RawFileRow = typeof proteomicsRawFiles.$inferSelect;

export interface FoundPipeline {
  readonly project: ProjectRow;
  readonly pipeline: PipelineRow;
}

export class RecordStateError extends FormRefusedError {
  constructor(detail: string) {
    super(409, [{ field: '', message: detail }]);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID (RFC 9562, section 4). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export async function findProject(client: Client, slug: string): Promise<ProjectRow> {
  const [project] = await drizzle(client).select().from(proteomicsProjects).where(eq(proteomicsProjects.slug, slug));
  if (project === undefined) throw new NotFoundError(`There is no project ${truncateText(slug, 100)}.`);
  return project;
}

export async function findPipeline(client: Client, projectSlug: string, pipelineSlug: string): Promise<FoundPipeline> {
  const project = await findProject(client, projectSlug);
  const [pipeline] = await drizzle(client)
    .select()
    .from(proteomicsPipelines)
    .where(and(eq(proteomicsPipelines.projectPk, project.pk), eq(proteomicsPipelines.slug, pipelineSlug)));
  if (pipeline === undefined)
    throw new NotFoundError(`The project ${projectSlug} has no pipeline ${truncateText(pipelineSlug, 100)}.`);
  return { project, pipeline };
}

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

/** Locks a pipeline against deletion until the transaction ends. @throws NotFoundError if it was deleted */
export async function lockPipeline(client: Client, uuid: string): Promise<void> {
  const { rowCount } = await client.query('select from proteomics_pipelines where uuid = $1 for no key update', [uuid]);
  if (rowCount === 0) throw new NotFoundError(`There is no pipeline ${uuid}.`);
}

/** Locks the pipeline, and checks that it has fewer records than the maximum. @throws NotFoundError, RecordStateError */
export async function checkRecordLimit(
  client: Client,
  pipelineUuid: string,
  { most, noun, count }: { readonly most: number; readonly noun: string; readonly count: () => Promise<number> },
): Promise<void> {
  await lockPipeline(client, pipelineUuid);
  if ((await count()) >= most)
    throw new RecordStateError(`This pipeline has ${formatQuantity(most, noun)}, which is the maximum. Delete some first.`);
}

export async function findUser(client: Client, uuid: string): Promise<UserRow> {
  requireUuid(uuid, 'user');
  const [user] = await drizzle(client)
    .select()
    .from(proteomicsUsers)
    .where(and(eq(proteomicsUsers.uuid, uuid), isNull(proteomicsUsers.deletedAt)));
  if (user === undefined) throw new NotFoundError(`There is no user ${uuid}.`);
  return user;
}

export async function findRawFile(client: Client, uuid: string): Promise<RawFileRow> {
  const [found] = await findRawFiles(client, [uuid]);
  return found as RawFileRow;
}

/** Returns raw files in the order of the UUIDs. @throws BadRequestError for an invalid UUID; NotFoundError for an unknown UUID */
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

/** Returns a raw file name without extension, as in the quality-control table (docs/requirements.md, P6). */
export function removeExtension(name: string): string {
  return removeRawExtension(name);
}

/** Returns a key for comparing names of raw files: without extension, in lower case, in Unicode NFC. */
export function createRawFileNameKey(name: string): string {
  return removeExtension(name.normalize('NFC').trim()).toLowerCase();
}

/** Pages that show the UUIDs for uploads and imports, for error messages. */
const UUID_SOURCES: Readonly<Record<string, string>> = {
  pipeline: ' POST /api/mq/pipelines lists the pipelines of a project with their UUIDs.',
  user: ' Ask an administrator for your user UUID, or send a personal token and omit user.',
};

/** @throws BadRequestError with the name of the member, after `place` */
export function requireUuid(text: string, member: string, place = ''): void {
  if (isUuid(text)) return;
  const problem = text === '' ? 'is required' : 'must be a UUID';
  throw new BadRequestError(`${place}${member} ${problem}.${UUID_SOURCES[member] ?? ''}`);
}

export function createUserMissingError(member: string): BadRequestError {
  return new BadRequestError(`${member} is required.${UUID_SOURCES.user}`);
}
