/** What is said of a column of the quality-control table, for people and for programs. */
import type { components } from '../../../../generated/proteomics/types.d.ts';

/** A column as the contract's operation listQcMetrics answers it. */
export type QcMetric = components['schemas']['QcMetric'];

/** Where a metric comes from, with how it is computed there. */
export interface MetricOrigin {
  readonly source: QcMetric['sources'][number];
  /** In words; null when it is read as it stands. */
  readonly formula: string | null;
}

/** What metrics stand together: those of the catalog, and those that people add to a pipeline. */
export type MetricGroup = QcMetric['group'] | 'Tracked targets';

/** What is known of a metric: a column of the quality-control table, a value that another engine gives, or a measure of a tracked target. */
export interface Metric extends Omit<QcMetric, 'id' | 'name' | 'direction' | 'mzqc' | 'sources' | 'group'> {
  readonly group: MetricGroup;
  /** Every file that can tell it. */
  readonly origins: readonly MetricOrigin[];
  /** What it means when the values of a numeric column move; part of the description. */
  readonly change: string;
  /** What the column is, without `change`. */
  readonly what: string;
}

/** A metric that can be drawn: it has a unit, and says where its values should lie. */
export interface PlottableMetric extends Metric {
  readonly unit: string;
  readonly better: Exclude<QcMetric['better'], 'none'>;
}

/** Units of what is measured, and not counted. */
const MEASURES: ReadonlySet<string> = new Set(
  [
    '% min s ms ns ppm mDa Da 1/s 1/K0 a.u. fraction ratio score charge cleavages cycles intensity'.split(' '),
    ['arbitrary intensity', 'log2 intensity', 'amino acids', 'iRT units', 'spectra per MS1 spectrum'],
  ].flat(),
);

/** Whether the values of a metric are counts. */
export function isCount({ unit }: { readonly unit: string | null }): boolean {
  return unit !== null && !MEASURES.has(unit);
}

/** How a column is written down in the catalog. */
export interface MetricEntry {
  readonly column: string;
  readonly title: string;
  readonly unit?: string;
  readonly better?: QcMetric['better'];
  readonly what: string;
  readonly change?: string;
  readonly formula?: string;
  readonly source?: string;
  readonly accession?: string;
  /** `number` when absent. */
  readonly type?: QcMetric['type'];
  /** Whether it can be drawn as a trend; as its type says when absent. */
  readonly plottable?: boolean;
}

/** Makes the columns of a group; `source` holds for those that name no source of their own. */
export function group(name: QcMetric['group'], source: string | null, entries: readonly MetricEntry[]): readonly Metric[] {
  return entries.map((entry) => {
    const type = entry.type ?? 'number';
    const change = entry.change ?? '';
    return {
      column: entry.column,
      title: entry.title,
      group: name,
      type,
      unit: entry.unit ?? null,
      description: [entry.what, change].filter((text) => text !== '').join(' '),
      what: entry.what,
      change,
      formula: entry.formula ?? null,
      source: entry.source ?? source,
      better: entry.better ?? 'none',
      plottable: entry.plottable ?? type === 'number',
      accession: entry.accession ?? null,
      origins: [],
    };
  });
}
