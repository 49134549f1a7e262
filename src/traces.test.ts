import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PlatformSite, startPlatformSite } from '../contract-tests/platform-site.ts';
import { readAuthSettings } from './auth/index.ts';
import { OBSERVED, type ObservedExchange } from './contract/observed.ts';
import { createLog } from './log.ts';
import type { Tracing } from './operations/otlp.ts';
import { type CollectedSpan, startCollector, type TestCollector } from './operations/testing-collector.ts';
import { buildTraceFields, runInSpan } from './operations/tracing.ts';
import { createTestPipeline, LEAVES_RESULTS } from './proteomics/runs/testing.ts';
import { startRunQueue } from './proteomics/runs/work/queue.ts';
import { startServer } from './run.ts';
import { readSettings } from './settings.ts';
import { createDatabaseWithoutTables, describeWithDatabase } from './storage/testing.ts';
import { beginTraces } from './traces.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE_ID}-${PARENT_ID}-01`;

function createRecordingLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }, buildTraceFields);
  return { lines, log };
}

const selectByName = (spans: readonly CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

describeWithDatabase('Traces', () => {
  let site: PlatformSite;
  let collector: TestCollector;
  let tracing: Tracing | undefined;
  beforeAll(async () => {
    site = await startPlatformSite();
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(async () => {
    await tracing?.stop(1_000);
    await collector.stop();
  });

  const beginTracing = async (environment: Record<string, string> = {}) => {
    const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment });
    tracing = await beginTraces(settings, createRecordingLog().log);
  };
  /** Sends a request with tracing enabled, and resolves with the spans when they have arrived. */
  const getSpans = async (path: string, headers: Record<string, string> = {}) => {
    await beginTracing();
    await (await fetch(site.address + path, { headers })).arrayBuffer();
    await tracing?.stop(5_000);
    return collector.spans;
  };

  it('describe a request with attributes of the semantic conventions', async () => {
    const [span, ...others] = await getSpans('/schemas/1.1?profile=miappe');
    expect(others).toEqual([]);
    expect(span).toMatchObject({
      name: 'GET /schemas/{version}',
      kind: 2,
      isError: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/schemas/{version}',
        'http.response.status_code': 200,
        'url.path': '/schemas/1.1',
        'concordat.document': 'schemas',
        'concordat.operation': 'listSchemaEntities',
      },
      resource: { 'service.name': 'concordat' },
    });
  });

  it('start without a parent by default', async () => {
    const [span] = await getSpans('/health');
    expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span?.parentSpanId).toBeUndefined();
  });

  it('continue the trace of the caller', async () => {
    const [span] = await getSpans('/health', { traceparent: TRACEPARENT });
    expect(span).toMatchObject({ traceId: TRACE_ID, parentSpanId: PARENT_ID });
  });

  it.each([
    ['in another format', 'trace-me'],
    ['of zeros', `00-${'0'.repeat(32)}-${PARENT_ID}-01`],
    ['with an invalid version', `ff-${TRACE_ID}-${PARENT_ID}-01`],
    ['that is too long for its version', `${TRACEPARENT}-more`],
  ])('ignore the invalid traceparent %s', async (_what, traceparent) => {
    const [span] = await getSpans('/health', { traceparent });
    expect(span?.traceId).not.toBe(TRACE_ID);
    expect(span?.parentSpanId).toBeUndefined();
  });

  it('are not recorded if the trace of the caller is not recorded', async () => {
    expect(await getSpans('/health', { traceparent: `00-${TRACE_ID}-${PARENT_ID}-00` })).toEqual([]);
  });

  it.each([
    ['always_off', '1', {}, 0],
    ['always_on', '1', { traceparent: `00-${TRACE_ID}-${PARENT_ID}-00` }, 1],
    ['traceidratio', '0', { traceparent: TRACEPARENT }, 0],
    ['parentbased_traceidratio', '0', { traceparent: TRACEPARENT }, 1],
    ['parentbased_traceidratio', '0', {}, 0],
    ['parentbased_traceidratio', '1', {}, 1],
  ])(
    'are recorded as the sampler %s with the argument %s requires',
    async (sampler, share, headers: Record<string, string>, count) => {
      await beginTracing({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
      await (await fetch(`${site.address}/health`, { headers })).arrayBuffer();
      await tracing?.stop(5_000);
      expect(collector.spans).toHaveLength(count);
    },
  );

  it('show platform calls below the request, and pass the trace to the platform', async () => {
    const cookie = await site.getCookie('manager');
    // The first request of a session also reads its memberships, which would add spans.
    await (await fetch(`${site.address}/collaborations`, { headers: { cookie } })).arrayBuffer();
    const requests: unknown[] = [];
    const observeRequest = (message: unknown) => {
      const { server, request } = message as ObservedExchange;
      if (server === 'platform') requests.push(request.headers.traceparent);
    };
    subscribe(OBSERVED.exchange, observeRequest);
    const spans = await getSpans('/collaborations', { cookie, traceparent: TRACEPARENT });
    unsubscribe(OBSERVED.exchange, observeRequest);
    const [request] = selectByName(spans, 'GET /collaborations');
    const [call] = selectByName(spans, 'platform getOrganisation');
    expect(call).toMatchObject({
      kind: 3,
      traceId: TRACE_ID,
      parentSpanId: request?.spanId,
      attributes: { 'http.response.status_code': 200 },
    });
    expect(requests).toEqual([`00-${TRACE_ID}-${call?.spanId}-01`]);
  });

  it('show the queries of a request below it, without values', async () => {
    const spans = await getSpans('/hub/', { traceparent: TRACEPARENT });
    const queries = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) expect(query).toMatchObject({ kind: 3, traceId: TRACE_ID });
    expect(queries.map(({ name }) => name)).toContain('select hub_workspaces');
  });

  it('are sent only to the trace URL, with the service name and the configured headers', async () => {
    await beginTracing({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=plant%20lab,x-other=2',
      OTEL_SERVICE_NAME: 'concordat-of-the-tests',
    });
    await fetch(`${site.address}/health`);
    await tracing?.stop(5_000);
    expect(collector.requests).toMatchObject([
      { line: 'POST /own/path', headers: { 'x-tenant': 'plant lab', 'x-other': '2', 'content-type': 'application/json' } },
    ]);
    expect(collector.spans[0]?.resource['service.name']).toBe('concordat-of-the-tests');
  });

  it('show a pipeline run with its steps', async () => {
    const place = await createTestPipeline({ good: { script: LEAVES_RESULTS } });
    await beginTracing();
    const queue = await startRunQueue(place.context, 1);
    const run = await place.addRun('good');
    await place.waitUntil(run, ({ state }) => state === 'done');
    await queue.stop(5_000);
    await tracing?.stop(5_000);
    await place.close();
    const [work] = selectByName(collector.spans, 'run good');
    expect(work).toMatchObject({ kind: 5, attributes: { 'concordat.run': run, 'concordat.run.state': 'done' } });
    expect(selectByName(collector.spans, 'step only')).toMatchObject([{ traceId: work?.traceId, parentSpanId: work?.spanId }]);
  });
});

