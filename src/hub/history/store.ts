/** Reads versions of entities with time and user. */

import type { components } from '../../../generated/hub/types.d.ts';
import { BoundedMap } from '../../memoize.ts';
import type { Profile } from '../../profiles/profile.ts';
import { truncateText } from '../../short-text.ts';
import { computeIdentifier, computeLabel } from '../entities/entity-names.ts';
import { isSameEntityValue, sortByProfile, type Values } from '../entities/entity-values.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import { createSizedSql, joinConditions, shortenPage } from '../paging.ts';
import type { EntityAction } from '../saving/actions.ts';
import type { hubEntityVersions } from '../tables.ts';
import { createLabelCondition, type HistoryQuery, listHistoryConditions } from './filter.ts';
import type { VersionSpan } from './undoing/differences.ts';

export type VersionRow = typeof hubEntityVersions.$inferSelect;

export interface HistoryRow extends VersionRow {
  /** Values of the preceding version; null for the first version. */
  readonly before: Values | null;
}

/** A value before and after a change; null for a missing value. */
export type FieldChange = components['schemas']['HubFieldChange'];

export interface HistoryPart extends HistoryQuery {
  readonly entityId?: string | undefined;
  readonly entityType?: string | undefined;
  readonly action?: EntityAction | undefined;
  /** Selects versions that changed this field. */
  readonly field?: string | undefined;
  /** Selects versions between two moments. */
  readonly span?: VersionSpan | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** SQL columns of a version. For visitors, the columns contain the current name. */
const VERSION_COLUMNS = `v.project_id as "projectId", v.entity_id as "entityId", v.version, v.action, v.seq::float8 as seq, v.at,
  v.user_id as "userId", coalesce((select n.name from hub_visitor_names n where n.user_id = v.user_id), v.user_name) as "userName",
  v.entity_type as "entityType", v.parent_id as "parentId", v.parent_field as "parentField", v.position, v.label, v.data`;

/** SQL condition for versions that changed a field. */
const CHANGES_FIELD = `v.data -> ?::text is distinct from
  (select e.data -> ?::text from hub_entity_versions e where e.entity_id = v.entity_id and e.version = v.version - 1)`;

/** Returns one page of the history of a project or entity, newest first, the total number, and the limits of the page. */
export async function readHistory<Part extends HistoryPart>(
  queries: Queries,
  projectId: string,
  wanted: Part,
): Promise<{ readonly rows: readonly HistoryRow[]; readonly total: number; readonly part: Part }> {
  const { entityId, entityType, action, field, span, limit, offset } = wanted;
  if (entityId !== undefined && !isIdentifier(entityId)) return { rows: [], total: 0, part: wanted };
  // PostgreSQL can count the rows in an index if there are no further conditions.
  const { where, values } = joinConditions([
    ['v.project_id = ?', projectId],
    ['v.entity_id = ?', entityId],
    ['v.entity_type = ?', entityType],
    ['v.action = ?', action],
    ['v.seq > ?', span?.from],
    ['v.seq <= ?', span?.to],
    [CHANGES_FIELD, field],
    ...listHistoryConditions('v', wanted),
    createLabelCondition(wanted),
  ]);
  const { rows } = await queries.query<HistoryRow>(
    createSizedSql(
      `select ${VERSION_COLUMNS}, p.data as before, octet_length(v.data::text) + coalesce(octet_length(p.data::text), 0) as size
       from hub_entity_versions v left join hub_entity_versions p on p.entity_id = v.entity_id and p.version = v.version - 1
       where ${where} order by v.seq desc limit $${values.length + 1} offset $${values.length + 2}`,
      'seq desc',
    ),
    [...values, limit, offset],
  );
  const total = await countVersions(queries, where, values);
  return { rows, total, part: shortenPage(wanted, rows, total) };
}

/** Returns a version, by default the latest, which can be a deletion; undefined for an unknown version. */
export async function readVersion(
  queries: Queries,
  projectId: string,
  entityId: string,
  version?: number,
): Promise<VersionRow | undefined> {
  if (!isIdentifier(entityId)) return undefined;
  const { rows } = await queries.query<VersionRow>(
    `select ${VERSION_COLUMNS} from hub_entity_versions v
     where v.project_id = $1 and v.entity_id = $2 and ($3::bigint is null or v.version = $3) order by v.version desc limit 1`,
    [projectId, entityId, version ?? null],
  );
  return rows[0];
}

export async function readVersions(
  queries: Queries,
  versions: readonly { readonly entityId: string; readonly before: number | null }[],
): Promise<readonly VersionRow[]> {
  const { rows } = await queries.query<VersionRow>(
    `select ${VERSION_COLUMNS} from unnest($1::uuid[], $2::int[]) as wanted(id, version)
     join hub_entity_versions v on v.entity_id = wanted.id and v.version = wanted.version`,
    [versions.map(({ entityId }) => entityId), versions.map(({ before }) => before)],
  );
  return rows;
}

/** Returns the last versions of the descendants that were deleted together with an entity. */
export async function readDeletedDescendants(
  queries: Queries,
  { projectId, entityId, seq }: VersionRow,
): Promise<VersionRow[]> {
  const { rows } = await queries.query<VersionRow>(
    `with recursive gone as (
       select distinct on (entity_id) entity_id, parent_id, seq, action, version from hub_entity_versions
       where project_id = $1 order by entity_id, version desc
     ), down as (
       select entity_id, version, 0 as depth from gone where entity_id = $2
       union all
       select g.entity_id, g.version, depth + 1 from down join gone g on g.parent_id = down.entity_id
       where g.action = 'deleted' and g.seq > $3
     )
     select ${VERSION_COLUMNS} from down join hub_entity_versions v on v.entity_id = down.entity_id and v.version = down.version
     where down.depth > 0 order by depth, v.position`,
    [projectId, entityId, seq],
  );
  return rows;
}

/** Returns the changed fields in profile order. */
export function compareValues(profile: Profile, entityType: string, before: Values | null, after: Values): FieldChange[] {
  const old = before ?? {};
  const entity = profile.entities.get(entityType);
  const all = { ...old, ...after };
  return Object.keys(entity === undefined ? all : sortByProfile(entity, all))
    .filter((field) => !isSameEntityValue(old[field], after[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: after[field] ?? null }));
}

/** Cached counts, each with the sequence number of the last counted version. */
const versionCounts = new BoundedMap<string, { readonly total: number; readonly upTo: number }>(1_000);

/** Returns the number of versions. @param where SQL condition on version `v`, with the project ID as first parameter */
async function countVersions(queries: Queries, where: string, parameters: readonly unknown[]): Promise<number> {
  const key = JSON.stringify([where, parameters]);
  const known = versionCounts.get(key) ?? { total: 0, upTo: 0 };
  const { rows } = await queries.query<{ added: number; seq: number }>(
    `select p.seq::float8 as seq, (select count(*)::int from hub_entity_versions v where ${where} and v.seq > $${parameters.length + 1}) as added
     from hub_projects p where p.id = $1`,
    [...parameters, known.upTo],
  );
  const { added = 0, seq = 0 } = rows[0] ?? {};
  const total = known.total + added;
  versionCounts.set(key, { total, upTo: seq });
  if (seq >= known.upTo) return total;
  // After the database was restored from a backup, the cached count is too high.
  versionCounts.delete(key);
  return countVersions(queries, where, parameters);
}

/** Returns a value as text, with semicolons between list items; empty for a missing value. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(formatValue).join('; ') : String(value);
}

/** Returns a value as text of at most 80 characters. */
export function formatShortValue(value: unknown): string {
  return truncateText(formatValue(value), 80);
}

/** Returns the label and identifier of an earlier version, computed with the current profile. */
export function computeNames(
  profile: Profile,
  { entityType, data, label, position }: VersionRow,
): Pick<EntityRow, 'label' | 'identifier'> {
  const entity = profile.entities.get(entityType);
  if (entity === undefined) return { label, identifier: '' };
  return { label: computeLabel(profile, entity, data, position + 1), identifier: computeIdentifier(profile, entity, data) };
}

/** Returns the entity row of an earlier version. */
export function createEarlierRow(
  profile: Profile,
  state: VersionRow,
): Omit<EntityRow, 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'> {
  return {
    id: state.entityId,
    projectId: state.projectId,
    entityType: state.entityType,
    parentId: state.parentId,
    parentField: state.parentField,
    position: state.position,
    data: state.data,
    ...computeNames(profile, state),
  };
}

/** Returns the creation times by entity ID. */
export async function readVersionDates(
  client: Queries,
  projectId: string,
  states: readonly Pick<VersionRow, 'entityId'>[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await client.query<{ id: string; at: Date }>(
    'select entity_id as id, at from hub_entity_versions where project_id = $1 and entity_id = any($2::uuid[]) and version = 1',
    [projectId, states.map(({ entityId }) => entityId)],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
