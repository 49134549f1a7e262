/** Calls to the collaboration platform, counted and traced. */
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { platformCalls, platformDurations } from './metrics.ts';
import { failSpan, getServerTracer } from './tracing.ts';

/** Starts observing a call. `operation` is the name of the client's method. */
export function observePlatformCall(operation: string) {
  const start = performance.now();
  const attributes = { 'concordat.platform.operation': operation };
  const span = getServerTracer().startSpan(`platform ${operation}`, { kind: SpanKind.CLIENT, attributes });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  return {
    /** Headers for the call, so that a platform with tracing can join the trace. */
    headers,
    /** Ends the call with its status, or with the kind of failure. */
    end(outcome: string) {
      platformCalls.inc({ operation, status: outcome });
      platformDurations.observe({ operation }, (performance.now() - start) / 1_000);
      const status = Number(outcome);
      if (Number.isInteger(status)) span.setAttribute('http.response.status_code', status);
      // Semantic conventions of OpenTelemetry: for a client, every status from 400 is an error.
      if (!(status < 400)) failSpan(span, outcome);
      span.end();
    },
  };
}
