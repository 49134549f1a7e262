/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP with JSON. Loaded only when an address is set. Spans are sent in the
 * background, in batches, from a queue with an end: a collector that is slow or down costs traces and nothing else.
 */
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

/** The settings that traces are made from. */
export interface TraceSettings
  extends Pick<Settings, 'tracesUrl' | 'otlpHeaders' | 'serviceName' | 'tracesSampler' | 'tracesShare'> {
  tracesUrl: string;
}

/** Traces that are on. */
export interface Tracing {
  /** Sends what has not been sent yet, within the given milliseconds, and ends. */
  stop(patience: number): Promise<void>;
}

/** Begins to make and send traces. */
export function startTracing(settings: TraceSettings, log: Pick<Log, 'warn' | 'info'>): Tracing {
  const exporter = new OTLPTraceExporter({ url: settings.tracesUrl, headers: { ...settings.otlpHeaders } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': packageJson.version }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: warningOnce(exporter, settings.tracesUrl, log) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop(patience) {
      for (const api of [trace, propagation, context]) api.disable();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

function samplerOf({ tracesSampler, tracesShare }: TraceSettings): Sampler {
  const root = tracesSampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : tracesSampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(tracesShare);
  return tracesSampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** Says once that the collector does not take traces, and once that it does again. */
function warningOnce(exporter: SpanExporter, url: string, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  let isDown = false;
  const { origin, pathname } = new URL(url);
  const collector = `${origin}${pathname}`;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const failed = code !== 0;
        if (failed && !isDown)
          log.warn({ collector, reason: error?.message }, 'the collector does not take traces; they are lost');
        if (!failed && isDown) log.info({ collector }, 'the collector takes traces again');
        isDown = failed;
        // Nothing is tried again, and nobody else needs to hear of it.
        done({ code: 0 });
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
