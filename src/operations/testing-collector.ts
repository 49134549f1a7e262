/** A trace collector for tests. It receives OTLP over HTTP with JSON, and stores it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer (OTLP, SpanKind). */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly isError: boolean;
  readonly resource: Readonly<Record<string, string | number | boolean>>;
}

export interface TestCollector {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** The requests, as `method path`, with their headers. */
  readonly requests: readonly { readonly line: string; readonly headers: Readonly<Record<string, unknown>> }[];
  stop(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
type Attribute = { key: string; value: Value };
interface SentSpan extends Omit<CollectedSpan, 'attributes' | 'isError' | 'resource'> {
  attributes: Attribute[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

export async function startCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = [];
  const requests: { line: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers });
    spans.push(...getSpans(JSON.parse(Buffer.concat(pieces).toString()) as Sent));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function getSpans({ resourceSpans }: Sent): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        parentSpanId: span.parentSpanId || undefined,
        attributes: getAttributeValues(span.attributes),
        isError: span.status.code === 2,
        resource: getAttributeValues(resource.attributes),
      })),
    ),
  );
}

function getAttributeValues(attributes: readonly Attribute[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? boolValue ?? Number(intValue ?? doubleValue),
    ]),
  );
}
