// Arranges the columns of a table: visibility, order, widths and frozen columns. The server stores the arrangement for the
// user.

import { createElement, findElement, requireElement } from '../elements.ts';
import type { ArrangedColumns, TableView } from './api.ts';
import type { Grid } from './grid.ts';

const NARROWEST = 56;
const WIDEST = 900;
/** Maximum number of frozen columns, which the style sheet supports. */
const MAX_FROZEN = 5;
/** Milliseconds without a further change before the arrangement is stored. */
const PAUSE = 400;

export interface GridColumns {
  /** Applies the arrangement. The rows must be painted again afterwards. */
  readonly arrange: () => void;
  /** Measures the widths in the browser's layout once, so that they do not change with the rows. */
  readonly measure: () => void;
  readonly head: (name: string) => HTMLTableCellElement | undefined;
  readonly hide: (name: string) => void;
  /** Moves a column left (-1) or right (1) among the visible ones. */
  readonly moveColumn: (name: string, step: -1 | 1) => void;
  readonly freeze: (name: string) => void;
  readonly isLastFrozen: (name: string) => boolean;
  readonly changeWidth: (name: string, step: number) => void;
  /** Returns the user's views, and those that other users share. */
  readonly views: () => { readonly own: readonly TableView[]; readonly shared: readonly TableView[] };
  /** Stores the user's views. Resolves with false if the server rejects them. */
  readonly setViews: (views: readonly TableView[]) => Promise<boolean>;
  /** Returns the current order, and the hidden columns. */
  readonly getSelection: () => Pick<TableView, 'order' | 'hidden'>;
  readonly select: (selection: Pick<TableView, 'order' | 'hidden'>) => void;
  /** Sets the columns that have values, from the last response. */
  readonly setFilled: (names: readonly string[]) => void;
}

export interface ColumnParts {
  readonly filled: readonly string[];
  /** Opens the menu of a column at a button. */
  readonly openMenu: (name: string, button: HTMLButtonElement) => void;
}

