/** Checks requests from pages of other sites (docs/requirements.md, G9; Fetch Metadata Request Headers; Fetch Standard). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ForbiddenError } from '../contract/errors.ts';

const SITES: ReadonlySet<string> = new Set(['same-origin', 'none', 'same-site', 'cross-site']);

/** Paths of searches by POST. They change nothing, so scripts of other sites may send them. */
const SHARED_SEARCH = /^\/brapi\/v2\/search\//;

/**
 * Creates the guard. It rejects a request if `Sec-Fetch-Site` is `cross-site` or `same-site`, or if that header is absent or
 * unknown and `Origin` is not one of the given origins. A request without both headers does not come from a browser.
 * @throws ForbiddenError
 */
export function createOriginGuard(origins: readonly string[]): (request: IncomingMessage) => void {
  const own = new Set(origins);
  return (request) => {
    if (SHARED_SEARCH.test(request.url ?? '')) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const isKnown = typeof site === 'string' && SITES.has(site);
    const isForeign = isKnown ? site.endsWith('-site') : origin !== undefined && !own.has(origin);
    if (isForeign) throw new ForbiddenError('Requests from pages of other sites are rejected.');
  };
}

/**
 * Lets scripts of other sites read with a bearer token but without cookies, and responds to their preflight requests.
 * The origin guard still rejects their unsafe requests, except searches.
 */
export function allowReadsFromOtherSites(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}
