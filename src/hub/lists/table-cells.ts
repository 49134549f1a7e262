/** A row of the table of a type, and its cells. */
import { entityFormPath } from '../editor/addresses.ts';
import { fieldNameOf, messagesOf } from '../editor/controls.ts';
import type { EditorField } from '../editor/fields.ts';
import { textOf } from '../editor/values.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';

interface CellModel {
  readonly name: string;
  readonly text: string;
  /** The value as JSON where the text alone does not say it. */
  readonly raw: string;
  readonly error: string;
  readonly className: string;
}

/** A row as the template shows it. */
export interface RowModel {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly version: number;
  readonly parentId: string;
  readonly parentLabel: string;
  readonly descendants: number;
  /** What is wrong with it as JSON; empty where nothing is. */
  readonly problems: string;
  readonly errorCount: number;
  readonly errorWords: string;
  readonly cells: readonly CellModel[];
}

/** The row of an entity. @param isSeveral whether it says in which place it stands */
export function tableRowOf(
  picture: ProjectPicture,
  row: EntityRow,
  fields: readonly EditorField[],
  isSeveral: boolean,
): RowModel {
  const errors = picture.errorsOf(row.id);
  const byField = Map.groupBy(errors, ({ field }) => fieldNameOf(field));
  return {
    id: row.id,
    label: row.label,
    path: entityFormPath(row.projectId, row.id),
    version: row.version,
    parentId: row.parentId ?? '',
    descendants: picture.descendantsOf(row.id),
    problems: errors.length === 0 ? '' : JSON.stringify(errors),
    parentLabel: isSeveral && row.parentId !== null ? (picture.get(row.parentId)?.label ?? '') : '',
    errorCount: errors.length,
    errorWords: errors.map(({ field, message }) => `${field}: ${message}`).join('\n'),
    cells: fields.map(({ field }) => {
      const value = row.data[field.name];
      const error = messagesOf(byField.get(field.name) ?? []).join(' ');
      return {
        name: field.name,
        text: typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value),
        raw: value === undefined || typeof value === 'string' ? '' : JSON.stringify(value),
        error,
        className: [typeof value === 'number' ? 'number' : '', error === '' ? '' : 'is-wrong']
          .filter((name) => name !== '')
          .join(' '),
      };
    }),
  };
}
