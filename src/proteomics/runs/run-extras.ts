/** Reads the results of a run for its page: charts, values by group, files and reviews. */
import { descending } from 'd3-array';
import type pg from 'pg';
import { openStoredFiles } from '../../files/open-files.ts';
import { getRunKey } from '../../sdrf/sheet.ts';
import { formatSize, formatTimestamp } from '../../web/for-people/words.ts';
import { readAcquisitionNote } from '../acquisition/acquisition-work.ts';
import type { ProteomicsContext } from '../context.ts';
import { formatLocalTime } from '../ingestion/acquisition-time.ts';
import { READABLE_VALUES } from '../ingestion/quality-row.ts';
import { getRunPath } from '../page.ts';
import { type AddressParameter, buildAddress } from '../quality/addresses.ts';
import { readMetricChoice } from '../quality/metric-choice.ts';
import { isStoredOutsideTable, METRICS } from '../quality/metrics/catalog.ts';
import { getExplanationPath } from '../quality/metrics/page.ts';
import { findTargetMetric } from '../quality/metrics/target-metrics.ts';
import { formatValue } from '../quality/plots/scale.ts';
import { listReviewSentences, readRunReviews } from '../quality/reviews/store.ts';
import { listReferenceRuns } from '../quality/run-charts/reference-run.ts';
import { FRAMES, type RunChartName } from '../quality/run-charts/run-chart.ts';
import { findAvailableCharts } from '../quality/run-charts/stored-charts.ts';
import { SAMPLE_TYPES } from '../quality/sample-types/rules.ts';
import { groupBySeries } from '../quality/sample-types/series.ts';
import { readTrend } from '../quality/trend/trend-reading.ts';
import type { DeviationSide } from '../quality/verdict/causes.ts';
import { computeReadingVerdict, listVerdictMetrics } from '../quality/verdict/verdict-reading.ts';
import { describeOutlier } from '../quality/verdict/words.ts';
import { readSamples } from '../samples/store.ts';
import { CHROMATOGRAMS, getChromatogramKey, isChromatogram } from './chromatograms.ts';
import type { PipelineRun } from './store.ts';

const MAX_REVIEWS = 50;

export type RunExtras = Awaited<ReturnType<typeof readRunExtras>>;

export async function readRunExtras(
  settings: ProteomicsContext['settings'],
  client: pg.Pool,
  { pipeline, run }: { readonly pipeline: { readonly uuid: string }; readonly run: PipelineRun },
  wanted = 'automatic',
) {
  const [comparison, charts, samples, values, reviews] = await Promise.all([
    compareRun(client, pipeline, run),
    listCharts(settings, client, run),
    readSamples(client, pipeline.uuid, getRunKey(run.raw_file)),
    client.query<{ values: Record<string, string | number> }>(
      'select values from proteomics_quality_rows where raw_file_uuid = $1',
      [run.uuid],
    ),
    readRunReviews(client, run.uuid, MAX_REVIEWS),
  ]);
  const runValues = values.rows[0]?.values ?? {};
  const [chromatogram] = charts.filter(isChromatogram);
  const ofRun = { uuid: run.uuid, pipelineUuid: pipeline.uuid };
  const offered =
    chromatogram === undefined
      ? { runs: [], median: null }
      : await listReferenceRuns({ pool: client, settings }, ofRun, CHROMATOGRAMS[chromatogram]);
  return {
    charts: charts.map((name) => {
      const path = `/api/runs/${run.uuid}/figures/${name}`;
      const reference: AddressParameter = ['reference', isChromatogram(name) ? wanted : ''];
      const size: AddressParameter[] = [
        ['width', '480'],
        ['height', '260'],
      ];
      return {
        name,
        title: FRAMES[name].title,
        path: buildAddress(path, [['format', 'svg'], ...size, reference]),
        csvPath: buildAddress(path, [['format', 'csv'], reference]),
      };
    }),
    references: offered.runs.length === 0 ? [] : listReferenceChoices(offered, wanted),
    groups: groupValues(runValues, comparison),
    samples: samples.map(({ source, assay, label, groups }) => ({ source, assay, label, groups: Object.entries(groups) })),
    sampleType: { name: SAMPLE_TYPES[comparison.sampleType], chosen: reviews[0]?.sampleType ?? 'automatic' },
    neighbors: comparison.neighbors,
    unusual: comparison.unusual,
    causes: comparison.causes.map(({ name, rule, advice }) => ({ name, rule, advice })),
    downloads: listDownloads(run),
    rawData: (await readAcquisitionNote(client, run.uuid)) ?? '',
    history: reviews.map((review) => ({
      when: formatTimestamp(review.changedAt),
      who: review.changedBy,
      what: listReviewSentences(review).join(', '),
      reason: review.reason ?? '',
    })),
  };
}

function listReferenceChoices({ runs, median }: Awaited<ReturnType<typeof listReferenceRuns>>, wanted: string) {
  return [
    { value: 'automatic', label: `Median run (${median?.name ?? 'none'})` },
    { value: '', label: 'No run' },
    ...runs.map(({ uuid, name }) => ({ value: uuid, label: name })),
  ].map((choice) => ({ ...choice, isChosen: choice.value === wanted }));
}

