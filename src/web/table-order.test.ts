import { describe, expect, it } from 'vitest';
import { createSortHeaders, type SortColumn, sortRows } from './table-order.ts';

interface Row {
  name: string;
  size: number;
}

const rows: readonly Row[] = [
  { name: 'item 10', size: 2 },
  { name: 'Item 9', size: 2 },
  { name: 'other', size: 11 },
];
const columns: readonly SortColumn<Row>[] = [
  { key: 'name', label: 'Name', getValue: ({ name }) => name },
  { key: 'size', label: 'Size', getValue: ({ size }) => size, isNumber: true },
];

describe('A sortable table', () => {
  it('has the given order by default', () => {
    expect(sortRows(rows, columns, undefined)).toEqual(rows);
  });

  it('sorts names case-insensitively, with numbers by value', () => {
    expect(sortRows(rows, columns, 'name').map(({ name }) => name)).toEqual(['Item 9', 'item 10', 'other']);
  });

  it('sorts numbers by value, and keeps the order of equal rows', () => {
    expect(sortRows(rows, columns, '-size').map(({ name }) => name)).toEqual(['other', 'item 10', 'Item 9']);
  });

  it('offers to sort names in ascending and numbers in descending order first', () => {
    const paths = createSortHeaders(columns, undefined, (sort) => `?sort=${sort}`).map(({ path }) => path);
    expect(paths).toEqual(['?sort=name', '?sort=-size']);
  });

  it('offers the opposite direction for its sorted column', () => {
    expect(createSortHeaders(columns, 'name', (sort) => `?sort=${sort}`)[0]).toMatchObject({
      direction: 'ascending',
      path: '?sort=-name',
    });
  });
});
