/**
 * Simulates the condition of an instrument over time and in each run. Its sensitivity decreases until it is cleaned, its mass
 * calibration drifts until it is calibrated, and its column ages until it is changed. Some runs fail.
 */
import { createRandomGenerator, type RandomGenerator } from './random-generator.ts';

/** A failure in a run. */
export type Mishap = 'none' | 'injection' | 'spray' | 'calibration' | 'digestion';

/** The condition in one run. */
export interface Condition {
  /** Sensitivity, as a share of that of a clean instrument. */
  readonly sensitivity: number;
  /** Mass error before recalibration in ppm. */
  readonly massError: number;
  /** Chromatographic peak width, as a multiple of that of a new column. */
  readonly peakWidth: number;
  /** Share of missed cleavage sites. */
  readonly missed: number;
  /** Number of jumps of the signal, which show that the spray is unstable. */
  readonly sprayFlags: number;
  readonly mishap: Mishap;
}

const DAY_MS = 86_400_000;
/** Days between two cleanings; the constants below are for calibrations and changes of the column. */
const CLEANED_EVERY = 21;
const CALIBRATED_EVERY = 9;
const COLUMN_EVERY = 34;
/** One in this number of runs fails. */
const MISHAP_IN = 14;
const MISHAPS: readonly Mishap[] = ['injection', 'spray', 'calibration', 'digestion'];

/** Returns the days since an event that recurs every `every` days. */
function computeDaysSince(time: Date, every: number): number {
  return (time.getTime() / DAY_MS) % every;
}

/** Returns the times of the last cleaning, calibration and change of the column before a time. */
export function findLastMaintenance(time: Date): { cleaned: Date; calibrated: Date; column: Date } {
  const computeLastTime = (every: number) => new Date(time.getTime() - computeDaysSince(time, every) * DAY_MS);
  return {
    cleaned: computeLastTime(CLEANED_EVERY),
    calibrated: computeLastTime(CALIBRATED_EVERY),
    column: computeLastTime(COLUMN_EVERY),
  };
}

/** Returns the condition of a run. `seed` distinguishes runs of the same day. The failure is random unless it is given. */
export function computeCondition(time: Date, seed: string, certain?: Mishap): Condition {
  const random: RandomGenerator = createRandomGenerator(`condition ${seed}`);
  const rolled = random.generateInteger(1, MISHAP_IN) === 1 ? random.pick(MISHAPS) : 'none';
  const mishap = certain ?? rolled;
  const dirt = computeDaysSince(time, CLEANED_EVERY) / CLEANED_EVERY;
  const age = computeDaysSince(time, COLUMN_EVERY) / COLUMN_EVERY;
  const drift = computeDaysSince(time, CALIBRATED_EVERY) / CALIBRATED_EVERY;
  return {
    sensitivity: (1 - 0.28 * dirt ** 1.5) * random.generateFactor(0.04) * (mishap === 'injection' ? 0.35 : 1),
    massError: 0.4 + 2.2 * drift + random.generateNormal(0, 0.15) + (mishap === 'calibration' ? 7 : 0),
    peakWidth: (1 + 0.25 * age) * random.generateFactor(0.03) * (mishap === 'spray' ? 1.3 : 1),
    missed: Math.min(0.6, (0.15 + 0.02 * random.generateFraction()) * (mishap === 'digestion' ? 2.4 : 1)),
    sprayFlags: random.generateInteger(0, 4) + (mishap === 'spray' ? random.generateInteger(40, 90) : 0),
    mishap,
  };
}
