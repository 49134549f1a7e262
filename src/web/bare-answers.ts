/** Writes responses to a socket that has no response object: for upgrade requests, and for data that is not HTTP. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { countResponseWithoutHttp } from '../operations/operation-metrics.ts';

/** Minimum bytes of a single line to report that line instead of all headers as too long. */
const LONG_LINE = 12_000;

const UNCLEAR_LENGTH = 'The length of the body is ambiguous.';
const NOT_HTTP: readonly [status: number, detail: string] = [400, 'The request is not valid HTTP.'];

const PARSER_ERRORS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_INVALID_URL: [400, 'The address in the request line is not valid.'],
  HPE_INVALID_CONSTANT: [400, 'The request line is not valid: it must be a method, an address without spaces, and HTTP/1.1.'],
  HPE_INVALID_VERSION: [505, 'This server speaks HTTP/1.1 and HTTP/1.0.'],
  HPE_PAUSED_H2_UPGRADE: [505, 'This server speaks HTTP/1.1 and HTTP/1.0.'],
  HPE_INVALID_HEADER_TOKEN: [400, 'A header of the request is not valid.'],
  HPE_INVALID_CONTENT_LENGTH: [400, UNCLEAR_LENGTH],
  HPE_UNEXPECTED_CONTENT_LENGTH: [400, UNCLEAR_LENGTH],
  HPE_INVALID_TRANSFER_ENCODING: [400, UNCLEAR_LENGTH],
  HPE_INVALID_CHUNK_SIZE: [400, 'A chunk of the body has no length.'],
};

/** An error of Node's parser, with the bytes that it failed on. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Responds to data that Node cannot parse as HTTP, in the format of other errors. */
export function respondToClientError(error: ParserError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  sendBareResponse(socket, ...getParserErrorResponse(error));
}

function getParserErrorResponse({ code = '', rawPacket }: ParserError): readonly [status: number, detail: string] {
  const packet = rawPacket?.toString('latin1') ?? '';
  const hasMethod = /^[!#$%&'*+.^`|~\w-]+ /.test(packet);
  if (code === 'HPE_INVALID_METHOD')
    return hasMethod ? [501, 'This server does not know the method of the request.'] : NOT_HTTP;
  if (code !== 'HPE_HEADER_OVERFLOW') return PARSER_ERRORS[code] ?? NOT_HTTP;
  const [line = ''] = packet.split('\n', 1);
  if (line.length < LONG_LINE) return [431, 'The headers of the request are too large.'];
  // The start of the request may have arrived in an earlier packet.
  return hasMethod
    ? [414, 'The address in the request line is too long.']
    : [431, 'The address or a header of the request is too long.'];
}

/** Responds to a request for an upgrade or a tunnel, for which Node.js creates no response object. */
export function sendBareResponse(socket: Duplex, status: number, detail: string): void {
  countResponseWithoutHttp(status);
  const { head, body } = createBareErrorResponse(status, detail);
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Returns the head and the JSON body of an error response that closes the connection. */
export function createBareErrorResponse(status: number, detail: string): { readonly head: string[]; readonly body: string } {
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  return { head, body };
}
