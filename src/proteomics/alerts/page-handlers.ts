/** The page where people choose what they are told of a pipeline. */
import type { Request, Response } from 'express';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { ForbiddenError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { fieldProblems } from '../../contract/requests/field-problems.ts';
import type { Flash } from '../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import { type View, view } from '../../web/views.ts';
import { askerOf } from '../access/asker.ts';
import { administratorLogin, type ToLogin } from '../access/authority.ts';
import { signedIn } from '../access/gate.ts';
import { hasRight } from '../access/project-rights.ts';
import type { ProteomicsContext } from '../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../page.ts';
import { type FoundPipeline, findPipeline } from '../records.ts';
import { demandUrl, WebhookError } from '../webhooks/settings.ts';
import { readWebhook } from '../webhooks/store.ts';
import { sendAlert } from './sending.ts';
import { type Alert, createAlert, deleteAlert, findAlert, noteAlertAttempt, readAlerts } from './store.ts';
import type { AlertChannel, AlertEvent } from './table.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const ALERT_FORMS: readonly string[] = ['createAlertByForm'];

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

interface Typed {
  readonly channel: string;
  readonly address: string;
  readonly events: readonly string[];
  readonly silentHours: string;
  readonly rhythm: string;
}

type Errors = Readonly<Record<'channel' | 'address' | 'events' | 'silent_hours' | 'rhythm', string>>;

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
    readonly typed: Typed;
    readonly errors: Errors;
    readonly channels: readonly { readonly value: string; readonly label: string }[];
    readonly events: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  };
}

/** Whoever may be here. */
interface Visitor extends FoundPipeline {
  /** Whose alerts are set; null for the administration where people sign by UUID. */
  readonly userUuid: string | null;
  readonly ownAddress: string;
  readonly managesAll: boolean;
}

const alertsView: View<AlertsModel> = view('proteomics/alerts/alerts');
const FRESH: Typed = {
  channel: 'email',
  address: '',
  events: ['failed_run', 'outside_limits'],
  silentHours: '24',
  rhythm: 'at_once',
};
const NO_ERRORS: Errors = { channel: '', address: '', events: '', silent_hours: '', rhythm: '' };
const MESSAGES: Readonly<Record<string, string>> = {
  channel: 'Choose how to tell.',
  address: 'Enter an address.',
  events: 'Select at least one thing to be told of.',
  silent_hours: 'Enter a number of hours, such as 24.',
  rhythm: 'Choose when.',
};
const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;
const LONGEST_SILENCE = 8_760;

type Operations = 'showAlerts' | 'createAlertByForm' | 'testAlertByForm' | 'deleteAlertByForm';

