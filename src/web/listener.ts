/** Handles every request before and after its service: request ID, security headers, log line. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { context } from '@opentelemetry/api';
import { waitForTurn } from '../contract/next-turn.ts';
import { observeExchange } from '../contract/observed.ts';
import { type PreparedAnswers, sendCached } from '../contract/prepared-answers.ts';
import type { Log } from '../log.ts';
import { requestsInFlight } from '../operations/metrics.ts';
import { countResponse, getOriginalAddress, getRequestUser, type OperationLocals } from '../operations/operation-metrics.ts';
import { beginRequestSpan, endRequestSpan, isTracing } from '../operations/tracing.ts';
import type { HostCheck } from './hosts/this-machine.ts';
import { type ClientAddress, createClientAddressFinder, getClientKey } from './limits/client-address.ts';
import { limitTinyChunks, limitUnanswered } from './limits/floods.ts';
import { closeAfterEarlyAnswer } from './lingering-close.ts';
import { findRequestTargetError, type RequestRefusal, resolveTarget } from './request-target.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { limitBodyTime, limitResponseTime } from './slow-arrival.ts';

export interface ListenerParts {
  log: Log;
  /** Returns the client's address; by default, that of the connection. */
  addressOfClient?: ClientAddress;
  /** Set if browsers use https to reach this server (createSecurityHeaders). */
  https?: 'host' | 'subdomains' | undefined;
  /** Returns whether a host is valid; by default, all are. */
  takesHost?: HostCheck;
  /** Counts a cached response. Resolves with false if the limit of the client is exceeded; undefined without limits. */
  countCheapRequest?: (request: IncomingMessage) => Promise<boolean> | undefined;
}

export function createListener(
  app: RequestListener,
  preparedAnswers: PreparedAnswers,
  {
    log,
    addressOfClient = createClientAddressFinder([]),
    https,
    takesHost = () => true,
    countCheapRequest = () => undefined,
  }: ListenerParts,
): RequestListener {
  const isLogged = log.isLevelEnabled('info');
  const security = createSecurityHeaders(https);
  return (request, response) => {
    if (!limitUnanswered(request, response)) return;
    observeExchange(request, response, 'application');
    const requestId = randomUUID();
    resolveTarget(request);
    limitBodyTime(request, response);
    limitTinyChunks(request, response);
    limitResponseTime(response);
    closeAfterEarlyAnswer(request, response);
    const start = performance.now();
    const { method } = request;
    // A connection that has closed before the response has no address.
    const client = addressOfClient(request);
    const span = isTracing() ? beginRequestSpan(request, requestId) : undefined;
    requestsInFlight.inc();
    response.on('close', () => {
      const ms = performance.now() - start;
      countResponse(request, response, ms);
      if (span !== undefined) endRequestSpan(span, request, response);
      if (!isLogged) return;
      // Undefined members are omitted from the log.
      const line = {
        requestId,
        traceId: span?.traceId,
        client,
        person: getRequestUser(request),
        method,
        path: formatLoggedPath(request, response),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        complete: response.writableFinished,
      };
      log.info(line, 'request');
    });
    const head = ['X-Request-Id', requestId, ...security];
    const refusal = findRequestTargetError(request, takesHost);
    const handleRequest = async () => {
      // A compressed response from a thread has up to 11 listeners, more than the default limit.
      response.setMaxListeners(20);
      for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] as string, head[at + 1] as string);
      // Otherwise, all requests that arrive together run before those of other clients.
      await waitForTurn(getClientKey(client));
      if (response.headersSent || response.destroyed) return;
      if (refusal !== undefined) rejectRequest(response, refusal);
      else if (span === undefined) app(request, response);
      else context.with(span.context, () => app(request, response));
    };
    const cached = refusal === undefined ? preparedAnswers.find(request) : undefined;
    if (cached === undefined) {
      void handleRequest();
      return;
    }
    const handled = countCheapRequest(request);
    if (handled === undefined) sendCached(request, response, cached, head);
    else void handled.then((isLeft) => (isLeft ? sendCached(request, response, cached, head) : handleRequest()));
  };
}

function rejectRequest(response: ServerResponse, { status, detail }: RequestRefusal): void {
  const body = JSON.stringify({ detail });
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' }).end(body);
}

/** Returns the path for the log, without the query and without segments that the contract marks as secret. */
function formatLoggedPath(request: IncomingMessage, response: ServerResponse): string {
  const address = getOriginalAddress(request);
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  const secretSegments = (response as { locals?: OperationLocals }).locals?.route?.secretSegments ?? [];
  return removeSecrets(path, secretSegments).slice(0, 500);
}

function removeSecrets(path: string, secretSegments: readonly number[]): string {
  if (secretSegments.length === 0) return path;
  const segments = path.split('/');
  for (const index of secretSegments) segments[index] = '…';
  return segments.join('/');
}
