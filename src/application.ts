/** Assembles the enabled services behind their contracts, with pages and assets. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { registerServerApi } from '../generated/server/stub.ts';
import packageJson from '../package.json' with { type: 'json' };
import { type AuthSettings, getOptionalUser } from './auth/index.ts';
import { findPersonalToken, findRequestToken } from './auth/tokens/personal-tokens.ts';
import { createBodyReader, SHORT_JSON } from './contract/bodies.ts';
import type { ContractDocument } from './contract/documents/document.ts';
import { mergeDocuments } from './contract/documents/merged-document.ts';
import { createErrorBoundary } from './contract/error-boundary.ts';
import { createExpressApp } from './contract/express-app.ts';
import { createRequestPipeline, type Upgrade } from './contract/pipeline.ts';
import { createJobQueues } from './jobs/job-queues.ts';
import type { Log } from './log.ts';
import type { Catalog } from './profiles/catalog/catalog.ts';
import { copyProfiles, type ProfileCopy } from './profiles/catalog/profile-copies.ts';
import { isServerAdministrator } from './proteomics/service.ts';
import { createErrorPages } from './server/error-pages.ts';
import { createHomeContributions } from './server/finding.ts';
import { createServerHandlers } from './server/handlers.ts';
import { createMetricsHandlers, requireMetricsReader } from './server/metrics.ts';
import { createDatabaseUpkeep } from './server/upkeep.ts';
import { createAdministratorCheck, createViewerGetter } from './server/viewer.ts';
import { readWarnings } from './server/warnings.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { runForClient } from './storage/current-request.ts';
import type { Database } from './storage/database.ts';
import { checkBody } from './tasks/check-body.ts';
import type { TaskCall, TaskOutcome, TaskService } from './tasks/task.ts';
import { createTaskRunner } from './tasks/task-runner.ts';
import { createThreadPool } from './tasks/thread-pool.ts';
import { findBearerToken } from './web/bearer-secret.ts';
import { compressAnswers } from './web/compressed-answers.ts';
import { markHttpsRequest } from './web/cookies.ts';
import { allowReadsFromOtherSites, createOriginGuard } from './web/cross-site.ts';
import { ANY_VERSION } from './web/files/built-assets.ts';
import { createAssetsHandler, serveFolder, serveGuides } from './web/files/page-files.ts';
import { createViewerMiddleware } from './web/for-people/viewing.ts';
import { formatDay } from './web/for-people/words.ts';
import { createHostCheck, type HostCheck } from './web/hosts/this-machine.ts';
import {
  createAddressFinder,
  createClientAddressFinder,
  findLimitedClient,
  getClientKey,
} from './web/limits/client-address.ts';
import { createRequestLimits, type RequestLimits } from './web/limits/request-limits.ts';
import { createListener } from './web/listener.ts';

export interface ApplicationParts {
  settings: Settings;
  auth: AuthSettings;
  database: Pick<Database, 'pool' | 'connect' | 'url'>;
  log: Log;
  catalog: Catalog;
  /** Rejects with a sentence about the first part of the server that does not respond. */
  checkReadiness: () => Promise<void>;
  /** True to check responses against the contract. An invalid response becomes a 500 and a log line. */
  validateAnswers: boolean;
}

/** The settings as plain data, for a thread. */
export interface ThreadData extends Pick<ApplicationParts, 'settings' | 'auth'> {
  readonly profiles: readonly ProfileCopy[];
  readonly logLevel: string;
}

export interface Application {
  listener: RequestListener;
  /** The same listener without request ID, security headers and log line, for a thread. */
  app: RequestListener;
  readonly upgrades: readonly Upgrade[];
  readonly getConnectionLimits: RequestLimits['getConnectionLimits'];
  readonly takesHost: HostCheck;
  /** Starts the background work of the services. The database must be open. */
  start: () => Promise<void>;
  /** Starts the first thread, so that it is ready when work arrives. */
  readonly startThread: () => void;
  /** Ends the background work within the given milliseconds, before the database closes. */
  stop: (timeoutMs: number) => Promise<void>;
}

