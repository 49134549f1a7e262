// The rows of a table: those that the server has, loaded in parts as they come into view, and behind them those that are new. A place is a
// number from 0. What was edited here stays, however far the table is scrolled and whatever it is sorted by.

/** Rows that are asked for at once. */
const PART = 100;
/** Parts that are kept; of those that were seen longest ago only edited rows are. */
const MOST_PARTS = 150;
/** Parts that one request brings when many are needed. */
const PARTS_AT_ONCE = 10;

/** A row without values: a new one, or one to be filled. */
export function emptyRow(more) {
  return { id: '', version: 0, label: '', data: {}, problems: [], edits: new Map(), descendants: 0, parentId: '', ...more };
}

/** Whether something of a row is not saved yet. */
export function isTouched({ id, edits, place, isGone, isRevived }) {
  return id === '' || edits.size > 0 || place !== undefined || isGone === true || isRevived === true;
}

/** The rows. `ask(offset, limit)` resolves with the API's answer; `changed` is called when rows or their number have changed. */
export class GridRows {
  constructor({ total, offset, rows, ask, changed }) {
    this.ask = ask;
    this.changed = changed;
    this.turn = 0;
    /** Rows that were changed here, by entity: they stay the same objects however often they are loaded. */
    this.changedHere = new Map();
    this.begin(total);
    for (const [index, row] of rows.entries()) this.list[offset + index] = row;
    for (let part = Math.ceil(offset / PART); this.#isWhole(part); part += 1) this.parts.set(part, Promise.resolve());
  }

  /** All rows are unknown again, but for those that were edited. */
  begin(total) {
    this.kept = new Map([...(this.list ?? [])].filter((row) => row?.id && isTouched(row)).map((row) => [row.id, row]));
    this.added = this.added ?? [];
    this.list = new Array(total);
    this.parts = new Map();
    this.turn += 1;
  }

  #isWhole(part) {
    const end = Math.min((part + 1) * PART, this.list.length);
    if (part * PART >= end) return false;
    for (let at = part * PART; at < end; at += 1) if (this.list[at] === undefined) return false;
    return true;
  }

  /** How many there are, new ones included. */
  get length() {
    return this.list.length + this.added.length;
  }

  /** How many of them the server has. */
  get saved() {
    return this.list.length;
  }

  /** The row at a place; undefined while it is not loaded. */
  at(place) {
    return place < this.list.length ? this.list[place] : this.added[place - this.list.length];
  }

  /** The place of a row, or -1. */
  indexOf(row) {
    const at = this.list.indexOf(row);
    if (at >= 0) return at;
    const among = this.added.indexOf(row);
    return among < 0 ? -1 : this.list.length + among;
  }

  /** Every row that is loaded, edited rows out of sight included. */
  loaded() {
    return [...this.list.filter(Boolean), ...this.kept.values(), ...this.added];
  }

  /** The loaded row of an entity. */
  find(id) {
    return this.loaded().find((row) => row.id === id);
  }

  /** Puts rows behind all others. */
  add(rows) {
    this.added.push(...rows);
  }

  /** Takes rows away that were put behind the others. */
  remove(rows) {
    const gone = new Set(rows);
    this.added = this.added.filter((row) => !gone.has(row));
  }

  /** Resolves when all rows from one place to another are there. */
  async need(from, to) {
    const end = Math.min(to, this.list.length - 1);
    const missing = [];
    for (let part = Math.floor(from / PART); part <= Math.floor(end / PART); part += 1)
      if (!this.parts.has(part)) missing.push(part);
    for (let at = 0; at < missing.length; ) {
      let count = 1;
      while (count < PARTS_AT_ONCE && missing[at + count] === missing[at] + count) count += 1;
      this.#load(missing[at], count);
      at += count;
    }
    const waiting = [];
    for (let part = Math.floor(from / PART); part <= Math.floor(end / PART); part += 1) waiting.push(this.parts.get(part));
    await Promise.all(waiting);
  }

  /** Whether rows from one place to another are there. */
  has(from, to) {
    for (let at = from; at <= Math.min(to, this.length - 1); at += 1) if (this.at(at) === undefined) return false;
    return true;
  }

  #load(first, count) {
    const { turn } = this;
    const loading = this.ask(first * PART, count * PART).then(
      (answer) => {
        if (turn === this.turn) this.#take(first * PART, answer);
      },
      () => {
        if (turn === this.turn) for (let part = first; part < first + count; part += 1) this.parts.delete(part);
      },
    );
    for (let part = first; part < first + count; part += 1) {
      this.parts.delete(part);
      this.parts.set(part, loading);
    }
  }

  #take(offset, { rows, total }) {
    if (total !== this.list.length) {
      // Somebody added or deleted rows: places are others now.
      const before = this.list.length;
      this.begin(total);
      this.changed({ before });
    }
    this.put(offset, rows);
    for (let part = offset / PART; this.#isWhole(part) && part * PART < offset + rows.length; part += 1)
      if (!this.parts.has(part)) this.parts.set(part, Promise.resolve());
    this.changed({});
  }

  /** Puts loaded rows at their places. */
  put(offset, rows) {
    for (const [index, row] of rows.entries()) {
      const own = this.changedHere.get(row.id);
      if (own !== undefined && !isTouched(own)) Object.assign(own, row, { edits: own.edits, isAway: false });
      this.list[offset + index] = own ?? row;
      this.kept.delete(row.id);
    }
  }

  /** Remembers rows that are changed: undoing has to find them again. */
  remember(rows) {
    for (const row of rows) if (row.id !== '') this.changedHere.set(row.id, row);
  }

  /** Forgets parts that were not seen for long. `from` and `to` are in view. */
  forget(from, to) {
    for (const part of this.parts.keys()) {
      if (this.parts.size <= MOST_PARTS) return;
      if ((part + 1) * PART > from && part * PART <= to) continue;
      this.parts.delete(part);
      for (let at = part * PART; at < Math.min((part + 1) * PART, this.list.length); at += 1) {
        const row = this.list[at];
        if (row === undefined) continue;
        if (isTouched(row)) this.kept.set(row.id, row);
        delete this.list[at];
      }
    }
  }
}
