/** Creates messages of webhooks (contract, schema WebhookMessage) about values out of limits and finished runs. */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { queueMessage } from '../../webhooks/store.ts';
import { type AlertCause, recordAlertEvent } from '../alerts/causes.ts';
import { isSilencedMetric, readSilences } from '../alerts/silences/store.ts';
import { getPipelinePath, getRunPath } from '../page.ts';
import { readLimits } from '../quality/limits/store.ts';
import { requirePlottableMetric } from '../quality/metrics/catalog.ts';
import { getNumericValue, readRuns } from '../quality/quality-runs.ts';
import { readReferenceSets } from '../quality/reference-sets/store.ts';
import { compileInstrumentRules, type InstrumentRule } from '../quality/sample-types/rules.ts';
import { findBetterSide, narrowToSampleType } from '../quality/sample-types/series.ts';
import { compareToLimits } from '../quality/statistics/control-chart.ts';
import { findLimits, isOutOnBadSide } from '../quality/trend/limits-for.ts';
import { findLastingChanges } from '../quality/verdict/lasting-changes.ts';
import { findUnusualValues, type UnusualQuery } from '../quality/verdict/unusual-values.ts';
import { type RawFileRow, removeExtension } from '../records.ts';
import { PIPELINE_WEBHOOKS } from './table.ts';

export type WebhookMessage = components['schemas']['WebhookMessage'];

/** Values by column. */
type Values = Readonly<Record<string, unknown>>;

interface Listening {
  readonly pipeline_uuid: string;
  readonly project: string;
  readonly pipeline: string;
  /** Name of the pipeline. */
  readonly title: string;
  readonly instrument: string | null;
  readonly rules: readonly InstrumentRule[];
}

/** Queues a message for each changed value out of limits, unless silenced, in the transaction that stores the values. */
export async function queueMessages(
  client: pg.PoolClient,
  { uuid, name }: Pick<RawFileRow, 'uuid' | 'name'>,
  { before, after }: { readonly before: Values; readonly after: Values },
): Promise<void> {
  const { rows } = await client.query<Listening>(
    `select r.pipeline_uuid, p.slug as project, l.slug as pipeline, l.name as title, r.instrument, l.instrument_rules as rules
      from proteomics_raw_files r
      left join proteomics_webhooks w on w.pipeline_uuid = r.pipeline_uuid and w.enabled
      join proteomics_pipelines l on l.uuid = r.pipeline_uuid join proteomics_projects p on p.pk = l.project_pk
      where r.uuid = $1 and (w.pipeline_uuid is not null
        or exists (select from proteomics_alerts a where a.pipeline_uuid = r.pipeline_uuid and a.events ?| array['outside_limits', 'lasting_change']))`,
    [uuid],
  );
  const [listening] = rows;
  if (listening === undefined) return;
  const instrument = listening.instrument ?? compileInstrumentRules(listening.rules)(name);
  const now = new Date();
  const silences = await readSilences(client, listening.pipeline_uuid, now);
  const isChanged = (metric: string) => typeof after[metric] === 'number' && after[metric] !== before[metric];
  const isSilenced = (metric: string) => silences.some((silence) => isSilencedMetric(silence, metric, instrument));
  const isChangedValue = (metric: string) => isChanged(metric) && !isSilenced(metric);
  const recordRun = async (outside: readonly string[], silenced: readonly string[]) => {
    const isSilencedRun = outside.length === 0;
    const values = isSilencedRun ? silenced : outside;
    if (values.length === 0) return;
    const cause = createCause(listening, { uuid, name }, values);
    await recordAlertEvent(client, isSilencedRun ? { ...cause, name: `silenced:${uuid}`, isSilenced: true } : cause, now);
  };
  await recordLastingChanges(client, listening, { uuid, name }, { run: uuid, isNew: isChangedValue, now });
  const { limits } = await readLimits(client, listening.pipeline_uuid);
  if (limits.length === 0) {
    const findUnusual = (isNew: UnusualQuery['isNew']) =>
      findUnusualValues(client, { uuid: listening.pipeline_uuid }, { run: uuid, isNew, now });
    const silenced = silences.length === 0 ? [] : await findUnusual((metric) => isChanged(metric) && isSilenced(metric));
    return recordRun(await findUnusual(isChangedValue), silenced);
  }
  const changed = limits.filter(({ metric }) => isChanged(metric));
  if (changed.length === 0) return;
  const [all, referenceSets] = [
    await readRuns(
      client,
      { uuid: listening.pipeline_uuid },
      changed.map(({ metric }) => metric),
    ),
    await readReferenceSets(client, listening.pipeline_uuid),
  ];
  const run = all.find((one) => one.uuid === uuid);
  if (run === undefined || run.inMaintenance) return;
  const [outside, silenced]: [string[], string[]] = [[], []];
  for (const limit of changed) {
    const metric = requirePlottableMetric(limit.metric);
    const data = { all, basis: all, referenceSet: null, referenceSets, ownLimit: limit };
    const found = findLimits(metric, 'settings', narrowToSampleType(data, run.sampleType));
    const bounds = found.ofRun === null ? found.limits : (found.ofRun.get(uuid) ?? null);
    const value = getNumericValue(run, limit.metric);
    const position = compareToLimits(value, bounds);
    if (!isOutOnBadSide(position, found, findBetterSide(metric, run.sampleType))) continue;
    const isQuiet = isSilenced(limit.metric);
    (isQuiet ? silenced : outside).push(`${limit.metric}: ${value}, ${position} its limits`);
    if (isQuiet) continue;
    const message: Omit<WebhookMessage, 'sent_at'> = {
      event: 'metric_outside_limits',
      id: randomUUID(),
      project: listening.project,
      pipeline: listening.pipeline,
      run: uuid,
      raw_file: removeExtension(name),
      metric: limit.metric,
      value,
      limit: { method: limit.method, lower: bounds?.lower ?? null, upper: bounds?.upper ?? null },
      text: null,
    };
    await queueMessage(client, PIPELINE_WEBHOOKS, listening.pipeline_uuid, message);
  }
  await recordRun(outside, silenced);
}

