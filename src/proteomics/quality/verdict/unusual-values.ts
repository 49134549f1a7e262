/** What is unusual in a run that has just come, where nobody has set limits: what the page Quality would show as out. */
import type { Client, PipelineRow } from '../../records.ts';
import { readGuideSets } from '../guide-sets/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalog.ts';
import { scaleInWords } from '../plots/scale.ts';
import { numberOf, readRuns } from '../quality-runs.ts';
import { MIN_EARLIER_VALUES } from '../statistics/control-chart.ts';
import { isBad, limitsFor, standingWith } from '../trend/limits-for.ts';

/** What is asked. */
export interface UnusualQuestion {
  /** UUID of the run. */
  readonly run: string;
  /** Whether the run's value of a column has just come. */
  readonly isNew: (column: string) => boolean;
  readonly now: Date;
}

/** An older run is no news; instruments' clocks know no time zone, so a day more is allowed. */
const NEWS_DAYS = 8;
const DAY_MS = 86_400_000;

/**
 * The values of a new run that are outside the pipeline's baseline, or without one further from the middle of its runs than is usual
 * (median ± 3 MAD), on the bad side where there is one, as lines for people. None before enough runs tell what is usual, or for a run of another week.
 */
export async function unusualValues(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { run: uuid, isNew, now }: UnusualQuestion,
): Promise<readonly string[]> {
  const { ten } = await readMetricChoice(client, pipeline);
  const columns = ten.filter(isNew);
  if (columns.length === 0) return [];
  const all = await readRuns(client, pipeline, columns);
  const run = all.find((one) => one.uuid === uuid);
  if (run === undefined) return [];
  // Where no time of acquisition is known, that of the upload tells whether a run is news.
  const moment = run.acquiredAt === null ? run.uploadedAt : Date.parse(`${run.acquiredAt}Z`);
  if (Math.abs(now.getTime() - moment) > NEWS_DAYS * DAY_MS) return [];
  const data = { all, basis: all, guideSet: null, guideSets: await readGuideSets(client, pipeline.uuid), ownLimit: null };
  return columns.flatMap((column) => {
    const metric = plottableMetric(column);
    const found = limitsFor(metric, 'automatic', data);
    const value = numberOf(run, column);
    const standing = standingWith(found, run, value);
    const isGuess = found.method === 'usual' && (found.limits?.count ?? 0) <= MIN_EARLIER_VALUES;
    if (value === null || isGuess || !isBad(standing, found, metric)) return [];
    const [lower, upper] = [found.limits?.lower ?? 0, found.limits?.upper ?? 0].map(scaleInWords);
    return [
      `${metric.title}: ${scaleInWords(value)}, ${standing} ${found.method === 'usual' ? 'what is usual' : 'the baseline'} (${lower} to ${upper})`,
    ];
  });
}
