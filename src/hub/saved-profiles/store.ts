/** Saved profiles in the database. Every change notifies all processes. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { and, drizzle, eq, inArray, runInTransaction, sql } from '../../storage/transaction.ts';
import type { Queries } from '../entities/store.ts';
import { savedProfiles } from './table.ts';

/** PostgreSQL channel for notifications about changed profiles. */
export const PROFILES_CHANNEL = 'saved_profiles';

export type SavedProfileRow = Readonly<typeof savedProfiles.$inferSelect>;

export type Refusal = 'taken' | 'of others' | 'full' | 'full for user';

/** The profile does not exist, or projects use it. */
export type Obstacle = { readonly kind: 'gone' } | { readonly kind: 'in use'; readonly projects: number };

/** An arbitrary lock key. Concurrent saves must not exceed the maximum number of profiles. */
const SAVING_LOCK = 7_040_221;

export async function listSavedIds(pool: pg.Pool): Promise<string[]> {
  const { id, savedAt } = savedProfiles;
  const rows = await drizzle(pool).select({ id }).from(savedProfiles).orderBy(savedAt, id);
  return rows.map((row) => row.id);
}

/** Skips unknown IDs. */
export async function readSavedProfiles(pool: pg.Pool, ids: readonly string[]): Promise<SavedProfileRow[]> {
  return drizzle(pool)
    .select()
    .from(savedProfiles)
    .where(inArray(savedProfiles.id, [...ids]));
}

/** Finds a saved profile by name, ignoring case, and version. */
export async function findSavedProfile(pool: pg.Pool, name: string, version: string): Promise<SavedProfileRow | undefined> {
  const [found] = await drizzle(pool).select().from(savedProfiles).where(createNameCondition(name, version));
  return found;
}

/**
 * Refuses if the name and version are taken, if all users have `most` profiles or this user has `mostOfUser`, or, with
 * `isNameOwned`, if only other users have saved versions of the name.
 */
export async function insertSavedProfile(
  pool: pg.Pool,
  profile: Omit<SavedProfileRow, 'id' | 'savedAt'>,
  { most, mostOfUser, isNameOwned }: { readonly most: number; readonly mostOfUser: number; readonly isNameOwned: boolean },
): Promise<SavedProfileRow | Refusal> {
  return runInTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SAVING_LOCK]);
    const counted = await client.query<{ count: number; own: number; taken: boolean; others: boolean }>(
      `select count(*)::int as count, count(*) filter (where saved_by = $3)::int as own,
         coalesce(bool_or(is_named and version = $2), false) as taken,
         coalesce(bool_or(is_named) and not bool_or(is_named and saved_by = $3), false) as others
         from (select *, lower(name) = lower($1) as is_named from saved_profiles) saved`,
      [profile.name, profile.version, profile.savedBy],
    );
    const { count = 0, own = 0, taken = false, others = false } = counted.rows[0] ?? {};
    if (taken) return 'taken';
    if (isNameOwned && others) return 'of others';
    if (count >= most) return 'full';
    if (own >= mostOfUser) return 'full for user';
    const [saved] = await drizzle(client)
      .insert(savedProfiles)
      .values({ ...profile, id: randomUUID() })
      .returning();
    await notifyOtherProcesses(client);
    return saved as SavedProfileRow;
  });
}

/** Returns an obstacle instead of deleting a used or unknown profile. */
export async function deleteStoredProfile(pool: pg.Pool, id: string): Promise<Obstacle | undefined> {
  return runInTransaction(pool, async (client) => {
    // Waits for uncommitted projects with this profile (lockSavedProfile), so the next statement counts them.
    const database = drizzle(client);
    const [found] = await database.select().from(savedProfiles).where(eq(savedProfiles.id, id)).for('update');
    if (found === undefined) return { kind: 'gone' };
    const projects = await countFollowers(client, found.name, found.version);
    if (projects > 0) return { kind: 'in use', projects };
    await database.delete(savedProfiles).where(eq(savedProfiles.id, id));
    await notifyOtherProcesses(client);
    return undefined;
  });
}

export async function countFollowers(client: Queries, name: string, version: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from hub_projects where lower(profile) = lower($1) and version = $2',
    [name, version],
  );
  return rows[0]?.count ?? 0;
}

/** Prevents a deletion until the transaction ends. Returns false if the profile does not exist. */
export async function lockSavedProfile(client: pg.PoolClient, name: string, version: string): Promise<boolean> {
  const { id } = savedProfiles;
  const saved = await drizzle(client)
    .select({ id })
    .from(savedProfiles)
    .where(createNameCondition(name, version))
    .for('key share');
  return saved.length === 1;
}

/** Ignores the case of the name. */
function createNameCondition(name: string, version: string) {
  return and(eq(sql`lower(${savedProfiles.name})`, sql`lower(${name})`), eq(savedProfiles.version, version));
}

async function notifyOtherProcesses(client: pg.PoolClient): Promise<void> {
  await client.query(`select pg_notify($1, '')`, [PROFILES_CHANNEL]);
}
