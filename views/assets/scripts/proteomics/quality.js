// Plot and table choose the same runs. Without this the boxes of the table do it alone. Points take the focus one at a time: arrow
// keys walk along the runs, the space bar chooses.
import { countOf } from '../words.js';

const chosen = new Set();
const boxes = new Map([...document.querySelectorAll('input[name="raw_files"]')].map((box) => [box.value, box]));
const points = [...document.querySelectorAll('.plot-point')];
const byName = new Map(points.map((point) => [point.dataset.rawFile, point]));
const review = document.getElementById('review');
const readout = document.getElementById('readout');

if (review !== null) prepare();

function prepare() {
  for (const [name, box] of boxes) box.addEventListener('change', () => set(name, box.checked));
  for (const form of document.querySelectorAll('#review, form[data-carries]'))
    form.addEventListener('submit', () => carry(form));
  const clear = review.querySelector('[data-clear]');
  clear.addEventListener('click', () => {
    for (const name of [...chosen]) set(name, false);
  });
  // A browser that comes back to the page ticks boxes again.
  window.addEventListener('pageshow', () => {
    for (const [name, box] of boxes) if (box.checked) chosen.add(name);
    show();
  });
  preparePlot();
  show();
}

function preparePlot() {
  const plot = document.querySelector('svg.plot');
  if (plot === null || points.length === 0) return;
  plot.setAttribute('role', 'group');
  plot.classList.add('plot-chooses');
  readout.hidden = false;
  for (const point of points) {
    point.setAttribute('role', 'checkbox');
    point.setAttribute('aria-label', point.querySelector('title').textContent);
    point.setAttribute('tabindex', '-1');
    point.addEventListener('focus', () => tell(point));
    point.addEventListener('pointerenter', () => tell(point));
  }
  points.at(-1).setAttribute('tabindex', '0');
  plot.addEventListener('click', (event) => {
    const point = event.target.closest('.plot-point') ?? nearest(plot, event);
    if (point !== null) toggle(point);
  });
  plot.addEventListener('keydown', (event) => {
    const at = points.indexOf(document.activeElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: points.length - 1, PageDown: at + 10, PageUp: at - 10 }[
      event.key
    ];
    if (to !== undefined) walk(at, Math.min(points.length - 1, Math.max(0, to)));
    else if (event.key === ' ' || event.key === 'Enter') toggle(points[at]);
    else return;
    event.preventDefault();
  });
}

/** A point within a finger's breadth of the click. */
function nearest(plot, event) {
  const scale = plot.getBoundingClientRect().width / plot.viewBox.baseVal.width;
  const box = plot.getBoundingClientRect();
  const distance = ({ dataset }) =>
    Math.hypot(Number(dataset.x) * scale + box.left - event.clientX, Number(dataset.y) * scale + box.top - event.clientY);
  const best = points.reduce((least, point) => (distance(point) < distance(least) ? point : least));
  return distance(best) < 14 ? best : null;
}

function walk(from, to) {
  points[from].setAttribute('tabindex', '-1');
  points[to].setAttribute('tabindex', '0');
  points[to].focus();
}

function toggle(point) {
  set(point.dataset.rawFile, !chosen.has(point.dataset.rawFile));
  tell(point);
}

function set(name, isChosen) {
  if (isChosen) chosen.add(name);
  else chosen.delete(name);
  show();
}

function show() {
  for (const [name, box] of boxes) {
    box.checked = chosen.has(name);
    box.closest('tr').classList.toggle('is-chosen', box.checked);
  }
  for (const [name, point] of byName) {
    point.classList.toggle('is-chosen', chosen.has(name));
    point.setAttribute('aria-checked', String(chosen.has(name)));
  }
  const count = review.querySelector('[data-count-chosen]');
  count.replaceChildren(document.createElement('strong'));
  count.firstChild.textContent = `${countOf(chosen.size, 'run')} selected`;
  for (const button of review.querySelectorAll('button')) button.disabled = chosen.size === 0;
  review.querySelector('[data-clear]').hidden = chosen.size === 0;
  document.querySelector('[data-guide-set]').hidden = chosen.size < 2;
}

function tell(point) {
  for (const other of document.querySelectorAll('.is-pointed')) other.classList.remove('is-pointed');
  point.classList.add('is-pointed');
  readout.textContent = point.querySelector('title').textContent;
  const at = document.getElementById('at');
  const time = point.querySelector('title').textContent.match(/ · (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) · /);
  if (at !== null && time !== null && chosen.has(point.dataset.rawFile)) at.value = `${time[1]}T${time[2]}`;
}

/** What was chosen in the plot may stand on another page of the table: the form takes it along. */
function carry(form) {
  for (const field of form.querySelectorAll('input[data-carried]')) field.remove();
  for (const name of chosen) {
    if (form === review && boxes.has(name)) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'raw_files', value: name });
    field.dataset.carried = '';
    form.append(field);
  }
}
