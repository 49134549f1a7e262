/** Records traces with the API of OpenTelemetry. Until its SDK is started (otlp.ts), there is no tracer, and calls do nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Attributes,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { getOriginalAddress, type OperationLocals } from './operation-metrics.ts';

export function getServerTracer(): Tracer {
  return trace.getTracer('concordat');
}

/** Returns whether tracing is on. Requests check it to avoid unused spans. */
export function isTracing(): boolean {
  return propagation.fields().length > 0;
}

/** Marks a span as failed. The type is a status or the name of an error, never its message. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs a function in its own span. An error is recorded and rethrown. */
export function runInSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return getServerTracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Returns the trace that a log line belongs to. */
export function buildTraceFields(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { traceId: span.spanContext().traceId };
}

export type RequestSpan = ReturnType<typeof beginRequestSpan>;

export function beginRequestSpan(request: IncomingMessage, requestId: string) {
  const { method = 'GET', headers } = request;
  const attributes = {
    'http.request.method': method,
    'url.scheme': 'http',
    // The path has no query, which can contain names, addresses or login codes.
    'url.path': getOriginalAddress(request).split('?', 1)[0]?.slice(0, 500) ?? '',
    'concordat.request_id': requestId,
  };
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = getServerTracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  return { span, context: trace.setSpan(parent, span), traceId: span.spanContext().traceId };
}

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
  // Semantic conventions of OpenTelemetry: for a server, only a status from 500 is an error.
  if (statusCode >= 500) failSpan(span, String(statusCode));
  else if (!writableFinished) failSpan(span, 'cut_off');
  span.end();
}
