/** The dashboard: key figures, the trend of a metric, and the table of raw files in which they are marked. */
import type { Request, Response } from 'express';
import type { ProteomicsApiHandlers } from '../../../../generated/proteomics/stub.ts';
import type { Flash } from '../../../web/flash.ts';
import { takeSentFlash } from '../../../web/flash-cookie.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { view } from '../../../web/views.ts';
import { type ActingUserField, actingUserField } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { addressWith, type Parameter, type PlotLink, plotLinks, tableLinks } from '../addresses.ts';
import { ANNOTATION_KINDS } from '../annotations/store.ts';
import { judge } from '../limits/judgement.ts';
import { type MetricChoice, readMetricChoice } from '../metric-choice.ts';
import { groupsOf, METRICS, PLOTTABLE } from '../metrics/catalogue.ts';
import { explanationPath } from '../metrics/page.ts';
import { chosenParameters } from '../run-choice.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { summaryOf } from '../summary.ts';
import { nameOf } from '../trend/handlers.ts';
import { limitWords, titleOf, trendSvg } from '../trend/trend-answer.ts';
import { readTrend, type TrendParameters, type TrendReading } from '../trend/trend-reading.ts';
import { type RunFilterModel, runFilterModel } from './run-filter.ts';
import { ROWS, type RunTableModel, runTable } from './run-table.ts';
import { type TilesModel, tilesOf } from './tiles.ts';

/** The parameters of the page. */
export interface DashboardParameters extends TrendParameters {
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly offset?: number;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

interface DashboardModel {
  readonly tabs: readonly TabModel[];
  readonly flash: Flash | undefined;
  readonly paths: Readonly<
    Record<'self' | 'reviews' | 'guideSets' | 'annotations' | 'limits' | 'upload' | 'explanation' | 'returnTo', string>
  >;
  readonly tiles: TilesModel;
  readonly plot: {
    readonly title: string;
    readonly help: string;
    readonly limits: string;
    readonly outside: number;
    readonly drawing: string;
    readonly links: readonly PlotLink[];
  };
  readonly controls: {
    readonly metricGroups: readonly { readonly name: string; readonly metrics: readonly Choice[] }[];
    readonly x: string;
    readonly chart: string;
    readonly limits: string;
    readonly guideSets: readonly Choice[];
    readonly columnGroups: readonly { readonly name: string; readonly columns: readonly Choice[] }[];
    readonly hasOwnColumns: boolean;
    readonly sort: string;
  };
  readonly filter: RunFilterModel;
  /** The quality-control table of the runs shown, as files. */
  readonly tableLinks: readonly PlotLink[];
  readonly table: RunTableModel;
  readonly pager: Pager;
  readonly user: ActingUserField;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
}

const VIEW = view<DashboardModel>('proteomics/quality/dashboard');

/** Size of the plot on the page, and of its files. */
const SIZE = { width: 1200, height: 440 };

/** Handler of the page. */
export function dashboardHandlers(context: ProteomicsContext): Pick<ProteomicsApiHandlers, 'showQcDashboard'> {
  return {
    async showQcDashboard({ path, query, request, response }) {
      const scope = await scopeOf(context, path);
      const content = await dashboard(context, scope, query, request, response);
      return { status: 200, type: 'text/html', content };
    },
  };
}

async function dashboard(
  context: ProteomicsContext,
  scope: Scope,
  query: DashboardParameters,
  request: Request,
  response: Response,
): Promise<string> {
  const { pool, project, pipeline } = scope;
  const choice = await readMetricChoice(pool, pipeline);
  const columns = tableColumns(query, choice);
  const sorted = (query.sort ?? '-Index').replace(/^-/, '');
  const known = METRICS.some(({ column }) => column === sorted) ? [sorted] : [];
  const reading = await readTrend(scope, { ...query, metric: query.metric ?? choice.first }, [
    ...columns,
    ...choice.ten,
    ...known,
  ]);
  const { trend, all, shown, own, guideSets } = reading;
  const judgement = judge(own.limits, all, guideSets);
  const self = pipelinePath(project, pipeline, 'trend');
  const state = (changes: Readonly<Record<string, string>>) => addressWith(self, stateOf(query, changes));
  const offset = query.offset ?? 0;
  const model: DashboardModel = {
    tabs: pipelineTabs(project, pipeline, 'trend'),
    flash: takeSentFlash(request, response),
    paths: {
      self,
      reviews: pipelinePath(project, pipeline, 'reviews'),
      guideSets: pipelinePath(project, pipeline, 'guide-sets'),
      annotations: pipelinePath(project, pipeline, 'annotations'),
      limits: pipelinePath(project, pipeline, 'limits'),
      upload: pipelinePath(project, pipeline, 'upload'),
      explanation: explanationPath(trend.question.metric.column),
      returnTo: state({}),
    },
    tiles: tilesOf(summaryOf(shown, judgement, choice.ten), shown, context.now(), trend.question.metric.column, (metric) =>
      state({ metric, offset: '' }),
    ),
    plot: plotModel(scope, query, reading),
    controls: controlsModel(query, columns, reading),
    filter: runFilterModel(query, shown.length, all.length),
    tableLinks: tableLinks(scope, query),
    table: runTable({
      scope,
      shown,
      columns,
      sort: query.sort ?? '-Index',
      offset,
      standings: new Map(trend.values.map(({ run, standing }) => [run.uuid, standing])),
      judgement,
      address: (sort) => state({ sort, offset: '' }),
    }),
    pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(shown.length / ROWS) }, (page) =>
      state({ offset: page === 1 ? '' : String((page - 1) * ROWS) }),
    ),
    user: await actingUserField(pool, request),
    kinds: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value, label })),
  };
  const page = pipelinePage(project, pipeline, {
    title: 'Quality',
    styles: ['styles/proteomics-quality.css', 'styles/proteomics-tiles.css', 'styles/proteomics-plots.css'],
    scripts: ['scripts/proteomics/quality.js'],
  });
  return context.render(VIEW, page, model);
}

