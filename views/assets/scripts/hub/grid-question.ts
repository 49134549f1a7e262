// Sorts and filters a table by its address, which can be saved and shared. Going back restores the previous state.

import { createElement, findClosest, findElement, findElements, isPlainClick, requireElement } from '../elements.ts';
import { formatNumber } from '../words.ts';
import type { RowGroup } from './api.ts';
import type { Grid } from './grid.ts';
import type { GridColumns } from './grid-columns.ts';
import type { Column } from './grid-row-state.ts';

/** Milliseconds without a key before rows are searched. */
const DELAY_MS = 300;
/** Maximum number of values in the menu of a column, and maximum length of a value there. */
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 200;
const COMPARISONS: readonly (readonly [string, string])[] = [
  ['~', 'contains'],
  ['=', 'is'],
  ['!=', 'is not'],
  ['>=', 'is at least'],
  ['<=', 'is at most'],
];

export interface GridQuestion {
  /** Returns the query of the rows: parameters of the address, without those that only affect the page. */
  readonly query: () => URLSearchParams;
  readonly openMenu: (name: string, button: HTMLButtonElement) => void;
  /** Shows only rows with this text in a column. */
  readonly filterColumn: (name: string, text: string) => void;
  readonly replace: (query: string) => void;
  /** Shows the query in the table head, and above the table. */
  readonly show: () => void;
}

export interface QuestionParts {
  readonly columns: () => GridColumns;
  /** Called after the query has changed. */
  readonly changed: () => void;
  /** Returns the values of a column with their numbers of rows. The filters on other columns apply. */
  readonly readValues: (name: string) => Promise<readonly RowGroup[]>;
}

