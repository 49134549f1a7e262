/** Builds the page that explains all metrics. Each explanation has a URL fragment. */
import type { Render } from '../../../web/views.ts';
import { ENGINE_NAMES, type Engine } from '../../engines/engine.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../../page.ts';
import { parseMetricId, type Target } from '../../targets/target.ts';
import { groupMetrics, isStoredOutsideTable, METRICS } from './catalog.ts';
import type { Metric, MetricOrigin } from './metric.ts';
import { listTargetMetrics } from './target-metrics.ts';

const BETTER = { higher: 'higher is better', lower: 'lower is better', target: 'should stay the same', none: '' } as const;

const TARGETS = 'g-tracked-targets';
/** Represents all targets in the explanations. */
const EXAMPLE: Target = { kind: 'peptide', name: 'SEQUENCE' };

export function getMetricAnchor(column: string): string {
  return `m-${METRICS.findIndex((metric) => metric.column === column) + 1}-${createMetricSlug(column)}`;
}

export function getExplanationPath(column: string): string {
  const fragment = parseMetricId(column) === undefined ? getMetricAnchor(column) : TARGETS;
  return `/proteomics/metrics#${fragment}`;
}

export function renderMetrics(render: Render): string {
  const groups = groupMetrics([...METRICS, ...listTargetMetrics([EXAMPLE])]).map(({ name, metrics }) => ({
    id: `g-${createMetricSlug(name)}`,
    name,
    metrics: metrics.map(buildMetricModel),
  }));
  const page = {
    title: 'Metrics',
    section: '/proteomics',
    crumbs: [{ title: 'Quality', path: PROTEOMICS_SECTION }],
    styles: [...PROTEOMICS_STYLES, 'styles/proteomics-quality.css'],
    scripts: ['scripts/tables.js'],
  };
  return render('proteomics/quality/metrics', page, { total: METRICS.length, groups });
}

function buildMetricModel({ column, title, unit, what, change, formula, source, better, origins }: Metric) {
  return {
    id: getMetricAnchor(column),
    column,
    title,
    unit: unit ?? '',
    what,
    change,
    formula: formula ?? '',
    origins: isStoredOutsideTable(column) ? origins.map(buildOriginModel) : [],
    source: source ?? '',
    better: BETTER[better],
    betterClass: better,
  };
}

function buildOriginModel({ source: { engine, file, column, filter }, formula }: MetricOrigin) {
  const rows = filter === null ? '' : ` Rows: ${filter}.`;
  const name = ENGINE_NAMES[engine as Engine] ?? engine;
  return { from: `${name}, ${file}`, how: `${column}: ${formula ?? 'unchanged'}.${rows}` };
}

function createMetricSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
