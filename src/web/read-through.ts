/** Reads the body of a request with a parser that may respond before the end of the body. */
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';

/** The client disconnected before the whole body arrived. */
export class BodyCutOffError extends Error {}

/**
 * Resolves after the parser has read the body. If the parser fails, the rest is read and discarded, so that a client that is
 * still sending receives its response. `pipeline` would not read the rest. @throws the error of the parser, BodyCutOffError
 */
export function readThrough(request: IncomingMessage, parser: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopReading = (error: Error) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.once('close', resolve);
    parser.on('error', stopReading);
    const destroyParser = () => {
      if (!request.complete) parser.destroy(new BodyCutOffError('The body ended too early.'));
    };
    request.once('error', destroyParser);
    request.once('close', destroyParser);
    pipeBody(request, parser);
  });
}

/** Pipes a body into its target, even if the request has no body and has already ended. */
export function pipeBody(request: IncomingMessage, target: Writable): void {
  if (request.readableEnded) target.end();
  else request.pipe(target);
}

/**
 * Returns a body that fails when its signal aborts. The signal of the request is not sufficient: a weak reference binds
 * it, and it is lost if the request is garbage-collected while its response is read.
 */
export async function* readUntilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // Ends the read below, and closes the connection.
  const cancelReader = () => {
    reader.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancelReader, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancelReader);
    cancelReader();
  }
}
