/** The columns of the table of an entity type: its fields, then the place of an entity. */
import { contentOf, type Entity, type Field } from '../../profiles/profile.ts';

/** The columns behind the fields, for programs. A profile's own fields cannot begin with an underscore. */
export const ID_COLUMN = '_id';
export const PARENT_COLUMN = '_parent_id';
export const PARENT_FIELD_COLUMN = '_parent_field';
export const PLACE_COLUMNS = [ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN] as const;

/** Whether a field holds entities, which have rows of their own; its cell tells how many, and an import passes it over. */
export function holdsEntities(field: Field): boolean {
  return contentOf(field).kind === 'entity';
}

/** Names of all columns of an entity type. */
export function exchangeColumnsOf(entity: Entity): string[] {
  return [...entity.fields.map(({ name }) => name), ...PLACE_COLUMNS];
}
