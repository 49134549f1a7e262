/**
 * The platform as its contract alone describes it: Prism answers with the examples of openapi/organisation. A relay of ours stands
 * before it, which asks for the answers that a test wants (`Prefer`, RFC 7240), as the application itself never does, and which
 * lets exchanges be observed. It also writes `Bearer` as Prism does; RFC 9110, section 11.1, knows no case.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationsOf, readDocument, resolveReference } from '../src/contract/document.ts';
import { observeExchange } from '../src/contract/observed.ts';
import { createRouteTable } from '../src/contract/route-table.ts';
import { startMock } from './mock.ts';

/** A documented answer of the platform. */
export interface PlatformAnswer {
  readonly operationId: string;
  readonly status: number;
  /** Media type; `-` for an answer without content. */
  readonly type: string;
  /** Name of the example, where there are several. */
  readonly example?: string;
  /** The example itself; absent where there is no content. */
  readonly content?: unknown;
}

/** A call that was made. */
export interface MockedCall {
  /** Absent for an address that the contract does not have. */
  readonly operationId: string | undefined;
  readonly status: number;
  /** Media type of the answer; `-` for one without content. */
  readonly type: string;
}

/** A running mock of the platform. */
export interface PlatformMock {
  readonly url: string;
  /** Calls since the last reset. */
  readonly calls: readonly MockedCall[];
  /** Answers an operation so from now on, instead of with its first success. */
  force(answer: PlatformAnswer): void;
  /** Forgets calls and forced answers. */
  reset(): void;
  stop(): Promise<void>;
}

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Every answer that the contract documents, each with each of its examples. */
export function platformAnswers(): PlatformAnswer[] {
  const document = readDocument('organisation');
  return [...operationsOf(document)].flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).flatMap(([status, reference]): PlatformAnswer[] => {
      const base = { operationId, status: Number(status) };
      const media = Object.entries(resolveReference(document, reference).content ?? {}) as [string, Media][];
      if (media.length === 0) return [{ ...base, type: '-' }];
      return media.flatMap(([type, { example, examples }]) =>
        examples === undefined
          ? [{ ...base, type, content: example }]
          : Object.entries(examples).map(([name, { value }]) => ({ ...base, type, example: name, content: value })),
      );
    }),
  );
}

/** Starts it on a free port of this machine. */
export async function startPlatformMock(): Promise<PlatformMock> {
  const prism = await startMock('organisation');
  const prismUrl = new URL(prism.url);
  const routes = createRouteTable(new Map([['organisation', readDocument('organisation')]]));
  const forced = new Map<string, PlatformAnswer>();
  const calls: MockedCall[] = [];

  function relay(request: IncomingMessage, response: ServerResponse): void {
    observeExchange(request, response, 'platform');
    const match = routes.match(request.method ?? '', new URL(request.url ?? '/', prism.url).pathname);
    const operationId = match !== undefined && 'route' in match ? match.route.operationId : undefined;
    const { hostname, port, host } = prismUrl;
    const headers = { ...request.headers, ...preferring(forced.get(operationId ?? '')), host };
    if (headers.authorization !== undefined) headers.authorization = headers.authorization.replace(/^bearer/i, 'Bearer');
    const onward = forward({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      calls.push({ operationId, status, type: answer.headers['content-type']?.split(';')[0] ?? '-' });
      response.writeHead(status, withoutTraces(answer.headers));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer(relay);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    force(answer) {
      forced.set(answer.operationId, answer);
    },
    reset() {
      forced.clear();
      calls.length = 0;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await prism.stop();
    },
  };
}

function preferring(answer: PlatformAnswer | undefined): Record<string, string> {
  if (answer === undefined) return {};
  const { status, type, example } = answer;
  return {
    prefer: `code=${status}${example === undefined ? '' : `, example=${example}`}`,
    accept: type === '-' ? '*/*' : type,
  };
}

/** The headers without those that only Prism adds. */
function withoutTraces(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('access-control-') && name !== 'sl-violations'),
  );
}