/** Creates the application without starting background work. */
export function createApplication({
  settings,
  auth,
  database,
  log,
  catalog: loadedCatalog,
  checkReadiness,
  validateAnswers,
}: ApplicationParts): Application {
  const addressOfClient = createClientAddressFinder(settings.trustedProxies);
  const findAddresses = createAddressFinder(settings.trustedProxies);
  const getRequestClient = (request: IncomingMessage) => getClientKey(addressOfClient(request));
  const threads = createThreadPool<TaskCall, TaskOutcome>({
    file: new URL(`./task-thread${extname(import.meta.filename)}`, import.meta.url),
    name: 'runTask',
    data: (): ThreadData => ({ settings, auth, profiles: copyProfiles(loadedCatalog), logLevel: log.level }),
  });
  const tasks = createTaskRunner({
    pool: threads,
    getDatabaseUrl: () => database.url,
    getClient: getRequestClient,
  });
  const site = createSite({ settings, auth, database, log, catalog: loadedCatalog, tasks });
  const { catalog, documents, authentication, hasLogin, states, services, render, tokenPages, contributions } = site;
  const merged = mergeDocuments(documents, packageJson.version, settings.baseUrl);
  const { pool } = database;

  const serverRouter = Router();
  const mounted: TaskService[] = [
    { name: 'server', document: documents.get('server') as ContractDocument, router: serverRouter },
    ...site.mounted,
  ];
  const queues = createJobQueues({ pool, connect: database.connect, log }, [
    createDatabaseUpkeep({ database, settings, log }),
    ...mounted.flatMap(({ jobs = [] }) => jobs),
  ]);
  registerServerApi(serverRouter, {
    guard: { public: () => undefined, 'metrics:read': ({ request }) => requireMetricsReader(settings, request) },
    handlers: {
      ...createServerHandlers({
        render,
        services,
        states,
        contributions: createHomeContributions(contributions, (err) =>
          log.debug({ err }, 'a service had nothing for a page of the server'),
        ),
        isAdministrator: createAdministratorCheck({
          auth,
          hasLogin,
          hasAdministration: (request) =>
            isServerAdministrator({ settings, pool, now: () => new Date() }, request, { isPage: true, isAdministration: true }),
        }),
        hasLogin,
        documents,
        merged,
        checkReadiness,
        readWarnings: () => readWarnings({ settings, mounted }),
      }),
      ...createMetricsHandlers({ settings, pool, mounted }),
    },
  });
  const bodyLimits = { jsonBytes: settings.maxJsonBytes, formBytes: settings.maxFormBytes };
  const pipeline = createRequestPipeline(mounted, {
    validateAnswers,
    readBody: createBodyReader(bodyLimits, SHORT_JSON),
    checkLargeBody: (request, question) => tasks.run(request, checkBody, question, question.bytes),
    reportDeprecatedCall: ({ operationId, sunset }) =>
      log.warn({ operation: operationId, sunset: formatDay(sunset) }, 'a deprecated operation is in use'),
    guardOrigin: createOriginGuard([settings.baseUrl, ...settings.allowedRedirectUrls]),
  });

  catalog.onChange(() => pipeline.preparedAnswers.clear());

  const isHttps = settings.baseUrl.startsWith('https:');
  const takesHost = createHostCheck(settings);
  const app = createExpressApp();
  if (isHttps) {
    app.use((request, _response, next) => {
      markHttpsRequest(request);
      next();
    });
  }
  app.use(compressAnswers());
  app.use(authentication.middleware);
  const findTokenOwner = async (request: IncomingMessage) => (await findPersonalToken(pool, request, new Date()))?.subject;
  const limits = createRequestLimits({
    settings,
    findClient: (request) => findLimitedClient(settings, findAddresses, request),
    findPerson: async (request) => (await getOptionalUser(request))?.sub ?? (await findTokenOwner(request)),
    findProof: (request) =>
      findRequestToken(request) === undefined
        ? authentication.client.findProof(findBearerToken(request) ?? '')
        : async () => (await findTokenOwner(request)) !== undefined,
  });
  app.use(limits.middleware);
  app.use((request, _response, next) => runForClient(getRequestClient(request), next));
  if (documents.has('hub')) app.use('/brapi/v2', allowReadsFromOtherSites);
  app.use(createViewerMiddleware(createViewerGetter(hasLogin, tokenPages)));
  app.use(
    [ANY_VERSION, '/assets'],
    createAssetsHandler({ isWatched: settings.debug }),
    serveFolder(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))),
    serveGuides,
  );
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: createErrorPages(render),
      report: (error, requestId) => log.error({ err: error, requestId }, 'unexpected error'),
    }),
  );
  return {
    listener: createListener(app, pipeline.preparedAnswers, {
      log,
      addressOfClient,
      https: isHttps ? (settings.hstsSubdomains ? 'subdomains' : 'host') : undefined,
      takesHost,
      countCheapRequest: limits.countCheapRequest,
    }),
    app,
    takesHost,
    getConnectionLimits: limits.getConnectionLimits,
    upgrades: mounted
      .flatMap(({ upgrade = [] }) => upgrade)
      .map(({ accepts, handleUpgrade }) => ({
        accepts,
        handleUpgrade(request, socket, head, connectionLimits) {
          if (isHttps) markHttpsRequest(request);
          authentication.recognize(request);
          handleUpgrade(request, socket, head, connectionLimits);
        },
      })),
    startThread: threads.startThread,
    async start() {
      for (const { start } of mounted) await start?.();
      await queues.start();
    },
    async stop(timeoutMs) {
      await Promise.all([queues.stop(timeoutMs), ...mounted.map(({ stop }) => stop?.(timeoutMs)), threads.stop(timeoutMs)]);
    },
  };
}
