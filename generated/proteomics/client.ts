// Generated from openapi/proteomics (sha256 2c9fb24d5fe7a9f2) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of Concordat proteomics 0.1.0. */
export type ProteomicsClient = Client<paths, 'application/json'>;

/** Creates a client; `baseUrl` is the address of the service. Path values are encoded, and dots-only values refused. */
export function createProteomicsClient(options: ClientOptions): ProteomicsClient {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
