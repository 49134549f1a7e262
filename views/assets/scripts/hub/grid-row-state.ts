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
}

/** A parent of rows: a field of an entity. Values that follow from it are filled in. */
export interface Place {
  /** Empty: the top of the project. */
  readonly id: string;
  readonly field: string | undefined;
  readonly label: string;
  readonly prefill: Readonly<Record<string, unknown>>;
}

export type RowState =
  /** The server does not have it; the next save creates it inside `parent`. */
  | { readonly is: 'new'; readonly parent: Place }
  /** It is on the server; the next save writes its changes. */
  | { readonly is: 'saved' }
  /** The next save deletes the row. */
  | { readonly is: 'leaving' }
  /** A save from here deleted it; undoing restores it. */
  | { readonly is: 'away' }
  /** Undoing brought it back; the next save restores it. */
  | { readonly is: 'returning' }
  /** Another user deleted the row. */
  | { readonly is: 'lost' }
  /** Another user saved `theirs` while it was edited or marked for deletion here; it is not saved before the user decides. */
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

/** A row that the server has. */
export function createSavedRow(known: SavedRow): Row {
  return { ...known, edits: new Map(), state: { is: 'saved' }, movesTo: undefined, isChosen: false };
}

/** A new row inside of a place. */
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

/** Returns whether the next save deletes it, once a conflict is settled so. */
export function isLeaving({ state }: Row): boolean {
  return state.is === 'leaving' || (state.is === 'contested' && state.mine === 'leaving');
}

/** Returns whether the row was deleted, or will be with the next save. */
export function isDeleted(row: Row): boolean {
  return row.state.is === 'lost' || isLeaving(row);
}

/** Returns whether it was deleted on the server, by a save from here or by another user. */
export function isOffServer({ state }: Row): boolean {
  return state.is === 'away' || state.is === 'returning' || state.is === 'lost';
}

/** Returns whether something can be done with it. */
export function isUsable(row: Row): boolean {
  return !isOffServer(row) && !isLeaving(row);
}

/** Returns whether a row has unsaved changes. */
export function isTouched(row: Row): boolean {
  const { state, edits, movesTo } = row;
  return state.is === 'new' || state.is === 'returning' || isLeaving(row) || edits.size > 0 || movesTo !== undefined;
}

/** Returns whether the next save has something to do for a row: a new one without values of its own is none. */
export function isDirty(row: Row): boolean {
  const { state, edits } = row;
  if (state.is === 'lost' || !isTouched(row)) return false;
  if (state.is !== 'new') return true;
  return [...edits].some(([name, value]) => value !== null && !isSame(state.parent.prefill[name], value));
}

/** Marks it to be deleted with the next save. One that was deleted already is away again. */
export function markLeaving(row: Row): void {
  const { state } = row;
  if (state.is === 'saved') row.state = { is: 'leaving' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'leaving' };
  else if (state.is === 'returning') row.state = { is: 'away' };
}

/** Reverts that. If the server has deleted the row in the meantime, the next save creates it again. */
export function markStaying(row: Row): void {
  const { state } = row;
  if (state.is === 'leaving') row.state = { is: 'saved' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'saved' };
  else if (state.is === 'away') row.state = { is: 'returning' };
}

/** Marks it as deleted, by a save from here or by another user. */
export function markDeleted(row: Row, by: 'away' | 'lost'): void {
  row.state = { is: by };
  row.edits.clear();
}

/**
 * Applies a state that another user saved: immediately without local changes, otherwise as a conflict.
 *
 * @returns whether it was applied
 */
export function applyForeignState(row: Row, theirs: Entity): boolean {
  const isLeft = isLeaving(row);
  if (!isLeft && [...row.edits].every(([name, value]) => isSame(value, theirs.data[name]))) {
    row.state = { is: 'saved' };
    return true;
  }
  row.state = { is: 'contested', theirs, mine: isLeft ? 'leaving' : 'saved' };
  return false;
}

/** Takes a saved state of an entity into its row; edits of the named fields go. */
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
  // The user may have marked it during the save.
  if (row.state.is !== 'leaving') row.state = { is: 'saved' };
}

/** Ends a conflict: with the values from here, which the next save writes, or with theirs. */
export function resolveConflict(row: Row, side: 'mine' | 'theirs'): void {
  const { state } = row;
  if (state.is !== 'contested') return;
  row.state = { is: side === 'mine' ? state.mine : 'saved' };
  applySavedState(row, state.theirs, side === 'mine' ? [] : undefined);
}
