// One row of a table, and which state it is in: whether the server has it, and what the next save does with it.
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

/** A place that rows can stand in: a field of an entity. What follows from it is filled in. */
export interface Place {
  /** Empty: the top of the project. */
  readonly id: string;
  readonly field: string | undefined;
  readonly label: string;
  readonly prefill: Readonly<Record<string, unknown>>;
}

/** The state of a row. */
export type RowState =
  /** The server does not have it; the next save creates it inside `parent`. */
  | { readonly is: 'new'; readonly parent: Place }
  /** The server has it; the next save writes what was edited. */
  | { readonly is: 'saved' }
  /** The next save deletes it. */
  | { readonly is: 'leaving' }
  /** A save from here deleted it; undoing brings it back. */
  | { readonly is: 'away' }
  /** Undoing brought it back; the next save restores it. */
  | { readonly is: 'returning' }
  /** Somebody else deleted it. */
  | { readonly is: 'lost' }
  /** Somebody else saved `theirs` while it was edited or was to be deleted here; nothing is saved before a choice. */
  | { readonly is: 'contested'; readonly theirs: Entity; readonly mine: 'saved' | 'leaving' };

/** A row. */
export interface Row {
  /** Empty while the row is new. */
  id: string;
  version: number;
  label: string;
  /** Values as the server has them. */
  data: Readonly<Record<string, unknown>>;
  problems: readonly FieldError[];
  /** Values that are not saved yet, by field. */
  readonly edits: Map<string, unknown>;
  descendants: number;
  parentId: string;
  parentLabel: string;
  state: RowState;
  /** Where the next save moves it. */
  movesTo: Place | undefined;
  isChosen: boolean;
}

/** What is known of a row from the server. */
export type SavedRow = Pick<Row, 'id' | 'version' | 'label' | 'data' | 'problems' | 'descendants' | 'parentId' | 'parentLabel'>;

/** A row that the server has. */
export function savedRow(known: SavedRow): Row {
  return { ...known, edits: new Map(), state: { is: 'saved' }, movesTo: undefined, isChosen: false };
}

/** A new row inside of a place. */
export function newRow(parent: Place, edits: Map<string, unknown>): Row {
  return {
    id: '',
    version: 0,
    label: '',
    data: {},
    problems: [],
    edits,
    descendants: 0,
    parentId: '',
    parentLabel: '',
    state: { is: 'new', parent },
    movesTo: undefined,
    isChosen: false,
  };
}

/** The place that the next save puts a row into; undefined where it stays. */
export function nextPlaceOf({ state, movesTo }: Row): Place | undefined {
  return state.is === 'new' ? state.parent : movesTo;
}

/** Whether the next save deletes it, once a conflict is settled so. */
export function isLeaving({ state }: Row): boolean {
  return state.is === 'leaving' || (state.is === 'contested' && state.mine === 'leaving');
}

/** Whether it is gone, or will be. */
export function isDeleted(row: Row): boolean {
  return row.state.is === 'lost' || isLeaving(row);
}

/** Whether it was deleted on the server, by a save from here or by somebody else. */
export function isOffServer({ state }: Row): boolean {
  return state.is === 'away' || state.is === 'returning' || state.is === 'lost';
}

/** Whether something can be done with it. */
export function isUsable(row: Row): boolean {
  return !isOffServer(row) && !isLeaving(row);
}

/** Whether something of a row is not saved yet. */
export function isTouched(row: Row): boolean {
  const { state, edits, movesTo } = row;
  return state.is === 'new' || state.is === 'returning' || isLeaving(row) || edits.size > 0 || movesTo !== undefined;
}

/** Whether the next save has something to do for a row: a new one without values of its own is none. */
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

/** Undoes that. One that the server has deleted meanwhile comes back with the next save. */
export function markStaying(row: Row): void {
  const { state } = row;
  if (state.is === 'leaving') row.state = { is: 'saved' };
  else if (state.is === 'contested') row.state = { ...state, mine: 'saved' };
  else if (state.is === 'away') row.state = { is: 'returning' };
}

/** Takes it as deleted, by a save from here or by somebody else. */
export function markDeleted(row: Row, by: 'away' | 'lost'): void {
  row.state = { is: by };
  row.edits.clear();
}

/**
 * Takes a state that somebody else saved: at once where nothing was edited, else there is a conflict to choose in.
 *
 * @returns whether it can be taken
 */
export function meets(row: Row, theirs: Entity): boolean {
  const isLeft = isLeaving(row);
  if (!isLeft && [...row.edits].every(([name, value]) => isSame(value, theirs.data[name]))) {
    row.state = { is: 'saved' };
    return true;
  }
  row.state = { is: 'contested', theirs, mine: isLeft ? 'leaving' : 'saved' };
  return false;
}

/** Takes a saved state of an entity into its row; edits of the named fields go. */
export function settleRow(row: Row, entity: Entity, settled: readonly string[] = [...row.edits.keys()]): void {
  for (const name of settled) row.edits.delete(name);
  for (const [name, value] of [...row.edits]) if (isSame(value, entity.data[name])) row.edits.delete(name);
  row.parentLabel = nextPlaceOf(row)?.label ?? row.parentLabel;
  row.id = entity.id;
  row.version = entity.version;
  row.label = entity.label;
  row.data = entity.data;
  row.parentId = entity.parent_id ?? '';
  row.descendants = entity.descendants;
  row.movesTo = undefined;
  // Somebody may have marked it while the save was under way.
  if (row.state.is !== 'leaving') row.state = { is: 'saved' };
}

/** Ends a conflict: with the values from here, which the next save writes, or with theirs. */
export function resolveConflict(row: Row, side: 'mine' | 'theirs'): void {
  const { state } = row;
  if (state.is !== 'contested') return;
  row.state = { is: side === 'mine' ? state.mine : 'saved' };
  settleRow(row, state.theirs, side === 'mine' ? [] : undefined);
}
