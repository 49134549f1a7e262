/** Projects whose answers are tasks: reading and checking all their entities would block other requests. */
import type { HubContext } from '../context.ts';
import type { HubProjectRow } from '../tables.ts';

/** Entities and bytes of a project whose whole picture is made and checked in about ten milliseconds. */
const SMALL = { entities: 1_000, bytes: 400_000 };
/** Projects whose size is remembered. */
const MAX_CACHED = 1_000;

type Known = Map<string, { readonly seq: number; readonly isLarge: boolean }>;

const known = new WeakMap<HubContext, Known>();

/** Whether a project is large. Every save counts its `seq` up, so what was found holds as long as that stays. */
export async function isLarge(context: HubContext, { id, seq }: Pick<HubProjectRow, 'id' | 'seq'>): Promise<boolean> {
  const ofContext: Known = known.get(context) ?? new Map();
  known.set(context, ofContext);
  const last = ofContext.get(id);
  if (last?.seq === seq) return last.isLarge;
  // A value that PostgreSQL keeps compressed can be many times as long as it is there.
  const { rows } = await context.pool.query<{ entities: number; bytes: number }>(
    `select count(*)::int as entities, coalesce(sum(bytes), 0)::float8 as bytes from (
       select case when pg_column_compression(data) is null then pg_column_size(data) else octet_length(data::text) end as bytes
       from hub_entities where project_id = $1 limit ${SMALL.entities + 1}) counted`,
    [id],
  );
  const { entities = 0, bytes = 0 } = rows[0] ?? {};
  const found = { seq, isLarge: entities > SMALL.entities || bytes > SMALL.bytes };
  ofContext.delete(id);
  ofContext.set(id, found);
  for (const old of [...ofContext.keys()].slice(0, Math.max(0, ofContext.size - MAX_CACHED))) ofContext.delete(old);
  return found.isLarge;
}
