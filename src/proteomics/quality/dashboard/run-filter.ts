/** Builds the form fields that select raw files, for all pages with a plot. */
import { inOrder } from '../../../web/table-order.ts';
import type { Instrument } from '../../projects/instruments/store.ts';
import type { AddressParameter } from '../addresses.ts';
import type { QualityRun } from '../quality-runs.ts';
import { hasRunFilter, listParameters, type RunChoice } from '../run-choice.ts';
import { listGroupChoices } from '../sample-groups.ts';
import { listTypeChoices } from '../sample-types/rules.ts';
import { groupBySampleType } from '../sample-types/series.ts';
import { formatComparison, parseComparison, type TrendParameters } from '../trend/trend-reading.ts';
import type { CauseGroup } from '../verdict/verdict.ts';

export function buildRunFilter(
  choice: RunChoice,
  { shown, all }: { readonly shown: number; readonly all: readonly QualityRun[] },
  instruments: readonly Instrument[],
) {
  return {
    dataRange: choice.data_range ?? '',
    from: choice.from ?? '',
    to: choice.to ?? '',
    search: choice.search ?? '',
    downstream: choice.use_downstream ?? 'any',
    instrument: choice.instrument ?? '',
    instruments,
    group: choice.group ?? '',
    groups: listGroupChoices(all),
    sampleType: choice.sample_type ?? '',
    sampleTypes: listTypeChoices((type) => groupBySampleType(all).has(type), choice.sample_type),
    uploader: choice.uploaded_by ?? '',
    uploaders: [...new Set(all.flatMap(({ uploadedBy }) => uploadedBy ?? []))].toSorted(inOrder.compare),
    isNarrow: hasRunFilter(choice),
    shown,
    total: all.length,
  };
}

export interface DashboardParameters extends TrendParameters {
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly offset?: number;
  readonly pick?: 'none' | 'out' | CauseGroup;
}

/** Default values, which addresses omit. */
const DEFAULT_PARAMETERS: Readonly<Record<string, string>> = {
  x: 'index',
  chart: 'individuals',
  rules: 'none',
  sort: '-Index',
  pick: 'none',
};

/** Applies changes to the parameters. An empty value removes a parameter. */
export function applyDashboardChanges(
  query: DashboardParameters,
  changes: Readonly<Record<string, string>>,
): readonly AddressParameter[] {
  const { metric = '', x = '', chart = '', rules = '', color_by = '', sort = '', offset = 0 } = query;
  const compare = formatComparison(parseComparison(query, 'automatic'));
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
  const all = Object.entries({ ...now, ...Object.fromEntries(listParameters(query)), ...changes });
  return [
    ...all.filter(([name, value]) => value !== DEFAULT_PARAMETERS[name]),
    ...(query.columns ?? []).map((column): AddressParameter => ['columns', column]),
  ];
}
