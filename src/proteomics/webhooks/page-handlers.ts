/** Webhooks for people: the forms on a pipeline's page in the administration. */
import type { Exchange } from '../../contract/accept.ts';
import { answerForm } from '../../web/forms/answer.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { ADMINISTRATION } from '../administration/page.ts';
import { adminPipelinePage } from '../administration/thing-pages.ts';
import type { ProteomicsContext } from '../context.ts';
import { demandUuid } from '../records.ts';
import { tryWebhook } from './handlers.ts';
import { WEBHOOK_FIELDS } from './page.ts';
import { WebhookError } from './settings.ts';
import { removeWebhook, setWebhook } from './store.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const WEBHOOK_FORMS: readonly string[] = ['setWebhookByForm'];

type Operations = 'setWebhookByForm' | 'deleteWebhookByForm' | 'testWebhookByForm';

/** Handlers of the forms. */
export function webhookPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool } = context;
  const back = (call: Exchange, uuid: string, flash: Flash) =>
    redirect(call, `${ADMINISTRATION}/pipelines/${uuid}#webhook`, flash);
  return {
    async setWebhookByForm(call) {
      const { pipeline: uuid } = call.path;
      demandUuid(uuid, 'pipeline');
      return answerForm(call, {
        fields: WEBHOOK_FIELDS,
        async act({ secret, ...values }) {
          const set = { ...values, secret: secret === '' ? undefined : secret };
          await setWebhook(pool, uuid, set, settings.webhookPrivateAddresses);
          const lines = ['Send a test message to see it work.'];
          return back(call, uuid, { tone: 'good', title: 'The webhook is saved.', lines });
        },
        refusalOf: asRefusedForm,
        again: (status: 400, webhook) => adminPipelinePage(context, call, status, uuid, { webhook }),
      });
    },
    async deleteWebhookByForm(call) {
      await removeWebhook(pool, call.path.pipeline);
      return back(call, call.path.pipeline, { tone: 'good', title: 'The webhook is removed.', lines: [] });
    },
    async testWebhookByForm(call) {
      const { attempt } = await tryWebhook(context, call.path.pipeline);
      return back(
        call,
        call.path.pipeline,
        attempt.delivered
          ? { tone: 'good', title: 'The receiver took the test message.', lines: [`It answered ${attempt.status}.`] }
          : { tone: 'warning', title: 'The test message did not arrive.', lines: [attempt.message ?? ''] },
      );
    },
  };
}

function asRefusedForm(error: unknown): FormRefusedError | undefined {
  if (!(error instanceof WebhookError)) return undefined;
  const message = error.message.slice(error.member.length + 1);
  return new FormRefusedError(400, [{ field: error.member, message }], { cause: error });
}
