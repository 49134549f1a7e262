/** The state of the page Quality as its address says it. */
import type { AddressParameter } from '../addresses.ts';
import { chosenParameters } from '../run-choice.ts';
import { comparisonOf, comparisonText } from '../trend/comparison.ts';
import type { TrendParameters } from '../trend/trend-reading.ts';

/** The parameters of the page. */
export interface DashboardParameters extends TrendParameters {
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly offset?: number;
  readonly pick?: 'none' | 'out';
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
