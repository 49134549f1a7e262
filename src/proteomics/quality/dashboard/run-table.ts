import { getWrittenMinute } from '../../../web/for-people/words.ts';
import { createSortHeaders, type SortColumn } from '../../../web/table-order.ts';
import { getRunPath } from '../../page.ts';
import { findMetric } from '../metrics/catalog.ts';
import { createColumnFormat } from '../plots/scale.ts';
import { getNumericValues, type QualityRun, sortRunsByColumn } from '../quality-runs.ts';
import type { Scope } from '../scope.ts';
import type { LimitPosition } from '../statistics/control-chart.ts';
import type { OutRun, Verdict } from '../verdict/verdict.ts';

export const ROWS = 100;

export interface RunTableData {
  readonly scope: Scope;
  readonly shown: readonly QualityRun[];
  readonly columns: readonly string[];
  readonly sort: string;
  readonly offset: number;
  readonly verdict: Verdict;
  /** UUIDs of preselected runs, which are shown first. */
  readonly picks: ReadonlySet<string>;
  readonly address: (sort: string) => string;
}

export function buildRunTable(data: RunTableData) {
  const { shown, columns, sort, picks, verdict } = data;
  const sorted = sortRunsByColumn(shown, sort);
  const ordered = picks.size === 0 ? sorted : sorted.toSorted((a, b) => Number(picks.has(b.uuid)) - Number(picks.has(a.uuid)));
  const outOf = new Map(verdict.out.map((one) => [one.run.uuid, one]));
  const positions = findBadCells(data);
  const writers = new Map(columns.map((column) => [column, createColumnFormat(getNumericValues(shown, column))]));
  const formatCell = (column: string, value: number) => writers.get(column)?.(value) ?? String(value);
  const rows = ordered
    .slice(data.offset, data.offset + ROWS)
    .map((run) => createTableRunRow(run, data, outOf.get(run.uuid), { positions, written: formatCell }));
  const heads: SortColumn<never>[] = [
    { key: 'RawFile', label: 'Raw file', valueOf: () => '' },
    { key: 'Index', label: 'Acquired', valueOf: () => '' },
    ...columns.map((column) => ({
      key: column,
      label: findMetric(column)?.title ?? column,
      valueOf: () => '',
      isNumber: findMetric(column)?.type === 'number',
    })),
  ];
  return { heads: createSortHeaders(heads, sort, data.address), rows };
}

/** Bad values out of limits, by metric and UUID of the run. */
type BadCells = ReadonlyMap<string, ReadonlyMap<string, LimitPosition>>;

function findBadCells({ verdict, shown }: RunTableData): BadCells {
  return new Map(
    verdict.metrics.map(({ metric, positions, isBad }) => [
      metric.column,
      new Map(shown.flatMap(({ uuid }, index) => (isBad[index] ? [[uuid, positions[index] ?? null] as const] : []))),
    ]),
  );
}

/** Formats a number with the decimals of its column. */
type Written = (column: string, value: number) => string;

function createTableRunRow(
  run: QualityRun,
  { scope, columns, picks }: RunTableData,
  out: OutRun | undefined,
  { positions, written }: { readonly positions: BadCells; readonly written: Written },
) {
  return {
    id: run.uuid,
    name: run.name,
    path: getRunPath(scope.project, scope.pipeline, run.uuid),
    acquired: getWrittenMinute(run.acquiredAt ?? ''),
    flagged: run.flagged,
    useDownstream: run.useDownstream,
    outside: out?.metrics.map(({ title }) => title) ?? [],
    cause: out?.causes[0]?.name ?? '',
    isPicked: picks.has(run.uuid),
    cells: columns.map((column) => createTableRunCell(run, column, positions.get(column)?.get(run.uuid) ?? null, written)),
  };
}

function createTableRunCell(run: QualityRun, column: string, position: LimitPosition, written: Written) {
  const metric = findMetric(column);
  const value = run.values.get(column) ?? null;
  return {
    text: value === null ? '' : typeof value === 'number' ? written(column, value) : String(value),
    exact: value === null ? '' : String(value),
    label: metric?.title ?? column,
    isNumber: metric?.type === 'number',
    position: position === 'above' || position === 'below' ? position : '',
  };
}
