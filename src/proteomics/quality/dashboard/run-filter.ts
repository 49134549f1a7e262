/** The fields of a page that say which raw files are shown; every page with a plot has the same. */
import type { Instrument } from '../../projects/instruments/store.ts';
import { narrows, type RunChoice } from '../run-choice.ts';

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
  /** Whether anything is left out. */
  readonly isNarrow: boolean;
  readonly shown: number;
  readonly total: number;
}

/** Fills the fields. */
export function runFilterModel(
  choice: RunChoice,
  { shown, total }: { readonly shown: number; readonly total: number },
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
    isNarrow: narrows(choice),
    shown,
    total,
  };
}
