/**
 * Reads request bodies that the contract documents, within limits (docs/requirements.md, G12). Another thread checks large JSON
 * bodies against the contract, and a task receives their bytes. Long bodies are received in small steps, so that other requests
 * run in between.
 */
import { isUtf8 } from 'node:buffer';
import { parse } from 'node:querystring';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { json, type Request, type RequestHandler, type Response, text } from 'express';
import { runInTurnOfClient } from '../storage/client-turns.ts';
import { FairQueue } from '../storage/fair-queue.ts';
import { BadRequestError, hasErrorCode, UnsupportedCodingError, UnsupportedMediaTypeError } from './errors.ts';
import { createJsonBoundsCheck, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-bounds.ts';
import { waitForTurn } from './next-turn.ts';
import { appendPiece } from './pieces.ts';
import { rejectChangedNumbers } from './requests/exact-numbers.ts';
import { FORM_TYPE, JSON_TYPE } from './requests/media-types.ts';
import { convertFormValues } from './requests/number-texts.ts';
import type { Route } from './route-table.ts';

/** Decompressions at the same time. A small body can expand to the maximum size, so the others wait compressed. */
const decompressions = new FairQueue({ running: 4, runningOfOne: 2, waiting: 1_000, isShort: true });

type Decompress = (bytes: Buffer, options: zlib.ZlibOptions, done: (error: Error | null, bytes: Buffer) => void) => void;

/** The supported content codings, in the order of the error message. */
const DECOMPRESSORS = new Map<string, 'gunzip' | 'inflate' | 'brotliDecompress'>([
  ['gzip', 'gunzip'],
  ['deflate', 'inflate'],
  ['br', 'brotliDecompress'],
]);

/** Creates a reader of bodies up to a size, with the errors of `express.raw`. */
function createLongBodyReader(limit: number) {
  return (request: Request, done: (error: unknown, bytes?: Buffer) => void): void => {
    readLongBody(request, limit).then((bytes) => done(undefined, bytes), done);
  };
}

async function readLongBody(request: Request, limit: number): Promise<Buffer> {
  const coding = getCoding(request);
  if (coding === 'identity') return receiveBody(request, limit);
  const name = DECOMPRESSORS.get(coding);
  if (name === undefined) throw new UnsupportedCodingError(coding, [...DECOMPRESSORS.keys()]);
  const bytes = await receiveBody(request, limit);
  return runInTurnOfClient(decompressions, async () => {
    try {
      const decompress = promisify(zlib[name] as Decompress);
      return await decompress(bytes, { maxOutputLength: limit });
    } catch (cause) {
      if (hasErrorCode(cause, BUFFER_TOO_LARGE)) throw createTooLargeError(limit);
      throw new BadRequestError(`The body is not complete, valid ${coding} data, although Content-Encoding is ${coding}.`, {
        cause,
      });
    }
  });
}

/** Error codes of output above `maxOutputLength` (Node.js, "Errors"). */
const BUFFER_TOO_LARGE = new Set(['ERR_BUFFER_TOO_LARGE']);

async function receiveBody(request: Request, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw createTooLargeError(limit);
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  try {
    // Waits between pieces, because reading all received bytes without a pause would block other requests.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (length + piece.length > limit) throw createTooLargeError(limit);
      bytes = appendPiece(bytes, length, piece, limit);
      length += piece.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw Object.assign(new Error('request aborted', { cause: error }), { status: 400, type: 'request.aborted' });
  }
  return bytes.subarray(0, length);
}

function createTooLargeError(limit: number): Error {
  return Object.assign(new Error('request entity too large'), { status: 413, type: 'entity.too.large', limit });
}

/** Maximum sizes of bodies, in bytes. */
export interface BodyLimits {
  jsonBytes: number;
  formBytes: number;
}

/** Maximum bytes of JSON that are parsed and checked here, in a few milliseconds. Tasks check larger bodies. */
export const SHORT_JSON = 16_000;

/** Maximum bytes of forms that are parsed here. A task parses longer ones, unless the contract limits their fields. */
export const SHORT_FORM = 4_000;

/** Maximum bytes of bodies whose check and handler are fast. Larger bodies are processed one per turn of the event loop. */
export const LIGHT_BYTES = 2_000;

const MAX_FORM_FIELDS = 10_000;

/** Reads the body of a request into `request.body` if its operation has one; `done` receives the bytes of large JSON. */
export type BodyReader = (
  route: Route,
  request: Request,
  response: Response,
  done: (error?: unknown, large?: Uint8Array<ArrayBuffer>) => void,
) => void;

const sentBytes = new WeakMap<object, Buffer>();
const withoutBody = new WeakSet<object>();

/** Returns the body of a request as it arrived; undefined if it was not read. */
export function getBodyBytes(request: object): Buffer | undefined {
  return sentBytes.get(request);
}

/** Returns whether a request has no body although its operation requires one. */
export function isBodyMissing(request: object): boolean {
  return withoutBody.has(request);
}

/** Creates the reader. JSON above `short` bytes is not parsed (default: all is). @throws UnsupportedMediaTypeError */
export function createBodyReader(limits: BodyLimits, short = Number.POSITIVE_INFINITY): BodyReader {
  const readForm = text({
    type: () => true,
    limit: limits.formBytes,
    verify: (request, _response, bytes) => {
      rejectUnsafeForm(bytes);
      // The body is always read, because the login may store the form.
      sentBytes.set(request, bytes);
    },
  });
  const readers: Record<string, RequestHandler> = {
    [JSON_TYPE]: json({
      limit: limits.jsonBytes,
      strict: false,
      verify: (request, _response, bytes) => {
        rejectUnsafeJson(bytes);
        sentBytes.set(request, bytes);
      },
    }),
    [FORM_TYPE]: (request, response, next) =>
      readForm(request, response, (error?: unknown) => {
        if (error !== undefined) return next(error);
        const fields = typeof request.body === 'string' ? request.body : '';
        if (fields.split('&', MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS)
          return next(Object.assign(new Error('too many parameters'), { status: 413, type: 'parameters.too.many' }));
        // Takes linear time, unlike the parser of Express, and treats names such as `__proto__` as ordinary fields.
        request.body = { ...parse(fields, '&', '=', { maxKeys: 0 }) };
        next();
      }),
  };
  const readWholeJson = createLongBodyReader(limits.jsonBytes);
  const readWholeForm = createLongBodyReader(limits.formBytes);
  return (route, request, response, handOn) => {
    if (route.consumes.length === 0) {
      // An undocumented body is not read. Its media type is removed, because validators are cached by media type.
      delete request.headers['content-type'];
      handOn();
      return;
    }
    const sent = getMediaType(request);
    if (sent === undefined && !route.bodyRequired && hasNoBody(request)) {
      handOn();
      return;
    }
    const parsed = [JSON_TYPE, FORM_TYPE].find((type) => route.consumes.includes(type));
    if (sent === undefined && parsed !== undefined && hasNoBody(request)) {
      // With the documented media type, the validator reports the missing members instead of the type.
      request.headers['content-type'] = parsed;
      request.body = {};
      withoutBody.add(request);
      handOn();
      return;
    }
    if (sent === undefined || !route.consumes.includes(sent.type) || !sent.isUtf8) {
      handOn(new UnsupportedMediaTypeError(request.headers['content-type']?.slice(0, 100), route.consumes));
      return;
    }
    const read = readers[sent.type];
    if (read === undefined) {
      // Handlers stream multipart and binary bodies, and need the original header.
      handOn(isUncompressed(request) ? undefined : new UnsupportedCodingError(getCoding(request), []));
      return;
    }
    request.headers['content-type'] = sent.type;
    const finishReading = (error?: unknown) => {
      if (error === undefined && sent.type === FORM_TYPE)
        convertFormValues(route.formValues, request.body as Record<string, unknown>);
      handOn(error);
    };
    const isForm = sent.type === FORM_TYPE;
    if (getAnnouncedLength(request) <= (isForm ? SHORT_FORM : short)) {
      read(request, response, finishReading);
      return;
    }
    if (isForm) {
      readWholeForm(request, (error, bytes) => {
        if (error !== undefined || bytes === undefined) finishReading(error);
        // Parsing takes some milliseconds, so one form is parsed per turn of the event loop.
        else waitForTurn().then(() => rereadBody(read, request, response, bytes, finishReading), finishReading);
      });
      return;
    }
    readWholeJson(request, (error, bytes) => {
      if (error !== undefined || bytes === undefined) finishReading(error);
      else if (bytes.length > short) handOn(undefined, copyTransferableBytes(bytes));
      else rereadBody(read, request, response, bytes, finishReading);
    });
  };
}

function getCoding({ headers }: Request): string {
  return (headers['content-encoding'] ?? 'identity').toLowerCase();
}

function isUncompressed(request: Request): boolean {
  return getCoding(request) === 'identity';
}

/** Copies bytes into separate memory, which can be transferred to a thread. */
function copyTransferableBytes({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  const isOwn = buffer instanceof ArrayBuffer && byteLength > Buffer.poolSize;
  return isOwn
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength));
}

/** Returns the announced size in bytes; Infinity if the request does not announce it. */
function getAnnouncedLength({ headers }: Request): number {
  const isKnown = headers['transfer-encoding'] === undefined && headers['content-encoding'] === undefined;
  return isKnown ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;
}

/** Reads a body again that arrived without a length and turned out to be short. */
function rereadBody(
  read: RequestHandler,
  request: Request,
  response: Response,
  bytes: Buffer,
  done: (error?: unknown) => void,
): void {
  const headers = { 'content-type': request.headers['content-type'], 'content-length': String(bytes.length) };
  const replayed = Object.assign(Readable.from([bytes], { objectMode: false }), { headers }) as unknown as Request;
  read(replayed, response, (error?: unknown) => {
    request.body = replayed.body;
    sentBytes.set(request, bytes);
    done(error);
  });
}

function hasNoBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
}

