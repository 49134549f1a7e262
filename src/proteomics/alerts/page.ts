/** The page of the alerts of a pipeline. */
import type { Flash } from '../../web/flash.ts';
import { type View, view } from '../../web/views.ts';
import { pipelinePath, pipelineTabs, type TabModel } from '../page.ts';
import { type AlertErrors, type AlertVisitor, FRESH, NO_ERRORS, type TypedAlert } from './form.ts';
import type { Alert } from './store.ts';
import type { AlertChannel, AlertEvent } from './table.ts';

const EVENTS: Readonly<Record<AlertEvent, string>> = {
  outside_limits: 'a run has values outside the limits',
  failed_run: 'a run failed',
  no_run: 'no new run came for some hours',
  disk: 'the disk of the server is nearly full',
};
const CHANNELS: Readonly<Record<AlertChannel, string>> = {
  email: 'Email',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  mattermost: 'Mattermost',
  webhook: "The pipeline's webhook (signed JSON)",
};

/** The view model. */
export interface AlertsModel {
  readonly flash: Flash | undefined;
  readonly tabs: readonly TabModel[];
  readonly path: string;
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
    readonly testPath: string;
    readonly deletePath: string;
  }[];
  readonly form: {
    readonly typed: TypedAlert;
    readonly errors: AlertErrors;
    readonly channels: readonly { readonly value: string; readonly label: string }[];
    readonly events: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  };
}

/** Template of the page. */
export const alertsView: View<AlertsModel> = view('proteomics/alerts/alerts');

/** What the page shows beside the alerts. */
export interface ShownBeside {
  readonly flash?: Flash | undefined;
  readonly typed?: TypedAlert;
  readonly errors?: Partial<AlertErrors>;
}

/** Makes the view model, of the alerts that the visitor may see. */
export function alertsModel(
  { project, pipeline, managesAll, ownAddress, userUuid }: AlertVisitor,
  alerts: readonly Alert[],
  hasEmail: boolean,
  { flash, typed = FRESH, errors }: ShownBeside,
): AlertsModel {
  const path = pipelinePath(project, pipeline, 'alerts');
  return {
    flash,
    tabs: pipelineTabs(project, pipeline, 'alerts'),
    path,
    managesAll,
    ownAddress,
    hasEmail,
    alerts: alerts.filter((alert) => managesAll || alert.userUuid === userUuid).map((alert) => lineOf(alert, path)),
    form: {
      typed,
      errors: { ...NO_ERRORS, ...errors },
      channels: Object.entries(CHANNELS).map(([value, label]) => ({ value, label })),
      events: Object.entries(EVENTS).map(([value, label]) => ({ value, label, isChosen: typed.events.includes(value) })),
    },
  };
}

/** Addresses of chat services are secrets: whoever has one can write there. */
function lineOf(alert: Alert, path: string): AlertsModel['alerts'][number] {
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
    testPath: `${path}/${alert.uuid}/test`,
    deletePath: `${path}/${alert.uuid}/delete`,
  };
}
