// Sorts and searches the tables of a page in place. Without this the same links and forms ask the server, and the address is
// the same either way, so that a sorted and searched table can be linked to.

const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

for (const table of document.querySelectorAll('table[data-sorts]')) makeSortable(table);
for (const form of document.querySelectorAll('form[data-filters]')) makeSearchable(form);

function makeSortable(table) {
  const parameter = table.dataset.sorts;
  const heads = [...table.tHead.rows[0].cells];
  for (const head of heads.filter(({ dataset }) => dataset.key)) {
    head.querySelector('a').addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const direction = nextDirection(head);
      sortRows(table.tBodies[0], heads.indexOf(head), direction);
      for (const other of heads.filter(({ dataset }) => dataset.key))
        other.setAttribute('aria-sort', other === head ? direction : 'none');
      remember(parameter, nameOf(head, direction));
      for (const other of heads.filter(({ dataset }) => dataset.key))
        other.querySelector('a').href = addressWith(parameter, nameOf(other, nextDirection(other)));
    });
  }
}

function nextDirection(head) {
  const now = head.getAttribute('aria-sort');
  if (now === 'none') return head.dataset.first;
  return now === 'ascending' ? 'descending' : 'ascending';
}

function nameOf(head, direction) {
  return direction === 'descending' ? `-${head.dataset.key}` : head.dataset.key;
}

function sortRows(body, column, direction) {
  const sign = direction === 'descending' ? -1 : 1;
  const rows = [...body.rows].map((row) => ({ row, value: sortValueOf(row.cells[column]) }));
  rows.sort((a, b) => sign * inOrder.compare(a.value, b.value));
  body.append(...rows.map(({ row }) => row));
}

function sortValueOf(cell) {
  return cell.dataset.sort ?? cell.textContent.trim().replace(/\s+/g, ' ');
}

function makeSearchable(form) {
  const table = document.getElementById(form.dataset.filters);
  const input = form.elements.namedItem('q');
  const rows = [...table.tBodies[0].rows];
  const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const count = document.querySelector(`[data-count="${table.id}"]`);
  const empty = document.querySelector(`[data-empty="${table.id}"]`);
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !words.every((word) => texts.get(row).includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = words.length === 0 ? String(rows.length) : `${shown} of ${rows.length}`;
    empty.hidden = shown > 0;
    remember('q', input.value.trim());
  };
  count.setAttribute('role', 'status');
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  // An anchor must be reached, also when the search hides it.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null || !target.hidden || !table.contains(target)) return;
    input.value = '';
    show();
    target.scrollIntoView();
  });
}

function addressWith(parameter, value) {
  const address = new URL(location.href);
  if (value === '') address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, value);
  address.hash = '';
  return address.pathname + address.search;
}

function remember(parameter, value) {
  history.replaceState(null, '', addressWith(parameter, value) + location.hash);
}
