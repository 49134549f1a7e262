/** Defines the columns of an exported table: fields, then identifiers and position. */
import { type Entity, type Field, getContent } from '../../profiles/profile.ts';

/** Column for the entity ID, after the columns for fields. No field of a profile begins with an underscore. */
export const ID_COLUMN = '_id';
export const PARENT_COLUMN = '_parent_id';
export const PARENT_FIELD_COLUMN = '_parent_field';
export const PLACE_COLUMNS = [ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN] as const;
export const PLACE_LABELS: Readonly<Record<string, string>> = {
  [ID_COLUMN]: 'Identifier in the hub',
  [PARENT_COLUMN]: 'Identifier of the parent',
  [PARENT_FIELD_COLUMN]: 'Field of the parent',
};

/** Returns whether a field contains entities. Its cell shows only their number, because nested entities have separate rows. */
export function isEntityField(field: Field): boolean {
  return getContent(field).kind === 'entity';
}

export function listExchangeColumns(entity: Entity): string[] {
  return [...entity.fields.map(({ name }) => name), ...PLACE_COLUMNS];
}

/** Returns the letters of a column, such as `AB`. @param column index from 0 */
export function getColumnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest < 0 ? '' : getColumnLetters(rest)}${String.fromCharCode(65 + (column % 26))}`;
}