export function createQuestion(grid: Grid, { columns, changed, readValues }: QuestionParts): GridQuestion {
  const chips = findElement(HTMLElement, '[data-filter-chips]');
  const menu = findElement(HTMLFormElement, '[data-column-menu]');
  const search = requireElement(HTMLFormElement, '[data-table-search]');
  let typing: number | undefined;
  let ofColumn = '';
  let opener: HTMLButtonElement | undefined;
  let requested = getQuery().toString();

  window.addEventListener('popstate', () => {
    if (getQuery().toString() === requested) return;
    showQuestion();
    changed();
  });
  menu?.addEventListener('toggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed' && opener?.isConnected) opener.focus();
  });
  grid.table.tHead?.addEventListener('click', (event) => {
    const name = findClosest(Element, event.target, 'a.sort')?.closest('th')?.dataset.column;
    if (name === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    sortRows(name, getSortDirection(name) === 'ascending' ? 'descending' : 'ascending');
  });
  chips?.addEventListener('click', (event) => {
    const { parameter, value } = findClosest(HTMLElement, event.target, 'a[data-parameter]')?.dataset ?? {};
    if (parameter === undefined) return;
    event.preventDefault();
    changeQuery((own) => own.delete(parameter, value));
  });
  menu?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const ticked = findElements(HTMLInputElement, '[data-column-values] :checked', menu);
    changeQuery((own) => {
      removeFilter(own);
      for (const { value } of ticked) own.append('filter', `${ofColumn}=${value}`);
    });
  });
  menu?.addEventListener('submit', (event) => {
    event.preventDefault();
    menu.hidePopover();
    addFilter(menu);
  });
  // The button is not needed, because rows are searched while the user types.
  requireElement(HTMLButtonElement, 'button:not([type])', search).hidden = true;
  search.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(searchRows, DELAY_MS);
  });
  search.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(typing);
    searchRows();
  });
  menu?.addEventListener('click', ({ target }) => {
    const does = findClosest(HTMLButtonElement, target, 'button')?.dataset.does;
    if (does === undefined) return;
    if (does !== 'wider' && does !== 'narrower') menu.hidePopover();
    if (does === 'ascending' || does === 'descending') sortRows(ofColumn, does);
    else if (does === 'unsorted') changeQuery((own) => own.delete('sort'));
    else if (does === 'unfiltered') changeQuery(removeFilter);
    else if (does === 'group') changeQuery((own) => (isGrouped() ? own.delete('group') : own.set('group', ofColumn)));
    else if (does === 'hide') columns().hide(ofColumn);
    else if (does === 'left' || does === 'right') columns().moveColumn(ofColumn, does === 'left' ? -1 : 1);
    else if (does === 'freeze') columns().freeze(ofColumn);
    else if (does === 'wider' || does === 'narrower') columns().changeWidth(ofColumn, does === 'wider' ? 32 : -32);
  });

  function searchRows(): void {
    const typed = new FormData(search);
    changeQuery((own) => {
      for (const name of ['q', 'only_errors']) {
        const value = String(typed.get(name) ?? '').trim();
        if (value === '') own.delete(name);
        else own.set(name, value);
      }
    });
  }

  function getQuery(): URLSearchParams {
    const own = new URLSearchParams(location.search);
    for (const name of ['offset', 'limit', 'entity']) own.delete(name);
    return own;
  }

  function changeQuery(change: (query: URLSearchParams) => void): void {
    const address = new URL(location.href);
    address.searchParams.delete('offset');
    change(address.searchParams);
    address.hash = '';
    history.pushState(null, '', address);
    showQuestion();
    changed();
  }

  function sortRows(name: string, direction: 'ascending' | 'descending'): void {
    changeQuery((own) => own.set('sort', direction === 'descending' ? `-${name}` : name));
  }

  function getSortDirection(name: string): 'ascending' | 'descending' | 'none' {
    const by = getQuery().get('sort');
    return by === name ? 'ascending' : by === `-${name}` ? 'descending' : 'none';
  }

  function isGrouped(): boolean {
    return getQuery().get('group') === ofColumn;
  }

  function getFilters(name: string): string[] {
    return getQuery()
      .getAll('filter')
      .filter((whole) => parseFilter(whole).name === name);
  }

  function removeFilter(own: URLSearchParams): void {
    for (const whole of getFilters(ofColumn)) own.delete('filter', whole);
  }

  function addFilter(menu: HTMLFormElement): void {
    const data = new FormData(menu);
    const value = String(data.get('value') ?? '').trim();
    const comparison = requireElement(HTMLSelectElement, '[data-comparison]', menu).value;
    changeQuery((own) => {
      // Several `=` filters of a column are alternatives. Every other combination replaces the filters of the column.
      for (const whole of getFilters(ofColumn))
        if (comparison !== '=' || !whole.startsWith(`${ofColumn}=`)) own.delete('filter', whole);
      if (value !== '' || comparison === '=' || comparison === '!=') own.append('filter', `${ofColumn}${comparison}${value}`);
    });
  }

  function openMenu(name: string, button: HTMLButtonElement): void {
    const column = grid.findColumn(name);
    if (menu === null || column === undefined) return;
    ofColumn = name;
    requireElement(HTMLElement, 'h2', menu).textContent = column.label;
    requireElement(HTMLElement, '[data-does="freeze"]', menu).textContent = columns().isLastFrozen(name)
      ? 'Unfreeze columns'
      : 'Freeze up to this column';
    requireElement(HTMLElement, '[data-does="unsorted"]', menu).hidden = getSortDirection(name) === 'none';
    requireElement(HTMLElement, '[data-does="group"]', menu).textContent = isGrouped() ? 'Ungroup' : 'Group';
    const [present = ''] = getFilters(name);
    requireElement(HTMLElement, '[data-does="unfiltered"]', menu).hidden = present === '';
    const { sign, value } = parseFilter(present);
    const comparison = sign || (column.options === undefined ? '~' : '=');
    const select = requireElement(HTMLSelectElement, '[data-comparison]', menu);
    select.replaceChildren(...COMPARISONS.map(([one, words]) => new Option(words, one, false, one === comparison)));
    requireElement(HTMLElement, '[data-filter-value]', menu).replaceChildren(createValueInput(column, value));
    showValues(menu, column);
    opener = button;
    menu.showPopover();
    placeMenu(menu);
    requireElement(HTMLButtonElement, 'button', menu).focus();
  }

  function placeMenu(menu: HTMLFormElement): void {
    if (opener === undefined) return;
    const box = opener.getBoundingClientRect();
    menu.style.top = `${Math.max(8, Math.min(box.bottom + 4, window.innerHeight - menu.offsetHeight - 8))}px`;
    menu.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - menu.offsetWidth - 8))}px`;
  }

  /** Shows the values of a column as check boxes, unless they are unique, too many, or too long. */
  async function showValues(menu: HTMLFormElement, { name, isUnique }: Column): Promise<void> {
    const part = requireElement(HTMLElement, '[data-column-values]', menu);
    part.hidden = true;
    if (isUnique) return;
    const values = await readValues(name).catch(() => []);
    if (ofColumn !== name || values.length > MAX_VALUES || values.some(({ value }) => value.length > MAX_VALUE_LENGTH)) return;
    const ticked = new Set(getFilters(name));
    requireElement(HTMLElement, 'ul', part).replaceChildren(
      ...values.map(({ value, rows }) => {
        const label = createElement('label', { className: 'choice-line' });
        label.append(
          createElement('input', { type: 'checkbox', value, checked: ticked.has(`${name}=${value}`) }),
          createElement('span', { textContent: value || '(empty)' }),
          createElement('span', { className: 'count', textContent: formatNumber(rows) }),
        );
        const item = createElement('li');
        item.append(label);
        return item;
      }),
    );
    part.hidden = values.length === 0;
    placeMenu(menu);
  }

  /** Creates an input for a value: a select if the column has options, or else a text input. */
  function createValueInput(column: Column, value: string): HTMLElement {
    const choices = getChoices(column);
    const input = choices === undefined ? createElement('input', { type: 'text', value }) : createChoice(choices, value);
    input.name = 'value';
    input.autocomplete = 'off';
    input.setAttribute('aria-label', 'Value');
    return input;
  }

  function showQuestion(): void {
    requested = getQuery().toString();
    const { q, only_errors: onlyErrors } = Object.fromEntries(getQuery());
    const input = requireElement(HTMLInputElement, '[name="q"]', search);
    if (input.value.trim() !== (q ?? '')) input.value = q ?? '';
    requireElement(HTMLInputElement, '[name="only_errors"]', search).checked = onlyErrors !== undefined;
    for (const { name } of grid.allColumns) {
      const head = columns().head(name);
      const direction = getSortDirection(name);
      head?.setAttribute('aria-sort', direction);
      head?.classList.toggle('is-filtered', getFilters(name).length > 0);
    }
    const groups = getQuery().getAll('group');
    chips?.replaceChildren(
      ...getQuery()
        .getAll('filter')
        .map((whole) => createChip('filter', whole, describeFilter(whole))),
      ...groups.map((group) => createChip('group', group, `Grouped by ${grid.findColumn(group)?.label ?? group}`)),
    );
  }

  function describeFilter(filter: string): string {
    const { name, sign, value } = parseFilter(filter);
    const compared = COMPARISONS.find(([one]) => one === sign)?.[1] ?? sign;
    return `${grid.findColumn(name)?.label ?? name} ${compared} ${value === '' ? 'empty' : value}`;
  }

  /** Creates a link that removes a value from a parameter of the query. */
  function createChip(parameter: 'filter' | 'group', value: string, words: string): HTMLAnchorElement {
    const rest = new URLSearchParams(location.search);
    rest.delete(parameter, value);
    const link = createElement('a', {
      href: `${location.pathname}?${rest}`,
      className: 'filter-chip',
      textContent: `${words} ×`,
    });
    Object.assign(link.dataset, { parameter, value });
    link.setAttribute('aria-label', `Remove: ${words}`);
    return link;
  }

  function filterColumn(name: string, text: string): void {
    changeQuery((own) => own.append('filter', `${name}=${text}`));
  }

  function replaceQuery(text: string): void {
    changeQuery((own) => {
      for (const name of [...own.keys()]) own.delete(name);
      for (const [name, value] of new URLSearchParams(text)) own.append(name, value);
    });
  }

  return { query: getQuery, openMenu, filterColumn, replace: replaceQuery, show: showQuestion };
}

/** Returns the options of a column; undefined if its values are typed. */
export function getChoices({ options, scalar }: Column): readonly string[] | undefined {
  return options ?? (scalar === 'boolean' ? ['yes', 'no'] : undefined);
}

/** Creates a select with the values and an empty option. */
export function createChoice(choices: readonly string[], chosen = ''): HTMLSelectElement {
  const select = document.createElement('select');
  for (const choice of ['', ...choices]) select.add(new Option(choice || '(empty)', choice, false, choice === chosen));
  return select;
}

/** Parses a filter such as `title~wheat`. All parts are empty for other strings. */
function parseFilter(whole: string): { readonly name: string; readonly sign: string; readonly value: string } {
  const [, name = '', sign = '', value = ''] = /^(\w+)(~|!=|<=|>=|=)([\s\S]*)$/.exec(whole) ?? [];
  return { name, sign, value };
}
