/**
 * Every figure of this process, in the order in which they are shown. Whoever does something that is counted imports its counter
 * from here; docs/operations.md has the table.
 */
import { Counter, Durations, type Family, Level } from './meters.ts';
import { OPERATION_FAMILIES } from './operation-figures.ts';

/** Why a request went no further than the contract. */
export type RefusalReason = 'request' | 'body' | 'origin';

/** Requests that the contract refused; `request` also where the handler of a form answers the violation itself. */
export const contractRefusals = new Counter(
  'concordat_contract_refusals_total',
  'Requests that break the contract (request), bring a body that it does not take (body), or come from a page of another site (origin).',
  ['document', 'operation', 'reason'],
);

/** Errors that are a fault of the server. */
export const unexpectedErrors = new Counter(
  'concordat_unexpected_errors_total',
  'Errors that nobody foresaw: each was answered 500 and stands in the log.',
);

/** Logins at the provider, by how they ended. */
export const logins = new Counter(
  'concordat_logins_total',
  'Logins by outcome: started, completed, or the name of the error with which one failed.',
  ['outcome'],
);

/** Calls to the collaboration platform. */
export const platformCalls = new Counter(
  'concordat_platform_calls_total',
  'Calls to the collaboration platform, by its status or, where there was none, the kind of failure.',
  ['operation', 'status'],
);

/** How long they took. */
export const platformDurations = new Durations(
  'concordat_platform_call_duration_seconds',
  "From the call to the last byte of the platform's answer.",
  ['operation'],
);

/** Open sockets of the hub's channel. */
export const channelConnections = new Level('concordat_hub_channel_connections', "Open connections of the hub's channel.");

/** Frames of the hub's channel, by who sent them. */
export const channelFrames = new Counter(
  'concordat_hub_channel_frames_total',
  "Frames of the hub's channel, by who sent them.",
  ['from'],
);

/** Bytes of raw and result files that were written to disk. */
export const uploadedBytes = new Counter(
  'concordat_proteomics_upload_bytes_total',
  'Bytes of uploaded files that were taken to disk, of refused and unfinished ones too.',
);

/** Runs that this process worked on, by how they ended here. */
export const endedRuns = new Counter(
  'concordat_proteomics_runs_ended_total',
  'Runs of pipelines that this process worked on, by how that ended: done, failed, canceled, given back at a stop, or lost to another worker.',
  ['outcome'],
);

/** What this process counts itself. */
export const PROCESS_FAMILIES: readonly Family[] = [
  ...OPERATION_FAMILIES,
  contractRefusals,
  unexpectedErrors,
  logins,
  platformCalls,
  platformDurations,
  channelConnections,
  channelFrames,
  uploadedBytes,
  endedRuns,
];
