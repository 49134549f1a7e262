/** Questions that change nothing: whether a Concordat listens, which keys a provider has, whether a collector takes traces, what comes through a proxy. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

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

/** What came through a proxy. */
export interface ThroughProxy {
  readonly status: number;
  readonly isConcordat: boolean;
  /** Whether WebSockets come through; nobody's project is asked for. */
  readonly hasChannel: boolean;
}

/** Asks for the contract and for a channel at an address. Resolves with what came, or with why nothing did. */
export async function askThroughProxy(address: string, signal: AbortSignal): Promise<ThroughProxy | string> {
  try {
    const response = await fetch(`${address}/openapi.json`, { redirect: 'manual', signal });
    const document = (await response.json().catch(() => ({}))) as { info?: { title?: unknown } };
    const isConcordat = document.info?.title === 'Concordat';
    return { status: response.status, isConcordat, hasChannel: isConcordat && (await opensChannel(address, signal)) };
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error && cause.message !== '' ? cause.message : message;
  }
}

async function opensChannel(address: string, signal: AbortSignal): Promise<boolean> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws/${randomUUID()}`);
  signal.addEventListener('abort', () => socket.terminate());
  return new Promise((resolve) => {
    socket.on('open', () => resolve(true)).on('error', () => resolve(false));
    socket.on('open', () => socket.close());
  });
}
