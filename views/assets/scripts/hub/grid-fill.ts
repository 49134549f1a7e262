// Filling cells from their neighbors: Ctrl+D, Ctrl+R, and the handle at the corner of the selection, to drag or double-click.
import { findClosest } from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { CellEdit, Grid, Say } from './grid.ts';

/** Size of the fill handle at the corner of a cell, in pixels. */
const HANDLE = 10;

/** Fills the selection from its first row or column. */
export interface GridFilling {
  readonly down: () => Promise<void>;
  readonly right: () => void;
  /** Empties the selection. */
  readonly empty: () => Promise<void>;
}

/** Registers the listeners of the handle. Must come before those of the grid, which would move the selection. */
export function listenToFilling(grid: Grid, say: Say): GridFilling {
  const { table } = grid;

  table.addEventListener('pointerdown', (event) => {
    if (!isOnHandle(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { top, bottom, left, right } = grid.selection();
    const end = new AbortController();
    const { signal } = end;
    let target = { bottom, right };
    grid.moveTo(top, left, { focus: false });
    table.addEventListener('pointerover', follow, { signal });
    document.addEventListener('pointercancel', () => finish(false), { signal });
    document.addEventListener('pointerup', () => finish(true), { signal });
    show();

    function follow(over: PointerEvent): void {
      const place = over.target instanceof Element ? grid.placeOf(over.target) : undefined;
      if (place === undefined) return;
      const [rows, columns] = [Math.min(place.row, grid.rows.length - 1) - bottom, place.column - right];
      // A series goes either down or to the right.
      const isDown = rows > 0 || columns <= 0;
      target = isDown ? { bottom: bottom + Math.max(0, rows), right } : { bottom, right: right + columns };
      show();
    }

    function show(): void {
      grid.moveTo(target.bottom, target.right, { extend: true, focus: false });
    }

    function finish(isMeant: boolean): void {
      end.abort();
      if (!isMeant) target = { bottom, right };
      grid.moveTo(target.bottom, target.right, { extend: true });
      if (target.bottom > bottom) continueDown({ top, bottom, left: Math.max(1, left), right }, target.bottom);
      else if (target.right > right) copyRight(Math.max(1, left), right, target.right);
    }
  });
  table.addEventListener('dblclick', (event) => {
    if (!isOnHandle(event)) return;
    event.stopImmediatePropagation();
    const { top, bottom, left, right } = grid.selection();
    continueDown({ top, bottom, left: Math.max(1, left), right }, grid.rows.length - 1);
  });

  function isOnHandle({ target, button, clientX, clientY }: MouseEvent): boolean {
    const box = findClosest(HTMLTableCellElement, target, 'td.is-corner')?.getBoundingClientRect();
    return box !== undefined && button === 0 && box.right - clientX <= HANDLE && box.bottom - clientY <= HANDLE;
  }

  async function continueDown({ top, bottom, left, right }: ReturnType<Grid['selection']>, last: number): Promise<void> {
    await grid.rows.need(top, last);
    const cells: CellEdit[] = [];
    for (let column = left; column <= right; column += 1) {
      const source = grid.rows.slice(top, bottom).map((row) => grid.valueAt(row, column));
      const next = continueSeries(source, grid.columns[column - 1]?.isUnique === true, last - bottom);
      cells.push(...next.map((value, index) => ({ row: bottom + 1 + index, column, value })));
    }
    tell(grid.edit(cells));
  }

  /** Copies the texts of columns into those at their right, because these may have another type. */
  function copyRight(left: number, right: number, last: number): void {
    const { top, bottom } = grid.selection();
    const cells: CellEdit[] = [];
    for (let row = top; row <= Math.min(bottom, grid.rows.length - 1); row += 1)
      for (let column = right + 1; column <= last; column += 1)
        cells.push({ row, column, text: grid.textAt(row, left + ((column - left) % (right - left + 1))) });
    tell(grid.edit(cells));
  }

  function tell(count: number): void {
    say(`${formatQuantity(count, 'cell')} filled`);
  }

  return {
    async down() {
      const { top, bottom, left, right } = grid.selection();
      const from = top === bottom ? top - 1 : top;
      const last = Math.min(bottom, grid.rows.length - 1);
      if (from < 0) return;
      await grid.rows.need(from, last);
      const [source] = grid.rows.slice(from, from);
      if (source !== undefined) tell(grid.edit(block(from + 1, last, left, right, (column) => grid.valueAt(source, column))));
    },
    right() {
      const { left, right } = grid.selection();
      copyRight(Math.max(1, left), Math.max(1, left), right);
    },
    async empty() {
      const { top, bottom, left, right } = grid.selection();
      const last = Math.min(bottom, grid.rows.length - 1);
      await grid.rows.need(top, last);
      grid.edit(block(top, last, left, right, () => null));
    },
  };
}

/** A value for each cell of a block of rows and columns, heads of rows left out. */
function block(top: number, bottom: number, left: number, right: number, pick: (column: number) => unknown): CellEdit[] {
  const cells: CellEdit[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = Math.max(1, left); column <= right; column += 1) cells.push({ row, column, value: pick(column) });
  return cells;
}

/** Returns the next values of a series: two or more numbers go on by their step, unique texts by their number, others repeat. */
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

/** The common difference of two or more numbers; undefined for other values. */
function computeStep(values: readonly unknown[]): number | undefined {
  const steps = new Set(values.slice(1).map((value, index) => difference(value, values[index])));
  const [step] = steps;
  return steps.size === 1 ? step : undefined;
}

function difference(one: unknown, other: unknown): number | undefined {
  return typeof one === 'number' && typeof other === 'number' ? Number((one - other).toPrecision(12)) : undefined;
}
