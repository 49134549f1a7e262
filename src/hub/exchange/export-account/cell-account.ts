/** Records values that cells cannot contain completely. */
import type { Entity, Profile } from '../../../profiles/profile.ts';
import { getOwnColumns } from '../../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName, getFieldLabel } from '../../words.ts';
import { findCellLoss, MAX_CELL_LENGTH } from '../cells.ts';
import { isEntityField } from '../columns.ts';
import type { ExportBook } from './export-book.ts';

/** Records the values of an entity that its cells cannot contain. @param place the label or identifier of the entity */
export function recordCellLosses(
  book: ExportBook,
  format: 'xlsx' | 'csv',
  entity: Entity,
  data: Readonly<Record<string, unknown>>,
  place: string,
): void {
  for (const field of entity.fields) {
    const value = data[field.name];
    if ((typeof value !== 'string' && !Array.isArray(value)) || isEntityField(field)) continue;
    const loss = findCellLoss(field, value, format === 'xlsx' ? MAX_CELL_LENGTH : Number.POSITIVE_INFINITY);
    if (loss !== undefined)
      book.recordChange({ what: `${formatDisplayName(entity.name)} · ${getFieldLabel(field)}`, place, ...loss });
  }
}

/** Records values that the cells of a table cannot contain. @param only the entity type of the table; absent for all types */
export function recordTableLosses(
  book: ExportBook,
  format: 'xlsx' | 'csv',
  { profile, rows }: ProjectSnapshot,
  only?: Entity,
): void {
  for (const { entityType, label, data } of rows) {
    const entity = profile.entities.get(entityType);
    if (entity !== undefined && (only === undefined || only === entity)) recordCellLosses(book, format, entity, data, label);
  }
}

/** Records definitions of own columns, which the format cannot contain. */
export function recordDefinitions(book: ExportBook, profile: Profile, only?: Entity): void {
  const own = getOwnColumns(profile).filter(({ entity_type }) => only === undefined || entity_type === only.name);
  if (own.length > 0) book.recordOmission('Kind, unit, choices and description of own columns', own.length);
}
