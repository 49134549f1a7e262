/**
 * How much one client may ask in a minute (docs/requirements.md, O8): requests, changes, logins begun, and refused attempts. A
 * client is an address. Where one asks too much, a person who is logged in, or whose token it is, still has a share of their own, so that the people
 * behind one address do not stop each other; nobody is looked up before that.
 */

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AnswerableError } from '../contract/errors.ts';
import type { Settings } from '../settings.ts';
import { countOf } from '../web/for-people/words.ts';
import { clientKey } from './client-address.ts';

/** Seconds of the window that all limits have. */
const WINDOW = 60;

/** 429 with `Retry-After` and the `RateLimit` fields (RFC 6585; draft-ietf-httpapi-ratelimit-headers). */
export class TooManyRequestsError extends AnswerableError {
  override readonly name = 'TooManyRequestsError';
  constructor(policy: string, most: number, seconds: number) {
    super(429, `Too many ${policy} from here. Try again in ${countOf(seconds, 'second')}.`, {
      headers: {
        'Retry-After': String(seconds),
        'RateLimit-Policy': `"${policy}";q=${most};w=${WINDOW}`,
        RateLimit: `"${policy}";r=0;t=${seconds}`,
      },
    });
  }
}

/** What the limits are made from. */
export interface RequestLimitParts {
  settings: Pick<Settings, 'limitRequests' | 'limitChanges' | 'limitLogins' | 'limitRefusals'>;
  /** The client's address; undefined where it is not known or not to be limited. */
  limitedAddress: (request: Request) => string | undefined;
  /** Who is logged in, or whose token it is. */
  personOf: (request: Request) => Promise<string | undefined>;
}

/** Makes the limits, as a middleware in front of everything that costs something. */
export function requestLimits({ settings, limitedAddress, personOf }: RequestLimitParts): RequestHandler {
  const requests = limiter('requests', settings.limitRequests);
  const changes = limiter('changes', settings.limitChanges);
  const logins = limiter('logins', settings.limitLogins);
  const refusals = limiter('refused attempts', settings.limitRefusals);

  async function limit(address: string, request: Request, response: Response): Promise<void> {
    const client = clientKey(address);
    const isLogin = LOGINS.has(request.path);
    await refusals.demandRoom(client);
    if (isLogin) await logins.take(client);
    const person = () => personOf(request);
    await requests.take(client, person);
    if (!SAFE.has(request.method)) await changes.take(client, person);
    response.once('finish', () => {
      if (response.statusCode === 401 || (isLogin && response.statusCode === 403)) refusals.note(client);
    });
  }

  return (request: Request, response: Response, next: NextFunction) => {
    const address = limitedAddress(request);
    if (address === undefined) next();
    else limit(address, request, response).then(() => next(), next);
  };
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where a login begins, of people and of administrators. */
const LOGINS: ReadonlySet<string> = new Set(['/auth/login', '/auth/callback', '/proteomics/admin/login']);

interface Limiter {
  /** Takes one; of the person's share where that of the address is used up. */
  take(client: string, person?: () => Promise<string | undefined>): Promise<void>;
  /** Refuses where nothing is left. */
  demandRoom(client: string): Promise<void>;
  /** Takes one, whatever is left. */
  note(client: string): void;
}

const NO_LIMIT: Limiter = { take: async () => undefined, demandRoom: async () => undefined, note: () => undefined };

function limiter(policy: string, most: number): Limiter {
  if (most === 0) return NO_LIMIT;
  const counts = new RateLimiterMemory({ keyPrefix: policy, points: most, duration: WINDOW });
  const refusal = ({ msBeforeNext }: RateLimiterRes) =>
    new TooManyRequestsError(policy, most, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
  const consume = (key: string) => counts.consume(key).then(() => undefined, asRefused);
  return {
    async take(client, person) {
      const refused = await consume(client);
      if (refused === undefined) return;
      const who = await person?.();
      const ofPerson = who === undefined ? refused : await consume(`person ${who}`);
      if (ofPerson !== undefined) throw refusal(ofPerson);
    },
    async demandRoom(client) {
      const state = await counts.get(client);
      if (state !== null && state.consumedPoints >= most) throw refusal(state);
    },
    note: (client) => void consume(client),
  };
}

function asRefused(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}
