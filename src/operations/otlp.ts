/** Sends traces to a collector (OTLP over HTTP with JSON). The queue is bounded. If the collector is slow, traces are lost. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import packageJson from '../../package.json' with { type: 'json' };
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

export interface TraceSettings
  extends Pick<Settings, 'tracesUrl' | 'otlpHeaders' | 'serviceName' | 'tracesSampler' | 'tracesShare'> {
  tracesUrl: string;
}

export interface Tracing {
  /** Sends the remaining traces within the given milliseconds, and stops. */
  stop(timeoutMs: number): Promise<void>;
}

export function startTracing(settings: TraceSettings, log: Pick<Log, 'warn' | 'info'>): Tracing {
  const exporter = new OTLPTraceExporter({ url: settings.tracesUrl, headers: { ...settings.otlpHeaders } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': packageJson.version }),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: createWarningExporter(exporter, settings.tracesUrl, log) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop(timeoutMs) {
      for (const api of [trace, propagation, context]) api.disable();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

function createSampler({ tracesSampler, tracesShare }: TraceSettings): Sampler {
  const root = tracesSampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : tracesSampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(tracesShare);
  return tracesSampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** Logs once that the collector rejects traces, and once that it accepts them again. */
function createWarningExporter(exporter: SpanExporter, url: string, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  let isDown = false;
  const { origin, pathname } = new URL(url);
  const collector = `${origin}${pathname}`;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const failed = code !== 0;
        if (failed && !isDown)
          log.warn({ collector, reason: error?.message }, 'the collector does not accept traces; they are discarded');
        if (!failed && isDown) log.info({ collector }, 'the collector accepts traces again');
        isDown = failed;
        // The exporter must not retry, and the failure is already logged.
        done({ code: 0 });
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
