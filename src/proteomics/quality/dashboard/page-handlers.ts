/** Builds the page Quality: verdict, trend of a metric, and the table of raw files with review buttons. */
import type { Exchange } from '../../../contract/accept.ts';
import { waitForTurn } from '../../../contract/next-turn.ts';
import { getWrittenMinute, joinItems } from '../../../web/for-people/words.ts';
import { replyWithPage } from '../../../web/replies/replies.ts';
import { createSortHeaders, type SortColumn } from '../../../web/table-order.ts';
import { createTablePager } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { buildActingUserField } from '../../acting-user.ts';
import { getAdminPipelinePath } from '../../administration/page.ts';
import { readSilences } from '../../alerts/silences/store.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getImportPath, getPipelinePath, getRunPath } from '../../page.ts';
import { readTargets } from '../../targets/store.ts';
import { buildAddress, buildTableLinks } from '../addresses.ts';
import { ANNOTATION_KINDS } from '../annotations/store.ts';
import { type MetricChoice, readMetricChoice } from '../metric-choice.ts';
import { findMetric, groupMetrics, isPlottable, METRICS } from '../metrics/catalog.ts';
import type { Metric } from '../metrics/metric.ts';
import { getExplanationPath } from '../metrics/page.ts';
import { listTargetMetrics } from '../metrics/target-metrics.ts';
import { createColumnFormat } from '../plots/scale.ts';
import { getNumericValues, hasValue, type QualityRun, sortRunsByColumn } from '../quality-runs.ts';
import { describeBaselines } from '../reference-sets/store.ts';
import { listGroupChoices } from '../sample-groups.ts';
import { proposeInstrumentRules } from '../sample-types/instrument-proposal.ts';
import { SAMPLE_TYPE_CHOICES } from '../sample-types/rules.ts';
import { findScope, type Scope } from '../scope.ts';
import type { LimitPosition } from '../statistics/control-chart.ts';
import { formatComparison, parseComparison, readTrend, type TrendReading } from '../trend/trend-reading.ts';
import { findCauseGroup, type OutRun, type Verdict } from '../verdict/verdict.ts';
import { computeReadingVerdict, listVerdictMetrics } from '../verdict/verdict-reading.ts';
import { buildTiles, buildTypes, buildVerdictModel, drawPlots, type State } from './overview.ts';
import { applyDashboardChanges, buildRunFilter, type DashboardParameters } from './run-filter.ts';

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
    { key: 'RawFile', label: 'Raw file', getValue: () => '' },
    { key: 'Index', label: 'Acquired', getValue: () => '' },
    ...columns.map((column) => ({
      key: column,
      label: findMetric(column)?.title ?? column,
      getValue: () => '',
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

export function createDashboardHandlers(context: ProteomicsContext) {
  return {
    showQcDashboard: async (call) => renderDashboard(context, await findScope(context, call.path), call.query, call),
  } satisfies Partial<ProteomicsHandlers>;
}

async function renderDashboard(
  context: ProteomicsContext,
  scope: Scope,
  query: DashboardParameters,
  call: Exchange & { readonly access: Caller },
) {
  const { pool, project, pipeline } = scope;
  const [choice, { targets }, silences] = await Promise.all([
    readMetricChoice(pool, pipeline),
    readTargets(pool, pipeline.uuid),
    readSilences(pool, pipeline.uuid, context.now()),
  ]);
  const columns = listTableColumns(query, choice);
  const { sort = '-Index' } = query;
  const sorted = sort.replace(/^-/, '');
  const known = findMetric(sorted) !== undefined ? [sorted] : [];
  const parameters = { ...query, metric: query.metric ?? choice.first };
  const reading = await readTrend(scope, parameters, [...columns, ...choice.ten, ...known], 'automatic');
  const { trend, all, shown, own } = reading;
  const judged = listVerdictMetrics(choice, own);
  // Each step can take a tenth of a second for thousands of runs, so short requests run in between.
  await waitForTurn();
  const verdict = computeReadingVerdict(reading, judged);
  await waitForTurn();
  const self = getPipelinePath(project, pipeline, 'trend');
  const buildStateAddress: State = (changes) => buildAddress(self, applyDashboardChanges(query, changes));
  // Fewer runs than the offset can remain after a deletion. Then the last page is shown.
  const offset = Math.min(query.offset ?? 0, Math.floor(Math.max(0, shown.length - 1) / ROWS) * ROWS);
  const current = trend.question.metric.column;
  const isPickedRun = (out: OutRun) => out.isWaiting && (query.pick === 'out' || query.pick === findCauseGroup(out));
  const controls = buildControls(query, columns, reading, listTargetMetrics(targets));
  await waitForTurn();
  const verdictModel = buildVerdictModel(verdict, reading, buildStateAddress, { scope, silences });
  const model = {
    tabs: buildPipelineTabs(project, pipeline, 'trend'),
    heading: pipeline.name,
    paths: {
      self,
      reviews: getPipelinePath(project, pipeline, 'reviews'),
      referenceSets: getPipelinePath(project, pipeline, 'guide-sets'),
      annotations: getPipelinePath(project, pipeline, 'annotations'),
      limits: getPipelinePath(project, pipeline, 'limits'),
      upload: getPipelinePath(project, pipeline, 'upload'),
      import: getImportPath(pipeline),
      explanation: getExplanationPath(current),
      // After a decision about the runs of a cause, the next cause is shown.
      returnTo: verdictModel.causes.find(({ group }) => group === query.pick)?.nextPath ?? buildStateAddress({}),
      news: buildAddress('/api/runs', [
        ['project', project.slug],
        ['pipeline', pipeline.slug],
        ['limit', '1'],
      ]),
      report: buildAddress(`${self}/report`, [
        ['month', all.findLast(({ acquiredAt }) => acquiredAt !== null)?.acquiredAt?.slice(0, 7) ?? ''],
      ]),
      runFiles: buildAddress('/api/run-files', [
        ['project', project.slug],
        ['pipeline', pipeline.slug],
      ]),
    },
    verdict: verdictModel,
    types: buildTypes(reading, judged, query, buildStateAddress),
    typeChoices: SAMPLE_TYPE_CHOICES,
    tiles: buildTiles(verdict, reading, current, scope, buildStateAddress),
    baseline: buildBaselineOffer(scope, reading),
    instruments: buildInstrumentOffer(scope, all),
    figure: await drawPlots(scope, query, reading, verdict, buildStateAddress),
    controls,
    filter: buildRunFilter(query, { shown: shown.length, all }, reading.instruments),
    tableLinks: buildTableLinks(scope, query, {
      columns: ['DateAcquired', 'Flagged', 'Use Downstream', 'Out Of Limits', 'Causes', ...columns],
      sort,
      compare: formatComparison(parseComparison(query, 'automatic')),
    }),
    table: buildRunTable({
      scope,
      shown,
      columns,
      sort,
      offset,
      verdict,
      picks: new Set(verdict.out.filter(isPickedRun).map(({ run }) => run.uuid)),
      address: (sort) => buildStateAddress({ sort, offset: '' }),
    }),
    pager: createTablePager({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(shown.length / ROWS) }, (page) =>
      buildStateAddress({ offset: page === 1 ? '' : String((page - 1) * ROWS) }),
    ),
    user: await buildActingUserField(pool, call),
    kinds: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value, label })),
  };
  const frame = createPipelineFrame(project, pipeline, {
    title: 'Quality',
    styles: ['styles/proteomics-dashboard.css'],
    scripts: ['scripts/proteomics/quality.js'],
  });
  return replyWithPage(context, call, 200, 'proteomics/quality/dashboard', frame, model);
}

