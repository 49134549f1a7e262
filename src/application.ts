/** The application: every service that is on, behind its contract, with pages and assets. */

import type { RequestListener } from 'node:http';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { registerServerApi } from '../generated/server/stub.ts';
import packageJson from '../package.json' with { type: 'json' };
import {
  type AuthSettings,
  createAuthentication,
  createMemorySessionStore,
  createPostgresSessionStore,
  getOptionalUser,
} from './auth/index.ts';
import { withSessionCookie } from './auth/served-document.ts';
import { createBodyReader, SHORT_BODIES } from './contract/bodies.ts';
import { type ContractDocument, readDocument } from './contract/documents/document.ts';
import { mergeDocuments } from './contract/documents/merged-document.ts';
import { createErrorBoundary } from './contract/error-boundary.ts';
import { createExpressApp } from './contract/express-app.ts';
import { createPipeline, type MountedService, type Upgrade } from './contract/pipeline.ts';
import { createThreadedAnswers } from './contract/threads/threaded-answers.ts';
import { createJobQueues } from './jobs/job-queues.ts';
import type { Log } from './log.ts';
import { mountServices } from './mounted-services.ts';
import type { Catalogue } from './profiles/catalogue/catalogue.ts';
import { createGrowingCatalogue } from './profiles/catalogue/growing-catalogue.ts';
import { copiesOf, type ProfileCopy } from './profiles/catalogue/profile-copies.ts';
import { servedDocument } from './proteomics/service.ts';
import { createDesks } from './server/desks.ts';
import { createErrorPages } from './server/error-page.ts';
import { serverHandlers } from './server/handlers.ts';
import { demandMetricsReader, metricsHandlers, servedServerDocument } from './server/metrics.ts';
import { databaseUpkeep } from './server/upkeep.ts';
import { createViewerOf } from './server/viewer.ts';
import { readWarnings } from './server/warnings.ts';
import { servedDocuments, serviceStates, servicesOn } from './service-states.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import type { RequestOutcome, RequestWork } from './threads/request-work.ts';
import { createThreadPool } from './threads/thread-pool.ts';
import { clientAddress, clientKey, limitedAddress } from './web/client-address.ts';
import { compressAnswers } from './web/compressed-answers.ts';
import { noteHttps } from './web/cookies.ts';
import { createOriginGuard } from './web/cross-site.ts';
import { ANY_VERSION } from './web/files/asset-addresses.ts';
import { folderOfFiles, pageFiles } from './web/files/page-files.ts';
import { dayOf } from './web/for-people/words.ts';
import { createHostCheck, type HostCheck } from './web/hosts/own-hosts.ts';
import { createListener } from './web/listener.ts';
import { requestLimits } from './web/request-limits.ts';
import { createRender } from './web/views.ts';

/** What the application is made from. */
export interface ApplicationParts {
  settings: Settings;
  /** Settings of login and collaborations. */
  auth: AuthSettings;
  /** Without one, sessions and the audit trail end with the process, and the services that need it are off. */
  database?: Pick<Database, 'pool' | 'connect' | 'url'>;
  log: Log;
  catalogue: Catalogue;
  /** Rejects with a sentence that says what does not answer. */
  checkReadiness: () => Promise<void>;
  /** Answers are checked against the contract; an answer that breaks it becomes a 500 and a log line. */
  validateAnswers: boolean;
  /** Set in a thread that answers what would make others wait; see request-thread.ts. */
  isThread?: boolean;
}

/** What a thread makes its application from: the same as this one's, as plain data. */
export interface RequestThreadData extends Pick<ApplicationParts, 'settings' | 'auth' | 'validateAnswers'> {
  readonly profiles: readonly ProfileCopy[];
  readonly logLevel: string;
}

/** A listener for an HTTP server, and the work to do before it is ready. */
export interface Application {
  listener: RequestListener;
  /** The same without what belongs to a connection: the request's identity, security headers, the log line. */
  app: RequestListener;
  readonly upgrades: readonly Upgrade[];
  /** For which hosts requests are answered. */
  readonly takesHost: HostCheck;
  /** Begins what the services do beside answering requests; once the database is open. */
  begin: () => Promise<void>;
  /** Ends it, within the given milliseconds, before the database closes. */
  end: (patience: number) => Promise<void>;
}

