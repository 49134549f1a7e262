/**
 * Starts Prism between the application and the simulated platform. It validates all requests and responses against the contract
 * of the organization API. A small server in front of Prism records violations, and normalizes the token scheme, because Prism
 * accepts only `Bearer` (RFC 9110, section 11.1, ignores case).
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer as createPrism } from '@stoplight/prism-http-server';

/** A violation that Prism found in an exchange. */
export interface Violation {
  /** `PUT /api/…` */
  call: string;
  /** Status that the application received. */
  status: number;
  found: string;
}

export interface ValidatingProxy {
  readonly url: string;
  readonly exchanges: number;
  readonly violations: readonly Violation[];
  /** Allows responses that violate the contract, because a fault is forced, until the returned function is called. */
  expectBrokenAnswers: () => () => void;
  stop: () => Promise<void>;
}

/** Maximum bytes of Prism's errors, which are in one header. */
const MAX_HEADER_BYTES = 1_000_000;

/** Operations of the contract, read once per process, because Prism caches their validators. */
let operations: ReturnType<typeof getHttpOperationsFromSpec> | undefined;

export async function startValidatingProxy(platformUrl: string): Promise<ValidatingProxy> {
  operations ??= getHttpOperationsFromSpec(join(import.meta.dirname, '../generated/organisation/openapi.json'));
  const prism = createPrism(await operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(platformUrl),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      mock: { dynamic: false },
    } as never,
    components: { logger: createLogger('proxy', { level: 'silent' }) },
  });
  const prismUrl = new URL(await prism.listen(0, '127.0.0.1'));
  const violations: Violation[] = [];
  let exchanges = 0;
  let brokenAnswersExpected = 0;

  function recordViolation(request: IncomingMessage, status: number, found: string | undefined): void {
    exchanges += 1;
    if (found === undefined || (brokenAnswersExpected > 0 && !isAboutRequest(found))) return;
    violations.push({ call: `${request.method} ${request.url}`, status, found });
  }

  function forwardRequest(request: IncomingMessage, response: ServerResponse): void {
    const headers = { ...request.headers, host: prismUrl.host };
    if (headers.authorization !== undefined) headers.authorization = headers.authorization.replace(/^bearer/i, 'Bearer');
    const { hostname, port } = prismUrl;
    const recordProxyFailure = () => {
      recordViolation(request, 0, '[{"location":["response"],"message":"no answer, or one that cannot be read"}]');
      response.destroy();
    };
    const onward = forward(
      { hostname, port, path: request.url, method: request.method, headers, maxHeaderSize: MAX_HEADER_BYTES },
      (answer) => {
        const { 'sl-violations': found, ...kept } = answer.headers;
        if (kept['content-type'] === 'application/problem+json') {
          // Prism could not read the platform's response, so the application receives it unreadable.
          answer.resume();
          recordProxyFailure();
          return;
        }
        recordViolation(request, answer.statusCode ?? 0, found?.toString());
        response.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(response);
      },
    );
    onward.on('error', recordProxyFailure);
    request.pipe(onward);
  }

  const server = createServer(forwardRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations,
    get exchanges() {
      return exchanges;
    },
    expectBrokenAnswers() {
      brokenAnswersExpected += 1;
      return () => {
        brokenAnswersExpected -= 1;
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await prism.close();
    },
  };
}

function isAboutRequest(found: string): boolean {
  return found.includes('"location":["request"');
}
