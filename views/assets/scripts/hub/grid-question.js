// What a table shows, as its address says: sorted by what, filtered by what. The address can be kept and sent to somebody; going back goes
// back to what was shown before.

const COMPARISONS = [
  ['~', 'contains'],
  ['=', 'is'],
  ['!=', 'is not'],
  ['>=', 'is at least'],
  ['<=', 'is at most'],
];

/** The question of a table. `changed` is called with it when another one is asked. */
export function createQuestion(grid, columns, changed) {
  const chips = document.querySelector('[data-filter-chips]');
  const menu = document.querySelector('[data-column-menu]');
  let ofColumn = '';
  let opener;
  let asked = query().toString();

  window.addEventListener('popstate', () => {
    if (query().toString() === asked) return;
    show();
    changed();
  });
  menu?.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed' && opener?.isConnected) opener.focus();
  });
  grid.table.tHead.addEventListener('click', (event) => {
    const link = event.target.closest('a.sort');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const name = link.closest('th').dataset.column;
    sort(name, sortOf(name) === 'ascending' ? 'descending' : 'ascending');
  });
  chips?.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-filter]');
    if (link === null) return;
    event.preventDefault();
    ask((own) => own.delete('filter', link.dataset.filter));
  });
  menu?.addEventListener('submit', (event) => {
    event.preventDefault();
    menu.hidePopover();
    filter();
  });
  menu?.addEventListener('click', ({ target }) => {
    const does = target.closest('button')?.dataset.does;
    if (does === undefined) return;
    if (does !== 'wider' && does !== 'narrower') menu.hidePopover();
    if (does === 'ascending' || does === 'descending') sort(ofColumn, does);
    else if (does === 'unsorted') ask((own) => own.delete('sort'));
    else if (does === 'unfiltered') ask(withoutFilter);
    else if (does === 'hide') columns().hide(ofColumn);
    else if (does === 'left' || does === 'right') columns().shift(ofColumn, does === 'left' ? -1 : 1);
    else if (does === 'freeze') columns().freeze(ofColumn);
    else if (does === 'wider' || does === 'narrower') columns().wider(ofColumn, does === 'wider' ? 32 : -32);
  });

  /** The query of the address without what is only about this page. */
  function query() {
    const own = new URLSearchParams(location.search);
    for (const name of ['offset', 'limit', 'entity']) own.delete(name);
    return own;
  }

  function ask(change) {
    const address = new URL(location.href);
    address.searchParams.delete('offset');
    change(address.searchParams);
    address.hash = '';
    history.pushState(null, '', address);
    show();
    changed();
  }

  function sort(name, direction) {
    ask((own) => own.set('sort', direction === 'descending' ? `-${name}` : name));
  }

  function sortOf(name) {
    const by = query().get('sort');
    return by === name ? 'ascending' : by === `-${name}` ? 'descending' : 'none';
  }

  function filtersOf(name) {
    return query()
      .getAll('filter')
      .filter((whole) => fieldOf(whole) === name);
  }

  function withoutFilter(own) {
    for (const whole of filtersOf(ofColumn)) own.delete('filter', whole);
  }

  function filter() {
    const data = new FormData(menu);
    const value = String(data.get('value') ?? '').trim();
    const comparison = menu.querySelector('[data-comparison]').value;
    ask((own) => {
      withoutFilter(own);
      if (value !== '' || comparison === '=' || comparison === '!=') own.append('filter', `${ofColumn}${comparison}${value}`);
    });
  }

  /** Opens the menu of a column. */
  function openMenu(name, button) {
    ofColumn = name;
    const column = grid.allColumns.find((one) => one.name === name);
    menu.querySelector('h2').textContent = column.label;
    menu.querySelector('[data-does="freeze"]').textContent = columns().isLastFrozen(name)
      ? 'Unfreeze columns'
      : 'Freeze up to this column';
    menu.querySelector('[data-does="unsorted"]').hidden = sortOf(name) === 'none';
    const [present = ''] = filtersOf(name);
    menu.querySelector('[data-does="unfiltered"]').hidden = present === '';
    const [, comparison = column.options === undefined ? '~' : '=', value = ''] =
      /^\w+(~|!=|<=|>=|=)([\s\S]*)$/.exec(present) ?? [];
    const select = menu.querySelector('[data-comparison]');
    select.replaceChildren(...COMPARISONS.map(([sign, words]) => new Option(words, sign, false, sign === comparison)));
    menu.querySelector('[data-filter-value]').replaceChildren(valueInput(column, value));
    menu.showPopover();
    const box = button.getBoundingClientRect();
    menu.style.top = `${Math.min(box.bottom + 4, window.innerHeight - menu.offsetHeight - 8)}px`;
    menu.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - menu.offsetWidth - 8))}px`;
    opener = button;
    menu.querySelector('button').focus();
  }

  /** Values that can be chosen are chosen; others are typed. */
  function valueInput({ options, scalar }, value) {
    const choices = options ?? (scalar === 'boolean' ? ['yes', 'no'] : undefined);
    const input = document.createElement(choices === undefined ? 'input' : 'select');
    if (choices === undefined) {
      input.type = 'text';
      input.value = value;
    } else for (const choice of ['', ...choices]) input.add(new Option(choice || '(empty)', choice, false, choice === value));
    input.name = 'value';
    input.autocomplete = 'off';
    input.setAttribute('aria-label', 'Value');
    return input;
  }

  /** Shows in the head and above the table what is asked. */
  function show() {
    asked = query().toString();
    for (const { name } of grid.allColumns) {
      const head = columns().head(name);
      const direction = sortOf(name);
      head.setAttribute('aria-sort', direction);
      head.classList.toggle('is-filtered', filtersOf(name).length > 0);
    }
    chips?.replaceChildren(
      ...query()
        .getAll('filter')
        .map((whole) => chipOf(whole)),
    );
  }

  function chipOf(whole) {
    const [, name, sign, value] = /^(\w+)(~|!=|<=|>=|=)([\s\S]*)$/.exec(whole) ?? [];
    const link = document.createElement('a');
    const rest = new URLSearchParams(location.search);
    rest.delete('filter', whole);
    link.href = `${location.pathname}?${rest}`;
    link.className = 'filter-chip';
    link.dataset.filter = whole;
    const column = grid.allColumns.find((one) => one.name === name);
    const words = COMPARISONS.find(([one]) => one === sign)?.[1] ?? sign;
    link.textContent = `${column?.label ?? name} ${words} ${value === '' ? 'empty' : value} ×`;
    link.setAttribute('aria-label', `Remove the filter ${link.textContent.slice(0, -2)}`);
    return link;
  }

  return { query, openMenu, show };
}

function fieldOf(whole) {
  return /^\w+/.exec(whole)?.[0] ?? '';
}
