// Makes the chart and the heat map respond to the pointer: a line marks the run, values appear beside it, and dragging zooms or
// selects.
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { getJson } from '../answers.ts';
import { findClosest, findElements, requireElement } from '../elements.ts';
import { formatNumber } from '../words.ts';
import { getRawFile, readPointTime } from './quality-selection.ts';

type Heatmap = components['schemas']['QcHeatmap'];

/** Functions of the page that the plots call. */
interface Around {
  /** Shows the page of another address in place of the current one. */
  readonly show: (address: string, isNew: boolean) => void;
  readonly choose: (names: Iterable<string>, isChosen?: boolean) => void;
  readonly listChosenNames: () => string[];
}

/** Elements of the plots. */
interface Parts {
  readonly morning: HTMLElement;
  readonly stack: HTMLElement;
  readonly trend: SVGSVGElement;
  readonly heatmap: SVGSVGElement;
  readonly points: readonly SVGElement[];
  readonly byName: ReadonlyMap<string, SVGElement>;
  readonly columns: readonly string[];
  readonly crosshair: HTMLElement;
  readonly brush: HTMLElement;
  readonly tip: HTMLElement;
  readonly isByTime: boolean;
  /** Last position of the pointer; null outside of the plots. */
  last: PointerEvent | null;
}

interface DragStart {
  readonly x: number;
  readonly isSelect: boolean;
}

/** Numbers of the heat map, which are requested when the pointer first enters it. */
let numbers: 'none' | 'requested' | (Heatmap & { readonly places: ReadonlyMap<string, number> }) = 'none';
/** The tool that dragging uses. It is empty on touch screens until the user selects one, so that a finger scrolls. */
let tool = matchMedia('(pointer: coarse)').matches ? '' : 'zoom';

/** Adds the behavior to the plots of a page. */
export function preparePlots(morning: HTMLElement, around: Around): void {
  numbers = 'none';
  const stack = requireElement(HTMLElement, '.plot-stack', morning);
  const [trend, heatmap] = findElements(SVGSVGElement, 'svg.plot', stack);
  if (trend === undefined || heatmap === undefined) return;
  const points = findElements(SVGElement, '.plot-point', trend);
  stack.classList.add('is-live');
  trend.setAttribute('role', 'group');
  const parts: Parts = {
    morning,
    stack,
    trend,
    heatmap,
    points,
    byName: new Map(points.map((point) => [getRawFile(point), point])),
    columns: findElements(SVGElement, '.plot-run', heatmap).map(getRawFile),
    crosshair: requireElement(HTMLElement, '.crosshair', stack),
    brush: requireElement(HTMLElement, '.brush', stack),
    tip: requireElement(HTMLElement, '#readout', morning),
    isByTime: trend.dataset.by === 'time',
    last: null,
  };
  keepNamesInView(parts);
  prepareTools(parts, around);
  preparePointer(parts, around);
  prepareKeys(parts, around);
}

/** Shows the row names of the heat map at the right edge, beside the latest runs, if a narrow window scrolls the plots. */
function keepNamesInView({ morning, stack, heatmap }: Parts): void {
  const frame = requireElement(HTMLElement, '#plots', morning);
  const end = Number(heatmap.querySelector('.plot-label')?.getAttribute('x'));
  const placeNames = () => {
    const scale = heatmap.viewBox.baseVal.width / heatmap.clientWidth;
    const right = (frame.getBoundingClientRect().right - stack.getBoundingClientRect().left) * scale;
    stack.style.setProperty('--moved', `${frame.scrollWidth > frame.clientWidth ? right - end : 0}px`);
  };
  frame.addEventListener('scroll', placeNames, { passive: true });
  new ResizeObserver(placeNames).observe(frame);
}

function prepareTools({ morning, stack }: Parts, { show }: Around): void {
  const tools = requireElement(HTMLElement, '[data-tools]', morning);
  tools.hidden = false;
  const buttons = findElements(HTMLElement, '[aria-pressed]', tools);
  const selectTool = (name: string) => {
    tool = name;
    stack.dataset.tool = name;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.tool === name));
  };
  selectTool(tool);
  for (const button of buttons)
    button.addEventListener('click', () => selectTool(button.dataset.tool === tool ? '' : (button.dataset.tool ?? '')));
  const out = requireElement(HTMLElement, '[data-tool="out"]', tools);
  const here = new URL(location.href);
  out.hidden = !here.searchParams.has('from') && !here.searchParams.has('to');
  out.addEventListener('click', () => {
    here.searchParams.delete('from');
    here.searchParams.delete('to');
    show(here.href, true);
  });
}