/** Returns the selected reference set if it is not yet a baseline, with its path; and whether there is no baseline. */
function buildBaselineOffer({ project, pipeline }: Scope, { referenceSet, referenceSets }: TrendReading) {
  const path = getPipelinePath(project, pipeline, 'guide-sets');
  const offered = referenceSet === null || referenceSet.isBaseline ? null : referenceSet;
  return {
    set: offered === null ? null : { ...offered, path: `${path}/${offered.uuid}` },
    hasNone: referenceSets.every(({ isBaseline }) => !isBaseline),
  };
}

/** Returns the words in names that may denote instruments, and the settings with rules for them; null without such words. */
function buildInstrumentOffer({ pipeline }: Scope, all: readonly QualityRun[]) {
  const rules = proposeInstrumentRules(all);
  if (rules.length === 0) return null;
  const path = `${getAdminPipelinePath(pipeline.uuid)}?propose=instruments#pipeline-instrument_rules`;
  return { words: joinItems(rules.map(({ instrument }) => instrument)), path };
}

function listTableColumns({ metric, columns }: DashboardParameters, choice: MetricChoice): readonly string[] {
  const chosen = (columns ?? choice.columns).filter((column) => !SHOWN_ANYWAY.includes(column));
  return [...new Set([metric ?? choice.first, ...chosen])];
}

