/** Starts the collaboration pages for tests: contract pipeline, simulated platform, and sessions without a login provider. */
import express from 'express';
import { createDevelopmentAccounts, type DevelopmentActor } from '../../simulators/login/accounts.ts';
import { DEMO_SERVICE_ENTITY_ID } from '../../simulators/platform/initial-state.ts';
import type { SimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import {
  type AuthSettings,
  createAuthentication,
  createMemorySessionStore,
  readAuthSettings,
  startSession,
  User,
} from '../auth/index.ts';
import { createBodyReader } from '../contract/bodies.ts';
import { readDocument } from '../contract/documents/document.ts';
import { createErrorBoundary } from '../contract/error-boundary.ts';
import { createRequestPipeline } from '../contract/pipeline.ts';
import { createLog, type Log } from '../log.ts';
import { createErrorPages } from '../server/error-pages.ts';
import { createViewerGetter } from '../server/viewer.ts';
import { createLocalRunner } from '../tasks/testing-tasks.ts';
import { createOriginGuard } from '../web/cross-site.ts';
import { createViewerMiddleware } from '../web/for-people/viewing.ts';
import { startListening } from '../web/http-server.ts';
import { createListener } from '../web/listener.ts';
import { createRender } from '../web/views.ts';
import type { AuditTrail } from './activity/store.ts';
import { createMemoryAuditTrail } from './activity/testing-trail.ts';
import { PLATFORM_LIMITS } from './platform/access.ts';
import { createCollabOrganisationClient } from './platform/organisation-client.ts';
import { createCollaborationsService } from './service.ts';
import { collaborationsEntry } from './site-entry.ts';

/** Sender of a request: an account of the development login, a user with other claims, or an anonymous visitor. */
export type Visitor = DevelopmentActor | 'anonymous' | Readonly<Record<string, unknown>>;

export interface TestSiteOptions {
  /** Changes of the default settings, which configure all features. An empty value is treated as unset. */
  environment?: Readonly<Record<string, string>>;
  log?: Log;
  audit?: AuditTrail;
  limits?: Partial<typeof PLATFORM_LIMITS>;
  /** URL of the platform, if a proxy is in between. */
  platformUrl?: string;
  now?: () => Date;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface TestSite {
  readonly address: string;
  readonly audit: AuditTrail;
  readonly settings: AuthSettings;
  get(visitor: Visitor, path: string, headers?: Record<string, string>): Promise<SiteAnswer>;
  /** Submits a form; without fields if `fields` is undefined. */
  post(visitor: Visitor, path: string, fields?: FormFields, headers?: Record<string, string>): Promise<SiteAnswer>;
  send(visitor: Visitor, path: string, init: RequestInit): Promise<SiteAnswer>;
  /** Returns the cookie of a visitor's session, for requests with other cookies. */
  getSession(visitor: Visitor): Promise<string>;
  stop(): Promise<void>;
}

/** Values of a form's fields. A list repeats its field. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const MANAGERS = 'urn:mace:example.org:platform:group:crops:managers';

export async function startTestSite(
  platform: Pick<SimulatedPlatform, 'url' | 'token'>,
  {
    environment = {},
    log = createLog('silent'),
    audit = createMemoryAuditTrail(),
    limits,
    platformUrl,
    now,
  }: TestSiteOptions = {},
): Promise<TestSite> {
  const settings = readAuthSettings({
    BASE_URL: 'http://localhost:8124',
    SECRET_KEY: 'the secret of the tests which is long enough',
    SESSION_HTTPS_ONLY: 'false',
    COLLAB_OIDC_CLIENT_ID: 'concordat',
    COLLAB_OIDC_CLIENT_SECRET: 'secret',
    COLLAB_OIDC_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
    COLLAB_API_BASE_URL: platformUrl ?? platform.url,
    COLLAB_ORGANISATION_API_TOKEN: platform.token,
    COLLAB_SERVICE_ENTITY_ID: DEMO_SERVICE_ENTITY_ID,
    COLLABORATION_MANAGER_ENTITLEMENT: MANAGERS,
    COLLABORATION_DELETION_ENABLED: 'true',
    ...environment,
  });
  const authentication = createAuthentication({ settings, store: createMemorySessionStore() });
  const render = createRender({ cache: true, site: { version: 'test', services: [collaborationsEntry] } });
  const service: ReturnType<typeof createCollaborationsService> = createCollaborationsService({
    authentication,
    client: createCollabOrganisationClient({
      baseUrl: settings.collabApiBaseUrl,
      token: settings.collabOrganisationApiToken,
      serviceEntityId: settings.collabServiceEntityId,
      limits: { ...PLATFORM_LIMITS, ...limits },
      reportInvalidRecord: (record) => log.warn(record, 'a record of the platform does not match the contract'),
    }),
    audit,
    document: readDocument('collaborations'),
    render,
    log,
    maxFormBytes: 1_000_000,
    tokenPages: [],
    tasks: createLocalRunner(() => service.tasks ?? []),
    ...(now === undefined ? {} : { now }),
  });
  const pipeline = createRequestPipeline([service], {
    validateAnswers: true,
    readBody: createBodyReader({ jsonBytes: 5_000_000, formBytes: 1_000_000 }),
    guardOrigin: createOriginGuard([settings.baseUrl]),
  });
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('strict routing', true);
  app.use(authentication.middleware);
  app.post('/testing-login', express.json(), async (request, response) => {
    const { auth_time: authenticated = Date.now() / 1_000, ...claims } = request.body;
    await startSession(request, response, User.fromClaims(claims), authenticated * 1_000);
    response.status(204).end();
  });
  app.use(createViewerMiddleware(createViewerGetter(true, [])));
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: createErrorPages(render),
      report: (error, requestId) => log.error({ err: error, requestId }, 'unexpected error'),
    }),
  );
  const listening = await startListening({ listener: createListener(app, pipeline.preparedAnswers, { log }) }, '127.0.0.1', 0);
  const cookies = new Map<Visitor, string>();
  const flashes = new Map<Visitor, string>();

  async function createVisitorCookie(visitor: Visitor): Promise<Record<string, string>> {
    if (visitor === 'anonymous') return {};
    const known = cookies.get(visitor) ?? (await logIn(listening.address, visitor));
    cookies.set(visitor, known);
    return { cookie: known };
  }
  async function sendAs(visitor: Visitor, path: string, init: RequestInit): Promise<SiteAnswer> {
    const { cookie } = await createVisitorCookie(visitor);
    const own = [cookie, flashes.get(visitor)].filter((one) => one !== undefined).join('; ');
    const headers = {
      accept: 'text/html',
      ...(own === '' ? {} : { cookie: own }),
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(listening.address + path, { ...init, headers, redirect: 'manual' });
    const flash = answer.headers.getSetCookie().find((one) => one.startsWith('flashes='));
    if (flash !== undefined) flashes.set(visitor, flash.split(';', 1)[0] ?? '');
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  return {
    address: listening.address,
    audit,
    settings,
    send: sendAs,
    getSession: async (visitor) => (await createVisitorCookie(visitor)).cookie ?? '',
    get: (visitor, path, headers = {}) => sendAs(visitor, path, { headers }),
    post: (visitor, path, fields, headers = {}) =>
      sendAs(visitor, path, { method: 'POST', headers, ...(fields === undefined ? {} : { body: createFormBody(fields) }) }),
    stop: () => listening.stop(0),
  };
}

export function createFormBody(fields: FormFields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) body.append(name, item);
  return body;
}

async function logIn(address: string, visitor: Exclude<Visitor, 'anonymous'>): Promise<string> {
  const account = typeof visitor === 'string' ? createDevelopmentAccounts()[visitor] : undefined;
  const claims = account === undefined ? visitor : { sub: account.sub, ...account.claims };
  const answer = await fetch(`${address}/testing-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(claims),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
