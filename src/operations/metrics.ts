/**
 * All metrics of this process, in the order of the output. Code that counts something imports its counter from here;
 * docs/operations.md has the table.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };

/** The figures of this process. */
export const processRegistry: Registry = new Registry();
const registers = [processRegistry];

/** Upper bounds of durations, in seconds: from an answer out of memory to a slow read of a large organization. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Labels of an operation, by the names of its contract. */
const OPERATION_LABELS = ['document', 'operation', 'method'] as const;

new Gauge({
  name: 'concordat_build_info',
  help: 'Always 1; the label tells the release.',
  labelNames: ['version'],
  registers,
}).set({ version: packageJson.version }, 1);

/** Requests, by operation and status. */
export const answeredRequests = new Counter({
  name: 'concordat_http_requests_total',
  help: 'Answered requests. An operation is named as in its document; "none" is a path that no document has, "assets" a file of the pages.',
  labelNames: [...OPERATION_LABELS, 'status'],
  registers,
});

/** Their durations. */
export const requestDurations = new Histogram({
  name: 'concordat_http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer.',
  labelNames: OPERATION_LABELS,
  buckets: DURATION_BUCKETS,
  registers,
});

/** Received bytes. */
export const requestBytes = new Counter({
  name: 'concordat_http_request_bytes_total',
  help: 'Bytes of requests as they came, with their heads.',
  labelNames: OPERATION_LABELS,
  registers,
});

/** Sent bytes. */
export const responseBytes = new Counter({
  name: 'concordat_http_response_bytes_total',
  help: 'Bytes of answers as they left, with their heads.',
  labelNames: OPERATION_LABELS,
  registers,
});

/** Answers that did not arrive. */
export const cutOffAnswers = new Counter({
  name: 'concordat_http_answers_cut_off_total',
  help: 'Answers whose connection ended before they did.',
  labelNames: OPERATION_LABELS,
  registers,
});

/** Requests that have no answer yet. */
export const requestsInFlight = new Gauge({
  name: 'concordat_http_requests_in_flight',
  help: 'Requests that are being answered now.',
  registers,
});

/** Why a request went no further than the contract. */
export type RefusalReason = 'request' | 'body' | 'origin';

/** Requests that violate the contract; `request` also if the handler of a form answers the violation. */
export const contractRefusals = new Counter({
  name: 'concordat_contract_refusals_total',
  help: 'Requests that break the contract (request), bring a body that it does not take (body), or come from a page of another site (origin).',
  labelNames: ['document', 'operation', 'reason'],
  registers,
});

/** Errors that are a fault of the server. */
export const unexpectedErrors = new Counter({
  name: 'concordat_unexpected_errors_total',
  help: 'Errors that nobody foresaw: each was answered 500 and stands in the log.',
  registers,
});

/** Logins at the provider, by how they ended. */
export const logins = new Counter({
  name: 'concordat_logins_total',
  help: 'Logins by outcome: started, completed, or the name of the error with which one failed.',
  labelNames: ['outcome'],
  registers,
});

/** Calls to the collaboration platform. */
export const platformCalls = new Counter({
  name: 'concordat_platform_calls_total',
  help: 'Calls to the collaboration platform, by its status or, where there was none, the kind of failure.',
  labelNames: ['operation', 'status'],
  registers,
});

/** Their durations. */
export const platformDurations = new Histogram({
  name: 'concordat_platform_call_duration_seconds',
  help: "From the call to the last byte of the platform's answer.",
  labelNames: ['operation'],
  buckets: DURATION_BUCKETS,
  registers,
});

/** Open sockets of the hub's channel. */
export const channelConnections = new Gauge({
  name: 'concordat_hub_channel_connections',
  help: "Open connections of the hub's channel.",
  registers,
});

/** Frames of the hub's channel, by sender. */
export const channelFrames = new Counter({
  name: 'concordat_hub_channel_frames_total',
  help: "Frames of the hub's channel, by who sent them.",
  labelNames: ['from'],
  registers,
});

/** Bytes of raw and result files that were written to disk. */
export const uploadedBytes = new Counter({
  name: 'concordat_proteomics_upload_bytes_total',
  help: 'Bytes of uploaded files that were taken to disk, of refused and unfinished ones too.',
  registers,
});

/** Runs that this process worked on, by how they ended here. */
export const endedRuns = new Counter({
  name: 'concordat_proteomics_runs_ended_total',
  help: 'Runs of pipelines that this process worked on, by how that ended: done, failed, canceled, given back at a stop, or lost to another worker.',
  labelNames: ['outcome'],
  registers,
});
