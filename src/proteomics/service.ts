import { Router } from 'express';
import { registerProteomicsApi } from '../../generated/proteomics/stub.ts';
import { type ContractDocument, listPageForms } from '../contract/documents/document.ts';
import { createJobWork, type JobWork } from '../jobs/job.ts';
import { retryWhileDisconnected } from '../storage/storage-errors.ts';
import type { TaskService } from '../tasks/task.ts';
import { joinItems } from '../web/for-people/words.ts';
import { createWebhookDeliveries } from '../webhooks/deliveries.ts';
import { createProteomicsGuard, type ProteomicsHandlers, respondToProteomicsError } from './access/guard.ts';
import { createPersonPageHandlers } from './access/person-page.ts';
import { createAcquisitionWork } from './acquisition/acquisition-work.ts';
import { createAdministrationHandlers } from './administration/handlers.ts';
import { createAlertDeliveries } from './alerts/alert-deliveries.ts';
import { recordDueEvents } from './alerts/causes.ts';
import { createAlertPageHandlers } from './alerts/page-handlers.ts';
import { createSilenceHandlers } from './alerts/silences/handlers.ts';
import type { ProteomicsContext } from './context.ts';
import { createDownloadHandlers } from './downloads/handlers.ts';
import { createExchangeHandlers, createExportWork } from './exchange/handlers.ts';
import { createSpikeInRefresh } from './ingestion/spike-in-refresh.ts';
import * as jobs from './jobs.ts';
import { createFileCleanup } from './orphan-cleanup.ts';
import { linkAllRawFiles } from './pipeline-folders.ts';
import { createProjectPageHandlers, createProteomicsProjectHandlers } from './projects/handlers.ts';
import { createInstrumentPages } from './projects/instruments/page-handlers.ts';
import { createQualityHandlers } from './quality/handlers.ts';
import { PNG_WORK } from './quality/plot-answer.ts';
import { createChartWork } from './quality/run-charts/stored-charts.ts';
import { createStatusReader } from './quality/verdict/statuses.ts';
import { createImportPageHandlers, createResultHandlers } from './results/handlers.ts';
import { listImportWork } from './results/import-received.ts';
import { updateAllProteinSums } from './results/protein-sums.ts';
import { createPipelinePages, createRunHandlers, createRunPages } from './runs/handlers.ts';
import { createReportHandlers } from './runs/report-handlers.ts';
import { readRunMetrics, readRunWarnings } from './runs/run-metrics.ts';
import { createRunWork } from './runs/work/queue.ts';
import { createSampleHandlers, createSamplePageHandlers } from './samples/handlers.ts';
import { listSampleWork } from './samples/sheet-tasks.ts';
import { createSearchFilePages } from './search-files/page-handlers.ts';
import { PARAMETER_WORK } from './search-files/parameter-tasks.ts';
import { createSubmissionHandlers } from './submission/page-handlers.ts';
import { createTargetHandlers, createTargetPages } from './targets/handlers.ts';
import { createTargetRefresh } from './targets/target-refresh.ts';
import { createComputerHandlers } from './uploads/computers/handlers.ts';
import { reportSilentComputers } from './uploads/computers/silence.ts';
import { createUploadsPart } from './uploads/service-part.ts';
import { createPipelineWebhooks, createWebhookHandlers } from './webhooks/handlers.ts';

export { isServerAdministrator } from './access/authority.ts';
export { adaptDocument } from './access/served-document.ts';
export { getRunFolderName, recognizeRawData } from './acquisition/raw-data-kind.ts';
export { explainCompanion } from './engines/recognition/companions.ts';
export { removeCompression } from './engines/recognition/plain-table.ts';
export { type InspectedTable, inspectTable, recognizeEngine } from './engines/recognition/recognize-file.ts';
export { createProteomicsHomeContribution } from './home-contribution.ts';
export type { DateOrder } from './ingestion/acquisition-time.ts';
export { findResultFileName } from './ingestion/columns.ts';
export { type NamedFile, readNamedFiles } from './named-files.ts';
export { STORED_PREFIXES } from './places.ts';
export { createRawFileNameKey } from './records.ts';
export { readDateOrderOfFile } from './results/raw-tools-dates.ts';
export { readRunMetrics } from './runs/run-metrics.ts';
export { readTools, type Tool } from './runs/tools/tools-file.ts';
export { startRunQueue } from './runs/work/queue.ts';
export { proteomicsEntry, tokensPage } from './site-entry.ts';
export { checkSubmission } from './submission/check.ts';
export { CHECKSUMS, writeChecksums } from './submission/checksums.ts';
export { type FolderFile, listFolder } from './submission/folder.ts';

