// Finds operations while somebody types. Without this the form asks the server, and the address is the same either way.

const form = document.querySelector('form[data-filters="operations"]');
const input = form.elements.namedItem('q');
const rows = [...document.querySelectorAll('#operations li[data-words]')];
const count = document.querySelector('[data-count="operations"]');
const empty = document.querySelector('[data-empty="operations"]');

function show() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of rows) {
    row.hidden = !words.every((word) => row.dataset.words.includes(word));
    if (!row.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll('.operations-tag, .operations-of'))
    group.hidden = group.querySelector('li[data-words]:not([hidden])') === null;
  count.textContent = words.length === 0 ? String(rows.length) : `${shown} of ${rows.length}`;
  empty.hidden = shown > 0;
  const address = new URL(location.href);
  if (words.length === 0) address.searchParams.delete('q');
  else address.searchParams.set('q', input.value.trim());
  history.replaceState(null, '', address);
}

count.setAttribute('role', 'status');
input.addEventListener('input', show);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
