/**
 * Channels of `node:diagnostics_channel` for observing exchanges. They cost nothing without subscribers. Subscribers run
 * synchronously, and must neither throw nor change the arguments.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An exchange that begins: nothing of the request's body is read, and nothing of the response is written. */
export interface ObservedExchange {
  request: IncomingMessage;
  /** The operation is found later, in `response.locals.route`; there is none for unknown paths and assets. */
  response: ServerResponse;
  /** The receiver: this application, or the simulated platform. */
  server: 'application' | 'platform';
}

/** A response to an upgrade request, for which Node creates no response object. */
export interface ObservedUpgrade {
  request: IncomingMessage;
  status: number;
  /** The header lines that are sent, like `Upgrade: websocket`; the first may be the status line. */
  headerLines: readonly string[];
  body: string;
}

/** A text frame of the hub's channel. */
export interface ObservedFrame {
  direction: 'client' | 'server';
  text: string;
  /** True if the server accepts it; only frames of clients can be rejected. */
  accepted: boolean;
}

/** Names of the channels, by the kind of their messages. */
export const OBSERVED = {
  exchange: 'concordat:exchange',
  upgrade: 'concordat:upgrade',
  frame: 'concordat:frame',
} as const;

const exchanges = channel(OBSERVED.exchange);
const upgrades = channel(OBSERVED.upgrade);
const frames = channel(OBSERVED.frame);

/** Publishes an exchange. */
export function observeExchange(request: IncomingMessage, response: ServerResponse, server: ObservedExchange['server']): void {
  if (exchanges.hasSubscribers) exchanges.publish({ request, response, server } satisfies ObservedExchange);
}

/** Publishes a response to an upgrade request. */
export function observeUpgrade(
  request: IncomingMessage,
  status: number,
  headerLines: ObservedUpgrade['headerLines'],
  body: string,
): void {
  if (upgrades.hasSubscribers) upgrades.publish({ request, status, headerLines, body } satisfies ObservedUpgrade);
}

/** Publishes a frame; its bytes are converted to a string only for a subscriber. */
export function observeFrame(direction: ObservedFrame['direction'], bytes: Buffer, accepted = true): void {
  if (!frames.hasSubscribers) return;
  frames.publish({ direction, text: bytes.toString(), accepted } satisfies ObservedFrame);
}
