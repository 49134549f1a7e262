/** Reproducible randomness for tests: equal seeds give equal numbers on all machines. */

export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  unit(): number;
  /** Returns a whole number from 0 (inclusive) to `below` (exclusive). */
  below(below: number): number;
  /** Returns an item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
}

/** Mulberry32 (public domain), with 32 bits of state. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const generateFraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const generateInteger = (limit: number): number => Math.floor(generateFraction() * limit);
  return {
    unit: generateFraction,
    below: generateInteger,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[generateInteger(items.length)] as T;
    },
    chance: (probability) => generateFraction() < probability,
  };
}