describeWithDatabase('A server with traces', () => {
  it('sends the remaining traces when it stops, and logs their IDs with the requests', async () => {
    const collector = await startCollector();
    const database = await createDatabaseWithoutTables();
    const { lines, log } = createRecordingLog();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DATABASE_URL: database.url,
      PORT: '0',
      SERVICES: 'schemas',
    };
    const server = await startServer(readSettings(environment), readAuthSettings(environment), log);
    await fetch(`${server.address}/health`, { headers: { traceparent: TRACEPARENT } });
    await server.stop();
    await Promise.all([collector.stop(), database.drop()]);
    expect(lines.find(({ path }) => path === '/health')).toMatchObject({ traceId: TRACE_ID });
    expect(selectByName(collector.spans, 'GET /health')).toMatchObject([{ traceId: TRACE_ID }]);
  });

  it('adds the trace ID to every log line of a request', async () => {
    const collector = await startCollector();
    const { lines, log } = createRecordingLog();
    const tracing = await beginTraces(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), log);
    await runInSpan('work', {}, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.info('on the way');
    });
    log.info('elsewhere');
    await tracing?.stop(5_000);
    await collector.stop();
    expect(lines.map(({ traceId }) => traceId)).toEqual([collector.spans[0]?.traceId, undefined]);
  });

  it('stops in time and warns once if the collector is unavailable', async () => {
    const { lines, log } = createRecordingLog();
    // Read by the exporter. The default of ten seconds would delay the test.
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '500';
    const tracing = await beginTraces(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }), log);
    await runInSpan('work', {}, async () => undefined);
    await tracing?.stop(15_000);
    delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
    expect(lines).toMatchObject([
      { collector: 'http://127.0.0.1:9/v1/traces', msg: 'the collector does not accept traces; they are discarded' },
    ]);
  });
});

describe('A server without a trace URL', () => {
  it('records no trace', async () => {
    expect(await beginTraces(readSettings({}), createLog('silent'))).toBeUndefined();
    expect(buildTraceFields()).toEqual({});
  });

  it('does not load the OpenTelemetry SDK', () => {
    const source = import.meta.dirname;
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '.'], {
      cwd: source,
      encoding: 'utf8',
    });
    const loaders = files
      .split('\n')
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /^import (?!type )[^;]*from '(@opentelemetry\/(?!api')[^']+|[^']*\/otlp\.ts)'/m.test(
          readFileSync(join(source, file), 'utf8'),
        ),
      );
    expect(loaders).toEqual(['operations/otlp.ts']);
  });
});
