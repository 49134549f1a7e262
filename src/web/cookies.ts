/** Reads and sets cookies (RFC 6265). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'cookie';

export interface CookieToSet {
  name: string;
  value: string;
  /** Lifetime in seconds; 0 removes the cookie. */
  maxAge: number;
  /** True to send the cookie only over HTTPS; by default true if the browser uses HTTPS. */
  secure?: boolean;
  /** Path that the cookie is sent to; by default the whole site. */
  path?: string;
  /** `lax`, the default, also sends the cookie when the user follows a link from another site. */
  sameSite?: 'lax' | 'strict';
  /** False if scripts of pages may read the cookie; by default true. */
  httpOnly?: boolean;
}

const byHttps = new WeakSet<IncomingMessage>();

/** Marks a request as sent over HTTPS. The names of its cookies then have a prefix that protects them from other hosts. */
export function markHttpsRequest(request: IncomingMessage): void {
  byHttps.add(request);
}

/** Returns the name of a cookie under HTTPS, with the prefix that binds it to this host (RFC 6265bis, section 4.1.3). */
export function addCookiePrefix(name: string, path = '/'): string {
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/** Returns the first value of a cookie that `isOurs` accepts, because other hosts of the domain can set it over HTTP. */
export function readCookie(
  request: IncomingMessage,
  name: string,
  path?: string,
  isOurs: (value: string) => boolean = () => true,
): string | undefined {
  return listCookieValues(request, byHttps.has(request) ? addCookiePrefix(name, path) : name).find(isOurs);
}

/** Returns the values of all cookies with exactly this name, in the order of the request. */
export function listCookieValues({ headers: { cookie = '' } }: IncomingMessage, name: string): string[] {
  if (!cookie.includes(name)) return [];
  const asSent = { decode: (text: string) => text };
  return cookie.split(';').flatMap((pair) => parse(pair, asSent)[name] ?? []);
}

/** Adds a cookie to a response, and prevents caches from storing the response. */
export function setCookie(response: ServerResponse, cookie: CookieToSet): void {
  const isHttps = byHttps.has(response.req);
  const { name, value, maxAge, secure = isHttps, path = '/', sameSite = 'lax', httpOnly = true } = cookie;
  const finalName = isHttps && cookie.secure === undefined && httpOnly ? addCookiePrefix(name, path) : name;
  const seconds = Math.max(0, Math.floor(maxAge));
  response.appendHeader(
    'Set-Cookie',
    serialize(finalName, value, { path, maxAge: seconds, httpOnly, sameSite, secure, encode: String }),
  );
  response.setHeader('Cache-Control', 'no-store');
}
