/**
 * Limits requests, changes, logins and rejected attempts by client and minute (docs/requirements.md, O8). A client is an
 * address. If the limit of an address is exceeded, each user with a session or token has a separate limit, so that users of one
 * address do not block each other. Upgraded connections have the same limits.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from '../../contract/pipeline.ts';
import type { Settings } from '../../settings.ts';
import type { LimitedClient } from './client-address.ts';
import { createConnectionCounts, createRateLimiter, type Reservation } from './rate-limiter.ts';
import { createValidTokens, listenForValidToken } from './valid-tokens.ts';

export interface RequestLimitParts {
  settings: Pick<Settings, 'limitRequests' | 'limitChanges' | 'limitLogins' | 'limitRefusals' | 'limitConnections'>;
  /** Returns the client of a request; undefined if rate limits are off. */
  findClient: (request: IncomingMessage) => LimitedClient | undefined;
  /** Returns the user of the session or token; undefined if there is none. */
  findPerson: (request: IncomingMessage) => Promise<string | undefined>;
  /** Returns a check that proves that a token was issued, not guessed; undefined if the format of the token allows no check. */
  findProof?: (request: IncomingMessage) => (() => Promise<boolean>) | undefined;
}

export interface RequestLimits {
  /** Checks the limits. Must run before all expensive work. */
  readonly middleware: RequestHandler;
  /** Counts a cheap request. Resolves with false if the limit is exceeded; undefined without limits. */
  countCheapRequest(request: IncomingMessage): Promise<boolean> | undefined;
  getConnectionLimits(request: IncomingMessage): ConnectionLimits;
}

/** Undecided reservations by socket, released when it closes: a queued response may emit neither `finish` nor `close`. */
const heldBySocket = new WeakMap<Duplex, Reservation[]>();

function releaseWithSocket(socket: Duplex, place: Reservation): void {
  if (socket.destroyed) {
    place.release();
    return;
  }
  const reserved = heldBySocket.get(socket);
  if (reserved !== undefined) {
    // Decided reservations are removed.
    reserved.splice(0, reserved.length, ...reserved.filter(({ isDecided }) => !isDecided()), place);
    return;
  }
  const places = [place];
  heldBySocket.set(socket, places);
  socket.once('close', () => {
    for (const one of places) one.release();
  });
}

/** Paths that monitoring and orchestration request repeatedly. */
const HEALTH: ReadonlySet<string> = new Set(['/health', '/livez', '/readyz']);

/** Factor of the limit for cheap requests: health checks, files of pages, and cached responses. */
export const CHEAP_FACTOR = 10;

export function createRequestLimits({ settings, findClient, findPerson, findProof }: RequestLimitParts): RequestLimits {
  const requests = createRateLimiter('requests', settings.limitRequests);
  const cheap = createRateLimiter('cheap requests', settings.limitRequests * CHEAP_FACTOR);
  const changes = createRateLimiter('changes', settings.limitChanges);
  const logins = createRateLimiter('logins', settings.limitLogins);
  const refusals = createRateLimiter('refused attempts', settings.limitRefusals);
  const provenRefusals = createRateLimiter('refused attempts', settings.limitRefusals);
  const connections = createConnectionCounts('channels', settings.limitConnections);
  const running = createConnectionCounts('requests', settings.limitConnections);
  const validTokens = createValidTokens();

  async function reserveAttempt(client: LimitedClient, socket: Duplex, limiter = refusals): Promise<Reservation> {
    const attempt = await limiter.reserve(client);
    releaseWithSocket(socket, attempt);
    return attempt;
  }

  /** Accepts proven tokens even if the address has too many invalid ones. Other invalid tokens are counted. */
  async function reserveUnlessTokenIsProven(
    client: LimitedClient,
    request: IncomingMessage,
    socket: Duplex,
  ): Promise<Reservation> {
    try {
      return await reserveAttempt(client, socket);
    } catch (error) {
      const isProven = findProof?.(request);
      if (isProven === undefined) throw error;
      await requests.consume(client);
      if (!(await isProven())) throw error;
      return reserveAttempt(client, socket, provenRefusals);
    }
  }

  /** Reserves an attempt until the token was checked; undefined if the token was valid at this address before. */
  async function reserveForToken(
    client: LimitedClient,
    request: IncomingMessage,
    socket: Duplex,
  ): Promise<Reservation | undefined> {
    const attempt = validTokens.has(client, request) ? undefined : await reserveUnlessTokenIsProven(client, request, socket);
    listenForValidToken(request, () => {
      validTokens.add(client, request);
      // Releases the reservation before the action of the request, which may take long.
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
    const identifyPerson = () => findPerson(request);
    const isHealth = HEALTH.has(path);
    // Limits open responses, because a client that does not read its responses occupies memory and files.
    if (!isHealth) await running.countItem(client, identifyPerson, response, request.socket);
    const isCheap = isHealth || path.startsWith('/assets/');
    if (isCheap && (await cheap.tryConsume(client))) return;
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const isLogin = LOGINS.has(`${method} ${path}`);
    const isAttempt = !isCheap && (isLogin || hasToken(request));
    if (isAttempt) {
      // A login is always an attempt: it can fail even if the request contains a valid token.
      const attempt = await (isLogin
        ? reserveAttempt(client, request.socket)
        : reserveForToken(client, request, request.socket));
      response.once('finish', () => {
        const isWrong = response.statusCode === 401 || (isLogin && response.statusCode === 403);
        if (!isWrong) return attempt?.release();
        validTokens.remove(client, request);
        attempt?.confirm();
      });
    }
    if (isLogin) await logins.consume(client);
    await requests.consume(client, identifyPerson);
    if (!SAFE.has(method)) await changes.consume(client, identifyPerson);
  }

  return {
    middleware(request, response, next) {
      const client = findClient(request);
      if (client === undefined) next();
      else limitRequest(client, request, response, request.path).then(() => next(), next);
    },
    countCheapRequest(request) {
      const client = findClient(request);
      return client && cheap.tryConsume(client);
    },
    getConnectionLimits(request) {
      const client = findClient(request);
      if (client === undefined) return NO_CONNECTION_LIMITS;
      let known: Promise<string | undefined> | undefined;
      const identifyPerson = () => {
        known ??= findPerson(request);
        return known;
      };
      let attempt: Reservation | undefined;
      return {
        async countRequest(socket: Duplex) {
          if (hasToken(request)) attempt = await reserveForToken(client, request, socket);
          await requests.consume(client, identifyPerson);
          await connections.countItem(client, identifyPerson, socket);
        },
        reportAccepted: () => attempt?.release(),
        refused: () => attempt?.confirm(),
        change: () => changes.consume(client, identifyPerson),
      };
    },
  };
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

const LOGINS: ReadonlySet<string> = new Set(['GET /auth/login', 'GET /auth/callback', 'POST /proteomics/admin/login']);

/** Returns whether a request contains a token. Sessions do not count as attempts. */
function hasToken({ headers }: IncomingMessage): boolean {
  return /^bearer /i.test(headers.authorization ?? '');
}
