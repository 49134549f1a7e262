// Follows the pointer over the cells of a table during a drag. The table scrolls at its edges.
import { findClosest } from '../elements.ts';
import type { CellPlace, Grid } from './grid.ts';

/** Distance in pixels from an edge within which the table scrolls. */
const EDGE = 12;
/** Maximum pixels of a scrolling step. */
const MAX_STEP = 40;
const STEP_MS = 30;
/** Pixels after which a movement with a pressed button is a drag. */
const MIN_DRAG = 4;

/** Calls `follow` with each cell under the pointer until the button is released or the drag is canceled. */
export function trackDrag(
  grid: Grid,
  start: PointerEvent,
  follow: (place: CellPlace) => void,
  finish?: (isMeant: boolean) => void,
): void {
  const { table } = grid;
  const frame = table.parentElement ?? table;
  const end = new AbortController();
  const { signal } = end;
  let { clientX: x, clientY: y } = start;
  let timer = 0;
  let last: CellPlace = grid.active;
  document.addEventListener('pointermove', movePointer, { signal });
  document.addEventListener('pointerup', () => stopDrag(true), { signal });
  document.addEventListener('pointercancel', () => stopDrag(false), { signal });

  function movePointer(moved: PointerEvent): void {
    ({ clientX: x, clientY: y } = moved);
    if (timer === 0 && Math.hypot(x - start.clientX, y - start.clientY) > MIN_DRAG) timer = setInterval(scrollFrame, STEP_MS);
    findCell();
  }

  function stopDrag(isMeant: boolean): void {
    clearInterval(timer);
    end.abort();
    finish?.(isMeant);
  }

  function scrollFrame(): void {
    const { left, right, top, bottom } = getVisiblePart();
    const [across, down] = [computeStep(x, left, right), computeStep(y, top, bottom)];
    if (across === 0 && down === 0) return;
    frame.scrollBy({ left: across, top: down, behavior: 'instant' });
    if (frame.getBoundingClientRect().bottom > innerHeight && down > 0) window.scrollBy({ top: down, behavior: 'instant' });
    findCell();
  }

  function findCell(): void {
    const { left, right, top, bottom } = getVisiblePart();
    const under = document.elementFromPoint(clampValue(x, left, right), clampValue(y, top, bottom));
    const cell = findClosest(HTMLTableCellElement, under, 'td, tbody th');
    const place = cell === null || !table.contains(cell) ? undefined : grid.findPlace(cell);
    if (place === undefined || (place.row === last.row && place.column === last.column)) return;
    last = place;
    follow(place);
  }

  /** Returns the part of the window in which cells scroll. */
  function getVisiblePart(): { left: number; right: number; top: number; bottom: number } {
    const box = frame.getBoundingClientRect();
    const head = table.tHead?.getBoundingClientRect().height ?? 0;
    return {
      left: box.left,
      right: Math.min(box.left + frame.clientWidth, innerWidth),
      top: Math.max(box.top + head, 0),
      bottom: Math.min(box.top + frame.clientHeight, innerHeight),
    };
  }
}

function computeStep(at: number, from: number, to: number): number {
  const past = at > to - EDGE ? at - (to - EDGE) : Math.min(0, at - (from + EDGE));
  return Math.max(-MAX_STEP, Math.min(past, MAX_STEP));
}

function clampValue(at: number, from: number, to: number): number {
  return Math.max(from + 1, Math.min(at, to - 2));
}
