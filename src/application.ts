/** The application: every service that is on, behind its contract, with pages and assets. */
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { registerSchemasApi } from '../generated/schemas/stub.ts';
import { registerServerApi } from '../generated/server/stub.ts';
import packageJson from '../package.json' with { type: 'json' };
import {
  type AuthSettings,
  createAuthentication,
  createMemorySessionStore,
  createPostgresSessionStore,
  type SessionStore,
} from './auth/index.ts';
import { withSessionCookie } from './auth/served-document.ts';
import { createAdministrators } from './collaborations/administrators.ts';
import { createMemoryAuditTrail, createPostgresAuditTrail } from './collaborations/audit-trail.ts';
import { createCollabOrganisationClient } from './collaborations/organisation-client.ts';
import { collaborationsService } from './collaborations/service.ts';
import { collaborationsEntry } from './collaborations/site-entry.ts';
import { createBodyReader } from './contract/bodies.ts';
import { type ContractDocument, readDocument } from './contract/document.ts';
import { createErrorBoundary } from './contract/error-boundary.ts';
import { createExpressApp } from './contract/express-app.ts';
import { mergeDocuments } from './contract/merged-document.ts';
import { createPipeline, type MountedService, type Upgrade } from './contract/pipeline.ts';
import { profileWays } from './hub/profiles/ways.ts';
import { hubServices } from './hub/service.ts';
import { hubEntry } from './hub/site-entry.ts';
import type { Log } from './log.ts';
import { servedDocument } from './proteomics/administration/served-document.ts';
import { proteomicsService } from './proteomics/service.ts';
import { proteomicsEntry } from './proteomics/site-entry.ts';
import type { Catalogue } from './schemas/catalogue.ts';
import { createGrowingCatalogue } from './schemas/growing-catalogue.ts';
import { schemaHandlers } from './schemas/handlers.ts';
import { schemaPages } from './schemas/pages.ts';
import { schemasEntry } from './schemas/site-entry.ts';
import { errorModel, errorPage, errorView } from './server/error-page.ts';
import { serverHandlers } from './server/handlers.ts';
import { metricsHandlers, servedServerDocument } from './server/metrics.ts';
import { SERVICES, type ServiceName, type Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import { createOriginGuard } from './web/cross-site.ts';
import { createListener } from './web/listener.ts';
import { createRender } from './web/views.ts';

/** What the application is made from. */
export interface ApplicationParts {
  settings: Settings;
  /** Settings of login and collaborations. */
  auth: AuthSettings;
  /**
   * The database, which may still be opening; without one, sessions and the audit trail end with the process, and the services
   * that live from it are off.
   */
  database?: Promise<Pick<Database, 'pool' | 'connect'>>;
  log: Log;
  catalogue: Catalogue;
  /** Rejects with a sentence that says what does not answer. */
  checkReadiness: () => Promise<void>;
  /** Answers are checked against the contract; an answer that breaks it becomes a 500 and a log line. */
  validateAnswers: boolean;
}

/** A listener for an HTTP server, and the work to do before it is ready. */
export interface Application {
  listener: RequestListener;
  readonly upgrades: readonly Upgrade[];
  /** Compiles every validator of the contracts. */
  warm: () => Promise<void>;
  /** Begins what the services do beside answering requests; once the database is open. */
  begin: () => Promise<void>;
  /** Ends it, within the given milliseconds, before the database closes. */
  end: (patience: number) => Promise<void>;
}

/** Documents of each service; `support` works on the hub's data (Seed 2: available when the UI server runs). */
const DOCUMENTS: Record<ServiceName, readonly string[]> = {
  collaborations: ['collaborations'],
  schemas: ['schemas'],
  hub: ['support', 'hub'],
  proteomics: ['proteomics'],
};

const NEEDS_DATABASE: ReadonlySet<ServiceName> = new Set(['hub', 'proteomics']);

const ENTRIES = [collaborationsEntry, schemasEntry, hubEntry, proteomicsEntry];

/** Puts the application together; nothing is started. */
export function createApplication({
  settings,
  auth,
  database,
  log,
  catalogue: loadedCatalogue,
  checkReadiness,
  validateAnswers,
}: ApplicationParts): Application {
  const catalogue = createGrowingCatalogue(loadedCatalogue);
  const isOn = (name: ServiceName) => settings.services.includes(name) && (database !== undefined || !NEEDS_DATABASE.has(name));
  const services = ENTRIES.filter(({ name }) => isOn(name as ServiceName));
  const render = createRender({ cache: !settings.debug, site: { version: packageJson.version, services } });
  const names = ['server', ...SERVICES.filter(isOn).flatMap((name) => DOCUMENTS[name])];
  const documents = new Map<string, ContractDocument>(names.map((name) => [name, withSessionCookie(readDocument(name), auth)]));
  const proteomics = documents.get('proteomics');
  if (proteomics !== undefined) documents.set('proteomics', servedDocument(proteomics, settings));
  const documentOf = (name: string) => documents.get(name) as ContractDocument;
  documents.set('server', servedServerDocument(documentOf('server'), settings));
  const merged = mergeDocuments(documents, packageJson.version, settings.baseUrl);

  const pool = database?.then((opened) => opened.pool);
  pool?.catch(() => undefined);
  const authentication = createAuthentication({
    settings: auth,
    store: pool === undefined ? createMemorySessionStore() : lateSessionStore(pool.then(createPostgresSessionStore)),
    log,
  });

  const serverRouter = Router();
  const mounted: MountedService[] = [{ name: 'server', document: documentOf('server'), router: serverRouter }];
  registerServerApi(serverRouter, {
    ...serverHandlers({ render, services, documents, merged, checkReadiness }),
    ...metricsHandlers({ settings, pool, mounted }),
  });
  const hasPlatform = auth.collabApiBaseUrl !== undefined && auth.collabOrganisationApiToken !== undefined;
  const client = createCollabOrganisationClient({
    baseUrl: auth.collabApiBaseUrl,
    token: auth.collabOrganisationApiToken,
    serviceEntityId: auth.collabServiceEntityId,
    limits: { callMs: settings.collabCallMs, organisationMs: settings.collabOrganisationMs },
  });
  if (isOn('collaborations')) {
    const audit = pool === undefined ? createMemoryAuditTrail() : createPostgresAuditTrail(pool);
    const { maxFormBytes } = settings;
    const document = documentOf('collaborations');
    mounted.push(collaborationsService({ authentication, client, audit, document, render, log, maxFormBytes }));
  }
  if (isOn('schemas')) {
    const schemasRouter = Router();
    registerSchemasApi(schemasRouter, {
      ...schemaHandlers(catalogue),
      ...schemaPages(catalogue, render, isOn('hub') ? profileWays : undefined),
    });
    mounted.push({ name: 'schemas', document: documentOf('schemas'), router: schemasRouter });
  }
  if (database !== undefined) {
    const shared = {
      settings,
      authentication,
      pool: async () => (await database).pool,
      connect: async (purpose: string) => (await database).connect(purpose),
      render,
      log,
      now: () => new Date(),
    };
    // Where the platform cannot be asked, nobody is known to administer anything.
    const isAdministrator = hasPlatform ? createAdministrators({ client, now: shared.now }) : async () => false;
    if (isOn('hub')) mounted.push(...hubServices({ ...shared, catalogue, isAdministrator }, documents));
    if (isOn('proteomics')) mounted.push(proteomicsService(shared, documentOf('proteomics')));
  }

  const pipeline = createPipeline(mounted, {
    validateAnswers,
    readBody: createBodyReader({ jsonBytes: settings.maxJsonBytes, formBytes: settings.maxFormBytes }),
    deprecatedCall: ({ operationId, sunset }) =>
      log.warn({ operation: operationId, sunset: sunset.toISOString().slice(0, 10) }, 'a deprecated operation is in use'),
    guardOrigin: createOriginGuard([settings.baseUrl, ...settings.allowedRedirectUrls].map((url) => new URL(url).origin)),
  });

  catalogue.onChange(() => pipeline.preparedAnswers.forget());

  const app = createExpressApp();
  app.use(
    '/assets',
    assets(join(import.meta.dirname, '../views/assets')),
    assets(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))),
  );
  const tusClient = dirname(fileURLToPath(import.meta.resolve('tus-js-client/package.json')));
  app.use('/assets/tus.min.js', assets(join(tusClient, 'dist/tus.min.js')));
  app.use(authentication.middleware);
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: (error) => render(errorView, errorPage(error), errorModel(error)),
      report: (error, requestId) => log.error({ err: error, requestId }, 'unexpected error'),
    }),
  );
  return {
    listener: createListener(app, pipeline.preparedAnswers, log),
    upgrades: mounted.flatMap(({ upgrade = [] }) => upgrade),
    warm: () => pipeline.warm(app),
    async begin() {
      for (const { begin } of mounted) await begin?.();
    },
    async end(patience) {
      await Promise.all(mounted.map(({ end }) => end?.(patience)));
    },
  };
}

/** The store of a database that opens while the rest compiles. */
function lateSessionStore(opening: Promise<SessionStore>): SessionStore {
  opening.catch(() => undefined);
  return {
    get: async (key) => (await opening).get(key),
    set: async (key, record) => (await opening).set(key, record),
    destroy: async (key) => (await opening).destroy(key),
    take: async (key) => (await opening).take(key),
    sweep: async (now) => (await opening).sweep(now),
  };
}

/** Files of this server under /assets; browsers ask each time whether they changed. */
function assets(folder: string) {
  return express.static(folder, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
  });
}
