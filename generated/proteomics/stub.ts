// Generated from openapi/proteomics (sha256 168b924e95b0b4b1) by `npm run generate`. Do not edit.
// Made by sha256 d7cb1d1b2cd490b6; what was made has sha256 7bfd00252c5298ea.
import type { Router } from 'express';
import { type Handler, mount, type Operation } from '../../src/contract/handler.ts';
import type { operations } from './types.d.ts';

/** Answers every operation of the document. A handler whose request or answer disagrees with the contract does not compile. */
export interface ProteomicsApiHandlers {
  /** POST /proteomics/admin/pipelines/{pipeline}/files: Upload a FASTA file or the parameters of a search. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  addSearchFileByForm: Handler<operations['addSearchFileByForm']>;
  /** POST /api/runs/{run}/cancel: Cancel a queued or running run. Answers 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  cancelRun: Handler<operations['cancelRun']>;
  /** POST /proteomics/projects/{project}/{pipeline}/runs/{run}/cancel: Cancel a queued or running run. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  cancelRunByForm: Handler<operations['cancelRunByForm']>;
  /** PUT /api/qc/annotations/{annotation}: Change an annotation. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  changeAnnotation: Handler<operations['changeAnnotation']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}: Change an annotation. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  changeAnnotationByForm: Handler<operations['changeAnnotationByForm']>;
  /** PUT /api/qc/guide-sets/{guide_set}: Change a reference set. Answers 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeGuideSet: Handler<operations['changeGuideSet']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}: Change a reference set. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  changeGuideSetByForm: Handler<operations['changeGuideSetByForm']>;
  /** PATCH /api/admin/pipelines/{pipeline}: Change a pipeline’s settings. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  changePipeline: Handler<operations['changePipeline']>;
  /** POST /proteomics/admin/pipelines/{pipeline}: Change a pipeline’s settings. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  changePipelineByForm: Handler<operations['changePipelineByForm']>;
  /** PATCH /api/admin/projects/{project}: Change a project. Answers 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsProject: Handler<operations['changeProteomicsProject']>;
  /** POST /proteomics/admin/projects/{project}: Change a project. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsProjectByForm: Handler<operations['changeProteomicsProjectByForm']>;
  /** PATCH /api/admin/users/{user}: Change a user’s name or address. Answers 200, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsUser: Handler<operations['changeProteomicsUser']>;
  /** POST /proteomics/admin/users/{user}: Change a user’s name or address. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  changeProteomicsUserByForm: Handler<operations['changeProteomicsUserByForm']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/targets: Add tracked peptides and proteins, or remove some. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  changeQcTargetsByForm: Handler<operations['changeQcTargetsByForm']>;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/delete: Ask before deleting a run. Answers 200, 303, 400, 403, 404, 503. */
  confirmRunDeletion: Handler<operations['confirmRunDeletion']>;
  /** PATCH /api/uploads/{upload}: Send the next part of an upload. Answers 204, 400, 401, 403, 404, 409, 410, 412, 413, 415, 423, 503, 507. */
  continueRawFileUpload: Handler<operations['continueRawFileUpload']>;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts: Have somebody told. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  createAlertByForm: Handler<operations['createAlertByForm']>;
  /** POST /api/qc/annotations: Annotate the time line of a pipeline. Answers 201, 400, 401, 403, 404, 413, 415, 503, 507. */
  createAnnotation: Handler<operations['createAnnotation']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/annotations: Annotate the time line of a pipeline. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  createAnnotationByForm: Handler<operations['createAnnotationByForm']>;
  /** POST /api/qc/guide-sets: Choose raw files as a reference set. Answers 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  createGuideSet: Handler<operations['createGuideSet']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/guide-sets: Choose raw files as a reference set. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  createGuideSetByForm: Handler<operations['createGuideSetByForm']>;
  /** POST /proteomics/me/tokens: Make a personal token. Answers 201, 303, 400, 403, 409, 413, 415, 503, 507. */
  createPersonalToken: Handler<operations['createPersonalToken']>;
  /** POST /api/admin/pipelines: Make a pipeline. Answers 201, 400, 401, 403, 404, 413, 415, 503, 507. */
  createPipeline: Handler<operations['createPipeline']>;
  /** POST /proteomics/admin/pipelines: Make a pipeline. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  createPipelineByForm: Handler<operations['createPipelineByForm']>;
  /** POST /api/admin/projects: Make a project. Answers 201, 400, 401, 403, 409, 413, 415, 503, 507. */
  createProteomicsProject: Handler<operations['createProteomicsProject']>;
  /** POST /proteomics/admin/projects: Make a project. Answers 303, 400, 403, 409, 413, 415, 503, 507. */
  createProteomicsProjectByForm: Handler<operations['createProteomicsProjectByForm']>;
  /** POST /api/admin/users: Make a user. Answers 201, 400, 401, 403, 409, 413, 415, 503, 507. */
  createProteomicsUser: Handler<operations['createProteomicsUser']>;
  /** POST /proteomics/admin/users: Make a user. Answers 303, 400, 403, 409, 413, 415, 503, 507. */
  createProteomicsUserByForm: Handler<operations['createProteomicsUserByForm']>;
  /** POST /api/uploads: Begin a resumable upload. Answers 201, 400, 401, 403, 404, 409, 412, 413, 415, 503, 507. */
  createRawFileUpload: Handler<operations['createRawFileUpload']>;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts/{alert}/delete: Delete an alert. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  deleteAlertByForm: Handler<operations['deleteAlertByForm']>;
  /** DELETE /api/qc/annotations/{annotation}: Delete an annotation. Answers 204, 400, 401, 403, 404, 503, 507. */
  deleteAnnotation: Handler<operations['deleteAnnotation']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}/delete: Delete an annotation. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  deleteAnnotationByForm: Handler<operations['deleteAnnotationByForm']>;
  /** DELETE /api/qc/guide-sets/{guide_set}: Delete a reference set. Answers 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteGuideSet: Handler<operations['deleteGuideSet']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}/delete: Delete a reference set. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deleteGuideSetByForm: Handler<operations['deleteGuideSetByForm']>;
  /** DELETE /api/admin/pipelines/{pipeline}: Delete a pipeline with its raw files and results. Answers 204, 400, 401, 403, 404, 409, 503, 507. */
  deletePipeline: Handler<operations['deletePipeline']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/delete: Delete a pipeline with its raw files and results. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deletePipelineByForm: Handler<operations['deletePipelineByForm']>;
  /** DELETE /api/admin/projects/{project}: Delete a project. Answers 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteProteomicsProject: Handler<operations['deleteProteomicsProject']>;
  /** POST /proteomics/admin/projects/{project}/delete: Delete a project without pipelines. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deleteProteomicsProjectByForm: Handler<operations['deleteProteomicsProjectByForm']>;
  /** DELETE /api/admin/users/{user}: Delete a user. Answers 204, 400, 401, 403, 404, 503, 507. */
  deleteProteomicsUser: Handler<operations['deleteProteomicsUser']>;
  /** POST /proteomics/admin/users/{user}/delete: Delete a user. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  deleteProteomicsUserByForm: Handler<operations['deleteProteomicsUserByForm']>;
  /** DELETE /api/runs/{run}: Delete a run with its raw file and results. Answers 204, 400, 401, 403, 404, 409, 503, 507. */
  deleteRun: Handler<operations['deleteRun']>;
  /** POST /proteomics/projects/{project}/{pipeline}/runs/{run}/delete: Delete a run with its raw file and results. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deleteRunByForm: Handler<operations['deleteRunByForm']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/files/delete: Delete a version of a FASTA file or of parameters. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  deleteSearchFileByForm: Handler<operations['deleteSearchFileByForm']>;
  /** DELETE /api/admin/pipelines/{pipeline}/webhook: Remove a pipeline’s webhook. Answers 204, 400, 401, 403, 404, 503, 507. */
  deleteWebhook: Handler<operations['deleteWebhook']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/webhook/delete: Remove a pipeline’s webhook. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  deleteWebhookByForm: Handler<operations['deleteWebhookByForm']>;
  /** OPTIONS /api/uploads: Say what the server supports of the tus protocol. Answers 204, 400. */
  describeRawFileUploads: Handler<operations['describeRawFileUploads']>;
  /** DELETE /api/uploads/{upload}: Give up an upload. Answers 204, 400, 401, 403, 404, 412, 423, 503. */
  discardRawFileUpload: Handler<operations['discardRawFileUpload']>;
  /** POST /api/mq/download: Download a result table. Answers 200, 400, 401, 403, 404, 413, 415, 503. */
  downloadResults: Handler<operations['downloadResults']>;
  /** GET /api/qc/mzqc: Export an mzQC file. Answers 200, 400, 401, 403, 404, 503. */
  exportMzqc: Handler<operations['exportMzqc']>;
  /** GET /api/admin/pipelines/{pipeline}: Read a pipeline with its settings. Answers 200, 400, 401, 403, 404, 503. */
  getAdminPipeline: Handler<operations['getAdminPipeline']>;
  /** GET /api/qc/annotations/{annotation}: Read an annotation. Answers 200, 400, 401, 403, 404, 503. */
  getAnnotation: Handler<operations['getAnnotation']>;
  /** GET /api/qc/guide-sets/{guide_set}: Read a reference set. Answers 200, 400, 401, 403, 404, 503. */
  getGuideSet: Handler<operations['getGuideSet']>;
  /** POST /api/mq/protein-groups: Read columns of the protein groups for some proteins. Answers 200, 400, 401, 403, 404, 413, 415, 503. */
  getProteinGroups: Handler<operations['getProteinGroups']>;
  /** POST /api/mq/protein-names: Read the protein names of a pipeline with scores and intensities. Answers 200, 400, 401, 403, 404, 413, 415, 503. */
  getProteinNames: Handler<operations['getProteinNames']>;
  /** GET /api/admin/users/{user}: Read a user. Answers 200, 400, 401, 403, 404, 503. */
  getProteomicsUser: Handler<operations['getProteomicsUser']>;
  /** GET /api/qc/channels: Read or draw the TMT channels of the runs. Answers 200, 400, 401, 403, 404, 503. */
  getQcChannels: Handler<operations['getQcChannels']>;
  /** POST /api/mq/qc-data: Read the quality-control table of a pipeline. Answers 200, 400, 401, 403, 404, 413, 415, 503. */
  getQcData: Handler<operations['getQcData']>;
  /** GET /api/qc/heatmap: Read or draw runs against metrics. Answers 200, 400, 401, 403, 404, 503. */
  getQcHeatmap: Handler<operations['getQcHeatmap']>;
  /** GET /api/qc/limits: Read a pipeline’s own limits. Answers 200, 400, 401, 403, 404, 503. */
  getQcLimits: Handler<operations['getQcLimits']>;
  /** GET /api/qc/proteins: Read or draw intensities of proteins across the runs. Answers 200, 400, 401, 403, 404, 503. */
  getQcProteins: Handler<operations['getQcProteins']>;
  /** GET /api/qc/spike-ins: Read or draw what the runs show of a spike-in. Answers 200, 400, 401, 403, 404, 503. */
  getQcSpikeIns: Handler<operations['getQcSpikeIns']>;
  /** GET /api/qc/summary: Read the key figures of a pipeline. Answers 200, 400, 401, 403, 404, 503. */
  getQcSummary: Handler<operations['getQcSummary']>;
  /** GET /api/qc/table: Read the quality-control table at an address of its own. Answers 200, 400, 401, 403, 404, 503. */
  getQcTable: Handler<operations['getQcTable']>;
  /** GET /api/qc/targets: Read which peptides and proteins a pipeline tracks. Answers 200, 400, 401, 403, 404, 503. */
  getQcTargets: Handler<operations['getQcTargets']>;
  /** GET /api/qc/trend: Read or draw the course of a metric over the runs. Answers 200, 400, 401, 403, 404, 503. */
  getQcTrend: Handler<operations['getQcTrend']>;
  /** GET /api/qc/values: Read the values of metrics. Answers 200, 400, 401, 403, 404, 503. */
  getQcValues: Handler<operations['getQcValues']>;
  /** GET /api/qc/variation: Read how much the replicates of each group of samples vary. Answers 200, 400, 401, 403, 404, 503. */
  getQcVariation: Handler<operations['getQcVariation']>;
  /** GET /api/runs/{run}: Read a run. Answers 200, 304, 400, 401, 403, 404, 503. */
  getRun: Handler<operations['getRun']>;
  /** GET /api/runs/{run}/figures/{figure}: Read or draw a figure of one run. Answers 200, 400, 401, 403, 404, 503. */
  getRunFigure: Handler<operations['getRunFigure']>;
  /** GET /api/runs/{run}/log: Read what the steps of a run wrote. Answers 200, 400, 401, 403, 404, 503. */
  getRunLog: Handler<operations['getRunLog']>;
  /** GET /api/samples: Read which samples the raw files of a pipeline are of. Answers 200, 400, 401, 403, 404, 503. */
  getSamples: Handler<operations['getSamples']>;
  /** HEAD /api/uploads/{upload}: Ask how much of an upload the server holds. Answers 200, 400, 401, 403, 404, 410, 412, 423, 503, 507. */
  getUploadOffset: Handler<operations['getUploadOffset']>;
  /** GET /api/admin/pipelines/{pipeline}/webhook: Read a pipeline’s webhook. Answers 200, 400, 401, 403, 404, 503. */
  getWebhook: Handler<operations['getWebhook']>;
  /** POST /api/admin/results: Import results that were computed elsewhere. Answers 201, 400, 401, 403, 404, 413, 415, 503, 507. */
  importResults: Handler<operations['importResults']>;
  /** POST /proteomics/admin/import: Import results that were computed elsewhere. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  importResultsByForm: Handler<operations['importResultsByForm']>;
  /** GET /api/admin/pipelines: List the pipelines with their UUIDs. Answers 200, 400, 401, 403, 404, 503. */
  listAdminPipelines: Handler<operations['listAdminPipelines']>;
  /** GET /api/admin/projects: List the projects with their sizes. Answers 200, 400, 401, 403, 503. */
  listAdminProjects: Handler<operations['listAdminProjects']>;
  /** GET /api/qc/annotations: List the annotations on the time line of a pipeline. Answers 200, 400, 401, 403, 404, 503. */
  listAnnotations: Handler<operations['listAnnotations']>;
  /** GET /api/qc/guide-sets: List the reference sets of a pipeline. Answers 200, 400, 401, 403, 404, 503. */
  listGuideSets: Handler<operations['listGuideSets']>;
  /** GET /api/admin/tools: List the tools that a pipeline can run. Answers 200, 400, 401, 403, 503. */
  listPipelineTools: Handler<operations['listPipelineTools']>;
  /** POST /api/mq/pipelines: List the pipelines of a project. Answers 200, 400, 401, 403, 413, 415, 503. */
  listPipelines: Handler<operations['listPipelines']>;
  /** POST /api/projects: List the projects. Answers 200, 400, 401, 403, 413, 415, 503. */
  listProteomicsProjects: Handler<operations['listProteomicsProjects']>;
  /** GET /api/admin/users: List the users. Answers 200, 400, 401, 403, 503. */
  listProteomicsUsers: Handler<operations['listProteomicsUsers']>;
  /** GET /api/qc/metrics: Explain the metrics. Answers 200, 304, 400. */
  listQcMetrics: Handler<operations['listQcMetrics']>;
  /** GET /api/qc/reviews: List who marked which raw files, and when. Answers 200, 400, 401, 403, 404, 503. */
  listQcReviews: Handler<operations['listQcReviews']>;
  /** GET /api/runs: List runs. Answers 200, 304, 400, 401, 403, 404, 503. */
  listRuns: Handler<operations['listRuns']>;
  /** POST /proteomics/admin/login: Enter the administration. Answers 303, 400, 403, 413, 415. */
  loginToProteomicsAdministration: Handler<operations['loginToProteomicsAdministration']>;
  /** POST /proteomics/admin/logout: Leave the administration. Answers 303, 400, 403, 413, 415. */
  logoutFromProteomicsAdministration: Handler<operations['logoutFromProteomicsAdministration']>;
  /** POST /proteomics/instruments: Give an instrument a name. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  nameInstrumentByForm: Handler<operations['nameInstrumentByForm']>;
  /** POST /api/runs/{run}/retry: Queue a run again. Answers 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  retryRun: Handler<operations['retryRun']>;
  /** POST /proteomics/projects/{project}/{pipeline}/runs/{run}/retry: Queue a run again. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  retryRunByForm: Handler<operations['retryRunByForm']>;
  /** POST /api/retries: Queue many runs again. Answers 202, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  retryRuns: Handler<operations['retryRuns']>;
  /** POST /proteomics/projects/{project}/{pipeline}/retry: Queue many runs again. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  retryRunsByForm: Handler<operations['retryRunsByForm']>;
  /** POST /api/qc/reviews: Flag raw files, or take them out of what is computed downstream. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  reviewRawFiles: Handler<operations['reviewRawFiles']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/reviews: Flag raw files, or take them out of what is computed downstream. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  reviewRawFilesByForm: Handler<operations['reviewRawFilesByForm']>;
  /** POST /proteomics/me/tokens/{token}/delete: Revoke a personal token. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  revokePersonalToken: Handler<operations['revokePersonalToken']>;
  /** GET /proteomics/projects/{project}/{pipeline}/submission/checksum.txt: Save the checksums of the files that a submission consists of. Answers 200, 303, 400, 403, 404, 503. */
  saveChecksums: Handler<operations['saveChecksums']>;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/report: Save the report of a run. Answers 200, 303, 400, 403, 404, 503. */
  saveRunReport: Handler<operations['saveRunReport']>;
  /** GET /proteomics/admin/pipelines/{pipeline}/files/{kind}/{version}: Save a version of a FASTA file or of parameters. Answers 200, 303, 400, 403, 404, 503. */
  saveSearchFile: Handler<operations['saveSearchFile']>;
  /** POST /proteomics/projects/{project}/{pipeline}/qc/limits: Set or remove the limit of one metric. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  setQcLimitByForm: Handler<operations['setQcLimitByForm']>;
  /** PUT /api/qc/limits: Set a pipeline’s own limits. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setQcLimits: Handler<operations['setQcLimits']>;
  /** PUT /api/qc/targets: Set which peptides and proteins a pipeline tracks. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setQcTargets: Handler<operations['setQcTargets']>;
  /** PUT /api/samples: Say which samples the raw files of a pipeline are of. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setSamples: Handler<operations['setSamples']>;
  /** POST /proteomics/projects/{project}/{pipeline}/samples: Say which samples the raw files of a pipeline are of. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  setSamplesByForm: Handler<operations['setSamplesByForm']>;
  /** PUT /api/admin/pipelines/{pipeline}/webhook: Set a pipeline’s webhook. Answers 200, 400, 401, 403, 404, 413, 415, 503, 507. */
  setWebhook: Handler<operations['setWebhook']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/webhook: Set a pipeline’s webhook. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  setWebhookByForm: Handler<operations['setWebhookByForm']>;
  /** GET /proteomics/admin/pipelines/{pipeline}: Show a pipeline with its UUID, its settings and its webhook. Answers 200, 303, 400, 403, 404, 503. */
  showAdminPipeline: Handler<operations['showAdminPipeline']>;
  /** GET /proteomics/admin/projects/{project}: Show a project’s settings. Answers 200, 303, 400, 403, 404, 503. */
  showAdminProject: Handler<operations['showAdminProject']>;
  /** GET /proteomics/projects/{project}/{pipeline}/alerts: Show who is told what of a pipeline. Answers 200, 303, 400, 403, 404, 503. */
  showAlerts: Handler<operations['showAlerts']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}: Show an annotation in the form that changes it. Answers 200, 303, 400, 403, 404, 503. */
  showAnnotation: Handler<operations['showAnnotation']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/annotations: Show the annotations, and the form for a new one. Answers 200, 303, 400, 403, 404, 503. */
  showAnnotations: Handler<operations['showAnnotations']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}: Show a reference set, and the form that changes it. Answers 200, 303, 400, 403, 404, 503. */
  showGuideSet: Handler<operations['showGuideSet']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/guide-sets: Show the reference sets, and the form for a new one. Answers 200, 303, 400, 403, 404, 503. */
  showGuideSets: Handler<operations['showGuideSets']>;
  /** GET /proteomics/instruments: Show the instruments, or one across all pipelines. Answers 200, 303, 400, 404, 503. */
  showInstruments: Handler<operations['showInstruments']>;
  /** GET /proteomics/projects/{project}/{pipeline}: Show a pipeline with its runs. Answers 200, 303, 400, 403, 404, 503. */
  showPipeline: Handler<operations['showPipeline']>;
  /** GET /proteomics: Show the projects. Answers 200, 303, 400, 503. */
  showProteomics: Handler<operations['showProteomics']>;
  /** GET /proteomics/admin: Show projects, users and pipelines, and the forms for new ones. Answers 200, 303, 400, 403, 503. */
  showProteomicsAdministration: Handler<operations['showProteomicsAdministration']>;
  /** GET /proteomics/admin/login: Show the login of the administration. Answers 200, 400. */
  showProteomicsAdministrationLogin: Handler<operations['showProteomicsAdministrationLogin']>;
  /** GET /proteomics/me: Show who is logged in, and their personal tokens. Answers 200, 303, 400, 503. */
  showProteomicsPerson: Handler<operations['showProteomicsPerson']>;
  /** GET /proteomics/projects/{project}: Show a project with its pipelines. Answers 200, 303, 400, 403, 404, 503. */
  showProteomicsProject: Handler<operations['showProteomicsProject']>;
  /** GET /proteomics/admin/users/{user}: Show a user with the UUID. Answers 200, 303, 400, 403, 404, 503. */
  showProteomicsUser: Handler<operations['showProteomicsUser']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/channels: Show the TMT channels of the runs. Answers 200, 303, 400, 403, 404, 503. */
  showQcChannels: Handler<operations['showQcChannels']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc: Show the dashboard. Answers 200, 303, 400, 403, 404, 503. */
  showQcDashboard: Handler<operations['showQcDashboard']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/heatmap: Show runs against metrics. Answers 200, 303, 400, 403, 404, 503. */
  showQcHeatmap: Handler<operations['showQcHeatmap']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/limits: Show a pipeline’s own limits, and the form that sets one. Answers 200, 303, 400, 403, 404, 503. */
  showQcLimits: Handler<operations['showQcLimits']>;
  /** GET /proteomics/metrics: Explain every metric. Answers 200, 400. */
  showQcMetrics: Handler<operations['showQcMetrics']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/proteins: Show protein intensities across the runs. Answers 200, 303, 400, 403, 404, 503. */
  showQcProteins: Handler<operations['showQcProteins']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/reviews: Show who marked which raw files, and when. Answers 200, 303, 400, 403, 404, 503. */
  showQcReviews: Handler<operations['showQcReviews']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/spike-ins: Show the spike-ins. Answers 200, 303, 400, 403, 404, 503. */
  showQcSpikeIns: Handler<operations['showQcSpikeIns']>;
  /** GET /proteomics/projects/{project}/{pipeline}/qc/targets: Show the tracked peptides and proteins, and the forms that add and remove them. Answers 200, 303, 400, 403, 404, 503. */
  showQcTargets: Handler<operations['showQcTargets']>;
  /** GET /proteomics/projects/{project}/{pipeline}/upload: Show the upload page. Answers 200, 303, 400, 403, 404, 503. */
  showRawFileUpload: Handler<operations['showRawFileUpload']>;
  /** GET /proteomics/admin/import: Show the import page. Answers 200, 303, 400, 403, 404, 503. */
  showResultImport: Handler<operations['showResultImport']>;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}: Show a run. Answers 200, 303, 400, 403, 404, 503. */
  showRun: Handler<operations['showRun']>;
  /** GET /proteomics/projects/{project}/{pipeline}/runs/{run}/log: Show what the steps of a run wrote. Answers 200, 303, 400, 403, 404, 503. */
  showRunLog: Handler<operations['showRunLog']>;
  /** GET /proteomics/projects/{project}/{pipeline}/samples: Show which samples the raw files of a pipeline are of, and the form that says so. Answers 200, 303, 400, 403, 404, 503. */
  showSamples: Handler<operations['showSamples']>;
  /** GET /proteomics/admin/pipelines/{pipeline}/files/comparison: Compare two versions of a pipeline’s parameters. Answers 200, 303, 400, 403, 404, 503. */
  showSearchFileComparison: Handler<operations['showSearchFileComparison']>;
  /** GET /proteomics/projects/{project}/{pipeline}/submission: Show what a submission of a pipeline’s data to a repository lacks. Answers 200, 303, 400, 403, 404, 503. */
  showSubmission: Handler<operations['showSubmission']>;
  /** POST /proteomics/projects/{project}/{pipeline}/alerts/{alert}/test: Send a test message. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  testAlertByForm: Handler<operations['testAlertByForm']>;
  /** POST /api/admin/pipelines/{pipeline}/webhook/test: Send a test message to a pipeline’s webhook. Answers 200, 400, 401, 403, 404, 503. */
  testWebhook: Handler<operations['testWebhook']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/webhook/test: Send a test message to a pipeline’s webhook. Answers 303, 400, 403, 404, 413, 415, 503. */
  testWebhookByForm: Handler<operations['testWebhookByForm']>;
  /** POST /api/upload/raw: Upload a raw file to a pipeline. Answers 200, 201, 400, 401, 403, 404, 409, 413, 415, 503, 507. */
  uploadRawFile: Handler<operations['uploadRawFile']>;
  /** POST /proteomics/projects/{project}/{pipeline}/upload: Upload raw files with a form. Answers 303, 400, 403, 404, 409, 413, 415, 503, 507. */
  uploadRawFilesByForm: Handler<operations['uploadRawFilesByForm']>;
  /** POST /proteomics/admin/pipelines/{pipeline}/files/use: Choose the version that runs are searched with. Answers 303, 400, 403, 404, 413, 415, 503, 507. */
  useSearchFileByForm: Handler<operations['useSearchFileByForm']>;
}

