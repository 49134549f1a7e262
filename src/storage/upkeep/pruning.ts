/** Takes away what settings say is old enough: events of channels, and the trail of collaborations. */
import type pg from 'pg';

/** How many days each is kept; 0 keeps all. */
export interface KeptDays {
  readonly eventsDays: number;
  readonly auditDays: number;
}

/** Rows that go by one statement, so that nobody waits for long and little is done again when it fails. */
const AT_ONCE = 5_000;

/**
 * Removes what is older. What people wrote in the chat and the history of entities are elsewhere, and stay.
 *
 * @returns how many rows went, by table
 */
export async function prune(
  pool: Pick<pg.Pool, 'query'>,
  { eventsDays, auditDays }: KeptDays,
): Promise<Record<string, number>> {
  return {
    hub_events: await pruneTable(pool, 'hub_events', eventsDays),
    collaboration_actions: await pruneTable(pool, 'collaboration_actions', auditDays),
  };
}

async function pruneTable(pool: Pick<pg.Pool, 'query'>, table: string, days: number): Promise<number> {
  if (days === 0) return 0;
  let gone = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where at < now() - make_interval(days => $1::int) limit ${AT_ONCE}))`,
      [days],
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return gone;
  }
}
