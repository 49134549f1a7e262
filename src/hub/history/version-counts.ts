/**
 * How many versions a history has. Versions are only added, and those of a project are committed in the order of their numbers: what was counted up to
 * a number stays, and only what came after it is counted again.
 */
import type { Queries } from '../entities/store.ts';

/** At most so many counts are kept in memory. */
const MAX_CACHED = 1_000;

interface Count {
  readonly total: number;
  /** Number of the project up to which it holds. */
  readonly upTo: number;
}

const kept = new Map<string, Count>();

/**
 * Counts them.
 *
 * @param where condition on the version `v`, whose first parameter is the identifier of the project
 * @param asked its parameters
 */
export async function countVersions(queries: Queries, where: string, asked: readonly unknown[]): Promise<number> {
  const key = JSON.stringify([where, asked]);
  const known = kept.get(key) ?? { total: 0, upTo: 0 };
  const { rows } = await queries.query<{ added: number; seq: number }>(
    `select p.seq::float8 as seq, (select count(*)::int from hub_entity_versions v where ${where} and v.seq > $${asked.length + 1}) as added
     from hub_projects p where p.id = $1`,
    [...asked, known.upTo],
  );
  const { added = 0, seq = 0 } = rows[0] ?? {};
  kept.delete(key);
  // A database that was set back to an earlier state.
  if (seq < known.upTo) return countVersions(queries, where, asked);
  const count = { total: known.total + added, upTo: seq };
  kept.set(key, count);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_CACHED) break;
    kept.delete(oldest);
  }
  return count.total;
}
