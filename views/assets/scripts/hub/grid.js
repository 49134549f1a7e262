// The rows and cells of a table of entities: what is saved, what was edited since, what is wrong, which cell is active and which
// are selected. Cells are named by their place: row from 0, column from 0, where column 0 is the head of the row.

import { isSame, textOf, valueOfText } from './grid-values.js';

/** The table. Dispatches `grid:changed` on its element after edits and `grid:moved` after the active cell or selection has changed. */
export class Grid {
  constructor(table) {
    this.table = table;
    this.isEditable = 'editable' in table.dataset;
    this.columns = [...table.tHead.rows[0].cells].slice(1).map((head) => ({
      name: head.dataset.column,
      label: head.querySelector('a').textContent.trim(),
      scalar: head.dataset.scalar,
      isList: 'list' in head.dataset,
      options: head.dataset.options === undefined ? undefined : JSON.parse(head.dataset.options),
      picks: head.dataset.picks,
    }));
    this.rows = [...table.tBodies[0].rows].map((element) => this.#read(element));
    this.active = { row: 0, column: 0 };
    this.anchor = { row: 0, column: 0 };
    this.history = [];
    this.future = [];
    table.setAttribute('role', 'grid');
    table.setAttribute('aria-multiselectable', 'true');
    if (!this.isEditable) table.setAttribute('aria-readonly', 'true');
    for (const control of table.tBodies[0].querySelectorAll('a, input')) control.tabIndex = -1;
    const first = this.cellAt(0, 0);
    if (first) first.tabIndex = 0;
    for (const row of this.rows) this.paint(row);
  }

  #read(element) {
    const saved = new Map();
    const errors = new Map();
    for (const [index, { name }] of this.columns.entries()) {
      const cell = element.cells[index + 1];
      const raw = cell.dataset.value;
      const value = raw === undefined ? cell.textContent : JSON.parse(raw);
      if (value !== '') saved.set(name, value);
      if (cell.dataset.error) errors.set(name, cell.dataset.error);
    }
    return {
      element,
      id: element.dataset.entity ?? '',
      version: Number(element.dataset.version ?? 0),
      saved,
      errors,
      savedErrors: errors,
      edits: new Map(),
    };
  }

  cellAt(row, column) {
    return this.rows[row]?.element.cells[column];
  }

  /** The place of a cell's element, or undefined. */
  placeOf(cell) {
    const row = this.rows.findIndex(({ element }) => element === cell.parentElement);
    return row < 0 ? undefined : { row, column: cell.cellIndex };
  }

  valueAt(row, column) {
    const { name } = this.columns[column - 1];
    return row.edits.has(name) ? row.edits.get(name) : (row.saved.get(name) ?? null);
  }

  textAt(row, column) {
    if (column > 0) return textOf(this.valueAt(this.rows[row], column));
    return this.rows[row].element.querySelector('.row-link')?.textContent ?? '';
  }

  /** The rows with edits, new ones included. */
  dirtyRows() {
    return this.rows.filter(({ edits, id }) => edits.size > 0 || id === '');
  }

  /** Edits cells as one step that can be undone: `[{ row, column, text }]`, or `value` instead of `text`. */
  edit(cells) {
    const step = [];
    for (const { row, column, text, value } of cells) {
      const target = this.rows[row];
      const own = this.columns[column - 1];
      if (!this.isEditable || target === undefined || own === undefined || target.isDeleted) continue;
      const next = text === undefined ? value : valueOfText(own, text);
      if (isSame(next, this.valueAt(target, column))) continue;
      step.push({ target, name: own.name, before: this.valueAt(target, column), after: next });
    }
    if (step.length === 0) return 0;
    this.#apply(step, 'after');
    this.#remember({ step });
    return step.length;
  }

  /** Adds rows at the end, for new entities inside `parent`, with what follows from that. Returns the place of the first. */
  addRows(count, parent) {
    const template = document.getElementById('row-template').content.firstElementChild;
    const first = this.rows.length;
    const added = Array.from({ length: count }, () => ({
      ...this.#read(template.cloneNode(true)),
      edits: new Map(Object.entries(parent.prefill)),
      parent,
    }));
    this.#insert(added);
    this.#remember({ added });
    return first;
  }

  undo() {
    this.#travel(this.history, this.future, 'before');
  }

  redo() {
    this.#travel(this.future, this.history, 'after');
  }

