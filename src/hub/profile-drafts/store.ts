import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/support/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { and, desc, drizzle, eq, runInTransaction, sql } from '../../storage/transaction.ts';
import { ConflictError, createFieldError } from '../../web/forms/fields.ts';
import type { HubActor } from '../actor.ts';
import { isIdentifier } from '../identifier.ts';
import type { DraftContent } from './content.ts';
import { type DraftRow, profileDrafts } from './table.ts';

const MAX_DRAFTS = 20;

export type ListedDraft = components['schemas']['ProfileDraft'];

export interface DraftAccess {
  readonly row: DraftRow;
  readonly actor: HubActor;
}

/** Returns the drafts of a user, most recently changed first. */
export async function listDrafts(pool: pg.Pool, owner: string): Promise<ListedDraft[]> {
  const { id, parent, revision, createdAt, updatedAt } = profileDrafts;
  const names = sql<Partial<DraftContent>>`json_build_object(
    'name', content->'name', 'version', content->'version', 'display_name', content->'display_name')`;
  const rows = await drizzle(pool)
    .select({ id, parent, revision, createdAt, updatedAt, content: names })
    .from(profileDrafts)
    .where(eq(profileDrafts.owner, owner))
    .orderBy(desc(updatedAt), id);
  return rows.map(formatDraft);
}

export function formatDraft(
  row: Pick<DraftRow, 'id' | 'parent' | 'revision' | 'createdAt' | 'updatedAt'> & { readonly content: Partial<DraftContent> },
): ListedDraft {
  const { id, parent, revision, createdAt, updatedAt, content } = row;
  const [name = '', version = '', title = ''] = [content.name, content.version, content.display_name].map(formatShort);
  return {
    ...{ id, name, version, revision },
    title: title || `${name} ${version}`.trim() || 'Profile without a name',
    parent: parent === '' ? null : parent,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

function formatShort(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200).toWellFormed() : '';
}

/** Returns a draft of the owner. @throws NotFoundError */
export async function readDraft(pool: pg.Pool, owner: string, id: string): Promise<DraftRow> {
  const isOwn = and(eq(profileDrafts.id, id), eq(profileDrafts.owner, owner));
  const [row] = isIdentifier(id) ? await drizzle(pool).select().from(profileDrafts).where(isOwn) : [];
  if (row === undefined) throw new NotFoundError(`Draft not found: ${id}`);
  return row;
}

/** Returns the new draft. @throws FormRefusedError if the owner has the maximum number of drafts */
export async function insertDraft(pool: pg.Pool, owner: string, parent: string, content: DraftContent): Promise<DraftRow> {
  return runInTransaction(pool, async (client) => {
    const database = drizzle(client);
    // The lock makes concurrent requests wait, because together they could exceed the limit.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`profile drafts of ${owner}`]);
    if ((await database.$count(profileDrafts, eq(profileDrafts.owner, owner))) >= MAX_DRAFTS)
      throw createFieldError('', `You have ${MAX_DRAFTS} drafts, which is the maximum. Delete one first.`, 409);
    const [row] = await database.insert(profileDrafts).values({ id: randomUUID(), owner, parent, content }).returning();
    return row as DraftRow;
  });
}

/** Returns the updated draft. @param revision the revision that the client read @throws ConflictError, NotFoundError */
export async function updateDraft(
  pool: pg.Pool,
  { id, owner }: DraftRow,
  revision: number,
  content: DraftContent,
): Promise<DraftRow> {
  const [changed] = await drizzle(pool)
    .update(profileDrafts)
    .set({ content, previous: sql`content`, revision: sql`revision + 1`, updatedAt: sql`now()` })
    .where(and(eq(profileDrafts.id, id), eq(profileDrafts.revision, revision)))
    .returning();
  return changed ?? rejectStaleRevision(await readDraft(pool, owner, id), revision);
}

/** @throws ConflictError if the client read another revision */
export function requireRevision(row: DraftRow, revision: number): void {
  if (row.revision !== revision) rejectStaleRevision(row, revision);
}

function rejectStaleRevision(row: DraftRow, revision: number): never {
  const message = `The draft was changed in another tab: revision ${row.revision} is the current one, the request contains ${revision}.`;
  throw new ConflictError(message, row);
}

export async function deleteDraft(pool: pg.Pool, { id }: DraftRow): Promise<void> {
  await drizzle(pool).delete(profileDrafts).where(eq(profileDrafts.id, id));
}
