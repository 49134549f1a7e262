// Chart and heat map answer the pointer: a line through both at the run under it, its values beside it, a drag that zooms or selects.
import { numberText } from '../words.js';

/** Numbers of the heat map, read once per page when somebody first points at it. */
let numbers = null;
/** What a drag does; nothing on touch screens until a tool is chosen, so that a finger scrolls. */
let tool = matchMedia('(pointer: coarse)').matches ? '' : 'zoom';

/** Makes the plots of a page answer. */
export function preparePlots(morning, { show, choose, chosenNames }) {
  numbers = null;
  const stack = morning.querySelector('.plot-stack');
  const [trend, heatmap] = stack.querySelectorAll('svg.plot');
  const points = [...trend.querySelectorAll('.plot-point')];
  if (heatmap === undefined) return;
  stack.classList.add('is-live');
  trend.setAttribute('role', 'group');
  const parts = {
    morning,
    stack,
    trend,
    heatmap,
    points,
    byName: new Map(points.map((point) => [point.dataset.rawFile, point])),
    columns: [...heatmap.querySelectorAll('.plot-run')].map(({ dataset }) => dataset.rawFile),
    crosshair: stack.querySelector('.crosshair'),
    brush: stack.querySelector('.brush'),
    tip: morning.querySelector('#readout'),
    isByTime: trend.dataset.by === 'time',
    /** Where the pointer was last; null when it has left. */
    last: null,
  };
  prepareTools(morning, parts, show);
  preparePointer(parts, { show, choose, chosenNames });
  prepareKeys(parts, { choose, chosenNames });
}

function prepareTools(morning, { stack }, show) {
  const tools = morning.querySelector('[data-tools]');
  tools.hidden = false;
  const buttons = [...tools.querySelectorAll('[aria-pressed]')];
  const take = (name) => {
    tool = name;
    stack.dataset.tool = name;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.tool === name));
  };
  take(tool);
  for (const button of buttons)
    button.addEventListener('click', () => take(button.dataset.tool === tool ? '' : button.dataset.tool));
  const out = tools.querySelector('[data-tool="out"]');
  const here = new URL(location.href);
  out.hidden = !here.searchParams.has('from') && !here.searchParams.has('to');
  out.addEventListener('click', () => {
    here.searchParams.delete('from');
    here.searchParams.delete('to');
    show(here.href, true);
  });
}

function preparePointer(parts, { show, choose, chosenNames }) {
  const { stack } = parts;
  let from = null;
  let frame = 0;
  stack.addEventListener('pointermove', (event) => {
    // A button that was let go elsewhere tells nobody.
    if (from !== null && event.buttons === 0) end();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (from === null) point(parts, event);
      else drag(parts, from, event);
    });
  });
  stack.addEventListener('pointerleave', () => {
    cancelAnimationFrame(frame);
    parts.last = null;
    hide(parts);
  });
  stack.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, isSelect: event.shiftKey || tool === 'select' };
  });
  stack.addEventListener('pointercancel', () => end(parts));
  stack.addEventListener('pointerup', (event) => {
    const began = from;
    end(parts);
    if (began === null) return;
    if (Math.abs(event.clientX - began.x) < 6) {
      if (event.target.closest('a') === null) press(parts, event, { show, choose, chosenNames });
      return;
    }
    const names = namesBetween(parts, began.x, event.clientX);
    if (names.length === 0) return;
    if (began.isSelect) choose(names);
    else if (tool === 'zoom') zoom(parts, names, show);
  });

  function end() {
    from = null;
    stack.classList.remove('is-dragging');
    parts.brush.hidden = true;
  }
}

/** A press on a run selects it; one on a cell of the heat map opens its metric there. */
function press(parts, event, { show, choose, chosenNames }) {
  const row = rowAt(parts, event);
  const name = nameAt(parts, event.clientX);
  if (row !== null) {
    if (name !== null) choose([name]);
    show(row.dataset.path, true);
    return;
  }
  const mark = event.target.closest('.plot-point') ?? parts.byName.get(name);
  if (mark == null) return;
  choose([mark.dataset.rawFile], !chosenNames().includes(mark.dataset.rawFile));
}

