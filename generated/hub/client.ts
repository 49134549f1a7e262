// Generated from openapi/hub (sha256 077848318f7d3fcd) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of Concordat hub 0.1.0. */
export type HubClient = Client<paths, 'application/json'>;

/** Creates a client; `baseUrl` is the address of the service. Path values are encoded, and dots-only values refused. */
export function createHubClient(options: ClientOptions): HubClient {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
