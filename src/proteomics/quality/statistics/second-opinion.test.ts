import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latestChange } from './changes.ts';
import { movingRangeLimits } from './control-chart.ts';
import { cusum, ewma } from './memory-charts.ts';
import { brokenRules, runRulesOf } from './run-rules.ts';

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

// Written by scripts/independent-statistics.py, which shares no code with these functions.
const opinions: Record<string, Opinion> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/second-opinion.json'), 'utf8'),
);
const close = (one: readonly (number | null)[], other: readonly number[]) =>
  one.map((value, index) => expect(value).toBeCloseTo(other[index] as number, 8));

describe.each(Object.entries(opinions))('Another program agrees over the course "%s"', (_name, opinion) => {
  const { values, centre, sigma } = opinion;
  const basis = { count: values.length, centre, sigma };

  it('about center and sigma of the moving range', () => {
    expect(movingRangeLimits(values)?.centre).toBeCloseTo(centre, 9);
    expect(movingRangeLimits(values)?.sigma).toBeCloseTo(sigma, 9);
  });

  it.each(['nelson', 'westgard'] as const)('about the runs that break each rule of the set %s', (set) => {
    const broken = brokenRules(values, basis, set);
    const byRule = runRulesOf(set).map(({ id }) => [id, broken.flatMap((ids, index) => (ids.includes(id) ? [index] : []))]);
    expect(Object.fromEntries(byRule)).toEqual(
      Object.fromEntries(runRulesOf(set).map(({ id }) => [id, opinion.rules[id] as number[]])),
    );
  });

  it('about the cumulative sums', () => {
    close(cusum(values, basis).values, opinion.cusum);
  });

  it('about the weighted average and the width of its limits', () => {
    const chart = ewma(values, basis);
    close(chart.values, opinion.ewma);
    close(
      chart.limits.map((limits) => (limits?.upper ?? Number.NaN) - centre),
      opinion.ewma_width,
    );
  });

  it('about the change that lasts, and where it begins', () => {
    const change = latestChange(values);
    if (opinion.change === null) expect(change).toBeNull();
    else {
      expect(change).toMatchObject({ kind: opinion.change.kind, at: opinion.change.at });
      expect(change?.before).toBeCloseTo(opinion.change.before, 6);
      expect(change?.after).toBeCloseTo(opinion.change.after, 6);
    }
  });
});

describe('A change', () => {
  const found = (name: string) => latestChange(opinions[name]?.values ?? []);

  it('is a step where the level jumps, and begins at that run', () => {
    expect(found('step')).toMatchObject({ kind: 'step', at: 38 });
  });

  it('is a drift where the level moves bit by bit', () => {
    expect(found('drift')?.kind).toBe('drift');
  });

  it.each(['noise', 'odd', 'saw', 'short'])('is not found in the course "%s"', (name) => {
    expect(found(name)).toBeNull();
  });

  it('is the latest one where there were two', () => {
    expect(found('back')).toMatchObject({ kind: 'step', at: 45 });
  });

  const steady = [1.5, -3, 4.5, -1, 0.5, -5, 3.5, 2, -2, -4, 5.5, 0, -1.5, 2.5, -3.5, 1, 4, -4.5, 3, -0.5];
  const level = (...lasts: number[]) => [...steady, ...steady, ...lasts].map((value) => 100 + value);
  it.each([
    ['in one odd last run', [-85]],
    ['in three odd last runs', [-85, -62, -94]],
    ['that is over', [40, 41, 39, 1, -3, 4, -1, 0, -5]],
    ['whose last run is back', [20, 15, 13, 17, 12, 16, 14, 0]],
  ])('is not found %s', (_what, lasts) => {
    expect(latestChange(level(...lasts))).toBeNull();
  });

  it('is found where the last five runs hold it, between levels that were measured', () => {
    expect(latestChange(level(20, 15, 13, 17, 12, 16))).toMatchObject({ kind: 'step', at: 40, before: 100.25, after: 115.5 });
  });

  it('is not looked for in runs that do not count', () => {
    const values = opinions.step?.values ?? [];
    expect(
      latestChange(
        values,
        values.map((_, index) => index < 38),
      ),
    ).toBeNull();
  });
});

describe('A rule', () => {
  it('steps over runs without a value, and over those that do not count', () => {
    const basis = { centre: 0, sigma: 1 };
    expect(brokenRules([2.5, null, 2.5], basis, 'westgard')[2]).toContain('westgard_2_2s');
    expect(brokenRules([2.5, 9, 2.5], basis, 'westgard', [true, false, true])).toEqual([[], [], ['westgard_2_2s']]);
  });

  it('is broken by nothing where nothing varies', () => {
    expect(brokenRules([1, 1, 5], { centre: 1, sigma: 0 }, 'nelson')).toEqual([[], [], []]);
  });
});
