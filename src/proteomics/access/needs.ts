/** What each operation of the service needs; nothing else says so. */
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';

/**
 * What somebody needs to be let in to an operation:
 * - `everybody`: nothing, whatever the settings say; it tells nothing of a project
 * - `person`: to be somebody; what the operation answers is chosen by who asks
 * - `read`, `write`, `manage`: that right in the project that the request names
 * - `upload`: to write; the body says in which project, and the handler asks (`demandPipelineFor`)
 * - `import`: the same, or to administrate the server
 * - `administrate`: to administrate the server
 */
export type Need = 'everybody' | 'person' | 'read' | 'write' | 'manage' | 'upload' | 'import' | 'administrate';

/** An operation of the service. */
export type OperationId = keyof ProteomicsApiHandlers;

/** By operation; the compiler misses the one that is forgotten. */
export const NEEDS: Readonly<Record<OperationId, Need>> = {
  // For programs
  listProteomicsProjects: 'person',
  uploadRawFile: 'upload',
  listPipelines: 'read',
  getQcData: 'read',
  getProteinNames: 'read',
  getProteinGroups: 'read',
  downloadResults: 'read',
  describeRawFileUploads: 'everybody',
  createRawFileUpload: 'upload',
  getUploadOffset: 'write',
  continueRawFileUpload: 'write',
  discardRawFileUpload: 'write',
  getSamples: 'read',
  setSamples: 'write',
  // Runs
  listRuns: 'read',
  getRun: 'read',
  deleteRun: 'manage',
  getRunLog: 'read',
  retryRun: 'write',
  retryRuns: 'write',
  cancelRun: 'write',
  getRunFigure: 'read',
  // Quality
  listQcMetrics: 'everybody',
  getQcValues: 'read',
  getQcTable: 'read',
  exportMzqc: 'read',
  getQcSummary: 'read',
  getQcTrend: 'read',
  getQcHeatmap: 'read',
  getQcChannels: 'read',
  getQcSpikeIns: 'read',
  getQcProteins: 'read',
  listQcReviews: 'read',
  reviewRawFiles: 'write',
  listGuideSets: 'read',
  createGuideSet: 'write',
  getGuideSet: 'read',
  changeGuideSet: 'write',
  deleteGuideSet: 'write',
  listAnnotations: 'read',
  createAnnotation: 'write',
  getAnnotation: 'read',
  changeAnnotation: 'write',
  deleteAnnotation: 'write',
  getQcVariation: 'read',
  getQcLimits: 'read',
  setQcLimits: 'write',
  getQcTargets: 'read',
  setQcTargets: 'write',
  // Administration
  listAdminProjects: 'administrate',
  createProteomicsProject: 'administrate',
  changeProteomicsProject: 'administrate',
  deleteProteomicsProject: 'administrate',
  listProteomicsUsers: 'administrate',
  createProteomicsUser: 'administrate',
  getProteomicsUser: 'administrate',
  changeProteomicsUser: 'administrate',
  deleteProteomicsUser: 'administrate',
  listPipelineTools: 'administrate',
  listAdminPipelines: 'manage',
  createPipeline: 'manage',
  getAdminPipeline: 'manage',
  changePipeline: 'manage',
  deletePipeline: 'manage',
  getWebhook: 'manage',
  setWebhook: 'manage',
  deleteWebhook: 'manage',
  testWebhook: 'manage',
  importResults: 'import',
  // Pages
  showProteomics: 'person',
  showProteomicsPerson: 'person',
  createPersonalToken: 'person',
  revokePersonalToken: 'person',
  showQcMetrics: 'everybody',
  // Of the projects that somebody may see; whose name a change is signed with is the handler's to ask.
  showInstruments: 'person',
  nameInstrumentByForm: 'person',
  showProteomicsProject: 'read',
  showPipeline: 'read',
  // Whose alerts are shown and changed is the handlers' to say.
  showAlerts: 'read',
  createAlertByForm: 'read',
  testAlertByForm: 'read',
  deleteAlertByForm: 'read',
  showRawFileUpload: 'write',
  uploadRawFilesByForm: 'write',
  showRun: 'read',
  showRunLog: 'read',
  saveRunReport: 'read',
  retryRunByForm: 'write',
  retryRunsByForm: 'write',
  cancelRunByForm: 'write',
  confirmRunDeletion: 'manage',
  deleteRunByForm: 'manage',
  showSamples: 'read',
  setSamplesByForm: 'write',
  showSubmission: 'read',
  saveChecksums: 'read',
  showQcDashboard: 'read',
  showQcHeatmap: 'read',
  showQcChannels: 'read',
  showQcSpikeIns: 'read',
  showQcProteins: 'read',
  showQcReviews: 'read',
  reviewRawFilesByForm: 'write',
  showGuideSets: 'read',
  createGuideSetByForm: 'write',
  showGuideSet: 'read',
  changeGuideSetByForm: 'write',
  deleteGuideSetByForm: 'write',
  showAnnotations: 'read',
  createAnnotationByForm: 'write',
  showAnnotation: 'read',
  changeAnnotationByForm: 'write',
  deleteAnnotationByForm: 'write',
  showQcLimits: 'read',
  setQcLimitByForm: 'write',
  showQcTargets: 'read',
  changeQcTargetsByForm: 'write',
  // Pages of the administration
  showProteomicsAdministration: 'administrate',
  showProteomicsAdministrationLogin: 'everybody',
  loginToProteomicsAdministration: 'everybody',
  logoutFromProteomicsAdministration: 'everybody',
  createProteomicsProjectByForm: 'administrate',
  showAdminProject: 'administrate',
  changeProteomicsProjectByForm: 'administrate',
  deleteProteomicsProjectByForm: 'administrate',
  createProteomicsUserByForm: 'administrate',
  showProteomicsUser: 'administrate',
  changeProteomicsUserByForm: 'administrate',
  deleteProteomicsUserByForm: 'administrate',
  createPipelineByForm: 'administrate',
  showAdminPipeline: 'manage',
  changePipelineByForm: 'manage',
  deletePipelineByForm: 'manage',
  addSearchFileByForm: 'manage',
  useSearchFileByForm: 'manage',
  deleteSearchFileByForm: 'manage',
  showSearchFileComparison: 'manage',
  saveSearchFile: 'manage',
  setWebhookByForm: 'manage',
  deleteWebhookByForm: 'manage',
  testWebhookByForm: 'manage',
  showResultImport: 'import',
  importResultsByForm: 'import',
};

/** Operations that browsers are led to the login from; the others answer programs. */
export function isPage(operationId: OperationId): boolean {
  return (
    operationId.startsWith('show') ||
    operationId.startsWith('confirm') ||
    operationId.endsWith('ByForm') ||
    OF_PERSON.has(operationId)
  );
}

const OF_PERSON: ReadonlySet<string> = new Set([
  'createPersonalToken',
  'revokePersonalToken',
  'saveRunReport',
  'saveSearchFile',
  'saveChecksums',
]);
