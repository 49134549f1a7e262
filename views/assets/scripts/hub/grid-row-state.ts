// One row of a table and its state: whether it is on the server, and the effect of the next save.
import type { Entity, FieldError } from './api.ts';
import { isSame } from './grid-values.ts';

/** A column of the table. */
export interface Column {
  readonly name: string;
  readonly label: string;
  readonly scalar: string | undefined;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly options: readonly string[] | undefined;
  readonly picks: string | undefined;
  readonly hasTerms: boolean;
  /** The column for the name or accession of the same term; may be empty. */
  readonly pair: string;
}

/** A parent of rows: a field of an entity. Values that the parent determines are filled in. */
export interface Place {
  /** Empty: the top of the project. */
  readonly id: string;
  readonly field: string | undefined;
  readonly label: string;
  readonly prefill: Readonly<Record<string, unknown>>;
}

export type RowState =
  /** The row is not on the server; the next save creates it inside `parent`. */
  | { readonly is: 'new'; readonly parent: Place }
  /** The row is on the server; the next save writes the changes. */
  | { readonly is: 'saved' }
  /** The next save deletes the row. */
  | { readonly is: 'leaving' }
  /** A save of this page deleted the row; undo restores it. */
  | { readonly is: 'away' }
  /** Undo brought the row back; the next save restores it on the server. */
  | { readonly is: 'returning' }
  /** Another user deleted the row. */
  | { readonly is: 'lost' }
  /** Another user saved `theirs` while the row was edited or marked for deletion here. The user must decide before a save. */
  | { readonly is: 'contested'; readonly theirs: Entity; readonly mine: 'saved' | 'leaving' };

export interface Row {
  /** Empty while the row is new. */
  id: string;
  version: number;
  label: string;
  /** Values on the server. */
  data: Readonly<Record<string, unknown>>;
  problems: readonly FieldError[];
  /** Values that differ from a recommendation. */
  warnings: readonly FieldError[];
  /** Values that are not saved yet, by field. */
  readonly edits: Map<string, unknown>;
  descendants: number;
  parentId: string;
  parentLabel: string;
  state: RowState;
  /** The new parent for the next save. */
  movesTo: Place | undefined;
  isChosen: boolean;
}

/** Data of a row from the server. */
export type SavedRow = Omit<Row, 'edits' | 'state' | 'movesTo' | 'isChosen'>;

/** Creates a row that the server has. */
export function createSavedRow(known: SavedRow): Row {
  return { ...known, edits: new Map(), state: { is: 'saved' }, movesTo: undefined, isChosen: false };
}

/** Creates a new row inside a parent. */
export function createNewRow(parent: Place, edits: Map<string, unknown>): Row {
  return {
    id: '',
    version: 0,
    label: '',
    data: {},
    problems: [],
    warnings: [],
    edits,
    descendants: 0,
    parentId: '',
    parentLabel: '',
    state: { is: 'new', parent },
    movesTo: undefined,
    isChosen: false,
  };
}

/** The new parent that the next save sets; undefined if it stays. */
export function getNextPlace({ state, movesTo }: Row): Place | undefined {
  return state.is === 'new' ? state.parent : movesTo;
}

/** Returns whether the next save deletes the row, if a conflict is resolved that way. */
export function isLeaving({ state }: Row): boolean {
  return state.is === 'leaving' || (state.is === 'contested' && state.mine === 'leaving');
}

/** Returns whether the row was deleted, or will be with the next save. */
export function isDeleted(row: Row): boolean {
  return row.state.is === 'lost' || isLeaving(row);
}

/** Returns whether the row was deleted on the server, by this page or by another user. */
export function isOffServer({ state }: Row): boolean {
  return state.is === 'away' || state.is === 'returning' || state.is === 'lost';
}

/** Returns whether actions can change the row: it is neither deleted nor marked for deletion. */
export function isUsable(row: Row): boolean {
  return !isOffServer(row) && !isLeaving(row);
}

/** Returns whether a row has unsaved changes. */
export function isTouched(row: Row): boolean {
  const { state, edits, movesTo } = row;
  return state.is === 'new' || state.is === 'returning' || isLeaving(row) || edits.size > 0 || movesTo !== undefined;
}

/** Returns whether the next save changes a row. A new row without own values is not saved. */
export function isDirty(row: Row): boolean {
  const { state, edits } = row;
  if (state.is === 'lost' || !isTouched(row)) return false;
  if (state.is !== 'new') return true;
  return [...edits].some(([name, value]) => value !== null && !isSame(state.parent.prefill[name], value));
}

/** Marks a row for deletion with the next save. A row that was already deleted becomes `away` again. */
export function markLeaving(row: Row): void {
  const { state } = row;
  if (state.is === 'saved') row.state = { is: 'leaving' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'leaving' };
  else if (state.is === 'returning') row.state = { is: 'away' };
}

/** Reverts markLeaving. If the server has deleted the row in the meantime, the next save creates it again. */
export function markStaying(row: Row): void {
  const { state } = row;
  if (state.is === 'leaving') row.state = { is: 'saved' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'saved' };
  else if (state.is === 'away') row.state = { is: 'returning' };
}

/** Marks a row as deleted, by a save of this page (`away`) or by another user (`lost`). */
export function markDeleted(row: Row, by: 'away' | 'lost'): void {
  row.state = { is: by };
  row.edits.clear();
}

/** Applies a state that another user saved. Returns false for a conflict with local changes. */
export function applyForeignState(row: Row, theirs: Entity): boolean {
  const isLeft = isLeaving(row);
  if (!isLeft && [...row.edits].every(([name, value]) => isSame(value, theirs.data[name]))) {
    row.state = { is: 'saved' };
    return true;
  }
  row.state = { is: 'contested', theirs, mine: isLeft ? 'leaving' : 'saved' };
  return false;
}

/** Applies a saved state of an entity to its row, and drops the edits of the settled fields. */
export function applySavedState(row: Row, entity: Entity, settled: readonly string[] = [...row.edits.keys()]): void {
  for (const name of settled) row.edits.delete(name);
  for (const [name, value] of [...row.edits]) if (isSame(value, entity.data[name])) row.edits.delete(name);
  row.parentLabel = getNextPlace(row)?.label ?? row.parentLabel;
  row.id = entity.id;
  row.version = entity.version;
  row.label = entity.label;
  row.data = entity.data;
  row.parentId = entity.parent_id ?? '';
  row.descendants = entity.descendants;
  row.movesTo = undefined;
  // The user may have marked the row for deletion during the save.
  if (row.state.is !== 'leaving') row.state = { is: 'saved' };
}

/** Resolves a conflict with the values of this page, which the next save writes, or with those of the other user. */
export function resolveConflict(row: Row, side: 'mine' | 'theirs'): void {
  const { state } = row;
  if (state.is !== 'contested') return;
  row.state = { is: side === 'mine' ? state.mine : 'saved' };
  applySavedState(row, state.theirs, side === 'mine' ? [] : undefined);
}
