/** Unsafe requests from other sites' pages (docs/requirements.md, G9; Fetch Metadata Request Headers). */
import type { IncomingMessage } from 'node:http';
import { ForbiddenError } from '../contract/errors.ts';

const SITES: ReadonlySet<string> = new Set(['same-origin', 'none', 'same-site', 'cross-site']);

/**
 * Creates the guard. It rejects a request if `Sec-Fetch-Site` is `cross-site` or `same-site`, or if that is absent or unknown and
 * `Origin` is none of the given origins. A request without both headers comes from no browser.
 *
 * @throws ForbiddenError
 */
export function createOriginGuard(origins: readonly string[]): (request: IncomingMessage) => void {
  const own = new Set(origins);
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const isKnown = typeof site === 'string' && SITES.has(site);
    const isForeign = isKnown ? site.endsWith('-site') : origin !== undefined && !own.has(origin);
    if (isForeign) throw new ForbiddenError('Requests from pages of other sites are rejected.');
  };
}
