/**
 * Where exchanges can be watched from outside: channels of `node:diagnostics_channel`, which cost nothing while nobody subscribes.
 * Subscribers are called in line and must neither throw nor change what they are given.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An exchange that begins: nothing of the request's body is read, and nothing of the answer is written. */
export interface ObservedExchange {
  request: IncomingMessage;
  /** The operation is found later, in `response.locals.route`; there is none for unknown paths and assets. */
  response: ServerResponse;
  /** Who is asked: this application, or a platform that is simulated here. */
  server: 'application' | 'platform';
}

/** An answer to a request for an upgrade, which leaves HTTP before there is a response. */
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
  /** Whether the server takes it; only a client's frame can be refused. */
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

/** Tells of an exchange. */
export function observeExchange(request: IncomingMessage, response: ServerResponse, server: ObservedExchange['server']): void {
  if (exchanges.hasSubscribers) exchanges.publish({ request, response, server } satisfies ObservedExchange);
}

/** Tells of an answer to a request for an upgrade. */
export function observeUpgrade(
  request: IncomingMessage,
  status: number,
  headerLines: ObservedUpgrade['headerLines'],
  body: string,
): void {
  if (upgrades.hasSubscribers) upgrades.publish({ request, status, headerLines, body } satisfies ObservedUpgrade);
}

/** Tells of a frame; its bytes only become a text when somebody wants to see it. */
export function observeFrame(direction: ObservedFrame['direction'], bytes: Buffer, accepted = true): void {
  if (!frames.hasSubscribers) return;
  frames.publish({ direction, text: bytes.toString(), accepted } satisfies ObservedFrame);
}
