/** Reads entities of all MIAPPE projects that a caller can view, page by page. */
import type { HubCaller } from '../access/workspace-rights.ts';
import { ENTITY_COLUMNS, type EntityRow, type Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { ListPart } from '../paging.ts';
import { queryBounded, queryInShares } from './bounded-parts.ts';
import type { ListedPart } from './envelope.ts';
import { DEFAULT_LEVEL } from './levels.ts';
import { createCondition, readListedPart, selectMiappe } from './visible-parts.ts';

/** Entity types that BrAPI has calls for. */
export type BrapiType = 'Investigation' | 'Study' | 'ObservationUnit' | 'ObservedVariable' | 'BiologicalMaterial';

/** An entity with its workspace (program), investigation (trial) and study. */
export interface BrapiRow extends EntityRow {
  readonly doi: string;
  readonly programId: string;
  readonly programName: string;
  readonly trialId: string | null;
  readonly trialName: string | null;
  readonly license: string | null;
  readonly studyId: string | null;
  readonly studyName: string | null;
  readonly siteName: string | null;
}

/** Filters of a query, combined with AND; absent ones match everything. */
export interface EntityFilter extends Readonly<Partial<Record<keyof ReturnType<typeof listIdColumns>, string>>> {
  readonly active?: boolean;
  /** The year in which the study started. */
  readonly seasonDbId?: string;
  readonly observationUnitLevelName?: string;
}

/** SQL of a unit's level. */
const LEVEL = `lower(trim(coalesce(nullif(e.data->>'observation_level', ''), nullif(e.data->>'observation_unit_type', ''), '${DEFAULT_LEVEL}')))`;

/** Adds project `p` and workspace `w` to entities `e`. */
const ENTITIES = `hub_entities e
  join hub_projects p on p.id = e.project_id
  join hub_workspaces w on w.id = p.workspace_id`;

const FROM = `${ENTITIES}
  left join hub_entities s on s.id = e.parent_id and s.entity_type = 'Study'
  left join hub_entities t on t.id = coalesce(s.parent_id, e.parent_id) and t.entity_type = 'Investigation'`;

const COLUMNS = `${ENTITY_COLUMNS}, p.doi, w.id as "programId", w.name as "programName",
  t.id as "trialId", coalesce(t.data->>'title', t.label) as "trialName", t.data->>'license' as license,
  s.id as "studyId", coalesce(s.data->>'title', s.label) as "studyName", s.data->>'experimental_site_name' as "siteName"`;

/** Returns the columns of the filters that are identifiers. */
function listIdColumns(type: BrapiType) {
  return {
    programDbId: 'w.id',
    trialDbId: type === 'Investigation' ? 'e.id' : 't.id',
    studyDbId: type === 'Study' ? 'e.id' : 's.id',
    observationUnitDbId: 'e.id',
    observationVariableDbId: 'e.id',
    germplasmDbId: 'e.id',
  } as const;
}

/** Returns a part of the entities in the order of projects, studies and positions, with the number of all. All are active. */
export function readEntityPart(
  queries: Queries,
  caller: HubCaller,
  type: BrapiType,
  filter: EntityFilter,
  part: ListPart,
): Promise<ListedPart<BrapiRow>> {
  const where = createCondition(caller, listIdColumns(type), filter, [
    ['e.entity_type = ?', type],
    ["left(e.data->>'start_date', 4) = ?", filter.seasonDbId],
    [`${LEVEL} = ?`, filter.observationUnitLevelName?.trim().toLowerCase()],
  ]);
  const order = 'p.created_at, p.id, s.position nulls first, s.id, e.position, e.id';
  const selection = { columns: COLUMNS, from: FROM, order };
  return readListedPart<BrapiRow>(queries, selection, filter.active === false ? undefined : where, part);
}

/** Returns the visible entities of a type with one of the identifiers. */
export async function readVisibleEntities(
  queries: Queries,
  caller: HubCaller,
  type: BrapiType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BrapiRow>> {
  const visible = selectMiappe(caller);
  const rows = await queryBounded<BrapiRow>(
    queries,
    `select ${COLUMNS} from ${FROM} where ${visible.sql} and e.entity_type = $2 and e.id = any($3::uuid[])`,
    [visible.values, type, ids.filter(isIdentifier)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the different values of an expression over the visible entities of some types, in order.
 * @param study the identifier of a study, whose own and whose children's values count
 */
export async function readDistinct<Value>(
  queries: Queries,
  caller: HubCaller,
  types: readonly BrapiType[],
  expression: string,
  study?: string,
): Promise<Value[]> {
  const visible = selectMiappe(caller);
  const { rows } = await queryInShares<{ project: string; value: Value }>(
    queries,
    `select distinct p.id as project, ${expression} as value from ${ENTITIES}
      where ${visible.sql} and e.entity_type = any($2) and ($3::text is null or lower($3) in (e.id::text, e.parent_id::text)) order by 2`,
    [visible.values, types, study],
    'project',
  );
  return [...new Set(rows.map(({ value }) => value))];
}

/** Returns the children of entities by their parent, in their order; none of parents whose children are too large. */
export async function readChildren(
  queries: Queries,
  parents: readonly { readonly projectId: string; readonly id: string }[],
  types: readonly string[],
): Promise<(parentId: string | null) => readonly EntityRow[]> {
  const { rows } = await queryInShares<EntityRow>(
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

/** The place of an entity that refers to another one. */
type Place = Pick<BrapiRow, 'projectId' | 'studyId'>;

/**
 * Returns a function that finds the entity that an identifier names: in the study, or else in the project.
 * @param places the entities that refer to others
 */
export async function readReferred(
  queries: Queries,
  type: string,
  places: readonly Place[],
  identifiers: readonly (string | null)[],
): Promise<(place: Place, identifier: string | null) => EntityRow | undefined> {
  const named = [...new Set(identifiers.flatMap((identifier) => identifier?.toLowerCase() ?? []))];
  const projects = [...new Set(places.map(({ projectId }) => projectId))];
  const { rows } = await queryInShares<EntityRow>(
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
