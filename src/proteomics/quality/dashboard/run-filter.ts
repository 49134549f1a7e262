/** The fields of a page that say which raw files are shown; every page with a plot has the same. */
import type { Instrument } from '../../projects/instruments/store.ts';
import type { QualityRun } from '../quality-runs.ts';
import { narrows, type RunChoice } from '../run-choice.ts';
import { type GroupChoice, groupChoices } from '../sample-groups.ts';

/** The fields for the partial `proteomics/quality/run-filter`. */
export interface RunFilterModel {
  readonly dataRange: string;
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly downstream: 'any' | 'yes' | 'no';
  readonly instrument: string;
  /** Those that runs of the pipeline are of. */
  readonly instruments: readonly Instrument[];
  /** Name and value of a factor or characteristic; empty for all samples. */
  readonly group: string;
  /** Those in which the runs of the pipeline differ. */
  readonly groups: readonly GroupChoice[];
  /** Whether anything is left out. */
  readonly isNarrow: boolean;
  readonly shown: number;
  readonly total: number;
}

/** Fills the fields. */
export function runFilterModel(
  choice: RunChoice,
  { shown, all }: { readonly shown: number; readonly all: readonly QualityRun[] },
  instruments: readonly Instrument[],
): RunFilterModel {
  return {
    dataRange: choice.data_range ?? '',
    from: choice.from ?? '',
    to: choice.to ?? '',
    search: choice.search ?? '',
    downstream: choice.use_downstream ?? 'any',
    instrument: choice.instrument ?? '',
    instruments,
    group: choice.group ?? '',
    groups: groupChoices(all),
    isNarrow: narrows(choice),
    shown,
    total: all.length,
  };
}
