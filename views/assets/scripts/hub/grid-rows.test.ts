import { describe, expect, it } from 'vitest';
import { createNewRow, createSavedRow, markForDeletion, type Row } from './grid-row-state.ts';
import { GridRows, type RowsAnswer } from './grid-rows.ts';

const TOP = { id: '', field: undefined, label: '', prefill: {} };

function createNumberedRow(number: number): Row {
  const id = `row-${number}`;
  const known = {
    id,
    version: 1,
    label: id,
    data: {},
    problems: [],
    warnings: [],
    descendants: 0,
    parentId: '',
    parentLabel: '',
  };
  return createSavedRow(known);
}

/** Creates the rows of a simulated server with this total, and records its requests. */
function createServerRows(total: number): { rows: GridRows; requested: [number, number][] } {
  const requested: [number, number][] = [];
  const sendRows = async (offset: number, limit: number): Promise<RowsAnswer> => {
    requested.push([offset, limit]);
    const count = Math.max(0, Math.min(limit, total - offset));
    return { total, rows: Array.from({ length: count }, (_, index) => createNumberedRow(offset + index)) };
  };
  return { rows: new GridRows({ total, offset: 0, rows: [], ask: sendRows, changed: () => undefined }), requested };
}

describe('The rows of a grid', () => {
  it('are loaded in blocks, several blocks in one request, and only once', async () => {
    const { rows, requested } = createServerRows(2_500);
    await rows.loadRange(950, 1_230);
    expect(requested).toEqual([[900, 400]]);
    await rows.loadRange(0, 2_499);
    expect(requested.slice(1)).toEqual([
      [0, 900],
      [1_300, 1_000],
      [2_300, 200],
    ]);
    expect([rows.hasRange(0, 2_499), rows.at(2_499)?.id]).toEqual([true, 'row-2499']);
  });

  it('are requested again if the server did not respond', async () => {
    let isDown = true;
    const ask = async () => {
      if (isDown) throw new Error('The server is down.');
      return { total: 1, rows: [createNumberedRow(0)] };
    };
    const rows = new GridRows({ total: 1, offset: 0, rows: [], ask, changed: () => undefined });
    await rows.loadRange(0, 0);
    expect(rows.at(0)).toBeUndefined();
    isDown = false;
    await rows.loadRange(0, 0);
    expect(rows.at(0)?.id).toBe('row-0');
  });

  it('follow the saved rows if they are new', () => {
    const { rows } = createServerRows(3);
    const row = createNewRow(TOP, new Map());
    rows.add([row]);
    expect([rows.length, rows.saved, rows.indexOf(row), rows.at(3)]).toEqual([4, 3, 3, row]);
    rows.remove([row]);
    expect(rows.length).toBe(3);
  });

  it('keep changes when everything is loaded again, regardless of their position', async () => {
    const { rows } = createServerRows(10);
    await rows.loadRange(0, 9);
    const row = rows.at(7);
    row?.edits.set('name', 'mine');
    rows.restart({ total: 10, rows: [] });
    expect(rows.find('row-7')).toBe(row);
    rows.restart({ total: 10, rows: [createNumberedRow(0)] });
    expect(rows.find('row-7')).toBe(row);
  });

  it('remain the same objects after a change, and are updated when all changes are saved', async () => {
    const { rows } = createServerRows(10);
    await rows.loadRange(0, 9);
    const row = rows.at(0);
    if (row === undefined) throw new Error('The row is not loaded.');
    rows.keepRows([row]);
    rows.restart({ total: 10, rows: [{ ...createNumberedRow(0), version: 5 }] });
    expect([rows.at(0), row.version]).toEqual([row, 5]);
    markForDeletion(row);
    rows.restart({ total: 10, rows: [{ ...createNumberedRow(0), version: 6 }] });
    expect([rows.at(0), row.version, row.state.is]).toEqual([row, 5, 'leaving']);
  });

  it('are removed from memory after they leave the view, unless they have changes', async () => {
    const { rows } = createServerRows(20_000);
    await rows.loadRange(0, 19_999);
    const edited = rows.at(1);
    edited?.edits.set('name', 'mine');
    rows.dropRows(19_900, 19_999);
    expect(rows.at(0)).toBeUndefined();
    expect(rows.find('row-1')).toBe(edited);
    expect(rows.hasRange(5_000, 19_999)).toBe(true);
  });
});
