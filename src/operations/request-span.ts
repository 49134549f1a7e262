/** The span of a request (OpenTelemetry semantic conventions for HTTP servers), which continues the trace of the caller. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { OperationLocals } from './called-operation.ts';
import { addressOf } from './operation-metrics.ts';
import { failSpan, serverTracer } from './tracing.ts';

/** A span with the context that its work runs in. */
export interface RequestSpan {
  readonly span: Span;
  readonly context: Context;
  readonly traceId: string;
}

/** Begins the span of a request that has just arrived. */
export function beginRequestSpan(request: IncomingMessage, requestId: string): RequestSpan {
  const { method = 'GET', headers } = request;
  const attributes = {
    'http.request.method': method,
    'url.scheme': 'http',
    // Without the query, which may contain names, addresses or codes of a login.
    'url.path': pathOf(request),
    'concordat.request_id': requestId,
  };
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = serverTracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  return { span, context: trace.setSpan(parent, span), traceId: span.spanContext().traceId };
}

/** Ends it with its answer. */
export function endRequestSpan({ span }: RequestSpan, request: IncomingMessage, response: ServerResponse): void {
  const { route } = (response as { locals?: OperationLocals }).locals ?? {};
  if (route !== undefined) {
    span.updateName(`${route.method} ${route.path}`);
    span.setAttributes({
      'http.route': route.path,
      'concordat.document': route.document,
      'concordat.operation': route.operationId,
    });
  }
  const { statusCode, writableFinished } = response;
  span.setAttributes({ 'http.response.status_code': statusCode, 'network.protocol.version': request.httpVersion });
  // Semantic conventions: for a server only a status from 500 is an error.
  if (statusCode >= 500) failSpan(span, String(statusCode));
  else if (!writableFinished) failSpan(span, 'cut_off');
  span.end();
}

function pathOf(request: IncomingMessage): string {
  return addressOf(request).split('?', 1)[0]?.slice(0, 500) ?? '';
}
