/** Computes labels that depend on nested entities, or on the position in a list. */
import { getOrAdd } from '../../memoize.ts';
import { findFieldByName, type Profile } from '../../profiles/profile.ts';
import { computeLabel, computeUnnamedLabel } from '../entities/entity-names.ts';
import { createSiblingListKey, type EntityRow, isSingleEntityField } from '../entities/store.ts';

/** Returns the rows with labels by position. A row with an unchanged label is the same object. */
export function relabelRows(profile: Profile, rows: readonly EntityRow[]): readonly EntityRow[] {
  const partsOf = mapSingleEntitiesByParent(profile, rows);
  const unnamed = rows.filter((row) => isUnnamed(profile, row));
  const numbers = indexListNumbers(rows, unnamed);
  const known = new Map<string, string>();
  const createLabel = (row: EntityRow): string => {
    const entity = profile.entities.get(row.entityType);
    const parts = partsOf.get(row.id);
    const number = numbers.get(row.id);
    if (entity === undefined || (number === undefined && !entity.fields.some(isSingleEntityField))) return row.label;
    return getOrAdd(known, row.id, () => {
      // An invalid cycle of entities must not cause an infinite recursion.
      known.set(row.id, row.label);
      const nested = Object.fromEntries([...(parts ?? [])].map(([field, part]) => [field, createLabel(part)]));
      return computeLabel(profile, entity, { ...row.data, ...nested }, number ?? row.position + 1);
    });
  };
  return rows.map((row) => {
    const label = createLabel(row);
    return label === row.label ? row : { ...row, label };
  });
}

/** Returns the entities in single-entity fields, by parent ID and field. */
function mapSingleEntitiesByParent(
  profile: Profile,
  rows: readonly EntityRow[],
): ReadonlyMap<string, ReadonlyMap<string, EntityRow>> {
  const types = new Map(rows.map(({ id, entityType }) => [id, entityType]));
  const parts = new Map<string, Map<string, EntityRow>>();
  for (const row of rows) {
    if (row.parentId === null || row.parentField === null) continue;
    const holder = profile.entities.get(types.get(row.parentId) ?? '');
    const field = holder === undefined ? undefined : findFieldByName(holder, row.parentField);
    if (field === undefined || !isSingleEntityField(field)) continue;
    const known = parts.get(row.parentId) ?? new Map<string, EntityRow>();
    parts.set(row.parentId, known.set(row.parentField, row));
  }
  return parts;
}

/** Returns whether the label contains only the type. Before version 0.3.0, "New" preceded the type. */
function isUnnamed(profile: Profile, { entityType, label }: EntityRow): boolean {
  const entity = profile.entities.get(entityType);
  if (entity === undefined) return false;
  const type = computeUnnamedLabel(entity).toLowerCase();
  const lower = label.toLowerCase();
  return lower === `new ${type}` || (lower.startsWith(type) && /^(?: \d+)?$/.test(lower.slice(type.length)));
}

/** Returns the number of each entity in its list, from 1. */
function indexListNumbers(rows: readonly EntityRow[], labeled: readonly EntityRow[]): ReadonlyMap<string, number> {
  const lists = new Set(labeled.map(createSiblingListKey));
  const among = lists.size === 0 ? [] : rows.filter((row) => lists.has(createSiblingListKey(row)));
  const byList = Map.groupBy(among, createSiblingListKey);
  const unnamed = new Set(labeled.map(({ id }) => id));
  return new Map(
    [...byList.values()].flatMap((list) =>
      list
        .toSorted((one, other) => one.position - other.position)
        .flatMap(({ id }, at) => (unnamed.has(id) ? [[id, at + 1] as const] : [])),
    ),
  );
}
