/**
 * Every metric with what it means (docs/requirements.md, P4, P23, P25): the 111 columns of the quality-control table, in the order of the table, and
 * behind them what other engines and raw data give. Pages, limits, exports and answers know metrics from here alone.
 */
import { BadRequestError } from '../../../contract/errors.ts';
import { TABLE_SOURCES } from '../../engines/formulas/tables.ts';
import type { Client, PipelineRow } from '../../records.ts';
import { readTargets } from '../../targets/store.ts';
import { originsOfColumn } from './column-origins.ts';
import { calibrationAndPeakWidth, cleavageAndResidues } from './digestion-metrics.ts';
import { acquired } from './engines/acquired.ts';
import { diannLog, diannStatistics } from './engines/diann.ts';
import { analysisCounts, identifiedCounts, matrixMetrics } from './engines/identified.ts';
import { massAccuracy, peptideShape, quantities, timesAndWidths } from './engines/measured.ts';
import { identificationCounts, proteinAndPeptideCounts, runMetadata } from './identification-metrics.ts';
import type { Metric, MetricGroup, PlottableMetric, QcMetric } from './metric.ts';
import { identityAndTime, scanCountsAndRates } from './run-metrics.ts';
import { flags, missingPerChannel, qcPeptide1, qcPeptide2, qcProtein } from './sample-metrics.ts';
import { intensitiesAndWidths } from './signal-metrics.ts';
import { targetMetric, targetMetrics, VARIATION_METRICS } from './target-metrics.ts';

/** The columns of the quality-control table. */
export const METRIC_COLUMNS: readonly Metric[] = [
  ...identityAndTime,
  ...scanCountsAndRates,
  ...intensitiesAndWidths,
  ...runMetadata,
  ...identificationCounts,
  ...proteinAndPeptideCounts,
  ...missingPerChannel,
  ...cleavageAndResidues,
  ...calibrationAndPeakWidth,
  ...qcPeptide1,
  ...qcPeptide2,
  ...qcProtein,
  ...flags,
].map((metric) => ({ ...metric, origins: originsOfColumn(metric) }));

/** What other engines give. Their numbers in exports count on from those of the columns: new ones stand last. */
export const ENGINE_METRICS: readonly Metric[] = [
  ...identifiedCounts,
  ...peptideShape,
  ...massAccuracy,
  ...timesAndWidths,
  ...quantities,
  ...analysisCounts,
  ...matrixMetrics,
  ...diannStatistics,
  ...diannLog,
].map((metric) => ({
  ...metric,
  origins: (TABLE_SOURCES.get(metric.column) ?? []).map(({ engine, file, column, filter, formula }) => ({
    source: { engine, file, column, filter },
    formula,
  })),
}));

/** What raw data tells before a search. */
export const RAW_DATA_METRICS: readonly Metric[] = acquired;

/** What is none of the columns, in the order of exports: new ones stand last. */
export const BESIDE_COLUMNS: readonly Metric[] = [...ENGINE_METRICS, ...RAW_DATA_METRICS];

/** Every metric. */
export const METRICS: readonly Metric[] = [...METRIC_COLUMNS, ...BESIDE_COLUMNS, ...VARIATION_METRICS];

const BY_COLUMN: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.column, metric]));

/** The columns that can be drawn. */
export const PLOTTABLE: readonly PlottableMetric[] = METRICS.filter(isPlottable);

/** The metrics that can be drawn of a pipeline: those of all, and of what it tracks. */
export async function readPlottable(client: Client, { uuid }: Pick<PipelineRow, 'uuid'>): Promise<readonly PlottableMetric[]> {
  return [...PLOTTABLE, ...targetMetrics((await readTargets(client, uuid)).targets)];
}

/** The metrics that a heat map shows when nobody chooses, and the key figures: one for each thing that goes wrong in a lab. */
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

const OF_ENGINES: ReadonlySet<string> = new Set(BESIDE_COLUMNS.map(({ column }) => column));

/** Whether a metric is none of the columns of the quality-control table. */
export function isEngineMetric(column: string): boolean {
  return OF_ENGINES.has(column) || targetMetric(column) !== undefined;
}

/** A column by its name; undefined when the table has no such column. */
export function metricOf(column: string): Metric | undefined {
  return BY_COLUMN.get(column) ?? targetMetric(column);
}

/** A column that can be drawn. Throws BadRequestError that names the parameter. */
export function plottableMetric(column: string, parameter = 'metric'): PlottableMetric {
  const metric = metricOf(column);
  if (metric === undefined) throw new BadRequestError(`${parameter}: the table has no column ${shortened(column)}.`);
  if (!isPlottable(metric)) throw new BadRequestError(`${parameter}: ${column} is not a numeric metric.`);
  return metric;
}

/** Whether a metric can be drawn. */
export function isPlottable(metric: Metric): metric is PlottableMetric {
  return metric.plottable && metric.unit !== null && metric.better !== 'none';
}

/** A metric as the contract answers it. */
export function described({ what: _what, change: _change, origins, ...metric }: Metric): QcMetric {
  return {
    ...metric,
    id: metric.column,
    name: metric.title,
    direction: metric.better === 'none' ? null : metric.better,
    mzqc: metric.accession,
    sources: origins.map(({ source }) => source),
    // Tracked targets are in no catalog.
    group: metric.group as QcMetric['group'],
  };
}

/** The groups in the order of the table, each with its columns. */
export function groupsOf(metrics: readonly Metric[]): readonly { name: MetricGroup; metrics: readonly Metric[] }[] {
  const names = [...new Set(metrics.map(({ group }) => group))];
  return names.map((name) => ({ name, metrics: metrics.filter(({ group }) => group === name) }));
}

/** A text of somebody else in a sentence of ours. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
