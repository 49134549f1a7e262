/** What figures and spans say of the operation that a request means. */

/** An operation by the names of its contract. */
export interface CalledOperation {
  readonly document: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Which segments of its path, counted from the slash at its beginning, no log may hold (`x-secret` in the contract). */
  readonly secretSegments: readonly number[];
}

/** Where it stands: on `response.locals`, where the contract's pipeline puts it. */
export interface OperationLocals {
  route?: CalledOperation;
}
