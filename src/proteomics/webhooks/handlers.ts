/** Webhooks for programs. */
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { testMessage, type WebhookMessage } from './message.ts';
import { findWebhook, noteAttempt, removeWebhook, setWebhook } from './store.ts';
import { type DeliveryAttempt, sendMessage } from './webhook-client.ts';

type Operations = 'getWebhook' | 'setWebhook' | 'deleteWebhook' | 'testWebhook';

/** Handlers of the webhook of a pipeline. */
export function webhookHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool } = context;
  return {
    async getWebhook({ path }) {
      return { status: 200, body: (await findWebhook(pool, path.pipeline)).state };
    },
    async setWebhook({ path, body }) {
      return { status: 200, body: await setWebhook(pool, path.pipeline, body, settings.webhookPrivateAddresses) };
    },
    async deleteWebhook({ path }) {
      await removeWebhook(pool, path.pipeline);
      return { status: 204 };
    },
    async testWebhook({ path }) {
      const { attempt, sent } = await tryWebhook(context, path.pipeline);
      return { status: 200, body: { ...attempt, sent } };
    },
  };
}

/** Sends a test message and waits for the receiver. Throws NotFoundError when no webhook is set. */
export async function tryWebhook(
  { settings, pool, now }: Pick<ProteomicsContext, 'settings' | 'pool' | 'now'>,
  pipelineUuid: string,
): Promise<{ readonly attempt: DeliveryAttempt; readonly sent: WebhookMessage }> {
  const client = pool;
  const { project, pipeline, receiver } = await findWebhook(client, pipelineUuid);
  const at = now();
  const sent = { ...testMessage({ project: project.slug, pipeline: pipeline.slug }), sent_at: at.toISOString() };
  const attempt = await sendMessage(receiver, sent, { allowPrivate: settings.webhookPrivateAddresses });
  await noteAttempt(client, pipelineUuid, attempt, 1, at);
  return { attempt, sent };
}
