// Generated from openapi/server (sha256 516526e07d7fabcc) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of Concordat server 0.1.0. */
export type ServerClient = Client<paths, 'application/json'>;

/** Creates a client; `baseUrl` is the address of the service. Path values are encoded, and dots-only values refused. */
export function createServerClient(options: ClientOptions): ServerClient {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
