/** Reading the body of an answer within its time. */

/**
 * A body that ends with an error when its time is over. The signal of the request does not do that by itself: it is tied to the
 * request by a weak reference, and is lost when the garbage collector takes the request while its answer is still being read.
 */
export async function* untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // Lets the read below end, and closes the connection.
  const cancel = () => {
    reader.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
