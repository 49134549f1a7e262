/** Detects lasting changes for the worse that a new run completes. */
import type { Client, PipelineRow } from '../../records.ts';
import { readLimits } from '../limits/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { readRuns } from '../quality-runs.ts';
import { readReferenceSets } from '../reference-sets/store.ts';
import { isRecent, type UnusualQuery } from './unusual-values.ts';
import { computeMetricVerdict } from './verdict.ts';
import { listVerdictMetrics } from './verdict-reading.ts';
import { describeLastingChange } from './words.ts';

/** Examines only metrics with a new value in the run. Returns no changes for an old run. */
export async function findLastingChanges(
  client: Client,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { run: uuid, isNew, now }: UnusualQuery,
) {
  const own = await readLimits(client, pipeline.uuid);
  const metrics = listVerdictMetrics(await readMetricChoice(client, pipeline), own);
  const changed = metrics.filter(({ column }) => isNew(column));
  const columns = metrics.map(({ column }) => column);
  const all = changed.length === 0 ? [] : await readRuns(client, pipeline, columns);
  const run = all.find((one) => one.uuid === uuid);
  if (run === undefined || run.inMaintenance || !isRecent(run, now)) return [];
  const referenceSets = await readReferenceSets(client, pipeline.uuid);
  const data = { metrics, all, shown: all, referenceSet: null, referenceSets, own: own.limits, limits: 'automatic' } as const;
  return changed.flatMap((metric) => {
    const judged = computeMetricVerdict(metric, data);
    if (judged.change === null) return [];
    const since = all.slice(judged.change.at).map((one) => one.uuid);
    return [{ metric: metric.column, title: metric.title, text: describeLastingChange(judged, all), since }];
  });
}
