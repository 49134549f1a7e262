/** Simulates the measurement of the sample in one run. */

import { type Condition, computeCondition, type Mishap } from './instrument.ts';
import { createRandomGenerator, type RandomGenerator } from './random-generator.ts';
import type { ReadRawFile } from './raw-file.ts';
import { CHANNELS, createSample, type SamplePeptide, type SampleProtein } from './sample.ts';

/** An identified peptide of the sample. */
export interface FoundPeptide {
  readonly peptide: SamplePeptide;
  /** The measured features of the peptide, one for each charge. */
  readonly features: readonly Feature[];
  readonly reporters: readonly number[];
  readonly intensity: number;
  readonly score: number;
}

/** A chromatographic peak of a peptide at one charge. */
export interface Feature {
  readonly charge: number;
  readonly intensity: number;
  readonly time: number;
  /** Width in minutes. */
  readonly width: number;
  readonly scans: number;
  /** Mass error before calibration minus that after calibration, in ppm. */
  readonly ppm: number;
  readonly reporters: readonly number[];
  readonly score: number;
}

/** A protein group with its measured values. */
export interface FoundProtein {
  readonly protein: SampleProtein;
  readonly peptides: readonly FoundPeptide[];
  readonly reporters: readonly number[];
  readonly intensity: number;
}

/** The result of measuring the sample in one run. */
export interface Measurement {
  readonly raw: ReadRawFile;
  readonly condition: Condition;
  readonly proteins: readonly FoundProtein[];
  /** Number of spectra of MS1 and MS2. */
  readonly ms1: number;
  readonly ms2: number;
  /** Length of the gradient in minutes. */
  readonly minutes: number;
  /** Generator for values that are not measured, such as the noise of chromatograms. */
  readonly random: RandomGenerator;
}

/** Minimum intensity that is detected. */
const DETECTED = 6e6;
const REPORTED = 900;

/** Measures the sample. The failure is random unless it is given. */
export function simulateMeasurement(raw: ReadRawFile, mishap?: Mishap): Measurement {
  const random = createRandomGenerator(raw.seed);
  const condition = computeCondition(raw.acquiredAt, raw.seed, mishap);
  const channels = Array.from({ length: CHANNELS }, () => random.generateFactor(0.05));
  const proteins = createSample().flatMap((protein): FoundProtein[] => {
    const peptides = protein.peptides.flatMap((peptide) => detectPeptide(peptide, protein, { random, condition, channels }));
    if (peptides.length === 0) return [];
    const intensity = peptides.reduce((sum, peptide) => sum + peptide.intensity, 0);
    return [{ protein, peptides, reporters: addLists(peptides.map(({ reporters }) => reporters)), intensity }];
  });
  const minutes = 89.9 + random.generateNormal(0, 0.04);
  return {
    raw,
    condition,
    proteins,
    ms1: Math.round(7_450 * random.generateFactor(0.01)),
    ms2: Math.round(23_300 * (0.6 + 0.4 * Math.min(1, condition.sensitivity)) * random.generateFactor(0.015)),
    minutes,
    random,
  };
}

interface Run {
  readonly random: RandomGenerator;
  readonly condition: Condition;
  /** Amount of sample in each channel. */
  readonly channels: readonly number[];
}

function detectPeptide(peptide: SamplePeptide, protein: SampleProtein, run: Run): FoundPeptide[] {
  const { random, condition } = run;
  // After a failed digestion, more sites are missed, so peptides that need a complete digestion are weaker.
  const digested = peptide.missed > 0 ? condition.missed / 0.16 : (1 - condition.missed) / 0.84;
  const intensity = peptide.intensity * condition.sensitivity * digested * random.generateFactor(0.12);
  const features = peptide.charges.flatMap((charge, index): Feature[] => {
    const share = intensity * (index === 0 ? 1 : 0.3) * random.generateFactor(0.1);
    if (share < DETECTED) return [];
    const width = 0.28 * condition.peakWidth * random.generateFactor(0.2);
    return [
      {
        charge,
        intensity: share,
        time: peptide.time * (0.97 + 0.03 * condition.peakWidth) + random.generateNormal(0, 0.05),
        width,
        scans: Math.max(3, Math.round((width * 60) / 0.42)),
        ppm: random.generateNormal(condition.massError, 0.9),
        reporters: protein.channels.map((amount, channel) =>
          measureReporter(share * amount * (run.channels[channel] ?? 1), random),
        ),
        score: Math.max(20, random.generateNormal(92, 28)),
      },
    ];
  });
  if (features.length === 0) return [];
  return [
    {
      peptide,
      features,
      reporters: addLists(features.map(({ reporters }) => reporters)),
      intensity: features.reduce((sum, feature) => sum + feature.intensity, 0),
      score: Math.max(...features.map(({ score }) => score)),
    },
  ];
}

/** Returns the signal of a channel; weak signals are not detected. */
function measureReporter(amount: number, random: RandomGenerator): number {
  const signal = (amount / 6_500) * random.generateFactor(0.1);
  return signal < REPORTED * (1 + random.generateFraction()) ? 0 : signal;
}

function addLists(lists: readonly (readonly number[])[]): number[] {
  return Array.from({ length: CHANNELS }, (_, channel) => lists.reduce((sum, list) => sum + (list[channel] ?? 0), 0));
}
