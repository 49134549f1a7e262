import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { and, desc, drizzle, eq, isNull, runInTransaction } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import type { GuardedWorkspace } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { Queries } from '../entities/store.ts';
import { CRATE_FILE } from '../exchange/crate/file-names.ts';
import { isIdentifier } from '../identifier.ts';
import type { ReleasedFile } from '../publishing/citations.ts';
import { findReview } from '../reviews/store.ts';
import { createMovedError, isSameProfile } from '../saving/count-change.ts';
import type { HubProjectRow } from '../tables.ts';
import { createCitations } from './citation-texts.ts';
import { hubPublishedVersions, type PublishedVersionRow } from './table.ts';

export const MAX_VERSIONS = 200;

/** Prefix of storage keys. Each version has its own folder. */
export const PUBLISHED_FILES = 'hub/published/';

export function getPublishedFileKey(id: string, { name, storedAs = name }: Pick<ReleasedFile, 'name' | 'storedAs'>): string {
  return `${PUBLISHED_FILES}${id}/${storedAs}`;
}

/** Returns the versions of a project, newest first. */
export function readVersions(pool: pg.Pool | pg.PoolClient, projectId: string): Promise<PublishedVersionRow[]> {
  const ofProject = eq(hubPublishedVersions.projectId, projectId);
  return drizzle(pool).select().from(hubPublishedVersions).where(ofProject).orderBy(desc(hubPublishedVersions.number));
}

export async function findVersion(pool: pg.Pool, id: string): Promise<PublishedVersionRow | undefined> {
  if (!isIdentifier(id)) return undefined;
  const [row] = await drizzle(pool).select().from(hubPublishedVersions).where(eq(hubPublishedVersions.id, id));
  return row;
}

/** Returns the workspace that determines the access rights. Its ID is empty if the project was deleted. */
export async function findWorkspaceOfVersion(
  pool: pg.Pool,
  { projectId, collaboration, workspaceAudience: audience }: PublishedVersionRow,
): Promise<GuardedWorkspace> {
  const { rows } = await pool.query<{ id: string }>('select workspace_id as id from hub_projects where id = $1', [projectId]);
  return { id: rows[0]?.id ?? '', collaboration, audience };
}

export type NewVersion = Omit<
  PublishedVersionRow,
  | 'number'
  | 'collaboration'
  | 'workspaceAudience'
  | 'citations'
  | 'approvedAt'
  | 'approvedBy'
  | 'withdrawnAt'
  | 'withdrawnBy'
  | 'reason'
>;

/** Inserts a version whose files are stored, or returns an equal one. @throws NotFoundError, FormRefusedError */
export async function insertVersion(pool: pg.Pool, project: HubProjectRow, version: NewVersion): Promise<PublishedVersionRow> {
  return runInTransaction(pool, async (client) => {
    // Deletions lock workspace and project in the same order. Concurrent requests wait.
    const workspace = await client.query<Pick<PublishedVersionRow, 'collaboration' | 'workspaceAudience'>>(
      'select collaboration, audience as "workspaceAudience" from hub_workspaces where id = $1 for share',
      [project.workspaceId],
    );
    const present = await client.query<Pick<HubProjectRow, 'changes' | 'profile' | 'version'>>(
      `select changes::float8 as changes, profile, version from hub_projects p where id = $1 and ${PROJECT_PRESENT} for no key update`,
      [version.projectId],
    );
    if (workspace.rows[0] === undefined || present.rows[0] === undefined)
      throw new NotFoundError(`Project not found: ${version.projectId}`);
    if (!isSameProfile(present.rows[0], project)) throw createMovedError();
    const earlier = await readVersions(client, version.projectId);
    const same = earlier.find(({ label }) => label === version.label);
    if (same !== undefined && isSameVersion(same, version)) return same;
    if (same !== undefined)
      throw createFieldError('label', `is already used: version ${same.label} has different content`, 409);
    if (earlier.length >= MAX_VERSIONS)
      throw createFieldError('', `The project has ${MAX_VERSIONS} versions, the maximum.`, 409);
    const deposits = await client.query<{ doi: string }>(
      `select doi from hub_deposits where project_id = $1 and state = 'published' and files @> $2::jsonb order by created_at desc limit 1`,
      [version.projectId, JSON.stringify([{ md5: version.dataMd5 }])],
    );
    const record = { ...version.record, doi: deposits.rows[0]?.doi ?? '' };
    // If the project has changed, the files may differ from the approved state.
    const isSame = present.rows[0].changes === project.changes;
    const review = isSame ? await findReview(client, version.projectId, ['approved', 'changes_requested']) : undefined;
    const approval = review?.state === 'approved' && review.changes === project.changes ? review : undefined;
    const [row] = await drizzle(client)
      .insert(hubPublishedVersions)
      .values({
        ...version,
        approvedAt: approval?.decidedAt,
        approvedBy: approval?.decidedBy,
        record,
        citations: createCitations(record, version.files),
        ...workspace.rows[0],
        number: (earlier[0]?.number ?? 0) + 1,
      })
      .returning();
    return row as PublishedVersionRow;
  });
}

