// Manages the selected runs, which the chart, the boxes of the table and the panel share.
import { createElement, findElement, findElements, requireElement } from '../elements.ts';
import { formatQuantity } from '../words.ts';

/** Maximum length of a download address, because servers reject longer ones. More runs are downloaded in parts. */
const MAX_ADDRESS_LENGTH = 8_000;

const chosen = new Set<string>();
let order: string[] = [];

/** Returns the names of the selected runs in the order of the chart. Runs outside the chart rank like its first run. */
export function listSelectedNames(): string[] {
  const places = new Map(order.map((name, index) => [name, index]));
  return [...chosen].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Selects or deselects runs. */
export function chooseRuns(names: Iterable<string>, isChosen = true): void {
  for (const name of names) {
    if (isChosen) chosen.add(name);
    else chosen.delete(name);
  }
  showSelection();
}

/** Selects these runs, and deselects all others. */
export function chooseOnly(names: Iterable<string>): void {
  chosen.clear();
  chooseRuns(names);
}

/** Registers listeners for boxes and forms. Must be called again after the table was replaced. */
export function prepareSelection(): void {
  order = findElements(SVGElement, '.plot-point').map(getRawFile);
  for (const box of findCheckboxes()) {
    if (box.checked) chosen.add(box.value);
    box.addEventListener('change', () => chooseRuns([box.value], box.checked));
  }
  const panel = findElement(HTMLElement, '[data-panel]');
  if (panel === null || panel.dataset.isReady === 'yes') return;
  panel.dataset.isReady = 'yes';
  panel.classList.add('is-ready');
  requireElement(HTMLElement, '[data-no-scripts]', panel).hidden = true;
  for (const form of findElements(HTMLFormElement, '#review, form[data-carries]', panel))
    form.addEventListener('submit', () => addSelection(form));
  requireElement(HTMLButtonElement, '[data-clear]', panel).addEventListener('click', () => chooseOnly([]));
  requireElement(HTMLDetailsElement, '#annotate', panel).addEventListener('toggle', () => fillTime());
  // When the user goes back, the browser restores the check boxes.
  window.addEventListener('pageshow', () => chooseRuns(findCheckboxes().flatMap((box) => (box.checked ? [box.value] : []))));
}

/** Shows the selection in the chart, the table and the panel. */
export function showSelection(): void {
  for (const box of findCheckboxes()) {
    box.checked = chosen.has(box.value);
    box.closest('tr')?.classList.toggle('is-chosen', box.checked);
  }
  for (const point of findElements(SVGElement, '.plot-point')) {
    const isChosen = chosen.has(getRawFile(point));
    point.classList.toggle('is-chosen', isChosen);
    point.setAttribute('aria-checked', String(isChosen));
  }
  const panel = requireElement(HTMLElement, '[data-panel]');
  const count = chosen.size;
  panel.classList.toggle('is-open', count > 0);
  requireElement(HTMLElement, '[data-count-chosen]', panel).textContent =
    count === 0 ? 'Select runs in the chart or the table' : `${formatQuantity(count, 'run')} selected`;
  requireElement(HTMLElement, '[data-names]', panel).textContent = listSelectedNames().join(', ');
  for (const button of findElements(HTMLButtonElement, '#review button', panel)) button.disabled = count === 0;
  hideIdleButtons(panel);
  requireElement(HTMLElement, '[data-clear]', panel).hidden = count === 0;
  requireElement(HTMLElement, '[data-guide-set]', panel).hidden = count < 2;
  const open = requireElement(HTMLAnchorElement, '[data-open]', panel);
  const first = listSelectedNames()[0];
  const path = document.querySelector(`tr[data-raw-file="${CSS.escape(first ?? '')}"] .row-name`)?.getAttribute('href');
  open.hidden = count !== 1 || path == null;
  if (path != null) open.href = path;
  const download = requireElement(HTMLAnchorElement, '[data-download]', panel);
  const address = new URL(download.href);
  address.searchParams.delete('raw_file');
  for (const name of listSelectedNames()) address.searchParams.append('raw_file', name);
  download.href = address.href;
  download.hidden = count === 0 || address.href.length > MAX_ADDRESS_LENGTH;
  // The user may have opened the form before the run was selected, or before this script started.
  if (requireElement(HTMLDetailsElement, '#annotate', panel).open) fillTime();
  document.dispatchEvent(new CustomEvent('runs:selected'));
}

/** Hides the buttons that would change none of the selected runs. Runs on other pages of the table may be flagged or excluded. */
function hideIdleButtons(panel: HTMLElement): void {
  const rows = new Map(findElements(HTMLTableRowElement, 'tr[data-raw-file]').map((row) => [row.dataset.rawFile, row]));
  for (const [action, mark] of Object.entries({ unflag: '.mark-flagged', use: '.mark-left' }))
    requireElement(HTMLButtonElement, `[value="${action}"]`, panel).hidden = [...chosen].every(
      (name) => rows.get(name)?.querySelector(mark) === null,
    );
}

function findCheckboxes(): HTMLInputElement[] {
  return findElements(HTMLInputElement, 'input[name="raw_files"][type="checkbox"]');
}

/** Returns the name of the raw file of a point. */
export function getRawFile({ dataset }: SVGElement): string {
  return dataset.rawFile ?? '';
}

/** Returns the time in the title of a point; midnight if it contains only a day. */
export function readPointTime(title: string): string | null {
  const [, day, time = '00:00:00'] = title.match(/ · (\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?(?: · |$)/) ?? [];
  return day === undefined ? null : `${day}T${time}`;
}

/** Fills in the time of the first selected run, which is the default time of an annotation. */
function fillTime(): void {
  const at = requireElement(HTMLInputElement, '#at');
  const point = document.querySelector(`.plot-point[data-raw-file="${CSS.escape(listSelectedNames()[0] ?? '')}"]`);
  if (at.value === '') at.value = readPointTime(point?.querySelector('title')?.textContent ?? '') ?? '';
}

/** Adds the selected runs to a form, because some may be on another page of the table. */
function addSelection(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input[data-carried]')) field.remove();
  const ticked = new Set(findCheckboxes().map(({ value }) => value));
  for (const name of chosen) {
    if (form.id === 'review' && ticked.has(name)) continue;
    const field = createElement('input', { type: 'hidden', name: 'raw_files', value: name });
    field.dataset.carried = '';
    form.append(field);
  }
}
