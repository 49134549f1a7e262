/** Publishes exchanges on channels of `node:diagnostics_channel`. Subscribers must neither throw nor change arguments. */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The start of an exchange. The request's body is unread, and no response has been written. */
export interface ObservedExchange {
  request: IncomingMessage;
  /** The response. `response.locals.route` contains the operation later, except for unknown paths and assets. */
  response: ServerResponse;
  /** The receiver: this application, or the simulated platform. */
  server: 'application' | 'platform';
}

/** A response to an upgrade request, for which Node.js creates no response object. */
export interface ObservedUpgrade {
  request: IncomingMessage;
  status: number;
  /** Header lines to send, such as `Upgrade: websocket`. The first may be the status line. */
  headerLines: readonly string[];
  body: string;
}

/** A text frame of the hub's channel. */
export interface ObservedFrame {
  direction: 'client' | 'server';
  text: string;
  /** True if the server accepts the frame. Only frames of clients can be rejected. */
  accepted: boolean;
}

export const OBSERVED = { exchange: 'concordat:exchange', upgrade: 'concordat:upgrade', frame: 'concordat:frame' } as const;

const exchanges = channel(OBSERVED.exchange);
const upgrades = channel(OBSERVED.upgrade);
const frames = channel(OBSERVED.frame);

export function observeExchange(request: IncomingMessage, response: ServerResponse, server: ObservedExchange['server']): void {
  if (exchanges.hasSubscribers) exchanges.publish({ request, response, server } satisfies ObservedExchange);
}

export function observeUpgrade(
  request: IncomingMessage,
  status: number,
  headerLines: ObservedUpgrade['headerLines'],
  body: string,
): void {
  if (upgrades.hasSubscribers) upgrades.publish({ request, status, headerLines, body } satisfies ObservedUpgrade);
}

/** Publishes a frame. Converts its bytes to a string only if there is a subscriber. */
export function observeFrame(direction: ObservedFrame['direction'], bytes: Buffer, accepted = true): void {
  if (!frames.hasSubscribers) return;
  frames.publish({ direction, text: bytes.toString(), accepted } satisfies ObservedFrame);
}
