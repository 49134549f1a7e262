// The selected runs: one set for the chart, the boxes of the table and the panel.
import { all, find, make, need } from '../elements.ts';
import { countOf } from '../words.ts';

/** Servers reject longer addresses; more runs are downloaded in parts. */
const MAX_ADDRESS_LENGTH = 8_000;

const chosen = new Set<string>();
let order: string[] = [];

/** Names of the selected runs: first those of the chart, in its order. */
export function chosenNames(): string[] {
  const places = new Map(order.map((name, index) => [name, index]));
  return [...chosen].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Selects or deselects runs. */
export function choose(names: Iterable<string>, isChosen = true): void {
  for (const name of names) {
    if (isChosen) chosen.add(name);
    else chosen.delete(name);
  }
  showSelection();
}

/** Selects only these runs. */
export function chooseOnly(names: Iterable<string>): void {
  chosen.clear();
  choose(names);
}

/** Listens to boxes and forms; called again after the table was replaced. */
export function prepareSelection(): void {
  order = all(SVGElement, '.plot-point').map(rawFileOf);
  for (const box of boxes()) {
    if (box.checked) chosen.add(box.value);
    box.addEventListener('change', () => choose([box.value], box.checked));
  }
  const panel = find(HTMLElement, '[data-panel]');
  if (panel === null || panel.dataset.isReady === 'yes') return;
  panel.dataset.isReady = 'yes';
  panel.classList.add('is-ready');
  need(HTMLElement, '[data-no-scripts]', panel).hidden = true;
  for (const form of all(HTMLFormElement, '#review, form[data-carries]', panel))
    form.addEventListener('submit', () => carry(form));
  need(HTMLButtonElement, '[data-clear]', panel).addEventListener('click', () => chooseOnly([]));
  need(HTMLDetailsElement, '#annotate', panel).addEventListener('toggle', () => fillTime());
  // When the browser goes back, it restores ticks.
  window.addEventListener('pageshow', () => choose(boxes().flatMap((box) => (box.checked ? [box.value] : []))));
}

/** Shows the selection everywhere. */
export function showSelection(): void {
  for (const box of boxes()) {
    box.checked = chosen.has(box.value);
    box.closest('tr')?.classList.toggle('is-chosen', box.checked);
  }
  for (const point of all(SVGElement, '.plot-point')) {
    const isChosen = chosen.has(rawFileOf(point));
    point.classList.toggle('is-chosen', isChosen);
    point.setAttribute('aria-checked', String(isChosen));
  }
  const panel = need(HTMLElement, '[data-panel]');
  const count = chosen.size;
  panel.classList.toggle('is-open', count > 0);
  need(HTMLElement, '[data-count-chosen]', panel).textContent =
    count === 0 ? 'Select runs in the chart or the table' : `${countOf(count, 'run')} selected`;
  need(HTMLElement, '[data-names]', panel).textContent = chosenNames().join(', ');
  for (const button of all(HTMLButtonElement, '#review button', panel)) button.disabled = count === 0;
  need(HTMLElement, '[data-clear]', panel).hidden = count === 0;
  need(HTMLElement, '[data-guide-set]', panel).hidden = count < 2;
  const open = need(HTMLAnchorElement, '[data-open]', panel);
  const first = chosenNames()[0];
  const path = document.querySelector(`tr[data-raw-file="${CSS.escape(first ?? '')}"] .row-name`)?.getAttribute('href');
  open.hidden = count !== 1 || path == null;
  if (path != null) open.href = path;
  const download = need(HTMLAnchorElement, '[data-download]', panel);
  const address = new URL(download.href);
  address.searchParams.delete('raw_file');
  for (const name of chosenNames()) address.searchParams.append('raw_file', name);
  download.href = address.href;
  download.hidden = count === 0 || address.href.length > MAX_ADDRESS_LENGTH;
  document.dispatchEvent(new CustomEvent('runs:selected'));
}

function boxes(): HTMLInputElement[] {
  return all(HTMLInputElement, 'input[name="raw_files"][type="checkbox"]');
}

/** The run of a point of the chart. */
export function rawFileOf({ dataset }: SVGElement): string {
  return dataset.rawFile ?? '';
}

/** An annotation has the time of the first selected run by default. */
function fillTime(): void {
  const at = need(HTMLInputElement, '#at');
  const point = document.querySelector(`.plot-point[data-raw-file="${CSS.escape(chosenNames()[0] ?? '')}"]`);
  const time = point?.querySelector('title')?.textContent.match(/ · (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) · /);
  if (at.value === '' && time != null) at.value = `${time[1]}T${time[2]}`;
}

/** Selected runs may be on another page of the table, so the form includes them. */
function carry(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input[data-carried]')) field.remove();
  const ticked = new Set(boxes().map(({ value }) => value));
  for (const name of chosen) {
    if (form.id === 'review' && ticked.has(name)) continue;
    const field = make('input', { type: 'hidden', name: 'raw_files', value: name });
    field.dataset.carried = '';
    form.append(field);
  }
}
