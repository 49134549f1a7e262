import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../../contract/accept.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import { createChoiceField, createChoices, createFieldError, createTextField } from '../../../web/forms/fields.ts';
import { redirect, replyWithJson, replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import { listInstrumentChoices } from '../../projects/instruments/store.ts';
import { buildAddress } from '../../quality/addresses.ts';
import { groupMetrics, readPlottableMetrics } from '../../quality/metrics/catalog.ts';
import { readRuns } from '../../quality/quality-runs.ts';
import { findChangedScope, findScope, findScopeByUuid, requireText, type Scope, trimText } from '../../quality/scope.ts';
import { CAUSES } from '../../quality/verdict/causes.ts';
import { buildSignedForm, handleSignedAction, type SignedFormContent } from '../../signed-form.ts';
import { createSilence, endSilence, findSilenceRecord, getSilencedTitle, readSilences, type Silence } from './store.ts';

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

type Written = Pick<components['schemas']['QcSilenceRequest'], 'cause' | 'instrument' | 'note' | 'until'>;

export function createSilenceHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  const findSilenceInPipeline = async (path: {
    readonly silence: string;
    readonly project?: string;
    readonly pipeline?: string;
  }) => {
    const silence = await findSilenceRecord(pool, path.silence);
    return { silence, scope: await findScopeByUuid(context, silence.pipelineUuid, path) };
  };
  const getSilenceListPath = ({ project, pipeline }: Scope) => getPipelinePath(project, pipeline, 'silences');
  return {
    async listSilences({ query }) {
      const { pipeline } = await findScope(context, query);
      return replyWithJson(200, { items: (await readSilences(pool, pipeline.uuid, now())).map(formatQcSilence) });
    },
    showSilences: async (call) =>
      renderSilences(context, call, 200, await findScope(context, call.path), {
        initial: { cause: call.query.cause ?? '', duration: 'morning' },
      }),
    async createSilence(call) {
      const scope = await findChangedScope(context, call);
      return handleSignedAction(pool, call, {
        fields: SILENCE_FIELDS,
        convertInput: ({ duration, until, ...values }): Written => ({
          ...values,
          until: computeSilenceEnd(duration, until, now()),
        }),
        performAction: async ({ cause, instrument = '', note, until }: Written, signature) =>
          createSilence(
            pool,
            scope.pipeline.uuid,
            {
              cause,
              instrument: trimText(instrument, 'instrument') || null,
              note: requireText(note, 'note'),
              until: new Date(until),
              ...signature,
            },
            now(),
          ),
        replyToProgram: (made) => replyWithJson(201, formatQcSilence(made)),
        replyToUser: (made) =>
          redirect(call, getSilenceListPath(scope), {
            tone: 'good',
            title: `Alerts about ${getSilencedTitle(made)} silenced`,
            lines: [`Alerts resume at ${formatTimestamp(made.until)}.`],
          }),
        showAgain: (status, refused) => renderSilences(context, call, status, scope, { refused }),
      });
    },
    async endSilence(call) {
      const { silence, scope } = await findSilenceInPipeline(call.path);
      return handleSignedAction(pool, call, {
        fields: {},
        convertInput: () => undefined,
        performAction: () => endSilence(pool, silence, now()),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () => redirect(call, getSilenceListPath(scope), `Alerts about ${getSilencedTitle(silence)} resume`),
        showAgain: (status: 400, deletion) => renderSilences(context, call, status, scope, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function formatQcSilence({
  uuid,
  cause,
  instrument,
  note,
  until,
  changedBy,
  changedAt,
}: Silence): components['schemas']['QcSilence'] {
  const [end, at] = [until.toISOString(), changedAt.toISOString()];
  return { id: uuid, cause, instrument, note, until: end, changed_by: changedBy, changed_at: at };
}
