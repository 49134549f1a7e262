/**
 * JSON bodies that are too large to be parsed where all requests are answered. A thread checks them against the contract; what remains
 * here are the bytes, for the task that works with them.
 */

const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Keeps the bytes of a large body that the contract accepts. */
export function attachLargeBody(request: object, bytes: Uint8Array<ArrayBuffer>): void {
  bodies.set(request, bytes);
}

/** The bytes of a large body; undefined where the body was parsed. Only operations that say that they take large bodies have one. */
export function largeBodyOf(request: object): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(request);
}
