import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLatestChange } from './changes.ts';
import { computeMovingRangeLimits } from './control-chart.ts';
import { computeCusum, computeEwma } from './memory-charts.ts';
import { findBrokenRules, RUN_RULES } from './run-rules.ts';

interface Opinion {
  values: number[];
  centre: number;
  sigma: number;
  rules: Record<string, number[]>;
  cusum: number[];
  ewma: number[];
  ewma_width: number[];
  change: { kind: string; at: number; before: number; after: number } | null;
}

// Output of scripts/independent-statistics.py, which shares no code with these functions.
const opinions: Record<string, Opinion> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/second-opinion.json'), 'utf8'),
);
const expectClose = (one: readonly (number | null)[], other: readonly number[]) =>
  one.map((value, index) => expect(value).toBeCloseTo(other[index] as number, 8));

describe.each(Object.entries(opinions))('The statistics of the series "%s"', (_name, opinion) => {
  const { values, centre, sigma } = opinion;
  const basis = { count: values.length, centre, sigma };

  it('agree with an independent program on center and sigma of the moving range', () => {
    expect(computeMovingRangeLimits(values)?.centre).toBeCloseTo(centre, 9);
    expect(computeMovingRangeLimits(values)?.sigma).toBeCloseTo(sigma, 9);
  });

  it.each(['nelson', 'westgard'] as const)(
    'agree with an independent program on runs that break rules of the set %s',
    (set) => {
      const broken = findBrokenRules(values, basis, set);
      const byRule = RUN_RULES[set].map(({ id }) => [id, broken.flatMap((ids, index) => (ids.includes(id) ? [index] : []))]);
      expect(Object.fromEntries(byRule)).toEqual(
        Object.fromEntries(RUN_RULES[set].map(({ id }) => [id, opinion.rules[id] as number[]])),
      );
    },
  );

  it('agree with an independent program on cumulative sums', () => {
    expectClose(computeCusum(values, basis).values, opinion.cusum);
  });

  it('agree with an independent program on the weighted average and the width of its limits', () => {
    const chart = computeEwma(values, basis);
    expectClose(chart.values, opinion.ewma);
    expectClose(
      chart.limits.map((limits) => (limits?.upper ?? Number.NaN) - centre),
      opinion.ewma_width,
    );
  });

  it('agree with an independent program on the lasting change and its start', () => {
    const change = findLatestChange(values);
    if (opinion.change === null) expect(change).toBeNull();
    else {
      expect(change).toMatchObject({ kind: opinion.change.kind, at: opinion.change.at });
      expect(change?.before).toBeCloseTo(opinion.change.before, 6);
      expect(change?.after).toBeCloseTo(opinion.change.after, 6);
    }
  });
});

describe('findLatestChange', () => {
  const findMatch = (name: string) => findLatestChange(opinions[name]?.values ?? []);

  it('finds a step at the run where the level changes', () => {
    expect(findMatch('step')).toMatchObject({ kind: 'step', at: 38 });
  });

  it('finds a drift if the level changes gradually', () => {
    expect(findMatch('drift')?.kind).toBe('drift');
  });

  it.each(['noise', 'odd', 'saw', 'short'])('finds no change in the series "%s"', (name) => {
    expect(findMatch(name)).toBeNull();
  });

  it('finds the latest of two changes', () => {
    expect(findMatch('back')).toMatchObject({ kind: 'step', at: 45 });
  });

  const steady = [1.5, -3, 4.5, -1, 0.5, -5, 3.5, 2, -2, -4, 5.5, 0, -1.5, 2.5, -3.5, 1, 4, -4.5, 3, -0.5];
  const createSeries = (...lasts: number[]) => [...steady, ...steady, ...lasts].map((value) => 100 + value);
  it.each([
    ['one outlier in the last run', [-85]],
    ['three outliers in the last runs', [-85, -62, -94]],
    ['a shift that has ended', [40, 41, 39, 1, -3, 4, -1, 0, -5]],
    ['a shift whose last run is normal again', [20, 15, 13, 17, 12, 16, 14, 0]],
  ])('finds no change after %s', (_what, lasts) => {
    expect(findLatestChange(createSeries(...lasts))).toBeNull();
  });

  it('finds a change that the last five runs confirm, with the levels before and after', () => {
    expect(findLatestChange(createSeries(20, 15, 13, 17, 12, 16))).toMatchObject({
      kind: 'step',
      at: 40,
      before: 100.25,
      after: 115.5,
    });
  });

  it('ignores excluded runs', () => {
    const values = opinions.step?.values ?? [];
    expect(
      findLatestChange(
        values,
        values.map((_, index) => index < 38),
      ),
    ).toBeNull();
  });
});

describe('findBrokenRules', () => {
  it('skips runs without a value and excluded runs', () => {
    const basis = { centre: 0, sigma: 1 };
    expect(findBrokenRules([2.5, null, 2.5], basis, 'westgard')[2]).toContain('westgard_2_2s');
    expect(findBrokenRules([2.5, 9, 2.5], basis, 'westgard', [true, false, true])).toEqual([[], [], ['westgard_2_2s']]);
  });

  it('returns nothing for constant values', () => {
    expect(findBrokenRules([1, 1, 5], { centre: 1, sigma: 0 }, 'nelson')).toEqual([[], [], []]);
  });
});
