/** What one document says differently from another, and whether a client of the first one can notice. */

/** A body or parameter goes from client to server, an answer the other way. What breaks depends on it. */
export type Direction = 'request' | 'answer';

/** Under which heading of a changelog a difference stands. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** One difference between two documents. */
export interface Difference {
  /** The operationId, `-` for the document itself. */
  operation: string;
  /** Method and path, like `GET /schemas`; empty for the document itself. */
  route: string;
  kind: ChangeKind;
  /** A sentence without its full stop, like "the query parameter `limit` is required now". */
  what: string;
  /** Whether a client that followed the old document can fail with the new one. */
  breaking: boolean;
}

/** What a difference does to the set of values that a place allows. */
export type Effect = 'narrower' | 'wider' | 'other' | 'harmless' | 'lost';

/**
 * Whether an effect can break a client: a request may not be refused that was allowed, an answer may not be anything that it could not be
 * before. What is lost or has another meaning breaks in both directions; what is only new in neither.
 */
export function breaks(effect: Effect, direction: Direction): boolean {
  if (effect === 'narrower') return direction === 'request';
  if (effect === 'wider') return direction === 'answer';
  return effect === 'other' || effect === 'lost';
}
