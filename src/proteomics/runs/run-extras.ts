/** What the page of a run shows of its results: figures, values by group, kept files, and who marked it when. */
import type pg from 'pg';
import { storedFiles } from '../../files/open-files.ts';
import { runKeyOf } from '../../sdrf/sheet.ts';
import { momentText, sizeText } from '../../web/for-people/words.ts';
import { readAcquisitionNote } from '../acquisition/acquisition-work.ts';
import type { ProteomicsContext } from '../context.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { buildAddress } from '../quality/addresses.ts';
import { FRAMES, type RunChartName } from '../quality/figures/figure.ts';
import { findAvailableCharts } from '../quality/figures/figures-there.ts';
import { readMetricChoice } from '../quality/metric-choice.ts';
import { isEngineMetric, METRICS } from '../quality/metrics/catalog.ts';
import { linkExplanation } from '../quality/metrics/page.ts';
import { findTargetMetric } from '../quality/metrics/target-metrics.ts';
import { formatValue } from '../quality/plots/scale.ts';
import { readTrend } from '../quality/trend/trend-reading.ts';
import type { CauseRule, DeviationSide } from '../quality/verdict/causes.ts';
import { judgeReading, listVerdictMetrics } from '../quality/verdict/verdict-reading.ts';
import { readSamples } from '../samples/store.ts';
import { chromatogramKey } from './chromatograms.ts';
import type { PipelineRun } from './store.ts';

/** Results of a run as its page shows them. */
export interface RunExtras {
  readonly figures: readonly {
    readonly name: RunChartName;
    readonly title: string;
    readonly path: string;
    readonly csvPath: string;
  }[];
  readonly groups: readonly {
    readonly title: string;
    readonly filled: number;
    readonly values: readonly {
      readonly name: string;
      /** As programs call it. */
      readonly column: string;
      readonly value: string;
      /** Median of the newest runs; empty where it is not known. */
      readonly usual: string;
      /** `above` or `below` the limits; empty inside. */
      readonly outside: string;
      /** Address of what the value means, and where it comes from. */
      readonly path: string;
    }[];
  }[];
  /** Samples that the raw file is of, by the pipeline's sample metadata. */
  readonly samples: readonly {
    readonly source: string;
    readonly assay: string;
    readonly label: string;
    readonly groups: readonly (readonly [name: string, value: string])[];
  }[];
  /** What values that are out suggest. */
  readonly causes: readonly { readonly name: string; readonly rule: string; readonly advice: string }[];
  /** Downloads of the run. The last of several is a .zip file of all. */
  readonly downloads: readonly { readonly name: string; readonly path: string; readonly note: string }[];
  /** What is to be said of the raw data; empty when it was measured, or its format is not understood. */
  readonly rawData: string;
  readonly history: readonly {
    readonly when: string;
    readonly who: string;
    readonly what: string;
    readonly reason: string;
  }[];
}

/** Reads what the results of a run offer. */
export async function readExtras(
  settings: ProteomicsContext['settings'],
  client: pg.Pool,
  { pipeline, run }: { readonly pipeline: { readonly uuid: string }; readonly run: PipelineRun },
): Promise<RunExtras> {
  const [standing, figures, samples, values, reviews] = await Promise.all([
    readStandingOf(client, pipeline, run.uuid),
    figuresOf(settings, client, run),
    readSamples(client, pipeline.uuid, runKeyOf(run.raw_file)),
    client.query<{ values: Record<string, string | number> }>(
      'select values from proteomics_quality_rows where raw_file_uuid = $1',
      [run.uuid],
    ),
    client.query<{
      changed_at: Date;
      changed_by: string;
      flagged: boolean;
      use_downstream: boolean;
      flagged_before: boolean;
      use_downstream_before: boolean;
      reason: string | null;
    }>('select * from proteomics_reviews where raw_file_uuid = $1 order by number desc limit 50', [run.uuid]),
  ]);
  const held = values.rows[0]?.values ?? {};
  return {
    figures: figures.map((name) => ({
      name,
      title: FRAMES[name].title,
      path: `/api/runs/${run.uuid}/figures/${name}?format=svg&width=480&height=260`,
      csvPath: `/api/runs/${run.uuid}/figures/${name}?format=csv`,
    })),
    groups: groupsOf(held, standing),
    samples: samples.map(({ source, assay, label, groups }) => ({ source, assay, label, groups: Object.entries(groups) })),
    causes: standing.causes.map(({ name, rule, advice }) => ({ name, rule, advice })),
    downloads: downloadsOf(run),
    rawData: (await readAcquisitionNote(client, run.uuid)) ?? '',
    history: reviews.rows.map((review) => ({
      when: momentText(review.changed_at),
      who: review.changed_by,
      what: [
        review.flagged === review.flagged_before ? '' : review.flagged ? 'flagged' : 'flag removed',
        review.use_downstream === review.use_downstream_before
          ? ''
          : review.use_downstream
            ? 'used downstream'
            : 'not used downstream',
      ]
        .filter((part) => part !== '')
        .join(', '),
      reason: review.reason ?? '',
    })),
  };
}

