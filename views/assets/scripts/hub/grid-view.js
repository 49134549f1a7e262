// What of a table is drawn: only the rows in view and some around them, however many there are. Two empty boxes above and below take the
// place of the others, so that the scroll bar tells the truth.
import { MOST_PRINTED } from './grid-print.js';
import { createRowPainter } from './grid-row.js';

/** Up to this many rows are all drawn: searching in the page and printing then find all of them. */
const ALL_DRAWN = 150;
/** Rows that are drawn above and below those in view. */
const AROUND = 12;

/** The view of a grid. `frame` scrolls. `needs(from, to)` is told which rows are in view. */
export function createGridView(grid, frame, { elements, needs }) {
  const { table } = grid;
  const body = table.tBodies[0];
  const painter = createRowPainter(grid);
  const above = gap();
  const below = gap();
  const columns = document.createElement('colgroup');
  let drawn = new Map();
  let from = 0;
  let to = 0;
  let height = 0;
  let isPrinting = false;
  let holdsFocus = false;

  table.before(above);
  table.after(below);
  table.prepend(columns);
  frame.addEventListener('scroll', draw, { passive: true });
  new ResizeObserver(draw).observe(frame);
  window.addEventListener('beforeprint', () => print(true));
  window.addEventListener('afterprint', () => print(false));

  function gap() {
    const box = document.createElement('div');
    box.className = 'grid-gap';
    box.setAttribute('aria-hidden', 'true');
    return box;
  }

  /** Takes over the rows that the page came with, as far as they are in view. */
  function adopt(offset) {
    height = elements[0]?.getBoundingClientRect().height ?? 0;
    const most = count() <= ALL_DRAWN ? elements.length : Math.ceil(frame.clientHeight / (height || 32)) + AROUND;
    for (const element of elements.slice(most)) element.remove();
    for (const [index, element] of elements.slice(0, most).entries()) {
      const row = grid.rows.at(offset + index);
      drawn.set(row, element);
      painter.take(element, row);
    }
    table.setAttribute('aria-rowcount', String(grid.rows.length + 1));
    draw();
  }

  function count() {
    return Math.max(grid.rows.length, grid.ghost + 1);
  }

  /** Draws the rows in view. */
  function draw() {
    if (height === 0) measure();
    const all = count();
    const last = [from, to];
    if (all <= ALL_DRAWN || isPrinting) [from, to] = [0, Math.min(all, isPrinting ? MOST_PRINTED : all)];
    else {
      const first = Math.floor(frame.scrollTop / height);
      from = Math.max(0, Math.min(first, all - 1) - AROUND);
      to = Math.min(all, first + Math.ceil(frame.clientHeight / height) + AROUND);
    }
    if (last[0] !== from || last[1] !== to || drawn.size === 0) place();
    needs(from, to - 1);
  }

  /** Draws everything again: rows came, went or are others. */
  function refit() {
    table.setAttribute('aria-rowcount', String(grid.rows.length + 1));
    [from, to] = [0, 0];
    draw();
  }

  function measure() {
    const probe = painter.make(undefined, 0);
    body.append(probe);
    height = probe.getBoundingClientRect().height || 32;
    probe.remove();
  }

  function place() {
    const next = new Map();
    const shown = [];
    for (let at = from; at < to; at += 1) {
      const key = grid.rows.at(at) ?? `${at === grid.ghost ? 'ghost' : at}`;
      const known = drawn.get(key);
      const element = known ?? painter.make(grid.rows.at(at), at, at === grid.ghost);
      element.setAttribute('aria-rowindex', String(at + 2));
      next.set(key, element);
      shown.push(element);
    }
    const focused = document.activeElement;
    const wasInside = body.contains(focused);
    for (const [key, element] of drawn) if (!next.has(key)) element.remove();
    drawn = next;
    // Elements that stay where they are keep the focus and an open editor.
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
    above.style.height = `${from * height}px`;
    below.style.height = `${Math.max(0, count() - to) * height}px`;
    mark();
    if (wasInside && !body.contains(focused)) {
      // The active cell went out of sight: keys go on from it, and bring it back.
      holdsFocus = true;
      table.focus({ preventScroll: true });
    } else if (holdsFocus && document.activeElement === table && isInView(grid.active.row)) showActive(true);
  }

  function isInView(row) {
    return row >= from && row < to;
  }

  function elementAt(row) {
    return drawn.get(grid.rows.at(row) ?? `${row === grid.ghost ? 'ghost' : row}`);
  }

  function cellAt(row, column) {
    return elementAt(row)?.cells[column];
  }

  function placeOf(cell) {
    const element = cell.closest('tr');
    if (element === null || element.parentElement !== body) return undefined;
    return { row: from + [...body.rows].indexOf(element), column: cell.cellIndex };
  }

  function paint(row) {
    const element = drawn.get(row);
    if (element !== undefined) painter.paint(element, row);
  }

  /** Paints everything that is drawn, as after the columns have changed. */
  function repaint() {
    drawn = new Map();
    body.replaceChildren();
    refit();
  }

  /** Shows which cell is active and which are selected. */
  function showActive(focus) {
    if (focus) reveal(grid.active.row);
    mark();
    const cell = cellAt(grid.active.row, grid.active.column);
    if (cell === undefined || !focus) return;
    holdsFocus = false;
    cell.focus({ preventScroll: true });
    uncover(cell);
  }

  function reveal(row) {
    if (isInView(row)) return;
    const top = row * height;
    frame.scrollTop = row < from ? top : top - frame.clientHeight + 3 * height;
    draw();
  }

  /** Scrolls a cell out from under the head and the columns that stay, and no further. */
  function uncover(cell) {
    const box = cell.getBoundingClientRect();
    const window = frame.getBoundingClientRect();
    const head = table.tHead.getBoundingClientRect().height;
    const end = window.top + frame.clientHeight;
    if (box.top < window.top + head) frame.scrollTop -= window.top + head - box.top;
    else if (box.bottom > end) frame.scrollTop += box.bottom - end;
    if (getComputedStyle(cell).position === 'sticky') return;
    const kept = [...cell.parentElement.cells].filter((other) => getComputedStyle(other).position === 'sticky');
    const left = Math.max(...kept.map((other) => other.getBoundingClientRect().right), window.left);
    const right = window.left + frame.clientWidth;
    if (box.left < left) frame.scrollLeft -= left - box.left;
    else if (box.right > right) frame.scrollLeft += Math.min(box.right - right, box.left - left);
  }

  function mark() {
    for (const cell of body.querySelectorAll('.is-selected')) {
      cell.classList.remove('is-selected');
      cell.removeAttribute('aria-selected');
    }
    for (const cell of body.querySelectorAll('[tabindex="0"]')) if (cell.matches('td, th')) cell.tabIndex = -1;
    const active = cellAt(grid.active.row, grid.active.column) ?? cellAt(from, grid.active.column);
    if (active) active.tabIndex = 0;
    const { top, bottom, left, right } = grid.selection();
    if (top === bottom && left === right) return;
    for (let row = Math.max(top, from); row <= Math.min(bottom, to - 1); row += 1)
      for (let column = left; column <= right; column += 1) {
        const cell = cellAt(row, column);
        cell?.classList.add('is-selected');
        cell?.setAttribute('aria-selected', 'true');
      }
  }

  async function print(isOn) {
    isPrinting = isOn;
    [from, to] = [0, 0];
    draw();
  }

  /** Gives columns their widths in pixels, the head of the rows first. */
  function setWidths(widths) {
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

  return { adopt, draw, refit, repaint, paint, cellAt, placeOf, showActive, setWidths, inView: () => ({ from, to }) };
}
