/** Compares secrets of settings with the bearer token of a request (RFC 6750, section 2.1). */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { reportValidToken } from './limits/valid-tokens.ts';

export function findBearerToken({ headers }: IncomingMessage): string | undefined {
  return /^Bearer +([^\s]+) *$/i.exec(headers.authorization ?? '')?.[1];
}

export function hasSecret(request: IncomingMessage, secret: string): boolean {
  const sent = findBearerToken(request);
  if (sent === undefined || !isSameSecret(sent, secret)) return false;
  reportValidToken(request);
  return true;
}

/** Returns whether two strings are equal, compared in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const hashText = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashText(one), hashText(other));
}
