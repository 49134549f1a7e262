/** Calls to the collaboration platform, counted and traced. */
import { platformCalls, platformDurations } from './figures.ts';
import { tracer } from './tracing.ts';

/** A call that has begun. */
export interface PlatformCallObservation {
  /** To be sent with it, so that a platform that keeps traces can join. */
  readonly headers: Record<string, string>;
  /** The call is over: its status, or the kind of failure where there was no status. */
  end(outcome: string): void;
}

/** Begins to observe a call; `operation` is the name of the client's method. */
export function observePlatformCall(operation: string): PlatformCallObservation {
  const start = performance.now();
  const span = tracer()?.begin(`platform ${operation}`, 'client', { 'concordat.platform.operation': operation });
  return {
    headers: span === undefined ? {} : { traceparent: span.traceparent },
    end(outcome) {
      platformCalls.inc({ operation, status: outcome });
      platformDurations.observe({ operation }, (performance.now() - start) / 1_000);
      if (span === undefined) return;
      const status = Number(outcome);
      if (Number.isInteger(status)) span.set({ 'http.response.status_code': status });
      // Semantic conventions: for a client every status from 400 is an error.
      if (!(status < 400)) span.fail(outcome);
      span.end();
    },
  };
}
