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
import { createMemoryAuditTrail, createPostgresAuditTrail } from './collaborations/audit-trail.ts';
import { createCollabOrganisationClient } from './collaborations/organisation-client.ts';
import { collaborationsService } from './collaborations/service.ts';
import { collaborationsEntry } from './collaborations/site-entry.ts';
import { createBodyReader } from './contract/bodies.ts';
import { type ContractDocument, readDocument } from './contract/document.ts';
import { createErrorBoundary } from './contract/error-boundary.ts';
import { createExpressApp } from './contract/express-app.ts';
import { mergeDocuments } from './contract/merged-document.ts';
import { createPipeline, type MountedService } from './contract/pipeline.ts';
import type { Log } from './log.ts';
import type { Catalogue } from './schemas/catalogue.ts';
import { schemaHandlers } from './schemas/handlers.ts';
import { schemaPages } from './schemas/pages.ts';
import { schemasEntry } from './schemas/site-entry.ts';
import { errorModel, errorPage, errorView } from './server/error-page.ts';
import { serverHandlers } from './server/handlers.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import { createOriginGuard } from './web/cross-site.ts';
import { createListener } from './web/listener.ts';
import { createRender } from './web/views.ts';

/** What the application is made from. */
export interface ApplicationParts {
  settings: Settings;
  /** Settings of login and collaborations. */
  auth: AuthSettings;
  /** The database, which may still be opening; without one, sessions and the audit trail end with the process. */
  database?: Promise<Pick<Database, 'pool'>>;
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
  /** Compiles every validator of the contracts. */
  warm: () => Promise<void>;
}

/** Puts the application together; nothing is started. */
export function createApplication({
  settings,
  auth,
  database,
  log,
  catalogue,
  checkReadiness,
  validateAnswers,
}: ApplicationParts): Application {
  const services = [collaborationsEntry, schemasEntry];
  const render = createRender({ cache: !settings.debug, site: { version: packageJson.version, services } });
  const documents = new Map<string, ContractDocument>(
    ['server', 'collaborations', 'schemas'].map((name) => [name, readDocument(name)]),
  );
  const merged = mergeDocuments(documents, packageJson.version, settings.baseUrl);

  const serverRouter = Router();
  registerServerApi(serverRouter, serverHandlers({ render, services, documents, merged, checkReadiness }));
  const schemasRouter = Router();
  registerSchemasApi(schemasRouter, { ...schemaHandlers(catalogue), ...schemaPages(catalogue, render) });
  const pool = database?.then((opened) => opened.pool);
  pool?.catch(() => undefined);
  const authentication = createAuthentication({
    settings: auth,
    store: pool === undefined ? createMemorySessionStore() : lateSessionStore(pool.then(createPostgresSessionStore)),
    log,
  });
  const collaborations = collaborationsService({
    authentication,
    client: createCollabOrganisationClient({
      baseUrl: auth.collabApiBaseUrl,
      token: auth.collabOrganisationApiToken,
      serviceEntityId: auth.collabServiceEntityId,
      limits: { callMs: settings.collabCallMs, organisationMs: settings.collabOrganisationMs },
    }),
    audit: pool === undefined ? createMemoryAuditTrail() : createPostgresAuditTrail(pool),
    document: documents.get('collaborations') as ContractDocument,
    render,
    log,
    maxFormBytes: settings.maxFormBytes,
  });
  const mounted: MountedService[] = [
    { name: 'server', document: documents.get('server') as ContractDocument, router: serverRouter },
    collaborations,
    { name: 'schemas', document: documents.get('schemas') as ContractDocument, router: schemasRouter },
  ];

  const pipeline = createPipeline(mounted, {
    validateAnswers,
    readBody: createBodyReader({ jsonBytes: settings.maxJsonBytes, formBytes: settings.maxFormBytes }),
    guardOrigin: createOriginGuard([settings.baseUrl, ...settings.allowedRedirectUrls].map((url) => new URL(url).origin)),
  });

  const app = createExpressApp();
  app.use(
    '/assets',
    assets(join(import.meta.dirname, '../views/assets')),
    assets(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))),
  );
  app.use(authentication.middleware);
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(
    createErrorBoundary({
      renderPage: (error) => render(errorView, errorPage(error), errorModel(error)),
      report: (error, requestId) => log.error({ err: error, requestId }, 'unexpected error'),
    }),
  );
  return { listener: createListener(app, pipeline.preparedAnswers, log), warm: () => pipeline.warm(app) };
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
