/** Reading the body of a response within its time. */

/**
 * Returns a body that ends with an error when its signal aborts. The signal of the request is not enough: it is bound by a weak
 * reference, and is lost if the request is garbage-collected while its response is read.
 */
export async function* readUntilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // Lets the read below end, and closes the connection.
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