/** Records lasting changes. One that starts before the end of a reported change is the same, because the start can move. */
async function recordLastingChanges(
  client: pg.PoolClient,
  { pipeline_uuid, project, pipeline, title }: Listening,
  { uuid, name }: Pick<RawFileRow, 'uuid' | 'name'>,
  query: UnusualQuery,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from proteomics_alerts where pipeline_uuid = $1 and events ? 'lasting_change' order by uuid for no key update`,
    [pipeline_uuid],
  );
  if (rowCount === 0) return;
  for (const change of await findLastingChanges(client, { uuid: pipeline_uuid }, query)) {
    const { rows } = await client.query<{ run: string }>(
      `select m.content -> 'run' ->> 'uuid' as run from proteomics_alert_messages m
         join proteomics_alerts a on a.uuid = m.alert_uuid
        where a.pipeline_uuid = $1 and starts_with(m.cause, $2)`,
      [pipeline_uuid, `change:${change.metric}:`],
    );
    if (rows.some(({ run }) => change.since.includes(run))) continue;
    const content = {
      title: `${change.title} became permanently worse in ${title}`,
      lines: [change.text],
      path: getPipelinePath({ slug: project }, { slug: pipeline }, 'trend'),
      run: { uuid, rawFile: removeExtension(name) },
    };
    const cause = `change:${change.metric}:${uuid}`;
    await recordAlertEvent(client, { pipelineUuid: pipeline_uuid, event: 'lasting_change', name: cause, content }, query.now);
  }
}

/** Returns the cause of an alert that lists all metrics of a run. It is equal for equal values. */
function createCause(
  { pipeline_uuid, project, pipeline, title }: Listening,
  { uuid, name }: Pick<RawFileRow, 'uuid' | 'name'>,
  outside: readonly string[],
): AlertCause {
  const values = createHash('sha256').update(outside.join('\n')).digest('hex').slice(0, 16);
  const count = formatQuantity(outside.length, 'metric');
  return {
    pipelineUuid: pipeline_uuid,
    event: 'outside_limits',
    name: `outside:${uuid}:${values}`,
    content: {
      title: `${removeExtension(name)} has ${count} outside the limits in ${title}`,
      lines: outside,
      path: getRunPath({ slug: project }, { slug: pipeline }, uuid),
      run: { uuid, rawFile: removeExtension(name) },
    },
  };
}

/** Queues a message for each ended run. Must be called in the transaction that ends it. Does nothing without a webhook. */
export async function queueFinishedRuns(client: pg.PoolClient, runs: readonly Pick<RawFileRow, 'uuid'>[]): Promise<void> {
  const { rows } = await client.query<
    Omit<Listening, 'title' | 'instrument' | 'rules'> & Pick<RawFileRow, 'uuid' | 'name' | 'state'>
  >(
    `select r.uuid, r.name, r.state, r.pipeline_uuid, p.slug as project, l.slug as pipeline
      from proteomics_raw_files r
      join proteomics_webhooks w on w.pipeline_uuid = r.pipeline_uuid and w.enabled
      join proteomics_pipelines l on l.uuid = r.pipeline_uuid join proteomics_projects p on p.pk = l.project_pk
      where r.uuid = any($1::uuid[]) and r.state in ('done', 'failed', 'canceled')`,
    [runs.map(({ uuid }) => uuid)],
  );
  for (const { uuid, name, state, pipeline_uuid, project, pipeline } of rows) {
    const place = { project, pipeline, run: uuid, raw_file: removeExtension(name) };
    const message: Omit<WebhookMessage, 'sent_at'> = {
      event: 'finished_run',
      id: randomUUID(),
      ...place,
      metric: null,
      value: null,
      limit: null,
      text: state,
    };
    await queueMessage(client, PIPELINE_WEBHOOKS, pipeline_uuid, message);
  }
}

export function createTestMessage({
  project,
  pipeline,
}: {
  readonly project: string;
  readonly pipeline: string;
}): Omit<WebhookMessage, 'sent_at'> {
  const nothing = { run: null, raw_file: null, metric: null, value: null, limit: null, text: null };
  return { event: 'test', id: randomUUID(), project, pipeline, ...nothing };
}
