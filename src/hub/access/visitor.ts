/**
 * Visitors without a login. A browser keeps a random secret in a cookie. The public identifier is a hash of it, so that a reader
 * of the channel cannot impersonate another visitor.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, setCookie } from '../../auth/index.ts';
import { formatPlainLine } from '../../web/plain-line.ts';
import type { HubActor } from '../actor.ts';

const COOKIE = 'hub_visitor';
/** A year, so that visitors who return next season are recognized. */
const MAX_AGE = 31_536_000;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** Maximum length of a name, as in the contract. */
export const MAX_GUEST_NAME_LENGTH = 100;

/** A user without a login. */
export interface Visitor {
  readonly secret: string;
  /** The name that the visitor entered; empty before that. */
  readonly chosenName: string;
  /** True if the browser does not have the cookie yet. */
  readonly isNew: boolean;
}

/** Returns the visitor of a request; a new one if the cookie is missing or invalid. */
export function readVisitor(request: IncomingMessage): Visitor {
  const cookieValue = readCookie(request, COOKIE, undefined, (value) => SECRET.test(value.split('.', 1)[0] ?? ''));
  const [secret, name = ''] = cookieValue?.split('.', 2) ?? [];
  if (secret === undefined) return { secret: randomBytes(24).toString('base64url'), chosenName: '', isNew: true };
  return { secret, chosenName: normalizeVisitorName(Buffer.from(name.slice(0, 1_000), 'base64url').toString()), isNew: false };
}

export function setVisitorCookie(response: ServerResponse, { secret, chosenName }: Visitor): void {
  const name = Buffer.from(chosenName).toString('base64url');
  setCookie(response, { name: COOKIE, value: `${secret}.${name}`, maxAge: MAX_AGE });
}

/** Returns the name and identifier of a visitor in the channel and in the history. */
export function createVisitorActor({ secret, chosenName }: Visitor): HubActor {
  const mark = createHash('sha256').update(secret).digest('hex').slice(0, 20);
  return { userId: `visitor-${mark}`, userName: chosenName || `Guest ${mark.slice(0, 4)}`, loggedIn: false };
}

/** Returns a name on one line, without control characters, with single spaces, cut to the maximum length. */
export function normalizeVisitorName(name: string): string {
  const plain = formatPlainLine(name, MAX_GUEST_NAME_LENGTH);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : '';
}
