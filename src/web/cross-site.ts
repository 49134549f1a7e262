/** Unsafe requests from other sites' pages (docs/requirements.md, G9; Fetch Metadata Request Headers). */
import type { IncomingMessage } from 'node:http';
import { ForbiddenError } from '../contract/errors.ts';

/**
 * Makes the guard. It refuses a request when `Sec-Fetch-Site` is `cross-site` or `same-site`, or when that is absent and
 * `Origin` is present and is none of the given origins. Without either header no browser sent it.
 *
 * @throws ForbiddenError
 */
export function createOriginGuard(origins: readonly string[]): (request: IncomingMessage) => void {
  const own = new Set(origins);
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const isForeign =
      site === undefined ? origin !== undefined && !own.has(origin) : site === 'cross-site' || site === 'same-site';
    if (isForeign) throw new ForbiddenError('Requests from pages of other sites are rejected.');
  };
}
