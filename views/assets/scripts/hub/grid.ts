// A table of entities: rows, columns, edits, the active cell and the selection. Cells are identified by position: row from 0,
// column from 0 among the visible ones, where column 0 is the row head. If the user may edit, an empty row at the end accepts
// new rows.
import type { Entity, FieldError, RowGroup } from './api.ts';
import { createHistory, type GridHistory } from './grid-history.ts';
import {
  applySavedState,
  type Column,
  createNewRow,
  getNextPlace,
  isDeleted,
  isDirty,
  markForDeletion,
  type Place,
  type Row,
  unmarkForDeletion,
} from './grid-row-state.ts';
import type { GridRows } from './grid-rows.ts';
import { formatCellText, isSame, parseCellText } from './grid-values.ts';

/** Shows a message below the table. */
export type Say = (words: string, isBad?: boolean) => void;

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridView {
  /** Uses the visible rows of the initial page. */
  readonly adopt: (offset: number) => void;
  /** Draws all rows again after rows were added, removed or replaced. */
  readonly refit: () => void;
  /** Paints all drawn rows again, for example after a change of columns. */
  readonly repaint: () => void;
  readonly paint: (row: Row) => void;
  readonly findCell: (row: number, column: number) => HTMLTableCellElement | undefined;
  readonly findPlace: (inside: Element) => CellPlace | undefined;
  /** Marks the active cell and the selected cells. */
  readonly showActive: (focus: boolean) => void;
  /** Sets the widths of columns in pixels, starting with the row heads. */
  readonly setWidths: (widths: readonly number[]) => void;
  /** Returns the position of the first drawn row. */
  readonly getFirstVisible: () => number;
}

/** The new content of a cell: typed text, or a value. */
export type CellEdit = CellPlace & ({ readonly text: string } | { readonly value: unknown });

interface Change {
  readonly target: Row;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The columns of the table, and the possible parents of new rows. */
export interface GridParts {
  readonly columns: readonly Column[];
  readonly parents: readonly Place[];
}

/**
 * The data of the table. Dispatches `grid:changed` on its element after edits, and `grid:moved` after a change of the active
 * cell or the selection.
 */
export class Grid {
  readonly table: HTMLTableElement;
  readonly isEditable: boolean;
  readonly history: GridHistory;
  readonly allColumns: readonly Column[];
  columns: readonly Column[];
  /** Number of columns that stay visible while others scroll. */
  frozen = 0;
  /** Groups of the saved rows in their order; empty without groups. */
  groups: readonly RowGroup[] = [];
  /** IDs of the entities that the last import created or changed. */
  imported: ReadonlySet<string> = new Set();
  /** Possible parents of new rows. The first one is the default. */
  readonly parents: readonly Place[];
  parent: Place | undefined;
  /** True if the rows have several parents. */
  readonly isSeveral: boolean;
  active: CellPlace = { row: 0, column: 0 };
  #anchor: CellPlace = { row: 0, column: 0 };
  /** Column in which a sequence of Tab keys began. */
  #tabbedFrom: number | undefined;
  readonly rows: GridRows;
  readonly view: GridView;

  /** `fill` creates the rows and the view, which require the grid. */
  constructor(
    table: HTMLTableElement,
    { columns, parents }: GridParts,
    fill: { readonly rows: (grid: Grid) => GridRows; readonly view: (grid: Grid) => GridView },
  ) {
    this.table = table;
    this.isEditable = 'editable' in table.dataset;
    this.isSeveral = 'several' in table.dataset;
    this.allColumns = columns;
    this.columns = columns;
    this.parents = parents;
    this.parent = parents[0];
    this.history = createHistory(() => this.dispatch('grid:changed'));
    this.rows = fill.rows(this);
    this.view = fill.view(this);
  }

  /** Position of the empty row at the end; -1 if no row can be added. */
  get ghost(): number {
    return this.isEditable && this.parent !== undefined ? this.rows.length : -1;
  }

  findCell(row: number, column: number): HTMLTableCellElement | undefined {
    return this.view.findCell(row, column);
  }

  /** Returns the position of the cell that contains an element; undefined for other elements. */
  findPlace(inside: Element): CellPlace | undefined {
    return this.view.findPlace(inside);
  }

  findColumn(name: string): Column | undefined {
    return this.allColumns.find((column) => column.name === name);
  }

  /** Returns the current value of a field in a row. */
  getFieldValue(row: Row, name: string): unknown {
    return row.edits.has(name) ? row.edits.get(name) : (row.data[name] ?? null);
  }

  getValue(row: Row, column: number): unknown {
    const own = this.columns[column - 1];
    return own === undefined ? null : this.getFieldValue(row, own.name);
  }

  getText(place: number, column: number): string {
    const row = this.rows.at(place);
    return (column > 0 && row !== undefined ? formatCellText(this.getValue(row, column)) : row?.label) ?? '';
  }

  /** Returns the rows that the next save writes. */
  listDirtyRows(): Row[] {
    return this.rows.listLoadedRows().filter(isDirty);
  }

