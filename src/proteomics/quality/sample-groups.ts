/** Groups runs by properties of their samples, for colors and for the selection of runs. */
import { getOrAdd } from '../../memoize.ts';
import { inOrder } from '../../web/table-order.ts';
import type { Instrument } from '../projects/instruments/store.ts';
import type { QualityRun } from './quality-runs.ts';
import { SAMPLE_TYPES } from './sample-types/rules.ts';
import { groupBySampleType } from './sample-types/series.ts';

/** Names of the series, and the index of the series of each run. */
export interface RunSeries {
  readonly all: readonly Instrument[];
  readonly getKey: (run: QualityRun) => string | null;
}

/** Maximum values of a group. If there are more, they identify single runs and are useless as groups. */
const MAX_VALUES = 50;

/** Returns the factors and characteristics that differ between runs, ordered by name. */
export function listGroupChoices(runs: readonly QualityRun[]) {
  const values = new Map<string, Set<string>>();
  for (const { groups } of runs)
    for (const [name, of] of groups ?? []) {
      const known = getOrAdd(values, name, () => new Set<string>());
      for (const value of of) known.add(value);
    }
  return [...values]
    .filter(([, { size }]) => size > 1 && size <= MAX_VALUES)
    .map(([name, of]) => ({ name, values: [...of].toSorted(inOrder.compare) }))
    .toSorted((one, other) => inOrder.compare(one.name, other.name));
}

/** Groups runs by a factor or characteristic; by default, by sample type or instrument. Several values of a run are joined. */
export function groupSeries(
  runs: readonly QualityRun[],
  { instruments, shown }: { readonly instruments: readonly Instrument[]; readonly shown: readonly QualityRun[] },
  by = '',
): RunSeries {
  const types = [...groupBySampleType(shown).keys()];
  if (by === '' && types.length > 1)
    return { all: types.map((key) => ({ key, name: SAMPLE_TYPES[key] })), getKey: ({ sampleType }) => sampleType };
  if (by === '') return { all: instruments, getKey: ({ instrument }) => instrument };
  const getGroupKey = ({ groups }: QualityRun) => groups?.get(by)?.join(', ') ?? null;
  const keys = [...new Set(runs.flatMap((run) => getGroupKey(run) ?? []))].toSorted(inOrder.compare);
  return { all: keys.map((key) => ({ key, name: key })), getKey: getGroupKey };
}
