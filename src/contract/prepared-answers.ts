/** Answers that were given once and do not change until they are forgotten, found again by the address of the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Prepared, sendPrepared } from './prepared.ts';
import type { Route } from './route-table.ts';

interface Remembered {
  readonly prepared: Prepared<unknown>;
  /** What the pipeline leaves on an answer that it makes; whoever observes exchanges finds the operation here. */
  readonly locals: { readonly route: Route };
}

/** Addresses kept; with the bytes shared, each costs little. */
const MOST_ADDRESSES = 2_000;
/** Longest `If-None-Match` that the contract allows; a longer one goes the long way and is refused there. */
const LONGEST_IF_NONE_MATCH = 1_000;

/**
 * A request that the contract already accepted, letter for letter, is not checked again. Only handlers that answer with
 * prepared bytes fill this; the oldest address makes room for a new one.
 */
export class PreparedAnswers {
  readonly #byUrl = new Map<string, Remembered>();

  /** Keeps the answer to a GET of this address. */
  remember(url: string, route: Route, prepared: Prepared<unknown>): void {
    if (this.#byUrl.size >= MOST_ADDRESSES) this.#byUrl.delete(this.#byUrl.keys().next().value as string);
    this.#byUrl.set(url, { prepared, locals: { route } });
  }

  /** Forgets all: what they were made from has changed. */
  forget(): void {
    this.#byUrl.clear();
  }

  /**
   * Answers the request if its answer is known; otherwise false.
   *
   * @param head headers of every answer, names and values in turn; none may be set on the response
   */
  answer(request: IncomingMessage, response: ServerResponse, head: readonly string[]): boolean {
    if (request.method !== 'GET') return false;
    const remembered = this.#byUrl.get(request.url as string);
    if (remembered === undefined) return false;
    const held = request.headers['if-none-match'];
    if (held !== undefined && held.length > LONGEST_IF_NONE_MATCH) return false;
    (response as { locals?: Remembered['locals'] }).locals = remembered.locals;
    sendPrepared(request, response, remembered.prepared, head);
    return true;
  }
}
