/** Determines the numbers and the order of random requests of each kind. Equal seeds lead to equal requests. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** Number and selection of requests. */
export interface CampaignOptions {
  readonly seed: number;
  /** Number of requests per operation. */
  readonly count: number;
}

const SHARE = { valid: 0.4, hostile: 0.1 };

/** Returns the numbers of requests of each kind. */
export function getShares(count: number): Record<'valid' | 'broken' | 'hostile', number> {
  const valid = Math.max(1, Math.round(count * SHARE.valid));
  const hostile = Math.round(count * SHARE.hostile);
  return { valid, hostile, broken: Math.max(1, count - valid - hostile) };
}

/** Distributes requests evenly over all kinds. If there are more kinds than requests, selects some of them. */
export function distributeRequests<T>(kinds: readonly T[], count: number, seed: number): [T, number][] {
  if (kinds.length === 0) return [];
  const order = fc.sample(fc.shuffledSubarray([...kinds], { minLength: kinds.length }), { seed, numRuns: 1 })[0] ?? [];
  const chosen = order.slice(0, count);
  return chosen.map((kind, index) => [kind, Math.floor(count / chosen.length) + (index < count % chosen.length ? 1 : 0)]);
}

/** Returns a seed that depends only on the operation, so that it does not change with other operations. */
export function deriveSeed(seed: number, operation: string, what: string): number {
  return createHash('sha256').update(`${seed}|${operation}|${what}`).digest().readInt32BE(0);
}
