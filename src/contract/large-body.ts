/**
 * JSON bodies that are too large to parse in the thread that answers requests. A worker thread checks them against the
 * contract, and a task works with the bytes.
 */

const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Keeps the bytes of a large body that the contract accepts. */
export function attachLargeBody(request: object, bytes: Uint8Array<ArrayBuffer>): void {
  bodies.set(request, bytes);
}

/** The bytes of a large body; undefined if the body was parsed. Only operations that accept large bodies have one. */
export function getLargeBody(request: object): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(request);
}
