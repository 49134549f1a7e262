/** Filters and sorts entities by parameters such as `title~wheat` and `altitude>=100` (showHubTable). */
import { BadRequestError } from '../../contract/errors.ts';
import { BoundedMap, getOrAdd, memoize } from '../../memoize.ts';
import { type Entity, findFieldByName, quoteText } from '../../profiles/profile.ts';
import { inOrder } from '../../web/table-order.ts';
import { getEntityFormPath } from '../editor/addresses.ts';
import { getFieldName, listMessages } from '../editor/controls.ts';
import { type EditorField, formatFieldValue } from '../editor/fields.ts';
import type { Values } from '../entities/entity-values.ts';
import type { EntityRow } from '../entities/store.ts';
import { listValueWarnings } from '../problems/group-problems.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatFieldLabel } from '../words.ts';

/** Operators in order: contains, is, is not, at most, at least. */
export type FilterComparison = '~' | '=' | '!=' | '<=' | '>=';

export interface RowFilter {
  readonly field: string;
  readonly comparison: FilterComparison;
  /** Value to compare. For an empty string, `=` selects missing values, and `!=` selects present values. */
  readonly text: string;
}

const FILTER_PATTERN = /^(\w+)(~|!=|<=|>=|=)([\s\S]*)$/;

/** Returns the parsed filters. @throws BadRequestError that names `filter`, for an unknown field or a missing operator */
export function parseFilters(entity: Entity, texts: readonly string[]): readonly RowFilter[] {
  return texts.map((whole) => {
    const [, field = '', comparison, text = ''] = FILTER_PATTERN.exec(whole) ?? [];
    if (comparison === undefined) throw new BadRequestError(`filter: ${quoteText(whole)} has no comparison.`);
    if (findFieldByName(entity, field) === undefined)
      throw new BadRequestError(`filter: ${entity.name} has no field ${quoteText(field)}.`);
    return { field, comparison: comparison as FilterComparison, text: text.trim() };
  });
}

/** Returns a filter as in a query parameter. */
export function formatFilter({ field, comparison, text }: RowFilter): string {
  return `${field}${comparison}${text}`;
}

/** Returns whether the value of a field matches. Compares numbers by size, and other strings in natural order. */
export function matchesFilter(data: Values, { field, comparison, text }: RowFilter): boolean {
  const value = data[field];
  const own = formatFilterValue(value);
  switch (comparison) {
    case '~':
      return own.toLowerCase().includes(text.toLowerCase());
    case '=':
      return own.toLowerCase() === text.toLowerCase();
    case '!=':
      return own.toLowerCase() !== text.toLowerCase();
    default: {
      if (own === '') return false;
      const bound = Number(text.replace(',', '.'));
      const difference = typeof value === 'number' && Number.isFinite(bound) ? value - bound : inOrder.compare(own, text);
      return comparison === '<=' ? difference <= 0 : difference >= 0;
    }
  }
}

/** Returns whether values match all filters. Several `=` filters for one field are alternatives. */
export function matchesAllFilters(data: Values, filters: readonly RowFilter[]): boolean {
  return filters.every((filter) =>
    filter.comparison === '='
      ? filters.some((other) => other.comparison === '=' && other.field === filter.field && matchesFilter(data, other))
      : matchesFilter(data, filter),
  );
}

function formatFilterValue(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatFieldValue(value);
}

const COMPARISON_WORDS: Readonly<Record<FilterComparison, string>> = {
  '~': 'contains',
  '=': 'is',
  '!=': 'is not',
  '<=': 'is at most',
  '>=': 'is at least',
};

export function describeFilter(entity: Entity, { field, comparison, text }: RowFilter): string {
  return `${formatFieldLabel(entity, field)} ${COMPARISON_WORDS[comparison]} ${text === '' ? 'empty' : text}`;
}

/** A selected row meets all conditions. */
export interface RowQuery {
  /** Exact name of an entity type. */
  readonly entityType?: string | undefined;
  /** ID of an entity, to select its descendants. */
  readonly within?: string | undefined;
  /** ID of an entity, to select its children. */
  readonly parentId?: string | undefined;
  /** Part of the label or of a value, ignoring case. */
  readonly q?: string | undefined;
  readonly onlyErrors?: boolean | undefined;
  readonly filters?: readonly RowFilter[] | undefined;
  /** Field to sort by, descending with the prefix `-`. By default, rows appear in tree order. */
  readonly sort?: string | undefined;
  /** Field to sort by first. The result counts rows per value of this field. */
  readonly group?: string | undefined;
}

export interface FoundRows {
  readonly rows: readonly EntityRow[];
  /** Fields with a value in at least one row. */
  readonly filled: ReadonlySet<string>;
  readonly invalid: number;
  /** Values of the field `group` in row order, with the number of rows. */
  readonly groups: readonly { readonly value: string; readonly rows: number }[];
}

const MAX_GROUPS = 1000;
const MAX_GROUP_VALUE = 400;

