/** All 111 columns of the quality-control table with what they mean, in the order of the table (docs/requirements.md, P4). */
import { BadRequestError } from '../../../contract/errors.ts';
import { calibrationAndPeakWidth, cleavageAndResidues } from './digestion-metrics.ts';
import { identificationCounts, proteinAndPeptideCounts, runMetadata } from './identification-metrics.ts';
import type { Metric, PlottableMetric, QcMetric } from './metric.ts';
import { identityAndTime, scanCountsAndRates } from './run-metrics.ts';
import { flags, missingPerChannel, qcPeptide1, qcPeptide2, qcProtein } from './sample-metrics.ts';
import { intensitiesAndWidths } from './signal-metrics.ts';

/** Every column. */
export const METRICS: readonly Metric[] = [
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
];

const BY_COLUMN: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.column, metric]));

/** The columns that can be drawn. */
export const PLOTTABLE: readonly PlottableMetric[] = METRICS.filter(isPlottable);

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

/** A column by its name; undefined when the table has no such column. */
export function metricOf(column: string): Metric | undefined {
  return BY_COLUMN.get(column);
}

/** A column that can be drawn. Throws BadRequestError that names the parameter. */
export function plottableMetric(column: string, parameter = 'metric'): PlottableMetric {
  const metric = BY_COLUMN.get(column);
  if (metric === undefined) throw new BadRequestError(`${parameter}: the table has no column ${shortened(column)}.`);
  if (!isPlottable(metric)) throw new BadRequestError(`${parameter}: ${column} is not a numeric metric.`);
  return metric;
}

function isPlottable(metric: Metric): metric is PlottableMetric {
  return metric.plottable && metric.unit !== null && metric.better !== 'none';
}

/** A column as the contract answers it. */
export function described({ what: _what, change: _change, ...metric }: Metric): QcMetric {
  return metric;
}

/** The groups in the order of the table, each with its columns. */
export function groupsOf(metrics: readonly Metric[]): readonly { name: QcMetric['group']; metrics: readonly Metric[] }[] {
  const names = [...new Set(metrics.map(({ group }) => group))];
  return names.map((name) => ({ name, metrics: metrics.filter(({ group }) => group === name) }));
}

/** A text of somebody else in a sentence of ours. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
