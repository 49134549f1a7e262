/** Protects against requests from pages of other sites (docs/requirements.md, G9; Fetch Metadata; Fetch Standard). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ForbiddenError } from '../contract/errors.ts';

const SITES: ReadonlySet<string> = new Set(['same-origin', 'none', 'same-site', 'cross-site']);

/** Paths of searches by POST, which change nothing. Scripts of other sites may send them with a token. */
const SHARED_SEARCH = /^\/brapi\/v2\/search\//;

/** Creates a check for requests of other sites, by `Sec-Fetch-Site` or else `Origin`. A request with neither passes. */
export function createSiteCheck(urls: readonly string[]): (request: IncomingMessage) => boolean {
  const own = new Set(urls.map((url) => new URL(url).origin));
  return ({ headers: { origin, 'sec-fetch-site': site } }) =>
    typeof site === 'string' && SITES.has(site) ? site.endsWith('-site') : origin !== undefined && !own.has(origin);
}

/** Creates the guard of unsafe requests, which rejects pages of other sites. @throws ForbiddenError */
export function createOriginGuard(urls: readonly string[]): (request: IncomingMessage) => void {
  const isFromOtherSite = createSiteCheck(urls);
  return (request) => {
    if (!SHARED_SEARCH.test(request.url ?? '') && isFromOtherSite(request))
      throw new ForbiddenError('Requests from pages of other sites are rejected.');
  };
}

/** Lets scripts of other sites read with a bearer token and without cookies, also by preflight requests. */
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
