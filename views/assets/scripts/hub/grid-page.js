// What the page of a table says of itself: its columns, the places that new rows can go to, and the rows that it came with.

import { emptyRow } from './grid-rows.js';

/** The columns, from the head of the table. */
export function columnsOf(table) {
  return [...table.tHead.rows[0].cells].slice(1).map((head) => ({
    name: head.dataset.column,
    label: head.querySelector('a').dataset.label,
    scalar: head.dataset.scalar,
    isList: 'list' in head.dataset,
    isRequired: 'required' in head.dataset,
    isUnique: 'unique' in head.dataset,
    options: head.dataset.options === undefined ? undefined : JSON.parse(head.dataset.options),
    picks: head.dataset.picks,
    hasTerms: 'terms' in head.dataset,
  }));
}

/** Where new rows can go, from the choice of it. */
export function parentsOf(choice) {
  return [...(choice?.options ?? [])].map((option) => ({
    id: option.value,
    field: option.dataset.parentField,
    label: option.value === '' ? '' : option.textContent,
    prefill: JSON.parse(option.dataset.prefill),
  }));
}

/** The rows that the page came with, whose cells stand in the order of the columns. */
export function rowsOf(elements, columns) {
  return elements.map((element) => {
    const { entity: id, version, parent = '', inside } = element.dataset;
    const data = {};
    const problems = JSON.parse(element.dataset.problems ?? '[]');
    for (const [index, { name }] of columns.entries()) {
      const cell = element.cells[index + 1];
      cell.dataset.field = name;
      const value = cell.dataset.value === undefined ? cell.textContent : JSON.parse(cell.dataset.value);
      if (value !== '') data[name] = value;
    }
    const label = element.querySelector('.row-link').textContent;
    const parentLabel = element.querySelector('.row-parent')?.title ?? '';
    const row = emptyRow({ id, label, data, parentLabel, parentId: parent, version: Number(version) });
    return Object.assign(row, { problems, descendants: Number(inside) });
  });
}
