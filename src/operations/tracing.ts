/**
 * What the rest of the server knows of traces. While no tracer is installed nothing is made and nothing is remembered: work that would
 * have a span just runs. The tracer itself, and OpenTelemetry with it, is only loaded when an address is set (otlp.ts).
 */

/** What is told about a span; semantic conventions of OpenTelemetry name the members. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What a span is in a trace: work inside, a question that was answered, or one that was asked. */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** Work that takes time, as a part of a trace. */
export interface Span {
  /** 32 hexadecimal digits; log lines carry them. */
  readonly traceId: string;
  /** The header that makes whoever is asked part of the trace (W3C Trace Context, section 3.2). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed; the type is a status or the name of an error, never its message. */
  fail(type: string): void;
  end(): void;
}

/** Headers of a request that may continue a trace of somebody else's. */
export interface TraceHeaders {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Makes spans. */
export interface Tracer {
  /** Begins a span below the current one; with headers, below the one that they name; where there is neither, a trace. */
  begin(name: string, kind: SpanKind, attributes: Attributes, headers?: TraceHeaders): Span;
  /** Runs work with the span as the current one, in everything that it leads to. */
  within<T>(span: Span, work: () => T): T;
  /** The span that the running code belongs to. */
  current(): Span | undefined;
}

let installed: Tracer | undefined;

/** Installs the tracer of the process; undefined takes it away. */
export function installTracer(tracer: Tracer | undefined): void {
  installed = tracer;
}

/** The tracer of the process; undefined while traces are off. */
export function tracer(): Tracer | undefined {
  return installed;
}

/** Runs work as a span of its own. An error is marked and thrown on. */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span?: Span) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> {
  if (installed === undefined) return work();
  const span = installed.begin(name, kind, attributes);
  try {
    return await installed.within(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** What a log line says of the trace that it belongs to. */
export function traceFields(): { traceId?: string } {
  const span = installed?.current();
  return span === undefined ? {} : { traceId: span.traceId };
}
