/** What a merge has to tell. */

/** Something to know about an entity or one of its fields. */
export interface MergeWarning {
  readonly entity: string;
  readonly field?: string;
  readonly message: string;
  /** Tells only by what a difference was settled. */
  readonly isSettlement?: true;
}

/** A difference that no strategy can settle; it stays as in the first profile. */
export interface UnresolvedConflict {
  readonly entity: string;
  readonly field: string;
  readonly attribute: string;
  readonly message: string;
}

/** Collected while the merge goes on. */
export interface Findings {
  readonly warnings: MergeWarning[];
  readonly unresolved: UnresolvedConflict[];
  /** Differing fields that the strategy or a person settled. */
  settled: number;
}
