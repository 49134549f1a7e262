/** Sends requests exactly as they are written, and observes the server in this process. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { OBSERVED, type ObservedExchange } from '../../src/contract/observed.ts';
import type { PipelineLocals } from '../../src/contract/pipeline.ts';
import { getMediaType, isTextual } from '../traffic/written-values.ts';
import type { WireRequest } from './requests.ts';

/** A response, and how the server classified the request. */
export interface SeenExchange {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as a string; null if it is not one. */
  readonly body: string | null;
  /** The operation of the request; undefined if the server did not determine it. */
  readonly operation: string | undefined;
  /** True if the validator rejected the request. */
  readonly isViolation: boolean;
  /** Number of characters in the request's address and headers. */
  readonly headLength: number;
}

/** Sends requests one after another. */
export interface Sender {
  /** @throws Error if the connection breaks, or if there is no response within 20 seconds */
  send(address: string, wire: WireRequest): Promise<SeenExchange>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

export function createSender(): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let seen: ServerResponse | undefined;
  const observeExchange = (message: unknown) => {
    const exchange = message as ObservedExchange;
    if (exchange.server === 'application') seen = exchange.response;
  };
  subscribe(OBSERVED.exchange, observeExchange);
  return {
    async send(address, wire) {
      seen = undefined;
      const headLength = wire.target.length + Object.entries(wire.headers).flat().join('').length;
      const answer = await sendOnce(agent, address, wire).catch((error: NodeJS.ErrnoException) => {
        // The server may have closed an idle connection, so the request is repeated.
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return sendOnce(agent, address, wire);
        throw error;
      });
      const { route, violation } = ((seen as (ServerResponse & { locals?: PipelineLocals }) | undefined)?.locals ??
        {}) as PipelineLocals;
      return { ...answer, operation: route?.operationId, isViolation: violation !== undefined, headLength };
    },
    close() {
      unsubscribe(OBSERVED.exchange, observeExchange);
      agent.destroy();
    },
  };
}

type Answer = Pick<SeenExchange, 'status' | 'headers' | 'body'>;

function sendOnce(agent: Agent, address: string, { method, target, headers, body }: WireRequest): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const length = body === undefined ? {} : { 'Content-Length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path: target, headers: { ...headers, ...length } }, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const type = getMediaType(headers);
  const body = type === undefined || isTextual(type) ? bytes.toString() : null;
  return { status: response.statusCode ?? 0, headers, body };
}
