import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMetric, requirePlottableMetric } from '../metrics/catalog.ts';
import type { QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import { CAUSES, type DeviationSide, suggestCauses } from './causes.ts';
import { computeVerdict } from './verdict.ts';
import { describeLastingChange, formatVerdictSentence } from './words.ts';

const PEPTIDES = 'N_peptides';
const MASS = 'Uncalibrated - Calibrated m/z [ppm] (ave)';

/** Creates runs two hours apart. The last one is at 12:00 on 2025-03-15. */
function createRuns(
  values: readonly Record<string, number>[],
  marks: (index: number) => Partial<QualityRun> = () => ({}),
): QualityRun[] {
  const end = Date.parse('2025-03-15T12:00:00Z');
  return values.map((of, index) => ({
    uuid: String(index),
    name: `run_${index}`,
    acquiredAt: new Date(end - (values.length - 1 - index) * 7_200_000).toISOString().slice(0, 19),
    instrument: 'Lumos',
    arrival: index,
    uploadedAt: end - (values.length - 1 - index) * 7_200_000,
    flagged: false,
    useDownstream: true,
    sampleType: 'qc',
    series: 'qc',
    uploadedBy: null,
    values: new Map(Object.entries(of)),
    ...marks(index),
  }));
}

const computeTestVerdict = (shown: readonly QualityRun[], columns = [PEPTIDES, MASS]) =>
  computeVerdict({
    metrics: columns.map((column) => requirePlottableMetric(column)),
    all: shown,
    shown,
    referenceSet: null,
    referenceSets: [],
    own: [],
    limits: 'automatic',
  });
const createUsualValues = (index: number) => ({
  [PEPTIDES]: 6500 + ((index * 7) % 5) * 10,
  [MASS]: 1 + ((index * 3) % 4) / 10,
});
const createRunSeries = (count: number, odd: Record<number, Record<string, number>> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...createUsualValues(index), ...odd[index] }));

