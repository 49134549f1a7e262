// Creates the elements of a row: its head with a link to the form, its parent and number of errors, and its cells.

import { createElement, findElement, findElements } from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { FieldError } from './api.ts';
import type { Grid } from './grid.ts';
import { type Column, getNextPlace, isDeleted, isMarkedForDeletion, type Row } from './grid-row-state.ts';
import { formatCellText } from './grid-values.ts';

/** Creates and updates the elements of rows. */
export interface RowPainter {
  /** Creates elements for a row. Without a row, they are for a row that is not loaded, or for the empty row at the end. */
  readonly make: (row: Row | undefined, place: number, isGhost?: boolean) => HTMLTableRowElement;
  /** Connects a row to its element in the initial page. */
  readonly fillRow: (element: HTMLTableRowElement, row: Row) => void;
  /** Updates the element of a row. */
  readonly paint: (element: HTMLTableRowElement, row: Row) => void;
}

/** Creates the painter for the rows of a grid. */
export function createRowPainter(grid: Grid): RowPainter {
  const { table } = grid;

  function makeRow(row: Row | undefined, place: number, isGhost = false): HTMLTableRowElement {
    const element = document.createElement('tr');
    const head = createElement('th', { scope: 'row', tabIndex: -1 });
    const inside = createElement('span', { className: 'row-head' });
    head.append(inside);
    element.append(head, ...grid.columns.map(createCell));
    element.classList.toggle('is-ghost', isGhost);
    element.classList.toggle('is-loading', row === undefined && !isGhost);
    if (isGhost) inside.textContent = 'Type or paste here';
    else if (row === undefined) inside.textContent = `${place + 1}`;
    else paintRow(element, row);
    for (const cell of element.cells) freezeCell(cell);
    return element;
  }

  function createCell({ name, isRecommended }: Column): HTMLTableCellElement {
    const cell = document.createElement('td');
    cell.classList.toggle('is-recommended', isRecommended);
    cell.tabIndex = -1;
    cell.dataset.field = name;
    return cell;
  }

  function freezeCell(cell: HTMLTableCellElement): void {
    if (cell.cellIndex > 0 && cell.cellIndex <= grid.frozen) cell.classList.add(`is-frozen-${cell.cellIndex}`);
  }

  function fillRow(element: HTMLTableRowElement, row: Row): void {
    for (const control of findElements(HTMLElement, 'a, input', element)) control.tabIndex = -1;
    const cells = new Map([...element.cells].slice(1).map((cell) => [cell.dataset.field, cell]));
    for (const cell of element.cells) cell.tabIndex = -1;
    element.replaceChildren(...[...element.cells].slice(0, 1), ...grid.columns.flatMap(({ name }) => cells.get(name) ?? []));
    for (const cell of element.cells) freezeCell(cell);
    paintRow(element, row);
  }

  function paintRow(element: HTMLTableRowElement, row: Row): void {
    const isNew = row.state.is === 'new';
    element.classList.toggle('is-new', isNew);
    element.classList.toggle('is-imported', grid.imported.has(row.id));
    element.classList.toggle('is-deleted', isDeleted(row));
    element.classList.toggle('has-conflict', row.state.is === 'contested');
    element.classList.toggle('has-errors', row.problems.length > 0);
    if (!isNew) {
      element.dataset.entity = row.id;
      element.dataset.version = String(row.version);
      element.id = `row-${row.id}`;
    }
    const head = element.cells[0]?.firstElementChild;
    if (head != null) paintHead(head, row);
    const words = groupWordsByField(row.problems);
    const doubts = groupWordsByField(row.warnings);
    for (const [index, column] of grid.columns.entries()) {
      const cell = element.cells[index + 1];
      if (cell !== undefined) paintCell(cell, row, column.name, words.get(column.name), doubts.get(column.name));
    }
  }

  function paintHead(head: Element, row: Row): void {
    const parts: HTMLElement[] = [];
    if (grid.isEditable) {
      const box = findElement(HTMLInputElement, '[data-choose]', head) ?? createChooser();
      box.checked = row.isChosen;
      box.value = row.id;
      box.setAttribute('aria-label', `Choose ${row.label || 'new row'}`);
      parts.push(box);
    }
    parts.push(row.state.is === 'new' ? createElement('span', { className: 'tag', textContent: 'new' }) : linkTo(head, row));
    const where = getNextPlace(row)?.label ?? row.parentLabel;
    const isMoving = row.movesTo !== undefined;
    if (isMarkedForDeletion(row))
      parts.push(createElement('span', { className: 'tag', textContent: 'deleted with the next save' }));
    else if (where !== '' && (grid.isSeveral || isMoving)) {
      const className = isMoving ? 'row-parent is-changed' : 'row-parent';
      const title = isMoving ? `Moves to ${where} with the next save` : where;
      parts.push(createElement('span', { className, title, textContent: isMoving ? `→ ${where}` : where }));
    }
    if (row.problems.length > 0) parts.push(createErrorCount(row));
    head.replaceChildren(...parts);
  }

  function createChooser(): HTMLInputElement {
    const box = createElement('input', { type: 'checkbox', name: 'node_id', tabIndex: -1 });
    box.setAttribute('form', 'bulk');
    box.dataset.choose = '';
    return box;
  }

  function linkTo(head: Element, row: Row): HTMLAnchorElement {
    const link = findElement(HTMLAnchorElement, '.row-link', head) ?? document.createElement('a');
    link.className = 'row-link';
    link.tabIndex = -1;
    link.href = `${table.dataset.entities}${row.id}`;
    link.textContent = row.label;
    return link;
  }

  function createErrorCount(row: Row): HTMLElement {
    const count = row.problems.length;
    const title = row.problems.map(({ field, message }) => `${field}: ${message}`).join('\n');
    const looks = { className: 'row-errors', tabIndex: -1, title };
    const href = `${table.dataset.entities}${row.id}#problems`;
    const badge = row.state.is === 'new' ? createElement('span', looks) : createElement('a', { ...looks, href });
    badge.append(
      createElement('span', { ariaHidden: 'true', textContent: String(count) }),
      createElement('span', { className: 'visually-hidden', textContent: formatQuantity(count, 'error') }),
    );
    return badge;
  }

  function paintCell(cell: HTMLTableCellElement, row: Row, name: string, error: string | undefined, doubt?: string): void {
    if (cell.firstElementChild?.matches('.cell-editor')) return;
    const value = grid.getFieldValue(row, name);
    cell.dataset.entity = row.id;
    cell.classList.toggle('number', typeof value === 'number');
    cell.classList.toggle('is-changed', row.edits.has(name));
    cell.classList.toggle('is-wrong', error !== undefined);
    cell.classList.toggle('is-doubtful', error === undefined && doubt !== undefined);
    const words = error ?? doubt;
    if (error === undefined) cell.removeAttribute('aria-invalid');
    else cell.setAttribute('aria-invalid', 'true');
    if (words === undefined) {
      cell.replaceChildren(formatCellText(value));
      cell.removeAttribute('aria-describedby');
      return;
    }
    const id = `error-${row.id || `new-${grid.rows.indexOf(row)}`}-${name}`;
    const explanation = createElement('span', { className: 'visually-hidden', id, textContent: ` ${words}` });
    cell.replaceChildren(formatCellText(value), explanation);
    cell.setAttribute('aria-describedby', explanation.id);
  }

  return { make: makeRow, fillRow, paint: paintRow };
}

/** Returns the messages of problems by column. */
export function groupWordsByField(problems: readonly FieldError[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { field, message } of problems) {
    const [name = ''] = /^[^.[]*/.exec(field) ?? [];
    const earlier = words.get(name) ?? '';
    if (!earlier.includes(message)) words.set(name, `${earlier} ${message}`.trim());
  }
  return words;
}