/** Rows by query. They are cached, because scrolling repeats the query. */
const getFoundRows = memoize((_: ProjectSnapshot) => new BoundedMap<string, FoundRows>(8));

export function findRows(snapshot: ProjectSnapshot, question: RowQuery): FoundRows {
  const key = JSON.stringify({ ...question, filters: question.filters?.map(formatFilter) });
  return getOrAdd(getFoundRows(snapshot), key, () => {
    const rows = searchRows(snapshot, question);
    const filled = new Set<string>();
    for (const { data } of rows) for (const field in data) filled.add(field);
    const invalid = rows.filter(({ id }) => snapshot.listErrors(id).length > 0).length;
    return { rows, filled, invalid, groups: createRowGroups(rows, question.group) };
  });
}

export function searchRows(snapshot: ProjectSnapshot, question: RowQuery): readonly EntityRow[] {
  const { entityType, within, parentId, onlyErrors = false, filters = [], sort, group } = question;
  const q = (question.q ?? '').trim().toLowerCase();
  const found = snapshot.rows.filter(
    (row) =>
      (entityType === undefined || row.entityType === entityType) &&
      (parentId === undefined || row.parentId === parentId.toLowerCase()) &&
      (within === undefined || isDescendant(snapshot, row, within.toLowerCase())) &&
      (q === '' || matchesText(row, q)) &&
      matchesAllFilters(row.data, filters) &&
      (!onlyErrors || snapshot.listErrors(row.id).length > 0),
  );
  const sorted = sort === undefined ? found : sortRows(found, sort);
  return group === undefined ? sorted : sortRows(sorted, group);
}

/** Returns the number of rows per value, in row order. Like filters, ignores case. */
function createRowGroups(rows: readonly EntityRow[], group: string | undefined) {
  if (group === undefined) return [];
  const groups = new Map<string, { value: string; rows: number }>();
  for (const { data } of rows) {
    const value = formatFilterValue(data[group]).slice(0, MAX_GROUP_VALUE);
    const known = groups.get(value.toLowerCase());
    if (known === undefined) groups.set(value.toLowerCase(), { value, rows: 1 });
    else known.rows += 1;
  }
  return [...groups.values()].slice(0, MAX_GROUPS);
}

function isDescendant(snapshot: ProjectSnapshot, row: EntityRow, id: string): boolean {
  for (let parent = row.parentId; parent !== null; parent = snapshot.get(parent)?.parentId ?? null) {
    if (parent === id) return true;
  }
  return false;
}

function matchesText({ label, data }: EntityRow, q: string): boolean {
  return (
    label.toLowerCase().includes(q) || Object.values(data).some((value) => formatFieldValue(value).toLowerCase().includes(q))
  );
}

/** Returns rows sorted by number or in natural order. Rows without a value are last in both directions. */
function sortRows(rows: readonly EntityRow[], sort: string): readonly EntityRow[] {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, value: row.data[field], text: formatFieldValue(row.data[field]) }))
    .sort((one, other) => {
      if ((one.text === '') !== (other.text === '')) return one.text === '' ? 1 : -1;
      if (typeof one.value === 'number' && typeof other.value === 'number') return sign * (one.value - other.value);
      return sign * inOrder.compare(one.text, other.text);
    })
    .map(({ row }) => row);
}

/** Returns the model of a row. @param isSeveral true to show the parent */
export function createTableRow(snapshot: ProjectSnapshot, row: EntityRow, fields: readonly EditorField[], isSeveral: boolean) {
  const errors = snapshot.listErrors(row.id);
  const warnings = listValueWarnings(snapshot, row);
  const byField = Map.groupBy(errors, ({ field }) => getFieldName(field));
  const doubtful = new Set(warnings.map(({ field }) => getFieldName(field)));
  return {
    id: row.id,
    label: row.label,
    path: getEntityFormPath(row.projectId, row.id),
    version: row.version,
    parentId: row.parentId ?? '',
    descendants: snapshot.countDescendants(row.id),
    problems: errors.length === 0 ? '' : JSON.stringify(errors),
    warnings: warnings.length === 0 ? '' : JSON.stringify(warnings),
    parentLabel: isSeveral && row.parentId !== null ? (snapshot.get(row.parentId)?.label ?? '') : '',
    errorCount: errors.length,
    errorWords: errors.map(({ field, message }) => `${field}: ${message}`).join('\n'),
    cells: fields.map(({ field, described }) => {
      const value = row.data[field.name];
      const error = listMessages(byField.get(field.name) ?? []).join(' ');
      return {
        name: field.name,
        text: typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatFieldValue(value),
        // JSON; empty if the text alone determines the value.
        raw: value === undefined || typeof value === 'string' ? '' : JSON.stringify(value),
        error,
        className: [
          typeof value === 'number' ? 'number' : '',
          described.tier === 'recommended' ? 'is-recommended' : '',
          error === '' ? (doubtful.has(field.name) ? 'is-doubtful' : '') : 'is-wrong',
        ]
          .filter((name) => name !== '')
          .join(' '),
      };
    }),
  };
}