/** Handlers of the page. */
export function alertPageHandlers(context: ProteomicsContext): Pick<ProteomicsApiHandlers, Operations> {
  const { settings, pool, render, now } = context;
  const hasEmail = settings.smtpUrl !== undefined && settings.smtpFrom !== undefined;

  /** Where nobody is known by name, alerts are the administration's. */
  async function visit(request: Request, path: { project: string; pipeline: string }): Promise<Visitor | ToLogin> {
    const found = await findPipeline(await pool(), path.project, path.pipeline);
    const person = signedIn(request);
    if (person === undefined) {
      const login = await administratorLogin(context, request);
      return login ?? { ...found, userUuid: null, ownAddress: '', managesAll: true };
    }
    const asker = await askerOf(context, request);
    const managesAll = asker !== undefined && (await hasRight(context, asker, found.project, 'manage'));
    return { ...found, userUuid: person.uuid, ownAddress: person.email, managesAll };
  }

  async function page(
    visitor: Visitor,
    shown: { flash?: Flash | undefined; typed?: Typed; errors?: Partial<Errors> } = {},
  ): Promise<string> {
    const { project, pipeline, managesAll, ownAddress, userUuid } = visitor;
    const path = pipelinePath(project, pipeline, 'alerts');
    const alerts = await readAlerts(await pool(), pipeline.uuid);
    const typed = shown.typed ?? FRESH;
    return render(alertsView, pipelinePage(project, pipeline, { title: 'Alerts', styles: ['styles/proteomics-quality.css'] }), {
      flash: shown.flash,
      tabs: pipelineTabs(project, pipeline, 'alerts'),
      path,
      managesAll,
      ownAddress,
      hasEmail,
      alerts: alerts.filter((alert) => managesAll || alert.userUuid === userUuid).map((alert) => lineOf(alert, path)),
      form: {
        typed,
        errors: { ...NO_ERRORS, ...shown.errors },
        channels: Object.entries(CHANNELS).map(([value, label]) => ({ value, label })),
        events: Object.entries(EVENTS).map(([value, label]) => ({ value, label, isChosen: typed.events.includes(value) })),
      },
    });
  }

  /** @throws NotFoundError, ForbiddenError for the alert of somebody else */
  async function ownAlert({ pipeline, managesAll, userUuid }: Visitor, uuid: string): Promise<Alert> {
    const alert = await findAlert(await pool(), uuid, pipeline.uuid);
    if (!managesAll && alert.userUuid !== userUuid) throw new ForbiddenError('This alert belongs to somebody else.');
    return alert;
  }

  const back = ({ project, pipeline }: Visitor) =>
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
      const errors = { ...violated(response), ...(await problemsOf(visitor, { ...typed, address })) };
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
      await createAlert(await pool(), visitor.pipeline.uuid, made, now());
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
      await noteAlertAttempt(await pool(), alert, attempt, now());
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
      await deleteAlert(await pool(), await ownAlert(visitor, path.alert));
      sendFlash(response, { tone: 'good', title: 'Alert deleted', lines: [] });
      return back(visitor);
    },
  };

  /** What the contract does not know of the form. */
  async function problemsOf({ managesAll, pipeline }: Visitor, typed: Typed): Promise<Partial<Errors>> {
    const { channel, address, silentHours } = typed;
    const errors: { -readonly [field in keyof Errors]?: string } = {};
    if (channel !== 'email' && !managesAll)
      errors.channel = 'Only those who manage the pipeline can tell a channel of a chat service.';
    else if (channel === 'webhook') Object.assign(errors, await problemsWithWebhook(pipeline.uuid, typed));
    else if (channel === 'email' && !ADDRESS.test(address))
      errors.address =
        address === ''
          ? 'Your login tells no email address. Ask an administrator.'
          : 'Enter one email address, such as name@example.org.';
    else if (channel !== 'email') errors.address = problemWithUrl(address);
    if (errors.address === '') delete errors.address;
    if (silentHours !== '' && !(Number(silentHours) >= 1 && Number(silentHours) <= LONGEST_SILENCE))
      errors.silent_hours = `Enter a number of hours from 1 to ${LONGEST_SILENCE}.`;
    return errors;
  }

  async function problemsWithWebhook(uuid: string, { events }: Typed): Promise<Partial<Errors>> {
    if ((await readWebhook(await pool(), uuid)) === undefined)
      return { channel: 'The pipeline has no webhook yet. Set one in its settings first.' };
    return events.includes('outside_limits')
      ? { events: 'The webhook gets every value outside the limits by itself. Select something else.' }
      : {};
  }

  function problemWithUrl(address: string): string {
    try {
      demandUrl(address, settings.webhookPrivateAddresses);
      return '';
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      return 'Enter the web address that the chat service gave for an incoming webhook.';
    }
  }
}

/** What breaks the contract, by field. Throws a violation that is about none. */
function violated(response: Response): Partial<Errors> {
  const { violation } = response.locals as PipelineLocals;
  if (violation === undefined) return {};
  const problems = fieldProblems(violation);
  const fields = (problems ?? []).map(({ field }) => field.replace(/[.[].*$/, ''));
  if (problems === undefined || fields.some((field) => MESSAGES[field] === undefined)) throw violation;
  return Object.fromEntries(fields.map((field) => [field, MESSAGES[field] ?? '']));
}

/** Where to tell: what was typed, else the address of whoever is logged in. The webhook has its own. */
function addressOf({ managesAll, ownAddress }: Visitor, { channel, address }: Typed): string {
  if (channel === 'webhook') return '';
  return managesAll && address !== '' ? address : ownAddress;
}

function typedAlert(body: unknown): Typed {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const one = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const { events = [] } = fields;
  return {
    channel: one('channel'),
    address: one('address'),
    events: [events].flat().filter((event) => typeof event === 'string'),
    silentHours: one('silent_hours'),
    rhythm: one('rhythm'),
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
