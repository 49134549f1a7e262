// Holds the rows of a table: those of the server, which are loaded in parts when they become visible, followed by new ones.
// Positions start at 0. Edited rows stay in memory.
import { hasUnsavedChanges, type Row } from './grid-row-state.ts';

/** Number of rows in a part. */
const PART = 100;
/** Maximum number of cached parts. Above it, parts outside the visible area are evicted, except for their edited rows. */
const MAX_PARTS = 150;
/** Maximum number of parts in a request. */
const PARTS_AT_ONCE = 10;

/** Rows that the server returned, and their total number. */
export interface RowsAnswer {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface RowsSource {
  readonly total: number;
  /** Position of the first returned row. */
  readonly offset: number;
  readonly rows: readonly Row[];
  /** Requests rows from the server. */
  readonly ask: (offset: number, limit: number) => Promise<RowsAnswer>;
  /** Called after rows or their number have changed. */
  readonly changed: () => void;
}

export class GridRows {
  readonly #ask: RowsSource['ask'];
  readonly #changed: () => void;
  /** Increases when all rows are discarded, so that responses to earlier requests can be ignored. */
  #turn = 0;
  /** Changed rows by entity. The same objects are used if their parts are loaded again. */
  readonly #changedHere = new Map<string, Row>();
  #list: (Row | undefined)[] = [];
  #added: Row[] = [];
  /** Edited rows of evicted parts. */
  #kept = new Map<string, Row>();
  #parts = new Map<number, Promise<void>>();

  constructor({ total, offset, rows, ask, changed }: RowsSource) {
    this.#ask = ask;
    this.#changed = changed;
    this.#discardRows(total);
    for (const [index, row] of rows.entries()) this.#list[offset + index] = row;
    for (let part = Math.ceil(offset / PART); this.#isWhole(part); part += 1) this.#parts.set(part, Promise.resolve());
  }

  /** Discards all rows except edited ones. */
  #discardRows(total: number): void {
    const known = [...this.#kept.values(), ...this.#list.filter((row) => row !== undefined)];
    this.#kept = new Map(known.filter((row) => row.id !== '' && hasUnsavedChanges(row)).map((row) => [row.id, row]));
    this.#list = new Array<Row | undefined>(total);
    this.#parts = new Map();
    this.#turn += 1;
  }

  /** Replaces all rows by a response with the first ones. Edits and new rows stay. */
  restart({ rows, total }: RowsAnswer): void {
    this.#added = this.#added.filter(({ id }) => id === '');
    this.#discardRows(total);
    this.#putRows(0, rows);
    if (rows.length > 0) this.#parts.set(0, Promise.resolve());
  }

  #isWhole(part: number): boolean {
    const end = Math.min((part + 1) * PART, this.#list.length);
    if (part * PART >= end) return false;
    for (let at = part * PART; at < end; at += 1) if (this.#list[at] === undefined) return false;
    return true;
  }

  /** Number of rows, including new ones. */
  get length(): number {
    return this.#list.length + this.#added.length;
  }

  /** Number of rows on the server. */
  get saved(): number {
    return this.#list.length;
  }

  /** Returns the row at a position; undefined if it is not loaded. */
  at(place: number): Row | undefined {
    return place < this.#list.length ? this.#list[place] : this.#added[place - this.#list.length];
  }

  /** Returns the loaded rows in a range. */
  slice(from: number, to: number): Row[] {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => this.at(from + index)).filter(
      (row) => row !== undefined,
    );
  }

  /** Returns the position of a row, or -1. */
  indexOf(row: Row): number {
    const at = this.#list.indexOf(row);
    if (at >= 0) return at;
    const among = this.#added.indexOf(row);
    return among < 0 ? -1 : this.#list.length + among;
  }

  /** Returns all loaded rows, including edited rows of evicted parts. */
  listLoadedRows(): Row[] {
    return [...this.#list.filter((row) => row !== undefined), ...this.#kept.values(), ...this.#added];
  }

  /** Returns the row of an entity; undefined if it is not loaded. */
  find(id: string): Row | undefined {
    return this.listLoadedRows().find((row) => row.id === id);
  }

  add(rows: readonly Row[]): void {
    this.#added.push(...rows);
  }

  /** Removes rows that were added at the end. */
  remove(rows: readonly Row[]): void {
    const gone = new Set(rows);
    this.#added = this.#added.filter((row) => !gone.has(row));
  }

  /** Loads the rows of a range, and resolves when they are available. */
  async loadRange(from: number, to: number): Promise<void> {
    const [first, last] = [Math.floor(from / PART), Math.floor(Math.min(to, this.#list.length - 1) / PART)];
    for (let part = first; part <= last; part += 1) {
      if (this.#parts.has(part)) continue;
      let count = 1;
      while (count < PARTS_AT_ONCE && part + count <= last && !this.#parts.has(part + count)) count += 1;
      this.#load(part, count);
    }
    await Promise.all(Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => this.#parts.get(first + index)));
  }

  /** Returns whether all rows of a range are loaded. */
  hasRange(from: number, to: number): boolean {
    for (let at = from; at <= Math.min(to, this.length - 1); at += 1) if (this.at(at) === undefined) return false;
    return true;
  }

  #load(first: number, count: number): void {
    const turn = this.#turn;
    const loading = this.#ask(first * PART, count * PART).then(
      (answer) => {
        if (turn === this.#turn) this.#storeAnswer(first * PART, answer);
      },
      () => {
        if (turn === this.#turn) for (let part = first; part < first + count; part += 1) this.#parts.delete(part);
      },
    );
    for (let part = first; part < first + count; part += 1) this.#parts.set(part, loading);
  }

  #storeAnswer(offset: number, { rows, total }: RowsAnswer): void {
    if (total !== this.#list.length) {
      // Another user has added or deleted rows, so that positions changed.
      this.#discardRows(total);
      this.#changed();
    }
    this.#putRows(offset, rows);
    for (let part = offset / PART; this.#isWhole(part) && part * PART < offset + rows.length; part += 1)
      if (!this.#parts.has(part)) this.#parts.set(part, Promise.resolve());
    this.#changed();
  }

  /** Stores loaded rows at their positions. */
  #putRows(offset: number, rows: readonly Row[]): void {
    for (const [index, row] of rows.entries()) {
      const own = this.#changedHere.get(row.id);
      if (own !== undefined && !hasUnsavedChanges(own)) Object.assign(own, row, { edits: own.edits, isChosen: own.isChosen });
      this.#list[offset + index] = own ?? row;
      this.#kept.delete(row.id);
    }
  }

  /** Keeps changed rows in memory, because undo needs them. */
  keepRows(rows: readonly Row[]): void {
    for (const row of rows) if (row.id !== '') this.#changedHere.set(row.id, row);
  }

  /** Evicts the oldest parts above the maximum number, except those with the visible rows `from` to `to`. */
  dropRows(from: number, to: number): void {
    for (const part of this.#parts.keys()) {
      if (this.#parts.size <= MAX_PARTS) return;
      if ((part + 1) * PART > from && part * PART <= to) continue;
      this.#parts.delete(part);
      for (let at = part * PART; at < Math.min((part + 1) * PART, this.#list.length); at += 1) {
        const row = this.#list[at];
        if (row === undefined) continue;
        if (hasUnsavedChanges(row)) this.#kept.set(row.id, row);
        delete this.#list[at];
      }
    }
  }
}