/** The operations of the document, for tables and checks. */
export const ProteomicsApiOperations = [
  {
    operationId: 'addSearchFileByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRun',
    method: 'POST',
    path: '/api/runs/{run}/cancel',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'cancelRunByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/cancel',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeAnnotation',
    method: 'PUT',
    path: '/api/qc/annotations/{annotation}',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changeAnnotationByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changeGuideSet',
    method: 'PUT',
    path: '/api/qc/guide-sets/{guide_set}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeGuideSetByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changePipeline',
    method: 'PATCH',
    path: '/api/admin/pipelines/{pipeline}',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changePipelineByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsProject',
    method: 'PATCH',
    path: '/api/admin/projects/{project}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsProjectByForm',
    method: 'POST',
    path: '/proteomics/admin/projects/{project}',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsUser',
    method: 'PATCH',
    path: '/api/admin/users/{user}',
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeProteomicsUserByForm',
    method: 'POST',
    path: '/proteomics/admin/users/{user}',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'changeQcTargetsByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/targets',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'confirmRunDeletion',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/delete',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'continueRawFileUpload',
    method: 'PATCH',
    path: '/api/uploads/{upload}',
    statuses: [204, 400, 401, 403, 404, 409, 410, 412, 413, 415, 423, 503, 507],
  },
  {
    operationId: 'createAlertByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createAnnotation',
    method: 'POST',
    path: '/api/qc/annotations',
    statuses: [201, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createAnnotationByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createGuideSet',
    method: 'POST',
    path: '/api/qc/guide-sets',
    statuses: [201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createGuideSetByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createPersonalToken',
    method: 'POST',
    path: '/proteomics/me/tokens',
    statuses: [201, 303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createPipeline',
    method: 'POST',
    path: '/api/admin/pipelines',
    statuses: [201, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createPipelineByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsProject',
    method: 'POST',
    path: '/api/admin/projects',
    statuses: [201, 400, 401, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsProjectByForm',
    method: 'POST',
    path: '/proteomics/admin/projects',
    statuses: [303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsUser',
    method: 'POST',
    path: '/api/admin/users',
    statuses: [201, 400, 401, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createProteomicsUserByForm',
    method: 'POST',
    path: '/proteomics/admin/users',
    statuses: [303, 400, 403, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'createRawFileUpload',
    method: 'POST',
    path: '/api/uploads',
    statuses: [201, 400, 401, 403, 404, 409, 412, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteAlertByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts/{alert}/delete',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteAnnotation',
    method: 'DELETE',
    path: '/api/qc/annotations/{annotation}',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteAnnotationByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}/delete',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteGuideSet',
    method: 'DELETE',
    path: '/api/qc/guide-sets/{guide_set}',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteGuideSetByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deletePipeline',
    method: 'DELETE',
    path: '/api/admin/pipelines/{pipeline}',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deletePipelineByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteProteomicsProject',
    method: 'DELETE',
    path: '/api/admin/projects/{project}',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteProteomicsProjectByForm',
    method: 'POST',
    path: '/proteomics/admin/projects/{project}/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteProteomicsUser',
    method: 'DELETE',
    path: '/api/admin/users/{user}',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteProteomicsUserByForm',
    method: 'POST',
    path: '/proteomics/admin/users/{user}/delete',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteRun',
    method: 'DELETE',
    path: '/api/runs/{run}',
    statuses: [204, 400, 401, 403, 404, 409, 503, 507],
  },
  {
    operationId: 'deleteRunByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteSearchFileByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    statuses: [204, 400, 401, 403, 404, 503, 507],
  },
  {
    operationId: 'deleteWebhookByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook/delete',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'describeRawFileUploads',
    method: 'OPTIONS',
    path: '/api/uploads',
    statuses: [204, 400],
  },
  {
    operationId: 'discardRawFileUpload',
    method: 'DELETE',
    path: '/api/uploads/{upload}',
    statuses: [204, 400, 401, 403, 404, 412, 423, 503],
  },
  {
    operationId: 'downloadResults',
    method: 'POST',
    path: '/api/mq/download',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'exportMzqc',
    method: 'GET',
    path: '/api/qc/mzqc',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getAdminPipeline',
    method: 'GET',
    path: '/api/admin/pipelines/{pipeline}',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getAnnotation',
    method: 'GET',
    path: '/api/qc/annotations/{annotation}',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getGuideSet',
    method: 'GET',
    path: '/api/qc/guide-sets/{guide_set}',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getProteinGroups',
    method: 'POST',
    path: '/api/mq/protein-groups',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getProteinNames',
    method: 'POST',
    path: '/api/mq/protein-names',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getProteomicsUser',
    method: 'GET',
    path: '/api/admin/users/{user}',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcChannels',
    method: 'GET',
    path: '/api/qc/channels',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcData',
    method: 'POST',
    path: '/api/mq/qc-data',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'getQcHeatmap',
    method: 'GET',
    path: '/api/qc/heatmap',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcLimits',
    method: 'GET',
    path: '/api/qc/limits',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcProteins',
    method: 'GET',
    path: '/api/qc/proteins',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcSpikeIns',
    method: 'GET',
    path: '/api/qc/spike-ins',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcSummary',
    method: 'GET',
    path: '/api/qc/summary',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTable',
    method: 'GET',
    path: '/api/qc/table',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTargets',
    method: 'GET',
    path: '/api/qc/targets',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcTrend',
    method: 'GET',
    path: '/api/qc/trend',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcValues',
    method: 'GET',
    path: '/api/qc/values',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getQcVariation',
    method: 'GET',
    path: '/api/qc/variation',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRun',
    method: 'GET',
    path: '/api/runs/{run}',
    statuses: [200, 304, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRunFigure',
    method: 'GET',
    path: '/api/runs/{run}/figures/{figure}',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getRunLog',
    method: 'GET',
    path: '/api/runs/{run}/log',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getSamples',
    method: 'GET',
    path: '/api/samples',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'getUploadOffset',
    method: 'HEAD',
    path: '/api/uploads/{upload}',
    statuses: [200, 400, 401, 403, 404, 410, 412, 423, 503, 507],
  },
  {
    operationId: 'getWebhook',
    method: 'GET',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'importResults',
    method: 'POST',
    path: '/api/admin/results',
    statuses: [201, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'importResultsByForm',
    method: 'POST',
    path: '/proteomics/admin/import',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'listAdminPipelines',
    method: 'GET',
    path: '/api/admin/pipelines',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listAdminProjects',
    method: 'GET',
    path: '/api/admin/projects',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listAnnotations',
    method: 'GET',
    path: '/api/qc/annotations',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listGuideSets',
    method: 'GET',
    path: '/api/qc/guide-sets',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listPipelineTools',
    method: 'GET',
    path: '/api/admin/tools',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listPipelines',
    method: 'POST',
    path: '/api/mq/pipelines',
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  {
    operationId: 'listProteomicsProjects',
    method: 'POST',
    path: '/api/projects',
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  {
    operationId: 'listProteomicsUsers',
    method: 'GET',
    path: '/api/admin/users',
    statuses: [200, 400, 401, 403, 503],
  },
  {
    operationId: 'listQcMetrics',
    method: 'GET',
    path: '/api/qc/metrics',
    statuses: [200, 304, 400],
  },
  {
    operationId: 'listQcReviews',
    method: 'GET',
    path: '/api/qc/reviews',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'listRuns',
    method: 'GET',
    path: '/api/runs',
    statuses: [200, 304, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'loginToProteomicsAdministration',
    method: 'POST',
    path: '/proteomics/admin/login',
    statuses: [303, 400, 403, 413, 415],
  },
  {
    operationId: 'logoutFromProteomicsAdministration',
    method: 'POST',
    path: '/proteomics/admin/logout',
    statuses: [303, 400, 403, 413, 415],
  },
  {
    operationId: 'nameInstrumentByForm',
    method: 'POST',
    path: '/proteomics/instruments',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRun',
    method: 'POST',
    path: '/api/runs/{run}/retry',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRunByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/retry',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRuns',
    method: 'POST',
    path: '/api/retries',
    statuses: [202, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'retryRunsByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/retry',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'reviewRawFiles',
    method: 'POST',
    path: '/api/qc/reviews',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'reviewRawFilesByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/reviews',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'revokePersonalToken',
    method: 'POST',
    path: '/proteomics/me/tokens/{token}/delete',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'saveChecksums',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/submission/checksum.txt',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'saveRunReport',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/report',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'saveSearchFile',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}/files/{kind}/{version}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'setQcLimitByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/qc/limits',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setQcLimits',
    method: 'PUT',
    path: '/api/qc/limits',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setQcTargets',
    method: 'PUT',
    path: '/api/qc/targets',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setSamples',
    method: 'PUT',
    path: '/api/samples',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setSamplesByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/samples',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setWebhook',
    method: 'PUT',
    path: '/api/admin/pipelines/{pipeline}/webhook',
    statuses: [200, 400, 401, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'setWebhookByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'showAdminPipeline',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAdminProject',
    method: 'GET',
    path: '/proteomics/admin/projects/{project}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAlerts',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/alerts',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAnnotation',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations/{annotation}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showAnnotations',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/annotations',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showGuideSet',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets/{guide_set}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showGuideSets',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/guide-sets',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showInstruments',
    method: 'GET',
    path: '/proteomics/instruments',
    statuses: [200, 303, 400, 404, 503],
  },
  {
    operationId: 'showPipeline',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showProteomics',
    method: 'GET',
    path: '/proteomics',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showProteomicsAdministration',
    method: 'GET',
    path: '/proteomics/admin',
    statuses: [200, 303, 400, 403, 503],
  },
  {
    operationId: 'showProteomicsAdministrationLogin',
    method: 'GET',
    path: '/proteomics/admin/login',
    statuses: [200, 400],
  },
  {
    operationId: 'showProteomicsPerson',
    method: 'GET',
    path: '/proteomics/me',
    statuses: [200, 303, 400, 503],
  },
  {
    operationId: 'showProteomicsProject',
    method: 'GET',
    path: '/proteomics/projects/{project}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showProteomicsUser',
    method: 'GET',
    path: '/proteomics/admin/users/{user}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcChannels',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/channels',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcDashboard',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcHeatmap',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/heatmap',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcLimits',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/limits',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcMetrics',
    method: 'GET',
    path: '/proteomics/metrics',
    statuses: [200, 400],
  },
  {
    operationId: 'showQcProteins',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/proteins',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcReviews',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/reviews',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcSpikeIns',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/spike-ins',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showQcTargets',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/qc/targets',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRawFileUpload',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/upload',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showResultImport',
    method: 'GET',
    path: '/proteomics/admin/import',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRun',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showRunLog',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/runs/{run}/log',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSamples',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/samples',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSearchFileComparison',
    method: 'GET',
    path: '/proteomics/admin/pipelines/{pipeline}/files/comparison',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'showSubmission',
    method: 'GET',
    path: '/proteomics/projects/{project}/{pipeline}/submission',
    statuses: [200, 303, 400, 403, 404, 503],
  },
  {
    operationId: 'testAlertByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/alerts/{alert}/test',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
  {
    operationId: 'testWebhook',
    method: 'POST',
    path: '/api/admin/pipelines/{pipeline}/webhook/test',
    statuses: [200, 400, 401, 403, 404, 503],
  },
  {
    operationId: 'testWebhookByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/webhook/test',
    statuses: [303, 400, 403, 404, 413, 415, 503],
  },
  {
    operationId: 'uploadRawFile',
    method: 'POST',
    path: '/api/upload/raw',
    statuses: [200, 201, 400, 401, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'uploadRawFilesByForm',
    method: 'POST',
    path: '/proteomics/projects/{project}/{pipeline}/upload',
    statuses: [303, 400, 403, 404, 409, 413, 415, 503, 507],
  },
  {
    operationId: 'useSearchFileByForm',
    method: 'POST',
    path: '/proteomics/admin/pipelines/{pipeline}/files/use',
    statuses: [303, 400, 403, 404, 413, 415, 503, 507],
  },
] as const satisfies readonly Operation[];

/** Registers every handler on an Express router under the path of its operation. */
export function registerProteomicsApi(router: Router, handlers: ProteomicsApiHandlers): void {
  mount(router, ProteomicsApiOperations, handlers);
}
