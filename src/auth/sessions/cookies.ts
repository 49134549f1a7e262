/** Cookies, as RFC 6265 has them. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is to be set. */
export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Sent over HTTPS only. */
  secure: boolean;
}

/** Value of a request's cookie; the first one where a name occurs more than once, as servers are advised to (section 4.2.2). */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/**
 * Adds a cookie for the whole site that scripts cannot read, and that pages of other sites send only when they link here. The
 * answer must then not be kept by anybody.
 */
export function setCookie(response: ServerResponse, { name, value, maxAge, secure }: CookieToSet): void {
  const attributes = ['Path=/', `Max-Age=${Math.max(0, Math.floor(maxAge))}`, 'HttpOnly', 'SameSite=Lax'];
  if (secure) attributes.push('Secure');
  response.appendHeader('Set-Cookie', `${name}=${value}; ${attributes.join('; ')}`);
  response.setHeader('Cache-Control', 'no-store');
}
