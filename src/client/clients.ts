/** A client for each document, with common options. Calls accept JSON unless they set another type. */
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

/** Address and credentials of a server, and all other options of `fetch` and openapi-fetch. */
export interface ConcordatOptions extends ClientOptions {
  /** Address of the server, like `https://concordat.example.org`. In a page of that server it may be empty. */
  baseUrl: string;
  /** A bearer token: a personal token, an application token of the platform, or `ADMIN_TOKEN` of the proteomics service. */
  token?: string;
}

/** A client for each document of a server. Calls to a disabled service get 404. */
export type ConcordatClients = ReturnType<typeof createConcordatClients>;

export function createConcordatClients(options: ConcordatOptions) {
  return {
    server: createServerClient(options),
    collaborations: createCollaborationsClient(options),
    schemas: createSchemasClient(options),
    /** Comparison, merging, lookup and graph; available if the hub is enabled. */
    support: createSupportClient(options),
    hub: createHubClient(options),
    proteomics: createProteomicsClient(options),
  };
}

/** Creates a client for the operations that every server has: state and contracts. */
export const createServerClient = (options: ConcordatOptions): ServerClient => server(prepareClientOptions(options));

export const createCollaborationsClient = (options: ConcordatOptions): CollaborationsClient =>
  collaborations(prepareClientOptions(options));

export const createSchemasClient = (options: ConcordatOptions): SchemasClient => schemas(prepareClientOptions(options));

/** Creates a client for comparison, merging, lookup and graph. */
export const createSupportClient = (options: ConcordatOptions): SupportClient => support(prepareClientOptions(options));

export const createHubClient = (options: ConcordatOptions): HubClient => hub(prepareClientOptions(options));

export const createProteomicsClient = (options: ConcordatOptions): ProteomicsClient =>
  proteomics(prepareClientOptions(options));

/** Creates a client for the organization API of the platform, which is not part of Concordat, at `baseUrl`. */
export const createOrganisationClient = (options: ConcordatOptions): OrganisationClient =>
  organisation(prepareClientOptions(options));

function prepareClientOptions({ token, headers, ...options }: ConcordatOptions): ClientOptions {
  return {
    ...options,
    headers: mergeHeaders(
      { Accept: 'application/json', Authorization: token === undefined ? undefined : `Bearer ${token}` },
      headers,
    ),
  };
}
