import { ForbiddenError } from '../../contract/errors.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { pipelinePage, pipelinePath } from '../page.ts';
import { findPipeline } from '../records.ts';
import { type AlertVisitor, addressOf, problemsOf, typedAlert, violated } from './form.ts';
import { alertsModel, alertsView, type ShownBeside } from './page.ts';
import { sendAlert } from './sending.ts';
import { type Alert, createAlert, deleteAlert, findAlert, noteAlertAttempt, readAlerts } from './store.ts';
import type { AlertChannel, AlertEvent } from './table.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const ALERT_FORMS: readonly string[] = ['createAlertByForm'];

type Operations = 'showAlerts' | 'createAlertByForm' | 'testAlertByForm' | 'deleteAlertByForm';

/** Handlers of the page. */
export function alertPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, render, now } = context;
  const hasEmail = settings.smtpUrl !== undefined && settings.smtpFrom !== undefined;

  /** Where users are not known by name, alerts are the administration's. */
  async function visit({ person, manages }: Caller, path: { project: string; pipeline: string }): Promise<AlertVisitor> {
    const found = await findPipeline(pool, path.project, path.pipeline);
    if (person === undefined) return { ...found, userUuid: null, ownAddress: '', managesAll: true };
    return { ...found, userUuid: person.uuid, ownAddress: person.email, managesAll: await manages(found.project) };
  }

  async function page(visitor: AlertVisitor, beside: ShownBeside = {}): Promise<string> {
    const { project, pipeline } = visitor;
    const alerts = await readAlerts(pool, pipeline.uuid);
    const frame = pipelinePage(project, pipeline, { title: 'Alerts', styles: ['styles/proteomics-quality.css'] });
    return render(alertsView, frame, alertsModel(visitor, alerts, hasEmail, beside));
  }

  /** @throws NotFoundError, ForbiddenError for the alert of somebody else */
  async function ownAlert({ pipeline, managesAll, userUuid }: AlertVisitor, uuid: string): Promise<Alert> {
    const alert = await findAlert(pool, uuid, pipeline.uuid);
    if (!managesAll && alert.userUuid !== userUuid) throw new ForbiddenError('This alert belongs to somebody else.');
    return alert;
  }

  const back = ({ project, pipeline }: AlertVisitor) =>
    ({ status: 303, headers: { Location: pipelinePath(project, pipeline, 'alerts') } }) as const;

  return {
    async showAlerts({ path, request, response, access }) {
      const visitor = await visit(access, path);
      return { status: 200, type: 'text/html', content: await page(visitor, { flash: takeSentFlash(request, response) }) };
    },
    async createAlertByForm({ path, request, response, access }) {
      const visitor = await visit(access, path);
      const typed = typedAlert(request.body);
      const address = addressOf(visitor, typed);
      const errors = { ...violated(response), ...(await problemsOf(context, visitor, { ...typed, address })) };
      if (Object.keys(errors).length > 0)
        return { status: 400, type: 'text/html', content: await page(visitor, { typed, errors }) };
      const made = {
        userUuid: visitor.userUuid,
        channel: typed.channel as AlertChannel,
        address,
        events: typed.events as AlertEvent[],
        isDaily: typed.rhythm === 'daily',
        silentHours: typed.silentHours === '' ? 24 : Number(typed.silentHours),
      };
      await createAlert(pool, visitor.pipeline.uuid, made, now());
      sendFlash(response, { tone: 'good', title: 'Alert created', lines: ['Send a test message to see it work.'] });
      return back(visitor);
    },
    async testAlertByForm({ path, response, access }) {
      const visitor = await visit(access, path);
      const alert = await ownAlert(visitor, path.alert);
      const content = {
        title: `This is a test of the alerts of ${visitor.pipeline.name}`,
        lines: ['If you can read this, alerts arrive.'],
        path: pipelinePath(visitor.project, visitor.pipeline),
      };
      const attempt = await sendAlert(context, alert, { items: [content], id: `test ${alert.uuid} ${now().toISOString()}` });
      await noteAlertAttempt(pool, alert, attempt, now());
      sendFlash(
        response,
        attempt.delivered
          ? { tone: 'good', title: 'Test message sent', lines: [] }
          : { tone: 'warning', title: 'The test message was not sent', lines: [attempt.message ?? ''] },
      );
      return back(visitor);
    },
    async deleteAlertByForm({ path, response, access }) {
      const visitor = await visit(access, path);
      await deleteAlert(pool, await ownAlert(visitor, path.alert));
      sendFlash(response, { tone: 'good', title: 'Alert deleted', lines: [] });
      return back(visitor);
    },
  };
}
