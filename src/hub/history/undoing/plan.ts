/** Plans how differences are reversed, before anything is written. */
import { formatShortValue } from '../store.ts';
import type { ReversibleDifference } from './differences.ts';

/** The current place of an entity. */
export interface PresentPlace {
  readonly id: string;
  readonly entityType: string;
  readonly label: string;
  readonly parentId: string | null;
  readonly parentField: string | null;
}

/** An entity that stays unchanged, with the reason. */
export interface Kept {
  readonly difference: ReversibleDifference;
  /** A sentence. */
  readonly reason: string;
}

/** The planned changes, and the entities that stay. */
export interface UndoPlan {
  /** Entities to delete. */
  readonly remove: readonly ReversibleDifference[];
  /** Entities to add again. */
  readonly insert: readonly ReversibleDifference[];
  /** Entities that get earlier values or an earlier place. */
  readonly update: readonly ReversibleDifference[];
  readonly kept: readonly Kept[];
}

/** The state of the project that the plan needs. */
export interface PresentProject {
  /** All entities by identifier. */
  readonly places: ReadonlyMap<string, PresentPlace>;
  /** Returns whether a field of an entity type contains one entity only. */
  readonly holdsOne: (entityType: string, field: string) => boolean;
}

/**
 * Plans to restore entities to an earlier state, unless a later change depends on them. Entities that a user changed since stay.
 * So do the parents of entities that stay, and entities whose place is gone. Each of them may keep others, so the rounds end when
 * none is added.
 */
export function planUndo(differences: readonly ReversibleDifference[], project: PresentProject): UndoPlan {
  const kept = new Map<string, Kept>();
  for (const difference of differences) {
    const { changedBy, entityId } = difference;
    if (changedBy === null) continue;
    const verb = project.places.has(entityId) ? 'changed' : 'deleted';
    kept.set(entityId, { difference, reason: `${changedBy} ${verb} it later.` });
  }
  let before = -1;
  while (kept.size !== before) {
    before = kept.size;
    keepDependents(differences, project, kept);
  }
  const done = differences.filter(({ entityId }) => !kept.has(entityId));
  return {
    remove: done.filter((one) => one.before === null),
    insert: done.filter((one) => one.before !== null && !project.places.has(one.entityId)),
    update: done.filter((one) => one.before !== null && project.places.has(one.entityId)),
    kept: [...kept.values()],
  };
}

function keepDependents(differences: readonly ReversibleDifference[], project: PresentProject, kept: Map<string, Kept>): void {
  const later = computePlaces(differences, project, kept);
  const childOf = new Map<string, PresentPlace>();
  const inList = new Map<string, number>();
  for (const place of later.values()) {
    if (place.parentId === null) continue;
    childOf.set(place.parentId, place);
    const list = `${place.parentId}/${place.parentField}`;
    inList.set(list, (inList.get(list) ?? 0) + 1);
  }
  for (const difference of differences) {
    if (kept.has(difference.entityId)) continue;
    const reason = findReasonToKeep(difference, { later, childOf, inList, project });
    if (reason !== undefined) kept.set(difference.entityId, { difference, reason });
  }
}

/** The places of entities if all planned changes were made. */
function computePlaces(
  differences: readonly ReversibleDifference[],
  { places }: PresentProject,
  kept: ReadonlyMap<string, Kept>,
): ReadonlyMap<string, PresentPlace> {
  const later = new Map(places);
  for (const { entityId: id, entityType, label, before, parentId, parentField } of differences) {
    if (kept.has(id)) continue;
    if (before === null) later.delete(id);
    else later.set(id, { id, entityType, label, parentId, parentField });
  }
  return later;
}

interface Outlook {
  readonly later: ReadonlyMap<string, PresentPlace>;
  /** One child of each parent. */
  readonly childOf: ReadonlyMap<string, PresentPlace>;
  /** Number of entities by parent and field. */
  readonly inList: ReadonlyMap<string, number>;
  readonly project: PresentProject;
}

function findReasonToKeep(difference: ReversibleDifference, { later, childOf, inList, project }: Outlook): string | undefined {
  const { entityId, before, parentId, parentField } = difference;
  if (before === null) {
    const child = childOf.get(entityId);
    return child === undefined ? undefined : `It contains ${formatShortValue(child.label)}, which stays.`;
  }
  if (parentId === null) return undefined;
  const parent = later.get(parentId);
  if (parent === undefined) return 'Its parent was deleted.';
  const isAlone = parentField === null || !project.holdsOne(parent.entityType, parentField);
  if (!isAlone && (inList.get(`${parentId}/${parentField}`) ?? 0) > 1) return 'Another entity has its place.';
  return isInsideItself(entityId, later) ? 'Its parent is now inside it.' : undefined;
}

function isInsideItself(id: string, places: ReadonlyMap<string, PresentPlace>): boolean {
  const passed = new Set<string>();
  for (let above = places.get(id)?.parentId ?? null; above !== null; above = places.get(above)?.parentId ?? null) {
    if (above === id) return true;
    if (passed.has(above)) return false;
    passed.add(above);
  }
  return false;
}
