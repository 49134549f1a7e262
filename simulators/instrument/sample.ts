/** The sample that the simulated instrument measures in every run: invented proteins, and the spike-ins of the pipeline. */
import { createRandomGenerator, type RandomGenerator } from './random-generator.ts';

/** A peptide of the sample, which a search can identify. */
export interface SamplePeptide {
  readonly sequence: string;
  readonly charges: readonly number[];
  /** Number of missed cleavage sites. */
  readonly missed: number;
  readonly mass: number;
  /** Retention time in minutes. */
  readonly time: number;
  /** Intensity that a clean instrument measures. */
  readonly intensity: number;
  readonly oxidised: boolean;
}

export interface SampleProtein {
  readonly names: string;
  readonly header: string;
  readonly length: number;
  readonly kind: 'sample' | 'contaminant' | 'reverse' | 'spike-in';
  readonly peptides: readonly SamplePeptide[];
  /** Amounts in the eleven channels; their mean is about 1. */
  readonly channels: readonly number[];
}

/** Number of channels of TMT 11-plex. */
export const CHANNELS = 11;
const PROTEINS = 320;
const MINUTES = 90;

/** Residue masses of amino acids in Da. */
const RESIDUES: Readonly<Record<string, number>> = {
  A: 71.03711,
  D: 115.02694,
  E: 129.04259,
  F: 147.06841,
  G: 57.02146,
  H: 137.05891,
  I: 113.08406,
  K: 128.09496,
  L: 113.08406,
  M: 131.04049,
  N: 114.04293,
  P: 97.05276,
  Q: 128.05858,
  R: 156.10111,
  S: 87.03203,
  T: 101.04768,
  V: 99.06841,
  Y: 163.06333,
};
const WATER = 18.01056;
const INNER = [...'AADDEEFGGHIILLLMNPPQSSTTVVY'];

let made: readonly SampleProtein[] | undefined;

/** Returns the sample, which is the same in every process. */
export function createSample(): readonly SampleProtein[] {
  made ??= createSampleProteins(createRandomGenerator('the sample of the simulated instrument'));
  return made;
}

function createSampleProteins(random: RandomGenerator): readonly SampleProtein[] {
  const flat = Array.from({ length: CHANNELS }, () => 1);
  const chooseKind = (index: number) => (index % 29 === 7 ? 'contaminant' : index % 53 === 11 ? 'reverse' : 'sample');
  const proteins = Array.from({ length: PROTEINS }, (_, index): SampleProtein => {
    const kind = chooseKind(index);
    const name = `${{ contaminant: 'CON__', reverse: 'REV__', sample: '' }[kind]}SIM${String(index + 1).padStart(4, '0')}`;
    const count = kind === 'reverse' ? 1 : 1 + Math.floor(9 * random.generateFraction() ** 2);
    return {
      names: index % 6 === 0 ? `${name};${name}-2` : name,
      header: `${name} simulated protein ${index + 1}`,
      length: random.generateInteger(90, 900),
      kind,
      peptides: Array.from({ length: count }, () => createSamplePeptide(random)),
      channels: flat.map(() => random.generateFactor(0.25)),
    };
  });
  return [
    ...proteins,
    createSpikeIn('QC1|Peptide1', [createKnownPeptide('HVLTSIGEK', 41.2, 9e8, [2, 3])]),
    createSpikeIn('QC2|Peptide2', [createKnownPeptide('LTILEELR', 57.6, 7e8, [2])]),
    createSpikeIn('QC3|BSA', [
      createKnownPeptide('LVNELTEFAK', 49.3, 4e8, [2]),
      createKnownPeptide('HLVDEPQNLIK', 44.8, 3e8, [2, 3]),
      createKnownPeptide('YLYEIAR', 43.1, 3.5e8, [2]),
      createKnownPeptide('QTALVELLK', 51.4, 2.6e8, [2]),
    ]),
  ];

  function createSpikeIn(names: string, peptides: readonly SamplePeptide[]): SampleProtein {
    return { names, header: `${names} spiked in`, length: 607, kind: 'spike-in', peptides, channels: flat };
  }
}

function createSamplePeptide(random: RandomGenerator): SamplePeptide {
  const inner = Array.from({ length: random.generateInteger(6, 17) }, () => random.pick(INNER));
  const missed = random.generateFraction() < 0.16 ? (random.generateFraction() < 0.08 ? 2 : 1) : 0;
  for (let site = 0; site < missed; site++)
    inner.splice(random.generateInteger(1, inner.length - 1), 0, random.pick(['K', 'R']));
  const sequence = `${inner.join('')}${random.generateFraction() < 0.03 ? 'L' : random.pick(['K', 'R', 'K'])}`;
  return {
    sequence,
    charges: random.generateFraction() < 0.18 ? [2, 3] : [random.pick([2, 2, 2, 3, 3, 4])],
    missed,
    mass: getMass(sequence),
    time: 8 + (MINUTES - 16) * random.generateFraction(),
    intensity: 3e7 * random.generateFactor(1.2),
    oxidised: sequence.includes('M') && random.generateFraction() < 0.3,
  };
}

function createKnownPeptide(sequence: string, time: number, intensity: number, charges: readonly number[]): SamplePeptide {
  return { sequence, charges, missed: 0, mass: getMass(sequence), time, intensity, oxidised: false };
}

function getMass(sequence: string): number {
  return [...sequence].reduce((mass, residue) => mass + (RESIDUES[residue] ?? 0), WATER);
}
