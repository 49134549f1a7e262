/** Reads the body of a response within a time limit. */

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