const CHARTS = [
  ['individuals', 'Values'],
  ['moving_range', 'Moving range'],
  ['ewma', 'Weighted moving average (EWMA)'],
  ['cusum', 'Cumulative sum (CUSUM)'],
] as const;
const RULES = [
  ['none', 'None'],
  ['nelson', 'Nelson'],
  ['westgard', 'Westgard'],
] as const;
const AXES = [
  ['index', 'Order of acquisition'],
  ['time', 'Time'],
] as const;
const COMPARED = [
  ['usual', 'Usual range of the runs'],
  ['moving_range', 'Moving range of the runs'],
  ['settings', "The pipeline's own limits"],
  ['none', 'No limits'],
] as const;

/** Columns of the table of runs that are always shown. */
const SHOWN_ANYWAY: readonly string[] = ['RawFile', 'Index', 'Flagged', 'Use Downstream'];

function buildControls(
  query: DashboardParameters,
  columns: readonly string[],
  { trend, referenceSets, all, shown }: TrendReading,
  tracked: readonly Metric[],
) {
  const { metric, x, chart, rules } = trend.question;
  const compare = formatComparison(parseComparison(query, 'automatic')).toLowerCase();
  const ownLabel = `Own limits, else ${describeBaselines(referenceSets) || 'the usual range'}`;
  const sets = referenceSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === compare }));
  const selected = new Set([metric.column, ...columns, ...SHOWN_ANYWAY]);
  // The chart of a metric without values would be empty.
  const present = [...METRICS, ...tracked].filter(({ column }) => selected.has(column) || hasValue(shown, column));
  return {
    metrics: groupMetrics(present.filter(isPlottable)).map(({ name, metrics }) => ({
      name,
      choices: metrics.map(({ column, title }) => ({ value: column, label: title, isChosen: column === metric.column })),
    })),
    compare: [
      { name: 'Limits', choices: createDashboardChoices([['', ownLabel], ...COMPARED], compare) },
      ...(sets.length === 0 ? [] : [{ name: 'Reference sets', choices: sets }]),
    ],
    rules: { name: 'rules', label: 'Rules', choices: createDashboardChoices(RULES, rules) },
    chart: { name: 'chart', label: 'Chart', choices: createDashboardChoices(CHARTS, chart) },
    // Empty if the runs do not differ in sample metadata.
    colors: { name: 'color_by', label: 'Color by', choices: listColors(all, query.color_by ?? '') },
    x: { name: 'x', label: 'Along', choices: createDashboardChoices(AXES, x) },
    columns: groupMetrics(present).map(({ name, metrics }) => ({
      name,
      choices: metrics
        .filter(({ column }) => !SHOWN_ANYWAY.includes(column))
        .map(({ column, title }) => ({ value: column, label: title, isChosen: columns.includes(column) })),
    })),
    sort: query.sort ?? '-Index',
  };
}

function listColors(runs: readonly QualityRun[], chosen: string) {
  const names = listGroupChoices(runs).map(({ name }) => name);
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  return all.length === 0
    ? []
    : createDashboardChoices([['', 'Instrument'], ...all.map((name) => [name, name] as const)], chosen);
}

function createDashboardChoices(choices: readonly (readonly [value: string, label: string])[], chosen: string) {
  return choices.map(([value, label]) => ({ value, label, isChosen: value === chosen }));
}
