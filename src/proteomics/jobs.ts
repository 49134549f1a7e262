import { defineJob } from '../jobs/job.ts';
import { DELIVERY_POLICY } from '../webhooks/deliveries.ts';

/** Runs the tool of a pipeline. Does nothing if `queued` differs from `job_uuid`, because the run was queued again. */
export const RUN_TOOL = defineJob<{ readonly run: string; readonly queued: string }>('proteomics-run', {
  heartbeatSeconds: 20,
  retryLimit: 1_000,
  retryDelay: 0,
  retryBackoff: false,
});

export const REMOVE_UNNAMED_FILES = defineJob('proteomics-unnamed-files', { retryLimit: 0 }, '7 * * * *');

export const REMOVE_EXPIRED_UPLOADS = defineJob('proteomics-expired-uploads', { retryLimit: 0 }, '37 * * * *');

/** Sums the protein groups of new runs in advance. */
export const SUM_PROTEINS = defineJob('proteomics-protein-sums', { retryLimit: 0 }, '*/10 * * * *');

export const DELIVER_WEBHOOK = defineJob<{ readonly message: string }>('proteomics-webhook', DELIVERY_POLICY);

export const SEND_ALERT = defineJob<{ readonly alert: string }>('proteomics-alert', DELIVERY_POLICY);

/** Detects causes of alerts that occur without an import, such as a full disk. */
export const FIND_ALERT_CAUSES = defineJob('proteomics-alert-causes', { retryLimit: 0 }, '* * * * *');

export const MEASURE_RAW_DATA = defineJob<{ readonly rawFile: string }>('proteomics-raw-data', {
  retryLimit: 30,
  retryDelayMax: 600,
});

export const REFRESH_SPIKE_INS = defineJob<{ readonly pipeline: string }>('proteomics-spike-ins');

/** Measures results again after a change of targets. Retries wait an hour, because a damaged file fails every time. */
export const REFRESH_TARGETS = defineJob<{ readonly pipeline: string }>('proteomics-targets', {
  retryLimit: 10_000,
  retryDelay: 3_600,
  retryBackoff: false,
});
