/**
 * The condition of the simulated instrument at a time, and in one run. It loses sensitivity until it is cleaned, its mass
 * calibration drifts until it is calibrated, and its column ages until it is changed. Some runs fail.
 */
import { type Chance, createChance } from './chance.ts';

/** A failure in a run. */
export type Mishap = 'none' | 'injection' | 'spray' | 'calibration' | 'digestion';

/** The condition in one run. */
export interface Condition {
  /** Share of the sensitivity of a clean instrument. */
  readonly sensitivity: number;
  /** Error of the mass axis before recalibration, in ppm. */
  readonly massError: number;
  /** Chromatographic peak width, as a factor of that of a new column. */
  readonly peakWidth: number;
  /** Share of cleavage sites that were missed. */
  readonly missed: number;
  /** Instability of the spray: jumps of the signal. */
  readonly sprayFlags: number;
  readonly mishap: Mishap;
}

const DAY_MS = 86_400_000;
/** Days between cleanings, calibrations and changes of the column. */
const CLEANED_EVERY = 21;
const CALIBRATED_EVERY = 9;
const COLUMN_EVERY = 34;
/** One of this number of runs fails. */
const MISHAP_IN = 14;
const MISHAPS: readonly Mishap[] = ['injection', 'spray', 'calibration', 'digestion'];

/** Returns the days since an event that recurs every `every` days. */
function computeDaysSince(time: Date, every: number): number {
  return (time.getTime() / DAY_MS) % every;
}

/** Returns the last maintenance times before a time. */
export function findLastMaintenance(time: Date): { cleaned: Date; calibrated: Date; column: Date } {
  const computeLastTime = (every: number) => new Date(time.getTime() - computeDaysSince(time, every) * DAY_MS);
  return {
    cleaned: computeLastTime(CLEANED_EVERY),
    calibrated: computeLastTime(CALIBRATED_EVERY),
    column: computeLastTime(COLUMN_EVERY),
  };
}

/** Returns the condition of a run; `seed` distinguishes runs of the same day. The failure is random by default. */
export function computeCondition(time: Date, seed: string, certain?: Mishap): Condition {
  const chance: Chance = createChance(`condition ${seed}`);
  const rolled = chance.createWhole(1, MISHAP_IN) === 1 ? chance.pick(MISHAPS) : 'none';
  const mishap = certain ?? rolled;
  const dirt = computeDaysSince(time, CLEANED_EVERY) / CLEANED_EVERY;
  const age = computeDaysSince(time, COLUMN_EVERY) / COLUMN_EVERY;
  const drift = computeDaysSince(time, CALIBRATED_EVERY) / CALIBRATED_EVERY;
  return {
    sensitivity: (1 - 0.28 * dirt ** 1.5) * chance.createFactor(0.04) * (mishap === 'injection' ? 0.35 : 1),
    massError: 0.4 + 2.2 * drift + chance.createNormal(0, 0.15) + (mishap === 'calibration' ? 7 : 0),
    peakWidth: (1 + 0.25 * age) * chance.createFactor(0.03) * (mishap === 'spray' ? 1.3 : 1),
    missed: Math.min(0.6, (0.15 + 0.02 * chance.createUnit()) * (mishap === 'digestion' ? 2.4 : 1)),
    sprayFlags: chance.createWhole(0, 4) + (mishap === 'spray' ? chance.createWhole(40, 90) : 0),
    mishap,
  };
}
