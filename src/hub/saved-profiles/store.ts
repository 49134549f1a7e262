import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { and, drizzle, eq, inArray, runInTransaction, sql } from '../../storage/transaction.ts';
import type { Queries } from '../entities/store.ts';
import { savedProfiles } from './table.ts';

/** PostgreSQL channel for notifications about changed profiles. */
export const PROFILES_CHANNEL = 'saved_profiles';

export type SavedProfileRow = Readonly<typeof savedProfiles.$inferSelect>;

export type Refusal = 'taken' | 'of others' | 'full' | 'full for user';

/** A reason why a profile cannot be deleted: it is missing, or projects use it. */
export type Obstacle = { readonly kind: 'gone' } | { readonly kind: 'in use'; readonly projects: number };

/** Key of an advisory lock. Concurrent requests could together exceed the limit. */
const SAVING_LOCK = 7_040_221;

export async function listSavedIds(pool: pg.Pool): Promise<string[]> {
  const { id, savedAt } = savedProfiles;
  const rows = await drizzle(pool).select({ id }).from(savedProfiles).orderBy(savedAt, id);
  return rows.map((row) => row.id);
}

/** Returns the profiles with these IDs. Omits unknown IDs. */
export async function readSavedProfiles(pool: pg.Pool, ids: readonly string[]): Promise<SavedProfileRow[]> {
  return drizzle(pool)
    .select()
    .from(savedProfiles)
    .where(inArray(savedProfiles.id, [...ids]));
}

/** Returns the saved profile with a name, ignoring case, and a version; undefined if there is none. */
export async function findSavedProfile(pool: pg.Pool, name: string, version: string): Promise<SavedProfileRow | undefined> {
  const [found] = await drizzle(pool).select().from(savedProfiles).where(createNameCondition(name, version));
  return found;
}

/** Returns the inserted profile, or a reason: the profile exists, a limit is reached, or another user owns the name. */
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

/** Deletes a profile. Returns undefined, or the reason why the profile was not deleted: it is missing or in use. */
export async function deleteStoredProfile(pool: pg.Pool, id: string): Promise<Obstacle | undefined> {
  return runInTransaction(pool, async (client) => {
    // The lock waits for uncommitted projects with this profile (lockSavedProfile), so the next statement counts them.
    const database = drizzle(client);
    const [found] = await database.select().from(savedProfiles).where(eq(savedProfiles.id, id)).for('update');
    if (found === undefined) return { kind: 'gone' };
    const projects = await countUsingProjects(client, found.name, found.version);
    if (projects > 0) return { kind: 'in use', projects };
    await database.delete(savedProfiles).where(eq(savedProfiles.id, id));
    await notifyOtherProcesses(client);
    return undefined;
  });
}

export async function countUsingProjects(client: Queries, name: string, version: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from hub_projects where lower(profile) = lower($1) and version = $2',
    [name, version],
  );
  return rows[0]?.count ?? 0;
}

/** Prevents deletion of the profile until the transaction ends. Returns false if the profile does not exist. */
export async function lockSavedProfile(client: pg.PoolClient, name: string, version: string): Promise<boolean> {
  const { id } = savedProfiles;
  const saved = await drizzle(client)
    .select({ id })
    .from(savedProfiles)
    .where(createNameCondition(name, version))
    .for('key share');
  return saved.length === 1;
}

/** Returns the SQL condition for a name, ignoring case, and a version. */
function createNameCondition(name: string, version: string) {
  return and(eq(sql`lower(${savedProfiles.name})`, sql`lower(${name})`), eq(savedProfiles.version, version));
}

async function notifyOtherProcesses(client: pg.PoolClient): Promise<void> {
  await client.query(`select pg_notify($1, '')`, [PROFILES_CHANNEL]);
}