  #remember(entry) {
    this.history.push(entry);
    this.future.length = 0;
    this.#tell('grid:changed');
  }

  #travel(from, to, side) {
    const entry = from.pop();
    if (entry === undefined) return;
    if (entry.step) this.#apply(side === 'before' ? entry.step.toReversed() : entry.step, side);
    else if (side === 'before') this.#remove(entry.added);
    else this.#insert(entry.added);
    to.push(entry);
    this.#tell('grid:changed');
  }

  #insert(added) {
    this.rows.push(...added);
    this.table.tBodies[0].append(...added.map(({ element }) => element));
    for (const row of added) this.paint(row);
  }

  #remove(added) {
    this.rows = this.rows.filter((row) => !added.includes(row));
    for (const { element } of added) element.remove();
    this.moveTo(Math.min(this.active.row, this.rows.length - 1), this.active.column);
  }

  #apply(step, side) {
    for (const change of step) this.#put(change.target, change.name, change[side]);
    for (const target of new Set(step.map((change) => change.target))) this.paint(target);
  }

  #put(row, name, value) {
    if (isSame(value, row.saved.get(name))) row.edits.delete(name);
    else row.edits.set(name, value);
    if (row.edits.size === 0) row.errors = row.savedErrors;
  }

  /** Takes a saved state of an entity into its row; edits of the named fields go. The steps before it can no longer be undone. */
  settle(row, entity, settled = row.edits.keys()) {
    for (const name of [...settled]) row.edits.delete(name);
    row.saved = new Map(Object.entries(entity.data));
    for (const [name, value] of [...row.edits]) if (isSame(value, row.saved.get(name))) row.edits.delete(name);
    row.id = entity.id;
    row.version = entity.version;
    row.element.dataset.entity = entity.id;
    row.element.dataset.version = entity.version;
    row.element.id = `row-${entity.id}`;
    delete row.element.dataset.new;
    this.setErrors(row, entity.errors);
    this.#head(row, entity);
    this.history.length = 0;
    this.future.length = 0;
    this.#tell('grid:changed');
  }

  /** Shows the errors of a row's values, as the API answers them. */
  setErrors(row, errors) {
    row.errors = new Map();
    for (const { field, message } of errors) {
      const name = /^[^.[]*/.exec(field)[0];
      // A field and a rule that demand the same say it once.
      const said = row.errors.get(name) ?? '';
      if (!said.includes(message)) row.errors.set(name, `${said} ${message}`.trim());
    }
    if (row.edits.size === 0) row.savedErrors = row.errors;
    this.paint(row);
  }

  #head(row, { id, label }) {
    const head = row.element.cells[0].querySelector('.row-head');
    let link = head.querySelector('.row-link');
    if (link === null) {
      link = document.createElement('a');
      link.className = 'row-link';
      link.tabIndex = -1;
      link.href = `${this.table.dataset.entities}${id}`;
      head.querySelector('.tag')?.replaceWith(link);
    }
    link.textContent = label;
  }

  /** Shows a row as it is now. */
  paint(row) {
    const { element, edits, errors } = row;
    element.classList.toggle('is-new', row.id === '');
    element.classList.toggle('is-deleted', row.isDeleted === true);
    for (const [index, { name }] of this.columns.entries()) {
      const cell = element.cells[index + 1];
      if (cell.firstElementChild?.matches('.cell-editor')) continue;
      const value = this.valueAt(row, index + 1);
      const text = textOf(value);
      const error = errors.get(name) ?? '';
      cell.dataset.entity = row.id;
      cell.classList.toggle('number', typeof value === 'number');
      cell.classList.toggle('is-changed', edits.has(name));
      cell.classList.toggle('is-wrong', error !== '');
      if (error === '') {
        cell.replaceChildren(text);
        for (const attribute of ['aria-invalid', 'aria-describedby']) cell.removeAttribute(attribute);
      } else {
        const words = document.createElement('span');
        words.className = 'visually-hidden';
        words.id = `error-${row.id || this.rows.indexOf(row)}-${name}`;
        words.textContent = ` ${error}`;
        cell.replaceChildren(text, words);
        cell.setAttribute('aria-invalid', 'true');
        cell.setAttribute('aria-describedby', words.id);
      }
    }
  }

  /** Makes a cell the active one; with `extends` the selection grows to it. */
  moveTo(row, column, { extend = false, focus = true } = {}) {
    if (this.rows.length === 0) return;
    const before = this.cellAt(this.active.row, this.active.column);
    if (before) before.tabIndex = -1;
    this.active = {
      row: Math.max(0, Math.min(row, this.rows.length - 1)),
      column: Math.max(0, Math.min(column, this.columns.length)),
    };
    if (!extend) this.anchor = { ...this.active };
    const cell = this.cellAt(this.active.row, this.active.column);
    cell.tabIndex = 0;
    if (focus) {
      cell.focus({ preventScroll: true });
      this.#reveal(cell);
    }
    this.#showSelection();
    this.#tell('grid:moved');
  }

  /** Scrolls a cell out from under the head and the first column, and no further. */
  #reveal(cell) {
    const frame = this.table.closest('[data-grid-scroll]');
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = cell.getBoundingClientRect();
    const head = this.table.tHead.getBoundingClientRect();
    const corner = this.table.tHead.rows[0].cells[0].getBoundingClientRect();
    if (box.top < head.bottom && cell.parentElement.parentElement === this.table.tBodies[0])
      frame.scrollTop -= head.bottom - box.top;
    if (cell.cellIndex > 0 && box.left < corner.right) frame.scrollLeft -= corner.right - box.left;
  }

  /** Corners of the selection, inclusive. */
  selection() {
    return {
      top: Math.min(this.anchor.row, this.active.row),
      bottom: Math.max(this.anchor.row, this.active.row),
      left: Math.min(this.anchor.column, this.active.column),
      right: Math.max(this.anchor.column, this.active.column),
    };
  }

  #showSelection() {
    for (const cell of this.table.querySelectorAll('.is-selected')) {
      cell.classList.remove('is-selected');
      cell.removeAttribute('aria-selected');
    }
    const { top, bottom, left, right } = this.selection();
    if (top === bottom && left === right) return;
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const cell = this.cellAt(row, column);
        cell.classList.add('is-selected');
        cell.setAttribute('aria-selected', 'true');
      }
    }
  }

  #tell(name) {
    this.table.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }
}
