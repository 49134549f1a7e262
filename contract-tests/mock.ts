/** A Prism mock of one of our contracts. */
import { join } from 'node:path';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

/** A running mock. */
export interface Mock {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the mock of a document; port 0 takes a free one. Prism answers with the examples and validates requests. */
export async function startMock(api: string, port = 0): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(join(import.meta.dirname, '../generated', api, 'openapi.json'));
  const config = {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
    isProxy: false,
  };
  const server = createServer(operations, {
    cors: false,
    config: config as never,
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, stop: () => server.close() };
}
