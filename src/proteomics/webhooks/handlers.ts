/** Webhooks of pipelines as JSON and forms. */
import type { Exchange } from '../../contract/accept.ts';
import { answerAction } from '../../web/forms/answer.ts';
import { FormRefusedError } from '../../web/forms/fields.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithJson } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { getAdminPipelinePath, renderAdminPipeline } from '../administration/pipeline-page.ts';
import type { ProteomicsContext } from '../context.ts';
import { requireUuid } from '../records.ts';
import { createTestMessage, type WebhookMessage } from './message.ts';
import { WEBHOOK_FIELDS } from './page.ts';
import { WebhookError, type WebhookSettings } from './settings.ts';
import { findWebhook, recordAttempt, removeWebhook, setWebhook } from './store.ts';
import { type DeliveryAttempt, sendMessage } from './webhook-client.ts';

/** Returns the handlers of a pipeline's webhook. */
export function createWebhookHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  const back = (call: Exchange, uuid: string, flash: Flash | string) =>
    redirect(call, `${getAdminPipelinePath(uuid)}#webhook`, flash);
  return {
    async getWebhook({ path }) {
      return { status: 200, body: (await findWebhook(pool, path.pipeline)).state };
    },
    async setWebhook(call) {
      const { pipeline: uuid } = call.path;
      requireUuid(uuid, 'pipeline');
      return answerAction(call, {
        fields: WEBHOOK_FIELDS,
        asked: ({ secret, ...values }) => ({ ...values, secret: secret === '' ? undefined : secret }),
        act: (set: WebhookSettings) =>
          setWebhook(pool, uuid, set, settings.webhookPrivateAddresses, call.access.person?.uuid ?? null),
        tell: (state) => replyWithJson(200, state),
        show: () => {
          const lines = ['Send a test message to try it.'];
          return back(call, uuid, { tone: 'good', title: 'Webhook saved.', lines });
        },
        refusalOf: toRefusedForm,
        again: (status: 400, webhook) => renderAdminPipeline(context, call, status, uuid, { webhook }),
      });
    },
    deleteWebhook: (call) =>
      answerAction(call, {
        fields: {},
        asked: () => undefined,
        act: () => removeWebhook(pool, call.path.pipeline),
        tell: () => ({ status: 204 as const }),
        show: () => back(call, call.path.pipeline, 'Webhook removed.'),
        again: (status: 400) => renderAdminPipeline(context, call, status, call.path.pipeline),
      }),
    testWebhook: (call) =>
      answerAction(call, {
        fields: {},
        asked: () => undefined,
        act: () => tryWebhook(context, call.path.pipeline),
        tell: ({ attempt, sent }) => replyWithJson(200, { ...attempt, sent }),
        show: ({ attempt }) =>
          back(
            call,
            call.path.pipeline,
            attempt.delivered
              ? { tone: 'good', title: 'The receiver accepted the test message.', lines: [`It answered ${attempt.status}.`] }
              : { tone: 'warning', title: 'The test message did not arrive.', lines: [attempt.message ?? ''] },
          ),
        again: (status: 400) => renderAdminPipeline(context, call, status, call.path.pipeline),
      }),
  } satisfies Partial<ProteomicsHandlers>;
}

/** Sends a test message and waits for the response. @throws NotFoundError without a webhook */
async function tryWebhook(
  { settings, pool, now }: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  pipelineUuid: string,
): Promise<{ readonly attempt: DeliveryAttempt; readonly sent: WebhookMessage }> {
  const client = pool;
  const { project, pipeline, receiver } = await findWebhook(client, pipelineUuid);
  const at = now();
  const sent = { ...createTestMessage({ project: project.slug, pipeline: pipeline.slug }), sent_at: at.toISOString() };
  const attempt = await sendMessage(receiver, sent, { allowPrivate: settings.webhookPrivateAddresses });
  await recordAttempt(client, pipelineUuid, attempt, 1, at);
  return { attempt, sent };
}

function toRefusedForm(error: unknown): FormRefusedError | undefined {
  if (!(error instanceof WebhookError)) return undefined;
  const message = error.message.slice(error.member.length + 1);
  return new FormRefusedError(400, [{ field: error.member, message }], { cause: error });
}
