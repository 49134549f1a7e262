/** Reads entities of all MIAPPE projects that a caller can view, page by page. */
import type { HubCaller } from '../access/workspace-rights.ts';
import { selectVisible } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { ENTITY_COLUMNS, type EntityRow, type Queries } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import type { ListedPart } from './envelope.ts';
import { DEFAULT_LEVEL } from './levels.ts';

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

/** Filters, combined with AND; absent ones match everything. */
export interface EntityFilter {
  /** Matches the entity's own identifier. */
  readonly id?: string | undefined;
  readonly programDbId?: string | undefined;
  readonly trialDbId?: string | undefined;
  readonly studyDbId?: string | undefined;
  /** The year in which the study started. */
  readonly seasonDbId?: string | undefined;
  readonly levelName?: string | undefined;
}

/** SQL of a unit's level. */
const LEVEL = `lower(trim(coalesce(nullif(e.data->>'observation_level', ''), nullif(e.data->>'observation_unit_type', ''), '${DEFAULT_LEVEL}')))`;

const FROM = `from hub_entities e
  join hub_projects p on p.id = e.project_id
  join hub_workspaces w on w.id = p.workspace_id
  left join hub_entities s on s.id = e.parent_id and s.entity_type = 'Study'
  left join hub_entities t on t.id = coalesce(s.parent_id, e.parent_id) and t.entity_type = 'Investigation'`;

const COLUMNS = `${ENTITY_COLUMNS}, p.doi, w.id as "programId", w.name as "programName",
  t.id as "trialId", coalesce(t.data->>'title', t.label) as "trialName", t.data->>'license' as license,
  s.id as "studyId", coalesce(s.data->>'title', s.label) as "studyName", s.data->>'experimental_site_name' as "siteName"`;

/** Returns the columns of the filters that are identifiers. */
function listIdColumns(type: BrapiType) {
  return {
    id: 'e.id',
    programDbId: 'w.id',
    trialDbId: type === 'Investigation' ? 'e.id' : 't.id',
    studyDbId: type === 'Study' ? 'e.id' : 's.id',
  } as const;
}

interface Question {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** SQL condition that selects what a caller can view in MIAPPE projects: workspace `w`, project `p`, parameter `$1`. */
export function selectMiappe(caller: HubCaller): { sql: string; values: string[] } {
  const visible = selectVisible(caller, 'w.collaboration', '$1');
  return { sql: `${visible.sql} and p.profile = 'miappe' and ${PROJECT_PRESENT}`, values: visible.values };
}

/** Returns undefined if a filter is no identifier, so that nothing matches. */
function buildQuestion(caller: HubCaller, type: BrapiType, filter: EntityFilter): Question | undefined {
  const visible = selectMiappe(caller);
  const values: unknown[] = [visible.values, type];
  const conditions = [visible.sql, 'e.entity_type = $2'];
  const add = (condition: string, value: string) => conditions.push(`${condition} = $${values.push(value)}`);
  for (const [name, column] of Object.entries(listIdColumns(type))) {
    const id = filter[name as keyof EntityFilter];
    if (id === undefined) continue;
    if (!isIdentifier(id)) return undefined;
    add(column, id);
  }
  if (filter.seasonDbId !== undefined) add("left(e.data->>'start_date', 4)", filter.seasonDbId);
  if (filter.levelName !== undefined) add(LEVEL, filter.levelName.trim().toLowerCase());
  return { where: conditions.join(' and '), values };
}

/** Returns a part of the entities in the order of projects, studies and positions, with the number of all. */
export async function readEntityPart(
  queries: Queries,
  caller: HubCaller,
  type: BrapiType,
  filter: EntityFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedPart<BrapiRow>> {
  const question = buildQuestion(caller, type, filter);
  if (question === undefined) return { items: [], total: 0 };
  const { where, values } = question;
  const counted = await queries.query<{ total: number }>(`select count(*)::int as total ${FROM} where ${where}`, [...values]);
  const { rows } = await queries.query<BrapiRow>(
    `select ${COLUMNS} ${FROM} where ${where}
      order by p.created_at, p.id, s.position nulls first, s.id, e.position, e.id
      limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the visible entities of a type with one of the identifiers. */
export async function readVisibleEntities(
  queries: Queries,
  caller: HubCaller,
  type: BrapiType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BrapiRow>> {
  const visible = selectMiappe(caller);
  const { rows } = await queries.query<BrapiRow>(
    `select ${COLUMNS} ${FROM} where ${visible.sql} and e.entity_type = $2 and e.id = any($3::uuid[])`,
    [visible.values, type, ids.filter(isIdentifier)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the children of entities by their parent, in their order. */
export async function readChildren(
  queries: Queries,
  parents: readonly { readonly projectId: string; readonly id: string }[],
  types: readonly string[],
): Promise<(parentId: string | null) => readonly EntityRow[]> {
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e
      where e.project_id = any($1::uuid[]) and e.parent_id = any($2::uuid[]) and e.entity_type = any($3)
      order by e.position, e.id`,
    [[...new Set(parents.map(({ projectId }) => projectId))], parents.map(({ id }) => id), types],
  );
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  return (parentId) => byParent.get(parentId) ?? [];
}

/** An identifier that an entity of a study refers to. */
export interface NamedReference {
  readonly projectId: string;
  readonly studyId: string | null;
  readonly identifier: string | null;
}

/** Returns a function that finds the entity that a reference names: in the study, or else in the project. */
export async function readReferred(
  queries: Queries,
  type: string,
  references: readonly NamedReference[],
): Promise<(reference: NamedReference) => EntityRow | undefined> {
  const named = [...new Set(references.flatMap(({ identifier }) => identifier?.toLowerCase() ?? []))];
  const projects = [...new Set(references.map(({ projectId }) => projectId))];
  const { rows } = await queries.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e
      where e.entity_type = $1 and lower(e.identifier) = any($2) and e.project_id = any($3::uuid[]) order by e.position, e.id`,
    [type, named, projects],
  );
  const keyOf = (projectId: string, identifier: string) => `${projectId} ${identifier.toLowerCase()}`;
  const byKey = Map.groupBy(rows, ({ projectId, identifier }) => keyOf(projectId, identifier));
  return ({ projectId, studyId, identifier }) => {
    const found = identifier === null ? [] : (byKey.get(keyOf(projectId, identifier)) ?? []);
    return found.find(({ parentId }) => parentId === studyId) ?? found[0];
  };
}
