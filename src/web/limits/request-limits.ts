/**
 * Limits per client and minute (docs/requirements.md, O8): requests, changes, logins and rejected attempts. A client is an
 * address. Above the limit, users who are logged in or have a token still have their own share, so that users of one address do
 * not block each other. Users are looked up only then. The same limits hold for upgraded connections.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from '../../contract/pipeline.ts';
import type { Settings } from '../../settings.ts';
import type { LimitedClient } from './client-address.ts';
import { createConnectionCounts, createRateLimiter, type Reservation } from './rate-limiter.ts';
import { createRightTokens, listenForRightToken } from './right-tokens.ts';

/** Dependencies of the limits. */
export interface RequestLimitParts {
  settings: Pick<Settings, 'limitRequests' | 'limitChanges' | 'limitLogins' | 'limitRefusals' | 'limitConnections'>;
  /** The client; undefined if rate limits are off. */
  clientOf: (request: IncomingMessage) => LimitedClient | undefined;
  /** The user of the session or the token. */
  personOf: (request: IncomingMessage) => Promise<string | undefined>;
  /** Returns a check that a token cannot be a guess; undefined if the form of the token allows none. */
  proofOf?: (request: IncomingMessage) => (() => Promise<boolean>) | undefined;
}

/** The limits of requests, changes, logins and connections. */
export interface RequestLimits {
  /** Runs before all expensive work. */
  readonly middleware: RequestHandler;
  /**
   * Counts a cheap request. Resolves with whether one was left; beyond that, it is treated as an ordinary one. Undefined without
   * limits.
   */
  takeCheap(request: IncomingMessage): Promise<boolean> | undefined;
  /** Returns the limits of a client that requests an upgrade. */
  getConnectionLimits(request: IncomingMessage): ConnectionLimits;
}

/** Places that the requests of a socket occupy. A response queued on a closed socket emits neither `finish` nor `close`. */
const heldBySocket = new WeakMap<Duplex, Reservation[]>();

function releaseWithSocket(socket: Duplex, place: Reservation): void {
  if (socket.destroyed) {
    place.release();
    return;
  }
  const held = heldBySocket.get(socket);
  if (held !== undefined) {
    // Decided places no longer need their socket.
    held.splice(0, held.length, ...held.filter(({ isDecided }) => !isDecided()), place);
    return;
  }
  const places = [place];
  heldBySocket.set(socket, places);
  socket.once('close', () => {
    for (const one of places) one.release();
  });
}

/** Paths that orchestrators poll. */
const HEALTH: ReadonlySet<string> = new Set(['/health', '/livez', '/readyz']);

/** Factor of the limit for cheap requests: health checks, files of pages, cached responses. */
export const CHEAP_FACTOR = 10;

/** Returns the limits for these settings. */
export function createRequestLimits({ settings, clientOf, personOf, proofOf }: RequestLimitParts): RequestLimits {
  const requests = createRateLimiter('requests', settings.limitRequests);
  const cheap = createRateLimiter('cheap requests', settings.limitRequests * CHEAP_FACTOR);
  const changes = createRateLimiter('changes', settings.limitChanges);
  const logins = createRateLimiter('logins', settings.limitLogins);
  const refusals = createRateLimiter('refused attempts', settings.limitRefusals);
  const provenRefusals = createRateLimiter('refused attempts', settings.limitRefusals);
  const connections = createConnectionCounts('channels', settings.limitConnections);
  const running = createConnectionCounts('requests', settings.limitConnections);
  const rightTokens = createRightTokens();

  async function holdAttempt(client: LimitedClient, socket: Duplex, limiter = refusals): Promise<Reservation> {
    const attempt = await limiter.hold(client);
    releaseWithSocket(socket, attempt);
    return attempt;
  }

  /** Accepts tokens that cannot be guesses, even if invalid tokens of other clients lock the address. Counts the invalid ones separately. */
  async function holdUnlessProven(client: LimitedClient, request: IncomingMessage, socket: Duplex): Promise<Reservation> {
    try {
      return await holdAttempt(client, socket);
    } catch (error) {
      const isProven = proofOf?.(request);
      if (isProven === undefined) throw error;
      await requests.take(client);
      if (!(await isProven())) throw error;
      return holdAttempt(client, socket, provenRefusals);
    }
  }

  /** Holds an attempt until the token has been checked; undefined if the token was valid at this address before. */
  async function holdToken(client: LimitedClient, request: IncomingMessage, socket: Duplex): Promise<Reservation | undefined> {
    const attempt = rightTokens.has(client, request) ? undefined : await holdUnlessProven(client, request, socket);
    listenForRightToken(request, () => {
      rightTokens.add(client, request);
      // Released now, because the action of the request may take long.
      attempt?.release();
    });
    return attempt;
  }

  async function limitRequest(
    client: LimitedClient,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const identifyPerson = () => personOf(request);
    const isHealth = HEALTH.has(path);
    // A client that does not read its responses would occupy memory and files.
    if (!isHealth) await running.take(client, identifyPerson, response, request.socket);
    const isCheap = isHealth || path.startsWith('/assets/');
    if (isCheap && (await cheap.takeIfLeft(client))) return;
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const isLogin = LOGINS.has(`${method} ${path}`);
    const isAttempt = !isCheap && (isLogin || hasToken(request));
    if (isAttempt) {
      // A valid token in the same request does not make a login valid.
      const attempt = await (isLogin ? holdAttempt(client, request.socket) : holdToken(client, request, request.socket));
      response.once('finish', () => {
        const isWrong = response.statusCode === 401 || (isLogin && response.statusCode === 403);
        if (!isWrong) return attempt?.release();
        rightTokens.remove(client, request);
        attempt?.keep();
      });
    }
    if (isLogin) await logins.take(client);
    await requests.take(client, identifyPerson);
    if (!SAFE.has(method)) await changes.take(client, identifyPerson);
  }

  return {
    middleware(request, response, next) {
      const client = clientOf(request);
      if (client === undefined) next();
      else limitRequest(client, request, response, request.path).then(() => next(), next);
    },
    takeCheap(request) {
      const client = clientOf(request);
      return client && cheap.takeIfLeft(client);
    },
    getConnectionLimits(request) {
      const client = clientOf(request);
      if (client === undefined) return NO_CONNECTION_LIMITS;
      let known: Promise<string | undefined> | undefined;
      const identifyPerson = () => {
        known ??= personOf(request);
        return known;
      };
      let attempt: Reservation | undefined;
      return {
        async enter(socket: Duplex) {
          if (hasToken(request)) attempt = await holdToken(client, request, socket);
          await requests.take(client, identifyPerson);
          await connections.take(client, identifyPerson, socket);
        },
        accepted: () => attempt?.release(),
        refused: () => attempt?.keep(),
        change: () => changes.take(client, identifyPerson),
      };
    },
  };
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

/** Operations that try to log in. */
const LOGINS: ReadonlySet<string> = new Set(['GET /auth/login', 'GET /auth/callback', 'POST /proteomics/admin/login']);

/** Returns whether a request tries a token. One without a token tries nothing, and a session is no attempt. */
function hasToken({ headers }: IncomingMessage): boolean {
  return /^bearer /i.test(headers.authorization ?? '');
}
