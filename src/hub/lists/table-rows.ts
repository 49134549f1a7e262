/** Which entities a table or list shows, and in which order. */

import { inOrder } from '../../web/table-order.ts';
import { entityFormPath } from '../editor/addresses.ts';
import { fieldNameOf, messagesOf } from '../editor/controls.ts';
import { type EditorField, textOf } from '../editor/fields.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { filterText, fits, type RowFilter } from './row-filter.ts';

/** What is asked for; everything given must hold. */
export interface RowQuestion {
  /** Exact name of a type. */
  readonly entityType?: string | undefined;
  /** Keeps descendants of this entity. */
  readonly within?: string | undefined;
  /** Keeps direct children of this entity. */
  readonly parentId?: string | undefined;
  /** Keeps what contains this text in its label or in a value, in any case. */
  readonly q?: string | undefined;
  readonly onlyErrors?: boolean | undefined;
  /** All of them must fit. */
  readonly filters?: readonly RowFilter[] | undefined;
  /** Field to sort by, descending with `-` before it; without it the order is that of the tree. */
  readonly sort?: string | undefined;
}

/** Rows that were found, and what is true of all of them. */
export interface FoundRows {
  readonly rows: readonly EntityRow[];
  /** Names of fields in which at least one row has a value. */
  readonly filled: ReadonlySet<string>;
  /** How many have errors. */
  readonly invalid: number;
}

/** Questions whose answer is kept with a picture: somebody who scrolls asks the same one for each part. */
const MAX_CACHED = 8;

const kept = new WeakMap<ProjectPicture, Map<string, FoundRows>>();

/** The rows that are asked for; asked again of the same picture, they are not looked for again. */
export function foundRows(picture: ProjectPicture, question: RowQuestion): FoundRows {
  const ofPicture = kept.get(picture) ?? new Map<string, FoundRows>();
  kept.set(picture, ofPicture);
  const key = JSON.stringify({ ...question, filters: question.filters?.map(filterText) });
  const known = ofPicture.get(key);
  if (known !== undefined) return known;
  const rows = rowsFor(picture, question);
  const filled = new Set<string>();
  for (const { data } of rows) for (const field in data) filled.add(field);
  const found = { rows, filled, invalid: rows.filter(({ id }) => picture.errorsOf(id).length > 0).length };
  ofPicture.set(key, found);
  for (const old of [...ofPicture.keys()].slice(0, Math.max(0, ofPicture.size - MAX_CACHED))) ofPicture.delete(old);
  return found;
}

/** The rows that are asked for. */
export function rowsFor(picture: ProjectPicture, question: RowQuestion): readonly EntityRow[] {
  const { entityType, within, parentId, onlyErrors = false, filters = [], sort } = question;
  const q = (question.q ?? '').trim().toLowerCase();
  const found = picture.rows.filter(
    (row) =>
      (entityType === undefined || row.entityType === entityType) &&
      (parentId === undefined || row.parentId === parentId.toLowerCase()) &&
      (within === undefined || isWithin(picture, row, within.toLowerCase())) &&
      (q === '' || isAbout(row, q)) &&
      filters.every((filter) => fits(row.data, filter)) &&
      (!onlyErrors || picture.errorsOf(row.id).length > 0),
  );
  return sort === undefined ? found : sorted(found, sort);
}

function isWithin(picture: ProjectPicture, row: EntityRow, id: string): boolean {
  for (let parent = row.parentId; parent !== null; parent = picture.get(parent)?.parentId ?? null) {
    if (parent === id) return true;
  }
  return false;
}

function isAbout({ label, data }: EntityRow, q: string): boolean {
  return label.toLowerCase().includes(q) || Object.values(data).some((value) => textOf(value).toLowerCase().includes(q));
}

/** Numbers by their size, texts as people order them; what has no value comes last, whichever way. */
function sorted(rows: readonly EntityRow[], sort: string): readonly EntityRow[] {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, value: row.data[field], text: textOf(row.data[field]) }))
    .sort((one, other) => {
      if ((one.text === '') !== (other.text === '')) return one.text === '' ? 1 : -1;
      if (typeof one.value === 'number' && typeof other.value === 'number') return sign * (one.value - other.value);
      return sign * inOrder.compare(one.text, other.text);
    })
    .map(({ row }) => row);
}

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
