/** Groups of samples that runs can be told apart by: in colors and in the choice of runs. */

import { inOrder } from '../../web/table-order.ts';
import type { Instrument } from '../projects/instruments/store.ts';
import type { QualityRun } from './quality-runs.ts';

/** A factor or characteristic, with the values that runs have of it. */
export interface GroupChoice {
  readonly name: string;
  readonly values: readonly string[];
}

/** What runs are told apart by in a drawing: the names of the series, and which of them a run is in. */
export interface RunSeries {
  readonly all: readonly Instrument[];
  readonly keyOf: (run: QualityRun) => string | null;
}

/** More values name each run, and are no groups. */
const MAX_VALUES = 50;

/** Factors and characteristics in which the runs differ, by their names. */
export function groupChoices(runs: readonly QualityRun[]): readonly GroupChoice[] {
  const values = new Map<string, Set<string>>();
  for (const { groups } of runs)
    for (const [name, of] of groups ?? []) {
      const known = values.get(name) ?? new Set<string>();
      values.set(name, known);
      for (const value of of) known.add(value);
    }
  return [...values]
    .filter(([, { size }]) => size > 1 && size <= MAX_VALUES)
    .map(([name, of]) => ({ name, values: [...of].toSorted(inOrder.compare) }))
    .toSorted((one, other) => inOrder.compare(one.name, other.name));
}

/** Runs by the groups of a factor or characteristic, several of one run together; by the instruments where none is named. */
export function seriesOf(runs: readonly QualityRun[], instruments: readonly Instrument[], by = ''): RunSeries {
  if (by === '') return { all: instruments, keyOf: ({ instrument }) => instrument };
  const keyOf = ({ groups }: QualityRun) => groups?.get(by)?.join(', ') ?? null;
  const keys = [...new Set(runs.flatMap((run) => keyOf(run) ?? []))].toSorted(inOrder.compare);
  return { all: keys.map((key) => ({ key, name: key })), keyOf };
}
