/** Reads the body of a request with a parser that may respond before the end of the body. */
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';

/** Thrown if the client disconnected before the whole body arrived. */
export class BodyCutOffError extends Error {}

/** Resolves when the parser has read the body. After a failure, discards the rest, so that the client reads the response. */
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

/** Yields a body until the signal aborts. The request's own signal can be garbage collected during the response. */
export async function* readUntilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // Ends the pending read, and closes the connection.
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
