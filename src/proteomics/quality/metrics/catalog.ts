/** All metrics (docs/requirements.md, P4, P23, P25): the 111 columns of the table, then those of engines and raw data. */

import { BadRequestError } from '../../../contract/errors.ts';
import { truncateText } from '../../../short-text.ts';
import { TABLE_SOURCES } from '../../engines/formulas/tables.ts';
import type { Client, PipelineRow } from '../../records.ts';
import { readTargets } from '../../targets/store.ts';
import { CATALOG } from './catalog-file.ts';
import type { Metric, MetricGroup, PlottableMetric, QcMetric } from './metric.ts';
import { findTargetMetric, listTargetMetrics, VARIATION_METRICS } from './target-metrics.ts';

export const METRIC_COLUMNS: readonly Metric[] = CATALOG.columns;

/** Metrics of other engines. In exports, they follow the columns. */
export const ENGINE_METRICS: readonly Metric[] = CATALOG.engines.map((metric) => ({
  ...metric,
  origins: (TABLE_SOURCES.get(metric.column) ?? []).map(({ engine, file, column, filter, formula }) => ({
    source: { engine, file, column, filter },
    formula,
  })),
}));

export const RAW_DATA_METRICS: readonly Metric[] = CATALOG.rawData;

/** Metrics of a run that are not in the quality-control table, in the order of exports. */
export const BESIDE_COLUMNS: readonly Metric[] = [...ENGINE_METRICS, ...RAW_DATA_METRICS];

export const METRICS: readonly Metric[] = [...METRIC_COLUMNS, ...BESIDE_COLUMNS, ...VARIATION_METRICS];

const BY_COLUMN: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.column, metric]));

export const PLOTTABLE: readonly PlottableMetric[] = METRICS.filter(isPlottable);

/** Returns the metrics that can be plotted, including those of targets. */
export async function readPlottableMetrics(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
): Promise<readonly PlottableMetric[]> {
  return [...PLOTTABLE, ...listTargetMetrics((await readTargets(client, uuid)).targets)];
}

/** Default metrics of heat map and summary, one for each kind of problem in a laboratory. */
export const CHOICE_OF_TEN: readonly string[] = [
  'N_protein_groups',
  'N_peptides',
  'MS/MS Identified [%]',
  'Ms1MedianSummedIntensity',
  'MedianPeakWidthAt50%H(s)',
  'NumEsiInstabilityFlags',
  'Missed Cleavages [%]',
  'Oxidations [%]',
  'N_peptides_potential_contaminants',
  'Uncalibrated - Calibrated m/z [ppm] (ave)',
];

const METRICS_BESIDE_TABLE: ReadonlySet<string> = new Set(BESIDE_COLUMNS.map(({ column }) => column));

/** Returns whether a metric is outside the quality-control table. */
export function isStoredOutsideTable(column: string): boolean {
  return METRICS_BESIDE_TABLE.has(column) || findTargetMetric(column) !== undefined;
}

export function findMetric(column: string): Metric | undefined {
  return BY_COLUMN.get(column) ?? findTargetMetric(column);
}

export function requirePlottableMetric(column: string, parameter = 'metric'): PlottableMetric {
  const metric = findMetric(column);
  if (metric === undefined) throw new BadRequestError(`${parameter}: the table has no column ${truncateText(column, 60)}.`);
  if (!isPlottable(metric)) throw new BadRequestError(`${parameter}: ${column} is not a numeric metric.`);
  return metric;
}

export function isPlottable(metric: Metric): metric is PlottableMetric {
  return metric.plottable && metric.unit !== null && metric.better !== 'none';
}

export function formatQcMetric({ what: _what, change: _change, origins, ...metric }: Metric): QcMetric {
  return {
    ...metric,
    id: metric.column,
    name: metric.title,
    direction: metric.better === 'none' ? null : metric.better,
    mzqc: metric.accession,
    sources: origins.map(({ source }) => source),
    // Metrics of targets are not in the catalog.
    group: metric.group as QcMetric['group'],
  };
}

export function groupMetrics(metrics: readonly Metric[]): readonly { name: MetricGroup; metrics: readonly Metric[] }[] {
  const names = [...new Set(metrics.map(({ group }) => group))];
  return names.map((name) => ({ name, metrics: metrics.filter(({ group }) => group === name) }));
}
