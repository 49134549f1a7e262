/** Sends requests to the provider, the platform and repositories, with limits for time and size, without following redirects. */
import { createJsonBoundsCheck } from '../contract/json-bounds.ts';
import { appendPiece } from '../contract/pieces.ts';
import { readUntilAborted } from '../web/read-through.ts';
import {
  ProviderAnswerError,
  ProviderAnswerTooLargeError,
  ProviderTimeoutError,
  ProviderUnreachableError,
  type RequestedService,
} from './login/login-errors.ts';
import { isLocalAddress } from './settings.ts';

export interface FetchLimits {
  /** Timeout in milliseconds, from the request to the last byte of the response. */
  timeoutMs: number;
  /** Maximum bytes after decompression. A larger response is an error. */
  maxBytes: number;
}

/** Allows claims with thousands of entitlements. */
export const DEFAULT_LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 2_000_000 };

export type BoundedFetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Creates a fetch that returns complete responses only, without redirects, because requests carry secrets. It throws
 * ProviderUnreachableError, ProviderTimeoutError, ProviderAnswerTooLargeError or ProviderAnswerError.
 * @param mayBePlain whether http is allowed for other machines, as in development
 */
export function createBoundedFetch(service: RequestedService, limits: FetchLimits, mayBePlain: boolean): BoundedFetch {
  return async (address, init) => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !mayBePlain && !isLocalAddress(url)) {
      throw new ProviderAnswerError(service, { cause: new Error('an endpoint has no https address') });
    }
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    try {
      const ended = AbortSignal.any(init.signal ? [timeout, init.signal] : [timeout]);
      const response = await fetch(url, { ...init, redirect: 'manual', signal: ended });
      const bytes = await readBoundedBody(response, limits.maxBytes, timeout);
      if (bytes === undefined) throw new ProviderAnswerTooLargeError(service);
      const headers = new Headers(response.headers);
      headers.delete('content-encoding');
      headers.delete('content-length');
      const isBodyless = response.status === 204 || response.status === 304;
      return new Response(isBodyless ? null : bytes, { status: response.status, headers });
    } catch (error) {
      if (error instanceof ProviderAnswerTooLargeError) throw error;
      if (timeout.aborted) throw new ProviderTimeoutError(service);
      throw new ProviderUnreachableError(service, { cause: addNetworkCause(error) });
    }
  };
}

async function readBoundedBody(
  response: Response,
  maxBytes: number,
  timeout: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  if (response.body === null) return new Uint8Array();
  const isWithinBounds = response.headers.get('content-type')?.includes('json') ? createJsonBoundsCheck() : () => true;
  for await (const chunk of readUntilAborted(response.body, timeout)) {
    // Leaving the loop cancels the rest of the body.
    if (length + chunk.length > maxBytes || !isWithinBounds(chunk)) return undefined;
    bytes = appendPiece(bytes, length, chunk, maxBytes);
    length += chunk.length;
  }
  return new Uint8Array(bytes.subarray(0, length));
}

/** Adds the message of the cause, which names at most the host. The error's own message is only `fetch failed`. */
function addNetworkCause(error: unknown): Error {
  const { message, cause } = error as Error;
  return cause instanceof Error ? new Error(`${message}: ${cause.message}`) : new Error(message);
}
