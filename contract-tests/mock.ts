/**
 * Starts mocks of the contracts by Prism. A small server in front of Prism also returns other media types than JSON, accepts
 * `bearer` in any case (RFC 9110, section 11.1), and reports requests.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer as createPrism } from '@stoplight/prism-http-server';

export interface Mock {
  url: string;
  stop: () => Promise<void>;
}

export interface MockOptions {
  /** Port on this machine; by default, a free one. */
  port?: number;
  /** Called for each exchange before data is read or written. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns headers that replace those of the request to Prism. */
  createHeaders?: (request: IncomingMessage) => Readonly<Record<string, string>>;
  /** Called with each response of Prism. */
  onAnswer?: (request: IncomingMessage, answer: IncomingMessage) => void;
}

/**
 * Starts the mock of one or several documents at one address. Prism validates requests, and responds with the examples. Rejects
 * with the system's error if it cannot listen.
 */
export async function startMock(apis: string | readonly string[], options: MockOptions = {}): Promise<Mock> {
  const operations = await Promise.all([apis].flat().map(getOperations));
  const prism = createPrism(operations.flat(), {
    cors: false,
    config: {
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
      isProxy: false,
    } as never,
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const prismUrl = new URL(await prism.listen(0, '127.0.0.1'));
  const server = createServer((request, response) => {
    options.onRequest?.(request, response);
    relayRequest(prismUrl, options, request, response).catch(() => response.destroy());
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
    });
  } catch (error) {
    await prism.close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await prism.close();
    },
  };
}

function getOperations(api: string): ReturnType<typeof getHttpOperationsFromSpec> {
  return getHttpOperationsFromSpec(join(import.meta.dirname, '../generated', api, 'openapi.json'));
}

async function relayRequest(
  { hostname, port, host }: URL,
  { createHeaders, onAnswer }: MockOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url, method } = request;
  const headers = { ...request.headers, ...createHeaders?.(request), host };
  if (headers.authorization !== undefined) headers.authorization = headers.authorization.replace(/^bearer\b/i, 'Bearer');
  const isJson = /^application\/(.+\+)?json\b/i.test(headers['content-type'] ?? '');
  const body = isJson ? await readBody(request) : undefined;
  if (body !== undefined && !isReadable(body)) {
    const problem = { title: 'The body is not JSON', status: 400 };
    response.statusCode = 400;
    response.setHeader('content-type', 'application/problem+json').end(JSON.stringify(problem));
    return;
  }
  const onward = forward({ hostname, port, path: url, method, headers }, (answer) => {
    onAnswer?.(request, answer);
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  if (body === undefined) request.pipe(onward);
  else onward.end(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function isReadable(body: Buffer): boolean {
  try {
    if (body.length > 0) JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}
