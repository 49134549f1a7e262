// Generated from openapi/organisation (sha256 67ab78733283171b) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of Platform organisation API 0.1.0. */
export type OrganisationClient = Client<paths, 'application/json'>;

/** Creates a client; `baseUrl` is the address of the service. Path values are encoded, and dots-only values refused. */
export function createOrganisationClient(options: ClientOptions): OrganisationClient {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
