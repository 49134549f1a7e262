import type { Exchange } from '../../contract/accept.ts';
import { ForbiddenError } from '../../contract/errors.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirect, replyWithPage } from '../../web/replies/replies.ts';
import type { Caller } from '../access/caller.ts';
import { findSkippedDelivery } from '../access/delivery-rights.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../page.ts';
import { findPipeline } from '../records.ts';
import {
  ALERT_FIELDS,
  type AlertVisitor,
  CHANNELS,
  EMPTY_VALUES,
  EVENTS,
  requireAlertAddress,
  selectAlertFields,
} from './form.ts';
import { sendAlert } from './sending.ts';
import { type Alert, createAlert, deleteAlert, findAlert, readAlerts, recordAlertAttempt } from './store.ts';

export function createAlertPageHandlers(context: ProteomicsContext) {
  const { settings, pool, now } = context;
  const hasEmail = settings.smtpUrl !== undefined && settings.smtpFrom !== undefined;

  /** Returns the rights of the visitor. If login is off, only administrators have alerts. */
  async function findVisitor(
    { person, canManage }: Caller,
    path: { project: string; pipeline: string },
  ): Promise<AlertVisitor> {
    const found = await findPipeline(pool, path.project, path.pipeline);
    if (person === undefined) return { ...found, userUuid: null, ownAddress: '', managesAll: true };
    return { ...found, userUuid: person.uuid, ownAddress: person.email, managesAll: await canManage(found.project) };
  }

  async function renderAlerts<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    visitor: AlertVisitor,
    refused?: RefusedForm,
  ) {
    const { project, pipeline } = visitor;
    const all = await readAlerts(pool, pipeline.uuid);
    const seen = all.filter((alert) => visitor.managesAll || alert.userUuid === visitor.userUuid);
    const createAlertRow = async (alert: Alert) => {
      const silence = await findSkippedDelivery(context, alert);
      // If the platform does not respond, messages are only delayed.
      return { alert, silence: silence?.isSilent ? silence.message : undefined };
    };
    const alerts = await Promise.all(seen.map(createAlertRow));
    const frame = createPipelineFrame(project, pipeline, { title: 'Alerts', styles: ['styles/proteomics-quality.css'] });
    const model = buildAlerts(visitor, alerts, hasEmail, refused);
    return replyWithPage(context, call, status, 'proteomics/alerts/alerts', frame, model);
  }

  /** @throws NotFoundError; ForbiddenError for the alert of another user */
  async function findOwnAlert({ pipeline, managesAll, userUuid }: AlertVisitor, uuid: string): Promise<Alert> {
    const alert = await findAlert(pool, uuid, pipeline.uuid);
    if (!managesAll && alert.userUuid !== userUuid) throw new ForbiddenError('This alert belongs to another user.');
    return alert;
  }

  const redirectToAlerts = (call: Exchange, { project, pipeline }: AlertVisitor, flash: Flash) =>
    redirect(call, getPipelinePath(project, pipeline, 'alerts'), flash);

  return {
    showAlerts: async (call) => renderAlerts(call, 200, await findVisitor(call.access, call.path)),
    async createAlert(call) {
      const visitor = await findVisitor(call.access, call.path);
      return handleForm(call, {
        fields: ALERT_FIELDS,
        async performAction(values) {
          const { channel, events, rhythm, silent_hours, runs_out, of_runs } = values;
          const runsOut = Number(runs_out || 1);
          const ofRuns = Number(of_runs || runsOut);
          if (runsOut > ofRuns) throw createFieldError('of_runs', `Enter at least ${runsOut}.`);
          const made = {
            userUuid: visitor.userUuid,
            channel,
            address: await requireAlertAddress(context, visitor, values),
            events: [...events],
            isDaily: rhythm === 'daily',
            silentHours: silent_hours === '' ? 24 : Number(silent_hours),
            runsOut,
            ofRuns,
          };
          await createAlert(pool, visitor.pipeline.uuid, made, now());
          const lines = ['Send a test message to try it.'];
          return redirectToAlerts(call, visitor, { tone: 'good', title: 'Alert created', lines });
        },
        showAgain: (status: 400 | 409, refused) => renderAlerts(call, status, visitor, refused),
      });
    },
    async testAlert(call) {
      const visitor = await findVisitor(call.access, call.path);
      const alert = await findOwnAlert(visitor, call.path.alert);
      const content = {
        title: `This is a test of the alerts of ${visitor.pipeline.name}`,
        lines: ['If you can read this, alerts arrive.'],
        path: getPipelinePath(visitor.project, visitor.pipeline),
      };
      const attempt = await sendAlert(context, alert, { items: [content], id: `test ${alert.uuid} ${now().toISOString()}` });
      await recordAlertAttempt(pool, alert, attempt, now());
      return redirectToAlerts(
        call,
        visitor,
        attempt.delivered
          ? { tone: 'good', title: 'Test message sent', lines: [] }
          : { tone: 'warning', title: 'The test message was not sent', lines: [attempt.message ?? ''] },
      );
    },
    async deleteAlert(call) {
      const visitor = await findVisitor(call.access, call.path);
      await deleteAlert(pool, await findOwnAlert(visitor, call.path.alert));
      return redirectToAlerts(call, visitor, { tone: 'good', title: 'Alert deleted', lines: [] });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

export interface ShownAlert {
  readonly alert: Alert;
  /** Why the alert is not sent; undefined if it is sent, or if the platform does not respond. */
  readonly silence: string | undefined;
}

function buildAlerts(visitor: AlertVisitor, alerts: readonly ShownAlert[], hasEmail: boolean, refused?: RefusedForm) {
  const { project, pipeline, managesAll, ownAddress } = visitor;
  const path = getPipelinePath(project, pipeline, 'alerts');
  return {
    tabs: buildPipelineTabs(project, pipeline, 'alerts'),
    managesAll,
    ownAddress,
    hasEmail,
    alerts: alerts.map((shown) => createAlertLine(shown, path)),
    form: createFormModel({ action: path, submit: 'Create alert' }, selectAlertFields(visitor), {
      initial: EMPTY_VALUES,
      ...refused,
    }),
  };
}

/** Shows only the hosts of chat services, because their addresses are secrets that allow posting. */
function createAlertLine({ alert, silence = '' }: ShownAlert, path: string) {
  const { channel, address, events, isDaily, silentHours, runsOut, ofRuns, lastAt, lastDelivered, lastMessage } = alert;
  const who =
    channel === 'email'
      ? address
      : channel === 'webhook'
        ? CHANNELS.webhook
        : `${CHANNELS[channel]} at ${new URL(address).host}`;
  const eventTexts = events.map((event) => {
    if (event === 'no_run') return `no new run arrived for ${silentHours} hours`;
    return event === 'outside_limits' && runsOut > 1
      ? `${runsOut} of the last ${ofRuns} runs are out of limits`
      : EVENTS[event];
  });
  const outcome = lastDelivered === true ? 'sent' : `not sent: ${lastMessage ?? ''}`;
  return {
    who,
    what: eventTexts.join(', '),
    rhythm: isDaily ? 'once a day' : 'immediately',
    last: lastAt === null ? '' : `${lastAt.toISOString().slice(0, 16).replace('T', ' ')} ${outcome}`,
    isBad: lastDelivered === false,
    silence,
    testPath: `${path}/${alert.uuid}/test`,
    deletePath: `${path}/${alert.uuid}/delete`,
  };
}
