/** Splits runs into series by sample type and instrument. Limits, changes and verdicts are computed within a series. */
import { memoize } from '../../../memoize.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { isCount } from '../metrics/metric.ts';
import { isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import type { LimitsData } from '../trend/limits-for.ts';
import { pickFrequentType, SAMPLE_TYPE_KEYS, SAMPLE_TYPES, type SampleType } from './rules.ts';

/** Returns runs by type in page order, cached by list. If there is only one type, it has the given list itself. */
export const groupBySampleType = memoize((runs: readonly QualityRun[]): ReadonlyMap<SampleType, readonly QualityRun[]> => {
  const groups = groupRuns(runs, ({ sampleType }) => sampleType);
  return new Map([...groups].toSorted(([one], [other]) => SAMPLE_TYPE_KEYS.indexOf(one) - SAMPLE_TYPE_KEYS.indexOf(other)));
});

/** Returns a line with the number of runs of each type, which reveals a rule without runs. Returns no line without runs. */
export function describeSampleTypes(runs: readonly QualityRun[]): readonly string[] {
  const counts = [...groupBySampleType(runs)].map(([type, { length }]) => `${SAMPLE_TYPES[type]} ${length}`);
  return counts.length === 0 ? [] : [`Runs by sample type: ${counts.join(', ')}.`];
}

/** Returns runs by series, cached by list. If there is only one series, it has the given list itself. */
export const groupBySeries = memoize((runs: readonly QualityRun[]) => groupRuns(runs, ({ series }) => series));

function groupRuns<Key>(runs: readonly QualityRun[], keyOf: (run: QualityRun) => Key): ReadonlyMap<Key, readonly QualityRun[]> {
  const groups = Map.groupBy(runs, keyOf);
  return groups.size === 1 ? new Map([...groups.keys()].map((key) => [key, runs])) : groups;
}

/** Sample types in the order in which their runs show the state of the instrument, the best first. */
const BY_EVIDENCE: readonly SampleType[] = ['qc', 'system', 'sample', 'blank'];

/** Returns the last run that shows the state of the instrument. Excluded runs count only if all are excluded. */
export function findJudgedRun(runs: readonly QualityRun[]): QualityRun | undefined {
  const counting = runs.filter(isUsedForLimits);
  const types = groupBySampleType(counting.length === 0 ? runs : counting);
  const ofType = BY_EVIDENCE.map((type) => types.get(type)).find((one) => one !== undefined);
  return findLastRun(ofType ?? []);
}

/** Returns the run with the latest time. Runs without a time, which are sorted last, count only if all have none. */
export function findLastRun(runs: readonly QualityRun[]): QualityRun | undefined {
  return runs.findLast(({ acquiredAt }) => acquiredAt !== null) ?? runs.at(-1);
}

/** Restricts data to one sample type and one series. Reference sets and limits that users set apply to every instrument. */
export function narrowToSeries(
  data: LimitsData,
  { sampleType, series }: Pick<QualityRun, 'sampleType' | 'series'>,
): LimitsData {
  return { ...narrowToSampleType(data, sampleType), basis: groupBySeries(data.basis).get(series) ?? [] };
}

export function narrowToSampleType(data: LimitsData, type: SampleType): LimitsData {
  const selectRuns = (runs: readonly QualityRun[]) => groupBySampleType(runs).get(type) ?? [];
  const hasType = (set: ReferenceSet) => findTypeOfSet(set, data.all) === type;
  const referenceSets = data.referenceSets.filter(hasType);
  const { ownLimit, referenceSet } = data;
  const isForeign = ownLimit?.method === 'guide_set' && referenceSets.every(({ uuid }) => uuid !== ownLimit.guide_set);
  return {
    all: selectRuns(data.all),
    basis: selectRuns(data.basis),
    referenceSet: referenceSet !== null && hasType(referenceSet) ? referenceSet : null,
    referenceSets,
    // Limits that users set describe the values of good runs, so they do not apply to blanks.
    ownLimit: type === 'blank' || isForeign ? null : ownLimit,
  };
}

/** Returns the most frequent sample type in a reference set; `sample` if its runs are unknown. */
export function findTypeOfSet({ members }: Pick<ReferenceSet, 'members'>, all: readonly QualityRun[]): SampleType {
  const before = typesOfSets.get(members);
  if (before?.all === all) return before.type;
  const uuids = new Set(members.map(({ uuid }) => uuid));
  const type = pickFrequentType(all.flatMap(({ uuid, sampleType }) => (uuids.has(uuid) ? [sampleType] : [])));
  typesOfSets.set(members, { all, type });
  return type;
}

/** Cached, because a page needs the types for each metric and sample type. */
const typesOfSets = new WeakMap<ReferenceSet['members'], { readonly all: readonly QualityRun[]; readonly type: SampleType }>();

/** Returns the better side of a metric for a sample type; null without verdict. In blanks, signals come from carry-over. */
export function findBetterSide(
  { better, unit }: Pick<PlottableMetric, 'better' | 'unit'>,
  type: SampleType,
): PlottableMetric['better'] | null {
  if (type !== 'blank') return better;
  return better === 'higher' && (isCount({ unit }) || /intensity|a\.u\./.test(unit)) ? 'lower' : null;
}
