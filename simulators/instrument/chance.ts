/** Generates random numbers from a seed. Equal seeds lead to equal numbers. */
import { createHash } from 'node:crypto';

/** A generator of random numbers. */
export interface Chance {
  /** Returns a number from 0 to just below 1. */
  createFraction(): number;
  /** Returns a number from a normal distribution. */
  createNormal(mean: number, deviation: number): number;
  /** Returns a factor around 1 from a log-normal distribution, which is typical of intensities. */
  createFactor(deviation: number): number;
  /** Returns an integer between two limits. */
  createInteger(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Creates a generator from a seed. */
export function createChance(seed: string | Buffer): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32. Its state of 32 bits is enough for values that only have to look realistic.
  const createFraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // Box–Muller transform.
  const createNormal = () => Math.sqrt(-2 * Math.log(1 - createFraction())) * Math.cos(2 * Math.PI * createFraction());
  return {
    createFraction,
    createNormal: (mean, deviation) => mean + deviation * createNormal(),
    createFactor: (deviation) => Math.exp(deviation * createNormal()),
    createInteger: (from, to) => from + Math.floor(createFraction() * (to - from + 1)),
    pick: (from) => from[Math.floor(createFraction() * from.length)] as (typeof from)[number],
  };
}