describe('The verdict on a pipeline', () => {
  it('is good if no run is out of limits', () => {
    const verdict = computeTestVerdict(createRuns(createRunSeries(30)));
    expect([verdict.state, formatVerdictSentence(verdict)]).toEqual(['good', 'All 12 new runs are fine.']);
  });

  it('states that there are no values if no run has one', () => {
    expect(formatVerdictSentence(computeTestVerdict(createRuns([{}, {}])))).toBe('No values yet.');
  });

  it('states that there are too few runs if no usual range can be computed', () => {
    const verdict = computeTestVerdict(createRuns(createRunSeries(1)));
    expect([verdict.state, formatVerdictSentence(verdict)]).toEqual(['empty', 'Not enough runs for a verdict.']);
  });

  it('lists metrics that became worse even if no run is out of limits', () => {
    const falling = createRunSeries(30).map((values, index) => ({
      ...values,
      [PEPTIDES]: values[PEPTIDES] * (1 - 0.02 * Math.max(0, index - 10)),
    }));
    const verdict = computeTestVerdict(createRuns(falling));
    expect([verdict.state, formatVerdictSentence(verdict)]).toEqual([
      'watch',
      'No new run is out of limits, but Peptides became worse.',
    ]);
  });

  it('reports a new run that lacks a value of its series', () => {
    const runs = createRuns(createRunSeries(30, { 29: { [PEPTIDES]: undefined } as never }));
    expect(formatVerdictSentence(computeTestVerdict(runs))).toBe(
      '11 of 12 new runs are fine. 1 new run has no value of Peptides.',
    );
  });

  it('names new runs without values, even if many runs have none', () => {
    const course = createRunSeries(30).map((values, index) => (index < 20 ? values : {}));
    expect(formatVerdictSentence(computeTestVerdict(createRuns(course)))).toBe(
      '2 of 12 new runs are fine. 10 new runs have no values: run_20, run_21, run_22, run_23 and 6 more.',
    );
  });

  it('ignores values that most runs of the sample type lack', () => {
    const few = createRunSeries(30).map(({ [PEPTIDES]: peptides, ...others }, index) => ({
      ...others,
      ...(index < 20 ? { [PEPTIDES]: peptides } : {}),
    }));
    expect(formatVerdictSentence(computeTestVerdict(createRuns(few)))).toBe('All 12 new runs are fine.');
  });

  it('states the number of runs if the usual range comes from fewer than 15', () => {
    expect(formatVerdictSentence(computeTestVerdict(createRuns(createRunSeries(14))))).toBe(
      'All 12 new runs are fine. The limits come from only 14 runs.',
    );
    expect(formatVerdictSentence(computeTestVerdict(createRuns(createRunSeries(15))))).toBe('All 12 new runs are fine.');
    const withBlanks = createRuns(createRunSeries(30), (index) => (index > 26 ? { sampleType: 'blank', series: 'blank' } : {}));
    expect(formatVerdictSentence(computeTestVerdict(withBlanks))).toBe('All 12 new runs are fine.');
    const blanks = withBlanks.filter(({ sampleType }) => sampleType === 'blank');
    expect(formatVerdictSentence(computeTestVerdict(blanks))).toBe(
      'All 3 new runs are fine. The limits come from only 3 runs.',
    );
  });

  it('lists causes and times of new runs out of limits, groups adjacent runs, and names each day once', () => {
    const odd = { 24: { [MASS]: 9 }, 25: { [MASS]: 9 }, 28: { [PEPTIDES]: 3000 } };
    expect(formatVerdictSentence(computeTestVerdict(createRuns(createRunSeries(30, odd))))).toBe(
      '3 of 12 new runs are out of limits: mass shift 2025-03-15 02:00 to 04:00 and fewer identifications 10:00. The last run is fine.',
    );
  });

  it('does not call the last run fine if that run has another sample type or instrument', () => {
    const shown = createRuns(createRunSeries(40, { 38: { [MASS]: 9 } }), (index) =>
      index % 2 === 0 ? {} : { sampleType: 'blank', series: 'blank' },
    );
    expect(formatVerdictSentence(computeTestVerdict(shown))).toBe(
      '1 of 12 new runs is out of limits: mass shift 2025-03-15 10:00.',
    );
  });

  it('does not call a run without a time the last run', () => {
    const shown = createRuns(createRunSeries(30, { 28: { [MASS]: 9 } }), (index) => (index === 29 ? { acquiredAt: null } : {}));
    expect(formatVerdictSentence(computeTestVerdict(shown))).toMatch(/mass shift 2025-03-15 10:00\.$/);
  });

  it('names days alone if the time of day is unknown', () => {
    const odd = { 27: { [MASS]: 9 }, 28: { [MASS]: 9 }, 29: { [PEPTIDES]: 3000 } };
    const shown = createRuns(createRunSeries(30, odd), () => ({ acquiredAt: '2025-03-15T00:00:00' }));
    expect(formatVerdictSentence(computeTestVerdict(shown))).toBe(
      '3 of 30 new runs are out of limits: mass shift 2025-03-15 and fewer identifications.',
    );
  });

  it('counts all runs of the day before as new if the time of day is unknown', () => {
    const shown = createRuns(createRunSeries(30, { 28: { [MASS]: 9 } }), (index) => ({
      acquiredAt: new Date(Date.UTC(2025, 1, index)).toISOString().slice(0, 19),
    }));
    const { state, fresh } = computeTestVerdict(shown);
    expect([state, fresh]).toEqual(['out', 2]);
  });

  it('finds carry-over in one of few blanks', () => {
    const course = [0, 0, 0, 250].map((peptides) => ({ [PEPTIDES]: peptides }));
    const shown = createRuns(course, () => ({ sampleType: 'blank', series: 'blank' }));
    expect(computeTestVerdict(shown, [PEPTIDES]).out.map(({ run, causes }) => [run.name, causes[0]?.cause])).toEqual([
      ['run_3', 'carry_over'],
    ]);
  });

  it('lists runs out of limits that are older than a day separately', () => {
    const verdict = computeTestVerdict(createRuns(createRunSeries(30, { 2: { [MASS]: 9 } })));
    expect(verdict.state).toBe('old');
    expect(formatVerdictSentence(verdict)).toContain(
      '1 older run is out of limits and waits for a decision. Mass shift, the last at 2025-03-13 06:00.',
    );
  });

  it('uses upload times if no run has a time of acquisition', () => {
    const shown = createRuns(createRunSeries(30, { 28: { [MASS]: 9 } }), () => ({ acquiredAt: null }));
    expect(formatVerdictSentence(computeTestVerdict(shown))).toBe(
      '1 of 12 new runs is out of limits: mass shift. The last run is fine.',
    );
  });

  it('uses the upload time of a run without a time of acquisition', () => {
    const course = createRunSeries(30, { 29: { [PEPTIDES]: undefined, [MASS]: undefined } as never });
    const cut = createRuns(course, (index) => (index === 29 ? { acquiredAt: null } : {}));
    expect(formatVerdictSentence(computeTestVerdict(cut))).toBe('12 of 13 new runs are fine. 1 new run has no values: run_29.');
  });

  it('counts the runs of each cause if no run has a time of acquisition', () => {
    const odd = { 24: { [MASS]: 9 }, 25: { [MASS]: 9 }, 28: { [PEPTIDES]: 3000 } };
    const shown = createRuns(createRunSeries(30, odd), () => ({ acquiredAt: null }));
    expect(formatVerdictSentence(computeTestVerdict(shown))).toBe(
      '3 of 12 new runs are out of limits: mass shift 2 times and fewer identifications. The last run is fine.',
    );
  });

  it.each([{ flagged: true }, { useDownstream: false }])('requires no decision on a run that is marked %o', (mark) => {
    const shown = createRuns(createRunSeries(30, { 28: { [MASS]: 9 } }), (index) => (index === 28 ? mark : {}));
    expect(computeTestVerdict(shown).state).toBe('good');
  });

  it('ignores values on the good side', () => {
    expect(computeTestVerdict(createRuns(createRunSeries(30, { 28: { [PEPTIDES]: 9900 } }))).state).toBe('good');
  });

  it('ignores excluded runs when it computes limits', () => {
    const half = createRunSeries(30, Object.fromEntries(Array.from({ length: 14 }, (_, index) => [index, { [MASS]: 9 }])));
    const limits = computeTestVerdict(createRuns(half, (index) => ({ useDownstream: index >= 14 }))).metrics[1]?.foundOf.get(
      'qc',
    )?.limits;
    expect(limits?.upper).toBeLessThan(3);
    expect(limits?.count).toBe(16);
  });

  it('applies both sides of a limit that a user set', () => {
    const shown = createRuns(createRunSeries(30, { 28: { [PEPTIDES]: 9900 } }));
    const own = [{ metric: PEPTIDES, method: 'fixed' as const, guide_set: null, sigmas: null, lower: 1, upper: 8000 }];
    const metrics = [requirePlottableMetric(PEPTIDES)];
    const verdict = computeVerdict({
      metrics,
      all: shown,
      shown,
      referenceSet: null,
      referenceSets: [],
      own,
      limits: 'automatic',
    });
    expect(verdict.out.map(({ run }) => run.name)).toEqual(['run_28']);
  });

  it('requires no decision on a run on the good side of a reference set', () => {
    const shown = createRuns(createRunSeries(30, { 28: { [PEPTIDES]: 9900 }, 29: { [PEPTIDES]: 1000 } }));
    const members = shown.slice(0, 12).map(({ uuid, name }) => ({ uuid, name }));
    const referenceSet = { uuid: 'g', name: 'Good', members } as unknown as ReferenceSet;
    const metrics = [requirePlottableMetric(PEPTIDES)];
    const both = {
      metrics,
      all: shown,
      shown,
      referenceSet,
      referenceSets: [referenceSet],
      own: [],
      limits: 'guide_set' as const,
    };
    expect(computeVerdict(both).out.map(({ run }) => run.name)).toEqual(['run_29']);
  });

  it('has no negative limits for counts', () => {
    const wide = createRuns(createRunSeries(12).map((_, index) => ({ [PEPTIDES]: index % 2 === 0 ? 0 : 9 })));
    expect(computeTestVerdict(wide, [PEPTIDES]).metrics[0]?.foundOf.get('qc')?.limits?.lower).toBe(0);
  });

  it.each([
    [60, 'good', []],
    [6_000, 'out', ['digestion']],
  ])('compares missed cleavages with the sampling error of %i identifications', (precursors, state, causes) => {
    const values = Array.from({ length: 30 }, (_, index) => ({
      precursors,
      mean_missed_cleavages: index === 29 ? 12 / 60 : (6 + (index % 2)) / 60,
    }));
    const shown = createRuns(values);
    const members = shown.slice(0, 15).map(({ uuid, name }) => ({ uuid, name }));
    const baseline = { uuid: 'g', name: 'Good', members, is_baseline: true } as unknown as ReferenceSet;
    const metrics = ['precursors', 'mean_missed_cleavages'].map((column) => requirePlottableMetric(column));
    const parts = { metrics, all: shown, shown, own: [] };
    for (const question of [
      { ...parts, referenceSet: null, referenceSets: [], limits: 'automatic' as const },
      { ...parts, referenceSet: baseline, referenceSets: [baseline], limits: 'guide_set' as const },
    ]) {
      const verdict = computeVerdict(question);
      expect([verdict.state, verdict.out[0]?.causes.map(({ cause }) => cause) ?? []]).toEqual([state, causes]);
    }
  });

  it.each([
    [60, 'good', []],
    [6_000, 'out', ['retention']],
  ])(
    'finds a shift of the retention times of %i identifications, unless it is a sampling error',
    (precursors, state, causes) => {
      const values = Array.from({ length: 30 }, (_, index) => ({
        precursors,
        rt_span_98_min: 50,
        rt_median_min: index === 29 ? 34 : 30 + (index % 5) / 50,
      }));
      const verdict = computeTestVerdict(createRuns(values), ['precursors', 'rt_median_min']);
      expect([verdict.state, verdict.out[0]?.causes.map(({ cause }) => cause) ?? []]).toEqual([state, causes]);
    },
  );

  it('marks a run without identifications even if the limits are wide', () => {
    const last = createRuns(
      createRunSeries(6).map((_, index) => ({ [PEPTIDES]: [5_000, 900, 9_000, 2_000, 7_000, 0][index] ?? 0 })),
    );
    const { state, out } = computeTestVerdict(last, [PEPTIDES]);
    expect([state, out.map(({ run }) => run.name)]).toEqual(['out', ['run_5']]);
  });

  it('reports a drift that began with the first run and lies inside the limits', () => {
    const drifting = createRunSeries(60).map((one, index) => ({ ...one, [PEPTIDES]: one[PEPTIDES] * (1 - 0.004 * index) }));
    expect(formatVerdictSentence(computeTestVerdict(createRuns(drifting)))).toBe(
      'No new run is out of limits, but Peptides became worse.',
    );
  });

  it.each([
    ['linear', (share: number) => 1 - 0.9 * share],
    ['exponential', (share: number) => 0.1 ** share],
  ])('reports a loss of 90 %% over two thirds of the runs, which widens the limits: %s', (_kind, lose) => {
    const losing = createRunSeries(30).map((one, index) => ({
      ...one,
      [PEPTIDES]: one[PEPTIDES] * lose(Math.max(0, index - 9) / 20),
    }));
    const { metrics, state } = computeTestVerdict(createRuns(losing));
    expect([state, metrics[0]?.change?.kind]).toEqual(['watch', 'drift']);
  });

  it('reports no deterioration while a metric returns to the center', () => {
    const back = createRunSeries(60).map((one, index) => ({
      ...one,
      [PEPTIDES]: one[PEPTIDES] + (index > 25 && index < 40 ? 400 : 0),
    }));
    expect(computeTestVerdict(createRuns(back)).metrics[0]?.change).toBeNull();
  });

  describe('The verdict on a pipeline with several instruments', () => {
    const assignInstrumentSeries = (index: number) => ({ series: index < 20 ? 'qc Lumos' : 'qc Exploris' });
    const replaced = createRunSeries(40, { 35: { [PEPTIDES]: 6500 } }).map((one, index) =>
      index < 20 || index === 35 ? one : { ...one, [PEPTIDES]: one[PEPTIDES] + 5000 },
    );

    it('judges each run by the runs of its instrument', () => {
      const { out, metrics } = computeTestVerdict(createRuns(replaced, assignInstrumentSeries));
      expect(out.map(({ run }) => run.name)).toEqual(['run_35']);
      expect(metrics.map(({ change }) => change)).toEqual([null, null]);
    });

    it('reports new runs of an instrument that has too few runs for limits', () => {
      const runs = createRuns(createRunSeries(30), (index) => ({ series: index < 28 ? 'qc Lumos' : 'qc Exploris' }));
      expect(formatVerdictSentence(computeTestVerdict(runs))).toBe(
        '10 of 12 new runs are fine. 2 new runs have no limits yet: too few runs of the sample type and instrument.',
      );
    });

    it('does not report the drift of a replaced instrument', () => {
      const drifting = createRunSeries(60).map((one, index) => ({
        ...one,
        [PEPTIDES]: one[PEPTIDES] - (index < 40 ? 40 * index : 0),
      }));
      const findChange = (count: number) => {
        const runs = createRuns(drifting.slice(0, count), (index) => ({ series: index < 40 ? 'qc Lumos' : 'qc Exploris' }));
        return computeTestVerdict(runs).metrics[0]?.change;
      };
      expect(findChange(50)).toMatchObject({ kind: 'drift' });
      expect(findChange(60)).toBeNull();
    });
  });

  it('names the run where a metric became worse, and ignores improvements', () => {
    const fallen = createRuns(
      createRunSeries(40).map((one, index) => (index < 25 ? one : { ...one, [PEPTIDES]: one[PEPTIDES] - 400 })),
    );
    const [peptides] = computeTestVerdict(fallen).metrics;
    expect(peptides === undefined ? '' : describeLastingChange(peptides, fallen)).toMatch(
      /^Peptides dropped at run_25 \(2025-03-14 08:00\), from 6,\d+ to 6,\d+\.$/,
    );
    const risen = createRuns(
      createRunSeries(40).map((one, index) => (index < 25 ? one : { ...one, [PEPTIDES]: one[PEPTIDES] + 400 })),
    );
    expect(computeTestVerdict(risen).metrics[0]?.change).toBeNull();
  });
});

