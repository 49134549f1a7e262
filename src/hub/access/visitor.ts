/** Identifies visitors without a login by a secret in a cookie. The public ID is a hash, so it does not disclose the secret. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, setCookie } from '../../auth/index.ts';
import { formatPlainLine } from '../../web/plain-line.ts';
import type { HubActor } from '../actor.ts';

const COOKIE = 'hub_visitor';
/** One year, in seconds, so that visitors are recognized in the next season. */
const MAX_AGE = 31_536_000;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** Length in characters, as in the contract (openapi/hub). */
export const MAX_GUEST_NAME_LENGTH = 100;

export interface Visitor {
  readonly secret: string;
  /** Name that the visitor entered; may be empty. */
  readonly chosenName: string;
  readonly isNew: boolean;
}

/** Returns the visitor of the cookie, or a new visitor if the cookie is missing or invalid. */
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

export function createVisitorActor({ secret, chosenName }: Visitor): HubActor {
  const mark = createHash('sha256').update(secret).digest('hex').slice(0, 20);
  return { userId: `visitor-${mark}`, userName: chosenName || `Guest ${mark.slice(0, 4)}`, loggedIn: false };
}

/** Returns the name on one line, truncated to `MAX_GUEST_NAME_LENGTH`; empty if the name has no visible character. */
export function normalizeVisitorName(name: string): string {
  const plain = formatPlainLine(name, MAX_GUEST_NAME_LENGTH);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : '';
}
