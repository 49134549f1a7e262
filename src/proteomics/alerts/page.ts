/** The page of the alerts of a pipeline. */
import type { RefusedForm } from '../../web/forms/answer.ts';
import { type FormModel, formModel } from '../../web/forms/model.ts';
import { type View, view } from '../../web/views.ts';
import { pipelinePath, pipelineTabs, type TabModel } from '../page.ts';
import { type AlertVisitor, CHANNELS, EVENTS, FRESH, shownAlertFields } from './form.ts';
import type { Alert } from './store.ts';

/** The view model. */
export interface AlertsModel {
  readonly tabs: readonly TabModel[];
  /** Whether alerts of everybody are shown, and any address can be told. */
  readonly managesAll: boolean;
  /** Address of whoever is logged in; empty where it is not known. */
  readonly ownAddress: string;
  readonly hasEmail: boolean;
  readonly alerts: readonly {
    readonly who: string;
    readonly what: string;
    readonly rhythm: string;
    readonly last: string;
    readonly isBad: boolean;
    /** Why it is silent; empty for one that tells. */
    readonly silence: string;
    readonly testPath: string;
    readonly deletePath: string;
  }[];
  readonly form: FormModel;
}

/** Template of the page. */
export const alertsView: View<AlertsModel> = view('proteomics/alerts/alerts');

/** An alert, and why it is silent. */
export interface ShownAlert {
  readonly alert: Alert;
  /** Undefined for one that tells, and where nobody can say. */
  readonly silence: string | undefined;
}

/** Makes the view model, of the alerts that the visitor may see. */
export function alertsModel(
  visitor: AlertVisitor,
  alerts: readonly ShownAlert[],
  hasEmail: boolean,
  refused?: RefusedForm,
): AlertsModel {
  const { project, pipeline, managesAll, ownAddress } = visitor;
  const path = pipelinePath(project, pipeline, 'alerts');
  return {
    tabs: pipelineTabs(project, pipeline, 'alerts'),
    managesAll,
    ownAddress,
    hasEmail,
    alerts: alerts.map((shown) => lineOf(shown, path)),
    form: formModel({ action: path, submit: 'Create alert' }, shownAlertFields(visitor), { initial: FRESH, ...refused }),
  };
}

/** Addresses of chat services are secrets: whoever has one can write there. */
function lineOf({ alert, silence = '' }: ShownAlert, path: string): AlertsModel['alerts'][number] {
  const { channel, address, events, isDaily, silentHours, lastAt, lastDelivered, lastMessage } = alert;
  const who =
    channel === 'email'
      ? address
      : channel === 'webhook'
        ? CHANNELS.webhook
        : `${CHANNELS[channel]} at ${new URL(address).host}`;
  const what = events.map((event) => (event === 'no_run' ? `no new run came for ${silentHours} hours` : EVENTS[event]));
  const outcome = lastDelivered === true ? 'sent' : `not sent: ${lastMessage ?? ''}`;
  return {
    who,
    what: what.join(', '),
    rhythm: isDaily ? 'once a day' : 'at once',
    last: lastAt === null ? '' : `${lastAt.toISOString().slice(0, 16).replace('T', ' ')} ${outcome}`,
    isBad: lastDelivered === false,
    silence,
    testPath: `${path}/${alert.uuid}/test`,
    deletePath: `${path}/${alert.uuid}/delete`,
  };
}
