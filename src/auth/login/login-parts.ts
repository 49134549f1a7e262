/** Shared parts of the login steps: the record of a login in progress, and the cookie that binds it to the browser. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listCookieValues, setCookie } from '../../web/cookies.ts';
import { generateIdentifier, isSessionIdentifier, type Purpose, type Records } from '../sessions/records.ts';
import type { SharedRoom } from '../sessions/session-store.ts';
import { getSessionCookieName } from '../sessions/sessions.ts';
import type { AuthSettings } from '../settings.ts';

/** Maximum milliseconds that a user can spend at the provider. */
export const LOGIN_MS = 600_000;

export interface LoginRecord {
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  returnTo: string;
  /** Maximum age of the authentication at the provider in seconds; absent if any age is accepted. */
  maxAge?: number | undefined;
}

export interface LoginParts {
  settings: AuthSettings;
  records: Records;
  now: () => number;
}

/** Returns the identifier that binds a browser to its logins; undefined if it is missing. */
export function getBrowserIdentifier(request: IncomingMessage, settings: AuthSettings): string | undefined {
  return listCookieValues(request, getLoginCookieName(settings)).find(isSessionIdentifier);
}

/** Stores a record that expires with the login, and sets the browser's cookie. Resolves with false if the store is full. */
export async function setLoginCookie(
  { settings, records, now }: LoginParts,
  request: IncomingMessage,
  response: ServerResponse,
  record: { readonly purpose: Purpose; readonly part?: string; readonly value: object; readonly room?: SharedRoom },
): Promise<boolean> {
  const { purpose, part = '', value, room } = record;
  const browser = getBrowserIdentifier(request, settings) ?? generateIdentifier();
  const [identifier, until] = [`${browser}${part}`, new Date(now() + LOGIN_MS)];
  if (room === undefined) await records.set(purpose, identifier, value, until);
  else if (!(await records.setWithin(purpose, identifier, value, until, room))) return false;
  const name = getLoginCookieName(settings);
  setCookie(response, { name, value: browser, maxAge: LOGIN_MS / 1_000, secure: settings.sessionHttpsOnly });
  return true;
}

function getLoginCookieName(settings: AuthSettings): string {
  return `${getSessionCookieName(settings)}_login`;
}
