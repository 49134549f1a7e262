/** Stores the state of a collaboration's tables in a cookie, so that they look the same after an action. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../../contract/accept.ts';
import { readCookie, setCookie } from '../../web/cookies.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect } from '../../web/replies/replies.ts';
import { buildCollaborationPath } from '../page.ts';
import { VIEW_PARAMETERS } from './view.ts';

const NAME = 'collaboration_view';
const SECONDS = 3_600;
/** Maximum characters of a query. The browser sends it with every request. */
const MAX_QUERY_LENGTH = 1_000;

export function setViewCookie(request: IncomingMessage, response: ServerResponse, identifier: string, query: string): void {
  const path = buildCollaborationPath(identifier);
  const isStored = readCookie(request, NAME, path) !== undefined;
  const value = query.length > MAX_QUERY_LENGTH ? '' : encodeURIComponent(query);
  if (value === '' && !isStored) return;
  setCookie(response, { name: NAME, value, path, maxAge: value === '' ? 0 : SECONDS });
}

/** Redirects to a page, and shows a message there. Adds the last query of its tables to the page of a collaboration. */
export function redirectWithStoredQuery(
  exchange: Exchange,
  path: string,
  ...message: [message: Flash | string, ...lines: string[]]
) {
  return redirect(exchange, restoreViewQuery(exchange.request, path), ...message);
}

/** Returns a path with the query that its page had; unchanged for other pages. */
export function restoreViewQuery(request: IncomingMessage, path: string): string {
  const [page = '', anchor] = path.split('#', 2);
  const stored = readCookie(request, NAME, page);
  if (stored === undefined || stored === '' || page.includes('?') || !/^\/collaborations\/[^/]+$/.test(page)) return path;
  const parameters = new URLSearchParams();
  // The browser may send any value in the cookie.
  for (const [name, value] of new URLSearchParams(decodeCookieValue(stored))) {
    if (VIEW_PARAMETERS.includes(name) && value.length <= 255) parameters.set(name, value);
  }
  const query = parameters.toString();
  return `${page}${query === '' ? '' : `?${query}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

function decodeCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
