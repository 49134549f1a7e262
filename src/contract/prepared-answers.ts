/** Answers that were given once and do not change until they are forgotten, found again by the address of the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Prepared, sendPrepared } from './prepared.ts';
import type { Route } from './route-table.ts';

/** An answer that was remembered. */
export interface RememberedAnswer {
  readonly prepared: Prepared<unknown>;
  /** What the pipeline leaves on an answer that it makes; whoever observes exchanges finds the operation here. */
  readonly locals: { readonly route: Route };
}

/** Addresses kept; with the bytes shared, each costs little. */
const MAX_ADDRESSES = 2_000;
/** Longest `If-None-Match` that the contract allows; a longer one goes the long way and is refused there. */
const MAX_IF_NONE_MATCH_LENGTH = 1_000;

/**
 * A request that the contract already accepted, letter for letter, is not checked again. Only handlers that answer with
 * prepared bytes fill this; the oldest address makes room for a new one.
 */
export class PreparedAnswers {
  readonly #byUrl = new Map<string, RememberedAnswer>();

  /** Keeps the answer to a GET of this address. */
  remember(url: string, route: Route, prepared: Prepared<unknown>): void {
    if (this.#byUrl.size >= MAX_ADDRESSES) this.#byUrl.delete(this.#byUrl.keys().next().value as string);
    this.#byUrl.set(url, { prepared, locals: { route } });
  }

  /** Forgets all: what they were made from has changed. */
  forget(): void {
    this.#byUrl.clear();
  }

  /** The answer to a request; undefined where the application has to give it. */
  find({ method, url, headers }: IncomingMessage): RememberedAnswer | undefined {
    if (method !== 'GET') return undefined;
    const held = headers['if-none-match'];
    return held !== undefined && held.length > MAX_IF_NONE_MATCH_LENGTH ? undefined : this.#byUrl.get(url as string);
  }
}

/**
 * Sends a remembered answer.
 *
 * @param head headers of every answer, names and values in turn; none may be set on the response
 */
export function sendRemembered(
  request: IncomingMessage,
  response: ServerResponse,
  { locals, prepared }: RememberedAnswer,
  head: readonly string[],
): void {
  (response as { locals?: RememberedAnswer['locals'] }).locals = locals;
  sendPrepared(request, response, prepared, head);
}
