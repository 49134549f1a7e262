/** Generates typed clients: openapi-fetch with the generated types. Path values cannot leave their segment. */
import { type Bundle, convertToPascalCase } from './bundle.ts';

/** Returns the source of a document's `client.ts`. */
export function createClientSource({ api, json }: Bundle): string {
  const name = convertToPascalCase(api);
  const { info } = JSON.parse(json) as { info: { title: string; version: string } };
  return `import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { fillPathTemplate } from '../../src/contract/strict-path.ts';
import type { paths } from './types.d.ts';

/** A typed client of ${info.title} ${info.version}. */
export type ${name}Client = Client<paths, 'application/json'>;

/** Creates a client; \`baseUrl\` is the address of the service. Path values are encoded, and dots-only values refused. */
export function create${name}Client(options: ClientOptions): ${name}Client {
  return createClient<paths, 'application/json'>({ pathSerializer: fillPathTemplate, ...options });
}
`;
}
