/** The page where people choose what they are told of a pipeline. */
import type { Request } from 'express';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { ForbiddenError } from '../../contract/errors.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import { askerOf } from '../access/asker.ts';
import { administratorLogin, type ToLogin } from '../access/authority.ts';
import { signedIn } from '../access/gate.ts';
import { hasRight } from '../access/project-rights.ts';
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
export function alertPageHandlers(context: ProteomicsContext): Pick<ProteomicsApiHandlers, Operations> {
  const { settings, pool, render, now } = context;
  const hasEmail = settings.smtpUrl !== undefined && settings.smtpFrom !== undefined;

  /** Where nobody is known by name, alerts are the administration's. */
  async function visit(request: Request, path: { project: string; pipeline: string }): Promise<AlertVisitor | ToLogin> {
    const found = await findPipeline(pool, path.project, path.pipeline);
    const person = signedIn(request);
    if (person === undefined) {
      const login = await administratorLogin(context, request);
      return login ?? { ...found, userUuid: null, ownAddress: '', managesAll: true };
    }
    const asker = await askerOf(context, request);
    const managesAll = asker !== undefined && (await hasRight(context, asker, found.project, 'manage'));
    return { ...found, userUuid: person.uuid, ownAddress: person.email, managesAll };
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
    async showAlerts({ path, request, response }) {
      const visitor = await visit(request, path);
      if ('status' in visitor) return visitor;
      return { status: 200, type: 'text/html', content: await page(visitor, { flash: takeSentFlash(request, response) }) };
    },
    async createAlertByForm({ path, request, response }) {
      const visitor = await visit(request, path);
      if ('status' in visitor) return visitor;
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
    async testAlertByForm({ path, request, response }) {
      const visitor = await visit(request, path);
      if ('status' in visitor) return visitor;
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
    async deleteAlertByForm({ path, request, response }) {
      const visitor = await visit(request, path);
      if ('status' in visitor) return visitor;
      await deleteAlert(pool, await ownAlert(visitor, path.alert));
      sendFlash(response, { tone: 'good', title: 'Alert deleted', lines: [] });
      return back(visitor);
    },
  };
}
