/** Creates the services and their shared parts, which the application serves and whose tasks threads run. */
import packageJson from '../package.json' with { type: 'json' };
import {
  type Authentication,
  type AuthSettings,
  createAuthentication,
  createPostgresSessionStore,
  listMissingForPlatform,
} from './auth/index.ts';
import { addSessionCookie } from './auth/served-document.ts';
import { createLoginSubjects, type LoginSubjects } from './auth/tokens/login-subjects.ts';
import { deletePersonalTokens, refreshTokenLogins } from './auth/tokens/personal-tokens.ts';
import {
  type Administrators,
  type CollabOrganisationClient,
  collaborationsEntry,
  createAdministrators,
  createCollabOrganisationClient,
  createCollaborationsService,
  createPostgresAuditTrail,
  organisationAccess,
} from './collaborations/service.ts';
import { type ContractDocument, readDocument } from './contract/documents/document.ts';
import {
  createHubServices,
  deleteRolesOf,
  deleteTokensOf,
  deleteWebhooksOf,
  type HubSamples,
  hubEntry,
  hubHomeContribution,
  hubProfileLinks,
  hubSamples,
  hubTokensPage,
  mergeUsers,
} from './hub/service.ts';
import type { Log } from './log.ts';
import { type Catalog, createGrowingCatalog, type GrowingCatalog } from './profiles/catalog/catalog.ts';
import {
  adaptDocument,
  createProteomicsHomeContribution,
  createProteomicsService,
  proteomicsEntry,
  tokensPage,
} from './proteomics/service.ts';
import { createSchemasService, schemasEntry, schemasHomeContribution } from './schemas/service.ts';
import type { ServiceState } from './server/home-page.ts';
import { createServedDocument } from './server/metrics.ts';
import { SERVICES, type ServiceName, type Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import type { TaskService } from './tasks/task.ts';
import type { TaskRunner } from './tasks/task-runner.ts';
import type { HomeContribution } from './web/for-people/home-contribution.ts';
import { createAddressFinder, findLimitedClient } from './web/limits/client-address.ts';
import { createRender, type Render } from './web/views.ts';

export interface SiteParts {
  readonly settings: Settings;
  readonly auth: AuthSettings;
  readonly database: Pick<Database, 'pool' | 'connect' | 'url'>;
  readonly log: Log;
  readonly catalog: Catalog;
  readonly tasks: TaskRunner;
}

export function createSite({ settings, auth, database, log, catalog: loaded, tasks }: SiteParts) {
  const catalog = createGrowingCatalog(loaded);
  const isOn: IsServiceEnabled = (name) => settings.services.includes(name);
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
    reportInvalidRecord: (record) => log.warn(record, 'a record of the platform does not match the contract'),
  });
  const getTime = () => new Date();
  const platform =
    listMissingForPlatform(auth).length === 0 ? createAdministrators({ client, settings: auth, log, now: getTime }) : undefined;
  const logins = createLoginSubjects(database.pool, mergeUsers);
  const authentication = createAuthentication({
    settings: auth,
    store: createPostgresSessionStore(database.pool),
    log,
    senderOf: (request) => findLimitedClient(settings, findAddresses, request) ?? { key: 'this machine', isShared: true },
    currentClaims: async (user, since) => {
      await logins.note(user.sub, since).catch((err: unknown) => log.warn({ err }, 'the subject of a login was not stored'));
      return platform?.currentClaims(user, since) ?? user;
    },
    findSubject: logins.find,
    onLogin: (user) => refreshTokenLogins(database.pool, user),
  });
  const missingForLogin = authentication.missingForLogin;
  const hasLogin = missingForLogin.length === 0;
  const states = listServiceStates(settings, auth, { isOn, missingForLogin });
  const services = states.filter(({ missing }) => missing.length === 0).map(({ entry }) => entry);
  const render = createRender({ cache: !settings.debug, site: { version: packageJson.version, hasLogin, services } });
  const parts = { settings, authentication, logins, client, platform, database, documents, catalog, render, log, isOn, tasks };
  return { ...createServices(parts), catalog, documents, authentication, hasLogin, states, services, render };
}

interface ServiceParts extends Pick<SiteParts, 'settings' | 'database' | 'log' | 'tasks'> {
  readonly authentication: Authentication;
  readonly logins: LoginSubjects;
  readonly client: CollabOrganisationClient;
  /** Memberships on the platform; undefined if it is not configured. */
  readonly platform: Administrators | undefined;
  readonly documents: ReadonlyMap<string, ContractDocument>;
  readonly catalog: GrowingCatalog;
  readonly render: Render;
  readonly isOn: IsServiceEnabled;
}

