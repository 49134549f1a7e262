/**
 * Mocks the platform by its contract: Prism responds with the examples of openapi/organisation. A header that the application
 * itself never sends (`Prefer`, RFC 7240) selects the response for a test.
 */
import type { IncomingMessage } from 'node:http';
import { getOperations, readDocument, resolveReference } from '../src/contract/documents/document.ts';
import { observeExchange } from '../src/contract/observed.ts';
import { createRouteTable, type Route } from '../src/contract/route-table.ts';
import { startMock } from './mock.ts';

/** A documented response of the platform. */
export interface PlatformAnswer {
  readonly operationId: string;
  readonly status: number;
  /** Media type; `-` without content. */
  readonly type: string;
  /** Name of the example; absent if there is only one. */
  readonly example?: string;
  /** Content of the example; absent without content. */
  readonly content?: unknown;
}

export interface MockedCall {
  /** Operation of the call; undefined for an address outside of the contract. */
  readonly operationId: string | undefined;
  readonly status: number;
  /** Media type of the response; `-` without content. */
  readonly type: string;
}

export interface PlatformMock {
  readonly url: string;
  /** Calls since the last reset. */
  readonly calls: readonly MockedCall[];
  /** Sets the response of an operation. By default, it is the first success. */
  setAnswer(answer: PlatformAnswer): void;
  /** Clears recorded calls, and restores the default responses. */
  reset(): void;
  stop(): Promise<void>;
}

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Returns all documented responses of the platform, once per example. */
export function listPlatformAnswers(): PlatformAnswer[] {
  const document = readDocument('organisation');
  return [...getOperations(document)].flatMap(({ operation: { operationId, responses } }) =>
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

/** Starts the mock on a free port of this machine. */
export async function startPlatformMock(): Promise<PlatformMock> {
  const routes = createRouteTable(new Map([['organisation', readDocument('organisation')]]));
  const forced = new Map<string, PlatformAnswer>();
  const calls: MockedCall[] = [];
  const findRoute = ({ method = '', url = '/' }: IncomingMessage): Route | undefined => {
    const match = routes.match(method, url.split('?', 1)[0] ?? '');
    return match !== undefined && 'route' in match ? match.route : undefined;
  };
  const { url, stop } = await startMock('organisation', {
    onRequest(request, response) {
      observeExchange(request, response, 'platform');
      // In a real server, the pipeline sets this. It distinguishes the 404 of an operation from that of an unknown path.
      Object.assign(response, { locals: { route: findRoute(request) } });
    },
    createHeaders: (request) => createPreferHeader(forced.get(findRoute(request)?.operationId ?? '')),
    onAnswer(request, { statusCode = 0, headers }) {
      const type = headers['content-type']?.split(';')[0] ?? '-';
      calls.push({ operationId: findRoute(request)?.operationId, status: statusCode, type });
    },
  });
  return {
    url,
    calls,
    setAnswer(answer) {
      forced.set(answer.operationId, answer);
    },
    reset() {
      forced.clear();
      calls.length = 0;
    },
    stop,
  };
}

function createPreferHeader(answer: PlatformAnswer | undefined): Record<string, string> {
  if (answer === undefined) return {};
  const { status, type, example } = answer;
  return {
    prefer: `code=${status}${example === undefined ? '' : `, example=${example}`}`,
    accept: type === '-' ? '*/*' : type,
  };
}