/** The metric that is drawn stands first, then what was chosen. */
function tableColumns({ metric, columns }: DashboardParameters, choice: MetricChoice): readonly string[] {
  const chosen = (columns ?? choice.columns).filter(
    (column) => !['RawFile', 'Index', 'Flagged', 'Use Downstream'].includes(column),
  );
  return [...new Set([metric ?? choice.first, ...chosen])];
}

/** The parameters of the address with some changed; an empty one is taken away. */
function stateOf(query: DashboardParameters, changes: Readonly<Record<string, string>>): readonly Parameter[] {
  const { metric = '', x = '', chart = '', limits = '', guide_set = '', sort = '', offset = 0 } = query;
  const now: Record<string, string> = { metric, x, chart, limits, guide_set, sort, offset: offset === 0 ? '' : String(offset) };
  const usual: Record<string, string> = { x: 'index', chart: 'individuals', limits: 'moving_range', sort: '-Index' };
  return [
    ...Object.entries({ ...now, ...changes }).filter(([name, value]) => value !== usual[name]),
    ...chosenParameters(query),
    ...(query.columns ?? []).map((column): Parameter => ['columns', column]),
  ];
}

function plotModel(scope: Scope, query: DashboardParameters, reading: TrendReading): DashboardModel['plot'] {
  const { trend } = reading;
  const { metric, x, chart, limits } = trend.question;
  const parameters: Parameter[] = [
    ['metric', metric.column],
    ['x', x],
    ['chart', chart],
    ['limits', limits],
    ['guide_set', query.guide_set ?? ''],
    ...chosenParameters(query),
  ];
  return {
    title: titleOf(trend),
    help: `${metric.what} ${metric.change}`,
    limits: limitWords(trend),
    outside: trend.values.filter(({ standing }) => standing === 'above' || standing === 'below').length,
    drawing: trendSvg(reading, { setting: 'page', ...SIZE, id: 'trend' }, nameOf(scope)),
    links: plotLinks('trend', scope, parameters, SIZE),
  };
}

function controlsModel(
  query: DashboardParameters,
  columns: readonly string[],
  { trend, guideSets }: TrendReading,
): DashboardModel['controls'] {
  const { metric, x, chart, limits } = trend.question;
  return {
    metricGroups: groupsOf(PLOTTABLE).map(({ name, metrics }) => ({
      name,
      metrics: metrics.map(({ column, title }) => ({ value: column, label: title, isChosen: column === metric.column })),
    })),
    x,
    chart,
    limits,
    guideSets: guideSets.map(({ uuid, name }) => ({
      value: uuid,
      label: name,
      isChosen: uuid === query.guide_set?.toLowerCase(),
    })),
    columnGroups: groupsOf(METRICS).map(({ name, metrics }) => ({
      name,
      columns: metrics
        .filter(({ column }) => !['RawFile', 'Index', 'Flagged', 'Use Downstream'].includes(column))
        .map(({ column, title }) => ({ value: column, label: title, isChosen: columns.includes(column) })),
    })),
    hasOwnColumns: query.columns !== undefined,
    sort: query.sort ?? '-Index',
  };
}
