/** Compares a project at two moments. A moment is the sequence number of the last version before it. */
import type { Queries } from '../../entities/store.ts';
import { createSizedSql } from '../../paging.ts';

export interface EntityDifference {
  readonly entityId: string;
  readonly entityType: string;
  readonly label: string;
  /** The version at the earlier moment; null for a created entity. */
  readonly before: number | null;
  /** The version at the later moment; null for a deleted entity. */
  readonly after: number | null;
  readonly moved: boolean;
}

/** A difference, with the position at the earlier moment, and the user of a change after the later moment. */
export interface ReversibleDifference extends EntityDifference {
  readonly parentId: string | null;
  readonly parentField: string | null;
  readonly position: number | null;
  /** The last version between the moments, which can be a deletion. */
  readonly latest: number;
  /** Name of the user who changed the entity after the later moment; null if there was no later change. */
  readonly changedBy: string | null;
}

/** Two moments, the earlier moment first. */
export interface VersionSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Versions have consecutive numbers, so the version before the first version in the span contains the earlier state. The query
 * compares stored indexes only for moved entities, because other changes of a list do not update stored indexes. A change of
 * the profile can change type, label or identifier without changing values.
 */
const DIFFERENCES_SQL = `with moves as (
    select from hub_actions where project_id = $1 and moment > $2 and moment <= $3 and before is not null
  ), touched as (
    select entity_id, min(version) - 1 as earlier, max(version) as later, bool_or(action = 'moved') as was_moved
    from hub_entity_versions where project_id = $1 and seq > $2 and seq <= $3 group by entity_id
  ), pairs as (
    select a.entity_id as "entityId", a.entity_type as "entityType", a.label, a.seq, a.version as latest,
      case when b.action <> 'deleted' then b.version end as before, case when a.action <> 'deleted' then a.version end as after,
      b.data is distinct from a.data or exists (select from moves) as changed,
      (b.parent_id, b.parent_field) is distinct from (a.parent_id, a.parent_field) or was_moved and b.position <> a.position as moved,
      b.parent_id as "parentId", b.parent_field as "parentField", b.position
    from touched join hub_entity_versions a on a.entity_id = touched.entity_id and a.version = later
      left join hub_entity_versions b on b.entity_id = touched.entity_id and b.version = earlier
  ), different as (
    select "entityId", "entityType", label, seq, latest, before, after, before is not null and after is not null and moved as moved,
      "parentId", "parentField", position
    from pairs
    where (before is null) <> (after is null) or before is not null and after is not null and (changed or moved)
  )`;

export interface DifferenceCounts {
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
}

/** Returns one page of differences in the order of the history, and the total number. */
export async function readDifferences(
  queries: Queries,
  projectId: string,
  { from, to }: VersionSpan,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly EntityDifference[]; readonly counts: DifferenceCounts }> {
  const span = [projectId, from, to];
  const { rows } = await queries.query<EntityDifference>(
    `${DIFFERENCES_SQL} ${createSizedSql(
      `select "entityId", "entityType", label, before, after, moved, seq, (select coalesce(sum(octet_length(data::text)), 0)
         from hub_entity_versions v where v.entity_id = "entityId" and v.version in (before, after)) as size
       from different order by seq limit $4 offset $5`,
      'seq',
    )}`,
    [...span, limit, offset],
  );
  const { rows: counted } = await queries.query<DifferenceCounts>(
    `${DIFFERENCES_SQL} select count(*) filter (where before is null)::int as created,
       count(*) filter (where before is not null and after is not null)::int as changed,
       count(*) filter (where after is null)::int as deleted from different`,
    span,
  );
  return { rows, counts: counted[0] ?? { created: 0, changed: 0, deleted: 0 } };
}

export async function readReversibleDifferences(
  queries: Queries,
  projectId: string,
  { from, to }: VersionSpan,
): Promise<readonly ReversibleDifference[]> {
  const { rows } = await queries.query<ReversibleDifference>(
    `${DIFFERENCES_SQL}, since as (
       select distinct on (v.entity_id) v.entity_id, coalesce(n.name, v.user_name) as name from hub_entity_versions v
       left join hub_visitor_names n on n.user_id = v.user_id
       where v.project_id = $1 and v.seq > $3 order by v.entity_id, v.version desc
     )
     select "entityId", "entityType", label, before, after, moved, "parentId", "parentField", position, latest, since.name as "changedBy"
     from different left join since on since.entity_id = "entityId" order by seq`,
    [projectId, from, to],
  );
  return rows;
}
