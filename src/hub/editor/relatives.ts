/** Finds siblings, the next entity with errors, and possible targets of references. */
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { ControlChoice } from './controls.ts';

export interface Siblings {
  readonly previous: EntityRow | undefined;
  readonly next: EntityRow | undefined;
  /** Position in the list, from 1. */
  readonly place: number;
  readonly total: number;
}

/** Returns the previous and next sibling. At the top level, siblings are the entities of the same type. */
export function findSiblings(snapshot: ProjectSnapshot, row: EntityRow): Siblings {
  const list = snapshot
    .listChildren(row.parentId)
    .filter((one) => one.parentField === row.parentField && (row.parentId !== null || one.entityType === row.entityType));
  const at = list.findIndex(({ id }) => id === row.id);
  return { previous: list[at - 1], next: list[at + 1], place: at + 1, total: list.length };
}

/** Returns the next entity with errors in tree order, continuing at the start; undefined if no other entity has errors. */
export function findNextWithErrors({ rows, check }: ProjectSnapshot, id: string): EntityRow | undefined {
  const isOther = (row: EntityRow) => row.id !== id && check.errorsOf.has(row.id);
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(at + 1).find(isOther) ?? rows.find(isOther);
}

/** Maximum number of suggestions per type. The picker requests further values. */
const MAX_CHOICES = 200;

/** Returns identifiers with labels by type, in tree order. */
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
