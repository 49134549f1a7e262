// Fills cells from their neighbors: by Ctrl+D, by Ctrl+R, and by the handle at the corner of the selection.
import { findClosest } from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { CellEdit, CellPlace, Grid, Say } from './grid.ts';
import { trackDrag } from './grid-drag.ts';

/** Size of the fill handle at the corner of a cell, in pixels. */
const HANDLE = 10;

/** Corners of a block of cells, inclusive. */
type CellBlock = ReturnType<Grid['getSelection']>;

/** Functions that fill the selection from its first row or column. */
export interface GridFilling {
  readonly fillDown: () => Promise<void>;
  readonly fillRight: () => void;
  /** Clears the selected cells. */
  readonly clearCells: () => Promise<void>;
}

/** Registers the listeners of the handle. Call it before the grid registers its own, which would move the selection. */
export function listenToFilling(grid: Grid, say: Say): GridFilling {
  const { table } = grid;

  table.addEventListener('pointerdown', (event) => {
    if (!isOnHandle(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { top, left } = grid.getSelection();
    const source = getSelectedBlock(grid);
    const { bottom, right } = source;
    let target = { bottom, right };
    grid.moveTo(top, left, { focus: false });
    trackDrag(grid, event, followPointer, finishFilling);
    showTarget();

    function followPointer(place: CellPlace): void {
      const [rows, columns] = [Math.min(place.row, grid.rows.length - 1) - bottom, place.column - right];
      // A series can be filled down or to the right, but not both.
      const isDown = rows > 0 || columns <= 0;
      target = isDown ? { bottom: bottom + Math.max(0, rows), right } : { bottom, right: right + columns };
      showTarget();
    }

    function showTarget(): void {
      grid.moveTo(target.bottom, target.right, { extend: true, focus: false });
    }

    function finishFilling(isMeant: boolean): void {
      if (!isMeant) target = { bottom, right };
      grid.moveTo(target.bottom, target.right, { extend: true });
      if (target.bottom > bottom) continueDown(source, target.bottom);
      else if (target.right > right) copyRight(source.left, right, target.right);
    }
  });
  table.addEventListener('dblclick', (event) => {
    if (!isOnHandle(event)) return;
    event.stopImmediatePropagation();
    continueDown(getSelectedBlock(grid), grid.rows.length - 1);
  });

  function isOnHandle({ target, button, clientX, clientY }: MouseEvent): boolean {
    const box = findClosest(HTMLTableCellElement, target, 'td.is-corner')?.getBoundingClientRect();
    return box !== undefined && button === 0 && box.right - clientX <= HANDLE && box.bottom - clientY <= HANDLE;
  }

  async function continueDown({ top, bottom, left, right }: CellBlock, last: number): Promise<void> {
    await grid.rows.loadRange(top, last);
    const cells: CellEdit[] = [];
    for (let column = left; column <= right; column += 1) {
      const source = grid.rows.slice(top, bottom).map((row) => grid.getValue(row, column));
      const next = continueSeries(source, grid.columns[column - 1]?.isUnique === true, last - bottom);
      cells.push(...next.map((value, index) => ({ row: bottom + 1 + index, column, value })));
    }
    reportFilled(grid.editCells(cells));
  }

  /** Copies the text of columns to the columns on their right, which may have a different type. */
  function copyRight(left: number, right: number, last: number): void {
    const target = { ...getSelectedBlock(grid), left: right + 1, right: last };
    const getSourceText = (row: number, column: number) => grid.getText(row, left + ((column - left) % (right - left + 1)));
    reportFilled(grid.editCells(createBlockEdits(target, (row, column) => ({ text: getSourceText(row, column) }))));
  }

  function reportFilled(count: number): void {
    say(`${formatQuantity(count, 'cell')} filled`);
  }

  return {
    async fillDown() {
      const { top, bottom } = grid.getSelection();
      const block = getSelectedBlock(grid);
      const from = top === bottom ? top - 1 : top;
      if (from < 0) return;
      await grid.rows.loadRange(from, block.bottom);
      const [source] = grid.rows.slice(from, from);
      if (source === undefined) return;
      const copyValue = (_row: number, column: number) => ({ value: grid.getValue(source, column) });
      reportFilled(grid.editCells(createBlockEdits({ ...block, top: from + 1 }, copyValue)));
    },
    fillRight() {
      const { left, right } = getSelectedBlock(grid);
      copyRight(left, left, right);
    },
    async clearCells() {
      const block = getSelectedBlock(grid);
      await grid.rows.loadRange(block.top, block.bottom);
      grid.editCells(createBlockEdits(block, () => ({ value: null })));
    },
  };
}

/** Returns the selection without row heads and the empty row at the end. */
export function getSelectedBlock(grid: Grid): CellBlock {
  const { top, bottom, left, right } = grid.getSelection();
  return { top, bottom: Math.min(bottom, grid.rows.length - 1), left: Math.max(1, left), right };
}

/** Returns an edit for each cell of a block. */
export function createBlockEdits(
  { top, bottom, left, right }: CellBlock,
  contentOf: (row: number, column: number) => { readonly text: string } | { readonly value: unknown },
): CellEdit[] {
  const cells: CellEdit[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column, ...contentOf(row, column) });
  return cells;
}

/** Returns the next values of a series. Numbers continue by their step, unique strings by their number; other values repeat. */
export function continueSeries(values: readonly unknown[], isUnique: boolean, count: number): unknown[] {
  const last = values.at(-1);
  const step = computeStep(values);
  const digits = isUnique && typeof last === 'string' ? /(?<!\d)\d+$/.exec(last)?.[0] : undefined;
  return Array.from({ length: count }, (_, index) => {
    if (step !== undefined) return Number((Number(last) + step * (index + 1)).toPrecision(12));
    if (digits === undefined) return values[index % values.length] ?? null;
    const number = String(BigInt(digits) + BigInt(index + 1)).padStart(digits.length, '0');
    return `${String(last).slice(0, -digits.length)}${number}`;
  });
}

/** Returns the constant difference of two or more numbers; undefined for other values. */
function computeStep(values: readonly unknown[]): number | undefined {
  const steps = new Set(values.slice(1).map((value, index) => computeDifference(value, values[index])));
  const [step] = steps;
  return steps.size === 1 ? step : undefined;
}

function computeDifference(one: unknown, other: unknown): number | undefined {
  return typeof one === 'number' && typeof other === 'number' ? Number((one - other).toPrecision(12)) : undefined;
}
