/** Caches snapshots of projects. Each access reads new changes from the history, because other processes can also write. */
import type pg from 'pg';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { runInTransaction } from '../../storage/run-in-transaction.ts';
import type { HubContext } from '../context.ts';
import { sortByProfile } from '../entities/entity-values.ts';
import { ENTITY_COLUMNS, type EntityRow } from '../entities/store.ts';
import { checkProject, compareSiblings, createTopComparison, type FieldError, type ProjectCheck } from './check-project.ts';
import { addCompleteness, type Completeness, computeCompleteness, NO_COMPLETENESS } from './completeness.ts';
import { relabelRows } from './labels-in-place.ts';

/** Immutable entities of a project with their errors. */
export class ProjectSnapshot {
  readonly profile: Profile;
  /** Sequence number of the last included change. */
  readonly seq: number;
  /** Each entity precedes its descendants. Siblings are in order. */
  readonly rows: readonly EntityRow[];
  readonly #byId: ReadonlyMap<string, EntityRow>;
  readonly #children: ReadonlyMap<string, readonly EntityRow[]>;
  readonly #descendants = new Map<string, number>();
  readonly #depth = new Map<string, number>();
  #check: ProjectCheck | undefined;
  #completeness: Completeness | undefined;

  constructor(profile: Profile, rows: Iterable<EntityRow>, seq: number) {
    this.profile = profile;
    this.seq = seq;
    const known = new Map([...rows].map((row) => [row.id, row]));
    this.#byId = new Map(relabelRows(profile, [...known.values()]).map((row) => [row.id, row]));
    const all = [...this.#byId.values()];
    this.#children = sortChildren(
      profile,
      Map.groupBy(all, (row) => (row.parentId === null || !this.#byId.has(row.parentId) ? '' : (row.parentId as string))),
      this.#byId,
    );
    const inTree: EntityRow[] = [];
    const visitRow = (row: EntityRow, depth: number): number => {
      inTree.push(row);
      this.#depth.set(row.id, depth);
      let inside = 0;
      for (const child of this.listChildren(row.id)) inside += 1 + visitRow(child, depth + 1);
      this.#descendants.set(row.id, inside);
      return inside;
    };
    for (const top of this.listChildren(null)) visitRow(top, 0);
    this.rows = inTree;
  }

  get(id: string): EntityRow | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  /** Returns the children by field in profile order, then by position. The ID null stands for the top level. */
  listChildren(id: string | null): readonly EntityRow[] {
    return this.#children.get(id ?? '') ?? [];
  }

  countDescendants(id: string): number {
    return this.#descendants.get(id) ?? 0;
  }

  getDepth(id: string): number {
    return this.#depth.get(id) ?? 0;
  }

  /** Returns the ancestors of an entity, starting at the top. */
  listAncestors(id: string): readonly EntityRow[] {
    const ancestors: EntityRow[] = [];
    let parentId = this.get(id)?.parentId ?? null;
    while (parentId !== null) {
      const parent = this.#byId.get(parentId);
      if (parent === undefined) break;
      ancestors.unshift(parent);
      parentId = parent.parentId;
    }
    return ancestors;
  }

  /** Result of the check, computed at the first access. */
  get check(): ProjectCheck {
    this.#check ??= checkProject(this.profile, this.rows);
    return this.#check;
  }

  /** Returns the errors of an entity, including references and uniqueness in the project. */
  listErrors(id: string): readonly FieldError[] {
    return this.check.errorsOf.get(id) ?? [];
  }

  listWarnings(id: string): readonly FieldError[] {
    return this.check.warningsOf.get(id) ?? [];
  }

  getCompleteness(row: EntityRow): Completeness {
    const entity = this.profile.entities.get(row.entityType);
    const filledFields = new Set(this.listChildren(row.id).map(({ parentField }) => parentField ?? ''));
    return entity === undefined ? NO_COMPLETENESS : computeCompleteness(this.profile, entity, row.data, filledFields);
  }

  get completeness(): Completeness {
    this.#completeness ??= this.rows.map((row) => this.getCompleteness(row)).reduce(addCompleteness, NO_COMPLETENESS);
    return this.#completeness;
  }

  withRow(row: EntityRow): ProjectSnapshot {
    return this.withRows([row], []);
  }

  /** Returns a copy with added or replaced rows, without the removed entities and their descendants. */
  withRows(rows: readonly EntityRow[], removed: readonly string[]): ProjectSnapshot {
    const byId = new Map(this.#byId);
    for (const row of rows) byId.set(row.id, row);
    const leaving = [...removed];
    for (let id = leaving.pop(); id !== undefined; id = leaving.pop()) {
      if (byId.delete(id.toLowerCase())) leaving.push(...this.listChildren(id.toLowerCase()).map((child) => child.id));
    }
    return new ProjectSnapshot(this.profile, byId.values(), this.seq);
  }
}

function sortChildren(
  profile: Profile,
  children: Map<string, EntityRow[]>,
  byId: ReadonlyMap<string, EntityRow>,
): ReadonlyMap<string, readonly EntityRow[]> {
  const ranks = new Map<Entity, ReadonlyMap<string, number>>();
  const getRanks = (entity: Entity) => {
    const rank = ranks.get(entity) ?? new Map(entity.fields.map(({ name }, index) => [name, index]));
    ranks.set(entity, rank);
    return rank;
  };
  for (const [parentId, siblings] of children) {
    if (parentId === '') {
      siblings.sort(createTopComparison(profile));
      continue;
    }
    const entity = profile.entities.get(byId.get(parentId)?.entityType ?? '');
    const rank = entity === undefined ? undefined : getRanks(entity);
    const getRank = ({ parentField }: EntityRow) => rank?.get(parentField ?? '') ?? 0;
    siblings.sort((one, other) => getRank(one) - getRank(other) || compareSiblings(one, other));
  }
  return children;
}

/** Maximum number of entities in all cached snapshots. The latest snapshot is cached even above this number. */
const MAX_CACHED_ENTITIES = 100_000;
/** Maximum number of changes to read separately. For more changes, reading the whole project is faster. */
const MAX_CHANGES = 1_000;

type Snapshots = Map<string, ProjectSnapshot>;

const snapshotsByContext = new WeakMap<HubContext, Snapshots>();

interface Change {
  readonly id: string;
  readonly parentId: string | null;
  readonly seq: number;
}

/** The expected project after an action that only adds entities at the ends of their lists. */
export type ExpectedSnapshot = ReturnType<typeof computeExpectedSnapshot>;

/** Returns a snapshot with new entities, which openSnapshot can use without reading the project. */
export function computeExpectedSnapshot(before: ProjectSnapshot, made: readonly EntityRow[]) {
  const rows = [...before.rows, ...made.map(createValueSorter(before.profile))];
  return { before, made, snapshot: new ProjectSnapshot(before.profile, rows, before.seq + made.length) };
}

/** Returns the current snapshot. @param expected a computed snapshot, used if no other change occurred */
export async function openSnapshot(
  context: HubContext,
  { project, profile }: { readonly project: { readonly id: string }; readonly profile: Profile },
  expected?: ExpectedSnapshot,
): Promise<ProjectSnapshot> {
  const snapshots: Snapshots = snapshotsByContext.get(context) ?? new Map<string, ProjectSnapshot>();
  snapshotsByContext.set(context, snapshots);
  const last = snapshots.get(project.id);
  // All statements read the same state of the database.
  const snapshot = await runInTransaction(
    context.pool,
    (client) => readSnapshot(client, project.id, profile, last?.profile === profile ? last : undefined, expected),
    'isolation level repeatable read read only',
  );
  cacheSnapshot(snapshots, project.id, snapshot);
  return snapshot;
}

async function readSnapshot(
  client: pg.ClientBase,
  projectId: string,
  profile: Profile,
  last: ProjectSnapshot | undefined,
  expected: ExpectedSnapshot | undefined,
): Promise<ProjectSnapshot> {
  if (expected !== undefined && (await hasOnlyExpectedChanges(client, projectId, expected))) return expected.snapshot;
  const changes = await readChanges(client, projectId, last?.seq ?? Number.MAX_SAFE_INTEGER);
  if (last !== undefined && changes.length === 0) return last;
  if (last !== undefined && changes.length <= MAX_CHANGES) return updateSnapshot(client, projectId, last, changes);
  const { rows: counted } = await client.query<{ seq: string }>(
    'select coalesce(max(seq), 0) as seq from hub_entity_versions where project_id = $1',
    [projectId],
  );
  const { rows } = await client.query<EntityRow>(`select ${ENTITY_COLUMNS} from hub_entities e where e.project_id = $1`, [
    projectId,
  ]);
  return new ProjectSnapshot(profile, rows.map(createValueSorter(profile)), Number(counted[0]?.seq));
}

/** Returns whether the new versions are exactly the expected ones, without changes by other actions. */
async function hasOnlyExpectedChanges(
  client: pg.ClientBase,
  projectId: string,
  { before, made }: ExpectedSnapshot,
): Promise<boolean> {
  const { rows } = await client.query<{ count: number; isNew: boolean | null }>(
    `select count(*)::int as count, bool_and(action = 'created') as "isNew" from hub_entity_versions where project_id = $1 and seq > $2`,
    [projectId, before.seq],
  );
  return rows[0]?.count === made.length && rows[0].isNew === true;
}

async function readChanges(client: pg.ClientBase, projectId: string, since: number): Promise<readonly Change[]> {
  const { rows } = await client.query<Change>(
    `select entity_id as id, parent_id as "parentId", seq::float8 as seq from hub_entity_versions
     where project_id = $1 and seq > $2 order by seq limit $3`,
    [projectId, since, MAX_CHANGES + 1],
  );
  return rows;
}

/** Returns the snapshot with changed entities, and with siblings of added or removed ones, whose positions may differ. */
async function updateSnapshot(
  client: pg.ClientBase,
  projectId: string,
  last: ProjectSnapshot,
  changes: readonly Change[],
): Promise<ProjectSnapshot> {
  const ids = new Set(changes.map(({ id }) => id));
  const parents = new Set([
    ...changes.map(({ parentId }) => parentId),
    ...[...ids].flatMap((id) => last.get(id)?.parentId ?? []),
  ]);
  const isAtTop = [...ids].some((id) => last.get(id)?.parentId === null) || parents.has(null);
  const { rows } = await client.query<EntityRow>(
    `select ${ENTITY_COLUMNS} from hub_entities e
     where e.project_id = $1 and (e.id = any($2::uuid[]) or e.parent_id = any($3::uuid[]) or ($4 and e.parent_id is null))`,
    [projectId, [...ids], [...parents].filter((id) => id !== null), isAtTop],
  );
  const byId = new Map(last.rows.map((row) => [row.id, row]));
  for (const id of ids) byId.delete(id);
  for (const row of rows.map(createValueSorter(last.profile))) byId.set(row.id, row);
  return new ProjectSnapshot(last.profile, byId.values(), changes.at(-1)?.seq ?? last.seq);
}

function createValueSorter(profile: Profile): (row: EntityRow) => EntityRow {
  return (row) => {
    const entity = profile.entities.get(row.entityType);
    return entity === undefined ? row : { ...row, data: sortByProfile(entity, row.data) };
  };
}

/** Evicts the least recently used snapshots above the limit. */
function cacheSnapshot(snapshots: Snapshots, projectId: string, snapshot: ProjectSnapshot): void {
  snapshots.delete(projectId);
  snapshots.set(projectId, snapshot);
  let entities = [...snapshots.values()].reduce((sum, { rows }) => sum + rows.length, 0);
  for (const [id, { rows }] of snapshots) {
    if (entities <= MAX_CACHED_ENTITIES || id === projectId) break;
    snapshots.delete(id);
    entities -= rows.length;
  }
}
