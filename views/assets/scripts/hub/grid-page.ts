// Reads the table in the page: its columns, the parents for new rows, and its initial rows.

import { findElement, requireElement } from '../elements.ts';
import type { FieldError } from './api.ts';
import { type Column, createSavedRow, type Place, type Row } from './grid-row-state.ts';

/** Returns the columns in the head of the table. */
export function readColumns(table: HTMLTableElement): Column[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
  return heads.map((head) => ({
    name: head.dataset.column ?? '',
    label: requireElement(HTMLAnchorElement, 'a', head).dataset.label ?? '',
    scalar: head.dataset.scalar,
    isList: 'list' in head.dataset,
    isRequired: 'required' in head.dataset,
    isRecommended: 'recommended' in head.dataset,
    isUnique: 'unique' in head.dataset,
    options: head.dataset.options === undefined ? undefined : JSON.parse(head.dataset.options),
    picks: head.dataset.picks,
    hasTerms: 'terms' in head.dataset,
    pair: head.dataset.pair ?? '',
  }));
}

/** Returns the options of the select, which are the possible parents of new rows. */
export function getParents(choice: HTMLSelectElement | null): Place[] {
  return [...(choice?.options ?? [])].map((option) => ({
    id: option.value,
    field: option.dataset.parentField,
    label: option.value === '' ? '' : option.textContent,
    prefill: JSON.parse(option.dataset.prefill ?? '{}'),
  }));
}

/** Returns the initial rows. Their cells have the order of the columns. */
export function readRows(elements: readonly HTMLTableRowElement[], columns: readonly Column[]): Row[] {
  return elements.map((element) => {
    const { entity: id = '', version, parent: parentId = '', inside } = element.dataset;
    const data: Record<string, unknown> = {};
    const problems: FieldError[] = JSON.parse(element.dataset.problems ?? '[]');
    const warnings: FieldError[] = JSON.parse(element.dataset.warnings ?? '[]');
    for (const [index, { name }] of columns.entries()) {
      const cell = element.cells[index + 1];
      if (cell === undefined) continue;
      cell.dataset.field = name;
      const value = cell.dataset.value === undefined ? cell.textContent : JSON.parse(cell.dataset.value);
      if (value !== '') data[name] = value;
    }
    const label = requireElement(HTMLElement, '.row-link', element).textContent;
    const parentLabel = findElement(HTMLElement, '.row-parent', element)?.title ?? '';
    const numbers = { version: Number(version), descendants: Number(inside) };
    return createSavedRow({ id, label, data, parentLabel, parentId, problems, warnings, ...numbers });
  });
}
