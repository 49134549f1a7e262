/** Which entities a table or list shows, and in which order. */

import { inOrder } from '../../web/table-order.ts';
import { entityFormPath } from '../editor/addresses.ts';
import { fieldNameOf, messagesOf } from '../editor/controls.ts';
import { type EditorField, textOf } from '../editor/fields.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
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

/** Questions whose answer is cached with a snapshot: scrolling asks the same one for each part. */
const MAX_CACHED = 8;

const kept = new WeakMap<ProjectSnapshot, Map<string, FoundRows>>();

/** The rows that are asked for; asked again of the same snapshot, they are not looked for again. */
export function foundRows(snapshot: ProjectSnapshot, question: RowQuestion): FoundRows {
  const ofSnapshot = kept.get(snapshot) ?? new Map<string, FoundRows>();
  kept.set(snapshot, ofSnapshot);
  const key = JSON.stringify({ ...question, filters: question.filters?.map(filterText) });
  const known = ofSnapshot.get(key);
  if (known !== undefined) return known;
  const rows = rowsFor(snapshot, question);
  const filled = new Set<string>();
  for (const { data } of rows) for (const field in data) filled.add(field);
  const found = { rows, filled, invalid: rows.filter(({ id }) => snapshot.errorsOf(id).length > 0).length };
  ofSnapshot.set(key, found);
  for (const old of [...ofSnapshot.keys()].slice(0, Math.max(0, ofSnapshot.size - MAX_CACHED))) ofSnapshot.delete(old);
  return found;
}

/** The rows that are asked for. */
export function rowsFor(snapshot: ProjectSnapshot, question: RowQuestion): readonly EntityRow[] {
  const { entityType, within, parentId, onlyErrors = false, filters = [], sort } = question;
  const q = (question.q ?? '').trim().toLowerCase();
  const found = snapshot.rows.filter(
    (row) =>
      (entityType === undefined || row.entityType === entityType) &&
      (parentId === undefined || row.parentId === parentId.toLowerCase()) &&
      (within === undefined || isWithin(snapshot, row, within.toLowerCase())) &&
      (q === '' || isAbout(row, q)) &&
      filters.every((filter) => fits(row.data, filter)) &&
      (!onlyErrors || snapshot.errorsOf(row.id).length > 0),
  );
  return sort === undefined ? found : sorted(found, sort);
}

function isWithin(snapshot: ProjectSnapshot, row: EntityRow, id: string): boolean {
  for (let parent = row.parentId; parent !== null; parent = snapshot.get(parent)?.parentId ?? null) {
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
  snapshot: ProjectSnapshot,
  row: EntityRow,
  fields: readonly EditorField[],
  isSeveral: boolean,
): RowModel {
  const errors = snapshot.errorsOf(row.id);
  const byField = Map.groupBy(errors, ({ field }) => fieldNameOf(field));
  return {
    id: row.id,
    label: row.label,
    path: entityFormPath(row.projectId, row.id),
    version: row.version,
    parentId: row.parentId ?? '',
    descendants: snapshot.descendantsOf(row.id),
    problems: errors.length === 0 ? '' : JSON.stringify(errors),
    parentLabel: isSeveral && row.parentId !== null ? (snapshot.get(row.parentId)?.label ?? '') : '',
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
