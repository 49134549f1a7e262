// Generated from openapi/proteomics (sha256 2c9fb24d5fe7a9f2) by `npm run generate`. Do not edit.
// Made by sha256 826baeff7b1ca0f5; what was made has sha256 3977d2c3dc932192.
import type { Router } from 'express';
import { type GuardedHandlers, type Handler, mountHandlers, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Access rules of the document. */
export type ProteomicsApiRule = (typeof ProteomicsApiOperations)[number]['access'];

/**
 * Handlers of all operations of the document. A handler whose request or response differs from the contract does not compile.
 * `Access` contains, for each access rule, the type of `access` in the handlers.
 */
export interface ProteomicsApiHandlers<
  Access extends Readonly<Record<ProteomicsApiRule, unknown>> = Readonly<Record<ProteomicsApiRule, unknown>>,
> {
  /** POST /proteomics/admin/pipelines/{pipeline}/files: Upload a FASTA file or search parameters. Responds with 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  addSearchFile: Handler<
    operations['addSearchFile'],
    Access['project:manage']
  >;
  /** POST /api/runs/{run}/cancel: Cancel a run. Responds with 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  cancelRun: Handler<
    operations['cancelRun' | 'cancelRunByForm'],
    Access['project:write']
  >;
  /** POST /api/cancellations: Cancel several runs. Responds with 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  cancelRuns: Handler<
    operations['cancelRuns' | 'cancelRunsByForm'],
    Access['project:write']
  >;
  /** PUT /api/qc/annotations/{annotation}: Update an annotation. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  changeAnnotation: Handler<
    operations['changeAnnotation' | 'changeAnnotationByForm'],
    Access['project:write']
  >;
  /** PUT /api/qc/guide-sets/{guide_set}: Update a reference set. Responds with 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeGuideSet: Handler<
    operations['changeGuideSet' | 'changeGuideSetByForm'],
    Access['project:write']
  >;
  /** PATCH /api/admin/pipelines/{pipeline}: Update a pipeline’s settings. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  changePipeline: Handler<
    operations['changePipeline' | 'changePipelineByForm'],
    Access['project:manage']
  >;
  /** PATCH /api/admin/projects/{project}: Update a project. Responds with 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsProject: Handler<
    operations['changeProteomicsProject' | 'changeProteomicsProjectByForm'],
    Access['server:administrate']
  >;
  /** PATCH /api/admin/users/{user}: Update a user. Responds with 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsUser: Handler<
    operations['changeProteomicsUser' | 'changeProteomicsUserByForm'],
    Access['server:administrate']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/targets: Add or remove tracked peptides and proteins. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  changeQcTargets: Handler<
    operations['changeQcTargets'],
    Access['project:write']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/delete: Preview the deletion of a run. Responds with 200, 303, 400, 403, 404, 503. */
  confirmRunDeletion: Handler<
    operations['confirmRunDeletion'],
    Access['project:manage']
  >;
  /** PATCH /api/uploads/{upload}: Continue an upload. Responds with 204, 400, 401, 403, 404, 409, 410, 412, 413, 415, 423, 503, 507. */
  continueRawFileUpload: Handler<
    operations['continueRawFileUpload'],
    Access['project:write']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts: Create an alert. Responds with 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  createAlert: Handler<
    operations['createAlert'],
    Access['project:alerts']
  >;
  /** POST /api/qc/annotations: Create an annotation. Responds with 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  createAnnotation: Handler<
    operations['createAnnotation' | 'createAnnotationByForm'],
    Access['project:write']
  >;
  /** POST /api/qc/guide-sets: Create a reference set. Responds with 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  createGuideSet: Handler<
    operations['createGuideSet' | 'createGuideSetByForm'],
    Access['project:write']
  >;
  /** POST /proteomics/me/tokens: Create a personal token. Responds with 201, 303, 400, 403, 409, 413, 415, 503, 507. */
  createPersonalToken: Handler<
    operations['createPersonalToken'],
    Access['user']
  >;
  /** POST /api/admin/pipelines: Create a pipeline. Responds with 201, 400, 401, 403, 404, 413, 415, 503, 507. */
  createPipeline: Handler<
    operations['createPipeline' | 'createPipelineByForm'],
    Access['project:manage']
  >;
  /** POST /api/admin/projects: Create a project. Responds with 201, 400, 401, 403, 409, 413, 415, 503, 507. */
  createProteomicsProject: Handler<
    operations['createProteomicsProject' | 'createProteomicsProjectByForm'],
    Access['server:administrate']
  >;
  /** POST /api/admin/users: Create a user. Responds with 201, 400, 401, 403, 409, 413, 415, 503, 507. */
  createProteomicsUser: Handler<
    operations['createProteomicsUser' | 'createProteomicsUserByForm'],
    Access['server:administrate']
  >;
  /** POST /api/uploads: Start a resumable upload. Responds with 201, 400, 401, 403, 404, 409, 412, 413, 415, 503, 507. */
  createRawFileUpload: Handler<
    operations['createRawFileUpload'],
    Access['pipeline:upload']
  >;
  /** POST /api/qc/silences: Create a silence. Responds with 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  createSilence: Handler<
    operations['createSilence' | 'createSilenceByForm'],
    Access['project:write']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts/{alert}/delete: Delete an alert. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  deleteAlert: Handler<
    operations['deleteAlert'],
    Access['project:alerts']
  >;
  /** DELETE /api/qc/annotations/{annotation}: Delete an annotation. Responds with 204, 400, 401, 403, 404, 503, 507. */
  deleteAnnotation: Handler<
    operations['deleteAnnotation' | 'deleteAnnotationByForm'],
    Access['project:write']
  >;
  /** DELETE /api/qc/guide-sets/{guide_set}: Delete a reference set. Responds with 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteGuideSet: Handler<
    operations['deleteGuideSet' | 'deleteGuideSetByForm'],
    Access['project:write']
  >;
  /** DELETE /api/admin/pipelines/{pipeline}: Delete a pipeline with all its data. Responds with 204, 400, 401, 403, 404, 409, 503, 507. */
  deletePipeline: Handler<
    operations['deletePipeline' | 'deletePipelineByForm'],
    Access['project:manage']
  >;
  /** DELETE /api/admin/projects/{project}: Delete a project. Responds with 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteProteomicsProject: Handler<
    operations['deleteProteomicsProject' | 'deleteProteomicsProjectByForm'],
    Access['server:administrate']
  >;
  /** DELETE /api/admin/users/{user}: Delete a user. Responds with 204, 400, 401, 403, 404, 503, 507. */
  deleteProteomicsUser: Handler<
    operations['deleteProteomicsUser' | 'deleteProteomicsUserByForm'],
    Access['server:administrate']
  >;
  /** DELETE /api/runs/{run}: Delete a run with raw file and results. Responds with 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteRun: Handler<
    operations['deleteRun' | 'deleteRunByForm'],
    Access['project:manage']
  >;
  /** POST /proteomics/admin/pipelines/{pipeline}/files/delete: Delete a version of a search file. Responds with 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deleteSearchFile: Handler<
    operations['deleteSearchFile'],
    Access['project:manage']
  >;
  /** DELETE /api/admin/pipelines/{pipeline}/webhook: Remove a pipeline’s webhook. Responds with 204, 400, 401, 403, 404, 503, 507. */
  deleteWebhook: Handler<
    operations['deleteWebhook' | 'deleteWebhookByForm'],
    Access['project:manage']
  >;
  /** OPTIONS /api/uploads: Get the supported tus features. Responds with 204, 400. */
  describeRawFileUploads: Handler<
    operations['describeRawFileUploads'],
    Access['public']
  >;
  /** DELETE /api/uploads/{upload}: Cancel an upload. Responds with 204, 400, 401, 403, 404, 412, 423, 503. */
  discardRawFileUpload: Handler<
    operations['discardRawFileUpload'],
    Access['project:write']
  >;
  /** GET /api/runs/{run}/raw-file: Download the raw file of a run. Responds with 200, 206, 304, 400, 401, 403, 404, 416, 503. */
  downloadRawFile: Handler<
    operations['downloadRawFile'],
    Access['project:read']
  >;
  /** GET /api/runs/{run}/result-files/{name}: Download a result file of a run. Responds with 200, 206, 304, 400, 401, 403, 404, 416, 503. */
  downloadResultFile: Handler<
    operations['downloadResultFile'],
    Access['project:read']
  >;
  /** POST /api/mq/download: Download a result table. Responds with 200, 400, 401, 403, 404, 413, 415, 503. */
  downloadResults: Handler<
    operations['downloadResults'],
    Access['project:read']
  >;
  /** GET /api/run-files: Download all files of runs. Responds with 200, 400, 401, 403, 404, 503. */
  downloadRunFiles: Handler<
    operations['downloadRunFiles'],
    Access['project:read']
  >;
  /** DELETE /api/admin/sessions: End the sessions of all users. Responds with 200, 400, 401, 403, 503. */
  endSessions: Handler<
    operations['endSessions' | 'endSessionsByForm'],
    Access['server:administrate']
  >;
  /** DELETE /api/qc/silences/{silence}: End a silence early. Responds with 204, 400, 401, 403, 404, 503, 507. */
  endSilence: Handler<
    operations['endSilence' | 'endSilenceByForm'],
    Access['project:write']
  >;
  /** DELETE /api/admin/users/{user}/sessions: End the sessions of a user. Responds with 200, 400, 401, 403, 404, 503. */
  endUserSessions: Handler<
    operations['endUserSessions' | 'endUserSessionsByForm'],
    Access['server:administrate']
  >;
  /** GET /api/qc/mzqc: Export an mzQC file. Responds with 200, 400, 401, 403, 404, 503. */
  exportMzqc: Handler<
    operations['exportMzqc'],
    Access['project:read']
  >;
  /** GET /api/qc/export: Export all values of a pipeline’s runs. Responds with 200, 400, 401, 403, 404, 503. */
  exportQcValues: Handler<
    operations['exportQcValues'],
    Access['project:read']
  >;
  /** GET /api/admin/pipelines/{pipeline}: Get a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  getAdminPipeline: Handler<
    operations['getAdminPipeline'],
    Access['project:manage']
  >;
  /** GET /api/qc/annotations/{annotation}: Get an annotation. Responds with 200, 400, 401, 403, 404, 503. */
  getAnnotation: Handler<
    operations['getAnnotation'],
    Access['project:read']
  >;
  /** GET /api/qc/guide-sets/{guide_set}: Get a reference set. Responds with 200, 400, 401, 403, 404, 503. */
  getGuideSet: Handler<
    operations['getGuideSet'],
    Access['project:read']
  >;
  /** POST /api/mq/protein-groups: Get protein group columns of selected proteins. Responds with 200, 400, 401, 403, 404, 413, 415, 503. */
  getProteinGroups: Handler<
    operations['getProteinGroups'],
    Access['project:read']
  >;
  /** POST /api/mq/protein-names: Get the protein names of a pipeline. Responds with 200, 400, 401, 403, 404, 413, 415, 503. */
  getProteinNames: Handler<
    operations['getProteinNames'],
    Access['project:read']
  >;
  /** GET /api/admin/users/{user}: Get a user. Responds with 200, 400, 401, 403, 404, 503. */
  getProteomicsUser: Handler<
    operations['getProteomicsUser'],
    Access['server:administrate']
  >;
  /** GET /api/qc/channels: Get the TMT channels of the runs. Responds with 200, 400, 401, 403, 404, 503. */
  getQcChannels: Handler<
    operations['getQcChannels'],
    Access['project:read']
  >;
  /** POST /api/mq/qc-data: Get the quality-control table of a pipeline. Responds with 200, 400, 401, 403, 404, 413, 415, 503. */
  getQcData: Handler<
    operations['getQcData'],
    Access['project:read']
  >;
  /** GET /api/qc/heatmap: Get the heat map of runs and metrics. Responds with 200, 400, 401, 403, 404, 503. */
  getQcHeatmap: Handler<
    operations['getQcHeatmap'],
    Access['project:read']
  >;
  /** GET /api/qc/limits: Get the limits of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  getQcLimits: Handler<
    operations['getQcLimits'],
    Access['project:read']
  >;
  /** GET /api/qc/proteins: Get protein intensities across the runs. Responds with 200, 400, 401, 403, 404, 503. */
  getQcProteins: Handler<
    operations['getQcProteins'],
    Access['project:read']
  >;
  /** GET /api/qc/scatter: Get the scatter plot of two metrics. Responds with 200, 400, 401, 403, 404, 503. */
  getQcScatter: Handler<
    operations['getQcScatter'],
    Access['project:read']
  >;
  /** GET /api/qc/spike-ins: Get the spike-in values of the runs. Responds with 200, 400, 401, 403, 404, 503. */
  getQcSpikeIns: Handler<
    operations['getQcSpikeIns'],
    Access['project:read']
  >;
  /** GET /api/qc/summary: Get the summary of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  getQcSummary: Handler<
    operations['getQcSummary'],
    Access['project:read']
  >;
  /** GET /api/qc/table: Get the quality-control table with GET. Responds with 200, 400, 401, 403, 404, 503. */
  getQcTable: Handler<
    operations['getQcTable'],
    Access['project:read']
  >;
  /** GET /api/qc/targets: Get the tracked peptides and proteins. Responds with 200, 400, 401, 403, 404, 503. */
  getQcTargets: Handler<
    operations['getQcTargets'],
    Access['project:read']
  >;
  /** GET /api/qc/trend: Get the trend of a metric. Responds with 200, 400, 401, 403, 404, 503. */
  getQcTrend: Handler<
    operations['getQcTrend'],
    Access['project:read']
  >;
  /** GET /api/qc/values: Get the values of metrics. Responds with 200, 400, 401, 403, 404, 503. */
  getQcValues: Handler<
    operations['getQcValues'],
    Access['project:read']
  >;
  /** GET /api/qc/variation: Get the variation between replicates. Responds with 200, 400, 401, 403, 404, 503. */
  getQcVariation: Handler<
    operations['getQcVariation'],
    Access['project:read']
  >;
  /** GET /api/runs/{run}: Get a run. Responds with 200, 304, 400, 401, 403, 404, 503. */
  getRun: Handler<
    operations['getRun'],
    Access['project:read']
  >;
  /** GET /api/runs/{run}/figures/{figure}: Get a figure of a run. Responds with 200, 400, 401, 403, 404, 503. */
  getRunFigure: Handler<
    operations['getRunFigure'],
    Access['project:read']
  >;
  /** GET /api/runs/{run}/log: Get the log of a run. Responds with 200, 400, 401, 403, 404, 503. */
  getRunLog: Handler<
    operations['getRunLog'],
    Access['project:read']
  >;
  /** GET /api/samples: Get the sample metadata of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  getSamples: Handler<
    operations['getSamples'],
    Access['project:read']
  >;
  /** HEAD /api/uploads/{upload}: Get the offset of an upload. Responds with 200, 400, 401, 403, 404, 410, 412, 423, 503, 507. */
  getUploadOffset: Handler<
    operations['getUploadOffset'],
    Access['project:write']
  >;
  /** GET /api/admin/pipelines/{pipeline}/webhook: Get a pipeline’s webhook. Responds with 200, 400, 401, 403, 404, 503. */
  getWebhook: Handler<
    operations['getWebhook'],
    Access['project:manage']
  >;
  /** POST /api/admin/results: Import results. Responds with 201, 400, 401, 403, 404, 413, 415, 503, 507. */
  importResults: Handler<
    operations['importResults' | 'importResultsByForm'],
    Access['pipeline:import']
  >;
  /** GET /api/admin/pipelines: List the pipelines with their UUIDs. Responds with 200, 400, 401, 403, 404, 503. */
  listAdminPipelines: Handler<
    operations['listAdminPipelines'],
    Access['project:manage']
  >;
  /** GET /api/admin/projects: List the projects with their sizes. Responds with 200, 400, 401, 403, 503. */
  listAdminProjects: Handler<
    operations['listAdminProjects'],
    Access['server:administrate']
  >;
  /** GET /api/qc/annotations: List the annotations of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  listAnnotations: Handler<
    operations['listAnnotations'],
    Access['project:read']
  >;
  /** GET /api/qc/guide-sets: List the reference sets of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  listGuideSets: Handler<
    operations['listGuideSets'],
    Access['project:read']
  >;
  /** GET /api/admin/tools: List the available tools. Responds with 200, 400, 401, 403, 503. */
  listPipelineTools: Handler<
    operations['listPipelineTools'],
    Access['server:administrate']
  >;
  /** POST /api/mq/pipelines: List the pipelines of a project. Responds with 200, 400, 401, 403, 413, 415, 503. */
  listPipelines: Handler<
    operations['listPipelines'],
    Access['project:read']
  >;
  /** POST /api/projects: List the projects. Responds with 200, 400, 401, 403, 413, 415, 503. */
  listProteomicsProjects: Handler<
    operations['listProteomicsProjects'],
    Access['user']
  >;
  /** GET /api/admin/users: List the users. Responds with 200, 400, 401, 403, 503. */
  listProteomicsUsers: Handler<
    operations['listProteomicsUsers'],
    Access['server:administrate']
  >;
  /** GET /api/qc/metrics: List the metrics. Responds with 200, 304, 400. */
  listQcMetrics: Handler<
    operations['listQcMetrics'],
    Access['public']
  >;
  /** GET /api/qc/reviews: List the review history of raw files. Responds with 200, 400, 401, 403, 404, 503. */
  listQcReviews: Handler<
    operations['listQcReviews'],
    Access['project:read']
  >;
  /** GET /api/runs: List the runs. Responds with 200, 304, 400, 401, 403, 404, 503. */
  listRuns: Handler<
    operations['listRuns'],
    Access['project:read']
  >;
  /** GET /api/qc/silences: List the silences of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  listSilences: Handler<
    operations['listSilences'],
    Access['project:read']
  >;
  /** GET /api/heartbeats: List the uploading computers of a pipeline. Responds with 200, 400, 401, 403, 404, 503. */
  listUploadingComputers: Handler<
    operations['listUploadingComputers'],
    Access['project:read']
  >;
  /** POST /proteomics/admin/login: Log in to the administration. Responds with 303, 400, 403, 413, 415. */
  loginToProteomicsAdministration: Handler<
    operations['loginToProteomicsAdministration'],
    Access['public']
  >;
  /** POST /proteomics/admin/logout: Log out of the administration. Responds with 303, 400, 403, 413, 415. */
  logoutFromProteomicsAdministration: Handler<
    operations['logoutFromProteomicsAdministration'],
    Access['public']
  >;
  /** POST /proteomics/instruments: Set the display name of an instrument. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  nameInstrument: Handler<
    operations['nameInstrument'],
    Access['user:write']
  >;
  /** POST /api/runs/{run}/retry: Retry a run. Responds with 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  retryRun: Handler<
    operations['retryRun' | 'retryRunByForm'],
    Access['project:write']
  >;
  /** POST /api/retries: Retry several runs. Responds with 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  retryRuns: Handler<
    operations['retryRuns' | 'retryRunsByForm'],
    Access['project:write']
  >;
  /** POST /api/qc/reviews: Flag or exclude raw files. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  reviewRawFiles: Handler<
    operations['reviewRawFiles' | 'reviewRawFilesByForm'],
    Access['project:write']
  >;
  /** POST /proteomics/me/tokens/{token}/delete: Revoke a personal token. Responds with 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  revokePersonalToken: Handler<
    operations['revokePersonalToken'],
    Access['user']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/submission/checksum.txt: Download the checksums of a submission. Responds with 200, 303, 400, 403, 404, 503. */
  saveChecksums: Handler<
    operations['saveChecksums'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/report: Download the monthly report of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  saveMonthlyReport: Handler<
    operations['saveMonthlyReport'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/report: Download the report of a run. Responds with 200, 303, 400, 403, 404, 503. */
  saveRunReport: Handler<
    operations['saveRunReport'],
    Access['project:read']
  >;
  /** GET /proteomics/admin/pipelines/{pipeline}/files/{kind}/{version}: Download a version of a search file. Responds with 200, 303, 400, 403, 404, 503. */
  saveSearchFile: Handler<
    operations['saveSearchFile'],
    Access['project:manage']
  >;
  /** POST /api/heartbeats: Send a heartbeat of an uploading computer. Responds with 204, 400, 401, 403, 404, 413, 415, 503, 507. */
  sendHeartbeat: Handler<
    operations['sendHeartbeat'],
    Access['project:write']
  >;
  /** PUT /api/runs/{run}/acquisition-time: Set the acquisition time of a run. Responds with 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  setAcquisitionTime: Handler<
    operations['setAcquisitionTime' | 'setAcquisitionTimeByForm'],
    Access['project:write']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/limits: Set or remove the limit of a metric. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  setQcLimit: Handler<
    operations['setQcLimit'],
    Access['project:write']
  >;
  /** PUT /api/qc/limits: Set the limits of a pipeline. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setQcLimits: Handler<
    operations['setQcLimits'],
    Access['project:write']
  >;
  /** PUT /api/qc/targets: Set the tracked peptides and proteins. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setQcTargets: Handler<
    operations['setQcTargets'],
    Access['project:write']
  >;
  /** PUT /api/samples: Set the sample metadata of a pipeline. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setSamples: Handler<
    operations['setSamples' | 'setSamplesByForm'],
    Access['project:write']
  >;
  /** PUT /api/admin/pipelines/{pipeline}/webhook: Set a pipeline’s webhook. Responds with 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setWebhook: Handler<
    operations['setWebhook' | 'setWebhookByForm'],
    Access['project:manage']
  >;
  /** GET /proteomics/admin/pipelines/{pipeline}: Show a pipeline’s settings. Responds with 200, 303, 400, 403, 404, 503. */
  showAdminPipeline: Handler<
    operations['showAdminPipeline'],
    Access['project:manage']
  >;
  /** GET /proteomics/admin/projects/{project}: Show a project’s settings. Responds with 200, 303, 400, 403, 404, 503. */
  showAdminProject: Handler<
    operations['showAdminProject'],
    Access['server:administrate']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/alerts: Show the alerts of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  showAlerts: Handler<
    operations['showAlerts'],
    Access['project:alerts']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}: Show the form to edit an annotation. Responds with 200, 303, 400, 403, 404, 503. */
  showAnnotation: Handler<
    operations['showAnnotation'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/annotations: Show the annotations. Responds with 200, 303, 400, 403, 404, 503. */
  showAnnotations: Handler<
    operations['showAnnotations'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}: Show a reference set. Responds with 200, 303, 400, 403, 404, 503. */
  showGuideSet: Handler<
    operations['showGuideSet'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/guide-sets: Show the reference sets. Responds with 200, 303, 400, 403, 404, 503. */
  showGuideSets: Handler<
    operations['showGuideSets'],
    Access['project:read']
  >;
  /** GET /proteomics/instruments: Show the instruments. Responds with 200, 303, 400, 404, 503. */
  showInstruments: Handler<
    operations['showInstruments'],
    Access['user']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}: Show a pipeline with its runs. Responds with 200, 303, 400, 403, 404, 503. */
  showPipeline: Handler<
    operations['showPipeline'],
    Access['project:read']
  >;
  /** GET /proteomics: Show the projects. Responds with 200, 303, 400, 503. */
  showProteomics: Handler<
    operations['showProteomics'],
    Access['user']
  >;
  /** GET /proteomics/admin: Show the administration. Responds with 200, 303, 400, 403, 503. */
  showProteomicsAdministration: Handler<
    operations['showProteomicsAdministration'],
    Access['server:administrate']
  >;
  /** GET /proteomics/admin/login: Show the administration login. Responds with 200, 400. */
  showProteomicsAdministrationLogin: Handler<
    operations['showProteomicsAdministrationLogin'],
    Access['public']
  >;
  /** GET /proteomics/me: Show the user and their personal tokens. Responds with 200, 303, 400, 503. */
  showProteomicsPerson: Handler<
    operations['showProteomicsPerson'],
    Access['user']
  >;
  /** GET /proteomics/projects/{project}: Show a project with its pipelines. Responds with 200, 303, 400, 403, 404, 503. */
  showProteomicsProject: Handler<
    operations['showProteomicsProject'],
    Access['project:read']
  >;
  /** GET /proteomics/admin/users/{user}: Show a user. Responds with 200, 303, 400, 403, 404, 503. */
  showProteomicsUser: Handler<
    operations['showProteomicsUser'],
    Access['server:administrate']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/channels: Show the TMT channels of the runs. Responds with 200, 303, 400, 403, 404, 503. */
  showQcChannels: Handler<
    operations['showQcChannels'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc: Show the quality dashboard. Responds with 200, 303, 400, 403, 404, 503. */
  showQcDashboard: Handler<
    operations['showQcDashboard'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/heatmap: Show the heat map of runs and metrics. Responds with 200, 303, 400, 403, 404, 503. */
  showQcHeatmap: Handler<
    operations['showQcHeatmap'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/limits: Show the limits of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  showQcLimits: Handler<
    operations['showQcLimits'],
    Access['project:read']
  >;
  /** GET /proteomics/metrics: Show the description of every metric. Responds with 200, 400. */
  showQcMetrics: Handler<
    operations['showQcMetrics'],
    Access['public']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/proteins: Show protein intensities across the runs. Responds with 200, 303, 400, 403, 404, 503. */
  showQcProteins: Handler<
    operations['showQcProteins'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/reviews: Show the review history of the raw files. Responds with 200, 303, 400, 403, 404, 503. */
  showQcReviews: Handler<
    operations['showQcReviews'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/scatter: Show the scatter plot of two metrics. Responds with 200, 303, 400, 403, 404, 503. */
  showQcScatter: Handler<
    operations['showQcScatter'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/spike-ins: Show the spike-ins of the runs. Responds with 200, 303, 400, 403, 404, 503. */
  showQcSpikeIns: Handler<
    operations['showQcSpikeIns'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/targets: Show the tracked peptides and proteins. Responds with 200, 303, 400, 403, 404, 503. */
  showQcTargets: Handler<
    operations['showQcTargets'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/upload: Show the upload page. Responds with 200, 303, 400, 403, 404, 503. */
  showRawFileUpload: Handler<
    operations['showRawFileUpload'],
    Access['project:write']
  >;
  /** GET /proteomics/admin/import: Show the import page. Responds with 200, 303, 400, 403, 404, 503. */
  showResultImport: Handler<
    operations['showResultImport'],
    Access['pipeline:import']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}: Show a run. Responds with 200, 303, 400, 403, 404, 503. */
  showRun: Handler<
    operations['showRun'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/log: Show the log of a run. Responds with 200, 303, 400, 403, 404, 503. */
  showRunLog: Handler<
    operations['showRunLog'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/samples: Show the sample metadata of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  showSamples: Handler<
    operations['showSamples'],
    Access['project:read']
  >;
  /** GET /proteomics/admin/pipelines/{pipeline}/files/comparison: Compare two versions of search parameters. Responds with 200, 303, 400, 403, 404, 503. */
  showSearchFileComparison: Handler<
    operations['showSearchFileComparison'],
    Access['project:manage']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/silences: Show the silences of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  showSilences: Handler<
    operations['showSilences'],
    Access['project:read']
  >;
  /** GET /proteomics/projects/{project}/{pipeline}/submission: Show the submission checklist of a pipeline. Responds with 200, 303, 400, 403, 404, 503. */
  showSubmission: Handler<
    operations['showSubmission'],
    Access['project:read']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts/{alert}/test: Send a test message. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  testAlert: Handler<
    operations['testAlert'],
    Access['project:alerts']
  >;
  /** POST /api/admin/pipelines/{pipeline}/webhook/test: Send a test message to a pipeline’s webhook. Responds with 200, 400, 401, 403, 404, 503. */
  testWebhook: Handler<
    operations['testWebhook' | 'testWebhookByForm'],
    Access['project:manage']
  >;
  /** POST /api/upload/raw: Upload a raw file to a pipeline. Responds with 200, 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  uploadRawFile: Handler<
    operations['uploadRawFile'],
    Access['pipeline:upload']
  >;
  /** POST /proteomics/projects/{project}/{pipeline}/upload: Upload raw files from a page. Responds with 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  uploadRawFiles: Handler<
    operations['uploadRawFiles'],
    Access['project:write']
  >;
  /** POST /proteomics/admin/pipelines/{pipeline}/files/use: Select the version for searches. Responds with 303, 400, 403, 404, 413, 415, 503, 507. */
  useSearchFile: Handler<
    operations['useSearchFile'],
    Access['project:manage']
  >;
}

/** The operations of the document. */
export const ProteomicsApiOperations = [
  {
    operationId: 'addSearchFile',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRun',
    method: 'POST',
    path: '/api/runs/{run}/cancel',
    access: 'project:write',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRunByForm',
    aliasOf: 'cancelRun',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/cancel',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRuns',
    method: 'POST',
    path: '/api/cancellations',
    access: 'project:write',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRunsByForm',
    aliasOf: 'cancelRuns',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/cancel',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeAnnotation',
    method: 'PUT',
    path: '/api/qc/annotations/{annotation}',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changeAnnotationByForm',
    aliasOf: 'changeAnnotation',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changeGuideSet',
    method: 'PUT',
    path: '/api/qc/guide-sets/{guide_set}',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeGuideSetByForm',
    aliasOf: 'changeGuideSet',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changePipeline',
    method: 'PATCH',
    path: '/api/admin/pipelines/{pipeline}',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changePipelineByForm',
    aliasOf: 'changePipeline',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsProject',
    method: 'PATCH',
    path: '/api/admin/projects/{project}',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsProjectByForm',
    aliasOf: 'changeProteomicsProject',
    method: 'POST',
    path: '/proteomics/admin/projects/{project}',
    access: 'server:administrate',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsUser',
    method: 'PATCH',
    path: '/api/admin/users/{user}',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsUserByForm',
    aliasOf: 'changeProteomicsUser',
    method: 'POST',
    path: '/proteomics/admin/users/{user}',
    access: 'server:administrate',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeQcTargets',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/targets',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'confirmRunDeletion',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/delete',
    access: 'project:manage',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'continueRawFileUpload',
    method: 'PATCH',
    path: '/api/uploads/{upload}',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 409, 410, 412, 413, 415, 423, 503, 507],
  },
  {
    operationId: 'createAlert',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts',
    access: 'project:alerts',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createAnnotation',
    method: 'POST',
    path: '/api/qc/annotations',
    access: 'project:write',
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createAnnotationByForm',
    aliasOf: 'createAnnotation',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createGuideSet',
    method: 'POST',
    path: '/api/qc/guide-sets',
    access: 'project:write',
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createGuideSetByForm',
    aliasOf: 'createGuideSet',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createPersonalToken',
    method: 'POST',
    path: '/proteomics/me/tokens',
    access: 'user',
    statuses: [201, 303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createPipeline',
    method: 'POST',
    path: '/api/admin/pipelines',
    access: 'project:manage',
    statuses: [201, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createPipelineByForm',
    aliasOf: 'createPipeline',
    method: 'POST',
    path: '/proteomics/admin/pipelines',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsProject',
    method: 'POST',
    path: '/api/admin/projects',
    access: 'server:administrate',
    statuses: [201, 400, 401, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsProjectByForm',
    aliasOf: 'createProteomicsProject',
    method: 'POST',
    path: '/proteomics/admin/projects',
    access: 'server:administrate',
    statuses: [303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsUser',
    method: 'POST',
    path: '/api/admin/users',
    access: 'server:administrate',
    statuses: [201, 400, 401, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsUserByForm',
    aliasOf: 'createProteomicsUser',
    method: 'POST',
    path: '/proteomics/admin/users',
    access: 'server:administrate',
    statuses: [303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createRawFileUpload',
    method: 'POST',
    path: '/api/uploads',
    access: 'pipeline:upload',
    statuses: [201, 400, 401, 403, 404, 409, 412, 413, 415, 503, 507],
  },
  {
    operationId: 'createSilence',
    method: 'POST',
    path: '/api/qc/silences',
    access: 'project:write',
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createSilenceByForm',
    aliasOf: 'createSilence',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/silences',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteAlert',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts/{alert}/delete',
    access: 'project:alerts',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteAnnotation',
    method: 'DELETE',
    path: '/api/qc/annotations/{annotation}',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteAnnotationByForm',
    aliasOf: 'deleteAnnotation',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}/delete',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteGuideSet',
    method: 'DELETE',
    path: '/api/qc/guide-sets/{guide_set}',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteGuideSetByForm',
    aliasOf: 'deleteGuideSet',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}/delete',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deletePipeline',
    method: 'DELETE',
    path: '/api/admin/pipelines/{pipeline}',
    access: 'project:manage',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deletePipelineByForm',
    aliasOf: 'deletePipeline',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/delete',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteProteomicsProject',
    method: 'DELETE',
    path: '/api/admin/projects/{project}',
    access: 'server:administrate',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteProteomicsProjectByForm',
    aliasOf: 'deleteProteomicsProject',
    method: 'POST',
    path: '/proteomics/admin/projects/{project}/delete',
    access: 'server:administrate',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteProteomicsUser',
    method: 'DELETE',
    path: '/api/admin/users/{user}',
    access: 'server:administrate',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteProteomicsUserByForm',
    aliasOf: 'deleteProteomicsUser',
    method: 'POST',
    path: '/proteomics/admin/users/{user}/delete',
    access: 'server:administrate',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteRun',
    method: 'DELETE',
    path: '/api/runs/{run}',
    access: 'project:manage',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteRunByForm',
    aliasOf: 'deleteRun',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/delete',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteSearchFile',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files/delete',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    access: 'project:manage',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteWebhookByForm',
    aliasOf: 'deleteWebhook',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook/delete',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'describeRawFileUploads',
    method: 'OPTIONS',
    path: '/api/uploads',
    access: 'public',
    statuses: [204, 400],
  },
  {
    operationId: 'discardRawFileUpload',
    method: 'DELETE',
    path: '/api/uploads/{upload}',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 412, 423, 503],
  },
  {
    operationId: 'downloadRawFile',
    method: 'GET',
    path: '/api/runs/{run}/raw-file',
    access: 'project:read',
    statuses: [200, 206, 304, 400, 401, 403, 404, 416, 503],
  },
  {
    operationId: 'downloadResultFile',
    method: 'GET',
    path: '/api/runs/{run}/result-files/{name}',
    access: 'project:read',
    statuses: [200, 206, 304, 400, 401, 403, 404, 416, 503],
  },
  {
    operationId: 'downloadResults',
    method: 'POST',
    path: '/api/mq/download',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'downloadRunFiles',
    method: 'GET',
    path: '/api/run-files',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'endSessions',
    method: 'DELETE',
    path: '/api/admin/sessions',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'endSessionsByForm',
    aliasOf: 'endSessions',
    method: 'POST',
    path: '/proteomics/admin/sessions/end',
    access: 'server:administrate',
    statuses: [303, 400, 403, 413, 415, 503],
  },
  {
    operationId: 'endSilence',
    method: 'DELETE',
    path: '/api/qc/silences/{silence}',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'endSilenceByForm',
    aliasOf: 'endSilence',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/silences/{silence}/end',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'endUserSessions',
    method: 'DELETE',
    path: '/api/admin/users/{user}/sessions',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'endUserSessionsByForm',
    aliasOf: 'endUserSessions',
    method: 'POST',
    path: '/proteomics/admin/users/{user}/sessions/end',
    access: 'server:administrate',
    statuses: [303, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'exportMzqc',
    method: 'GET',
    path: '/api/qc/mzqc',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'exportQcValues',
    method: 'GET',
    path: '/api/qc/export',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getAdminPipeline',
    method: 'GET',
    path: '/api/admin/pipelines/{pipeline}',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getAnnotation',
    method: 'GET',
    path: '/api/qc/annotations/{annotation}',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getGuideSet',
    method: 'GET',
    path: '/api/qc/guide-sets/{guide_set}',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getProteinGroups',
    method: 'POST',
    path: '/api/mq/protein-groups',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getProteinNames',
    method: 'POST',
    path: '/api/mq/protein-names',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getProteomicsUser',
    method: 'GET',
    path: '/api/admin/users/{user}',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcChannels',
    method: 'GET',
    path: '/api/qc/channels',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcData',
    method: 'POST',
    path: '/api/mq/qc-data',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getQcHeatmap',
    method: 'GET',
    path: '/api/qc/heatmap',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcLimits',
    method: 'GET',
    path: '/api/qc/limits',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcProteins',
    method: 'GET',
    path: '/api/qc/proteins',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcScatter',
    method: 'GET',
    path: '/api/qc/scatter',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcSpikeIns',
    method: 'GET',
    path: '/api/qc/spike-ins',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcSummary',
    method: 'GET',
    path: '/api/qc/summary',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTable',
    method: 'GET',
    path: '/api/qc/table',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTargets',
    method: 'GET',
    path: '/api/qc/targets',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTrend',
    method: 'GET',
    path: '/api/qc/trend',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcValues',
    method: 'GET',
    path: '/api/qc/values',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcVariation',
    method: 'GET',
    path: '/api/qc/variation',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRun',
    method: 'GET',
    path: '/api/runs/{run}',
    access: 'project:read',
    statuses: [200, 304, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRunFigure',
    method: 'GET',
    path: '/api/runs/{run}/figures/{figure}',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRunLog',
    method: 'GET',
    path: '/api/runs/{run}/log',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getSamples',
    method: 'GET',
    path: '/api/samples',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getUploadOffset',
    method: 'HEAD',
    path: '/api/uploads/{upload}',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 410, 412, 423, 503, 507],
  },
  {
    operationId: 'getWebhook',
    method: 'GET',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'importResults',
    method: 'POST',
    path: '/api/admin/results',
    access: 'pipeline:import',
    statuses: [201, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'importResultsByForm',
    aliasOf: 'importResults',
    method: 'POST',
    path: '/proteomics/admin/import',
    access: 'pipeline:import',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'listAdminPipelines',
    method: 'GET',
    path: '/api/admin/pipelines',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listAdminProjects',
    method: 'GET',
    path: '/api/admin/projects',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listAnnotations',
    method: 'GET',
    path: '/api/qc/annotations',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listGuideSets',
    method: 'GET',
    path: '/api/qc/guide-sets',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listPipelineTools',
    method: 'GET',
    path: '/api/admin/tools',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listPipelines',
    method: 'POST',
    path: '/api/mq/pipelines',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  {
    operationId: 'listProteomicsProjects',
    method: 'POST',
    path: '/api/projects',
    access: 'user',
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  {
    operationId: 'listProteomicsUsers',
    method: 'GET',
    path: '/api/admin/users',
    access: 'server:administrate',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listQcMetrics',
    method: 'GET',
    path: '/api/qc/metrics',
    access: 'public',
    statuses: [200, 304, 400],
  },
  {
    operationId: 'listQcReviews',
    method: 'GET',
    path: '/api/qc/reviews',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listRuns',
    method: 'GET',
    path: '/api/runs',
    access: 'project:read',
    statuses: [200, 304, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listSilences',
    method: 'GET',
    path: '/api/qc/silences',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listUploadingComputers',
    method: 'GET',
    path: '/api/heartbeats',
    access: 'project:read',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'loginToProteomicsAdministration',
    method: 'POST',
    path: '/proteomics/admin/login',
    access: 'public',
    statuses: [303, 400, 403, 413, 415],
  },
  {
    operationId: 'logoutFromProteomicsAdministration',
    method: 'POST',
    path: '/proteomics/admin/logout',
    access: 'public',
    statuses: [303, 400, 403, 413, 415],
  },
  {
    operationId: 'nameInstrument',
    method: 'POST',
    path: '/proteomics/instruments',
    access: 'user:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRun',
    method: 'POST',
    path: '/api/runs/{run}/retry',
    access: 'project:write',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRunByForm',
    aliasOf: 'retryRun',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/retry',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRuns',
    method: 'POST',
    path: '/api/retries',
    access: 'project:write',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRunsByForm',
    aliasOf: 'retryRuns',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/retry',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'reviewRawFiles',
    method: 'POST',
    path: '/api/qc/reviews',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'reviewRawFilesByForm',
    aliasOf: 'reviewRawFiles',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/reviews',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'revokePersonalToken',
    method: 'POST',
    path: '/proteomics/me/tokens/{token}/delete',
    access: 'user',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'saveChecksums',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/submission/checksum.txt',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'saveMonthlyReport',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/report',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'saveRunReport',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/report',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'saveSearchFile',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}/files/{kind}/{version}',
    access: 'project:manage',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'sendHeartbeat',
    method: 'POST',
    path: '/api/heartbeats',
    access: 'project:write',
    statuses: [204, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setAcquisitionTime',
    method: 'PUT',
    path: '/api/runs/{run}/acquisition-time',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'setAcquisitionTimeByForm',
    aliasOf: 'setAcquisitionTime',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/acquisition-time',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'setQcLimit',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/limits',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setQcLimits',
    method: 'PUT',
    path: '/api/qc/limits',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setQcTargets',
    method: 'PUT',
    path: '/api/qc/targets',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setSamples',
    method: 'PUT',
    path: '/api/samples',
    access: 'project:write',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setSamplesByForm',
    aliasOf: 'setSamples',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/samples',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setWebhook',
    method: 'PUT',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setWebhookByForm',
    aliasOf: 'setWebhook',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'showAdminPipeline',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}',
    access: 'project:manage',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAdminProject',
    method: 'GET',
    path: '/proteomics/admin/projects/{project}',
    access: 'server:administrate',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAlerts',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/alerts',
    access: 'project:alerts',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAnnotation',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAnnotations',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showGuideSet',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showGuideSets',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showInstruments',
    method: 'GET',
    path: '/proteomics/instruments',
    access: 'user',
    statuses: [200, 303, 400, 404, 503],
  },
  {
    operationId: 'showPipeline',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showProteomics',
    method: 'GET',
    path: '/proteomics',
    access: 'user',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showProteomicsAdministration',
    method: 'GET',
    path: '/proteomics/admin',
    access: 'server:administrate',
    statuses: [200, 303, 400, 403, 503],
  },
  {
    operationId: 'showProteomicsAdministrationLogin',
    method: 'GET',
    path: '/proteomics/admin/login',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'showProteomicsPerson',
    method: 'GET',
    path: '/proteomics/me',
    access: 'user',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showProteomicsProject',
    method: 'GET',
    path: '/proteomics/projects/{project}',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showProteomicsUser',
    method: 'GET',
    path: '/proteomics/admin/users/{user}',
    access: 'server:administrate',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcChannels',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/channels',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcDashboard',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcHeatmap',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/heatmap',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcLimits',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/limits',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcMetrics',
    method: 'GET',
    path: '/proteomics/metrics',
    access: 'public',
    statuses: [200, 400],
  },
  {
    operationId: 'showQcProteins',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/proteins',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcReviews',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/reviews',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcScatter',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/scatter',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcSpikeIns',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/spike-ins',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcTargets',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/targets',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRawFileUpload',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/upload',
    access: 'project:write',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showResultImport',
    method: 'GET',
    path: '/proteomics/admin/import',
    access: 'pipeline:import',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRun',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRunLog',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/log',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSamples',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/samples',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSearchFileComparison',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}/files/comparison',
    access: 'project:manage',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSilences',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/silences',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSubmission',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/submission',
    access: 'project:read',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'testAlert',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts/{alert}/test',
    access: 'project:alerts',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'testWebhook',
    method: 'POST',
    path: '/api/admin/pipelines/{pipeline}/webhook/test',
    access: 'project:manage',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'testWebhookByForm',
    aliasOf: 'testWebhook',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook/test',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'uploadRawFile',
    method: 'POST',
    path: '/api/upload/raw',
    access: 'pipeline:upload',
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'uploadRawFiles',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/upload',
    access: 'project:write',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'useSearchFile',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files/use',
    access: 'project:manage',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
] as const satisfies readonly Operation[];

/** Registers the handlers on an Express router under the paths of their operations, behind the guard. */
export function registerProteomicsApi<Access extends Readonly<Record<ProteomicsApiRule, unknown>>>(
  router: Router,
  service: GuardedHandlers<Access, ProteomicsApiHandlers<Access>>,
): void {
  mountHandlers(router, ProteomicsApiOperations, service);
}
