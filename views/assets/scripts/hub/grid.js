// A table of entities: its rows and columns, what was edited, which cell is active and which are selected. Cells are named by their place:
// row from 0, column from 0 among those that are shown, where column 0 is the head of the row. Behind the last row stands an empty one,
// where somebody who may edit types or pastes new rows.

import { createHistory } from './grid-history.js';
import { emptyRow, isTouched } from './grid-rows.js';
import { isSame, textOf, valueOfText } from './grid-values.js';

/**
 * The table. Dispatches `grid:changed` on its element after edits and `grid:moved` after the active cell or selection has changed. Its view
 * shows what it is told to paint.
 */
export class Grid {
  constructor(table, { columns, parents }) {
    this.table = table;
    this.isEditable = 'editable' in table.dataset;
    /** Every column, and those that are shown, in their order. */
    this.allColumns = columns;
    this.columns = columns;
    /** Places where new rows can go; the first one unless another one is named. */
    this.parents = parents;
    this.parent = parents[0];
    this.active = { row: 0, column: 0 };
    this.anchor = { row: 0, column: 0 };
    this.history = createHistory(() => this.tell('grid:changed'));
  }

  /** Gives it its rows and its view. */
  show(rows, view) {
    this.rows = rows;
    this.view = view;
  }

  /** Number of the empty row behind the last, or -1 where nothing can be added. */
  get ghost() {
    return this.isEditable && this.parent !== undefined ? this.rows.length : -1;
  }

  cellAt(row, column) {
    return this.view.cellAt(row, column);
  }

  /** The place of a cell's element, or undefined. */
  placeOf(cell) {
    return this.view.placeOf(cell);
  }

  /** Present value of a field in a row. */
  valueOf(row, name) {
    return row.edits.has(name) ? row.edits.get(name) : (row.data[name] ?? null);
  }

  valueAt(row, column) {
    return this.valueOf(row, this.columns[column - 1].name);
  }

  textAt(place, column) {
    const row = this.rows.at(place);
    if (row === undefined) return '';
    return column > 0 ? textOf(this.valueAt(row, column)) : row.label;
  }

  /** Rows with something that is not saved: edited, new, moved, or to be deleted. A new row without values of its own is none. */
  dirtyRows() {
    return this.rows.loaded().filter((row) => isTouched(row) && !isBlank(row) && row.isDeleted !== true);
  }

  /**
   * Edits cells as one step that can be undone: `[{ row, column, text }]`, or `value` instead of `text`. Cells behind the last row make new
   * rows in `parent`; where their values say that they belong to another place, they go there. Answers how many cells are others now.
   */
  edit(cells, parent = this.parent) {
    if (!this.isEditable || cells.length === 0) return 0;
    return this.history.asOneStep(() => {
      const missing = cells.reduce((most, { row }) => Math.max(most, row), 0) + 1 - this.rows.length;
      if (missing > 0 && parent !== undefined) this.addRows(missing, parent);
      const changes = [];
      for (const { row, column, text, value } of cells) {
        const target = this.rows.at(row);
        const own = this.columns[column - 1];
        if (target === undefined || own === undefined || target.isDeleted || target.isGone) continue;
        const after = text === undefined ? value : valueOfText(own, text);
        const before = this.valueOf(target, own.name);
        if (!isSame(after, before)) changes.push({ target, name: own.name, before, after });
      }
      this.change(changes);
      return changes.length;
    });
  }

  /** Puts values into fields of rows: `[{ target, name, before, after }]`. */
  change(changes) {
    if (changes.length === 0) return;
    this.rows.remember(changes.map(({ target }) => target));
    const put = (side) => {
      for (const { target, name, ...values } of changes) {
        if (isSame(values[side], target.data[name])) target.edits.delete(name);
        else target.edits.set(name, values[side]);
      }
      for (const row of new Set(changes.map(({ target }) => target))) this.view.paint(row);
    };
    this.history.act({
      undo: () => {
        changes.reverse();
        put('before');
        changes.reverse();
      },
      redo: () => put('after'),
    });
    for (const row of new Set(changes.map(({ target }) => target))) if (row.id === '') this.#settleIn(row);
  }

  /** Puts one text into a field of rows, whether its column is shown or not. Answers how many cells are others now. */
  setField(rows, name, text) {
    const column = this.allColumns.find((one) => one.name === name);
    const after = valueOfText(column, text);
    const changes = rows
      .map((target) => ({ target, name, before: this.valueOf(target, name), after }))
      .filter(({ before }) => !isSame(before, after));
    this.change(changes);
    return changes.length;
  }

