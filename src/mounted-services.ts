/** Mounts the enabled services behind their contracts, with their contributions to the server's pages. */
import type { Authentication } from './auth/index.ts';
import { deletePersonalTokens } from './auth/tokens/personal-tokens.ts';
import {
  type Administrators,
  type CollabOrganisationClient,
  createCollaborationsService,
  createMemoryAuditTrail,
  createPostgresAuditTrail,
} from './collaborations/service.ts';
import type { ContractDocument } from './contract/documents/document.ts';
import {
  createHubServices,
  deleteTokensOf,
  deleteWebhooksOf,
  type HubSamples,
  hubHomeContribution,
  hubSamples,
  hubTokensPage,
  profileWays,
} from './hub/service.ts';
import type { Log } from './log.ts';
import type { GrowingCatalog } from './profiles/catalog/catalog.ts';
import { createProteomicsHomeContribution, createProteomicsService, tokensPage } from './proteomics/service.ts';
import { createSchemasService, schemasHomeContribution } from './schemas/service.ts';
import type { IsOn } from './service-states.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import type { TaskService } from './tasks/task.ts';
import type { TaskRunner } from './tasks/task-runner.ts';
import type { HomeContribution } from './web/for-people/home-contribution.ts';
import type { Crumb, Render } from './web/views.ts';

/** Dependencies of services. */
export interface ServiceParts {
  readonly settings: Settings;
  readonly authentication: Authentication;
  /** Calls the platform. */
  readonly client: CollabOrganisationClient;
  /** Memberships on the platform; undefined if it is not configured. */
  readonly platform: Administrators | undefined;
  readonly database: Pick<Database, 'pool' | 'connect'> | undefined;
  readonly documents: ReadonlyMap<string, ContractDocument>;
  readonly catalog: GrowingCatalog;
  readonly render: Render;
  readonly log: Log;
  readonly isOn: IsOn;
  readonly tasks: TaskRunner;
}

/** The services, and their parts that the server needs. */
export interface Services {
  readonly mounted: readonly TaskService[];
  readonly contributions: readonly HomeContribution[];
  /** The pages where users create personal tokens. */
  readonly tokenPages: readonly Crumb[];
}

/** Creates the services without starting them. */
export function createServices(parts: ServiceParts): Services {
  const { settings, authentication, client, platform, database, documents, catalog, render, log, isOn, tasks } = parts;
  const getDocument = (name: string) => documents.get(name) as ContractDocument;
  const mounted: TaskService[] = [];
  const contributions: HomeContribution[] = [];
  const hasLogin = database !== undefined && authentication.missingForLogin.length === 0;
  const tokenPages = [
    ...(hasLogin && isOn('hub') ? [hubTokensPage] : []),
    ...(isOn('proteomics') && settings.proteomicsAccess === 'login' ? [tokensPage] : []),
  ];
  if (isOn('collaborations')) {
    const audit = database === undefined ? createMemoryAuditTrail() : createPostgresAuditTrail(database.pool);
    const { maxFormBytes } = settings;
    const document = getDocument('collaborations');
    const service = createCollaborationsService({
      authentication,
      client,
      audit,
      document,
      render,
      log,
      maxFormBytes,
      tasks,
      tokenPages,
    });
    mounted.push(service);
    contributions.push(service.contribution);
  }
  if (isOn('schemas')) {
    const ways = isOn('hub') ? profileWays : undefined;
    mounted.push(createSchemasService({ catalog, document: getDocument('schemas'), render, tasks, ways }));
    contributions.push(schemasHomeContribution(catalog));
  }
  if (database === undefined) return { mounted, contributions, tokenPages };
  const shared = {
    settings,
    authentication,
    pool: database.pool,
    connect: database.connect,
    render,
    log,
    now: () => new Date(),
    tasks,
  };
  // Without access to the platform, no user is known to administer a collaboration.
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
    // They may be stored even if the hub is off now.
    const forgetUser = async (subject: string) => {
      await deleteTokensOf(database.pool, subject);
      await deleteWebhooksOf(database.pool, subject);
      await deletePersonalTokens(database.pool, subject);
    };
    const context = { ...shared, memberships, forgetUser, samples };
    mounted.push(createProteomicsService(context, getDocument('proteomics')));
    contributions.push(createProteomicsHomeContribution(context, authentication.missingForLogin.length === 0));
  }
  return { mounted, contributions, tokenPages };
}
