/** The services with their shared parts: documents, login, pages. The application serves them, and threads run their tasks. */
import packageJson from '../package.json' with { type: 'json' };
import {
  type Authentication,
  type AuthSettings,
  createAuthentication,
  createMemorySessionStore,
  createPostgresSessionStore,
  listMissingForPlatform,
} from './auth/index.ts';
import { addSessionCookie } from './auth/served-document.ts';
import { refreshTokenLogins } from './auth/tokens/personal-tokens.ts';
import { createAdministrators, createCollabOrganisationClient, organisationAccess } from './collaborations/service.ts';
import { type ContractDocument, readDocument } from './contract/documents/document.ts';
import type { Log } from './log.ts';
import { createServices, type Services } from './mounted-services.ts';
import { type Catalog, createGrowingCatalog, type GrowingCatalog } from './profiles/catalog/catalog.ts';
import { adaptDocument } from './proteomics/service.ts';
import { createServedDocument } from './server/metrics.ts';
import { determineEnabledServices, listServedDocuments, listServiceStates } from './service-states.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import type { TaskRunner } from './tasks/task-runner.ts';
import { createAddressFinder, findLimitedClient } from './web/limits/client-address.ts';
import { createRender, type Render, type SiteService } from './web/views.ts';

/** Dependencies of the site. */
export interface SiteParts {
  readonly settings: Settings;
  /** Settings of login and collaborations. */
  readonly auth: AuthSettings;
  /** Without a database, sessions and the audit trail end with the process, and the services that live from it are off. */
  readonly database?: Pick<Database, 'pool' | 'connect' | 'url'> | undefined;
  readonly log: Log;
  readonly catalog: Catalog;
  readonly tasks: TaskRunner;
}

/** The services of a server, and their shared parts. */
export interface Site extends Services {
  readonly catalog: GrowingCatalog;
  readonly documents: Map<string, ContractDocument>;
  readonly authentication: Authentication;
  readonly hasLogin: boolean;
  readonly states: ReturnType<typeof listServiceStates>;
  /** The enabled services. */
  readonly services: readonly SiteService[];
  readonly render: Render;
}

/** Puts the services together; nothing is started. */
export function createSite({ settings, auth, database, log, catalog: loaded, tasks }: SiteParts): Site {
  const catalog = createGrowingCatalog(loaded);
  const isOn = determineEnabledServices(settings, database !== undefined);
  const documents = new Map<string, ContractDocument>(
    listServedDocuments(isOn).map((name) => [name, addSessionCookie(readDocument(name), auth)]),
  );
  const proteomics = documents.get('proteomics');
  if (proteomics !== undefined) documents.set('proteomics', adaptDocument(proteomics, settings));
  documents.set('server', createServedDocument(documents.get('server') as ContractDocument, settings));
  const findAddresses = createAddressFinder(settings.trustedProxies);
  const client = createCollabOrganisationClient({
    ...organisationAccess(auth),
    limits: { callMs: settings.collabCallMs, organisationMs: settings.collabOrganisationMs },
    reportOddRecord: (record) => log.warn(record, 'a record of the platform is not as it should be'),
  });
  const getTime = () => new Date();
  const platform =
    listMissingForPlatform(auth).length === 0 ? createAdministrators({ client, settings: auth, log, now: getTime }) : undefined;
  const authentication = createAuthentication({
    settings: auth,
    store: database === undefined ? createMemorySessionStore() : createPostgresSessionStore(database.pool),
    log,
    senderOf: (request) => findLimitedClient(settings, findAddresses, request) ?? { key: 'this machine', isShared: true },
    currentClaims: platform?.currentClaims,
    onLogin: database && ((user) => refreshTokenLogins(database.pool, user)),
  });
  const missingForLogin = authentication.missingForLogin;
  const hasLogin = missingForLogin.length === 0;
  const states = listServiceStates(settings, auth, { isOn, missingForLogin });
  const services = states.filter(({ missing }) => missing.length === 0).map(({ entry }) => entry);
  const render = createRender({ cache: !settings.debug, site: { version: packageJson.version, hasLogin, services } });
  const parts = { settings, authentication, client, platform, database, documents, catalog, render, log, isOn, tasks };
  return { ...createServices(parts), catalog, documents, authentication, hasLogin, states, services, render };
}
