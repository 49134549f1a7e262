// Sorts and searches the tables of a page in place. Without scripts, the same links and forms ask the server. The address is
// the same in both cases, so that a sorted and searched table can be linked.

import { findControl, findElements, isPlainClick, requireElement } from './elements.ts';

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

for (const table of findElements(HTMLTableElement, 'table[data-sorts]')) makeSortable(table);
for (const form of findElements(HTMLFormElement, 'form[data-filters]')) makeSearchable(form);

type Direction = 'ascending' | 'descending';

function makeSortable(table: HTMLTableElement): void {
  const parameter = table.dataset.sorts ?? '';
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const sortable = heads.filter(({ dataset }) => dataset.key);
  const body = table.tBodies[0];
  if (body === undefined) return;
  for (const head of sortable) {
    requireElement(HTMLAnchorElement, 'a', head).addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const direction = getNextDirection(head);
      sortRows(body, heads.indexOf(head), direction);
      for (const other of sortable) other.setAttribute('aria-sort', other === head ? direction : 'none');
      saveParameter(parameter, getSortKey(head, direction));
      for (const other of sortable)
        requireElement(HTMLAnchorElement, 'a', other).href = buildParameterUrl(
          parameter,
          getSortKey(other, getNextDirection(other)),
        );
    });
  }
}

function getNextDirection(head: HTMLElement): Direction {
  const now = head.getAttribute('aria-sort');
  if (now === 'none') return head.dataset.first === 'descending' ? 'descending' : 'ascending';
  return now === 'ascending' ? 'descending' : 'ascending';
}

function getSortKey(head: HTMLElement, direction: Direction): string {
  const key = head.dataset.key ?? '';
  return direction === 'descending' ? `-${key}` : key;
}

function sortRows(body: HTMLTableSectionElement, column: number, direction: Direction): void {
  const sign = direction === 'descending' ? -1 : 1;
  const rows = [...body.rows].map((row) => ({ row, value: getSortValue(row.cells[column]) }));
  rows.sort((a, b) => sign * inOrder.compare(a.value, b.value));
  body.append(...rows.map(({ row }) => row));
}

function getSortValue(cell: HTMLTableCellElement | undefined): string {
  return cell?.dataset.sort ?? cell?.textContent.trim().replace(/\s+/g, ' ') ?? '';
}

function makeSearchable(form: HTMLFormElement): void {
  const table = requireElement(HTMLTableElement, `#${form.dataset.filters}`);
  const input = findControl(HTMLInputElement, form, 'q');
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => ({ row, text: row.textContent.toLowerCase() }));
  const count = requireElement(HTMLElement, `[data-count="${table.id}"]`);
  const empty = requireElement(HTMLElement, `[data-empty="${table.id}"]`);
  const filterRows = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = words.length === 0 ? String(rows.length) : `${shown} of ${rows.length}`;
    empty.hidden = shown > 0;
    saveParameter('q', input.value.trim());
  };
  count.setAttribute('role', 'status');
  input.addEventListener('input', filterRows);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filterRows();
  });
  // A link to a row must work even if the search hides the row.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null || !target.hidden || !table.contains(target)) return;
    input.value = '';
    filterRows();
    target.scrollIntoView();
  });
}

function buildParameterUrl(parameter: string, value: string): string {
  const address = new URL(location.href);
  if (value === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, value);
  address.hash = '';
  return address.pathname + address.search;
}

function saveParameter(parameter: string, value: string): void {
  history.replaceState(null, '', buildParameterUrl(parameter, value) + location.hash);
}
