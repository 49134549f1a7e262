/** The fields of a page that say which raw files are shown; every page with a plot has the same. */
import type { Instrument } from '../../projects/instruments/store.ts';
import type { AddressParameter } from '../addresses.ts';
import type { QualityRun } from '../quality-runs.ts';
import { chosenParameters, narrows, type RunChoice } from '../run-choice.ts';
import { type GroupChoice, groupChoices } from '../sample-groups.ts';
import { comparisonOf, comparisonText, type TrendParameters } from '../trend/trend-reading.ts';
import type { CauseGroup } from '../verdict/verdict.ts';

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

/** The parameters of the page. */
export interface DashboardParameters extends TrendParameters {
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly offset?: number;
  readonly pick?: 'none' | 'out' | CauseGroup;
}

/** What stands in no address, because it is what the page does by itself. */
const USUAL: Readonly<Record<string, string>> = {
  x: 'index',
  chart: 'individuals',
  rules: 'none',
  sort: '-Index',
  pick: 'none',
};

/** The parameters of the address with some changed; an empty one is taken away. */
export function dashboardStateOf(
  query: DashboardParameters,
  changes: Readonly<Record<string, string>>,
): readonly AddressParameter[] {
  const { metric = '', x = '', chart = '', rules = '', color_by = '', sort = '', offset = 0 } = query;
  const compare = comparisonText(comparisonOf(query, 'automatic'));
  const now: Record<string, string> = {
    metric,
    x,
    chart,
    compare,
    rules,
    color_by,
    sort,
    offset: offset === 0 ? '' : String(offset),
  };
  const all = Object.entries({ ...now, ...Object.fromEntries(chosenParameters(query)), ...changes });
  return [
    ...all.filter(([name, value]) => value !== USUAL[name]),
    ...(query.columns ?? []).map((column): AddressParameter => ['columns', column]),
  ];
}