function downloadsOf(run: PipelineRun): RunExtras['downloads'] {
  const path = `/api/runs/${run.uuid}`;
  const raw = run.origin === 'upload' ? [{ name: run.raw_file, path: `${path}/raw-file`, note: sizeText(run.size ?? 0) }] : [];
  const results = run.result_files.map((name) => ({
    name,
    path: `${path}/result-files/${encodeURIComponent(name)}`,
    note: 'result',
  }));
  const files = [...raw, ...results];
  const all = {
    name: 'All files',
    path: buildAddress('/api/run-files', [
      ['project', run.project],
      ['pipeline', run.pipeline],
      ['raw_file', run.raw_file],
    ]),
    note: '.zip with checksums',
  };
  return files.length < 2 ? files : [...files, all];
}

/** The figures in their order: those of the kept files, and the chromatograms. */
async function figuresOf(settings: ProteomicsContext['settings'], client: pg.Pool, run: PipelineRun): Promise<RunChartName[]> {
  const files = storedFiles(settings);
  const [there, ms1, ms2] = await Promise.all([
    findAvailableCharts(settings, client, run),
    files.stat(chromatogramKey(run, 'ms1')),
    files.stat(chromatogramKey(run, 'ms2')),
  ]);
  return (Object.keys(FRAMES) as RunChartName[]).filter((name) => {
    if (name === 'ms1_chromatogram') return ms1 !== undefined;
    if (name === 'ms2_chromatogram') return ms2 !== undefined;
    return there.has(name);
  });
}

function groupsOf(held: Readonly<Record<string, string | number>>, { usual, outside }: RunStanding): RunExtras['groups'] {
  // What an engine does not tell is not missing.
  const tracked = Object.keys(held).flatMap((column) => findTargetMetric(column) ?? []);
  const stored = [...METRICS, ...tracked].filter(({ origins, column }) =>
    isEngineMetric(column) ? held[column] !== undefined : origins.length > 0 && column !== 'Index',
  );
  return [...new Set(stored.map(({ group }) => group))]
    .map((title) => {
      const values = stored
        .filter(({ group }) => group === title)
        .map(({ column, title: name, unit, plottable }) => ({
          name,
          column,
          value: held[column] === undefined ? '' : withUnit(shownValue(held[column], plottable), unit),
          usual: usualOf(held[column], usual.get(column), plottable),
          outside: outside.get(column) ?? '',
          path: linkExplanation(column),
        }));
      return { title, filled: values.filter(({ value }) => value !== '').length, values };
    })
    .filter(({ filled }) => filled > 0);
}

/** Counts say in their title what they count. */
function withUnit(value: string, unit: string | null): string {
  return unit === null || unit.length > 3 ? value : `${value} ${unit}`;
}

/** What is usual for a number; an instant or an identifier is never. */
function usualOf(value: string | number | undefined, median: number | undefined, plottable: boolean): string {
  return typeof value !== 'number' || median === undefined || !plottable ? '' : formatValue(median);
}

/** Numbers that are compared are written as what is usual is; others as they are. */
function shownValue(value: string | number, plottable: boolean): string {
  return typeof value === 'string' || !plottable ? String(value) : formatValue(value);
}

/** The standing of a run among the runs of its pipeline. */
interface RunStanding {
  /** Medians of the newest runs that are used downstream, by column. */
  readonly usual: ReadonlyMap<string, number>;
  /** The side of each value that is out, by column, by the default limits of the page Quality. */
  readonly outside: ReadonlyMap<string, DeviationSide>;
  readonly causes: readonly CauseRule[];
}

/** The newest runs that define the usual value, and the minimum of their values. */
const NEWEST = 100;
const FEWEST = 5;

const MEDIANS = `
  select v.key as column, percentile_cont(0.5) within group (order by (v.value #>> '{}')::float8) as median
    from (select uuid from proteomics_raw_files where pipeline_uuid = $1 and use_downstream
           order by acquired_at desc nulls last, arrival desc limit $2) r
      join proteomics_quality_rows q on q.raw_file_uuid = r.uuid, lateral json_each(${READABLE_VALUES}) v
   where json_typeof(v.value) = 'number' group by v.key having count(*) >= $3`;

/** Reads the standing of a run. */
async function readStandingOf(pool: pg.Pool, pipeline: { readonly uuid: string }, run: string): Promise<RunStanding> {
  const choice = await readMetricChoice(pool, pipeline);
  const [reading, medians] = await Promise.all([
    readTrend({ pool, pipeline }, { metric: choice.first }, choice.ten, 'automatic'),
    pool.query<{ column: string; median: number }>(MEDIANS, [pipeline.uuid, NEWEST, FEWEST]),
  ]);
  const verdict = judgeReading(reading, listVerdictMetrics(choice, reading.own));
  const out = verdict.out.find((one) => one.run.uuid === run);
  const sides = verdict.metrics.flatMap(({ metric, standings, isBad }): [string, DeviationSide][] =>
    out !== undefined && isBad[out.at] === true ? [[metric.column, standings[out.at] as DeviationSide]] : [],
  );
  return {
    usual: new Map(medians.rows.map(({ column, median }) => [column, median])),
    outside: new Map(sides),
    causes: out?.causes ?? [],
  };
}