function preparePointer(parts: Parts, around: Around): void {
  const { stack } = parts;
  let from: DragStart | null = null;
  let frame = 0;
  stack.addEventListener('pointermove', (event) => {
    // A button that is released outside of the window sends no event.
    if (from !== null && event.buttons === 0) endDrag();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (from === null) showRunAtPointer(parts, event);
      else startDrag(parts, from, event);
    });
  });
  stack.addEventListener('pointerleave', () => {
    cancelAnimationFrame(frame);
    parts.last = null;
    hideTip(parts);
  });
  stack.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    from = { x: event.clientX, isSelect: event.shiftKey || tool === 'select' };
  });
  stack.addEventListener('pointercancel', endDrag);
  stack.addEventListener('pointerup', (event) => {
    const began = from;
    endDrag();
    if (began === null) return;
    if (Math.abs(event.clientX - began.x) < 6) {
      if (findClosest(Element, event.target, 'a') === null) handlePress(parts, event, around);
      return;
    }
    const names = listNamesBetween(parts, began.x, event.clientX);
    if (names.length === 0) return;
    if (began.isSelect) around.choose(names);
    else if (tool === 'zoom') enableZoom(parts, names, around);
  });

  function endDrag(): void {
    from = null;
    stack.classList.remove('is-dragging');
    parts.brush.hidden = true;
  }
}

/** Selects the clicked run. A click on a cell of the heat map also shows the metric at that run. */
function handlePress(parts: Parts, event: PointerEvent, { show, choose, listChosenNames }: Around): void {
  const row = findRowAt(parts, event);
  const name = findNameAt(parts, event.clientX);
  if (row !== null) {
    if (name !== null) choose([name]);
    show(row.dataset.path ?? '', true);
    return;
  }
  const mark = findClosest(SVGElement, event.target, '.plot-point') ?? findMark(parts, name);
  if (mark === undefined) return;
  const run = getRawFile(mark);
  choose([run], !listChosenNames().includes(run));
}

function findMark({ byName }: Parts, name: string | null): SVGElement | undefined {
  return name === null ? undefined : byName.get(name);
}

function enableZoom(parts: Parts, names: readonly string[], { show }: Around): void {
  const times = names.flatMap((name) => getTime(findMark(parts, name)) ?? []);
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return;
  const address = new URL(location.href);
  address.searchParams.set('from', first);
  address.searchParams.set('to', last);
  address.searchParams.delete('offset');
  hideTip(parts);
  show(address.href, true);
}

function startDrag(parts: Parts, from: DragStart, event: PointerEvent): void {
  const box = parts.stack.getBoundingClientRect();
  parts.stack.classList.add('is-dragging');
  const [low, high] = [Math.min(from.x, event.clientX), Math.max(from.x, event.clientX)];
  if (high - low < 6 || (tool === '' && !from.isSelect)) return;
  hideTip(parts);
  Object.assign(parts.brush.style, { width: `${high - low}px`, transform: `translateX(${low - box.left}px)` });
  parts.brush.classList.toggle('is-select', from.isSelect);
  parts.brush.hidden = false;
}

function showRunAtPointer(parts: Parts, event: PointerEvent): void {
  parts.last = event;
  const name = findNameAt(parts, event.clientX);
  const mark = findMark(parts, name);
  if (name === null || (mark === undefined && !parts.columns.includes(name))) {
    hideTip(parts);
    return;
  }
  const row = findRowAt(parts, event);
  const x = findPosition(parts, name);
  parts.crosshair.style.transform = `translateX(${x}px)`;
  parts.crosshair.hidden = false;
  const words = mark === undefined ? name : getTitle(mark);
  const value = row === null ? '' : describeCell(parts, row, name);
  parts.tip.textContent = row === null ? words.replaceAll(' · ', '\n') : `${name}\n${value}`;
  parts.tip.hidden = false;
  const width = parts.tip.offsetWidth;
  const left = event.clientX + 16 + width > innerWidth ? event.clientX - 16 - width : event.clientX + 16;
  const top = Math.min(event.clientY + 14, innerHeight - parts.tip.offsetHeight - 8);
  parts.tip.style.transform = `translate(${Math.max(4, left)}px, ${top}px)`;
  highlightMark(parts, mark);
}

function getTitle(mark: SVGElement): string {
  return mark.querySelector('title')?.textContent ?? '';
}

function hideTip(parts: Parts): void {
  parts.crosshair.hidden = true;
  parts.tip.hidden = true;
  highlightMark(parts, undefined);
}

function highlightMark({ trend }: Parts, mark: SVGElement | undefined): void {
  for (const other of trend.querySelectorAll('.is-pointed')) other.classList.remove('is-pointed');
  mark?.classList.add('is-pointed');
}

function describeCell(parts: Parts, row: SVGElement, name: string): string {
  const title = row.textContent;
  if (numbers === 'none') {
    numbers = 'requested';
    fetch(parts.morning.dataset.numbers ?? '')
      .then((answer) => getJson<Heatmap>(answer))
      .then((found) => {
        numbers = { ...found, places: new Map(found.runs.map((run, index) => [run.raw_file, index])) };
        if (parts.last !== null) showRunAtPointer(parts, parts.last);
      })
      .catch(() => undefined);
  }
  if (typeof numbers === 'string') return title;
  const column = numbers.metrics.findIndex((metric) => metric.column === row.dataset.key);
  const value = numbers.values[numbers.places.get(name) ?? -1]?.[column] ?? null;
  const unit = numbers.metrics[column]?.unit ?? '';
  return value === null ? `${title}: no value` : `${title}: ${formatNumber(Number(value.toPrecision(5)))} ${unit}`;
}

