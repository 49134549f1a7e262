/** Serves the monthly report of a pipeline as a single HTML file, which can be printed to PDF. */
import { formatTimestamp, getWrittenMinute } from '../../../web/for-people/words.ts';
import { createAttachmentHeader } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { REPORT_STYLE } from '../../runs/report-handlers.ts';
import { ANNOTATION_KINDS, type Annotation } from '../annotations/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { formatValue } from '../plots/scale.ts';
import { drawSparkline } from '../plots/sparkline.ts';
import { getNumericValues, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import { readExclusions } from '../reviews/store.ts';
import { pickFrequentType, SAMPLE_TYPES } from '../sample-types/rules.ts';
import { groupBySeries } from '../sample-types/series.ts';
import { findScope, formatPipelineName } from '../scope.ts';
import { computeMedian, computeMedianDeviation, removeGaps } from '../statistics/values.ts';
import { listCountingValues } from '../trend/limits-for.ts';
import { readTrend } from '../trend/trend-reading.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { computeReadingVerdict, listVerdictMetrics } from '../verdict/verdict-reading.ts';
import { describeLastingChange } from '../verdict/words.ts';

const DAY_MS = 86_400_000;

export function createMonthlyReportHandlers(context: ProteomicsContext) {
  return {
    async saveMonthlyReport({ path, query }) {
      const scope = await findScope(context, path);
      const { pool, pipeline } = scope;
      const now = context.now();
      const month = query.month ?? now.toISOString().slice(0, 7);
      const [year, number] = month.split('-').map(Number) as [number, number];
      const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
      const choice = await readMetricChoice(pool, pipeline);
      const parameters = { metric: choice.first, from: `${month}-01`, to: `${month}-${days}` };
      const reading = await readTrend(scope, parameters, choice.ten, 'automatic');
      const { shown, basis } = reading;
      const verdict = computeReadingVerdict(reading, listVerdictMetrics(choice, reading.own));
      // Different sample types or instruments have no meaningful common median.
      const type = pickFrequentType(shown.map(({ sampleType }) => sampleType));
      const { series = '', instrument = null } = shown.findLast(({ sampleType }) => sampleType === type) ?? {};
      const ofSeries = groupBySeries(shown).get(series) ?? [];
      const others = shown.some((run) => run.sampleType === type && run.series !== series);
      const inMaintenance = shown.filter((run) => run.inMaintenance).length;
      const excluded = shown.filter(({ useDownstream }) => !useDownstream);
      const exclusions = await readExclusions(pool, excluded);
      const model = {
        style: REPORT_STYLE,
        title: `Monthly report ${month}`,
        pipeline: formatPipelineName(scope),
        facts: [
          { label: 'Runs', value: String(shown.length) },
          { label: 'Out of limits', value: String(verdict.out.filter(({ run }) => isUsedForLimits(run)).length) },
          { label: 'Excluded', value: String(excluded.length) },
          { label: 'In maintenance', value: String(inMaintenance) },
          { label: 'Days with runs', value: `${countDays(shown)} of ${days}` },
          {
            label: 'Sample type of the key metrics',
            value: others ? `${SAMPLE_TYPES[type]} on ${instrument}` : SAMPLE_TYPES[type],
          },
          { label: 'Report created', value: formatTimestamp(now) },
        ],
        weeks: countWeeks(shown, verdict),
        causes: countCauses(verdict),
        // A change lasts until the end of the series. Changes that began after the month are in later reports.
        changes: verdict.metrics
          .filter(({ change }) => change !== null && change.at <= basis.lastIndexOf(shown.at(-1) as QualityRun))
          .map((judged) => describeLastingChange(judged, basis)),
        metrics: verdict.metrics.map(({ metric, foundOf, isBad }) => {
          const numbers = removeGaps(listCountingValues(metric.column, ofSeries));
          const median = numbers.length === 0 ? null : computeMedian(numbers);
          const spread = median === null ? null : computeMedianDeviation(numbers, median);
          const { lower = null, upper = null } = foundOf.get(series)?.limits ?? {};
          const formatOptional = (value: number | null) => (value === null ? '–' : formatValue(value));
          return {
            title: metric.title,
            unit: metric.unit,
            median: formatOptional(median),
            spread: formatOptional(spread),
            limits: lower === null && upper === null ? 'none' : `${formatOptional(lower)} to ${formatOptional(upper)}`,
            out: isBad.filter((bad, at) => bad && isUsedForLimits(shown[at] as QualityRun)).length,
            drawing: drawSparkline(getNumericValues(ofSeries, metric.column)),
          };
        }),
        events: reading.annotations.map(createReportEvent),
        excluded: excluded.map(({ uuid, name, acquiredAt }) => {
          const exclusion = exclusions.get(uuid);
          const why = exclusion === undefined ? '' : `${exclusion.reason ?? 'no reason'} (${exclusion.changedBy})`;
          return { name, at: getWrittenMinute(acquiredAt ?? ''), why };
        }),
      };
      const content = context.render('proteomics/quality/monthly-report', { title: model.title, section: '' }, model);
      return { status: 200, type: 'text/html', content, headers: createAttachmentHeader(`${pipeline.slug}-${month}.html`) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function countDays(runs: readonly QualityRun[]): number {
  return new Set(runs.map(({ acquiredAt }) => acquiredAt?.slice(0, 10))).size;
}

/** Counts runs and runs out of limits by week, which begins on Monday. */
function countWeeks(shown: readonly QualityRun[], { out }: Verdict) {
  const outside = new Map(out.map((one) => [one.run.uuid, one]));
  const weeks = Map.groupBy(shown, ({ acquiredAt }) => {
    const day = new Date(`${(acquiredAt ?? '').slice(0, 10)}T00:00:00Z`);
    return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
  });
  return [...weeks].map(([week, runs]) => {
    const found = runs.flatMap(({ uuid }) => outside.get(uuid) ?? []).filter(({ run }) => !run.inMaintenance);
    return { week, runs: runs.length, out: found.length, decided: found.filter(({ isWaiting }) => !isWaiting).length };
  });
}

function countCauses({ out }: Verdict) {
  const counting = out.filter(({ run }) => isUsedForLimits(run));
  return [...Map.groupBy(counting, ({ causes }) => causes[0]?.name ?? 'no known cause')]
    .map(([name, runs]) => ({ name, runs: runs.length }))
    .toSorted((one, other) => other.runs - one.runs);
}

function createReportEvent({ at, until, kind, text, changedBy, excludesRuns }: Annotation) {
  const end = until === null ? (excludesRuns ? ' to now' : '') : ` to ${getWrittenMinute(until)}`;
  return { at: `${getWrittenMinute(at)}${end}`, what: ANNOTATION_KINDS[kind], text, who: changedBy };
}
