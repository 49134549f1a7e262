/** Defines the background jobs of the service, with schedules and retry policies. */
import { defineJob } from '../jobs/job.ts';
import { DELIVERY_POLICY } from '../webhooks/deliveries.ts';

/** Runs the tool of a pipeline on a raw file. `queued` is the row's `job_uuid`: a job of an earlier queuing does nothing. */
export const RUN_TOOL = defineJob<{ readonly run: string; readonly queued: string }>('proteomics-run', {
  heartbeatSeconds: 20,
  retryLimit: 1_000,
  retryDelay: 0,
  retryBackoff: false,
});

/** Removes files without a row: leftovers of killed processes and failed deletions. */
export const REMOVE_UNNAMED_FILES = defineJob('proteomics-unnamed-files', { retryLimit: 0 }, '7 * * * *');

/** Removes expired resumable uploads and leftovers of killed processes. */
export const REMOVE_EXPIRED_UPLOADS = defineJob('proteomics-expired-uploads', { retryLimit: 0 }, '37 * * * *');

/** Sums protein groups of new runs, so that the first request does not wait for all sums. */
export const SUM_PROTEINS = defineJob('proteomics-protein-sums', { retryLimit: 0 }, '*/10 * * * *');

/** Delivers a message to the webhook of its pipeline. */
export const DELIVER_WEBHOOK = defineJob<{ readonly message: string }>('proteomics-webhook', DELIVERY_POLICY);

export const SEND_ALERT = defineJob<{ readonly alert: string }>('proteomics-alert', DELIVERY_POLICY);

/** Finds causes of alerts that no import reports: failed runs, pipelines without new runs, silent computers, a full disk. */
export const FIND_ALERT_CAUSES = defineJob('proteomics-alert-causes', { retryLimit: 0 }, '* * * * *');

export const MEASURE_RAW_DATA = defineJob<{ readonly rawFile: string }>('proteomics-raw-data', {
  retryLimit: 30,
  retryDelayMax: 600,
});

/** Remeasures the results of a pipeline after a change of its spike-ins. */
export const REFRESH_SPIKE_INS = defineJob<{ readonly pipeline: string }>('proteomics-spike-ins');

/** Remeasures the results of a pipeline after a change of its targets. A retry of a large damaged file waits an hour. */
export const REFRESH_TARGETS = defineJob<{ readonly pipeline: string }>('proteomics-targets', {
  retryLimit: 10_000,
  retryDelay: 3_600,
  retryBackoff: false,
});
