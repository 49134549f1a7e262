/** Compression of answers that are made again each time; prepared ones are compressed once (contract/content-coding.ts). */
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { codingFor, isCompressible, MIN_COMPRESSED_BYTES, variedByCoding } from '../contract/content-coding.ts';

/**
 * Makes the middleware, whose library is loaded with the first request. What is written goes out at once and in bounded memory: each
 * piece is flushed, and a slow reader holds up the writer as without compression.
 */
export function compressAnswers(): RequestHandler {
  let compress: RequestHandler | undefined;
  const load = async (request: Request, response: Response, next: NextFunction) => {
    compress ??= await loadCompression();
    compress(request, response, next);
  };
  return (request, response, next) => {
    // No cache keeps an answer to anything but GET, so that one which cannot be compressed need not say that another could.
    if (request.headers['accept-encoding'] === undefined && request.method !== 'GET' && request.method !== 'HEAD') next();
    else if (compress === undefined) load(request, response, next).catch(next);
    else compress(request, response, next);
  };
}

async function loadCompression(): Promise<RequestHandler> {
  const { default: compression } = await import('compression');
  return compression({
    threshold: MIN_COMPRESSED_BYTES,
    filter: mayBeCompressed,
    // Columns of numbers take eight times as long by the usual level, and become an eighth smaller.
    level: constants.Z_BEST_SPEED,
    flush: constants.Z_SYNC_FLUSH,
    brotli: { flush: constants.BROTLI_OPERATION_FLUSH },
  });
}

function mayBeCompressed(request: Request, response: Response): boolean {
  // A cache keeps what a 304 says, and that has no media type.
  if (response.statusCode === 304 && response.getHeader('Vary') === undefined)
    response.setHeader('Vary', variedByCoding(response));
  const isPart = response.statusCode === 206 || response.getHeader('Content-Range') !== undefined;
  if (isPart || !isCompressible(String(response.getHeader('Content-Type') ?? ''))) return false;
  // A strong tag names the bytes as they are (RFC 9110, section 8.8.3.3).
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) return false;
  if (!request.originalUrl.startsWith('/assets/') && !isBreachSafe(request)) return false;
  if (request.method === 'HEAD') leaveOutLength(request, response);
  return true;
}

/** The answer to GET would have another length, which is not known before it is made (RFC 9110, section 8.6). */
function leaveOutLength({ headers }: Request, response: Response): void {
  const isLong = Number(response.getHeader('Content-Length')) >= MIN_COMPRESSED_BYTES;
  if (isLong && codingFor(headers['accept-encoding']) !== undefined) response.removeHeader('Content-Length');
}

/**
 * Whether nobody can learn from the length of the answer what stands in it (BREACH). For that a page of another site must make a
 * person's browser ask again and again, with the person's cookies and guesses of its own in the address. Browsers say where a request
 * comes from; where they do not, as over plain HTTP, cookies are the sign of a person. A program's bearer token is sent by no browser.
 */
export function isBreachSafe({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.cookie === undefined : site === 'same-origin' || site === 'none';
}
