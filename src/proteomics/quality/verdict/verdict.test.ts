import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GuideSet } from '../guide-sets/store.ts';
import { metricOf, plottableMetric } from '../metrics/catalog.ts';
import type { QualityRun } from '../quality-runs.ts';
import { CAUSES, causesOf, type DeviationSide } from './causes.ts';
import { verdictOf } from './verdict.ts';
import { changeWords, sentenceOf } from './words.ts';

const PEPTIDES = 'N_peptides';
const MASS = 'Uncalibrated - Calibrated m/z [ppm] (ave)';

/** Runs two hours apart, the last at 12:00 on the fifteenth of March 2025. */
function runs(
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
    values: new Map(Object.entries(of)),
    ...marks(index),
  }));
}

const judge = (shown: readonly QualityRun[], columns = [PEPTIDES, MASS]) =>
  verdictOf({
    metrics: columns.map((column) => plottableMetric(column)),
    all: shown,
    shown,
    guideSet: null,
    guideSets: [],
    own: [],
    limits: 'automatic',
  });
const usual = (index: number) => ({ [PEPTIDES]: 6500 + ((index * 7) % 5) * 10, [MASS]: 1 + ((index * 3) % 4) / 10 });
const course = (count: number, odd: Record<number, Record<string, number>> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...usual(index), ...odd[index] }));

describe('The verdict', () => {
  it('is good where no run is out', () => {
    const verdict = judge(runs(course(30)));
    expect([verdict.state, sentenceOf(verdict)]).toEqual(['good', 'All 12 new runs are fine.']);
  });

  it('is empty without values', () => {
    expect(sentenceOf(judge(runs([{}, {}])))).toBe('No values yet.');
  });

  it('says so where a few runs have values and nothing is usual yet', () => {
    const verdict = judge(runs(course(1)));
    expect([verdict.state, sentenceOf(verdict)]).toEqual(['empty', 'Not enough runs for a verdict.']);
  });

  it('names causes and times of new runs that are out, neighbors together, a day once', () => {
    const odd = { 24: { [MASS]: 9 }, 25: { [MASS]: 9 }, 28: { [PEPTIDES]: 3000 } };
    expect(sentenceOf(judge(runs(course(30, odd))))).toBe(
      '3 of 12 new runs are out: mass shift 2025-03-15 02:00 to 04:00 and fewer identifications 10:00. The last run is fine.',
    );
  });

  it('tells runs that are out and older than a day apart', () => {
    const verdict = judge(runs(course(30, { 2: { [MASS]: 9 } })));
    expect(verdict.state).toBe('old');
    expect(sentenceOf(verdict)).toContain(
      '1 older run is out and waits for a decision. Mass shift, the last at 2025-03-13 06:00.',
    );
  });

  it('tells new runs by their uploads where none says when it was acquired', () => {
    const shown = runs(course(30, { 28: { [MASS]: 9 } }), () => ({ acquiredAt: null }));
    expect(sentenceOf(judge(shown))).toBe('1 of 12 new runs is out: mass shift. The last run is fine.');
  });

  it('says how often each trouble was where no run says when it was acquired', () => {
    const odd = { 24: { [MASS]: 9 }, 25: { [MASS]: 9 }, 28: { [PEPTIDES]: 3000 } };
    const shown = runs(course(30, odd), () => ({ acquiredAt: null }));
    expect(sentenceOf(judge(shown))).toBe(
      '3 of 12 new runs are out: mass shift 2 times and fewer identifications. The last run is fine.',
    );
  });

  it.each([{ flagged: true }, { useDownstream: false }])('waits for nobody where a run is marked %o', (mark) => {
    const shown = runs(course(30, { 28: { [MASS]: 9 } }), (index) => (index === 28 ? mark : {}));
    expect(judge(shown).state).toBe('good');
  });

  it('takes no offense at values on the good side', () => {
    expect(judge(runs(course(30, { 28: { [PEPTIDES]: 9900 } }))).state).toBe('good');
  });

  it('lets excluded runs set no limits', () => {
    const half = course(30, Object.fromEntries(Array.from({ length: 14 }, (_, index) => [index, { [MASS]: 9 }])));
    const limits = judge(runs(half, (index) => ({ useDownstream: index >= 14 }))).metrics[1]?.found.limits;
    expect(limits?.upper).toBeLessThan(3);
    expect(limits?.count).toBe(16);
  });

  it('counts both sides of limits that a person set', () => {
    const shown = runs(course(30, { 28: { [PEPTIDES]: 9900 } }));
    const own = [{ metric: PEPTIDES, method: 'fixed' as const, guide_set: null, sigmas: null, lower: 1, upper: 8000 }];
    const metrics = [plottableMetric(PEPTIDES)];
    const verdict = verdictOf({ metrics, all: shown, shown, guideSet: null, guideSets: [], own, limits: 'automatic' });
    expect(verdict.out.map(({ run }) => run.name)).toEqual(['run_28']);
  });

  it('does not wait for a run on the good side of a reference set', () => {
    const shown = runs(course(30, { 28: { [PEPTIDES]: 9900 }, 29: { [PEPTIDES]: 1000 } }));
    const members = shown.slice(0, 12).map(({ uuid, name }) => ({ uuid, name }));
    const guideSet = { uuid: 'g', name: 'Good', members } as unknown as GuideSet;
    const metrics = [plottableMetric(PEPTIDES)];
    const both = { metrics, all: shown, shown, guideSet, guideSets: [guideSet], own: [], limits: 'guide_set' as const };
    expect(verdictOf(both).out.map(({ run }) => run.name)).toEqual(['run_29']);
  });

  it('has no limit below zero for what is counted', () => {
    const wide = runs(course(12).map((_, index) => ({ [PEPTIDES]: index % 2 === 0 ? 10 : 9_000 })));
    expect(judge(wide, [PEPTIDES]).metrics[0]?.found.limits?.lower).toBe(0);
  });

  it('names the run where a metric became worse to stay, and says nothing of one that became better', () => {
    const fallen = runs(course(40).map((one, index) => (index < 25 ? one : { ...one, [PEPTIDES]: one[PEPTIDES] - 400 })));
    const [peptides] = judge(fallen).metrics;
    expect(peptides === undefined ? '' : changeWords(peptides, fallen)).toMatch(
      /^Peptides dropped at run_25 \(2025-03-14 08:00\), from 6,\d+ to 6,\d+\.$/,
    );
    const risen = runs(course(40).map((one, index) => (index < 25 ? one : { ...one, [PEPTIDES]: one[PEPTIDES] + 400 })));
    expect(judge(risen).metrics[0]?.change).toBeNull();
  });
});

