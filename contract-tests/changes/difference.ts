/** Describes a difference between two documents, and whether it can break a client. */

/** The message that contains a value, which determines whether a change is breaking. */
export type Direction = 'request' | 'answer';

/** The heading of a difference in the changelog. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** One difference between two documents. */
export interface Difference {
  /** The operationId, `-` for the document itself. */
  operation: string;
  /** Method and path, like `GET /schemas`; empty for the document itself. */
  route: string;
  kind: ChangeKind;
  /** A phrase without a period, such as "the query parameter `limit` is now required". */
  what: string;
  /** True if a correct client of the old document can fail with the new document. */
  breaking: boolean;
}

/** The effect of a difference on the allowed values. */
export type Effect = 'narrower' | 'wider' | 'other' | 'harmless' | 'lost';

/**
 * Returns whether an effect can break a client: requests must not become narrower, responses must not become wider, and values
 * must not be removed or replaced in either.
 */
export function isBreaking(effect: Effect, direction: Direction): boolean {
  if (effect === 'narrower') return direction === 'request';
  if (effect === 'wider') return direction === 'answer';
  return effect === 'other' || effect === 'lost';
}
