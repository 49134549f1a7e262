/** Generates random numbers from a seed. Equal seeds lead to equal numbers. */
import { createHash } from 'node:crypto';

/** A generator of random numbers. */
export interface RandomGenerator {
  /** Returns a number from 0 to just below 1. */
  generateFraction(): number;
  /** Returns a number from a normal distribution. */
  generateNormal(mean: number, deviation: number): number;
  /** Returns a factor around 1 from a log-normal distribution, which is typical of intensities. */
  generateFactor(deviation: number): number;
  /** Returns an integer between two limits. */
  generateInteger(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Creates a generator from a seed. */
export function createRandomGenerator(seed: string | Buffer): RandomGenerator {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32. Its state of 32 bits is enough for values that only have to look realistic.
  const generateFraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // Box–Muller transform.
  const generateNormal = () => Math.sqrt(-2 * Math.log(1 - generateFraction())) * Math.cos(2 * Math.PI * generateFraction());
  return {
    generateFraction,
    generateNormal: (mean, deviation) => mean + deviation * generateNormal(),
    generateFactor: (deviation) => Math.exp(deviation * generateNormal()),
    generateInteger: (from, to) => from + Math.floor(generateFraction() * (to - from + 1)),
    pick: (from) => from[Math.floor(generateFraction() * from.length)] as (typeof from)[number],
  };
}
