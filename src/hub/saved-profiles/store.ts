/** Saved profiles in the database. Every change is told to the processes on it. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../storage/transaction.ts';

/** PostgreSQL channel on which processes are told that the saved profiles are others now. */
export const PROFILES_CHANNEL = 'saved_profiles';

/** A saved profile as it is stored. */
export interface SavedProfileRow {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly yaml: string;
  readonly sources: readonly string[];
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly savedByName: string;
}

/** What is saved. */
export type NewSavedProfile = Omit<SavedProfileRow, 'id' | 'savedAt'>;

/** What can stand in the way of a saving. */
export type Refusal = 'taken' | 'full';

/** What stands in the way of a deletion: the profile is not there, or this many projects follow it. */
export type Obstacle = { readonly kind: 'gone' } | { readonly kind: 'in use'; readonly projects: number };

const COLUMNS = `id, name, version, yaml, sources, saved_at as "savedAt", saved_by as "savedBy", saved_by_name as "savedByName"`;

/** Any key of our own; it makes savings wait for each other, so that the number of profiles can be limited. */
const SAVING_LOCK = 7_040_221;

/** Identifiers of all. */
export async function listSavedIds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from saved_profiles order by saved_at, id');
  return rows.map(({ id }) => id);
}

/** The records of these identifiers that are there. */
export async function readSaved(pool: pg.Pool, ids: readonly string[]): Promise<SavedProfileRow[]> {
  const { rows } = await pool.query<SavedProfileRow>(`select ${COLUMNS} from saved_profiles where id = any($1::uuid[])`, [ids]);
  return rows;
}

/** The record of that name, in any case, and version. */
export async function findSaved(pool: pg.Pool, name: string, version: string): Promise<SavedProfileRow | undefined> {
  const { rows } = await pool.query<SavedProfileRow>(
    `select ${COLUMNS} from saved_profiles where lower(name) = lower($1) and version = $2`,
    [name, version],
  );
  return rows[0];
}

/** Saves a profile, unless another one has its name and version, or there are `most` already. */
export async function insertSaved(pool: pg.Pool, profile: NewSavedProfile, most: number): Promise<SavedProfileRow | Refusal> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SAVING_LOCK]);
    const counted = await client.query<{ count: number; taken: boolean }>(
      `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($1) and version = $2), false) as taken
       from saved_profiles`,
      [profile.name, profile.version],
    );
    const { count = 0, taken = false } = counted.rows[0] ?? {};
    if (taken) return 'taken';
    if (count >= most) return 'full';
    const { rows } = await client.query<SavedProfileRow>(
      `insert into saved_profiles (id, name, version, yaml, sources, saved_by, saved_by_name)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7) returning ${COLUMNS}`,
      [
        randomUUID(),
        profile.name,
        profile.version,
        profile.yaml,
        JSON.stringify(profile.sources),
        profile.savedBy,
        profile.savedByName,
      ],
    );
    await tellOthers(client);
    return rows[0] as SavedProfileRow;
  });
}

/** Deletes a profile that no project follows; the answer is what stands in the way. */
export async function deleteSaved(pool: pg.Pool, id: string): Promise<Obstacle | undefined> {
  return inTransaction(pool, async (client) => {
    // Waits for projects that are just being made with it (holdSaved), so that the next statement counts them.
    const { rows } = await client.query<{ name: string; version: string }>(
      'select name, version from saved_profiles where id = $1 for update',
      [id],
    );
    if (rows[0] === undefined) return { kind: 'gone' };
    const projects = await countFollowers(client, rows[0].name, rows[0].version);
    if (projects > 0) return { kind: 'in use', projects };
    await client.query('delete from saved_profiles where id = $1', [id]);
    await tellOthers(client);
    return undefined;
  });
}

/** How many projects follow a profile. */
export async function countFollowers(
  client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>,
  name: string,
  version: string,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from hub_projects where lower(profile) = lower($1) and version = $2',
    [name, version],
  );
  return rows[0]?.count ?? 0;
}

/** Keeps a saved profile from being deleted until the transaction ends; false when it is gone already. */
export async function holdSaved(client: pg.PoolClient, name: string, version: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from saved_profiles where lower(name) = lower($1) and version = $2 for key share',
    [name, version],
  );
  return rowCount === 1;
}

async function tellOthers(client: pg.PoolClient): Promise<void> {
  await client.query(`select pg_notify($1, '')`, [PROFILES_CHANNEL]);
}
