import type { components } from '../../../../generated/proteomics/types.d.ts';

export type QcMetric = components['schemas']['QcMetric'];

export interface MetricOrigin {
  readonly source: QcMetric['sources'][number];
  /** The computation in words; null if the value is copied. */
  readonly formula: string | null;
}

export type MetricGroup = QcMetric['group'] | 'Tracked targets';

/** A metric: a column of the quality-control table, a value of another engine or of raw data, or a measure of a target. */
export interface Metric extends Omit<QcMetric, 'id' | 'name' | 'direction' | 'mzqc' | 'sources' | 'group'> {
  readonly group: MetricGroup;
  /** Files that can contain the metric. */
  readonly origins: readonly MetricOrigin[];
  /** The meaning of a change; a part of the description. */
  readonly change: string;
  /** Definition of the metric, without `change`. */
  readonly what: string;
}

export interface PlottableMetric extends Metric {
  readonly unit: string;
  readonly better: Exclude<QcMetric['better'], 'none'>;
}

/** Units of measured values. All other units belong to counts. */
const MEASURES: ReadonlySet<string> = new Set(
  [
    '% min s ms ns ppm mDa Da 1/s 1/K0 a.u. fraction ratio score charge cleavages cycles intensity'.split(' '),
    ['arbitrary intensity', 'log2 intensity', 'amino acids', 'iRT units', 'spectra per MS1 spectrum'],
  ].flat(),
);

export function isCount({ unit }: { readonly unit: string | null }): boolean {
  return unit !== null && !MEASURES.has(unit);
}
