// Draws only rows in and near the visible area. Empty boxes replace the others, so that the scroll bar is correct.
import { createElement, findElements } from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { CellPlace, Grid, GridView } from './grid.ts';
import { MAX_PRINTED_ROWS } from './grid-print.ts';
import { createRowPainter } from './grid-row.ts';
import type { Row } from './grid-row-state.ts';

/** Maximum number of rows that are all drawn, so that searching in the page and printing include them. */
const ALL_DRAWN = 150;
/** Number of rows that are drawn above and below the visible area. */
const AROUND = 12;
/** Height of a group heading in pixels. The heading is in the first row of its group. */
const GROUP_HEIGHT = 32;

export interface ViewParts {
  /** The element that scrolls. */
  readonly frame: HTMLElement;
  /** Rows in the initial page. */
  readonly elements: readonly HTMLTableRowElement[];
  /** Called with the range of visible rows. */
  readonly requestRange: (from: number, to: number) => void;
}

export function createGridView(grid: Grid, { frame, elements, requestRange }: ViewParts): GridView {
  const { table } = grid;
  const body = table.tBodies[0] ?? table.createTBody();
  const painter = createRowPainter(grid);
  const above = createGap();
  const below = createGap();
  const columns = document.createElement('colgroup');
  let drawn = new Map<Row | string, HTMLTableRowElement>();
  let from = 0;
  let to = 0;
  let height = 0;
  let isPrinting = false;
  let holdsFocus = false;
  /** Headings of groups by the position of their first row. */
  let headings = new Map<number, string>();

  table.before(above);
  table.after(below);
  table.prepend(columns);
  frame.addEventListener('scroll', drawRows, { passive: true });
  new ResizeObserver(drawRows).observe(frame);
  window.addEventListener('beforeprint', () => printRows(true));
  window.addEventListener('afterprint', () => printRows(false));

  function createGap(): HTMLElement {
    return createElement('div', { className: 'grid-gap', ariaHidden: 'true' });
  }

  function adoptElements(offset: number): void {
    readGroups();
    height = elements[0]?.getBoundingClientRect().height ?? 0;
    const most = countRows() <= ALL_DRAWN ? elements.length : Math.ceil(frame.clientHeight / (height || 32)) + AROUND;
    for (const element of elements.slice(most)) element.remove();
    for (const [index, element] of elements.slice(0, most).entries()) {
      const row = grid.rows.at(offset + index);
      if (row === undefined) continue;
      drawn.set(row, element);
      painter.fillRow(element, row);
    }
    table.setAttribute('aria-rowcount', String(grid.rows.length + 1));
    drawRows();
  }

  function countRows(): number {
    return Math.max(grid.rows.length, grid.ghost + 1);
  }

  /** Returns the pixels above a row. */
  function computeTop(row: number): number {
    const before = [...headings.keys()].filter((start) => start < row).length;
    return row * height + before * GROUP_HEIGHT;
  }

  /** Returns the row at a height in pixels. */
  function computeRowAt(top: number): number {
    const start = [...headings.keys()].findLast((one) => computeTop(one) <= top);
    if (start === undefined) return Math.floor(top / height);
    return start + Math.max(0, Math.floor((top - computeTop(start) - GROUP_HEIGHT) / height));
  }

  function readGroups(): void {
    let start = 0;
    headings = new Map();
    for (const { value, rows } of grid.groups) {
      headings.set(start, `${value || '(empty)'} · ${formatQuantity(rows, 'row')}`);
      start += rows;
    }
  }

  function drawRows(): void {
    if (height === 0) measureRow();
    const findElements = countRows();
    const last = [from, to];
    if (findElements <= ALL_DRAWN || isPrinting)
      [from, to] = [0, Math.min(findElements, isPrinting ? MAX_PRINTED_ROWS : findElements)];
    else {
      const first = computeRowAt(frame.scrollTop);
      from = Math.max(0, Math.min(first, findElements - 1) - AROUND);
      to = Math.min(findElements, first + Math.ceil(frame.clientHeight / height) + AROUND);
    }
    if (last[0] !== from || last[1] !== to || drawn.size === 0) placeRows();
    requestRange(from, to - 1);
  }

  function refitRows(): void {
    readGroups();
    table.setAttribute('aria-rowcount', String(grid.rows.length + 1));
    [from, to] = [0, 0];
    drawRows();
  }

  function measureRow(): void {
    const probe = painter.make(undefined, 0);
    body.append(probe);
    height = probe.getBoundingClientRect().height || 32;
    probe.remove();
  }

  function placeRows(): void {
    const next = new Map<Row | string, HTMLTableRowElement>();
    const shown: HTMLTableRowElement[] = [];
    for (let at = from; at < to; at += 1) {
      const key = getKeyAt(at);
      const known = drawn.get(key);
      const element = known ?? painter.make(grid.rows.at(at), at, at === grid.ghost);
      element.setAttribute('aria-rowindex', String(at + 2));
      const heading = headings.get(at);
      if (heading === undefined) element.cells[0]?.removeAttribute('data-group');
      else element.cells[0]?.setAttribute('data-group', heading);
      next.set(key, element);
      shown.push(element);
    }
    const focused = document.activeElement;
    const wasInside = body.contains(focused);
    for (const [key, element] of drawn) if (!next.has(key)) element.remove();
    drawn = next;
    // Elements that are reused keep the focus and an open editor.
    let at = body.firstElementChild;
    for (const element of shown) {
      if (element === at) at = at.nextElementSibling;
      else body.insertBefore(element, at);
    }
    while (at !== null) {
      const after = at.nextElementSibling;
      at.remove();
      at = after;
    }
    above.style.height = `${computeTop(from)}px`;
    below.style.height = `${Math.max(0, computeTop(countRows()) - computeTop(to))}px`;
    markSelection();
    if (wasInside && !body.contains(focused)) {
      // The active cell is not visible. Keys still start from it, and scroll back to it.
      holdsFocus = true;
      table.focus({ preventScroll: true });
    } else if (holdsFocus && document.activeElement === table && isInView(grid.active.row)) showActive(true);
  }

  /** Returns the key of an element: the row, or its position if it is not loaded. */
  function getKeyAt(at: number): Row | string {
    return grid.rows.at(at) ?? (at === grid.ghost ? 'ghost' : String(at));
  }

  function isInView(row: number): boolean {
    return row >= from && row < to;
  }

  function findElementAt(row: number): HTMLTableRowElement | undefined {
    return drawn.get(getKeyAt(row));
  }

  function findCellAt(row: number, column: number): HTMLTableCellElement | undefined {
    return findElementAt(row)?.cells[column];
  }

  function findCellPlace(inside: Element): CellPlace | undefined {
    const cell = inside.closest('td, th');
    const element = cell?.closest('tr');
    if (element?.parentElement !== body || !(cell instanceof HTMLTableCellElement)) return undefined;
    return { row: from + [...body.rows].indexOf(element), column: cell.cellIndex };
  }

  function repaintRow(row: Row): void {
    const element = drawn.get(row);
    if (element !== undefined) painter.paint(element, row);
  }

  function repaintRows(): void {
    drawn = new Map();
    body.replaceChildren();
    refitRows();
  }

  function showActive(focus: boolean): void {
    if (focus) revealRow(grid.active.row);
    markSelection();
    const cell = findCellAt(grid.active.row, grid.active.column);
    if (cell === undefined || !focus) return;
    holdsFocus = false;
    cell.focus({ preventScroll: true });
    uncoverCell(cell);
  }

  function revealRow(row: number): void {
    if (isInView(row)) return;
    const top = computeTop(row);
    frame.scrollTop = row < from ? top : top - frame.clientHeight + 3 * height;
    drawRows();
  }

  /** Scrolls so that the table head and frozen columns do not cover a cell. */
  function uncoverCell(cell: HTMLTableCellElement): void {
    const box = cell.getBoundingClientRect();
    const window = frame.getBoundingClientRect();
    const head = table.tHead?.getBoundingClientRect().height ?? 0;
    const end = window.top + frame.clientHeight;
    if (box.top < window.top + head) frame.scrollTop -= window.top + head - box.top;
    else if (box.bottom > end) frame.scrollTop += box.bottom - end;
    if (getComputedStyle(cell).position === 'sticky') return;
    const kept = [...(cell.closest('tr')?.cells ?? [])].filter((other) => getComputedStyle(other).position === 'sticky');
    const left = Math.max(...kept.map((other) => other.getBoundingClientRect().right), window.left);
    const right = window.left + frame.clientWidth;
    if (box.left < left) frame.scrollLeft -= left - box.left;
    else if (box.right > right) frame.scrollLeft += Math.min(box.right - right, box.left - left);
  }

  function markSelection(): void {
    for (const cell of body.querySelectorAll('.is-selected')) {
      cell.classList.remove('is-selected');
      cell.removeAttribute('aria-selected');
    }
    for (const cell of findElements(HTMLTableCellElement, '[tabindex="0"]', body)) cell.tabIndex = -1;
    const active = findCellAt(grid.active.row, grid.active.column) ?? findCellAt(from, grid.active.column);
    if (active) active.tabIndex = 0;
    const { top, bottom, left, right } = grid.getSelection();
    for (const corner of body.querySelectorAll('.is-corner')) corner.classList.remove('is-corner');
    if (grid.isEditable && right > 0 && bottom < grid.rows.length) findCellAt(bottom, right)?.classList.add('is-corner');
    if (top === bottom && left === right) return;
    for (let row = Math.max(top, from); row <= Math.min(bottom, to - 1); row += 1)
      for (let column = left; column <= right; column += 1) {
        const cell = findCellAt(row, column);
        cell?.classList.add('is-selected');
        cell?.setAttribute('aria-selected', 'true');
      }
  }

  function printRows(isOn: boolean): void {
    isPrinting = isOn;
    [from, to] = [0, 0];
    drawRows();
  }

  function setWidths(widths: readonly number[]): void {
    columns.replaceChildren(
      ...widths.map((width) => {
        const column = document.createElement('col');
        column.style.setProperty('--width', `${width}px`);
        return column;
      }),
    );
    table.style.setProperty('--width', `${widths.reduce((sum, width) => sum + width, 0)}px`);
    table.classList.add('has-widths');
  }

  return {
    adopt: adoptElements,
    refit: refitRows,
    repaint: repaintRows,
    paint: repaintRow,
    findCell: findCellAt,
    findPlace: findCellPlace,
    showActive,
    setWidths,
    getFirstVisible: () => from,
  };
}
