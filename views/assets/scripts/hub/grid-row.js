// One row of a table as elements: its head with the way to the form, where it stands and how many errors it has, and its cells.

import { countOf } from '../words.js';
import { textOf } from './grid-values.js';

/** Makes and paints rows of a grid. */
export function createRowPainter(grid) {
  const { table } = grid;

  /** Elements for a row; for one that is not loaded yet, or for the empty one at the end, without a row. */
  function make(row, place, isGhost = false) {
    const element = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.tabIndex = -1;
    const inside = document.createElement('span');
    inside.className = 'row-head';
    head.append(inside);
    element.append(head, ...grid.columns.map(cellOf));
    element.classList.toggle('is-ghost', isGhost);
    element.classList.toggle('is-loading', row === undefined && !isGhost);
    if (isGhost) inside.textContent = 'Type or paste here';
    else if (row === undefined) inside.textContent = `${place + 1}`;
    else paint(element, row);
    for (const cell of element.cells) freeze(cell);
    return element;
  }

  function cellOf({ name }) {
    const cell = document.createElement('td');
    cell.tabIndex = -1;
    cell.dataset.field = name;
    return cell;
  }

  function freeze(cell) {
    const number = grid.frozen ?? 0;
    if (cell.cellIndex > 0 && cell.cellIndex <= number) cell.classList.add(`is-frozen-${cell.cellIndex}`);
  }

  /** Takes over elements that the page came with. */
  function take(element, row) {
    for (const control of element.querySelectorAll('a, input')) control.tabIndex = -1;
    const cells = new Map([...element.cells].slice(1).map((cell) => [cell.dataset.field, cell]));
    for (const cell of element.cells) cell.tabIndex = -1;
    element.replaceChildren(element.cells[0], ...grid.columns.map(({ name }) => cells.get(name)));
    for (const cell of element.cells) freeze(cell);
    paint(element, row);
  }

  /** Shows a row as it is now. */
  function paint(element, row) {
    const isNew = row.id === '';
    element.classList.toggle('is-new', isNew);
    element.classList.toggle('is-deleted', row.isDeleted === true || row.isGone === true);
    element.classList.toggle('has-conflict', row.theirs !== undefined);
    element.classList.toggle('has-errors', row.problems.length > 0);
    if (!isNew) {
      element.dataset.entity = row.id;
      element.dataset.version = row.version;
      element.id = `row-${row.id}`;
    }
    paintHead(element.cells[0].firstElementChild, row, isNew);
    const words = wordsByField(row.problems);
    for (const [index, column] of grid.columns.entries()) paintCell(element.cells[index + 1], row, column, words);
  }

  function paintHead(head, row, isNew) {
    const parts = [];
    if (grid.isEditable) {
      const box = head.querySelector('[data-choose]') ?? chooser();
      box.checked = row.isChosen === true;
      box.value = row.id;
      box.setAttribute('aria-label', `Choose ${row.label || 'new row'}`);
      parts.push(box);
    }
    parts.push(isNew ? tag('new') : linkTo(head, row));
    const where = row.place?.label ?? row.parent?.label ?? row.parentLabel ?? '';
    if (row.isGone) parts.push(tag('deleted with the next save'));
    else if (where !== '' && (grid.isSeveral || row.place !== undefined)) {
      const parent = document.createElement('span');
      parent.className = row.place === undefined ? 'row-parent' : 'row-parent is-changed';
      parent.title = row.place === undefined ? where : `Moves to ${where} with the next save`;
      parent.textContent = row.place === undefined ? where : `→ ${where}`;
      parts.push(parent);
    }
    if (row.problems.length > 0) parts.push(errorCount(row));
    head.replaceChildren(...parts);
  }

  function chooser() {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = 'node_id';
    box.setAttribute('form', 'bulk');
    box.dataset.choose = '';
    box.tabIndex = -1;
    return box;
  }

  function linkTo(head, row) {
    const link = head.querySelector('.row-link') ?? document.createElement('a');
    link.className = 'row-link';
    link.tabIndex = -1;
    link.href = `${table.dataset.entities}${row.id}`;
    link.textContent = row.label;
    return link;
  }

  function tag(text) {
    const words = document.createElement('span');
    words.className = 'tag';
    words.textContent = text;
    return words;
  }

  function errorCount(row) {
    const count = row.problems.length;
    const badge = document.createElement(row.id === '' ? 'span' : 'a');
    badge.className = 'row-errors';
    badge.tabIndex = -1;
    if (row.id !== '') badge.href = `${table.dataset.entities}${row.id}#problems`;
    badge.title = row.problems.map(({ field, message }) => `${field}: ${message}`).join('\n');
    const number = document.createElement('span');
    number.setAttribute('aria-hidden', 'true');
    number.textContent = count;
    const words = document.createElement('span');
    words.className = 'visually-hidden';
    words.textContent = countOf(count, 'error');
    badge.append(number, words);
    return badge;
  }

  function paintCell(cell, row, { name }, words) {
    if (cell.firstElementChild?.matches('.cell-editor')) return;
    const value = grid.valueOf(row, name);
    const error = words.get(name) ?? '';
    cell.dataset.entity = row.id;
    cell.classList.toggle('number', typeof value === 'number');
    cell.classList.toggle('is-changed', row.edits.has(name));
    cell.classList.toggle('is-wrong', error !== '');
    if (error === '') {
      cell.replaceChildren(textOf(value));
      cell.removeAttribute('aria-invalid');
      cell.removeAttribute('aria-describedby');
      return;
    }
    const said = document.createElement('span');
    said.className = 'visually-hidden';
    said.id = `error-${row.id || `new-${grid.rows.indexOf(row)}`}-${name}`;
    said.textContent = ` ${error}`;
    cell.replaceChildren(textOf(value), said);
    cell.setAttribute('aria-invalid', 'true');
    cell.setAttribute('aria-describedby', said.id);
  }

  return { make, take, paint };
}

/** What is wrong, by the column that says it. */
export function wordsByField(problems) {
  const words = new Map();
  for (const { field, message } of problems) {
    const name = /^[^.[]*/.exec(field)[0];
    const said = words.get(name) ?? '';
    if (!said.includes(message)) words.set(name, `${said} ${message}`.trim());
  }
  return words;
}
