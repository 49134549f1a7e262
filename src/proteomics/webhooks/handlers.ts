import type { Exchange } from '../../contract/accept.ts';
import { redirect, replyWithJson } from '../../web/replies/replies.ts';
import { handleRemoveWebhook, handleSetWebhook, handleTestWebhook, type WebhookPlace } from '../../webhooks/answers.ts';
import type { Webhooks } from '../../webhooks/deliveries.ts';
import { findWebhook } from '../../webhooks/store.ts';
import { findSkippedDelivery } from '../access/delivery-rights.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { getAdminPipelinePath, renderAdminPipeline } from '../administration/page.ts';
import type { ProteomicsContext } from '../context.ts';
import { findPipelineByUuid } from '../records.ts';
import { createTestMessage } from './message.ts';
import { PIPELINE_WEBHOOKS } from './table.ts';

/** Creates the webhooks of pipelines. An owner is the UUID of a user; null for an administrator without a user. */
export function createPipelineWebhooks(
  context: Pick<ProteomicsContext, 'pool' | 'now'> & Parameters<typeof findSkippedDelivery>[0],
): Webhooks<string | null> {
  const { pool, now, settings } = context;
  return {
    tables: PIPELINE_WEBHOOKS,
    pool,
    now,
    settings,
    findSilence: (pipelineUuid, userUuid) => findSkippedDelivery(context, { pipelineUuid, userUuid }),
  };
}

export function createWebhookHandlers(context: ProteomicsContext) {
  const { pool } = context;
  const webhooks = createPipelineWebhooks(context);

  async function openPipeline(call: Exchange, uuid: string) {
    const { project, pipeline } = await findPipelineByUuid(pool, uuid);
    const place = {
      subject: uuid,
      show: (flash) => redirect(call, `${getAdminPipelinePath(uuid)}#webhook`, flash),
      showAgain: (status, webhook) => renderAdminPipeline(context, call, status, uuid, { webhook }),
    } satisfies WebhookPlace<unknown, unknown>;
    return { place, project, pipeline };
  }

  return {
    async getWebhook({ path }) {
      await findPipelineByUuid(pool, path.pipeline);
      return replyWithJson(200, (await findWebhook(pool, PIPELINE_WEBHOOKS, path.pipeline)).state);
    },
    async setWebhook(call) {
      const { place } = await openPipeline(call, call.path.pipeline);
      return handleSetWebhook(webhooks, call, place, call.access.person?.uuid ?? null);
    },
    async deleteWebhook(call) {
      return handleRemoveWebhook(webhooks, call, (await openPipeline(call, call.path.pipeline)).place);
    },
    async testWebhook(call) {
      const { place, project, pipeline } = await openPipeline(call, call.path.pipeline);
      return handleTestWebhook(webhooks, call, place, createTestMessage({ project: project.slug, pipeline: pipeline.slug }));
    },
  } satisfies Partial<ProteomicsHandlers>;
}
