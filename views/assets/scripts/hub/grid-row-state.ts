// The state of a table row: its existence on the server, and the effect of the next save.
import type { Entity, FieldError } from './api.ts';
import { isSame } from './grid-values.ts';

export interface Column {
  readonly name: string;
  readonly label: string;
  readonly scalar: string | undefined;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly isRecommended: boolean;
  readonly isUnique: boolean;
  readonly options: readonly string[] | undefined;
  readonly picks: string | undefined;
  readonly hasTerms: boolean;
  /** Name of the column with the name or accession of the same term; empty if there is none. */
  readonly pair: string;
}

/** A field of an entity that can contain rows. `prefill` contains the values that the parent determines. */
export interface Place {
  /** ID of the entity; empty for the top of the project. */
  readonly id: string;
  readonly field: string | undefined;
  readonly label: string;
  readonly prefill: Readonly<Record<string, unknown>>;
}

export type RowState =
  /** The row does not exist on the server. The next save creates it inside `parent`. */
  | { readonly is: 'new'; readonly parent: Place }
  /** The row exists on the server. The next save writes its edits. */
  | { readonly is: 'saved' }
  /** The next save deletes the row. */
  | { readonly is: 'leaving' }
  /** This page has deleted the row on the server. Undo restores it. */
  | { readonly is: 'away' }
  /** The row was restored by undo. The next save restores it on the server. */
  | { readonly is: 'returning' }
  /** Another user has deleted the row. */
  | { readonly is: 'lost' }
  /**
   * Another user has saved `theirs`, but the row was edited or marked for deletion here. The user must decide before the next
   * save.
   */
  | { readonly is: 'contested'; readonly theirs: Entity; readonly mine: 'saved' | 'leaving' };

export interface Row {
  /** ID of the entity; empty for a new row. */
  id: string;
  version: number;
  label: string;
  /** Values on the server. */
  data: Readonly<Record<string, unknown>>;
  problems: readonly FieldError[];
  /** Warnings about values that do not follow a recommendation. */
  warnings: readonly FieldError[];
  /** Unsaved values by field. */
  readonly edits: Map<string, unknown>;
  descendants: number;
  parentId: string;
  parentLabel: string;
  state: RowState;
  /** New parent that the next save sets; undefined if the parent does not change. */
  movesTo: Place | undefined;
  isChosen: boolean;
}

/** Data of a row on the server. */
export type SavedRow = Omit<Row, 'edits' | 'state' | 'movesTo' | 'isChosen'>;

/** Creates the row of an entity that exists on the server. */
export function createSavedRow(known: SavedRow): Row {
  return { ...known, edits: new Map(), state: { is: 'saved' }, movesTo: undefined, isChosen: false };
}

/** Creates a row that does not exist on the server. */
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

/** Returns the parent that the next save sets; undefined if the parent does not change. */
export function getNextPlace({ state, movesTo }: Row): Place | undefined {
  return state.is === 'new' ? state.parent : movesTo;
}

/** Returns whether the next save deletes the row, or would do so after a conflict is resolved with the values of this page. */
export function isMarkedForDeletion({ state }: Row): boolean {
  return state.is === 'leaving' || (state.is === 'contested' && state.mine === 'leaving');
}

/** Returns whether the row is deleted, or marked for deletion. */
export function isDeleted(row: Row): boolean {
  return row.state.is === 'lost' || isMarkedForDeletion(row);
}

/** Returns whether this page or another user has deleted the row on the server. */
export function isDeletedOnServer({ state }: Row): boolean {
  return state.is === 'away' || state.is === 'returning' || state.is === 'lost';
}

/** Returns whether actions can change the row: it is neither deleted nor marked for deletion. */
export function isUsable(row: Row): boolean {
  return !isDeletedOnServer(row) && !isMarkedForDeletion(row);
}

/** Returns whether a row has unsaved changes. */
export function hasUnsavedChanges(row: Row): boolean {
  const { state, edits, movesTo } = row;
  return state.is === 'new' || state.is === 'returning' || isMarkedForDeletion(row) || edits.size > 0 || movesTo !== undefined;
}

/** Returns whether the next save writes a row. A new row without values is not written. */
export function isDirty(row: Row): boolean {
  const { state, edits } = row;
  if (state.is === 'lost' || !hasUnsavedChanges(row)) return false;
  if (state.is !== 'new') return true;
  return [...edits].some(([name, value]) => value !== null && !isSame(state.parent.prefill[name], value));
}

/** Marks a row for deletion. A row that is already deleted on the server becomes `away`. */
export function markForDeletion(row: Row): void {
  const { state } = row;
  if (state.is === 'saved') row.state = { is: 'leaving' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'leaving' };
  else if (state.is === 'returning') row.state = { is: 'away' };
}

/** Reverts markForDeletion. If the row was deleted on the server in between, the next save restores it. */
export function unmarkForDeletion(row: Row): void {
  const { state } = row;
  if (state.is === 'leaving') row.state = { is: 'saved' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'saved' };
  else if (state.is === 'away') row.state = { is: 'returning' };
}

/** Marks a row as deleted on the server, by this page (`away`) or by another user (`lost`). */
export function markDeleted(row: Row, by: 'away' | 'lost'): void {
  row.state = { is: by };
  row.edits.clear();
}

/** Applies a state that another user saved. Returns false if it conflicts with local changes. */
export function applyForeignState(row: Row, theirs: Entity): boolean {
  const isLeft = isMarkedForDeletion(row);
  if (!isLeft && [...row.edits].every(([name, value]) => isSame(value, theirs.data[name]))) {
    row.state = { is: 'saved' };
    return true;
  }
  row.state = { is: 'contested', theirs, mine: isLeft ? 'leaving' : 'saved' };
  return false;
}

/** Applies a saved entity to its row, and removes the edits of `settled` fields. */
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

/** Resolves a conflict. For `mine`, the next save writes the values of this page. For `theirs`, the values of the server replace
 * them. */
export function resolveConflict(row: Row, side: 'mine' | 'theirs'): void {
  const { state } = row;
  if (state.is !== 'contested') return;
  row.state = { is: side === 'mine' ? state.mine : 'saved' };
  applySavedState(row, state.theirs, side === 'mine' ? [] : undefined);
}