/** Creates the enabled services without starting them. Also returns their contributions to shared pages, and token pages. */
function createServices(parts: ServiceParts) {
  const { settings, authentication, logins, client, platform, database, documents, catalog, render, log, isOn, tasks } = parts;
  const getDocument = (name: string) => documents.get(name) as ContractDocument;
  const mounted: TaskService[] = [];
  const contributions: HomeContribution[] = [];
  const hasLogin = authentication.missingForLogin.length === 0;
  const tokenPages = [
    ...(hasLogin && isOn('hub') ? [hubTokensPage] : []),
    ...(isOn('proteomics') && settings.proteomicsAccess === 'login' ? [tokensPage] : []),
  ];
  if (isOn('collaborations')) {
    const audit = createPostgresAuditTrail(database.pool);
    const service = createCollaborationsService({
      ...{ authentication, client, audit, render, log, tasks },
      document: getDocument('collaborations'),
      maxFormBytes: settings.maxFormBytes,
      tokenPages,
    });
    mounted.push(service);
    contributions.push(service.contribution);
  }
  if (isOn('schemas')) {
    const profileLinks = isOn('hub') ? hubProfileLinks : undefined;
    mounted.push(createSchemasService({ catalog, document: getDocument('schemas'), render, tasks, links: profileLinks }));
    contributions.push(schemasHomeContribution(catalog));
  }
  const { pool, connect } = database;
  const shared = { settings, authentication, pool, connect, render, log, now: () => new Date(), tasks };
  // Without access to the platform, no user counts as administrator of a collaboration.
  const isAdministrator = platform?.isAdministrator ?? (async () => false);
  let samples: HubSamples | undefined;
  if (isOn('hub')) {
    const context = { ...shared, catalog, isAdministrator, isMember: platform?.isMember };
    samples = hubSamples(context);
    mounted.push(...createHubServices(context, documents));
    contributions.push(hubHomeContribution(context));
  }
  if (isOn('proteomics')) {
    const memberships = { isAdministrator, isMember: platform?.isMember };
    // Also if the hub is disabled, because earlier data of the user may exist.
    const forgetUser = async (subject: string, email: string) => {
      for (const sub of await logins.list(subject)) {
        await deleteTokensOf(pool, sub);
        await deleteWebhooksOf(pool, sub);
        await deleteRolesOf(pool, sub, email);
      }
      await deletePersonalTokens(pool, subject);
      await logins.remove(subject);
    };
    const context = { ...shared, memberships, forgetUser, samples };
    mounted.push(createProteomicsService(context, getDocument('proteomics')));
    contributions.push(createProteomicsHomeContribution(context, hasLogin));
  }
  return { mounted, contributions, tokenPages };
}

/** Documents of each service. `support` requires the hub's data (docs/requirements.md, L). */
const DOCUMENTS: Record<ServiceName, readonly string[]> = {
  collaborations: ['collaborations'],
  schemas: ['schemas'],
  hub: ['support', 'hub'],
  proteomics: ['proteomics'],
};

const ENTRIES = [collaborationsEntry, hubEntry, proteomicsEntry, schemasEntry];

type IsServiceEnabled = (name: ServiceName) => boolean;

function listServedDocuments(isOn: IsServiceEnabled): readonly string[] {
  return ['server', ...SERVICES.filter(isOn).flatMap((name) => DOCUMENTS[name])];
}

/** Returns each service with its missing settings, for the home page. */
function listServiceStates(
  { hubAccess, proteomicsAccess }: Settings,
  auth: AuthSettings,
  { isOn, missingForLogin }: { readonly isOn: IsServiceEnabled; readonly missingForLogin: readonly string[] },
): ServiceState[] {
  const missingFor: Record<ServiceName, readonly string[]> = {
    collaborations: [...missingForLogin, ...listMissingForPlatform(auth)],
    hub: hubAccess === 'login' ? missingForLogin : [],
    schemas: [],
    proteomics: proteomicsAccess === 'login' ? missingForLogin : [],
  };
  return ENTRIES.map((entry): ServiceState => {
    const name = entry.name as ServiceName;
    if (isOn(name)) return { entry, missing: missingFor[name], remedy: 'Set' };
    return { entry, missing: ['SERVICES'], remedy: `Add ${name} to` };
  });
}
