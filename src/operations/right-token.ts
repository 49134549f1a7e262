/** Bearer tokens that turned out to be right: told by whoever checks one, for the limit of wrong tokens. */
import type { IncomingMessage } from 'node:http';

const listeners = new WeakMap<IncomingMessage, () => void>();

/** Calls back when the token of a request has turned out to be right. */
export function onRightToken(request: IncomingMessage, listener: () => void): void {
  listeners.set(request, listener);
}

/** Tells that the token of a request is right, as soon as it was checked. */
export function noteRightToken(request: IncomingMessage): void {
  listeners.get(request)?.();
}
