/** Caches immutable responses by the address of the request until they are invalidated. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedMap } from '../memoize.ts';
import { type Prepared, sendPrepared } from './prepared.ts';
import type { Route } from './route-table.ts';

export interface CachedAnswer {
  readonly prepared: Prepared<unknown>;
  /** Read by subscribers of observed.ts. */
  readonly locals: { readonly route: Route };
}

/** Maximum length of `If-None-Match` in the contract. The pipeline rejects longer values. */
const MAX_IF_NONE_MATCH_LENGTH = 1_000;

/** Cached responses by URL. Only valid requests add responses, so identical requests need no checks. */
export class PreparedAnswers {
  readonly #byUrl = new BoundedMap<string, CachedAnswer>(2_000);

  store(url: string, route: Route, prepared: Prepared<unknown>): void {
    this.#byUrl.set(url, { prepared, locals: { route } });
  }

  clear(): void {
    this.#byUrl.clear();
  }

  /** Returns the cached response to a request; undefined if the application must respond. */
  find({ method, url, headers }: IncomingMessage): CachedAnswer | undefined {
    if (method !== 'GET') return undefined;
    const etags = headers['if-none-match'];
    return etags !== undefined && etags.length > MAX_IF_NONE_MATCH_LENGTH ? undefined : this.#byUrl.get(url as string);
  }
}

/** Sends a cached response. `head`: alternating names and values of all headers; none may be set on the response itself. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { locals, prepared }: CachedAnswer,
  head: readonly string[],
): void {
  (response as { locals?: CachedAnswer['locals'] }).locals = locals;
  sendPrepared(request, response, prepared, head);
}
