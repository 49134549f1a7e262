/** Which tokens were right at an address, so that wrong ones of others there do not stop them. No token itself is kept. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LimitedClient } from './client-address.ts';

/** More programs at work in a day are of no server; the one that was right first is forgotten first. */
const MAX_CACHED = 10_000;
const KEPT_MS = 86_400_000;

/** The memory. */
export interface RightTokens {
  /** Whether the token of a request was right at this address in the last day. */
  has(client: LimitedClient, request: IncomingMessage): boolean;
  add(client: LimitedClient, request: IncomingMessage): void;
  /** It is right no more. */
  remove(client: LimitedClient, request: IncomingMessage): void;
}

/** Makes an empty memory. */
export function createRightTokens(): RightTokens {
  const until = new Map<string, number>();
  return {
    has: (client, request) => (until.get(keyOf(client, request)) ?? 0) > Date.now(),
    add(client, request) {
      const key = keyOf(client, request);
      until.delete(key);
      until.set(key, Date.now() + KEPT_MS);
      const [oldest] = until.keys();
      if (until.size > MAX_CACHED && oldest !== undefined) until.delete(oldest);
    },
    remove: (client, request) => until.delete(keyOf(client, request)),
  };
}

function keyOf({ key, isShared }: LimitedClient, { headers }: IncomingMessage): string {
  return createHash('sha256').update(`${isShared} ${key}\n${headers.authorization}`).digest('base64url');
}
