/**
 * Receives long bodies in small steps, because the system delivers megabytes at once, and other requests must run in between.
 */
import { type Request, type RequestHandler, type Response, raw } from 'express';

/** Initial size of the buffer in bytes. */
const FIRST = 65_536;

/** Creates a reader of bodies up to a size, with the behavior and errors of `express.raw`. */
export function createLongBodyReader(limit: number) {
  const readCompressed: RequestHandler = raw({ type: () => true, limit });
  return (request: Request, response: Response, done: (error: unknown, bytes?: Buffer) => void): void => {
    const isPlain = (request.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
    if (isPlain) {
      receive(request, limit).then((bytes) => done(undefined, bytes), done);
      return;
    }
    readCompressed(request, response, (error?: unknown) => {
      const bytes: unknown = request.body;
      done(error, Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    });
  };
}

async function receive(request: Request, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw createTooLargeError(limit);
  let bytes = Buffer.from(new ArrayBuffer(FIRST));
  let length = 0;
  try {
    // Read one piece after the other, so that the connection is not emptied in one turn.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (length + piece.length > limit) throw createTooLargeError(limit);
      if (length + piece.length > bytes.length)
        bytes = growBuffer(bytes, length, Math.max(length + piece.length, announced / 8));
      piece.copy(bytes, length);
      length += piece.length;
    }
  } catch (error) {
    detachBuffer(bytes.buffer);
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw Object.assign(new Error('request aborted', { cause: error }), { status: 400, type: 'request.aborted' });
  }
  return bytes.subarray(0, length);
}

/** A larger block with the same bytes. It shares its memory with no other buffer, so that it can be transferred to a thread. */
function growBuffer(bytes: Buffer<ArrayBuffer>, length: number, wanted: number): Buffer<ArrayBuffer> {
  const larger = Buffer.from(new ArrayBuffer(Math.max(wanted, 2 * bytes.length)));
  bytes.copy(larger, 0, 0, length);
  detachBuffer(bytes.buffer);
  return larger;
}

function createTooLargeError(limit: number): Error {
  return Object.assign(new Error('request entity too large'), { status: 413, type: 'entity.too.large', limit });
}

/**
 * Gives the memory of a block of bytes back at once; the block is empty afterwards. Otherwise it stays until the garbage is collected,
 * which an idle server may not do for hours.
 */
function detachBuffer(block: ArrayBufferLike): void {
  if (block instanceof ArrayBuffer && block.byteLength > 0) block.transfer(0);
}
