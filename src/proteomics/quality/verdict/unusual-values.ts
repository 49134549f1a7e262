/** Returns the values of a new run that are out of limits on the page Quality, for pipelines without limits of users. */
import type { Client, PipelineRow } from '../../records.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import { formatValue } from '../plots/scale.ts';
import { getNumericValue, type QualityRun, readRuns } from '../quality-runs.ts';
import { readBaselines } from '../reference-sets/store.ts';
import { findBetterSide, narrowToSeries } from '../sample-types/series.ts';
import { MIN_EARLIER_VALUES } from '../statistics/control-chart.ts';
import { compareRunToLimits, findLimits, isOutOnBadSide } from '../trend/limits-for.ts';

export interface UnusualQuery {
  readonly run: string;
  readonly isNew: (column: string) => boolean;
  readonly now: Date;
}

/** Days after which a run is too old for alerts: seven, and one because the time zone of the instrument is unknown. */
const NEWS_DAYS = 8;
const DAY_MS = 86_400_000;

/** Returns values beyond the baseline or usual range, one per line; none for an old run or too few runs. */
export async function findUnusualValues(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { run: uuid, isNew, now }: UnusualQuery,
): Promise<readonly string[]> {
  const { ten } = await readMetricChoice(client, pipeline);
  const columns = ten.filter(isNew);
  if (columns.length === 0) return [];
  const all = await readRuns(client, pipeline, columns);
  const run = all.find((one) => one.uuid === uuid);
  if (run === undefined || run.inMaintenance) return [];
  if (!isRecent(run, now)) return [];
  const referenceSets = await readBaselines(client, pipeline.uuid);
  const data = narrowToSeries({ all, basis: all, referenceSet: null, referenceSets, ownLimit: null }, run);
  return columns.flatMap((column) => {
    const metric = requirePlottableMetric(column);
    const found = findLimits(metric, 'automatic', data);
    const value = getNumericValue(run, column);
    const position = compareRunToLimits(found, run, value);
    const isUsual = found.method === 'usual';
    const isGuess = isUsual && (found.limits?.count ?? 0) <= MIN_EARLIER_VALUES;
    if (value === null || isGuess || !isOutOnBadSide(position, found, findBetterSide(metric, run.sampleType))) return [];
    const [lower, upper] = [found.limits?.lower ?? 0, found.limits?.upper ?? 0].map(formatValue);
    const compared = isUsual ? 'what is usual' : 'the baseline';
    return [`${metric.title}: ${formatValue(value)}, ${position} ${compared} (${lower} to ${upper})`];
  });
}

/** Returns whether a run is new enough for an alert, by its acquisition time, or else by its upload time. */
export function isRecent({ acquiredAt, uploadedAt }: QualityRun, now: Date): boolean {
  const moment = acquiredAt === null ? uploadedAt : Date.parse(`${acquiredAt}Z`);
  return Math.abs(now.getTime() - moment) <= NEWS_DAYS * DAY_MS;
}
