import type { Exchange } from '../../../contract/accept.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import { createChoiceField, createChoices, createFieldError, createTextField } from '../../../web/forms/fields.ts';
import { replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import { listInstrumentChoices } from '../../projects/instruments/store.ts';
import { buildAddress } from '../../quality/addresses.ts';
import { groupMetrics, readPlottableMetrics } from '../../quality/metrics/catalog.ts';
import { readRuns } from '../../quality/quality-runs.ts';
import type { Scope } from '../../quality/scope.ts';
import { CAUSES } from '../../quality/verdict/causes.ts';
import { buildSignedForm, type SignedFormContent } from '../../signed-form.ts';
import { getSilencedTitle, readSilences, type Silence } from './store.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Hour in UTC at which a silence "until tomorrow" ends. */
const MORNING_HOUR = 8;

export const SILENCE_FIELDS = {
  cause: createTextField({
    label: 'Cause',
    kind: 'select',
    isRequired: true,
    help: 'A cause covers all metrics that indicate it.',
  }),
  instrument: createTextField({ label: 'Instrument', kind: 'select', maxLength: 200 }),
  note: createTextField({ label: 'Measures taken', kind: 'textarea', rows: 2, maxLength: 1_000, isRequired: true }),
  duration: createChoiceField({
    label: 'Silent',
    choices: createChoices({
      hour: 'for one hour',
      morning: `until tomorrow, 0${MORNING_HOUR}:00 UTC`,
      week: 'for one week',
      own: 'until the time below',
    }),
  }),
  until: createTextField({ label: 'Until', kind: 'datetime-local', help: 'In UTC.' }),
};

/** Returns the end of a silence as ISO 8601. @throws FormRefusedError if the entered end is missing or impossible */
export function computeSilenceEnd(duration: 'hour' | 'morning' | 'week' | 'own', until: string, now: Date): string {
  if (duration === 'hour') return new Date(now.getTime() + HOUR_MS).toISOString();
  if (duration === 'week') return new Date(now.getTime() + WEEK_MS).toISOString();
  if (duration === 'morning')
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, MORNING_HOUR)).toISOString();
  const end = new Date(`${until}Z`);
  if (Number.isNaN(end.valueOf())) throw createFieldError('until', 'Enter a date and time, such as 2026-03-05 08:00.');
  return end.toISOString();
}

export function describeSilence({ until, changedBy, note }: Silence): string {
  return `Silenced until ${formatTimestamp(until)} by ${changedBy}: ${note}`;
}

export async function renderSilences<Status extends 200 | 400 | 409>(
  context: ProteomicsContext,
  call: Exchange & { readonly access: Caller },
  status: Status,
  { pool, project, pipeline }: Scope,
  content: SignedFormContent,
) {
  const silences = await readSilences(pool, pipeline.uuid, context.now());
  const choices = await listInstrumentChoices(pool, await readRuns(pool, pipeline, []));
  const metrics = groupMetrics(await readPlottableMetrics(pool, pipeline)).flatMap((group) =>
    group.metrics.map(({ column, title }) => ({ value: column, label: title, group: group.name })),
  );
  const causes = CAUSES.map(({ cause, name }) => ({ value: cause, label: name, group: 'Causes' }));
  const fields = {
    ...SILENCE_FIELDS,
    cause: { ...SILENCE_FIELDS.cause, choices: [...causes, ...metrics] },
    instrument: { ...SILENCE_FIELDS.instrument, choices },
  };
  const path = getPipelinePath(project, pipeline, 'silences');
  const frame = createPipelineFrame(project, pipeline, { title: 'Silenced causes', styles: ['styles/proteomics-quality.css'] });
  return replyWithPage(context, call, status, 'proteomics/alerts/silences', frame, {
    tabs: buildPipelineTabs(project, pipeline, 'silences'),
    rows: silences.map((silence) => ({
      what: getSilencedTitle(silence),
      instrument: choices.find(({ value }) => value === (silence.instrument ?? ''))?.label ?? silence.instrument ?? '',
      note: silence.note,
      until: formatTimestamp(silence.until),
      who: silence.changedBy,
      when: formatTimestamp(silence.changedAt),
      endPath: `${path}/${silence.uuid}/end`,
      userId: `user-${silence.uuid}`,
    })),
    form: await buildSignedForm(pool, call, { action: path, submit: 'Silence alerts' }, fields, content),
  });
}

export function getSilencesPath({ project, pipeline }: Pick<Scope, 'project' | 'pipeline'>, cause: string): string {
  return buildAddress(getPipelinePath(project, pipeline, 'silences'), [['cause', cause]]);
}