describe('suggestCauses', () => {
  const suggestCauseNames = (outside: Record<string, DeviationSide>) =>
    suggestCauses(new Map(Object.entries(outside))).map(({ cause }) => cause);

  it.each<[string, Record<string, DeviationSide>, string[]]>([
    ['a mass shift to either side', { [MASS]: 'below' }, ['mass_shift']],
    ['wide peaks with a steady spray', { 'MedianPeakWidthAt50%H(s)': 'above' }, ['column']],
    ['wide peaks with an unstable spray', { 'MedianPeakWidthAt50%H(s)': 'above', NumEsiInstabilityFlags: 'above' }, ['spray']],
    ['a weak signal with few peptides', { Ms1MedianSummedIntensity: 'below', N_peptides: 'below' }, ['injection']],
    [
      'a failed injection',
      { stats_ms1_signal: 'below', precursors: 'below', median_peak_width_min: 'above' },
      ['injection', 'column'],
    ],
    ['a weak ion current in raw data', { tic_stated: 'below' }, ['injection']],
    ['gaps in the ion current of raw data', { tic_stated: 'below', ms1_tic_falls: 'above' }, ['spray']],
    ['few peptides alone', { N_peptides: 'below' }, ['identification']],
    ['missed cleavages with few peptides', { 'Missed Cleavages [%]': 'above', N_peptides: 'below' }, ['digestion']],
    ['a metric on its good side', { NumEsiInstabilityFlags: 'below' }, []],
  ])('suggests the expected causes for %s', (_what, outside, causes) => {
    expect(suggestCauseNames(outside)).toEqual(causes);
  });

  it('uses only existing metrics in its rules', () => {
    const named = CAUSES.flatMap(({ signs, unless = [] }) => [...signs, ...unless].flatMap(({ metrics }) => metrics));
    expect(named.filter((metric) => findMetric(metric) === undefined)).toEqual([]);
  });

  it('suggests only causes that the guide lists with their rules', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/quality.md'), 'utf8');
    const missing = CAUSES.filter(({ name, rule, advice }) => !guide.includes(`| ${name} | ${rule} | ${advice} |`));
    expect(missing.map(({ cause }) => cause)).toEqual([]);
  });
});
