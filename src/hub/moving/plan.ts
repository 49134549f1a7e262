/** Plans the position of each entity and value in another profile. */
import type { components } from '../../../generated/hub/types.d.ts';
import { type Entity, findEntity, type Profile } from '../../profiles/profile.ts';
import { normalizeMemberName } from '../../profiles/validation/entity-plan.ts';
import { type EntityRow, isSingleEntityField, listFieldsForType } from '../entities/store.ts';
import { extendProfile, type OwnColumn } from '../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { FieldRename } from '../tables.ts';
import { formatDisplayName } from '../words.ts';
import { convertRow, type FieldMove, findRenames, planFields } from './fields.ts';

export type MovePreview = components['schemas']['HubProjectMovePreview'];

/** An entity that the profile cannot contain, with a reason in one sentence. */
export interface LeftOutEntity {
  readonly row: EntityRow;
  readonly reason: string;
}

export interface MovePlan {
  /** The new profile, with the own columns of the project. */
  readonly profile: Profile;
  readonly ownColumns: readonly OwnColumn[];
  /** Retained entities, parents first. Changed entities have the next version number. */
  readonly rows: readonly EntityRow[];
  /** Entities to delete, parents first. */
  readonly leftOut: readonly LeftOutEntity[];
  readonly fields: readonly FieldMove[];
  /** Renamed fields. The move also renames them in comments and column arrangements. */
  readonly renames: readonly FieldRename[];
}

/** Returns the plan of a move. @param takes returns whether an unmatched field, as `Type.field`, becomes an own column */
export function planMove(snapshot: ProjectSnapshot, base: Profile, takes: (field: string) => boolean): MovePlan {
  const placed = new Map<string, EntityRow>();
  const full = new Set<string>();
  const leftOut: LeftOutEntity[] = [];
  for (const row of snapshot.rows) {
    const place = findNewPosition(base, row, placed, full);
    if (typeof place === 'string') leftOut.push({ row, reason: place });
    else placed.set(row.id, place);
  }
  const before = snapshot.rows.filter(({ id }) => placed.has(id));
  const { moves, ownColumns } = planFields(snapshot.profile, base, before, takes);
  const profile = extendProfile(base, ownColumns);
  const rows = before.map((row) => convertRow(snapshot.profile, profile, row, placed.get(row.id) as EntityRow, moves));
  const renames = findRenames(snapshot.profile, base, moves);
  return { profile, ownColumns, rows, leftOut, fields: [...moves.values()], renames };
}

/** Returns the entity at its new position, or an error message. */
function findNewPosition(
  base: Profile,
  row: EntityRow,
  placed: ReadonlyMap<string, EntityRow>,
  full: Set<string>,
): EntityRow | string {
  const entity = findEntity(base, row.entityType);
  const type = formatDisplayName(row.entityType);
  if (entity === undefined) return `${base.id} has no type ${type}.`;
  if (row.parentId === null) return { ...row, entityType: entity.name };
  const above = placed.get(row.parentId);
  if (above === undefined) return 'The entity that contains it is left out.';
  const able = listFieldsForType(base.entities.get(above.entityType) as Entity, entity.name);
  const named = able.find(({ name }) => normalizeMemberName(name) === normalizeMemberName(row.parentField ?? ''));
  const field = able.find(({ name }) => name === row.parentField) ?? named ?? (able.length === 1 ? able[0] : undefined);
  if (field === undefined) return `In ${base.id}, ${formatDisplayName(above.entityType)} has no field for ${type}.`;
  const key = `${above.id}/${field.name}`;
  if (isSingleEntityField(field) && full.has(key))
    return `In ${base.id}, the field ${field.name} can contain only one ${type}.`;
  full.add(key);
  return { ...row, entityType: entity.name, parentField: field.name };
}
