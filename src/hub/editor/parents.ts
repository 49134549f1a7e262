/** Finds the possible places of new entities of a type in a project. */
import { contentOf, type Entity, type Field, type Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { inWords } from '../words.ts';
import { createPrefill } from './prefill.ts';

/** A place that has room. */
export interface ParentChoice {
  /** Empty for the top of the project. */
  readonly id: string;
  /** The field of the parent; empty at the top. */
  readonly field: string;
  readonly label: string;
  /** Values of a new entity that follow from the place. */
  readonly prefill: Readonly<Record<string, unknown>>;
}

/** Maximum number of offered places. The table of a part of the project offers places of this part. */
const MAX_PARENTS = 200;

/** Returns the fields of a profile that contain an entity type, in its order. */
export function listHoldingTypes(
  profile: Profile,
  entity: Entity,
): readonly { readonly holder: Entity; readonly field: Field }[] {
  return [...profile.entities.values()].flatMap((holder) =>
    holder.fields
      .filter((field) => {
        const content = contentOf(field);
        return content.kind === 'entity' && content.entity === entity.name;
      })
      .map((field) => ({ holder, field })),
  );
}

/** Returns whether entities of a type can stand at the top: the root type, and types that no other contains. */
export function isTopLevel(profile: Profile, entity: Entity): boolean {
  return entity.name === profile.root_entity || listHoldingTypes(profile, entity).length === 0;
}

/** Returns the places with room for an entity of a type; with `within`, only those in or below it. */
export function listParentChoices(
  snapshot: ProjectSnapshot,
  entity: Entity,
  within: EntityRow | undefined,
): readonly ParentChoice[] {
  const { profile } = snapshot;
  const fieldsOf = Map.groupBy(listHoldingTypes(profile, entity), ({ holder }) => holder.name);
  const choices: ParentChoice[] = [];
  if (within === undefined && isTopLevel(profile, entity))
    choices.push({ id: '', field: '', label: 'the top of the project', prefill: createPrefill(profile, entity, []).data });
  for (const row of snapshot.rows) {
    if (choices.length >= MAX_PARENTS) break;
    const holders = fieldsOf.get(row.entityType) ?? [];
    if (holders.length === 0 || !isInside(snapshot, row, within)) continue;
    for (const { field } of holders) {
      const isTaken =
        field.type === 'entity' && snapshot.childrenOf(row.id).some(({ parentField }) => parentField === field.name);
      const label = holders.length === 1 ? row.label : `${row.label}, ${inWords(field.name).toLowerCase()}`;
      const prefill = createPrefill(profile, entity, [...snapshot.ancestorsOf(row.id), row]).data;
      if (!isTaken) choices.push({ id: row.id, field: field.name, label, prefill });
    }
  }
  return choices;
}

function isInside(snapshot: ProjectSnapshot, row: EntityRow, within: EntityRow | undefined): boolean {
  return within === undefined || row.id === within.id || snapshot.ancestorsOf(row.id).some(({ id }) => id === within.id);
}
