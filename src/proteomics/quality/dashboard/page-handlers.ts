/** The page Quality: whether to measure, the trend of a metric, and the table of raw files in which they are marked. */
import type { Exchange } from '../../../contract/accept.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { page } from '../../../web/replies/replies.ts';
import { view } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { type ActingUserField, actingUserField } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { readTargets } from '../../targets/store.ts';
import { addressWith, type PlotLink, tableLinks } from '../addresses.ts';
import { ANNOTATION_KINDS } from '../annotations/store.ts';
import { type MetricChoice, readMetricChoice } from '../metric-choice.ts';
import { metricOf } from '../metrics/catalog.ts';
import { explanationPath } from '../metrics/page.ts';
import { targetMetrics } from '../metrics/target-metrics.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { readTrend } from '../trend/trend-reading.ts';
import { causeGroupOf, type OutRun } from '../verdict/verdict.ts';
import { verdictMetrics, verdictOfReading } from '../verdict/verdict-reading.ts';
import { type ControlsModel, controlsModel, SHOWN_ANYWAY } from './controls.ts';
import { drawn, type FigureModel, type State, type TileModel, type VerdictModel, verdictModel } from './overview.ts';
import { type DashboardParameters, dashboardStateOf, type RunFilterModel, runFilterModel } from './run-filter.ts';
import { ROWS, type RunTableModel, runTable } from './run-table.ts';

interface DashboardModel {
  readonly tabs: readonly TabModel[];
  readonly heading: string;
  readonly paths: Readonly<
    Record<
      'self' | 'reviews' | 'guideSets' | 'annotations' | 'limits' | 'upload' | 'explanation' | 'returnTo' | 'news' | 'runFiles',
      string
    >
  >;
  readonly verdict: VerdictModel;
  readonly tiles: readonly TileModel[];
  readonly figure: FigureModel;
  readonly controls: ControlsModel;
  readonly filter: RunFilterModel;
  /** The quality-control table of the runs shown, as files. */
  readonly tableLinks: readonly PlotLink[];
  readonly table: RunTableModel;
  readonly pager: Pager;
  readonly user: ActingUserField;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
}

const VIEW = view<DashboardModel>('proteomics/quality/dashboard');

/** Handler of the page. */
export function dashboardHandlers(context: ProteomicsContext) {
  return {
    showQcDashboard: async (call) => dashboard(context, await scopeOf(context, call.path), call.query, call),
  } satisfies Partial<ProteomicsHandlers>;
}

async function dashboard(
  context: ProteomicsContext,
  scope: Scope,
  query: DashboardParameters,
  call: Exchange & { readonly access: Caller },
) {
  const { pool, project, pipeline } = scope;
  const [choice, { targets }] = await Promise.all([readMetricChoice(pool, pipeline), readTargets(pool, pipeline.uuid)]);
  const columns = tableColumns(query, choice);
  const sorted = (query.sort ?? '-Index').replace(/^-/, '');
  const known = metricOf(sorted) !== undefined ? [sorted] : [];
  const wanted = { ...query, metric: query.metric ?? choice.first };
  const reading = await readTrend(scope, wanted, [...columns, ...choice.ten, ...known], 'automatic');
  const { trend, all, shown, own } = reading;
  const verdict = verdictOfReading(reading, verdictMetrics(choice, own));
  const self = pipelinePath(project, pipeline, 'trend');
  const state: State = (changes) => addressWith(self, dashboardStateOf(query, changes));
  // Past the end, where runs went in the meantime, the last page is shown.
  const offset = Math.min(query.offset ?? 0, Math.floor(Math.max(0, shown.length - 1) / ROWS) * ROWS);
  const current = trend.question.metric.column;
  const model: DashboardModel = {
    tabs: pipelineTabs(project, pipeline, 'trend'),
    heading: pipeline.name,
    paths: {
      self,
      reviews: pipelinePath(project, pipeline, 'reviews'),
      guideSets: pipelinePath(project, pipeline, 'guide-sets'),
      annotations: pipelinePath(project, pipeline, 'annotations'),
      limits: pipelinePath(project, pipeline, 'limits'),
      upload: pipelinePath(project, pipeline, 'upload'),
      explanation: explanationPath(current),
      returnTo: state({}),
      news: addressWith('/api/runs', [
        ['project', project.slug],
        ['pipeline', pipeline.slug],
        ['limit', '1'],
      ]),
      runFiles: addressWith('/api/run-files', [
        ['project', project.slug],
        ['pipeline', pipeline.slug],
      ]),
    },
    verdict: verdictModel(verdict, reading.basis, state),
    ...drawn(scope, query, reading, verdict, state),
    controls: controlsModel(query, columns, reading, targetMetrics(targets)),
    filter: runFilterModel(query, { shown: shown.length, all }, reading.instruments),
    tableLinks: tableLinks(scope, query),
    table: runTable({
      scope,
      shown,
      columns,
      sort: query.sort ?? '-Index',
      offset,
      verdict,
      picks: new Set(verdict.out.flatMap((out) => (isPicked(out, query.pick) ? [out.run.uuid] : []))),
      address: (sort) => state({ sort, offset: '' }),
    }),
    pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(shown.length / ROWS) }, (page) =>
      state({ offset: page === 1 ? '' : String((page - 1) * ROWS) }),
    ),
    user: await actingUserField(pool, call),
    kinds: Object.entries(ANNOTATION_KINDS).map(([value, label]) => ({ value, label })),
  };
  const frame = pipelinePage(project, pipeline, {
    title: 'Quality',
    styles: ['styles/proteomics-dashboard.css'],
    scripts: ['scripts/proteomics/quality.js'],
  });
  return page(context, call, 200, VIEW, frame, model);
}

function isPicked(out: OutRun, pick: DashboardParameters['pick']): boolean {
  return out.isWaiting && (pick === 'out' || pick === causeGroupOf(out));
}

/** The metric that is drawn stands first, then what was chosen. */
function tableColumns({ metric, columns }: DashboardParameters, choice: MetricChoice): readonly string[] {
  const chosen = (columns ?? choice.columns).filter((column) => !SHOWN_ANYWAY.includes(column));
  return [...new Set([metric ?? choice.first, ...chosen])];
}
