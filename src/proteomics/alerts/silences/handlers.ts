import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatTimestamp } from '../../../web/for-people/words.ts';
import { redirect, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import { findChangedScope, findScope, findScopeByUuid, requireText, type Scope, trimText } from '../../quality/scope.ts';
import { handleSignedAction } from '../../signed-form.ts';
import { computeSilenceEnd, renderSilences, SILENCE_FIELDS } from './page.ts';
import { createSilence, endSilence, findSilenceRecord, getSilencedTitle, readSilences, type Silence } from './store.ts';

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
        act: async ({ cause, instrument = '', note, until }: Written, signature) =>
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
        act: () => endSilence(pool, silence, now()),
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
