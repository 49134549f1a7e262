/** Compresses generated responses. Prepared responses are compressed once (contract/content-coding.ts). */
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { addCodingToVary, chooseCoding, isCompressible, MIN_COMPRESSED_BYTES } from '../contract/content-coding.ts';

/** Creates the middleware. It flushes each piece, uses bounded memory, and waits for slow readers. */
export function compressAnswers(): RequestHandler {
  let compress: RequestHandler | undefined;
  const compressResponse = async (request: Request, response: Response, next: NextFunction) => {
    compress ??= await loadCompression();
    compress(request, response, next);
  };
  return (request, response, next) => {
    // Only responses to GET are cached, so others need `Vary` only if they can be compressed.
    if (request.headers['accept-encoding'] === undefined && request.method !== 'GET' && request.method !== 'HEAD') next();
    else if (compress === undefined) compressResponse(request, response, next).catch(next);
    else compress(request, response, next);
  };
}

async function loadCompression(): Promise<RequestHandler> {
  const { default: compression } = await import('compression');
  return compression({
    threshold: MIN_COMPRESSED_BYTES,
    filter: canBeCompressed,
    // Higher levels are much slower for columns of numbers, and save little.
    level: constants.Z_BEST_SPEED,
    flush: constants.Z_SYNC_FLUSH,
    brotli: { flush: constants.BROTLI_OPERATION_FLUSH },
  });
}

function canBeCompressed(request: Request, response: Response): boolean {
  // A 304 has no media type, but caches store its headers.
  if (response.statusCode === 304 && response.getHeader('Vary') === undefined)
    response.setHeader('Vary', addCodingToVary(response));
  const isPart = response.statusCode === 206 || response.getHeader('Content-Range') !== undefined;
  if (isPart || !isCompressible(String(response.getHeader('Content-Type') ?? ''))) return false;
  // A strong entity tag belongs to the uncompressed bytes (RFC 9110, section 8.8.3.3).
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) return false;
  if (!request.originalUrl.startsWith('/assets/') && !isBreachSafe(request)) return false;
  if (request.method === 'HEAD') removeContentLength(request, response);
  return true;
}

/** Removes the length from a response to HEAD if GET would be compressed (RFC 9110, section 8.6). */
function removeContentLength({ headers }: Request, response: Response): void {
  const isLong = Number(response.getHeader('Content-Length')) >= MIN_COMPRESSED_BYTES;
  if (isLong && chooseCoding(headers['accept-encoding']) !== undefined) response.removeHeader('Content-Length');
}

/**
 * Returns whether the length of the compressed response cannot reveal its content (BREACH). An attack needs a page of another
 * site that sends requests with the user's cookies and with guesses in the URL. Browsers report the site in `Sec-Fetch-Site`,
 * but not over plain HTTP, where a cookie indicates a browser.
 */
export function isBreachSafe({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.cookie === undefined : site === 'same-origin' || site === 'none';
}