  /**
   * Edits cells as one step for undo. Cells after the last row create rows in `parent`, or in the parent to which their values
   * refer. Returns the number of changed cells.
   */
  editCells(cells: readonly CellEdit[], parent: Place | undefined = this.parent): number {
    if (!this.isEditable || cells.length === 0) return 0;
    return this.history.runAsOneStep(() => {
      const missing = cells.reduce((most, { row }) => Math.max(most, row), 0) + 1 - this.rows.length;
      if (missing > 0 && parent !== undefined) this.addRows(missing, parent);
      const changes: Change[] = [];
      for (const cell of cells) {
        const target = this.rows.at(cell.row);
        const own = this.columns[cell.column - 1];
        if (target === undefined || own === undefined || isDeleted(target)) continue;
        const after = 'text' in cell ? parseCellText(own, cell.text) : cell.value;
        const before = this.getFieldValue(target, own.name);
        if (!isSame(after, before)) changes.push({ target, name: own.name, before, after });
      }
      this.#applyChanges(changes);
      return changes.length;
    });
  }

  #applyChanges(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const targets = new Set(changes.map(({ target }) => target));
    this.rows.keepRows([...targets]);
    const applySide = (ordered: readonly Change[], side: 'before' | 'after') => {
      for (const { target, name, [side]: value } of ordered) {
        if (isSame(value, target.data[name])) target.edits.delete(name);
        else target.edits.set(name, value);
      }
      for (const row of targets) this.view.paint(row);
    };
    this.history.performStep({
      undo: () => applySide(changes.toReversed(), 'before'),
      redoStep: () => applySide(changes, 'after'),
    });
    for (const row of targets) this.#moveToDeterminedParent(row);
  }

  /** Sets a field of rows to a text; the column may be hidden. Returns the number of changed cells. */
  setField(rows: readonly Row[], name: string, text: string): number {
    const column = this.findColumn(name);
    if (column === undefined) return 0;
    const after = parseCellText(column, text);
    const changes = rows
      .map((target) => ({ target, name, before: this.getFieldValue(target, name), after }))
      .filter(({ before }) => !isSame(before, after));
    this.#applyChanges(changes);
    return changes.length;
  }

