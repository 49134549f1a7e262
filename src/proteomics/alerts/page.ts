import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { createView } from '../../web/views.ts';
import { buildPipelineTabs, getPipelinePath } from '../page.ts';
import { type AlertVisitor, CHANNELS, EVENTS, FRESH, selectAlertFields } from './form.ts';
import type { Alert } from './store.ts';

/** The page that lists the alerts of a pipeline, with the form for a new one. */
export const alertsView = createView<ReturnType<typeof buildAlerts>>('proteomics/alerts/alerts');

/** An alert, and the reason if it is currently not sent. */
export interface ShownAlert {
  readonly alert: Alert;
  /** Undefined if the alert is sent, and while the platform does not respond. */
  readonly silence: string | undefined;
}

/** Builds the view model from the visible alerts. */
export function buildAlerts(visitor: AlertVisitor, alerts: readonly ShownAlert[], hasEmail: boolean, refused?: RefusedForm) {
  const { project, pipeline, managesAll, ownAddress } = visitor;
  const path = getPipelinePath(project, pipeline, 'alerts');
  return {
    tabs: buildPipelineTabs(project, pipeline, 'alerts'),
    managesAll,
    ownAddress,
    hasEmail,
    alerts: alerts.map((shown) => toLine(shown, path)),
    form: createFormModel({ action: path, submit: 'Create alert' }, selectAlertFields(visitor), { initial: FRESH, ...refused }),
  };
}

/** Builds a row of the list. Hides addresses of chat services: they are secrets, because they allow anyone to post. */
function toLine({ alert, silence = '' }: ShownAlert, path: string) {
  const { channel, address, events, isDaily, silentHours, runsOut, ofRuns, lastAt, lastDelivered, lastMessage } = alert;
  const who =
    channel === 'email'
      ? address
      : channel === 'webhook'
        ? CHANNELS.webhook
        : `${CHANNELS[channel]} at ${new URL(address).host}`;
  const what = events.map((event) => {
    if (event === 'no_run') return `no new run arrived for ${silentHours} hours`;
    return event === 'outside_limits' && runsOut > 1
      ? `${runsOut} of the last ${ofRuns} runs are out of limits`
      : EVENTS[event];
  });
  const outcome = lastDelivered === true ? 'sent' : `not sent: ${lastMessage ?? ''}`;
  return {
    who,
    what: what.join(', '),
    rhythm: isDaily ? 'once a day' : 'immediately',
    last: lastAt === null ? '' : `${lastAt.toISOString().slice(0, 16).replace('T', ' ')} ${outcome}`,
    isBad: lastDelivered === false,
    silence,
    testPath: `${path}/${alert.uuid}/test`,
    deletePath: `${path}/${alert.uuid}/delete`,
  };
}
