/** How many requests of each kind are made up, and in which order; the same seed makes the same ones. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** How many requests, and which. */
export interface CampaignOptions {
  readonly seed: number;
  /** Requests for each operation. */
  readonly count: number;
}

/** Of a hundred requests. */
const SHARE = { valid: 0.4, hostile: 0.1 };

/** How many requests of each kind a count gives. */
export function sharesOf(count: number): Record<'valid' | 'broken' | 'hostile', number> {
  const valid = Math.max(1, Math.round(count * SHARE.valid));
  const hostile = Math.round(count * SHARE.hostile);
  return { valid, hostile, broken: Math.max(1, count - valid - hostile) };
}

/** Every way as often as another, and some of them where there are more ways than requests. */
export function spread<T>(ways: readonly T[], count: number, seed: number): [T, number][] {
  if (ways.length === 0) return [];
  const order = fc.sample(fc.shuffledSubarray([...ways], { minLength: ways.length }), { seed, numRuns: 1 })[0] ?? [];
  const chosen = order.slice(0, count);
  return chosen.map((way, index) => [way, Math.floor(count / chosen.length) + (index < count % chosen.length ? 1 : 0)]);
}

/** The same requests for an operation whatever others are run. */
export function seedOf(seed: number, operation: string, what: string): number {
  return createHash('sha256').update(`${seed}|${operation}|${what}`).digest().readInt32BE(0);
}
