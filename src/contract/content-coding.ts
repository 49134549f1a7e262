/** Chooses the compression of responses (RFC 9110, sections 8.4 and 12.5.3). */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { getOrAdd, memoize } from '../memoize.ts';

export type Coding = 'br' | 'gzip';

/** Minimum bytes of bodies to compress. Shorter bodies fit into one packet without compression. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** Media types that compress well. Spreadsheets, images, archives and raw files are already compressed, or nearly random. */
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:json|yaml|javascript|openmetrics-text|[\w.-]+\+json)\b)/;

/** An option that is missing from the types of the library: the preferred codings at equal quality. */
interface CodingNegotiator {
  encoding(available: string[], options?: { preferred: string[] }): string | undefined;
}

/** Returns the best coding that `Accept-Encoding` allows; undefined for no compression. */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const negotiator: CodingNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : undefined;
}

export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Returns the value of `Vary` with `Accept-Encoding` added. */
export function addCodingToVary(response: ServerResponse): string {
  const already = response.getHeader('Vary');
  return already === undefined ? 'Accept-Encoding' : `${already}, Accept-Encoding`;
}

const getCompressed = memoize((_bytes: Buffer) => new Map<Coding, Buffer>());

/** Compresses immutable bytes once per coding. The result lives as long as the bytes. */
export function compressWithCache(bytes: Buffer, coding: Coding): Buffer {
  return getOrAdd(getCompressed(bytes), coding, () => compressBytes(bytes, coding));
}

/** Compresses bytes. For Brotli, the quality is medium, because the best quality would block other requests. */
function compressBytes(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