/** Puts the application together; nothing is started. */
export function createApplication({
  settings,
  auth,
  database,
  log,
  catalogue: loadedCatalogue,
  checkReadiness,
  validateAnswers,
  isThread = false,
}: ApplicationParts): Application {
  const catalogue = createGrowingCatalogue(loadedCatalogue);
  const isOn = servicesOn(settings, database !== undefined);
  const documents = new Map<string, ContractDocument>(
    servedDocuments(isOn).map((name) => [name, withSessionCookie(readDocument(name), auth)]),
  );
  const proteomics = documents.get('proteomics');
  if (proteomics !== undefined) documents.set('proteomics', servedDocument(proteomics, settings));
  const documentOf = (name: string) => documents.get(name) as ContractDocument;
  documents.set('server', servedServerDocument(documentOf('server'), settings));
  const merged = mergeDocuments(documents, packageJson.version, settings.baseUrl);

  const pool = database?.pool;
  const authentication = createAuthentication({
    settings: auth,
    store: pool === undefined ? createMemorySessionStore() : createPostgresSessionStore(pool),
    log,
  });

  const missingForLogin = authentication.missingForLogin;
  const hasLogin = missingForLogin.length === 0;
  const states = serviceStates(settings, auth, { isOn, missingForLogin });
  const services = states.filter(({ missing }) => missing.length === 0).map(({ entry }) => entry);
  const render = createRender({ cache: !settings.debug, site: { version: packageJson.version, hasLogin, services } });
  const viewerOf = createViewerOf(hasLogin);

  const serverRouter = Router();
  const {
    holderOf,
    desks,
    mounted: ofServices,
  } = mountServices({
    settings,
    auth,
    authentication,
    database,
    documents,
    catalogue,
    render,
    log,
    isOn,
    isThread,
  });
  const mounted: MountedService[] = [{ name: 'server', document: documentOf('server'), router: serverRouter }, ...ofServices];
  const queues =
    database === undefined || isThread
      ? undefined
      : createJobQueues({ pool: database.pool, connect: database.connect, log }, [
          databaseUpkeep({ database, settings, log }),
          ...mounted.flatMap(({ jobs = [] }) => jobs),
        ]);
  registerServerApi(serverRouter, {
    guard: { public: () => undefined, 'metrics:read': ({ request }) => demandMetricsReader(settings, request) },
    handlers: {
      ...serverHandlers({
        render,
        services,
        states,
        desks: createDesks(desks, (err) => log.debug({ err }, 'a service had nothing for a page of the server')),
        viewerOf,
        hasLogin,
        documents,
        merged,
        checkReadiness,
        readWarnings: () => readWarnings({ settings, mounted }),
      }),
      ...metricsHandlers({ settings, pool, mounted }),
    },
  });
  const addressOfClient = clientAddress(settings.trustedProxies);
  const bodyLimits = { jsonBytes: settings.maxJsonBytes, formBytes: settings.maxFormBytes };
  const threads = isThread
    ? undefined
    : createThreadPool<RequestWork, RequestOutcome>({
        file: new URL(`./request-thread${extname(import.meta.filename)}`, import.meta.url),
        name: 'answerRequest',
        data: (): RequestThreadData => ({
          settings,
          auth,
          validateAnswers,
          profiles: copiesOf(loadedCatalogue),
          logLevel: log.level,
        }),
      });
  const pipeline = createPipeline(mounted, {
    validateAnswers,
    readBody: createBodyReader(bodyLimits, isThread ? undefined : SHORT_BODIES),
    threads:
      threads === undefined
        ? undefined
        : createThreadedAnswers({
            pool: threads,
            databaseUrl: async () => database?.url,
            clientOf: (request) => clientKey(addressOfClient(request)),
          }),
    deprecatedCall: ({ operationId, sunset }) =>
      log.warn({ operation: operationId, sunset: dayOf(sunset) }, 'a deprecated operation is in use'),
    guardOrigin: createOriginGuard([settings.baseUrl, ...settings.allowedRedirectUrls].map((url) => new URL(url).origin)),
  });

  catalogue.onChange(() => pipeline.preparedAnswers.forget());

  const isHttps = settings.baseUrl.startsWith('https:');
  const takesHost = createHostCheck(settings);
  const app = createExpressApp();
  if (isHttps) {
    app.use((request, _response, next) => {
      noteHttps(request);
      next();
    });
  }
  app.use(compressAnswers());
  app.use(
    [ANY_VERSION, '/assets'],
    pageFiles({ isWatched: settings.debug }),
    folderOfFiles(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))),
  );
  app.use(authentication.middleware);
  // What comes to a thread was counted where it arrived, and nothing tells a thread of changes.
  if (isThread) {
    const catchUp = async () => {
      for (const service of mounted) await service.catchUp?.();
    };
    app.use((_request, _response, next) => void catchUp().then(() => next(), next));
  } else {
    app.use(
      requestLimits({
        settings,
        limitedAddress: (request) => limitedAddress(settings, addressOfClient, request),
        personOf: async (request) => (await getOptionalUser(request))?.sub ?? (await holderOf(request)),
      }),
    );
  }
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: createErrorPages(render, viewerOf),
      report: (error, requestId) => log.error({ err: error, requestId }, 'unexpected error'),
    }),
  );
  return {
    listener: createListener(app, pipeline.preparedAnswers, {
      log,
      addressOfClient,
      isHttps,
      takesHost,
    }),
    app,
    takesHost,
    upgrades: mounted
      .flatMap(({ upgrade = [] }) => upgrade)
      .map(({ accepts, take }) => ({
        accepts,
        take(request, socket, head) {
          if (isHttps) noteHttps(request);
          take(request, socket, head);
        },
      })),
    async begin() {
      for (const { begin } of mounted) await begin?.();
      await queues?.begin();
    },
    async end(patience) {
      await Promise.all([queues?.end(patience), ...mounted.map(({ end }) => end?.(patience)), threads?.end(patience)]);
    },
  };
}
