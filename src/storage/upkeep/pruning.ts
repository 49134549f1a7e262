/** Removes expired data: events of channels, and the activity of collaborations. */
import type pg from 'pg';

/** The retention in days. 0 keeps all. */
export interface RetentionDays {
  readonly eventsDays: number;
  readonly auditDays: number;
}

/** The number of rows per statement, so that locks are short and a failure repeats little work. */
const AT_ONCE = 5_000;

/** Days for which deleted workspaces and projects of the hub can be restored. */
export const RETENTION_OF_DELETED_DAYS = 30;

/** Removes expired rows, items deleted over 30 days ago, and abandoned drafts. Returns the numbers of expired rows by table. */
export async function pruneDatabase(
  pool: Pick<pg.Pool, 'query'>,
  { eventsDays, auditDays }: RetentionDays,
): Promise<Record<string, number>> {
  await removeDeletedItems(pool);
  await removeRowsInParts(pool, 'profile_drafts', "updated_at < now() - interval '90 days'");
  await removeRowsInParts(pool, 'hub_events', "fleeting and at < now() - interval '1 hour'");
  return {
    hub_events: await pruneTable(pool, 'hub_events', eventsDays),
    collaboration_actions: await pruneTable(pool, 'collaboration_actions', auditDays),
  };
}

/** Removes one item per statement, because each can have a million entities. */
async function removeDeletedItems(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from hub_deletions where at < now() - interval '${RETENTION_OF_DELETED_DAYS} days' order by at`,
  );
  for (const { id } of rows) {
    await pool.query(
      `with gone as (delete from hub_deletions where id = $1 returning id), projects as (
         delete from hub_projects where id in (select id from gone))
       delete from hub_workspaces where id in (select id from gone)`,
      [id],
    );
  }
}

async function pruneTable(pool: Pick<pg.Pool, 'query'>, table: string, days: number): Promise<number> {
  return days === 0 ? 0 : removeRowsInParts(pool, table, 'at < now() - make_interval(days => $1::int)', [days]);
}

async function removeRowsInParts(
  pool: Pick<pg.Pool, 'query'>,
  table: string,
  condition: string,
  values: readonly number[] = [],
): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${condition} limit ${AT_ONCE}))`,
      [...values],
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return gone;
  }
}
