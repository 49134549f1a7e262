import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AnswerableError } from '../../contract/errors.ts';
import { formatQuantity } from '../for-people/words.ts';
import type { LimitedClient } from './client-address.ts';

/** Seconds in which actions are counted. */
const WINDOW = 60;
/** Factor of the limit for an address that many people may share. */
export const SHARED_FACTOR = 10;

/** The words of messages for policies whose names are not common words. Responses contain the names. */
const WORDS: Readonly<Record<string, string>> = { 'cheap requests': 'requests', 'refused attempts': 'rejected attempts' };

/** 429: the limit is reached. Has `Retry-After` and `RateLimit` (RFC 6585; draft-ietf-httpapi-ratelimit-headers). */
export class TooManyRequestsError extends AnswerableError {
  constructor(policy: string, most: number, seconds: number) {
    super(429, `Too many ${WORDS[policy] ?? policy} from this address. Try again in ${formatQuantity(seconds, 'second')}.`, {
      headers: {
        'Retry-After': String(seconds),
        'RateLimit-Policy': `"${policy}";q=${most};w=${WINDOW}`,
        RateLimit: `"${policy}";r=0;t=${seconds}`,
      },
    });
  }
}

/** Returns the user of a request. Called only if the limit of the address is exceeded. */
export type PersonOf = () => Promise<string | undefined>;

/** A reserved action within a limit. The first call decides whether it is counted. */
export interface Reservation {
  confirm(): void;
  release(): void;
  isDecided(): boolean;
}

export interface RateLimiter {
  /** Counts an action for the address; if its limit is exceeded, for the user. @throws TooManyRequestsError */
  consume(client: LimitedClient, personOf?: PersonOf): Promise<void>;
  /** Counts an action within the limit, or resolves with false. */
  tryConsume(client: LimitedClient): Promise<boolean>;
  /** Reserves an action before its outcome is known. Waits for other reservations. @throws TooManyRequestsError */
  reserve(client: LimitedClient): Promise<Reservation>;
}

const NO_LIMIT: RateLimiter = {
  consume: async () => undefined,
  tryConsume: async () => true,
  reserve: async () => ({ confirm: () => undefined, release: () => undefined, isDecided: () => true }),
};

/** Creates a limit for each client and minute; 0 means no limit. */
export function createRateLimiter(policy: string, most: number): RateLimiter {
  if (most === 0) return NO_LIMIT;
  const own = new RateLimiterMemory({ keyPrefix: policy, points: most, duration: WINDOW });
  const shared = new RateLimiterMemory({ keyPrefix: `shared ${policy}`, points: most * SHARED_FACTOR, duration: WINDOW });
  const chooseCounts = ({ isShared }: LimitedClient) => (isShared ? shared : own);
  const createLimitError = ({ points }: RateLimiterMemory, { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>) =>
    new TooManyRequestsError(policy, points, Math.max(1, Math.ceil(msBeforeNext / 1_000)));
  const reservations = new Map<string, ClientReservations>();
  const consumePoint = (counts: RateLimiterMemory, key: string) =>
    counts.consume(key).then(() => undefined, requireLimiterResult);
  return {
    async consume(client, personOf) {
      const counts = chooseCounts(client);
      const refused = await consumePoint(counts, client.key);
      if (refused === undefined) return;
      const person = await personOf?.();
      if (person === undefined) throw createLimitError(counts, refused);
      const ofPerson = await consumePoint(own, `person ${person}`);
      if (ofPerson !== undefined) throw createLimitError(own, ofPerson);
    },
    tryConsume: async (client) => (await consumePoint(chooseCounts(client), client.key)) === undefined,
    async reserve(client) {
      const counts = chooseCounts(client);
      const key = `${client.isShared} ${client.key}`;
      for (;;) {
        const state = await counts.get(client.key);
        // There is no await between this check and the reservation, so concurrent requests cannot both pass.
        const used = state?.consumedPoints ?? 0;
        const places = reservations.get(key) ?? { undecided: 0, waiting: [] };
        if (used >= counts.points || places.waiting.length >= MAX_WAITING) throw createLimitError(counts, state ?? RETRY_SOON);
        if (used + places.undecided < counts.points) return createReservation(places, counts, client.key, key);
        await new Promise<void>((resolve) => places.waiting.push(resolve));
      }
    },
  };

  function createReservation(
    places: ClientReservations,
    counts: RateLimiterMemory,
    clientKey: string,
    key: string,
  ): Reservation {
    reservations.set(key, places);
    places.undecided += 1;
    let isDecided = false;
    const finishReservation = (counting: boolean) => {
      if (isDecided) return;
      isDecided = true;
      if (counting) void consumePoint(counts, clientKey);
      places.undecided -= 1;
      if (places.undecided === 0) reservations.delete(key);
      // The waiting requests check the limit again.
      for (const resume of places.waiting.splice(0)) resume();
    };
    return { confirm: () => finishReservation(true), release: () => finishReservation(false), isDecided: () => isDecided };
  }
}

interface ClientReservations {
  undecided: number;
  waiting: (() => void)[];
}

const MAX_WAITING = 1_000;

/** Time until a retry, if only undecided reservations prevent the action. */
const RETRY_SOON = { msBeforeNext: 1_000 };

function requireLimiterResult(refused: unknown): RateLimiterRes {
  if (refused instanceof RateLimiterRes) return refused;
  throw refused;
}

/** 429: the client has too many open connections or requests. */
export class TooManyConnectionsError extends AnswerableError {
  constructor(what: string, most: number) {
    super(429, `At most ${most} ${what} may be open from this address. Close one first.`, { headers: { 'Retry-After': '1' } });
  }
}

/** A socket or a response; both emit an event at the end. */
type Closing = Duplex | ServerResponse;

/** Creates a limit of the connections or requests that a client has open; 0 means no limit. */
export function createConnectionCounts(what: string, most: number) {
  const counts = new Map<string, number>();
  const countOpen = (key: string, open: readonly Closing[]) => {
    if (open.some(({ destroyed }) => destroyed)) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const leaveQueue = () => {
      for (const one of open) one.off('close', leaveQueue);
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
    for (const one of open) one.once('close', leaveQueue);
  };
  return {
    /** Counts an item until one of `open` closes; if the address has too many, for the user. @throws TooManyConnectionsError */
    async countItem({ key, isShared }: LimitedClient, personOf: PersonOf, ...open: readonly Closing[]) {
      if (most === 0) return;
      const mostOfAddress = isShared ? most * SHARED_FACTOR : most;
      if ((counts.get(key) ?? 0) < mostOfAddress) {
        countOpen(key, open);
        return;
      }
      const person = await personOf();
      if (person === undefined) throw new TooManyConnectionsError(what, mostOfAddress);
      const ofPerson = `person ${person}`;
      if ((counts.get(ofPerson) ?? 0) >= most) throw new TooManyConnectionsError(what, most);
      countOpen(ofPerson, open);
    },
  };
}
