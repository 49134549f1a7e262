import type { HubCaller } from '../access/workspace-rights.ts';
import { ENTITY_COLUMNS, type EntityRow, type Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { ListPart } from '../paging.ts';
import { queryInParts, queryWithSizeLimit } from './bounded-parts.ts';
import type { ListedPart } from './envelope.ts';
import { type BrapiType, createFilters, formatTitleSql, type RowKind } from './filters.ts';
import type { BrapiObjects } from './members.ts';
import { createCondition, createMiappeSql, readListedPart, type Search } from './visible-parts.ts';

/** A row for an entity, with its workspace (program), investigation (trial) and study. */
export interface BrapiRow extends EntityRow {
  readonly doi: string;
  readonly ownColumns: readonly string[];
  readonly programId: string;
  readonly programName: string;
  readonly trialId: string | null;
  readonly trialName: string | null;
  readonly license: string | null;
  readonly studyId: string | null;
  readonly studyName: string | null;
  readonly siteName: string | null;
  readonly institution: string | null;
  /** The material of the observation unit from which the sample was taken. */
  readonly material?: string | null;
  /** Type of a BrAPI list; absent in rows of other kinds. */
  readonly listType?: BrapiObjects['BrapiList']['listType'];
  readonly listSize?: number;
}

/** SQL that joins entities `e` with their project `p` and workspace `w`. */
const ENTITIES_SQL = `hub_entities e
  join hub_projects p on p.id = e.project_id
  join hub_workspaces w on w.id = p.workspace_id`;

const formatFromClause = ({ type, join = '' }: Pick<RowKind, 'type' | 'join'>) => `${ENTITIES_SQL}
  ${type === 'Sample' ? `left join hub_entities u on u.id = e.parent_id and u.entity_type = 'ObservationUnit'` : ''}
  left join hub_entities s on s.id = ${type === 'Sample' ? 'u.parent_id' : 'e.parent_id'} and s.entity_type = 'Study'
  left join hub_entities t on t.id = coalesce(s.parent_id, e.parent_id) and t.entity_type = 'Investigation' ${join}`;

const COLUMNS = `${ENTITY_COLUMNS}, p.doi,
  array(select c->>'name' from jsonb_array_elements(p.own_columns) c where c->>'entity_type' = e.entity_type) as "ownColumns", w.id as "programId", w.name as "programName",
  t.id as "trialId", ${formatTitleSql('t')} as "trialName", t.data->>'license' as license,
  s.id as "studyId", ${formatTitleSql('s')} as "studyName", nullif(s.data->>'experimental_site_name', '') as "siteName",
  s.data->>'contact_institution' as institution`;

/** Returns a page of visible entities, ordered by project, study and position, and the total number. */
export function readEntityPart(
  queries: Queries,
  caller: HubCaller,
  kind: RowKind,
  search: Search,
  part: ListPart,
): Promise<ListedPart<BrapiRow>> {
  const { type, key, where = `e.entity_type = '${type}'`, columns } = kind;
  const matching = createCondition(caller, createFilters(kind), search);
  const selection = {
    columns: columns === undefined ? COLUMNS : `${COLUMNS}, ${columns}`,
    from: formatFromClause(kind),
    order: 'p.created_at, p.id, s.position nulls first, s.id, e.position, e.id',
    key,
  };
  return readListedPart<BrapiRow>(queries, selection, { ...matching, where: `${matching.where} and (${where})` }, part);
}

export async function readVisibleEntities(
  queries: Queries,
  caller: HubCaller,
  type: BrapiType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BrapiRow>> {
  const visible = createMiappeSql(caller);
  const rows = await queryWithSizeLimit<BrapiRow>(
    queries,
    `select ${COLUMNS} from ${formatFromClause({ type })} where ${visible.sql} and e.entity_type = $2 and e.id = any($3::uuid[])`,
    [visible.values, type, ids.filter(isIdentifier)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the sorted distinct values of an SQL expression in visible entities. @param study limits the entities to a study */
export async function readDistinctValues<Value>(
  queries: Queries,
  caller: HubCaller,
  types: readonly BrapiType[],
  expression: string,
  study?: string,
): Promise<Value[]> {
  const visible = createMiappeSql(caller);
  const { rows } = await queryInParts<{ project: string; value: Value }>(
    queries,
    `select distinct p.id as project, ${expression} as value from ${ENTITIES_SQL}
      where ${visible.sql} and e.entity_type = any($2) and ($3::text is null or lower($3) in (e.id::text, e.parent_id::text)) order by 2`,
    [visible.values, types, study],
    'project',
  );
  return [...new Set(rows.map(({ value }) => value))];
}

/** Returns a function that returns the children of a parent in order; empty if the children exceed the size limit. */
export async function readChildren(
  queries: Queries,
  parents: readonly { readonly projectId: string; readonly id: string }[],
  types: readonly string[],
): Promise<(parentId: string | null) => readonly EntityRow[]> {
  const { rows } = await queryInParts<EntityRow>(
    queries,
    `select ${ENTITY_COLUMNS} from hub_entities e
      where e.project_id = any($1::uuid[]) and e.parent_id = any($2::uuid[]) and e.entity_type = any($3)
      order by e.position, e.id`,
    [[...new Set(parents.map(({ projectId }) => projectId))], parents.map(({ id }) => id), types],
    'parentId',
  );
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  return (parentId) => byParent.get(parentId) ?? [];
}

type Place = Pick<BrapiRow, 'projectId' | 'studyId'>;

/** Returns a function that finds the entity with an identifier in the study, or else in the project; undefined if none. */
export async function readReferencedEntities(
  queries: Queries,
  type: string,
  places: readonly Place[],
  identifiers: readonly (string | null)[],
): Promise<(place: Place, identifier: string | null) => EntityRow | undefined> {
  const named = [...new Set(identifiers.flatMap((identifier) => identifier?.toLowerCase() ?? []))];
  const projects = [...new Set(places.map(({ projectId }) => projectId))];
  const { rows } = await queryInParts<EntityRow>(
    queries,
    `select ${ENTITY_COLUMNS} from hub_entities e
      where e.entity_type = $1 and lower(e.identifier) = any($2) and e.project_id = any($3::uuid[]) order by e.position, e.id`,
    [type, named, projects],
    'projectId',
  );
  const createKey = (projectId: string, identifier: string) => `${projectId} ${identifier.toLowerCase()}`;
  const byKey = Map.groupBy(rows, ({ projectId, identifier }) => createKey(projectId, identifier));
  return ({ projectId, studyId }, identifier) => {
    const found = identifier === null ? [] : (byKey.get(createKey(projectId, identifier)) ?? []);
    return found.find(({ parentId }) => parentId === studyId) ?? found[0];
  };
}