  /** A new row goes where its values say: one with another study's identifier belongs into that study. */
  #settleIn(row) {
    const fits = ({ prefill }) => Object.entries(prefill).every(([name, value]) => isSame(this.valueOf(row, name), value));
    if (fits(row.parent)) return;
    const other = this.parents.find(fits);
    if (other !== undefined) this.#place([row], other, 'parent');
  }

  #place(rows, after, member) {
    if (rows.length === 0) return;
    this.rows.remember(rows);
    const before = rows.map((row) => row[member]);
    const put = (parentOf) => {
      for (const [index, row] of rows.entries()) {
        row[member] = parentOf(index);
        this.view.paint(row);
      }
    };
    this.history.act({ undo: () => put((index) => before[index]), redo: () => put(() => after) });
  }

  /** Adds rows at the end, for new entities inside `parent`, with what follows from that. Answers the place of the first. */
  addRows(count, parent, values = []) {
    const first = this.rows.length;
    const added = Array.from({ length: count }, (_, index) =>
      emptyRow({ parent, edits: new Map([...Object.entries(parent.prefill), ...(values[index] ?? [])]) }),
    );
    this.history.act({
      undo: () => {
        // What was saved meanwhile is there, and goes with the next save.
        for (const row of added) if (row.id !== '') row.isGone = true;
        this.rows.remove(added.filter(({ id }) => id === ''));
        this.#refit();
      },
      redo: () => {
        for (const row of added) row.isGone = false;
        this.rows.add(added.filter(({ id }) => id === ''));
        this.#refit();
      },
    });
    return first;
  }

  /** Copies rows as new ones behind the last. Values that no two rows may share get `-copy` at their end. */
  duplicate(rows) {
    const unique = this.allColumns.filter(({ isUnique }) => isUnique).map(({ name }) => name);
    const taken = new Set(this.rows.loaded().flatMap((row) => unique.map((name) => `${name} ${this.valueOf(row, name)}`)));
    const free = (name, value) => {
      let next = `${value}-copy`;
      for (let number = 2; taken.has(`${name} ${next}`); number += 1) next = `${value}-copy-${number}`;
      taken.add(`${name} ${next}`);
      return next;
    };
    return this.history.asOneStep(() => {
      const first = this.rows.length;
      for (const row of rows) {
        const parent = row.parent ?? row.place ?? this.parents.find(({ id }) => id === row.parentId) ?? this.parent;
        const values = this.allColumns.flatMap(({ name }) => {
          const value = this.valueOf(row, name);
          if (value === null) return [];
          return [[name, unique.includes(name) && typeof value === 'string' ? free(name, value) : value]];
        });
        this.addRows(1, parent, [values]);
      }
      return first;
    });
  }

  /** Marks rows to be deleted with the next save; new ones go at once. */
  remove(rows) {
    const fresh = rows.filter(({ id }) => id === '');
    const saved = rows.filter(({ id }) => id !== '');
    this.rows.remember(saved);
    this.history.act({
      undo: () => {
        this.rows.add(fresh);
        // One that the server has deleted meanwhile comes back with the next save.
        const away = saved.filter((row) => row.isAway);
        for (const row of away) row.isRevived = true;
        this.rows.add(away);
        for (const row of saved) {
          row.isGone = false;
          this.view.paint(row);
        }
        this.#refit();
      },
      redo: () => {
        this.rows.remove([...fresh, ...saved.filter((row) => row.isAway)]);
        for (const row of saved) {
          row.isRevived = false;
          row.isGone = !row.isAway;
          this.view.paint(row);
        }
        this.#refit();
      },
    });
  }

  /** Moves rows into another parent, with what follows from that; the next save does it. */
  move(rows, parent) {
    this.history.asOneStep(() => {
      const staying = rows.filter((row) => (row.place?.id ?? row.parent?.id ?? row.parentId) !== parent.id);
      const isHere = ({ id, parentId }) => id !== '' && parentId === parent.id;
      this.#place(
        staying.filter((row) => row.id !== '' && !isHere(row)),
        parent,
        'place',
      );
      this.#place(staying.filter(isHere), undefined, 'place');
      this.#place(
        staying.filter(({ id }) => id === ''),
        parent,
        'parent',
      );
      this.change(
        staying.flatMap((target) =>
          Object.entries(parent.prefill).flatMap(([name, after]) => {
            const before = this.valueOf(target, name);
            return isSame(before, after) ? [] : [{ target, name, before, after }];
          }),
        ),
      );
    });
  }

  undo() {
    return this.history.undo();
  }

  redo() {
    return this.history.redo();
  }

  /** Takes a saved state of an entity into its row; edits of the named fields go. */
  settle(row, entity, settled = [...row.edits.keys()]) {
    for (const name of settled) row.edits.delete(name);
    row.data = entity.data;
    for (const [name, value] of [...row.edits]) if (isSame(value, row.data[name])) row.edits.delete(name);
    row.id = entity.id;
    row.version = entity.version;
    row.label = entity.label;
    row.parentId = entity.parent_id ?? '';
    row.parentLabel = row.place?.label ?? row.parent?.label ?? row.parentLabel;
    row.place = undefined;
    row.parent = undefined;
    row.isRevived = false;
    row.isAway = false;
    row.descendants = entity.descendants;
    this.rows.remember([row]);
    this.setErrors(row, entity.errors);
  }

  /** Takes what is wrong with a row's values, as the API answers it. */
  setErrors(row, errors) {
    // A field and a rule that demand the same say it once.
    row.problems = [...new Map(errors.map((error) => [`${error.field}\n${error.message}`, error])).values()];
    this.view.paint(row);
  }

  #refit() {
    this.view.refit();
    const last = Math.max(this.rows.length - 1, 0);
    if (this.active.row > last && this.active.row !== this.ghost) this.moveTo(last, this.active.column, { focus: false });
  }

  /** Makes a cell the active one; with `extend` the selection grows to it. */
  moveTo(row, column, { extend = false, focus = true } = {}) {
    if (this.rows.length === 0 && this.ghost < 0) return;
    const last = Math.max(this.rows.length - 1, this.ghost);
    this.active = {
      row: Math.max(0, Math.min(row, last)),
      column: Math.max(0, Math.min(column, this.columns.length)),
    };
    if (!extend) this.anchor = { ...this.active };
    this.view.showActive(focus);
    this.tell('grid:moved');
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

  tell(name, detail) {
    this.table.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}

/** Whether a row is new and has nothing but what follows from its place. */
function isBlank({ id, parent, edits }) {
  return id === '' && [...edits].every(([name, value]) => value === null || isSame(parent.prefill[name], value));
}
