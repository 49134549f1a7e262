/** Tests outliers over many metrics: their rate in noise, and the simulated failures. */
import { describe, expect, it } from 'vitest';
import type { Mishap } from '../../../../simulators/instrument/instrument.ts';
import { simulateMeasurement } from '../../../../simulators/instrument/measurement.ts';
import { findOutliers, MIN_OUTLIER_RUNS, type OutlierMetric } from './outliers.ts';

/** Returns a generator of normally distributed numbers, which are the same for the same seed. */
function generateNormal(seed: number): () => number {
  let state = seed;
  const generateFraction = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(generateFraction())) * Math.cos(2 * Math.PI * generateFraction());
}

/** Returns metrics with a common part. `share` is the square of its weight. */
function createNoise(
  normal: () => number,
  { runs, count, share, better = 'target' }: { runs: number; count: number; share: number; better?: 'target' | 'higher' },
): (OutlierMetric & { values: number[] })[] {
  const common = Array.from({ length: runs }, normal);
  return Array.from({ length: count }, () => ({
    better,
    values: common.map((value) => Math.sqrt(share) * value + Math.sqrt(1 - share) * normal()),
  }));
}

const selectAll = (runs: number) => Array<boolean>(runs).fill(true);

describe('findOutliers', () => {
  // The last number of each row is the maximum percentage of unusual runs among 6,000 runs of noise.
  it.each([
    [20, 4, 0, 1.5],
    [20, 10, 0.7, 2],
    [30, 10, 0.7, 1.5],
    [60, 10, 0, 0.6],
    [120, 10, 0.7, 0.6],
  ])('has few false alarms with %i runs, %i metrics and common variance %f: at most %f %%', (runs, count, share, most) => {
    const normal = generateNormal(12_345);
    const series = 6000 / runs;
    let found = 0;
    for (let one = 0; one < series; one += 1)
      found += findOutliers(createNoise(normal, { runs, count, share }), selectAll(runs)).length;
    expect((100 * found) / 6000).toBeLessThanOrEqual(most);
  });

  it('finds a run with an unusual combination of metrics that are each within three deviations', () => {
    const metrics = createNoise(generateNormal(7), { runs: 80, count: 5, share: 0.9 });
    for (const [index, value] of [2, 2, -2, -2, 2].entries()) (metrics[index] as { values: number[] }).values[79] = value;
    expect(findOutliers(metrics, selectAll(80)).map(({ at }) => at)).toContain(79);
  });

  it('returns the share of each metric in the distance', () => {
    const metrics = createNoise(generateNormal(11), { runs: 60, count: 6, share: 0 });
    for (const index of [1, 4]) (metrics[index] as { values: number[] }).values[59] = 8;
    const outlier = findOutliers(metrics, selectAll(60)).find(({ at }) => at === 59);
    const shares = outlier?.shares ?? [];
    expect((shares[1] ?? 0) + (shares[4] ?? 0)).toBeGreaterThan(0.9);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('returns no run with deviations on the good side only', () => {
    const metrics = createNoise(generateNormal(3), { runs: 60, count: 5, share: 0, better: 'higher' });
    for (const { values } of metrics) values[59] = 9;
    expect(findOutliers(metrics, selectAll(60)).map(({ at }) => at)).not.toContain(59);
  });

  it('returns nothing for too few runs or metrics, and for metrics that do not vary', () => {
    const short = createNoise(generateNormal(5), { runs: MIN_OUTLIER_RUNS - 1, count: 5, share: 0 });
    for (const { values } of short) values[3] = 50;
    const two = createNoise(generateNormal(5), { runs: 40, count: 2, share: 0 });
    const same = Array.from({ length: 5 }, () => ({ better: 'target' as const, values: Array<number>(40).fill(1) }));
    expect([
      findOutliers(short, selectAll(MIN_OUTLIER_RUNS - 1)),
      findOutliers(two, selectAll(40)),
      findOutliers(same, selectAll(40)),
    ]).toEqual([[], [], []]);
  });

  it('skips gaps, and metrics that most runs lack', () => {
    const metrics = createNoise(generateNormal(9), { runs: 60, count: 5, share: 0 });
    const rare = { better: 'target' as const, values: Array.from({ length: 60 }, (_, at) => (at === 59 ? 99 : null)) };
    const gaps = metrics.map(({ better, values }) => ({
      better,
      values: values.map((value, at) => (at === 59 ? null : value)),
    }));
    expect(findOutliers([...gaps, rare], selectAll(60)).map(({ at }) => at)).not.toContain(59);
  });
});

/** Returns seven metrics of a run of the simulated instrument. Runs are 17 hours apart. */
function simulateRun(index: number, mishap: Mishap): number[] {
  const acquiredAt = new Date(Date.UTC(2025, 0, 1) + index * 17 * 3_600_000);
  const { proteins, condition } = simulateMeasurement(
    { seed: `run ${index}`, acquiredAt } as Parameters<typeof simulateMeasurement>[0],
    mishap,
  );
  const peptides = proteins.flatMap((protein) => protein.peptides);
  const features = peptides.flatMap((peptide) => peptide.features);
  const computeMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    proteins.length,
    peptides.length,
    Math.log2(computeMean(features.map(({ intensity }) => intensity))),
    computeMean(features.map(({ ppm }) => ppm)),
    computeMean(features.map(({ width }) => width)),
    condition.sprayFlags,
    computeMean(peptides.map(({ peptide }) => Math.min(1, peptide.missed))),
  ];
}

describe('The failures in the demo data', () => {
  const MISHAPS: readonly Mishap[] = ['injection', 'spray', 'calibration', 'digestion'];
  const BETTER = ['higher', 'higher', 'higher', 'target', 'lower', 'lower', 'lower'] as const;
  const COUNT = 120;
  /** Returns the failure of a run. Every 15th run has one. */
  const chooseMishap = (index: number): Mishap => (index % 15 === 7 ? (MISHAPS[Math.floor(index / 15) % 4] as Mishap) : 'none');
  const runs = Array.from({ length: COUNT }, (_, index) => simulateRun(index, chooseMishap(index)));
  const metrics = BETTER.map((better, column) => ({ better, values: runs.map((values) => values[column] ?? null) }));
  const found = new Set(findOutliers(metrics, selectAll(COUNT)).map(({ at }) => at));

  it('are detected', () => {
    const missed = runs.flatMap((_, index) =>
      chooseMishap(index) !== 'none' && !found.has(index) ? [chooseMishap(index)] : [],
    );
    expect(missed).toEqual([]);
  });

  it('are detected, with false alarms for at most 3 % of the good runs', () => {
    const healthy = [...found].filter((index) => chooseMishap(index) === 'none').length;
    expect(healthy / runs.filter((_, index) => chooseMishap(index) === 'none').length).toBeLessThanOrEqual(0.03);
  });
});
