/** All entities of a project as they were at one moment, with what follows from them: their tree, their errors, their completeness. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { checkProject, type FieldError, type ProjectCheck } from './check-project.ts';
import { type Completeness, completenessOf, completenessSum, nothing } from './completeness.ts';
import { labeledInPlace } from './labels-in-place.ts';
import { entitiesInOrder, topsInOrder } from './project-document.ts';

/** The snapshot. Nothing of it changes; a later moment has another one. */
export class ProjectSnapshot {
  readonly profile: Profile;
  /** Number of the last change that is in it. */
  readonly seq: number;
  /** Each entity with its descendants following it, siblings in their order. */
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
    this.#byId = new Map(labeledInPlace(profile, [...known.values()]).map((row) => [row.id, row]));
    const all = [...this.#byId.values()];
    const isTop = ({ parentId }: EntityRow) => parentId === null || !this.#byId.has(parentId);
    this.#children = childrenInOrder(
      profile,
      Map.groupBy(all, (row) => (isTop(row) ? '' : (row.parentId as string))),
      this.#byId,
    );
    const inTree: EntityRow[] = [];
    const visit = (row: EntityRow, depth: number): number => {
      inTree.push(row);
      this.#depth.set(row.id, depth);
      let inside = 0;
      for (const child of this.childrenOf(row.id)) inside += 1 + visit(child, depth + 1);
      this.#descendants.set(row.id, inside);
      return inside;
    };
    for (const top of this.childrenOf(null)) visit(top, 0);
    this.rows = inTree;
  }

  /** The entity, or undefined. */
  get(id: string): EntityRow | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  /** Entities directly in one, in the order of the profile's fields and then in theirs; null: those at the top. */
  childrenOf(id: string | null): readonly EntityRow[] {
    return this.#children.get(id ?? '') ?? [];
  }

  /** How many entities are nested in one, at any depth. */
  descendantsOf(id: string): number {
    return this.#descendants.get(id) ?? 0;
  }

  /** Number of entities around one. */
  depthOf(id: string): number {
    return this.#depth.get(id) ?? 0;
  }

  /** The entities around one, from the top. */
  ancestorsOf(id: string): readonly EntityRow[] {
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

  /** The check of the whole project; made when it is first asked for. */
  get check(): ProjectCheck {
    this.#check ??= checkProject(this.profile, this.rows);
    return this.#check;
  }

  /** What is wrong with one entity, references and uniqueness in the project included. */
  errorsOf(id: string): readonly FieldError[] {
    return this.check.errorsOf.get(id) ?? [];
  }

  /** What the rules of a standard warn of, beside what the profile recommends. */
  warningsOf(id: string): readonly FieldError[] {
    return this.check.warningsOf.get(id) ?? [];
  }

  /** Completeness of one entity. */
  completenessOf(row: EntityRow): Completeness {
    const entity = this.profile.entities.get(row.entityType);
    const held = new Set(this.childrenOf(row.id).map(({ parentField }) => parentField ?? ''));
    return entity === undefined ? nothing : completenessOf(this.profile, entity, row.data, held);
  }

  /** Completeness of all entities together. */
  get completeness(): Completeness {
    this.#completeness ??= this.rows.map((row) => this.completenessOf(row)).reduce(completenessSum, nothing);
    return this.#completeness;
  }

  /** The snapshot as it would be with one more entity, or with another state of one. */
  withRow(row: EntityRow): ProjectSnapshot {
    return this.withRows([row], []);
  }

  /** The same for several entities, and without others and everything nested in those. */
  withRows(rows: readonly EntityRow[], gone: readonly string[]): ProjectSnapshot {
    const byId = new Map(this.#byId);
    for (const row of rows) byId.set(row.id, row);
    const leaving = [...gone];
    for (let id = leaving.pop(); id !== undefined; id = leaving.pop()) {
      if (byId.delete(id.toLowerCase())) leaving.push(...this.childrenOf(id.toLowerCase()).map((child) => child.id));
    }
    return new ProjectSnapshot(this.profile, byId.values(), this.seq);
  }
}

function childrenInOrder(
  profile: Profile,
  children: Map<string, EntityRow[]>,
  byId: ReadonlyMap<string, EntityRow>,
): ReadonlyMap<string, readonly EntityRow[]> {
  const ranks = new Map<Entity, ReadonlyMap<string, number>>();
  const ranksOf = (entity: Entity) => {
    const rank = ranks.get(entity) ?? new Map(entity.fields.map(({ name }, index) => [name, index]));
    ranks.set(entity, rank);
    return rank;
  };
  for (const [parentId, siblings] of children) {
    if (parentId === '') {
      siblings.sort(topsInOrder(profile));
      continue;
    }
    const entity = profile.entities.get(byId.get(parentId)?.entityType ?? '');
    const rank = entity === undefined ? undefined : ranksOf(entity);
    const of = ({ parentField }: EntityRow) => rank?.get(parentField ?? '') ?? 0;
    siblings.sort((one, other) => of(one) - of(other) || entitiesInOrder(one, other));
  }
  return children;
}
