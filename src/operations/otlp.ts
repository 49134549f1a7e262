/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP with JSON. Loaded only when an address is set. Spans are sent in the
 * background, in batches, from a queue with an end: a collector that is slow or down costs traces and nothing else.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  createTraceState,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
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
import { type Attributes, installTracer, type Span, type SpanKind, type TraceHeaders, type Tracer } from './tracing.ts';

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

const KINDS: Readonly<Record<SpanKind, OtelSpanKind>> = {
  internal: OtelSpanKind.INTERNAL,
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  consumer: OtelSpanKind.CONSUMER,
};

/** Begins to make and send traces. */
export function startTracing(settings: TraceSettings, log: Pick<Log, 'warn' | 'info'>): Tracing {
  const exporter = new OTLPTraceExporter({ url: settings.tracesUrl, headers: { ...settings.otlpHeaders } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': packageJson.version }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: warningOnce(exporter, settings.tracesUrl, log) })],
  });
  installTracer(createTracer(provider));
  return {
    async stop(patience) {
      installTracer(undefined);
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

function createTracer(provider: TracerProvider): Tracer {
  const otel = provider.getTracer('concordat', packageJson.version);
  const running = new AsyncLocalStorage<TracedSpan>();
  return {
    begin(name, kind, attributes, headers) {
      const parent = parentContext(headers, running.getStore());
      return new TracedSpan(otel.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent));
    },
    within: (span, work) => running.run(span as TracedSpan, work),
    current: () => running.getStore(),
  };
}

class TracedSpan implements Span {
  readonly otel: OtelSpan;
  readonly #context: SpanContext;

  constructor(otel: OtelSpan) {
    this.otel = otel;
    this.#context = otel.spanContext();
  }

  get traceId(): string {
    return this.#context.traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.#context;
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  rename(name: string): void {
    this.otel.updateName(name);
  }

  set(attributes: Attributes): void {
    this.otel.setAttributes({ ...attributes });
  }

  fail(type: string): void {
    this.otel.setAttribute('error.type', type);
    this.otel.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.otel.end();
  }
}

function parentContext(headers: TraceHeaders | undefined, running: TracedSpan | undefined): Context {
  const asked = headers === undefined ? undefined : remoteParent(headers);
  if (asked !== undefined) return trace.setSpanContext(ROOT_CONTEXT, asked);
  return running === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, running.otel);
}

/** W3C Trace Context, section 3.2: later versions are read as far as this one goes, all zeros are no identifier. */
function remoteParent({ traceparent = '', tracestate }: TraceHeaders): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(traceparent) ?? [];
  const isValid = version !== undefined && version !== 'ff' && !(version === '00' && rest !== undefined);
  if (!isValid || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  const traceState = tracestate === undefined ? {} : { traceState: createTraceState(tracestate) };
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true, ...traceState };
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
