/**
 * Patterns within the limits, by the rules of Nelson (L. S. Nelson, Journal of Quality Technology 16, 1984, 237–239) and of
 * Westgard (J. O. Westgard et al., Clinical Chemistry 27, 1981, 493–501). The run that completes a pattern breaks the rule.
 * Runs without a value, and excluded runs, are skipped.
 */
import type { Value } from './values.ts';

export type RuleSet = 'none' | 'nelson' | 'westgard';

export interface RunRule {
  readonly id: string;
  readonly words: string;
}

interface Rule extends RunRule {
  /** Returns whether the last distance completes the pattern. Distances are from the center, in sigmas. */
  readonly isBroken: (distances: readonly number[]) => boolean;
}

const NELSON: readonly Rule[] = [
  { id: 'nelson_1', words: 'beyond 3 sigma', isBroken: (z) => Math.abs(getLastDistance(z)) > 3 },
  { id: 'nelson_2', words: '9 in a row on one side', isBroken: (z) => isOnOneSide(z, 9, 9, 0) },
  { id: 'nelson_3', words: '6 in a row rising or falling', isBroken: (z) => isSteady(z.slice(-6), 6) },
  { id: 'nelson_4', words: '14 in a row up and down', isBroken: (z) => isAlternating(z.slice(-14), 14) },
  { id: 'nelson_5', words: '2 of 3 beyond 2 sigma on one side', isBroken: (z) => isOnOneSide(z, 2, 3, 2) },
  { id: 'nelson_6', words: '4 of 5 beyond 1 sigma on one side', isBroken: (z) => isOnOneSide(z, 4, 5, 1) },
  { id: 'nelson_7', words: '15 in a row within 1 sigma', isBroken: (z) => holdsForLast(z, 15, (one) => Math.abs(one) < 1) },
  { id: 'nelson_8', words: '8 in a row beyond 1 sigma', isBroken: (z) => holdsForLast(z, 8, (one) => Math.abs(one) > 1) },
];

const WESTGARD: readonly Rule[] = [
  { id: 'westgard_1_3s', words: 'beyond 3 SD', isBroken: (z) => Math.abs(getLastDistance(z)) > 3 },
  { id: 'westgard_2_2s', words: '2 in a row beyond 2 SD on one side', isBroken: (z) => isOnOneSide(z, 2, 2, 2) },
  { id: 'westgard_r_4s', words: '2 in a row beyond 2 SD on opposite sides', isBroken: isSpread },
  { id: 'westgard_4_1s', words: '4 in a row beyond 1 SD on one side', isBroken: (z) => isOnOneSide(z, 4, 4, 1) },
  { id: 'westgard_10_x', words: '10 in a row on one side', isBroken: (z) => isOnOneSide(z, 10, 10, 0) },
];

export const RUN_RULES: Readonly<Record<RuleSet, readonly Rule[]>> = { none: [], nelson: NELSON, westgard: WESTGARD };
const MAX_DISTANCES = 15;

export function describeRule(id: string): string {
  return [...NELSON, ...WESTGARD].find((rule) => rule.id === id)?.words ?? id;
}

/** Returns the IDs of the broken rules for each value. `counts` selects the values to use; by default all. */
export function findBrokenRules(
  values: readonly Value[],
  { centre, sigma }: { readonly centre: Value; readonly sigma: Value },
  set: RuleSet,
  counts: readonly boolean[] = [],
): readonly (readonly string[])[] {
  const distances: number[] = [];
  return values.map((value, index) => {
    if (value === null || centre === null || sigma === null || sigma === 0 || counts[index] === false) return [];
    distances.push((value - centre) / sigma);
    if (distances.length > MAX_DISTANCES) distances.shift();
    return RUN_RULES[set].filter(({ isBroken }) => isBroken(distances)).map(({ id }) => id);
  });
}

function getLastDistance(distances: readonly number[]): number {
  return distances.at(-1) ?? 0;
}

/** Returns whether the last distance, and at least `enough` of the last `few`, exceed `sigmas` on the same side. */
function isOnOneSide(distances: readonly number[], enough: number, few: number, sigmas: number): boolean {
  const side = Math.sign(getLastDistance(distances));
  const isBeyondSigmas = (one: number) => one * side > sigmas;
  return (
    side !== 0 && isBeyondSigmas(getLastDistance(distances)) && distances.slice(-few).filter(isBeyondSigmas).length >= enough
  );
}

function holdsForLast(distances: readonly number[], count: number, holds: (distance: number) => boolean): boolean {
  return distances.length >= count && distances.slice(-count).every(holds);
}

function isSteady(distances: readonly number[], count: number): boolean {
  const steps = computeSteps(distances);
  return distances.length === count && (steps.every((step) => step > 0) || steps.every((step) => step < 0));
}

function isAlternating(distances: readonly number[], count: number): boolean {
  const steps = computeSteps(distances);
  return distances.length === count && steps.every((step, index) => index === 0 || step * (steps[index - 1] as number) < 0);
}

function isSpread(distances: readonly number[]): boolean {
  const [before = 0, now = 0] = distances.slice(-2);
  return distances.length > 1 && Math.min(before, now) < -2 && Math.max(before, now) > 2;
}

function computeSteps(distances: readonly number[]): readonly number[] {
  return distances.slice(1).map((one, index) => one - (distances[index] as number));
}
