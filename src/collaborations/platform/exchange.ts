/**
 * Sends a request to the platform and reads the response. One timeout covers both, the size of the body is limited, and there
 * are no redirects or retries. PlatformFault replaces the errors of the network library, which may contain the request.
 */
import { PathValueError } from '../../contract/strict-path.ts';
import { AnswerParser } from './answer-parser.ts';
import { PlatformFault } from './fault.ts';
import type { Selection } from './projections.ts';

const SUCCESSES = new Set([200, 201, 204]);

/** Bytes of an error response that are read to find the reason. The rest is discarded with the connection. */
const REFUSAL_BYTES = 16_384;

const LOGGED_CHARACTERS = 500;

/** Error codes of the network that occur before anything is sent. */
const NOT_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|ERR_SSL_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/** Runs an exchange with a timeout. @throws PlatformFault, PathValueError */
export async function runWithTimeout<T>(limitMs: number, exchange: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    return await exchange(controller.signal);
  } catch (error) {
    if (error instanceof PlatformFault || error instanceof PathValueError) throw error;
    if (controller.signal.aborted) throw new PlatformFault('timeout', `no complete answer within ${limitMs} ms`);
    throw createNetworkFault(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a `fetch` for the generated client that returns successes only. @throws PlatformFault for any other status */
export function createPlatformFetch(
  send: (request: Request) => Promise<Response>,
  secret: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await send(request);
    const { status } = response;
    if (SUCCESSES.has(status)) return response;
    const text = await readErrorDetail(response);
    const platformText = text.replaceAll(secret, '[token]').slice(0, LOGGED_CHARACTERS);
    throw new PlatformFault(classifyErrorStatus(status, text), `the platform returned ${status}`, { status, platformText });
  };
}

function classifyErrorStatus(status: number, text: string) {
  if (status >= 400 && status < 500) return 'refused';
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 500 && isPlatformError(text)) return 'serverError';
  return status >= 500 ? 'gateway' : 'unexpectedStatus';
}

/** Returns whether a body is an error message of the platform, not of a crash or a proxy. */
function isPlatformError(text: string): boolean {
  try {
    return (JSON.parse(text) as { error?: unknown } | null)?.error === true;
  } catch {
    return false;
  }
}

async function readErrorDetail(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of response.body ?? []) {
      pieces.push(piece);
      size += piece.length;
      if (size >= REFUSAL_BYTES) break;
    }
  } catch {
    // The status determines the error. The text is only logged, and may be missing.
  }
  return Buffer.concat(pieces).subarray(0, REFUSAL_BYTES).toString();
}

/** Reads the selected members of a JSON body of at most `maxBytes` after decompression. @throws PlatformFault */
export async function readSelection(body: AsyncIterable<Uint8Array>, selection: Selection, maxBytes: number): Promise<unknown> {
  const parser = new AnswerParser(selection);
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      parser.addPiece(piece);
      if (size > maxBytes) throw new PlatformFault('tooLarge', `the answer is larger than ${maxBytes} bytes`);
    }
    if (size === 0) throw new PlatformFault('emptyBody', 'the answer has no body');
    return parser.finish();
  } catch (error) {
    // The error of the parser quotes the response, which contains personal data.
    if (error instanceof SyntaxError) throw new PlatformFault('notJson', 'the answer is not JSON');
    throw error;
  }
}

/** Reads and discards a body that must be empty or JSON. HTML would be the page of a gateway. @throws PlatformFault */
export async function readIgnoredBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  try {
    await readSelection(body, {}, maxBytes);
  } catch (error) {
    if (!(error instanceof PlatformFault && error.kind === 'emptyBody')) throw error;
  }
}

function createNetworkFault(error: unknown): PlatformFault {
  const { code, name } = (error as { cause?: { code?: unknown; name?: unknown } }).cause ?? {};
  const word = typeof code === 'string' ? code : typeof name === 'string' ? name : 'no code';
  return NOT_SENT.test(word)
    ? new PlatformFault('notSent', `no connection: ${word}`)
    : new PlatformFault('connection', `the connection broke: ${word}`);
}
