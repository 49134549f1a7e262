/** Reads the body of a request through a parser, of which the answer may come before its end. */
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';

/** The client went away before the body was there. */
export class BodyCutOffError extends Error {
  override readonly name = 'BodyCutOffError';
}

/**
 * Resolves when the parser has read all. Where that fails, the rest of the body is read and thrown away, so that the client, which may
 * still be sending, gets its answer; `pipeline` would leave the rest where it is.
 *
 * @throws what the parser was destroyed with, BodyCutOffError
 */
export function readThrough(request: IncomingMessage, parser: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.once('close', resolve);
    parser.on('error', stop);
    const cutOff = () => {
      if (!request.complete) parser.destroy(new BodyCutOffError('The body ended too early.'));
    };
    request.once('error', cutOff);
    request.once('close', cutOff);
    pipeBody(request, parser);
  });
}

/** Lets a body flow into what takes it. A request without one has ended before anybody looks at it. */
export function pipeBody(request: IncomingMessage, target: Writable): void {
  if (request.readableEnded) target.end();
  else request.pipe(target);
}