describe('A cause', () => {
  const suggested = (outside: Record<string, DeviationSide>) =>
    causesOf(new Map(Object.entries(outside))).map(({ cause }) => cause);

  it.each<[string, Record<string, DeviationSide>, string[]]>([
    ['a mass shift to either side', { [MASS]: 'below' }, ['mass_shift']],
    ['wide peaks with a steady spray', { 'MedianPeakWidthAt50%H(s)': 'above' }, ['column']],
    ['wide peaks with an unstable spray', { 'MedianPeakWidthAt50%H(s)': 'above', NumEsiInstabilityFlags: 'above' }, ['spray']],
    ['a weak signal with few peptides', { Ms1MedianSummedIntensity: 'below', N_peptides: 'below' }, ['injection']],
    ['few peptides alone', { N_peptides: 'below' }, ['identification']],
    ['missed cleavages with few peptides', { 'Missed Cleavages [%]': 'above', N_peptides: 'below' }, ['digestion']],
    ['a metric on its good side', { NumEsiInstabilityFlags: 'below' }, []],
  ])('of %s is suggested', (_what, outside, causes) => {
    expect(suggested(outside)).toEqual(causes);
  });

  it('speaks of metrics that exist', () => {
    const named = CAUSES.flatMap(({ signs, unless = [] }) => [...signs, ...unless].flatMap(({ metrics }) => metrics));
    expect(named.filter((metric) => metricOf(metric) === undefined)).toEqual([]);
  });

  it('is told with its rule in the guide', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/quality.md'), 'utf8');
    const missing = CAUSES.filter(({ name, rule, advice }) => !guide.includes(`| ${name} | ${rule} | ${advice} |`));
    expect(missing.map(({ cause }) => cause)).toEqual([]);
  });
});
