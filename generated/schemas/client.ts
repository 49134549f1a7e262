// Generated from openapi/schemas (sha256 59fff4c73dba6526) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of Concordat schemas 0.1.0. */
export type SchemasClient = Client<paths, 'application/json'>;

/** Creates a client; `baseUrl` is the address of the service. Path values are encoded, and dots-only values refused. */
export function createSchemasClient(options: ClientOptions): SchemasClient {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