/** Returns the files of a run. The last one is a .zip file of all, if there are several. */
function listDownloads(run: PipelineRun) {
  const path = `/api/runs/${run.uuid}`;
  const raw =
    run.origin === 'upload' ? [{ name: run.raw_file, path: `${path}/raw-file`, note: formatSize(run.size ?? 0) }] : [];
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

async function listCharts(settings: ProteomicsContext['settings'], client: pg.Pool, run: PipelineRun): Promise<RunChartName[]> {
  const files = openStoredFiles(settings);
  const there = await findAvailableCharts(settings, client, run);
  const isAvailableChart = async (name: RunChartName) =>
    isChromatogram(name) ? (await files.stat(getChromatogramKey(run, CHROMATOGRAMS[name]))) !== undefined : there.has(name);
  const found = await Promise.all(
    (Object.keys(FRAMES) as RunChartName[]).map(async (name) => ((await isAvailableChart(name)) ? [name] : [])),
  );
  return found.flat();
}

function groupValues(held: Readonly<Record<string, string | number>>, { usual, outside }: RunComparison) {
  // Targets that the engine does not report are omitted instead of shown as missing.
  const tracked = Object.keys(held).flatMap((column) => findTargetMetric(column) ?? []);
  const stored = [...METRICS, ...tracked].filter(({ origins, column }) =>
    isStoredOutsideTable(column) ? held[column] !== undefined : origins.length > 0 && column !== 'Index',
  );
  return [...new Set(stored.map(({ group }) => group))]
    .map((title) => {
      const values = stored
        .filter(({ group }) => group === title)
        .map(({ column, title: name, unit, plottable }) => ({
          name,
          column,
          value: held[column] === undefined ? '' : formatWithUsualPrecision(held[column], plottable, unit),
          usual: formatUsualValue(held[column], usual.get(column), plottable),
          outside: outside.get(column) ?? '',
          path: getExplanationPath(column),
        }));
      return { title, filled: values.filter(({ value }) => value !== '').length, values };
    })
    .filter(({ filled }) => filled > 0);
}

/** Formats the median of comparable runs; empty for times and identifiers. */
function formatUsualValue(value: string | number | undefined, median: number | undefined, plottable: boolean): string {
  return typeof value !== 'number' || median === undefined || !plottable ? '' : formatValue(median);
}

/** Formats a value with the precision of the usual value, and with its unit. Titles of counts already contain the unit. */
function formatWithUsualPrecision(value: string | number, plottable: boolean, unit: string | null): string {
  if (unit === 'ns') return formatLocalTime(Number(value) / 1e6).replace('T', ' ');
  const text = typeof value === 'string' || !plottable ? String(value) : formatValue(value);
  return unit === null || unit.length > 3 ? text : `${text} ${unit}`;
}

type RunComparison = Awaited<ReturnType<typeof compareRun>>;

/** Number of newest runs from which the usual value is computed, and minimum number of those with a value. */
const COMPARED_RUNS = 100;
const MIN_VALUES = 5;

const MEDIANS = `
  select v.key as column, percentile_cont(0.5) within group (order by (v.value #>> '{}')::float8) as median
    from proteomics_quality_rows q, lateral json_each(${READABLE_VALUES}) v
   where q.raw_file_uuid = any($1::uuid[]) and json_typeof(v.value) = 'number' group by v.key having count(*) >= $2`;

async function compareRun(
  pool: pg.Pool,
  pipeline: { readonly uuid: string },
  run: Pick<PipelineRun, 'uuid' | 'project' | 'pipeline'>,
) {
  const choice = await readMetricChoice(pool, pipeline);
  const reading = await readTrend({ pool, pipeline }, { metric: choice.first }, choice.ten, 'automatic');
  const at = reading.all.findIndex(({ uuid }) => uuid === run.uuid);
  const { sampleType = 'sample', series = '' } = reading.all[at] ?? {};
  const newest = (groupBySeries(reading.all).get(series) ?? [])
    .filter(({ useDownstream }) => useDownstream)
    .toSorted((a, b) => descending(a.acquiredAt ?? '', b.acquiredAt ?? '') || b.arrival - a.arrival)
    .slice(0, COMPARED_RUNS);
  const medians = await pool.query<{ column: string; median: number }>(MEDIANS, [newest.map(({ uuid }) => uuid), MIN_VALUES]);
  const verdict = computeReadingVerdict(reading, listVerdictMetrics(choice, reading.own));
  const out = verdict.out.find((one) => one.run.uuid === run.uuid);
  const outlier = verdict.outliers.find((one) => one.run.uuid === run.uuid);
  const sides = verdict.metrics.flatMap(({ metric, positions, isBad }): [string, DeviationSide][] =>
    out !== undefined && isBad[out.at] === true ? [[metric.column, positions[out.at] as DeviationSide]] : [],
  );
  return {
    /** Medians of the newest runs by column. Excluded runs do not count. */
    usual: new Map(medians.rows.map(({ column, median }) => [column, median])),
    /** Sides of values that are out of limits, by column, as shown by default on the page Quality. */
    outside: new Map(sides),
    causes: out?.causes ?? [],
    neighbors: (['prev', 'next'] as const).flatMap((rel) => {
      const neighbor = at === -1 ? undefined : reading.all[rel === 'prev' ? at - 1 : at + 1];
      if (neighbor === undefined) return [];
      const path = getRunPath({ slug: run.project }, { slug: run.pipeline }, neighbor.uuid);
      return [{ rel, name: neighbor.name, path }];
    }),
    unusual: outlier === undefined ? '' : describeOutlier(outlier),
    sampleType,
  };
}
