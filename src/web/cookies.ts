/** Cookies (RFC 6265). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';

/** What is to be set. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Sent over HTTPS only. */
  secure: boolean;
  /** Addresses that it is sent to; the whole site when absent. */
  path?: string;
  /** `lax`, the default, lets a link of another site bring it along. */
  sameSite?: 'lax' | 'strict';
  /** False where scripts of pages may read it. */
  httpOnly?: boolean;
}

/** Value of a request's cookie, as it was sent; the first one where a name occurs more than once. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  return parse(request.headers.cookie ?? '', { decode: (text) => text })[name];
}

/** Adds a cookie. The answer must then not be kept by anybody. */
export function setCookie(response: ServerResponse, cookie: CookieToSet): void {
  const { name, value, maxAge, secure, path = '/', sameSite = 'lax', httpOnly = true } = cookie;
  const seconds = Math.max(0, Math.floor(maxAge));
  response.appendHeader(
    'Set-Cookie',
    serialize(name, value, { path, maxAge: seconds, httpOnly, sameSite, secure, encode: String }),
  );
  response.setHeader('Cache-Control', 'no-store');
}
