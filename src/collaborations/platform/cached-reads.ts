/** Caches responses of the platform, and limits how long callers wait for them. */
import { setTimeout as delay } from 'node:timers/promises';

const CACHE_MS = 60_000;

const WAIT_MS = 3_000;

/** Thrown if the platform did not respond in time. A late response is cached for later calls. */
export class PlatformSilentError extends Error {
  constructor() {
    super('the platform did not respond in time');
  }
}

/** Caches results by key for a minute, and failures for `failureMs` milliseconds. */
export function cacheReads<T>(
  now: () => Date,
  failureMs: number,
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const cached = new Map<string, { until: number; value: Promise<T> }>();
  return (key) => {
    const time = now().getTime();
    const known = cached.get(key);
    if (known !== undefined && known.until > time) return known.value;
    for (const [old, { until }] of cached) if (until <= time) cached.delete(old);
    const value = read(key);
    const entry = { until: time + CACHE_MS, value };
    value.catch(() => {
      entry.until = now().getTime() + failureMs;
    });
    cached.set(key, entry);
    return value;
  };
}

/** Waits for a value. @throws PlatformSilentError if the maximum wait has passed */
export function waitWithTimeout<T>(value: Promise<T>, maxWaitMs = WAIT_MS): Promise<T> {
  const late = delay(maxWaitMs, undefined, { ref: false }).then(() => {
    throw new PlatformSilentError();
  });
  return Promise.race([value, late]);
}

/** A read that concurrent callers share. */
export interface SingleFlight<T> {
  /** Joins the running read, or starts one. */
  read: () => Promise<T>;
  /** Makes later calls start a new read instead of joining the running one. */
  invalidate: () => void;
}

/** Creates a shared read. Its result is not cached. */
export function createSingleFlight<T>(start: () => Promise<T>): SingleFlight<T> {
  let running: Promise<T> | undefined;
  return {
    read() {
      if (running === undefined) {
        const flight = start().finally(() => {
          if (running === flight) running = undefined;
        });
        running = flight;
      }
      return running;
    },
    invalidate() {
      running = undefined;
    },
  };
}
