/** A kind of invalid request. */
import fc, { type Arbitrary } from 'fast-check';
import type { BreakKind } from './broken-values.ts';
import type { Draft } from './requests.ts';
import type { DraftOptions } from './valid-requests.ts';

/** A kind of error in a request. */
export type RequestBreakKind =
  | BreakKind
  | 'empty'
  | 'repeated'
  | 'unknown parameter'
  | 'NUL'
  | 'encoding'
  | 'media type'
  | 'malformed JSON'
  | 'nesting'
  | 'no body'
  | 'content coding'
  | 'other site'
  | 'credentials';

/** A way to make a request invalid. */
export interface RequestBreak {
  readonly kind: RequestBreakKind;
  /** The location, such as `query limit` or `body /data/0/name`. */
  readonly place: string;
  /** Name that the error message must contain; absent if the place has none. */
  readonly field?: string;
  /** Statuses with which the request may be rejected. */
  readonly statuses: readonly number[];
  readonly drafts: Arbitrary<Draft>;
}

/** Generates valid requests, which are then made invalid. */
export type Base = (options?: DraftOptions) => Arbitrary<Draft>;

/** Generates requests with one change. */
export function combineDrafts<T>(
  base: Arbitrary<Draft>,
  values: Arbitrary<T>,
  how: (draft: Draft, value: T) => Draft,
): Arbitrary<Draft> {
  return fc.tuple(base, values).map(([draft, value]) => how(draft, value));
}