function isSameVersion(stored: PublishedVersionRow, version: NewVersion): boolean {
  const getVersionContent = ({ note, audience, files, record }: NewVersion) => {
    const { release: _release, doi: _doi, ...content } = record;
    // The checksum of the crate depends on the label of the version.
    const sums = files.flatMap(({ name, sha256 }) => (name === CRATE_FILE ? [] : [[name, sha256]]));
    return JSON.parse(JSON.stringify({ note, audience, sums, content }));
  };
  return isDeepStrictEqual(getVersionContent(stored), getVersionContent(version));
}

/** Changes and returns a version; undefined if the version was withdrawn. */
export async function updateVersion(
  pool: pg.Pool,
  id: string,
  change: Partial<Pick<PublishedVersionRow, 'audience' | 'withdrawnAt' | 'withdrawnBy' | 'reason'>>,
): Promise<PublishedVersionRow | undefined> {
  const isCurrent = and(eq(hubPublishedVersions.id, id), isNull(hubPublishedVersions.withdrawnAt));
  const [row] = await drizzle(pool).update(hubPublishedVersions).set(change).where(isCurrent).returning();
  return row;
}

/** Adds the DOI of a published deposit to all versions with the same data. */
export async function addDoiToVersions(client: pg.PoolClient, projectId: string, dataMd5: string, doi: string): Promise<void> {
  const isSameData = and(eq(hubPublishedVersions.projectId, projectId), eq(hubPublishedVersions.dataMd5, dataMd5));
  for (const { id, files, record: old } of await drizzle(client).select().from(hubPublishedVersions).where(isSameData)) {
    const record = { ...old, doi };
    const change = { record, citations: createCitations(record, files) };
    await drizzle(client).update(hubPublishedVersions).set(change).where(eq(hubPublishedVersions.id, id));
  }
}

export async function setAccessOfVersions(client: pg.PoolClient, workspaceId: string): Promise<void> {
  await client.query(
    `update hub_published_versions v set collaboration = w.collaboration, workspace_audience = w.audience
       from hub_projects p join hub_workspaces w on w.id = p.workspace_id where v.project_id = p.id and w.id = $1`,
    [workspaceId],
  );
}

/** Returns keys and hashes of the files for backups. Uses the transaction of the caller. */
export async function readPublishedFiles(client: pg.ClientBase): Promise<{ readonly key: string; readonly sha256: string }[]> {
  const { rows } = await client.query<Pick<PublishedVersionRow, 'id' | 'files'>>(
    'select id, files from public.hub_published_versions where withdrawn_at is null',
  );
  return rows.flatMap(({ id, files }) => files.map((file) => ({ key: getPublishedFileKey(id, file), sha256: file.sha256 })));
}

/** Returns the IDs that belong to no version. */
export async function findUnrecordedVersions(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await queries.query<{ id: string }>(
    'select id::text from unnest($1::uuid[]) as asked(id) where not exists (select from hub_published_versions v where v.id = asked.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}