function zoom({ byName, morning }, names, show) {
  const times = names.flatMap((name) => timeOf(byName.get(name)) ?? []);
  if (times.length === 0) return;
  const address = new URL(location.href);
  address.searchParams.set('from', times[0]);
  address.searchParams.set('to', times.at(-1));
  address.searchParams.delete('offset');
  hide({ crosshair: morning.querySelector('.crosshair'), tip: morning.querySelector('#readout') });
  show(address.href, true);
}

function drag(parts, from, event) {
  const box = parts.stack.getBoundingClientRect();
  parts.stack.classList.add('is-dragging');
  const [low, high] = [from.x, event.clientX].sort((one, other) => one - other);
  if (high - low < 6 || (tool === '' && !from.isSelect)) return;
  hide(parts);
  Object.assign(parts.brush.style, { width: `${high - low}px`, transform: `translateX(${low - box.left}px)` });
  parts.brush.classList.toggle('is-select', from.isSelect);
  parts.brush.hidden = false;
}

function point(parts, event) {
  parts.last = event;
  const name = nameAt(parts, event.clientX);
  const mark = parts.byName.get(name);
  if (name === null || (mark === undefined && !parts.columns.includes(name))) {
    hide(parts);
    return;
  }
  const row = rowAt(parts, event);
  const x = placeOf(parts, name);
  parts.crosshair.style.transform = `translateX(${x}px)`;
  parts.crosshair.hidden = false;
  const words = mark?.querySelector('title').textContent ?? name;
  const value = row === null ? '' : cellWords(parts, row, name);
  parts.tip.textContent = row === null ? words.replaceAll(' · ', '\n') : `${name}\n${value}`;
  parts.tip.hidden = false;
  const width = parts.tip.offsetWidth;
  const left = event.clientX + 16 + width > innerWidth ? event.clientX - 16 - width : event.clientX + 16;
  const top = Math.min(event.clientY + 14, innerHeight - parts.tip.offsetHeight - 8);
  parts.tip.style.transform = `translate(${Math.max(4, left)}px, ${top}px)`;
  highlight(parts, mark);
}

function hide({ crosshair, tip, trend }) {
  crosshair.hidden = true;
  tip.hidden = true;
  for (const other of trend?.querySelectorAll('.is-pointed') ?? []) other.classList.remove('is-pointed');
}

function highlight({ trend }, mark) {
  for (const other of trend.querySelectorAll('.is-pointed')) other.classList.remove('is-pointed');
  mark?.classList.add('is-pointed');
}

function cellWords(parts, row, name) {
  const title = row.textContent;
  if (numbers === null) {
    numbers = 'on their way';
    fetch(parts.morning.dataset.numbers)
      .then((answer) => answer.json())
      .then((found) => {
        numbers = { ...found, places: new Map(found.runs.map((run, index) => [run.raw_file, index])) };
        if (parts.last !== null) point(parts, parts.last);
      })
      .catch(() => undefined);
  }
  if (typeof numbers === 'string') return title;
  const column = numbers.metrics.findIndex((metric) => metric.column === row.dataset.key);
  const value = numbers.values[numbers.places.get(name)]?.[column] ?? null;
  const unit = numbers.metrics[column]?.unit ?? '';
  return value === null ? `${title}: no value` : `${title}: ${numberText(Number(value.toPrecision(5)))} ${unit}`;
}

/** The name of the line of the heat map under the pointer; null outside. */
function rowAt({ heatmap }, event) {
  const box = heatmap.getBoundingClientRect();
  const scale = box.width / heatmap.viewBox.baseVal.width;
  const y = (event.clientY - box.top) / scale;
  const [top, bottom] = [Number(heatmap.dataset.top), Number(heatmap.dataset.bottom)];
  const rows = heatmap.querySelectorAll('[data-key]');
  if (y < top || y >= bottom || rows.length === 0) return null;
  return rows[Math.floor(((y - top) / (bottom - top)) * rows.length)] ?? null;
}

