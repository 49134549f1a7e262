/** Which answers are compressed, for whom, and how (RFC 9110, sections 8.4 and 12.5.3). */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** A content coding that answers come in. */
export type Coding = 'br' | 'gzip';

/** Shorter bodies, in bytes, fit into one packet as they are. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** What compresses well; spreadsheets, pictures, archives and raw files are compressed already, or as good as random. */
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:json|yaml|javascript|openmetrics-text|[\w.-]+\+json)\b)/;

/** What the types of the library leave out: what decides between codings of one weight. */
interface Preferring {
  encoding(available: string[], options?: { preferred: string[] }): string | undefined;
}

/** Best coding that a client takes by its `Accept-Encoding`, with its weights; `undefined`: the bytes as they are. */
export function codingFor(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : undefined;
}

/** Whether a media type is worth compressing. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** What tells caches that the answer depends on `Accept-Encoding`, beside what it depends on already. */
export function variedByCoding(response: ServerResponse): string {
  const already = response.getHeader('Vary');
  return already === undefined ? 'Accept-Encoding' : `${already}, Accept-Encoding`;
}

const compressed = new WeakMap<Buffer, Map<Coding, Buffer>>();

/** Compresses bytes that never change, once per coding; the result is kept as long as they are. */
export function compressedOnce(bytes: Buffer, coding: Coding): Buffer {
  const codings = compressed.get(bytes) ?? new Map<Coding, Buffer>();
  compressed.set(bytes, codings);
  const kept = codings.get(coding) ?? compress(bytes, coding);
  codings.set(coding, kept);
  return kept;
}

/** Some milliseconds for the largest contract; the best quality takes a hundred times as long for a tenth less. */
function compress(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
