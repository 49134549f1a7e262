/** Webhooks for people: the forms on a pipeline's page in the administration. */

import type { PipelineLocals } from '../../contract/pipeline.ts';
import { sendFlash } from '../../web/flash-cookie.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { type FormProblem, readForm, type Typed } from '../administration/form.ts';
import { administrationPage } from '../administration/page.ts';
import { adminPipelineModel, adminPipelineView } from '../administration/thing-pages.ts';
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
  const { settings, pool, render } = context;
  const back = (uuid: string) =>
    ({ status: 303, headers: { Location: `/proteomics/admin/pipelines/${uuid}#webhook` } }) as const;
  const again = async (uuid: string, typed: Typed, problems: readonly FormProblem[]) => {
    const model = await adminPipelineModel(context, uuid, { webhook: { typed, problems } });
    return {
      status: 400,
      type: 'text/html',
      content: render(adminPipelineView, administrationPage(model.name), model),
    } as const;
  };
  return {
    async setWebhookByForm({ path, request, response }) {
      demandUuid(path.pipeline, 'pipeline');
      const { typed, problems } = readForm(request.body, WEBHOOK_FIELDS);
      if (problems.length > 0) return again(path.pipeline, typed, problems);
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      const { url = '', secret = '', enabled } = typed;
      const set = { url, secret: secret === '' ? undefined : secret, enabled: enabled === 'on' };
      try {
        await setWebhook(pool, path.pipeline, set, settings.webhookPrivateAddresses);
      } catch (error) {
        if (!(error instanceof WebhookError)) throw error;
        const message = error.message.slice(error.member.length + 1).replace(/\.$/, '');
        return again(path.pipeline, typed, [{ field: error.member, message }]);
      }
      sendFlash(response, { tone: 'good', title: 'The webhook is saved.', lines: ['Send a test message to see it work.'] });
      return back(path.pipeline);
    },
    async deleteWebhookByForm({ path, response }) {
      await removeWebhook(pool, path.pipeline);
      sendFlash(response, { tone: 'good', title: 'The webhook is removed.', lines: [] });
      return back(path.pipeline);
    },
    async testWebhookByForm({ path, response }) {
      const { attempt } = await tryWebhook(context, path.pipeline);
      sendFlash(
        response,
        attempt.delivered
          ? { tone: 'good', title: 'The receiver took the test message.', lines: [`It answered ${attempt.status}.`] }
          : { tone: 'warning', title: 'The test message did not arrive.', lines: [attempt.message ?? ''] },
      );
      return back(path.pipeline);
    },
  };
}
