/** Cookies (RFC 6265). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';

/** A cookie to set. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Sent over HTTPS only; by default, if the browser uses HTTPS. */
  secure?: boolean;
  /** Addresses that it is sent to; the whole site when absent. */
  path?: string;
  /** `lax`, the default, also sends it after a link from another site. */
  sameSite?: 'lax' | 'strict';
  /** False if scripts of pages may read it. */
  httpOnly?: boolean;
}

const byHttps = new WeakSet<IncomingMessage>();

/**
 * Notes that browsers use HTTPS to reach this server. Its cookies are then sent by HTTPS only, and have a prefix that other
 * hosts cannot use.
 */
export function noteHttps(request: IncomingMessage): void {
  byHttps.add(request);
}

/**
 * Returns the name of a cookie under HTTPS. No page of another host of the same domain can set a cookie with this prefix (RFC 6265bis,
 * section 4.1.3).
 */
export function addCookiePrefix(name: string, path = '/'): string {
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/**
 * Returns the value of a request's cookie. Over plain HTTP, other applications of the same domain may set a cookie of the same
 * name, and the browser sends both.
 *
 * @param isOurs recognizes values of this server; the first accepted one is returned
 */
export function readCookie(
  request: IncomingMessage,
  name: string,
  path?: string,
  isOurs: (value: string) => boolean = () => true,
): string | undefined {
  return listCookieValues(request, byHttps.has(request) ? addCookiePrefix(name, path) : name).find(isOurs);
}

/** Returns every value of the cookies whose name is known to the letter, in the order of the request. */
export function listCookieValues({ headers: { cookie = '' } }: IncomingMessage, name: string): string[] {
  if (!cookie.includes(name)) return [];
  const asSent = { decode: (text: string) => text };
  return cookie.split(';').flatMap((pair) => parse(pair, asSent)[name] ?? []);
}

/** Adds a cookie. The response must not be cached. */
export function setCookie(response: ServerResponse, cookie: CookieToSet): void {
  const isHttps = byHttps.has(response.req);
  const { name, value, maxAge, secure = isHttps, path = '/', sameSite = 'lax', httpOnly = true } = cookie;
  const keptName = isHttps && cookie.secure === undefined && httpOnly ? addCookiePrefix(name, path) : name;
  const seconds = Math.max(0, Math.floor(maxAge));
  response.appendHeader(
    'Set-Cookie',
    serialize(keptName, value, { path, maxAge: seconds, httpOnly, sameSite, secure, encode: String }),
  );
  response.setHeader('Cache-Control', 'no-store');
}
