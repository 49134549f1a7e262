/** Stores hashes of valid bearer tokens by client address, so that invalid tokens from the same address do not block them. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LimitedClient } from './client-address.ts';

/** Maximum number of tokens. The oldest is evicted. */
const MAX_CACHED = 10_000;
const CACHE_MS = 86_400_000;

const listeners = new WeakMap<IncomingMessage, () => void>();

/** Calls a function once the token of a request is found to be valid. */
export function listenForValidToken(request: IncomingMessage, listener: () => void): void {
  listeners.set(request, listener);
}

/** Reports that the token of a request is valid. All checks of tokens call this function. */
export function reportValidToken(request: IncomingMessage): void {
  listeners.get(request)?.();
}

export function createValidTokens() {
  const until = new Map<string, number>();
  return {
    has: (client: LimitedClient, request: IncomingMessage) => (until.get(getTokenKey(client, request)) ?? 0) > Date.now(),
    add(client: LimitedClient, request: IncomingMessage) {
      const key = getTokenKey(client, request);
      until.delete(key);
      until.set(key, Date.now() + CACHE_MS);
      const [oldest] = until.keys();
      if (until.size > MAX_CACHED && oldest !== undefined) until.delete(oldest);
    },
    remove: (client: LimitedClient, request: IncomingMessage) => until.delete(getTokenKey(client, request)),
  };
}

function getTokenKey({ key, isShared }: LimitedClient, { headers }: IncomingMessage): string {
  return createHash('sha256').update(`${isShared} ${key}\n${headers.authorization}`).digest('base64url');
}