function getMediaType(request: Request): { type: string; isUtf8: boolean } | undefined {
  const header = request.headers['content-type'];
  if (header === undefined) return undefined;
  if (header === JSON_TYPE || header === FORM_TYPE) return { type: header, isUtf8: true };
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return { type, isUtf8: charset === undefined || charset === 'utf-8' || charset === 'utf8' };
}

/** Rejects a form that parsers would change silently. @throws BadRequestError */
function rejectUnsafeForm(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (/(?:^|&)=/.test(text)) throw new BadRequestError('The form has a field without a name.');
  if (!hasUtf8Escapes(text) || !isUtf8(bytes)) throw new BadRequestError('The form is not UTF-8 text.');
}

/** Returns whether the percent escapes of a URL or form are UTF-8. A percent sign without hexadecimal digits counts as text. */
export function hasUtf8Escapes(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/** Rejects JSON that parsing would change. @throws BadRequestError */
export function rejectUnsafeJson(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new BadRequestError('The body is not UTF-8 text.');
  if (!createJsonBoundsCheck()(bytes))
    throw new BadRequestError(
      `The body is nested deeper than ${MAX_JSON_DEPTH} levels, or has more than ${MAX_JSON_VALUES.toLocaleString('en')} values.`,
    );
  rejectChangedNumbers(bytes);
}

const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

export function attachLargeBody(request: object, bytes: Uint8Array<ArrayBuffer>): void {
  bodies.set(request, bytes);
}

/** Returns the bytes of a large body that was not parsed; otherwise undefined. */
export function getLargeBody(request: object): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(request);
}
