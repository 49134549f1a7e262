/** The span of a request (OpenTelemetry semantic conventions for HTTP servers), which continues the trace of whoever asks. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationLocals } from './called-operation.ts';
import { addressOf } from './operation-figures.ts';
import type { Span, Tracer } from './tracing.ts';

/** A `traceparent` that is longer than any is not read. */
const LONGEST_HEADER = 512;

/** Begins the span of a request that has just arrived. */
export function beginRequestSpan(tracer: Tracer, request: IncomingMessage, requestId: string): Span {
  const { method = 'GET' } = request;
  const attributes = {
    'http.request.method': method,
    'url.scheme': 'http',
    // Without the query, which may hold names, addresses or codes of a login.
    'url.path': pathOf(request),
    'concordat.request_id': requestId,
  };
  return tracer.begin(method, 'server', attributes, {
    traceparent: headerOf(request, 'traceparent'),
    tracestate: headerOf(request, 'tracestate'),
  });
}

/** Ends it with its answer. */
export function endRequestSpan(span: Span, request: IncomingMessage, response: ServerResponse): void {
  const { route } = (response as { locals?: OperationLocals }).locals ?? {};
  if (route !== undefined) {
    span.rename(`${route.method} ${route.path}`);
    span.set({
      'http.route': route.path,
      'concordat.document': route.document,
      'concordat.operation': route.operationId,
    });
  }
  const { statusCode, writableFinished } = response;
  span.set({ 'http.response.status_code': statusCode, 'network.protocol.version': request.httpVersion });
  // Semantic conventions: for a server only a status from 500 is an error.
  if (statusCode >= 500) span.fail(String(statusCode));
  else if (!writableFinished) span.fail('cut_off');
  span.end();
}

function pathOf(request: IncomingMessage): string {
  return addressOf(request).split('?', 1)[0]?.slice(0, 500) ?? '';
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value.length <= LONGEST_HEADER ? value : undefined;
}
