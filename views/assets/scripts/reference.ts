// Filters operations while the user types. Without scripts, the server searches by the same address.

import { findControl, findElements, requireElement } from './elements.ts';

const form = requireElement(HTMLFormElement, 'form[data-filters="operations"]');
const input = findControl(HTMLInputElement, form, 'q');
const rows = findElements(HTMLLIElement, '#operations li[data-words]');
const count = requireElement(HTMLElement, '[data-count="operations"]');
const empty = requireElement(HTMLElement, '[data-empty="operations"]');

function filterOperations(): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of rows) {
    row.hidden = !words.every((word) => row.dataset.words?.includes(word));
    if (!row.hidden) shown += 1;
  }
  for (const row of rows)
    row.classList.toggle('is-meant', words.length > 0 && words.every((word) => row.dataset.title?.includes(word)));
  for (const group of findElements(HTMLElement, '.operations-tag, .operations-of')) {
    group.hidden = group.querySelector('li[data-words]:not([hidden])') === null;
    group.classList.toggle('is-meant', group.querySelector('.is-meant') !== null);
  }
  for (const fold of findElements(HTMLDetailsElement, '.operations-tag > details')) fold.open = words.length > 0;
  count.textContent = words.length === 0 ? String(rows.length) : `${shown} of ${rows.length}`;
  empty.hidden = shown > 0;
  const address = new URL(location.href);
  if (words.length === 0) address.searchParams.delete('q');
  else address.searchParams.set('q', input.value.trim());
  history.replaceState(null, '', address);
}

count.setAttribute('role', 'status');
input.addEventListener('input', filterOperations);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  filterOperations();
});
