/**
 * Faults of the simulated platform, triggered by names, so that every error page can be seen by hand.
 *
 * - `fault-<name>` in the name of a collaboration, a group or a person, or in an invited address: every change of it fails this
 * way, and changes nothing. The change itself may contain the name: creating a group called `fault-reset` fails.
 * - `late-fault-<name>` likewise, but the change is made before its response fails, for the outcome `unknown`.
 * - `read-fault-<name>` in the name of a collaboration: reading it or its invitations fails this way. In the name of the
 * organization: reading the organization.
 */
import { once } from 'node:events';
import type { Request, Response } from 'express';
import { getRequestedUrl } from './platform-refusal.ts';

/** All faults with their name, meaning and implementation. */
export const FAULTS = {
  '400': { meaning: 'refused as malformed', performFault: respondWithStatus(400, 'Database error') },
  '401': { meaning: 'token not known', performFault: respondWithStatus(401, 'Unauthorized: {caller} Invalid API key') },
  '403': {
    meaning: 'not allowed',
    performFault: respondWithStatus(403, 'Forbidden: {caller} Organisation crops of the key is not organisation birds'),
  },
  '404': { meaning: 'not found', performFault: respondWithStatus(404, 'No row was found when one was required') },
  '409': { meaning: 'conflict', performFault: respondWithStatus(409, 'Something conflicts with it at {caller}') },
  '500': {
    meaning: 'the platform fails in its own form',
    performFault: respondWithStatus(500, "'NoneType' object has no attribute 'id' at {caller}"),
  },
  'html-502': { meaning: 'a proxy answers 502 with a page', performFault: sendPage },
  empty: { meaning: 'success without a body', performFault: respondWithText('') },
  'not-json': {
    meaning: 'success with a text that is not JSON',
    performFault: respondWithText('<!doctype html><title>Log in</title>'),
  },
  'wrong-shape': {
    meaning: 'success with JSON of another kind',
    performFault: respondWithText('{"identifier":17,"collaborations":{},"status":0}'),
  },
  redirect: { meaning: 'a redirect to a login page', performFault: redirectRequest },
  reset: { meaning: 'the connection is reset', performFault: (_request, response) => response.socket?.resetAndDestroy() },
  'cut-body': { meaning: 'the connection ends in the middle of the body', performFault: sendCutBody },
  'slow-headers': { meaning: 'no answer, and the connection stays open', performFault: () => {} },
  'slow-body': { meaning: 'a body that never ends, byte by byte', performFault: sendSlowBody },
  'huge-body': { meaning: 'a body of up to 4 GB', performFault: sendHugeBody },
} as const satisfies Record<string, { meaning: string; performFault: (request: Request, response: Response) => unknown }>;

export type FaultName = keyof typeof FAULTS;

/** A fault, and whether it occurs before or after the change. */
export interface DueFault {
  name: FaultName;
  /** True to make the change before the fault. */
  isLate: boolean;
}

/** Thrown in place of a response. */
export class ForcedFault extends Error {
  override readonly name = 'ForcedFault';
  readonly fault: FaultName;
  constructor(fault: FaultName) {
    super(`forced fault ${fault}`);
    this.fault = fault;
  }
}

const SENTINEL = new RegExp(`(?<![a-z0-9-])(read-|late-)?fault-(${Object.keys(FAULTS).join('|')})(?![a-z0-9-])`, 'i');

/** Returns the fault that one of the names triggers. */
export function findFault(names: readonly string[], isChange: boolean): DueFault | undefined {
  for (const name of names) {
    const match = SENTINEL.exec(name);
    if (match === null) continue;
    const when = (match[1] ?? '').toLowerCase();
    if (isChange === (when === 'read-')) continue;
    return { name: (match[2] ?? '').toLowerCase() as FaultName, isLate: when === 'late-' };
  }
  return undefined;
}

/** Performs the fault instead of responding. */
export function performFault(fault: FaultName, request: Request, response: Response): void {
  for (const header of response.getHeaderNames()) response.removeHeader(header);
  FAULTS[fault].performFault(request, response);
}

function respondWithStatus(code: number, message: string) {
  return (request: Request, response: Response) => {
    const caller = `${getRequestedUrl(request)}. IP: ${request.socket.remoteAddress ?? ''}.`;
    // Sent as text, because `json` would check the response against the contract.
    const body = JSON.stringify({ error: true, message: message.replace('{caller}', caller) });
    response.writeHead(code, { 'content-type': 'application/json' }).end(body);
  };
}

function sendPage(_request: Request, response: Response): void {
  response
    .status(502)
    .type('html')
    .end('<!doctype html><html lang=en><title>502 Bad Gateway</title><h1>Bad Gateway</h1></html>');
}

function respondWithText(content: string) {
  return (_request: Request, response: Response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': content.length }).end(content);
  };
}

function redirectRequest(request: Request, response: Response): void {
  response.writeHead(302, { location: `http://${request.headers.host}/login` }).end();
}

function sendCutBody(_request: Request, response: Response): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
  response.write('{"identifier":"', () => response.socket?.destroy());
}

function sendSlowBody(_request: Request, response: Response): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"description":"');
  const timer = setInterval(() => response.write('z'), 20);
  response.once('close', () => clearInterval(timer));
}

async function sendHugeBody(_request: Request, response: Response): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"description":"');
  const piece = Buffer.alloc(1_000_000, 'z');
  const closed = once(response, 'close');
  for (let written = 0; written < 4_000 && !response.destroyed; written += 1) {
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
}
