/** Cookies (RFC 6265). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';

/** What is to be set. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Sent over HTTPS only; when absent, where the browser came by HTTPS. */
  secure?: boolean;
  /** Addresses that it is sent to; the whole site when absent. */
  path?: string;
  /** `lax`, the default, lets a link of another site bring it along. */
  sameSite?: 'lax' | 'strict';
  /** False where scripts of pages may read it. */
  httpOnly?: boolean;
}

const byHttps = new WeakSet<IncomingMessage>();

/** Notes that browsers reach this server by HTTPS. Cookies of the answer then go by HTTPS only, under a name that keeps them ours. */
export function rememberHttps(request: IncomingMessage): void {
  byHttps.add(request);
}

/**
 * The name under which a browser that came by HTTPS keeps a cookie: no page of another host of the same domain can set one with
 * such a prefix (RFC 6265bis, section 4.1.3).
 */
export function prefixedName(name: string, path = '/'): string {
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/**
 * Returns the value of a request's cookie, as it was sent. Over plain HTTP, other applications of the same domain may set a cookie of the
 * same name, and the browser sends both.
 *
 * @param isOurs tells our values from those of others; the first one that it accepts is returned
 */
export function readCookie(
  request: IncomingMessage,
  name: string,
  path?: string,
  isOurs: (value: string) => boolean = () => true,
): string | undefined {
  return cookiesNamed(request, byHttps.has(request) ? prefixedName(name, path) : name).find(isOurs);
}

/** Returns every value of the cookies whose name is known to the letter, in the order of the request. */
export function cookiesNamed({ headers: { cookie = '' } }: IncomingMessage, name: string): string[] {
  if (!cookie.includes(name)) return [];
  const asSent = { decode: (text: string) => text };
  return cookie.split(';').flatMap((pair) => parse(pair, asSent)[name] ?? []);
}

/** Adds a cookie. The answer must then not be kept by anybody. */
export function setCookie(response: ServerResponse, cookie: CookieToSet): void {
  const isHttps = byHttps.has(response.req);
  const { name, value, maxAge, secure = isHttps, path = '/', sameSite = 'lax', httpOnly = true } = cookie;
  const keptName = isHttps && cookie.secure === undefined && httpOnly ? prefixedName(name, path) : name;
  const seconds = Math.max(0, Math.floor(maxAge));
  response.appendHeader(
    'Set-Cookie',
    serialize(keptName, value, { path, maxAge: seconds, httpOnly, sameSite, secure, encode: String }),
  );
  response.setHeader('Cache-Control', 'no-store');
}
