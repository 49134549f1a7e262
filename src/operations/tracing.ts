/** Traces through the API of OpenTelemetry. Until its SDK is started (otlp.ts) there is no tracer, and every call does nothing. */
import { type Attributes, propagation, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** The tracer of this server. */
export function serverTracer(): Tracer {
  return trace.getTracer('concordat');
}

/** Returns whether tracing is on. Requests check it, to avoid unused spans. */
export function isTracing(): boolean {
  return propagation.fields().length > 0;
}

/** Marks a span as failed; the type is a status or the name of an error, never its message. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work as a span of its own. An error is marked and thrown on. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return serverTracer().startActiveSpan(name, { kind, attributes }, async (span) => {
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

/** Names the trace that a log line belongs to. */
export function buildTraceFields(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { traceId: span.spanContext().traceId };
}
