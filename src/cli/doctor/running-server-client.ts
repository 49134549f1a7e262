/** Asks whatever listens at an address whether it is a Concordat, and a collector whether it takes traces. */

/** What answered. */
export type Answering = { concordat: true; release: string } | { concordat: false } | undefined;

/** Who answers HTTP there; undefined when nobody does. */
export async function askWhoAnswers(address: string, signal: AbortSignal): Promise<Answering> {
  try {
    const response = await fetch(`${address}/openapi.json`, { redirect: 'manual', signal });
    const document = (await response.json()) as { info?: { title?: unknown; version?: unknown } };
    return document.info?.title === 'Concordat'
      ? { concordat: true, release: String(document.info.version) }
      : { concordat: false };
  } catch (error) {
    // An answer that is no JSON is an answer.
    return error instanceof SyntaxError ? { concordat: false } : undefined;
  }
}

/** Sends no traces at all, which a collector takes. Resolves with its status, or with why there is none. */
export async function sendNoTraces(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}
