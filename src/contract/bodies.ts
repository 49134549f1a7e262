/** Reads request bodies that the contract documents, within limits (docs/requirements.md, G12). */
import { json, type Request, type RequestHandler, type Response, urlencoded } from 'express';
import { BadRequestError, UnsupportedMediaTypeError } from './errors.ts';
import { FORM_TYPE, JSON_TYPE } from './media-types.ts';
import type { Route } from './route-table.ts';

/** Largest bodies that are taken, in bytes. */
export interface BodyLimits {
  jsonBytes: number;
  formBytes: number;
}

/** Deeper JSON than any document of ours needs; refused before it is parsed. */
export const MAX_JSON_DEPTH = 128;

/** Reads the body of a request into `request.body` when its operation documents one. */
export type BodyReader = (route: Route, request: Request, response: Response, done: (error?: unknown) => void) => void;

/** Makes the reader. It refuses media types that the operation does not document with an UnsupportedMediaTypeError. */
export function createBodyReader(limits: BodyLimits): BodyReader {
  const readers: Record<string, RequestHandler> = {
    [JSON_TYPE]: json({
      limit: limits.jsonBytes,
      strict: false,
      verify: (_request, _response, bytes) => refuseDeepJson(bytes),
    }),
    [FORM_TYPE]: urlencoded({ extended: false, limit: limits.formBytes, parameterLimit: 10_000 }),
  };
  return (route, request, response, done) => {
    if (route.consumes.length === 0) {
      // A body without meaning is left unread. Its media type is dropped, because validators are kept per media type.
      delete request.headers['content-type'];
      done();
      return;
    }
    const sent = mediaTypeOf(request);
    if (sent === undefined && !route.bodyRequired && isWithoutBody(request)) {
      done();
      return;
    }
    if (sent === undefined || !route.consumes.includes(sent.type) || !sent.isUtf8) {
      done(new UnsupportedMediaTypeError(request.headers['content-type']?.slice(0, 100), route.consumes));
      return;
    }
    const read = readers[sent.type];
    if (read === undefined) {
      // Multipart and binary bodies are streamed by their handlers, which need the header as it came.
      done();
      return;
    }
    request.headers['content-type'] = sent.type;
    read(request, response, (error?: unknown) => {
      if (error === undefined && sent.type === FORM_TYPE) listRepeatable(route, request);
      done(error);
    });
  };
}

function isWithoutBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
}

function mediaTypeOf(request: Request): { type: string; isUtf8: boolean } | undefined {
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

/** A form cannot say whether a single value is a list of one. */
function listRepeatable(route: Route, request: Request): void {
  const body = request.body as Record<string, unknown>;
  for (const name of route.formLists) {
    if (typeof body[name] === 'string') body[name] = [body[name]];
  }
}

/** Counts brackets outside strings; a pass over 5 MB takes some milliseconds, and nothing is built. */
function refuseDeepJson(bytes: Buffer): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === 0x5c) index += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) throw new BadRequestError(`The body is nested deeper than ${MAX_JSON_DEPTH} levels.`);
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
}