/** The run under a place of the window; by its column, or by the nearest point where runs stand at their times. */
function nameAt(parts, clientX) {
  const { trend, points, columns, isByTime } = parts;
  const box = trend.getBoundingClientRect();
  const x = (clientX - box.left) / (box.width / trend.viewBox.baseVal.width);
  if (isByTime || columns.length === 0) {
    if (points.length === 0) return null;
    const nearest = points.reduce((best, one) => (Math.abs(one.dataset.x - x) < Math.abs(best.dataset.x - x) ? one : best));
    return Math.abs(nearest.dataset.x - x) < 20 ? nearest.dataset.rawFile : null;
  }
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  if (x < left || x >= right) return null;
  return columns[Math.floor(((x - left) / (right - left)) * columns.length)] ?? null;
}

function placeOf(parts, name) {
  const { trend, columns, byName, isByTime } = parts;
  const scale = trend.getBoundingClientRect().width / trend.viewBox.baseVal.width;
  const mark = byName.get(name);
  if (isByTime || mark !== undefined) return Number(mark?.dataset.x ?? 0) * scale;
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  return (left + ((columns.indexOf(name) + 0.5) / columns.length) * (right - left)) * scale;
}

function namesBetween(parts, one, other) {
  const { trend, points, columns, isByTime } = parts;
  const box = trend.getBoundingClientRect();
  const scale = box.width / trend.viewBox.baseVal.width;
  const [low, high] = [one, other].sort((a, b) => a - b).map((x) => (x - box.left) / scale);
  if (isByTime)
    return points.filter(({ dataset }) => dataset.x >= low && dataset.x <= high).map(({ dataset }) => dataset.rawFile);
  const [left, right] = [Number(trend.dataset.left), Number(trend.dataset.right)];
  const step = (right - left) / columns.length;
  return columns.filter((_, index) => left + (index + 0.5) * step >= low && left + (index + 0.5) * step <= high);
}

function timeOf(point) {
  const time = point?.querySelector('title').textContent.match(/ · (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/);
  return time == null ? null : `${time[1]}T${time[2]}`;
}

/** Points take the focus one at a time: arrow keys walk along the runs, with Shift they select on the way, the space bar selects. */
function prepareKeys({ trend, points, tip }, { choose, chosenNames }) {
  for (const mark of points) {
    mark.setAttribute('role', 'checkbox');
    mark.setAttribute('aria-label', mark.querySelector('title').textContent);
    mark.setAttribute('tabindex', '-1');
    mark.addEventListener('focus', () => {
      if (!mark.matches(':focus-visible')) return;
      const box = mark.getBoundingClientRect();
      tip.textContent = mark.querySelector('title').textContent.replaceAll(' · ', '\n');
      tip.hidden = false;
      tip.style.transform = `translate(${Math.max(4, Math.min(box.right + 8, innerWidth - tip.offsetWidth - 8))}px, ${box.bottom + 8}px)`;
    });
    mark.addEventListener('blur', () => {
      tip.hidden = true;
    });
  }
  points.at(-1)?.setAttribute('tabindex', '0');
  trend.addEventListener('keydown', (event) => {
    const at = points.indexOf(document.activeElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: points.length - 1, PageDown: at + 10, PageUp: at - 10 }[
      event.key
    ];
    if (to !== undefined) {
      const next = points[Math.min(points.length - 1, Math.max(0, to))];
      if (event.shiftKey) choose([points[at].dataset.rawFile, next.dataset.rawFile]);
      points[at].setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
    } else if (event.key === ' ' || event.key === 'Enter')
      choose([points[at].dataset.rawFile], !chosenNames().includes(points[at].dataset.rawFile));
    else return;
    event.preventDefault();
  });
}
