/** All metrics of this process, in the order of the output. docs/operations.md has the table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';

import packageJson from '../../package.json' with { type: 'json' };

const processRegistry: Registry = new Registry();
const registers = [processRegistry];

/** Upper bounds of durations in seconds: the lowest are for cached responses, the highest for slow calls to the platform. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const OPERATION_LABELS = ['document', 'operation', 'method'] as const;

new Gauge({
  name: 'concordat_build_info',
  help: 'Always 1. The label contains the release.',
  labelNames: ['version'],
  registers,
}).set({ version: packageJson.version }, 1);

export const answeredRequests = new Counter({
  name: 'concordat_http_requests_total',
  help: 'Answered requests by operation ID; "none" for unknown paths, "assets" for files of pages.',
  labelNames: [...OPERATION_LABELS, 'status'],
  registers,
});

export const requestDurations = new Histogram({
  name: 'concordat_http_request_duration_seconds',
  help: 'Seconds from the headers of a request to the end of its response.',
  labelNames: OPERATION_LABELS,
  buckets: DURATION_BUCKETS,
  registers,
});

export const requestBytes = new Counter({
  name: 'concordat_http_request_bytes_total',
  help: 'Received bytes of requests, including headers.',
  labelNames: OPERATION_LABELS,
  registers,
});

export const responseBytes = new Counter({
  name: 'concordat_http_response_bytes_total',
  help: 'Sent bytes of responses, including headers.',
  labelNames: OPERATION_LABELS,
  registers,
});

export const cutOffAnswers = new Counter({
  name: 'concordat_http_answers_cut_off_total',
  help: 'Responses that were cut off because the connection ended.',
  labelNames: OPERATION_LABELS,
  registers,
});

export const requestsInFlight = new Gauge({
  name: 'concordat_http_requests_in_flight',
  help: 'Requests in progress.',
  registers,
});

export type RefusalReason = 'request' | 'body' | 'origin';

/** Counts requests that violate the contract. `request` includes violations that a form handler reports. */
export const contractRefusals = new Counter({
  name: 'concordat_contract_refusals_total',
  help: 'Rejected requests: invalid (request), with an unsupported body (body), or from a page of another site (origin).',
  labelNames: ['document', 'operation', 'reason'],
  registers,
});

export const unexpectedErrors = new Counter({
  name: 'concordat_unexpected_errors_total',
  help: 'Unexpected errors. Each returned 500 and was logged.',
  registers,
});

export const logins = new Counter({
  name: 'concordat_logins_total',
  help: 'Logins by outcome: started, completed, or the name of the error.',
  labelNames: ['outcome'],
  registers,
});

export const platformCalls = new Counter({
  name: 'concordat_platform_calls_total',
  help: 'Calls to the collaboration platform by status or, without a response, by kind of failure.',
  labelNames: ['operation', 'status'],
  registers,
});

export const platformDurations = new Histogram({
  name: 'concordat_platform_call_duration_seconds',
  help: "Seconds from the call to the last byte of the platform's response.",
  labelNames: ['operation'],
  buckets: DURATION_BUCKETS,
  registers,
});

export const channelConnections = new Gauge({
  name: 'concordat_hub_channel_connections',
  help: "Open connections of the hub's channel.",
  registers,
});

export const channelFrames = new Counter({
  name: 'concordat_hub_channel_frames_total',
  help: "Frames of the hub's channel by sender.",
  labelNames: ['from'],
  registers,
});

export const uploadedBytes = new Counter({
  name: 'concordat_proteomics_upload_bytes_total',
  help: 'Bytes of uploaded files that were written to disk, including rejected and unfinished uploads.',
  registers,
});

export const endedRuns = new Counter({
  name: 'concordat_proteomics_runs_ended_total',
  help: 'Runs that this process executed, by outcome: done, failed, canceled, returned to the queue at a stop, or taken over by another worker.',
  labelNames: ['outcome'],
  registers,
});

/** The two formats: Prometheus 0.0.4, and OpenMetrics 1.0.0. */
export type ExpositionFormat = 'text/plain' | 'application/openmetrics-text';

export const EXPOSITION_TYPES = {
  'text/plain': Registry.PROMETHEUS_CONTENT_TYPE,
  'application/openmetrics-text': Registry.OPENMETRICS_CONTENT_TYPE,
} as const satisfies Readonly<Record<ExpositionFormat, string>>;

let nodeRegistry: Registry | undefined;

/** Writes the metrics of this process, then those read for this request, then those of Node from prom-client. */
export async function writeExposition(read: readonly Metric[], format: ExpositionFormat): Promise<string> {
  if (nodeRegistry === undefined) {
    nodeRegistry = new Registry();
    collectDefaultMetrics({ register: nodeRegistry });
  }
  const registry = new Registry<typeof Registry.PROMETHEUS_CONTENT_TYPE | typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(EXPOSITION_TYPES[format]);
  // prom-client changes counters in place for OpenMetrics, so copies are passed.
  for (const metric of [...processRegistry.getMetricsAsArray(), ...read, ...nodeRegistry.getMetricsAsArray()])
    registry.registerMetric(Object.create(metric) as Metric);
  // prom-client returns NaN for the event loop delay before its first measurement. Both formats allow NaN.
  return (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN');
}