/** Creates the columns of a grid from the head of its table. */
export function createColumns(grid: Grid, { filled, openMenu }: ColumnParts): GridColumns {
  const { table } = grid;
  const line = requireElement(HTMLTableRowElement, 'thead tr', table);
  const corner = requireElement(HTMLTableCellElement, 'th, td', line);
  const heads = new Map([...line.cells].slice(1).map((head) => [head.dataset.column ?? '', head]));
  const all = [...heads.keys()];
  const kept: ArrangedColumns = JSON.parse(table.dataset.arranged ?? '');
  let natural = new Map<string, number>();
  let keeping: number | undefined;
  let withValues = new Set(filled);

  for (const head of heads.values()) {
    head.append(createMenuButton(head), createHandle(head));
    head.addEventListener('dragover', (event) => event.preventDefault());
  }
  const settings = findElement(HTMLElement, '[data-columns]');
  if (settings !== null) settings.hidden = false;

  /** Stores the arrangement after a pause, or when the user leaves the page. */
  function saveSoon(): void {
    clearTimeout(keeping);
    keeping = setTimeout(saveLayout, PAUSE);
  }

  /** Stores the arrangement. Resolves with false after a failure; the page then keeps the arrangement until the user leaves. */
  function saveLayout(): Promise<boolean> {
    clearTimeout(keeping);
    keeping = undefined;
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const { shared_views: _others, ...own } = kept;
    const request = { method: 'PUT', headers, body: JSON.stringify(own), keepalive: true };
    return fetch(table.dataset.columnsAt ?? '', request).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  window.addEventListener('pagehide', () => {
    if (keeping !== undefined) saveLayout();
  });

  function getOrder(): string[] {
    const known = kept.order.filter((name) => heads.has(name));
    return [...known, ...all.filter((name) => !known.includes(name))];
  }

  function isShown(name: string): boolean {
    if (kept.hidden.includes(name)) return false;
    const isRequired = grid.findColumn(name)?.isRequired === true;
    return !kept.hide_empty || withValues.has(name) || isRequired || getEditedColumns().has(name);
  }

  function getEditedColumns(): Set<string> {
    return new Set(grid.rows.listLoadedRows().flatMap(({ edits }) => [...edits.keys()]));
  }

  function arrangeColumns(): void {
    const names = getOrder().filter(isShown);
    grid.columns = names.flatMap((name) => grid.findColumn(name) ?? []);
    grid.frozen = Math.min(kept.frozen, names.length, MAX_FROZEN);
    const shown = names.flatMap((name) => heads.get(name) ?? []);
    line.replaceChildren(corner, ...shown);
    for (const [index, head] of shown.entries()) {
      for (let number = 1; number <= MAX_FROZEN; number += 1)
        head.classList.toggle(`is-frozen-${number}`, index + 1 === number && number <= grid.frozen);
    }
    showSettings();
  }

  function measureColumns(): void {
    natural = new Map([...heads].map(([name, head]) => [name, Math.ceil(head.getBoundingClientRect().width) || 120]));
    natural.set('', Math.ceil(corner.getBoundingClientRect().width) || 200);
    applyWidths();
  }

  function getWidth(name: string): number {
    return kept.widths[name] ?? natural.get(name) ?? 120;
  }

  function applyWidths(): void {
    const widths = ['', ...grid.columns.map(({ name }) => name)].map(getWidth);
    grid.view.setWidths(widths);
    let left = 0;
    for (const [index, width] of widths.slice(0, grid.frozen).entries()) {
      left += width;
      table.style.setProperty(`--frozen-${index + 1}`, `${left}px`);
    }
  }

  function applyChange(): void {
    saveLayout();
    arrangeColumns();
    if (natural.size > 0) applyWidths();
    grid.view.repaint();
    grid.moveTo(grid.active.row, grid.active.column, { focus: false });
  }

  function createMenuButton(head: HTMLTableCellElement): HTMLButtonElement {
    const button = createElement('button', { type: 'button', className: 'column-menu-button', textContent: '▾' });
    button.setAttribute('aria-haspopup', 'dialog');
    const label = requireElement(HTMLAnchorElement, 'a', head).textContent.trim();
    button.setAttribute('aria-label', `Sort, filter and arrange ${label}`);
    button.addEventListener('click', () => openMenu(head.dataset.column ?? '', button));
    return button;
  }

  /** Creates the right edge of a column head, which changes the width by dragging. The menu does the same for keyboards. */
  function createHandle(head: HTMLTableCellElement): HTMLElement {
    const name = head.dataset.column ?? '';
    const edge = createElement('span', { className: 'column-edge', ariaHidden: 'true' });
    edge.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      edge.setPointerCapture(event.pointerId);
      const start = { x: event.clientX, width: head.getBoundingClientRect().width };
      const drawWidth = (moved: PointerEvent) => {
        resizeColumn(name, start.width + moved.clientX - start.x);
      };
      edge.addEventListener('pointermove', drawWidth);
      edge.addEventListener('pointerup', () => edge.removeEventListener('pointermove', drawWidth), { once: true });
    });
    edge.addEventListener('dblclick', () => {
      delete kept.widths[name];
      saveLayout();
      applyWidths();
    });
    return edge;
  }

  function resizeColumn(name: string, width: number): void {
    kept.widths[name] = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
    saveSoon();
    applyWidths();
  }

  function showSettings(): void {
    const list = document.querySelector('[data-column-list]');
    if (list === null) return;
    list.replaceChildren(
      ...getOrder().map((name) => {
        const item = document.createElement('li');
        const label = document.createElement('label');
        const box = createElement('input', { type: 'checkbox', checked: !kept.hidden.includes(name) });
        box.dataset.column = name;
        label.append(box, ` ${grid.findColumn(name)?.label ?? name}`);
        item.append(label);
        return item;
      }),
    );
    const empty = findElement(HTMLInputElement, '[data-hide-empty]');
    if (empty !== null) empty.checked = kept.hide_empty;
  }

  document.querySelector('[data-column-list]')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { column = '' } = target.dataset;
    setShown(column, target.checked);
    findElement(HTMLInputElement, `[data-column-list] [data-column="${column}"]`)?.focus();
  });
  const hideEmpty = findElement(HTMLInputElement, '[data-hide-empty]');
  hideEmpty?.addEventListener('change', () => {
    kept.hide_empty = hideEmpty.checked;
    applyChange();
  });
  document.querySelector('[data-columns-reset]')?.addEventListener('click', () => {
    Object.assign(kept, { order: [], hidden: [], widths: {}, frozen: 0, hide_empty: false });
    applyChange();
  });

  function setShown(name: string, isOn: boolean): void {
    kept.hidden = isOn ? kept.hidden.filter((one) => one !== name) : [...kept.hidden, name];
    applyChange();
  }

  return {
    arrange: arrangeColumns,
    measure: measureColumns,
    head: (name) => heads.get(name),
    hide: (name) => setShown(name, false),
    moveColumn(name, step) {
      const shown = grid.columns.map((column) => column.name);
      const other = shown[shown.indexOf(name) + step];
      if (other === undefined) return;
      const next = getOrder().filter((one) => one !== name);
      next.splice(next.indexOf(other) + (step > 0 ? 1 : 0), 0, name);
      kept.order = next;
      applyChange();
    },
    freeze(name) {
      const place = grid.columns.findIndex((column) => column.name === name) + 1;
      kept.frozen = kept.frozen === place ? 0 : Math.min(place, MAX_FROZEN);
      applyChange();
    },
    isLastFrozen: (name) => kept.frozen > 0 && grid.columns[kept.frozen - 1]?.name === name,
    changeWidth: (name, step) => resizeColumn(name, getWidth(name) + step),
    views: () => ({ own: kept.views ?? [], shared: kept.shared_views ?? [] }),
    setViews(views) {
      kept.views = [...views];
      return saveLayout();
    },
    getSelection: () => ({ order: [...kept.order], hidden: [...kept.hidden] }),
    select({ order: wanted, hidden }) {
      Object.assign(kept, { order: [...wanted], hidden: [...hidden] });
      applyChange();
    },
    setFilled(names) {
      withValues = new Set(names);
    },
  };
}
