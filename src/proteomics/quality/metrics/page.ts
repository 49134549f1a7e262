/** The page that explains every metric; each has an address of its own by its fragment. */
import { type Render, view } from '../../../web/views.ts';
import { ENGINE_NAMES, type Engine } from '../../engines/engine.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../../page.ts';
import { type Target, targetOfMetric } from '../../targets/target.ts';
import { groupsOf, isEngineMetric, METRICS } from './catalog.ts';
import type { Metric, MetricOrigin } from './metric.ts';
import { targetMetrics } from './target-metrics.ts';

/** A column as the page shows it. */
interface MetricModel {
  readonly id: string;
  readonly column: string;
  readonly title: string;
  readonly unit: string;
  readonly what: string;
  readonly change: string;
  readonly formula: string;
  /** Where other engines tell it, in words. */
  readonly origins: readonly { readonly from: string; readonly how: string }[];
  readonly source: string;
  readonly better: string;
  readonly betterClass: string;
}

interface MetricsModel {
  readonly total: number;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly metrics: readonly MetricModel[] }[];
}

const VIEW = view<MetricsModel>('proteomics/quality/metrics');

const BETTER = {
  higher: 'higher is better',
  lower: 'lower is better',
  target: 'should stay where it is',
  none: '',
} as const;

/** Fragment of what is told of all tracked peptides and proteins. */
const TARGETS = 'g-tracked-targets';
/** Stands for any of them. */
const EXAMPLE: Target = { kind: 'peptide', name: 'SEQUENCE' };

/** Fragment of a metric's explanation on the page. */
export function metricAnchor(column: string): string {
  return `m-${METRICS.findIndex((metric) => metric.column === column) + 1}-${slugOf(column)}`;
}

/** Address of a metric's explanation. */
export function explanationPath(column: string): string {
  const fragment = targetOfMetric(column) === undefined ? metricAnchor(column) : TARGETS;
  return `/proteomics/metrics#${fragment}`;
}

/** The page. */
export function metricsPage(render: Render): string {
  const groups = groupsOf([...METRICS, ...targetMetrics([EXAMPLE])]).map(({ name, metrics }) => ({
    id: `g-${slugOf(name)}`,
    name,
    metrics: metrics.map(modelOf),
  }));
  const page = {
    title: 'Metrics',
    section: '/proteomics',
    crumbs: [{ title: 'Quality', path: PROTEOMICS_SECTION }],
    styles: [...PROTEOMICS_STYLES, 'styles/proteomics-quality.css'],
    scripts: ['scripts/tables.js'],
  };
  return render(VIEW, page, { total: METRICS.length, groups });
}

function modelOf({ column, title, unit, what, change, formula, source, better, origins }: Metric): MetricModel {
  return {
    id: metricAnchor(column),
    column,
    title,
    unit: unit ?? '',
    what,
    change,
    formula: formula ?? '',
    origins: isEngineMetric(column) ? origins.map(originModel) : [],
    source: source ?? '',
    better: BETTER[better],
    betterClass: better,
  };
}

function originModel({ source: { engine, file, column, filter }, formula }: MetricOrigin): MetricModel['origins'][number] {
  const rows = filter === null ? '' : ` Rows: ${filter}.`;
  const name = ENGINE_NAMES[engine as Engine] ?? engine;
  return { from: `${name}, ${file}`, how: `${column}: ${formula ?? 'as it stands'}.${rows}` };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
