/** Filters of a table's columns, as in its address: `title~wheat`, `altitude>=100`, `end_date=` (openapi/hub, showHubTable). */

import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, fieldNamed } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';
import { inOrder } from '../../web/table-order.ts';
import { formatFieldValue } from '../editor/fields.ts';
import type { Values } from '../entities/entity-values.ts';
import { inWords } from '../words.ts';

/** The comparison of a field: contains, is, is not, at most, at least. */
export type FilterComparison = '~' | '=' | '!=' | '<=' | '>=';

/** The condition for one field. */
export interface RowFilter {
  readonly field: string;
  readonly comparison: FilterComparison;
  /** With `=` and `!=` empty for "has no value" and "has a value". */
  readonly text: string;
}

const FORM = /^(\w+)(~|!=|<=|>=|=)([\s\S]*)$/;

/**
 * Parses the filters of an address.
 * @throws BadRequestError that names `filter`: an unknown field, or no comparison
 */
export function readFilters(entity: Entity, texts: readonly string[]): readonly RowFilter[] {
  return texts.map((whole) => {
    const [, field = '', comparison, text = ''] = FORM.exec(whole) ?? [];
    if (comparison === undefined) throw new BadRequestError(`filter: ${quoted(whole)} compares nothing.`);
    if (fieldNamed(entity, field) === undefined)
      throw new BadRequestError(`filter: ${entity.name} has no field ${quoted(field)}.`);
    return { field, comparison: comparison as FilterComparison, text: text.trim() };
  });
}

/** Returns the filter as in an address. */
export function formatFilter({ field, comparison, text }: RowFilter): string {
  return `${field}${comparison}${text}`;
}

/** Returns whether values match a filter. Numbers are compared by size, other texts in natural order. */
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

/** Returns whether values fit all filters. Several `=` of one field are alternatives: a value cannot be two texts at once. */
export function matchesAllFilters(data: Values, filters: readonly RowFilter[]): boolean {
  return filters.every((filter) =>
    filter.comparison === '='
      ? filters.some((other) => other.comparison === '=' && other.field === filter.field && matchesFilter(data, other))
      : matchesFilter(data, filter),
  );
}

/** Returns the value as in its cell. */
function formatFilterValue(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatFieldValue(value);
}

const COMPARED: Readonly<Record<FilterComparison, string>> = {
  '~': 'contains',
  '=': 'is',
  '!=': 'is not',
  '<=': 'is at most',
  '>=': 'is at least',
};

/** Returns a filter in words. */
export function describeFilter({ field, comparison, text }: RowFilter): string {
  return `${inWords(field)} ${COMPARED[comparison]} ${text === '' ? 'empty' : text}`;
}
