/** Sends messages to the receivers of webhooks (openapi, `x-webhooks`). */
import { createHmac } from 'node:crypto';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type ReceiverAddress, resolveReceiverAddresses, UnreachableReceiverError } from './reachable.ts';

export interface Receiver {
  readonly url: string;
  readonly secret: string | null;
}

export interface DeliveryAttempt {
  readonly delivered: boolean;
  /** Status of the response; null if there is none. */
  readonly status: number | null;
  /** Why the message was not delivered, for users; null if it was delivered. Contains no text of the receiver. */
  readonly message: string | null;
}

export interface SendOptions {
  /** True if receivers may be local or in private networks. */
  readonly allowPrivate: boolean;
  readonly signal?: AbortSignal;
  /** Milliseconds after which an attempt fails; 10,000 by the contract. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Returns `sha256=` and the HMAC-SHA-256 of a body in lower-case hexadecimal (RFC 2104, FIPS 180-4). */
export function signBody(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Sends the message once. Never rejects; the result contains the error. */
export function sendMessage(
  receiver: Receiver,
  message: { readonly event: string },
  options: SendOptions,
): Promise<DeliveryAttempt> {
  return sendBody(receiver, { body: message, event: message.event }, options);
}

/** Sends any JSON, such as messages of chat services. */
export async function sendBody(
  { url: address, secret }: Receiver,
  { body, event }: { readonly body: object; readonly event: string },
  { allowPrivate, signal, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<DeliveryAttempt> {
  const late = AbortSignal.timeout(timeoutMs);
  const end = signal === undefined ? late : AbortSignal.any([late, signal]);
  try {
    const url = new URL(address);
    const addresses = await rejectOnAbort(() => resolveReceiverAddresses(url, allowPrivate, end), end);
    const status = await postBody(url, addresses, JSON.stringify(body), { event, secret, signal: end });
    if (status >= 200 && status < 300) return { delivered: true, status, message: null };
    const redirects = status >= 300 && status < 400 ? '; redirects are not followed' : '';
    return { delivered: false, status, message: `The receiver returned ${status}${redirects}.` };
  } catch (error) {
    return { delivered: false, status: null, message: describeReason(error, late.aborted, timeoutMs) };
  }
}

/** Connects only to the addresses that were checked, even if DNS changes in between. */
function postBody(
  url: URL,
  addresses: readonly ReceiverAddress[],
  body: string,
  { event, secret, signal }: { readonly event: string; readonly secret: string | null; readonly signal: AbortSignal },
): Promise<number> {
  const lookup = ((_name, options, answer) => {
    const [first] = addresses;
    if (options.all === true) answer(null, [...addresses]);
    else answer(null, first?.address ?? '', first?.family ?? 4);
  }) as LookupFunction;
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'concordat',
      'Concordat-Event': event,
      ...(secret === null ? {} : { 'Concordat-Signature': signBody(body, secret) }),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      // The body of the response is not needed.
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Rejects on abort, and ignores the result of the work, because a lookup cannot be aborted. After an abort, starts no work. */
function rejectOnAbort<T>(startWork: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    startWork().then(resolve, reject);
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name of the receiver does not exist.',
  ECONNREFUSED: 'The receiver accepts no connections.',
  ECONNRESET: 'The receiver closed the connection.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
};

function describeReason(error: unknown, isLate: boolean, timeoutMs: number): string {
  if (error instanceof UnreachableReceiverError) return error.message;
  if (isLate) return `The receiver did not respond within ${timeoutMs / 1_000} s.`;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const isLookup = code === 'EAI_AGAIN' || (syscall.startsWith('query') && code !== 'ENOTFOUND' && code !== 'ENODATA');
  if (isLookup) return 'The name of the receiver could not be looked up.';
  if (/CERT|SIGNED|TLS|SSL/.test(code)) return `The certificate of the receiver is not trusted (${code}).`;
  return REASONS[code] ?? 'The message could not be sent.';
}
