/** The background jobs of the service: what each is for, when it runs, and how it is retried. */
import { defineJob } from '../jobs/job.ts';

/** Runs the tool of a pipeline on a raw file; `queued` is what the row says of the time it was queued. Runs count themselves how often they were lost. */
export const RUN_TOOL = defineJob<{ readonly run: string; readonly queued: string }>('proteomics-run', {
  heartbeatSeconds: 20,
  retryLimit: 1_000,
  retryDelay: 0,
  retryBackoff: false,
});

/** Removes files that no row names: what killed processes and failed deletions left of raw files, results and logs. */
export const REMOVE_UNNAMED_FILES = defineJob('proteomics-unnamed-files', { retryLimit: 0 }, '7 * * * *');

/** Removes expired resumable uploads, and what killed processes left of uploads. */
export const REMOVE_EXPIRED_UPLOADS = defineJob('proteomics-expired-uploads', { retryLimit: 0 }, '37 * * * *');

/** Sums protein groups as runs come in, so that the first question about all runs does not wait for all of them. */
export const SUM_PROTEINS = defineJob('proteomics-protein-sums', { retryLimit: 0 }, '*/10 * * * *');

/** Retries after 10 to 20 seconds, then after twice as long each time: 11 in about 8 hours. */
const DELIVERY = { retryLimit: 11, retryDelay: 10, retryBackoff: true, retryDelayMax: 21_600 };

/** Delivers a message to the webhook of its pipeline. */
export const DELIVER_WEBHOOK = defineJob<{ readonly message: string }>('proteomics-webhook', DELIVERY);

/** Sends the messages of an alert that are due. */
export const SEND_ALERT = defineJob<{ readonly alert: string }>('proteomics-alert', DELIVERY);

/** Looks for causes of alerts that no import reports: failed runs, silent pipelines, a full disk. */
export const FIND_ALERT_CAUSES = defineJob('proteomics-alert-causes', { retryLimit: 0 }, '* * * * *');

/** Measures the raw data of a file that was stored. */
export const MEASURE_RAW_DATA = defineJob<{ readonly rawFile: string }>('proteomics-raw-data', {
  retryLimit: 30,
  retryDelayMax: 600,
});

/** Measures the results of a pipeline again whose spike-ins changed. */
export const REFRESH_SPIKE_INS = defineJob<{ readonly pipeline: string }>('proteomics-spike-ins');

/** Measures the results of a pipeline again whose tracked peptides and proteins changed. Large damaged files are read again every hour at most. */
export const REFRESH_TARGETS = defineJob<{ readonly pipeline: string }>('proteomics-targets', {
  retryLimit: 10_000,
  retryDelay: 3_600,
  retryBackoff: false,
});
