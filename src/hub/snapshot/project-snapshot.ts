/** A snapshot of all entities of a project, with their tree, errors and completeness. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { checkProject, type FieldError, type ProjectCheck } from './check-project.ts';
import { addCompleteness, type Completeness, computeCompleteness, nothing } from './completeness.ts';
import { relabelRows } from './labels-in-place.ts';
import { compareSiblings, createTopComparison } from './project-document.ts';

/** An immutable snapshot. */
export class ProjectSnapshot {
  readonly profile: Profile;
  /** Number of the last included change. */
  readonly seq: number;
  /** Each entity precedes its descendants; siblings are in their order. */
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
    const isTop = ({ parentId }: EntityRow) => parentId === null || !this.#byId.has(parentId);
    this.#children = sortChildren(
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

  /** Returns an entity; undefined for an unknown one. */
  get(id: string): EntityRow | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  /** Returns the children of an entity, in the order of the profile's fields, then by position; null: those at the top. */
  childrenOf(id: string | null): readonly EntityRow[] {
    return this.#children.get(id ?? '') ?? [];
  }

  /** Returns the number of an entity's descendants. */
  descendantsOf(id: string): number {
    return this.#descendants.get(id) ?? 0;
  }

  /** Returns the number of an entity's ancestors. */
  depthOf(id: string): number {
    return this.#depth.get(id) ?? 0;
  }

  /** Returns the ancestors of an entity, from the top. */
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

  /** The check of the whole project, computed at first use. */
  get check(): ProjectCheck {
    this.#check ??= checkProject(this.profile, this.rows);
    return this.#check;
  }

  /** Returns the errors of an entity, including references and uniqueness in the project. */
  errorsOf(id: string): readonly FieldError[] {
    return this.check.errorsOf.get(id) ?? [];
  }

  /** Returns the warnings of a standard's rules, without the profile's recommendations. */
  warningsOf(id: string): readonly FieldError[] {
    return this.check.warningsOf.get(id) ?? [];
  }

  /** Completeness of one entity. */
  completenessOf(row: EntityRow): Completeness {
    const entity = this.profile.entities.get(row.entityType);
    const held = new Set(this.childrenOf(row.id).map(({ parentField }) => parentField ?? ''));
    return entity === undefined ? nothing : computeCompleteness(this.profile, entity, row.data, held);
  }

  /** Completeness of the whole project. */
  get completeness(): Completeness {
    this.#completeness ??= this.rows.map((row) => this.completenessOf(row)).reduce(addCompleteness, nothing);
    return this.#completeness;
  }

  /** Returns the snapshot with one added or changed entity. */
  withRow(row: EntityRow): ProjectSnapshot {
    return this.withRows([row], []);
  }

  /** Returns the snapshot with added or changed entities, and without others and their descendants. */
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

function sortChildren(
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
      siblings.sort(createTopComparison(profile));
      continue;
    }
    const entity = profile.entities.get(byId.get(parentId)?.entityType ?? '');
    const rank = entity === undefined ? undefined : ranksOf(entity);
    const of = ({ parentField }: EntityRow) => rank?.get(parentField ?? '') ?? 0;
    siblings.sort((one, other) => of(one) - of(other) || compareSiblings(one, other));
  }
  return children;
}
