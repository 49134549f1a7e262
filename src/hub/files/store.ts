import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { isDatabaseOutage } from '../../storage/storage-errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import type { ArrivedFile } from '../../web/uploads/multipart.ts';
import type { HubActor } from '../actor.ts';
import type { Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import { getProjectPath } from '../page.ts';
import type { ListPart } from '../paging.ts';
import { incrementChangeCount } from '../saving/count-change.ts';
import { createFileNameKey, findMediaType } from './file-types.ts';

export const MAX_FILES = 1_000;
const MAX_VERSIONS = 1_000;

export const HUB_FILES = 'hub/files/';

/** Returns the storage key of a file's content. */
export function getContentKey(contentId: string): string {
  return `${HUB_FILES}${contentId}/content`;
}

export interface FileVersion {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly description: string;
  readonly version: number;
  readonly contentId: string;
  readonly size: number;
  readonly sha256: string;
  readonly userId: string;
  readonly userName: string;
  readonly storedAt: Date;
}

const SELECT = `select f.id, f.project_id as "projectId", f.name, f.description, v.version, v.content_id as "contentId", v.size::float8 as size, v.sha256,
    v.user_id as "userId", coalesce((select n.name from hub_visitor_names n where n.user_id = v.user_id), v.user_name) as "userName",
    v.stored_at as "storedAt"
  from hub_files f join hub_file_versions v on v.file_id = f.id`;

const IS_NEWEST = 'v.version = (select max(version) from hub_file_versions where file_id = f.id)';

/** Returns the latest version of each file, ordered by name, and the total number. */
export async function listFiles(
  queries: Queries,
  projectId: string,
  { limit, offset }: ListPart = { limit: MAX_FILES, offset: 0 },
): Promise<{ readonly files: readonly FileVersion[]; readonly total: number }> {
  const { rows } = await queries.query<FileVersion>(
    `${SELECT} where f.project_id = $1 and ${IS_NEWEST} order by f.name_key limit $2 offset $3`,
    [projectId, limit, offset],
  );
  const counted = await queries.query<{ total: number }>('select count(*)::int as total from hub_files where project_id = $1', [
    projectId,
  ]);
  return { files: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the versions of a file, latest first. @throws NotFoundError */
export async function readFileVersions(
  queries: Queries,
  projectId: string,
  id: string,
): Promise<readonly [FileVersion, ...FileVersion[]]> {
  const { rows } = isIdentifier(id)
    ? await queries.query<FileVersion>(`${SELECT} where f.project_id = $1 and f.id = $2 order by v.version desc`, [
        projectId,
        id,
      ])
    : { rows: [] };
  const [newest, ...earlier] = rows;
  if (newest === undefined) throw new NotFoundError(`File not found: ${id}`);
  return [newest, ...earlier];
}

/** Returns a version of a file. @param version a number, or `latest` @throws NotFoundError */
export async function readFileVersion(
  queries: Queries,
  projectId: string,
  id: string,
  version = 'latest',
): Promise<FileVersion> {
  const versions = await readFileVersions(queries, projectId, id);
  const found = version === 'latest' ? versions[0] : versions.find((one) => one.version === Number(version));
  if (found === undefined) throw new NotFoundError(`The file has no version ${version}.`);
  return found;
}

export interface FileOutcome {
  readonly outcome: components['schemas']['HubUploadedFiles']['files'][number]['outcome'];
  readonly file: FileVersion;
}

export type FileToStore = ArrivedFile & { readonly description?: string | undefined };

/** The content was deleted after the query that found it. The caller repeats the transaction. */
class DeletedContentError extends Error {}

/** Stores all files or none, and equal content only once. `run` may repeat the transaction. @throws BadRequestError */
export async function storeFiles(
  { pool, files }: { readonly pool: pg.Pool; readonly files: StoredFiles },
  { projectId, actor, now }: { readonly projectId: string; readonly actor: HubActor; readonly now: Date },
  arrived: readonly FileToStore[],
  run: (store: (client: pg.PoolClient) => Promise<FileOutcome[]>) => Promise<FileOutcome[]> = (store) =>
    runInTransaction(pool, store),
): Promise<readonly FileOutcome[]> {
  const placed = new Map<string, string>();
  // Files are copied before the transaction, because copying gigabytes would occupy a database connection.
  const storeMissingContents = async (known: ReadonlyMap<string, string>) => {
    const missing = new Map(
      arrived.flatMap(({ sha256, path }) => (known.has(sha256) || placed.has(sha256) ? [] : [[sha256, path]])),
    );
    for (const sha256 of missing.keys()) placed.set(sha256, randomUUID());
    await files.put(
      [...missing].map(([sha256, content]) => ({ key: getContentKey(placed.get(sha256) ?? ''), content, isFinal: true })),
    );
  };
  try {
    await storeMissingContents(await findContents(pool, projectId, arrived));
    for (;;) {
      const stored = await run(async (client) => {
        // The lock makes concurrent changes of the project's files wait.
        await client.query('select from hub_projects where id = $1 for no key update', [projectId]);
        const contents = new Map([...placed, ...(await findContents(client, projectId, arrived))]);
        if (arrived.some(({ sha256 }) => !contents.has(sha256))) throw new DeletedContentError();
        const outcomes: FileOutcome[] = [];
        for (const file of arrived) outcomes.push(await addVersion(client, projectId, { file, contents, actor, now }));
        if (outcomes.some(({ outcome }) => outcome !== 'unchanged')) await incrementChangeCount(client, [projectId]);
        return outcomes;
      }).catch((error: unknown) => {
        if (!(error instanceof DeletedContentError)) throw error;
        return undefined;
      });
      if (stored !== undefined) {
        await removeContents({ pool, files }, [...placed.values()]).catch(() => undefined);
        return stored;
      }
      // A concurrent request can delete content between the first query and the lock.
      await storeMissingContents(new Map());
    }
  } catch (error) {
    // During an outage, the commit may have succeeded. The cleanup job removes unreferenced content later.
    if (!isDatabaseOutage(error)) await removeContents({ pool, files }, [...placed.values()]).catch(() => undefined);
    throw error;
  }
}

/** Returns content IDs by SHA-256 hash. */
async function findContents(
  queries: Queries,
  projectId: string,
  files: readonly Pick<ArrivedFile, 'sha256'>[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queries.query<{ sha256: string; contentId: string }>(
    `select v.sha256, v.content_id as "contentId" from hub_file_versions v join hub_files f on f.id = v.file_id
      where f.project_id = $1 and v.sha256 = any($2)`,
    [projectId, files.map(({ sha256 }) => sha256)],
  );
  return new Map(rows.map(({ sha256, contentId }) => [sha256, contentId]));
}

async function addVersion(
  client: pg.PoolClient,
  projectId: string,
  {
    file: { name, description, size, sha256 },
    contents,
    actor,
    now,
  }: { file: FileToStore; contents: ReadonlyMap<string, string>; actor: HubActor; now: Date },
): Promise<FileOutcome> {
  const { rows } = await client.query<FileVersion>(`${SELECT} where f.project_id = $1 and f.name_key = $2 and ${IS_NEWEST}`, [
    projectId,
    createFileNameKey(name),
  ]);
  const before = rows[0];
  if (before?.sha256 === sha256) return { outcome: 'unchanged', file: before };
  const id = before?.id ?? randomUUID();
  const version = (before?.version ?? 0) + 1;
  if (version > MAX_VERSIONS) throw new BadRequestError(`${name} has ${MAX_VERSIONS} versions, which is the maximum.`);
  if (before === undefined) await insertFile(client, projectId, { id, name, description });
  await client.query(
    `insert into hub_file_versions (file_id, version, content_id, size, sha256, user_id, user_name, stored_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, version, contents.get(sha256), size, sha256, actor.userId, actor.userName, now],
  );
  return { outcome: before === undefined ? 'created' : 'version', file: await readFileVersion(client, projectId, id) };
}

async function insertFile(
  client: pg.PoolClient,
  projectId: string,
  { id, name, description = '' }: { readonly id: string } & Pick<FileToStore, 'name' | 'description'>,
): Promise<void> {
  const { total } = await listFiles(client, projectId, { limit: 0, offset: 0 });
  if (total >= MAX_FILES)
    throw new BadRequestError(`A project can have at most ${MAX_FILES.toLocaleString('en')} files. Nothing was stored.`);
  await client.query('insert into hub_files (id, project_id, name, name_key, description) values ($1, $2, $3, $4, $5)', [
    id,
    projectId,
    name,
    createFileNameKey(name),
    description,
  ]);
}

/** Changes the name and description of a file. @throws FormRefusedError if another file has this name */
export async function updateFile(
  pool: pg.Pool,
  { id, name, description }: Pick<FileVersion, 'id' | 'name' | 'description'>,
): Promise<void> {
  try {
    await pool.query(
      `with file as (update hub_files set name = $2, name_key = $3, description = $4 where id = $1 returning project_id)
       update hub_projects set changes = changes + 1 where id = (select project_id from file)`,
      [id, name, createFileNameKey(name), description],
    );
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'hub_files_name') throw error;
    throw createFieldError('name', 'is the name of another file of the project', 409);
  }
}

/** Deletes all versions of a file, and content without further references. @throws NotFoundError */
export async function deleteFile(
  { pool, files }: { readonly pool: pg.Pool; readonly files: StoredFiles },
  projectId: string,
  id: string,
): Promise<void> {
  const contents = await runInTransaction(pool, async (client) => {
    await incrementChangeCount(client, [projectId]);
    const versions = await readFileVersions(client, projectId, id);
    await client.query('delete from hub_files where id = $1', [id]);
    return versions.map(({ contentId }) => contentId);
  });
  // If the removal fails, the cleanup job repeats it.
  await removeContents({ pool, files }, contents).catch(() => undefined);
}

/** Removes content without references. This is safe, because versions can only refer to new or referenced content. */
async function removeContents(
  { pool, files }: { readonly pool: pg.Pool; readonly files: StoredFiles },
  ids: readonly string[],
): Promise<void> {
  for (const id of await findUnusedContents(pool, ids)) await files.remove(`${HUB_FILES}${id}/`);
}

export async function findUnusedContents(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await queries.query<{ id: string }>(
    `select distinct id::text from unnest($1::uuid[]) as asked(id)
      where not exists (select from hub_file_versions v where v.content_id = asked.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

export function getContentPath({ id, projectId, version }: Pick<FileVersion, 'id' | 'projectId' | 'version'>): string {
  return getProjectPath(projectId, 'files', id, 'versions', String(version));
}

export function formatFile(file: FileVersion): components['schemas']['HubFile'] {
  const { id, name, description } = file;
  return { id, name, description, path: getContentPath(file), media_type: findMediaType(name), ...formatFileVersion(file) };
}

export function formatFileVersion({ version, size, sha256, userId, userName, storedAt }: FileVersion) {
  return { version, size, sha256, user_id: userId, user_name: userName, stored_at: storedAt.toISOString() };
}
