/** The table of raw files beside the trend. */

import { BadRequestError } from '../../../contract/errors.ts';
import { writtenMinute } from '../../../web/for-people/words.ts';
import { inOrder, type SortColumn, type SortHead, sortHeads } from '../../../web/table-order.ts';
import { runPath } from '../../page.ts';
import { metricOf } from '../metrics/catalog.ts';
import { columnWords } from '../plots/scale.ts';
import { numbersOf, type QualityRun } from '../quality-runs.ts';
import type { Scope } from '../scope.ts';
import type { Standing } from '../statistics/control-chart.ts';
import type { OutRun, Verdict } from '../verdict/verdict.ts';

/** How many rows a page of the table has. */
export const ROWS = 100;

/** A cell with a value. */
interface CellModel {
  readonly text: string;
  /** The value with all its digits. */
  readonly exact: string;
  readonly label: string;
  readonly isNumber: boolean;
  readonly standing: string;
}

/** A row. */
export interface RunRowModel {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly acquired: string;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** Titles of the metrics in which it is out. */
  readonly outside: readonly string[];
  /** What that suggests first; empty for nothing. */
  readonly cause: string;
  readonly isPicked: boolean;
  readonly cells: readonly CellModel[];
}

/** The table. */
export interface RunTableModel {
  readonly heads: readonly SortHead[];
  readonly rows: readonly RunRowModel[];
}

/** What a table is made from. */
export interface RunTableData {
  readonly scope: Scope;
  readonly shown: readonly QualityRun[];
  readonly columns: readonly string[];
  readonly sort: string;
  readonly offset: number;
  readonly verdict: Verdict;
  /** UUIDs of the runs that stand first and are ticked. */
  readonly picks: ReadonlySet<string>;
  readonly address: (sort: string) => string;
}

/** Makes the table. Throws BadRequestError for a column that it cannot be sorted by. */
export function runTable(data: RunTableData): RunTableModel {
  const { shown, columns, sort, picks, verdict } = data;
  const sorted = orderedRuns(shown, sort);
  const ordered = picks.size === 0 ? sorted : sorted.toSorted((a, b) => Number(picks.has(b.uuid)) - Number(picks.has(a.uuid)));
  const outOf = new Map(verdict.out.map((one) => [one.run.uuid, one]));
  const standings = standingsOf(data);
  const writers = new Map(columns.map((column) => [column, columnWords(numbersOf(shown, column))]));
  const written = (column: string, value: number) => writers.get(column)?.(value) ?? String(value);
  const rows = ordered
    .slice(data.offset, data.offset + ROWS)
    .map((run) => rowOf(run, data, outOf.get(run.uuid), { standings, written }));
  const heads: SortColumn<never>[] = [
    { key: 'RawFile', label: 'Raw file', valueOf: () => '' },
    { key: 'Index', label: 'Acquired', valueOf: () => '' },
    ...columns.map((column) => ({
      key: column,
      label: metricOf(column)?.title ?? column,
      valueOf: () => '',
      isNumber: metricOf(column)?.type === 'number',
    })),
  ];
  return { heads: sortHeads(heads, sort, data.address), rows };
}

/** Rows in an order; those without a value last, whichever way round. */
function orderedRuns(runs: readonly QualityRun[], sort: string): readonly QualityRun[] {
  const column = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  if (metricOf(column) === undefined) throw new BadRequestError(`sort: the table has no column ${column.slice(0, 60)}.`);
  const isTime = column === 'Index' || column === 'DateAcquired';
  const keyOf = (run: QualityRun): string | number | null => {
    if (column === 'RawFile') return run.name;
    if (isTime) return run.acquiredAt;
    if (column === 'Flagged') return Number(run.flagged);
    if (column === 'Use Downstream') return Number(run.useDownstream);
    const value = run.values.get(column) ?? null;
    return typeof value === 'boolean' ? Number(value) : value;
  };
  return runs.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    // Times of acquisition stand in the order of their letters.
    const order = isTime ? Number(one > other) - Number(one < other) : inOrder.compare(String(one), String(other));
    return sign * order;
  });
}

/** Which cells are out on a bad side: metric, then UUID of the run. */
type CellStandings = ReadonlyMap<string, ReadonlyMap<string, Standing>>;

/** By verdict, of which there is one as long as nothing changes. */
const known = new WeakMap<Verdict, CellStandings>();

function standingsOf({ verdict, shown }: RunTableData): CellStandings {
  const before = known.get(verdict);
  if (before !== undefined) return before;
  const found = new Map(
    verdict.metrics.map(({ metric, standings, isBad }) => [
      metric.column,
      new Map(shown.flatMap(({ uuid }, index) => (isBad[index] ? [[uuid, standings[index] ?? null] as const] : []))),
    ]),
  );
  known.set(verdict, found);
  return found;
}

/** Writes a value as all of its column are written. */
type Written = (column: string, value: number) => string;

function rowOf(
  run: QualityRun,
  { scope, columns, picks }: RunTableData,
  out: OutRun | undefined,
  { standings, written }: { readonly standings: CellStandings; readonly written: Written },
): RunRowModel {
  return {
    id: run.uuid,
    name: run.name,
    path: runPath(scope.project, scope.pipeline, run.uuid),
    acquired: writtenMinute(run.acquiredAt ?? ''),
    flagged: run.flagged,
    useDownstream: run.useDownstream,
    outside: out?.metrics.map(({ title }) => title) ?? [],
    cause: out?.causes[0]?.name ?? '',
    isPicked: picks.has(run.uuid),
    cells: columns.map((column) => cellOf(run, column, standings.get(column)?.get(run.uuid) ?? null, written)),
  };
}

function cellOf(run: QualityRun, column: string, standing: Standing, written: Written): CellModel {
  const metric = metricOf(column);
  const value = run.values.get(column) ?? null;
  return {
    text: value === null ? '' : typeof value === 'number' ? written(column, value) : String(value),
    exact: value === null ? '' : String(value),
    label: metric?.title ?? column,
    isNumber: metric?.type === 'number',
    standing: standing === 'above' || standing === 'below' ? standing : '',
  };
}
