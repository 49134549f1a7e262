/** A client for each document, with the same few options; JSON is asked for, unless a call says otherwise. */
import { type ClientOptions, mergeHeaders } from 'openapi-fetch';
import {
  type CollaborationsClient,
  createCollaborationsClient as collaborations,
} from '../../generated/collaborations/client.ts';
import { type HubClient, createHubClient as hub } from '../../generated/hub/client.ts';
import { type OrganisationClient, createOrganisationClient as organisation } from '../../generated/organisation/client.ts';
import { type ProteomicsClient, createProteomicsClient as proteomics } from '../../generated/proteomics/client.ts';
import { type SchemasClient, createSchemasClient as schemas } from '../../generated/schemas/client.ts';
import { type ServerClient, createServerClient as server } from '../../generated/server/client.ts';
import { type SupportClient, createSupportClient as support } from '../../generated/support/client.ts';

/** Where a server is, who asks, and whatever else `fetch` and openapi-fetch take. */
export interface ConcordatOptions extends ClientOptions {
  /** Address of the server, like `https://concordat.example.org`. In a page of that server it may be empty. */
  baseUrl: string;
  /** A bearer token: an application token of the platform, or the proteomics service's `ADMIN_TOKEN`. */
  token?: string;
}

/** A client for each document of a server. Calls to a service that is off there are answered 404. */
export interface ConcordatClients {
  readonly server: ServerClient;
  readonly collaborations: CollaborationsClient;
  readonly schemas: SchemasClient;
  /** Comparison, merging, lookup and graph, which are there when the hub runs. */
  readonly support: SupportClient;
  readonly hub: HubClient;
  readonly proteomics: ProteomicsClient;
}

/** Makes a client for each document of a server. */
export function createConcordatClients(options: ConcordatOptions): ConcordatClients {
  return {
    server: createServerClient(options),
    collaborations: createCollaborationsClient(options),
    schemas: createSchemasClient(options),
    support: createSupportClient(options),
    hub: createHubClient(options),
    proteomics: createProteomicsClient(options),
  };
}

/** Makes a client of what every server answers: its state and its contracts. */
export const createServerClient = (options: ConcordatOptions): ServerClient => server(prepared(options));

/** Makes a client of the collaborations service. */
export const createCollaborationsClient = (options: ConcordatOptions): CollaborationsClient =>
  collaborations(prepared(options));

/** Makes a client of the schema service. */
export const createSchemasClient = (options: ConcordatOptions): SchemasClient => schemas(prepared(options));

/** Makes a client of comparison, merging, lookup and graph. */
export const createSupportClient = (options: ConcordatOptions): SupportClient => support(prepared(options));

/** Makes a client of the hub. */
export const createHubClient = (options: ConcordatOptions): HubClient => hub(prepared(options));

/** Makes a client of the proteomics service. */
export const createProteomicsClient = (options: ConcordatOptions): ProteomicsClient => proteomics(prepared(options));

/** Makes a client of the collaboration platform's organization API, which is not Concordat's: `baseUrl` is the platform's. */
export const createOrganisationClient = (options: ConcordatOptions): OrganisationClient => organisation(prepared(options));

function prepared({ token, headers, ...options }: ConcordatOptions): ClientOptions {
  return {
    ...options,
    headers: mergeHeaders(
      { Accept: 'application/json', Authorization: token === undefined ? undefined : `Bearer ${token}` },
      headers,
    ),
  };
}