/** Returns the row of the heat map under the pointer; null outside. */
function findRowAt({ heatmap }: Parts, event: PointerEvent): SVGElement | null {
  const box = heatmap.getBoundingClientRect();
  const scale = box.width / heatmap.viewBox.baseVal.width;
  const y = (event.clientY - box.top) / scale;
  const [top, bottom] = [Number(heatmap.dataset.top), Number(heatmap.dataset.bottom)];
  const rows = findElements(SVGElement, '[data-key]', heatmap);
  if (y < top || y >= bottom || rows.length === 0) return null;
  return rows[Math.floor(((y - top) / (bottom - top)) * rows.length)] ?? null;
}

/** Returns the run at a position of the window: by its column, or by the nearest point on an axis of time. */
function findNameAt(parts: Parts, clientX: number): string | null {
  const { trend, points, columns, isByTime } = parts;
  const box = trend.getBoundingClientRect();
  const x = (clientX - box.left) / (box.width / trend.viewBox.baseVal.width);
  if (isByTime || columns.length === 0) {
    const [first] = points;
    if (first === undefined) return null;
    const computeDistance = (one: SVGElement) => Math.abs(computePlotPosition(one) - x);
    const nearest = points.reduce((best, one) => (computeDistance(one) < computeDistance(best) ? one : best), first);
    return computeDistance(nearest) < 20 ? getRawFile(nearest) : null;
  }
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  if (x < left || x >= right) return null;
  return columns[Math.floor(((x - left) / (right - left)) * columns.length)] ?? null;
}

function computePlotPosition({ dataset }: SVGElement): number {
  return Number(dataset.x);
}

function findPosition(parts: Parts, name: string): number {
  const { trend, columns, byName, isByTime } = parts;
  const scale = trend.getBoundingClientRect().width / trend.viewBox.baseVal.width;
  const mark = byName.get(name);
  if (isByTime || mark !== undefined) return Number(mark?.dataset.x ?? 0) * scale;
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  return (left + ((columns.indexOf(name) + 0.5) / columns.length) * (right - left)) * scale;
}

function listNamesBetween(parts: Parts, one: number, other: number): string[] {
  const { trend, points, columns, isByTime } = parts;
  const box = trend.getBoundingClientRect();
  const scale = box.width / trend.viewBox.baseVal.width;
  const [low, high] = [(Math.min(one, other) - box.left) / scale, (Math.max(one, other) - box.left) / scale];
  if (isByTime)
    return points.filter((mark) => computePlotPosition(mark) >= low && computePlotPosition(mark) <= high).map(getRawFile);
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  const step = (right - left) / columns.length;
  return columns.filter((_, index) => left + (index + 0.5) * step >= low && left + (index + 0.5) * step <= high);
}

function getTime(mark: SVGElement | undefined): string | null {
  return mark === undefined ? null : readPointTime(getTitle(mark));
}

/** Makes the points one tab stop. Arrow keys move along the runs; with Shift, or with the space bar, runs are selected. */
function prepareKeys({ trend, points, tip }: Parts, { choose, listChosenNames }: Around): void {
  for (const mark of points) {
    mark.setAttribute('role', 'checkbox');
    mark.setAttribute('aria-label', getTitle(mark));
    mark.setAttribute('tabindex', '-1');
    mark.addEventListener('focus', () => {
      if (!mark.matches(':focus-visible')) return;
      const box = mark.getBoundingClientRect();
      tip.textContent = getTitle(mark).replaceAll(' · ', '\n');
      tip.hidden = false;
      tip.style.transform = `translate(${Math.max(4, Math.min(box.right + 8, innerWidth - tip.offsetWidth - 8))}px, ${box.bottom + 8}px)`;
    });
    mark.addEventListener('blur', () => {
      tip.hidden = true;
    });
  }
  points.at(-1)?.setAttribute('tabindex', '0');
  trend.addEventListener('keydown', (event) => {
    const active = document.activeElement;
    const at = active instanceof SVGElement ? points.indexOf(active) : -1;
    const mark = points[at];
    if (mark === undefined) return;
    const next = findNextPoint(points, at, event.key);
    if (next !== undefined) {
      if (event.shiftKey) choose([getRawFile(mark), getRawFile(next)]);
      mark.setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
    } else if (event.key === ' ' || event.key === 'Enter')
      choose([getRawFile(mark)], !listChosenNames().includes(getRawFile(mark)));
    else return;
    event.preventDefault();
  });
}

/** Returns the point to which a key moves; undefined for other keys. */
function findNextPoint(points: readonly SVGElement[], at: number, key: string): SVGElement | undefined {
  const last = points.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: last,
    PageDown: at + 10,
    PageUp: at - 10,
  };
  const place = places[key];
  return place === undefined ? undefined : points[Math.min(last, Math.max(0, place))];
}
