/** Finds entities related to an entity: its siblings, the next entity with errors, and the targets of its references. */
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { ControlChoice } from './controls.ts';

export interface Siblings {
  readonly previous: EntityRow | undefined;
  readonly next: EntityRow | undefined;
  /** Position among the siblings, from 1. */
  readonly place: number;
  readonly total: number;
}

/** Returns the previous and next sibling of an entity. At the top, siblings are the entities of the same type. */
export function findSiblings(snapshot: ProjectSnapshot, row: EntityRow): Siblings {
  const list = snapshot
    .childrenOf(row.parentId)
    .filter((one) => one.parentField === row.parentField && (row.parentId !== null || one.entityType === row.entityType));
  const at = list.findIndex(({ id }) => id === row.id);
  return { previous: list[at - 1], next: list[at + 1], place: at + 1, total: list.length };
}

/** Returns the next entity with an error in the order of the tree, wrapping around; undefined if there is no other. */
export function findNextWithErrors({ rows, check }: ProjectSnapshot, id: string): EntityRow | undefined {
  const isOther = (row: EntityRow) => row.id !== id && check.errorsOf.has(row.id);
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(at + 1).find(isOther) ?? rows.find(isOther);
}

/** Maximum suggested values of one type. The picker requests the others. */
const MAX_CHOICES = 200;

/** Returns the possible targets of references by type: identifiers with labels, in the order of the tree. */
export function listReferenceChoices(
  snapshot: ProjectSnapshot,
  types: readonly string[],
): readonly { readonly target: string; readonly choices: readonly ControlChoice[] }[] {
  return types.map((target) => {
    const choices = new Map<string, ControlChoice>();
    for (const { entityType, identifier, label } of snapshot.rows) {
      if (choices.size >= MAX_CHOICES) break;
      if (entityType === target && identifier !== '' && !choices.has(identifier))
        choices.set(identifier, { value: identifier, label });
    }
    return { target, choices: [...choices.values()] };
  });
}
