/** The operation and the person of a request, for metrics, spans and the log. */

import type { IncomingMessage } from 'node:http';

/** An operation by the names of its contract. */
export interface CalledOperation {
  readonly document: string;
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Secret segments of its path, counted from the leading slash, which must not be logged (`x-secret` in the contract). */
  readonly secretSegments: readonly number[];
}

/** The contract's pipeline sets it in `response.locals`. */
export interface OperationLocals {
  route?: CalledOperation;
}

const people = new WeakMap<IncomingMessage, string>();

/** Notes the `sub` of the person behind a session or a token. */
export function noteKnownPerson(request: IncomingMessage, subject: string): void {
  people.set(request, subject);
}

/** Returns the `sub` of the person who sent a request; undefined while unknown. */
export function knownPerson(request: IncomingMessage): string | undefined {
  return people.get(request);
}
