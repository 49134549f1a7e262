// Which runs are selected: one set for the chart, the boxes of the table and the panel.
import { countOf } from '../words.js';

const chosen = new Set();
let order = [];

/** Names of the selected runs, in the order of the chart as far as it shows them. */
export function chosenNames() {
  const places = new Map(order.map((name, index) => [name, index]));
  return [...chosen].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Selects runs, or takes them off. */
export function choose(names, isChosen = true) {
  for (const name of names) {
    if (isChosen) chosen.add(name);
    else chosen.delete(name);
  }
  showSelection();
}

/** Selects these runs and no others. */
export function chooseOnly(names) {
  chosen.clear();
  choose(names);
}

/** Listens to boxes and forms; asked again when the table is another. */
export function prepareSelection() {
  order = [...document.querySelectorAll('.plot-point')].map(({ dataset }) => dataset.rawFile);
  for (const box of boxes()) {
    if (box.checked) chosen.add(box.value);
    box.addEventListener('change', () => choose([box.value], box.checked));
  }
  const panel = document.querySelector('[data-panel]');
  if (panel === null || panel.dataset.isReady === 'yes') return;
  panel.dataset.isReady = 'yes';
  panel.classList.add('is-ready');
  panel.querySelector('[data-no-scripts]').hidden = true;
  for (const form of panel.querySelectorAll('#review, form[data-carries]')) form.addEventListener('submit', () => carry(form));
  panel.querySelector('[data-clear]').addEventListener('click', () => chooseOnly([]));
  panel.querySelector('#annotate').addEventListener('toggle', () => fillTime());
  const others = [...panel.querySelectorAll('details')];
  for (const details of others)
    details.addEventListener('toggle', () => {
      if (details.open) for (const other of others) other.open = other === details;
    });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const details of others) details.open = false;
  });
  // A browser that comes back to the page ticks boxes again.
  window.addEventListener('pageshow', () => choose(boxes().flatMap((box) => (box.checked ? [box.value] : []))));
}

/** Shows everywhere what is selected. */
export function showSelection() {
  for (const box of boxes()) {
    box.checked = chosen.has(box.value);
    box.closest('tr').classList.toggle('is-chosen', box.checked);
  }
  for (const point of document.querySelectorAll('.plot-point')) {
    const isChosen = chosen.has(point.dataset.rawFile);
    point.classList.toggle('is-chosen', isChosen);
    point.setAttribute('aria-checked', String(isChosen));
  }
  const panel = document.querySelector('[data-panel]');
  const count = chosen.size;
  panel.classList.toggle('is-open', count > 0);
  panel.querySelector('[data-count-chosen]').textContent =
    count === 0 ? 'Select runs in the chart or the table' : `${countOf(count, 'run')} selected`;
  panel.querySelector('[data-names]').textContent = chosenNames().join(', ');
  for (const button of panel.querySelectorAll('#review button')) button.disabled = count === 0;
  panel.querySelector('[data-clear]').hidden = count === 0;
  panel.querySelector('[data-guide-set]').hidden = count < 2;
  const open = panel.querySelector('[data-open]');
  const first = chosenNames()[0];
  const path = document.querySelector(`tr[data-raw-file="${CSS.escape(first ?? '')}"] .row-name`)?.getAttribute('href');
  open.hidden = count !== 1 || path == null;
  if (path != null) open.href = path;
  document.dispatchEvent(new CustomEvent('runs:selected'));
}

function boxes() {
  return [...document.querySelectorAll('input[name="raw_files"][type="checkbox"]')];
}

/** An annotation stands at the first selected run unless somebody says otherwise. */
function fillTime() {
  const at = document.getElementById('at');
  const point = document.querySelector(`.plot-point[data-raw-file="${CSS.escape(chosenNames()[0] ?? '')}"]`);
  const time = point?.querySelector('title').textContent.match(/ · (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) · /);
  if (at.value === '' && time != null) at.value = `${time[1]}T${time[2]}`;
}

/** What was selected in the chart may stand on another page of the table: the form takes it with it. */
function carry(form) {
  for (const field of form.querySelectorAll('input[data-carried]')) field.remove();
  const ticked = new Set(boxes().map(({ value }) => value));
  for (const name of chosen) {
    if (form.id === 'review' && ticked.has(name)) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'raw_files', value: name });
    field.dataset.carried = '';
    form.append(field);
  }
}