  /** Moves a new row to the parent that its values refer to, such as a study with that identifier. */
  #moveToDeterminedParent(row: Row): void {
    if (row.state.is !== 'new') return;
    const isPlaceOfRow = ({ prefill }: Place) =>
      Object.entries(prefill).every(([name, value]) => isSame(this.getFieldValue(row, name), value));
    if (isPlaceOfRow(row.state.parent)) return;
    const other = this.parents.find(isPlaceOfRow);
    if (other !== undefined) this.#placeRows([row], other);
  }

  /** Moves rows to another parent with the next save. If `after` is undefined, saved rows stay. */
  #placeRows(rows: readonly Row[], after: Place | undefined): void {
    if (rows.length === 0) return;
    this.rows.keepRows(rows);
    const before = rows.map((row) => ({ place: getNextPlace(row), wasNew: row.state.is === 'new' }));
    const placeRows = (placeAt: (index: number) => Place | undefined) => {
      for (const [index, row] of rows.entries()) {
        const place = placeAt(index);
        if (row.state.is === 'new' && place !== undefined) row.state = { is: 'new', parent: place };
        // A new row that was saved in between stays at its parent.
        else if (before[index]?.wasNew === false) row.movesTo = place;
        this.view.paint(row);
      }
    };
    this.history.performStep({
      undo: () => placeRows((index) => before[index]?.place),
      redoStep: () => placeRows(() => after),
    });
  }

  /** Adds rows for new entities inside `parent`, with the values that it determines. Returns the position of the first one. */
  addRows(count: number, parent: Place, values: readonly (readonly [string, unknown])[] = []): number {
    const first = this.rows.length;
    const added = Array.from({ length: count }, () =>
      createNewRow(parent, new Map([...Object.entries(parent.prefill), ...values])),
    );
    const isNew = ({ state }: Row) => state.is === 'new';
    this.history.performStep({
      undo: () => {
        // Rows that were saved in between exist, and must be deleted with the next save.
        for (const row of added) markForDeletion(row);
        this.rows.remove(added.filter(isNew));
        this.#refitView();
      },
      redoStep: () => {
        for (const row of added) if (row.state.is !== 'away') unmarkForDeletion(row);
        this.rows.add(added.filter(isNew));
        this.#refitView();
      },
    });
    return first;
  }

  /** Adds copies of rows, and returns the position of the first one. Unique values get the suffix `-copy`. */
  duplicate(rows: readonly Row[]): number {
    const unique = this.allColumns.filter(({ isUnique }) => isUnique).map(({ name }) => name);
    const taken = new Set(
      this.rows.listLoadedRows().flatMap((row) => unique.map((name) => `${name} ${String(this.getFieldValue(row, name))}`)),
    );
    const findFreeValue = (name: string, value: string) => {
      let next = `${value}-copy`;
      for (let number = 2; taken.has(`${name} ${next}`); number += 1) next = `${value}-copy-${number}`;
      taken.add(`${name} ${next}`);
      return next;
    };
    return this.history.runAsOneStep(() => {
      const first = this.rows.length;
      for (const row of rows) {
        const parent = getNextPlace(row) ?? this.parents.find(({ id }) => id === row.parentId) ?? this.parent;
        if (parent === undefined) continue;
        const values = this.allColumns.flatMap(({ name }): [string, unknown][] => {
          const value = this.getFieldValue(row, name);
          if (value === null) return [];
          return [[name, unique.includes(name) && typeof value === 'string' ? findFreeValue(name, value) : value]];
        });
        this.addRows(1, parent, values);
      }
      return first;
    });
  }

  /** Marks rows for deletion with the next save. New rows are removed immediately. */
  remove(rows: readonly Row[]): void {
    const fresh = rows.filter(({ state }) => state.is === 'new');
    const saved = rows.filter(({ state }) => state.is !== 'new');
    this.rows.keepRows(saved);
    this.history.performStep({
      undo: () => {
        this.rows.add(fresh);
        this.rows.add(saved.filter(({ state }) => state.is === 'away'));
        for (const row of saved) {
          unmarkForDeletion(row);
          this.view.paint(row);
        }
        this.#refitView();
      },
      redoStep: () => {
        this.rows.remove([...fresh, ...saved.filter(({ state }) => state.is === 'returning')]);
        for (const row of saved) {
          markForDeletion(row);
          this.view.paint(row);
        }
        this.#refitView();
      },
    });
  }

  /** Moves rows to another parent with the next save, and sets the values that it determines. */
  move(rows: readonly Row[], parent: Place): void {
    this.history.runAsOneStep(() => {
      const moving = rows.filter((row) => (getNextPlace(row)?.id ?? row.parentId) !== parent.id);
      const isHere = ({ state, parentId }: Row) => state.is !== 'new' && parentId === parent.id;
      this.#placeRows(
        moving.filter((row) => !isHere(row)),
        parent,
      );
      this.#placeRows(moving.filter(isHere), undefined);
      this.#applyChanges(
        moving.flatMap((target) =>
          Object.entries(parent.prefill).flatMap(([name, after]) => {
            const before = this.getFieldValue(target, name);
            return isSame(before, after) ? [] : [{ target, name, before, after }];
          }),
        ),
      );
    });
  }

  undo(): boolean {
    return this.history.undo();
  }

  redo(): boolean {
    return this.history.redoStep();
  }

  applySave(row: Row, entity: Entity, settled?: readonly string[]): void {
    applySavedState(row, entity, settled);
    this.rows.keepRows([row]);
    this.setErrors(row, entity.errors, entity.warnings);
  }

  /** Sets the errors and warnings of a row, as the API returns them. */
  setErrors(row: Row, errors: readonly FieldError[], warnings: readonly FieldError[] = []): void {
    row.warnings = warnings;
    row.problems = [...new Map(errors.map((error) => [`${error.field}\n${error.message}`, error])).values()];
    this.view.paint(row);
  }

  #refitView(): void {
    this.view.refit();
    const last = Math.max(this.rows.length - 1, 0);
    if (this.active.row > last && this.active.row !== this.ghost) this.moveTo(last, this.active.column, { focus: false });
  }

  /** Sets the active cell. `extend` extends the selection to it. */
  moveTo(row: number, column: number, { extend = false, focus = true } = {}): void {
    if (this.rows.length === 0 && this.ghost < 0) return;
    const last = Math.max(this.rows.length - 1, this.ghost);
    this.active = {
      row: Math.max(0, Math.min(row, last)),
      column: Math.max(0, Math.min(column, this.columns.length)),
    };
    if (!extend) this.#anchor = this.active;
    this.#tabbedFrom = undefined;
    this.view.showActive(focus);
    this.dispatch('grid:moved');
  }

  /** Goes to the next or previous cell of the row, as the Tab key does. */
  moveByTab(by: 1 | -1): void {
    const from = this.#tabbedFrom ?? this.active.column;
    this.moveTo(this.active.row, this.active.column + by);
    this.#tabbedFrom = from;
  }

  /** Goes to the next or previous row, as the Enter key does. After Tab keys, goes to the column in which they began. */
  moveByEnter(by: 1 | -1): void {
    this.moveTo(this.active.row + by, this.#tabbedFrom ?? this.active.column);
  }

  /** True if the active cell was reached by Tab, so that Enter ends the row. */
  get isTabbed(): boolean {
    return this.#tabbedFrom !== undefined;
  }

  /** Returns the corners of the selection, inclusive. */
  getSelection(): { top: number; bottom: number; left: number; right: number } {
    return {
      top: Math.min(this.#anchor.row, this.active.row),
      bottom: Math.max(this.#anchor.row, this.active.row),
      left: Math.min(this.#anchor.column, this.active.column),
      right: Math.max(this.#anchor.column, this.active.column),
    };
  }

  dispatch(name: `grid:${string}`, detail?: unknown): void {
    this.table.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}