export function createProteomicsService(context: ProteomicsContext, document: ContractDocument): TaskService {
  const uploads = createUploadsPart(context);
  const readStatuses = createStatusReader();
  const handlers: ProteomicsHandlers = {
    ...createPersonPageHandlers(context),
    ...createAlertPageHandlers(context),
    ...createSilenceHandlers(context),
    ...createProteomicsProjectHandlers(context),
    ...createProjectPageHandlers(context, readStatuses),
    ...createInstrumentPages(context, readStatuses),
    ...createAdministrationHandlers(context),
    ...createSampleHandlers(context),
    ...createSamplePageHandlers(context),
    ...createSubmissionHandlers(context),
    ...createQualityHandlers(context),
    ...createTargetHandlers(context),
    ...createTargetPages(context),
    ...uploads.handlers,
    ...createComputerHandlers(context),
    ...createRunHandlers(context),
    ...createDownloadHandlers(context),
    ...createRunPages(context),
    ...createPipelinePages(context),
    ...createReportHandlers(context),
    ...createResultHandlers(context),
    ...createExchangeHandlers(context),
    ...createImportPageHandlers(context, uploads.incoming),
    ...createSearchFilePages(context, uploads.incoming),
    ...createWebhookHandlers(context),
  };
  const router = Router();
  registerProteomicsApi(router, {
    guard: createProteomicsGuard(context),
    handlers,
    answerError: (error, call) => respondToProteomicsError(context, error, call),
  });
  return {
    name: 'proteomics',
    document,
    router,
    tasks: [
      ...listImportWork(context, uploads.incoming),
      ...listSampleWork(context),
      createChartWork(context),
      createExportWork(context),
      PNG_WORK,
      ...PARAMETER_WORK,
    ],
    handlesViolations: listPageForms(document),
    jobs: Object.values({
      RUN_TOOL: createRunWork(context, context.settings.parallelRuns),
      REMOVE_UNNAMED_FILES: createFileCleanup(context, uploads.locks),
      REMOVE_EXPIRED_UPLOADS: uploads.sweep,
      SUM_PROTEINS: createJobWork(jobs.SUM_PROTEINS, (_data, { signal }) => updateAllProteinSums(context.pool, signal)),
      MEASURE_RAW_DATA: createAcquisitionWork(context),
      REFRESH_SPIKE_INS: createSpikeInRefresh(context),
      REFRESH_TARGETS: createTargetRefresh(context, uploads.incoming),
      DELIVER_WEBHOOK: createWebhookDeliveries(createPipelineWebhooks(context)),
      SEND_ALERT: createAlertDeliveries(context),
      FIND_ALERT_CAUSES: createJobWork(jobs.FIND_ALERT_CAUSES, (_data, { signal }) =>
        recordDueEvents(context, [reportSilentComputers], signal),
      ),
    } satisfies Record<keyof typeof jobs, JobWork>),
    async start() {
      await retryWhileDisconnected(() => uploads.start());
      retryWhileDisconnected(() => linkAllRawFiles(context)).catch((err: unknown) =>
        context.log.warn({ err }, 'the folders of pipelines could not be created'),
      );
      logMissingLogin(context);
    },
    readGauges: () => readRunMetrics(context.pool),
    warnings: () => readRunWarnings(context.pool),
    stop: (timeoutMs) => uploads.stop(timeoutMs),
  };
}

function logMissingLogin({ settings, authentication: { missingForLogin }, log }: ProteomicsContext): void {
  if (settings.proteomicsAccess !== 'login' || missingForLogin.length === 0) return;
  log.warn(
    { variables: missingForLogin },
    `the proteomics service is off because PROTEOMICS_ACCESS is login; set ${joinItems(missingForLogin)} to turn login on`,
  );
}
