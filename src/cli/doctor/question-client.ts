/** Questions that change nothing: whether a Concordat listens, which keys a provider has, whether a collector takes traces. */

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

/** How many keys a provider publishes (RFC 7517, section 5); undefined when they cannot be read. */
export async function countKeys(address: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal });
    const { keys } = (await response.json()) as { keys?: unknown };
    return response.ok && Array.isArray(keys) ? keys.length : undefined;
  } catch {
    return undefined;
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
