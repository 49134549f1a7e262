/** JSON that a task has written. */
import type { Prepared } from '../contract/prepared.ts';

/** Writes a value as JSON, inside a thread. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** Those bytes as an answer. */
export function jsonAnswer<Body>(bytes: Uint8Array): Prepared<Body> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: buffer, type: 'application/json; charset=utf-8', isSentOnce: true };
}
