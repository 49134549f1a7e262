import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { requireVirusFreeFile } from '../../files/virus-scan.ts';
import { handleChangeForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createTextField } from '../../web/forms/fields.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { replyWithStoredFile } from '../../web/replies/stored-file.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { requireFileName } from '../../web/uploads/file-name.ts';
import { type ArrivedFile, receiveParts, requireDiskSpace } from '../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../web/uploads/refusals.ts';
import type { HubHandlers, ProjectRecordAccess } from '../access/guard.ts';
import { storeTableObservations } from '../brapi/observations/from-table.ts';
import type { HubContext } from '../context.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange/exchange-folders.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import { ATTACHED_FILE_FIELDS } from './form.ts';
import {
  canHaveObservations,
  createFileDeletionModel,
  createFilePageModel,
  createFilesModel,
  createTableOutcomeFlash,
} from './page.ts';
import {
  deleteFile,
  type FileOutcome,
  type FileVersion,
  formatFile,
  formatFileVersion,
  getContentKey,
  listFiles,
  readFileVersion,
  readFileVersions,
  storeFiles,
  updateFile,
} from './store.ts';
import { isTableFile, previewTable, type TablePreview } from './table-file.ts';

const MAX_PARTS = 100;

type RefusedUpload = 400 | 413 | 503 | 507;
const REFUSALS: ReadonlySet<number> = new Set<RefusedUpload>([400, 413, 503, 507]);

/** The form that stores the observations of a table. */
const TABLE_FIELDS = { sheet: createTextField({ label: 'Sheet', kind: 'hidden', maxLength: 200 }) };

export function createFileHandlers(context: HubContext) {
  const { pool, settings, now } = context;
  const files = openStoredFiles(settings);

  async function renderFiles<Status extends 200 | RefusedUpload>(
    call: Exchange & { readonly query?: { readonly limit?: number; readonly offset?: number } },
    status: Status,
    access: ProjectRecordAccess,
    problem = '',
  ) {
    const part = { limit: call.query?.limit ?? DEFAULT_LIMIT, offset: call.query?.offset ?? 0 };
    const listed = await listFiles(pool, access.project.id, part);
    const frame = createProjectPage(access, {
      title: 'Files',
      crumbs: [createProjectCrumb(access)],
      styles: ['styles/upload.css'],
      scripts: ['scripts/hub/files.js'],
    });
    const model = createFilesModel(access, { ...listed, part, problem, maxBytes: settings.maxProjectFileBytes });
    return replyWithPage(context, call, status, 'hub/files/files', frame, model);
  }

  async function renderFile<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    access: ProjectRecordAccess,
    { id, sheet = '' }: { readonly id: string; readonly sheet?: string | undefined },
    refused?: RefusedForm,
    problem = '',
  ) {
    const versions = await readFileVersions(pool, access.project.id, id);
    const preview = await previewFileTable(call.request, versions[0], sheet);
    const frame = createFileFrame(access, { title: versions[0].name });
    const model = createFilePageModel(access, { versions, preview, sheet, fields: ATTACHED_FILE_FIELDS, refused, problem });
    return replyWithPage(context, call, status, 'hub/files/file', frame, model);
  }

  /** Returns the first rows of a table, or an error message for an unreadable table; undefined for other files. */
  async function previewFileTable(request: Request, file: FileVersion, sheet: string): Promise<TablePreview | undefined> {
    if (!isTableFile(file.name)) return undefined;
    const { name, size, contentId } = file;
    try {
      return await context.tasks.run(request, previewTable, { file: { name, size, contentId }, sheet });
    } catch (error) {
      // The page remains useful if the table is unreadable.
      if (!(error instanceof AnswerableError)) throw error;
      return { problem: error.message };
    }
  }

  /** Stores all files of a form, or none. Returns the outcome of each file. @throws AnswerableError */
  async function receiveFiles(request: Request, { project, actor }: ProjectRecordAccess): Promise<readonly FileOutcome[]> {
    const folder = await createExchangeFolder(settings.dataDir, 'uploads');
    try {
      const place = {
        createPartPath: () => join(folder, randomUUID()),
        remove: (path: string) => rm(path, { force: true }),
        requireRoom: (bytes: number) => requireDiskSpace(folder, bytes),
      };
      const received = await receiveParts(request, place, {
        filePart: 'file',
        fields: [],
        mostFiles: MAX_PARTS,
        maxFileBytes: settings.maxProjectFileBytes,
        allOrNothing: true,
        requireName: requireFileName,
      });
      const arrived = received.files as readonly ArrivedFile[];
      for (const { name, path } of arrived) await requireVirusFreeFile(context, name, path);
      return await storeFiles({ pool, files }, { projectId: project.id, actor, now: now() }, arrived);
    } catch (error) {
      throw convertToStorageError(error);
    } finally {
      await removeExchangeFolder(folder);
    }
  }

  return {
    async listHubFiles(call) {
      const { access, query } = call;
      if (wantsPage(call)) return renderFiles(call, 200, access);
      const part = { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 };
      const listed = await listFiles(pool, access.project.id, part);
      return replyWithJson(200, { files: listed.files.map(formatFile), total: listed.total, ...part });
    },

    async uploadHubFiles(call) {
      const { access, request, response } = call;
      allowSlowArrival(request, response);
      let stored: readonly FileOutcome[];
      try {
        stored = await receiveFiles(request, access);
      } catch (error) {
        if (!(error instanceof AnswerableError) || !REFUSALS.has(error.status) || !wantsPage(call, error.status)) throw error;
        return renderFiles({ request, response }, error.status as RefusedUpload, access, error.message);
      }
      const path = getProjectPath(access.project.id, 'files');
      if (!wantsPage(call)) {
        const file_id = stored[0]?.file.id ?? '';
        const outcomes = stored.map(({ outcome, file }) => ({ outcome, file: formatFile(file) }));
        return replyWithCreated(`${path}/${file_id}`, { file_id, files: outcomes });
      }
      return redirect(call, path, 'Files uploaded', ...stored.map(describeOutcome));
    },

    async showHubFile(call) {
      const { access, path, query } = call;
      if (wantsPage(call)) return renderFile(call, 200, access, { id: path.file_id, sheet: query.sheet });
      return replyWithJson(200, formatFileDetail(await readFileVersions(pool, access.project.id, path.file_id)));
    },

    async changeHubFile(call) {
      const { access, path } = call;
      const before = await readFileVersion(pool, access.project.id, path.file_id);
      return handleChangeForm(call, {
        fields: ATTACHED_FILE_FIELDS,
        async performAction(values) {
          await updateFile(pool, { ...before, ...values });
          if (wantsPage(call)) return redirect(call, getProjectPath(access.project.id, 'files', before.id), 'Saved');
          return replyWithJson(200, formatFile({ ...before, ...values }));
        },
        showAgain: (status: 400 | 409, refused) => renderFile(call, status, access, before, refused),
      });
    },

    async storeHubFileObservations(call) {
      const { access, path, request } = call;
      const { project, actor } = access;
      const { name, size, contentId } = await readFileVersion(pool, project.id, path.file_id);
      return handleChangeForm(call, {
        fields: TABLE_FIELDS,
        async performAction({ sheet = '' }) {
          if (!canHaveObservations(access.profile, name))
            throw new BadRequestError(`${name} has no observations: only tables in MIAPPE projects contain observations.`);
          const question = { projectId: project.id, actor, file: { name, size, contentId }, sheet };
          const outcome = await context.tasks.run(request, storeTableObservations, question);
          if (!wantsPage(call)) return replyWithJson(200, outcome);
          return redirect(call, getProjectPath(project.id, 'observations'), createTableOutcomeFlash(outcome));
        },
        convertError: (error) =>
          error instanceof BadRequestError && wantsPage(call, 400) ? createFieldError('', error.message) : undefined,
        showAgain: (_status: 400, { typed, errors }) =>
          renderFile(
            call,
            400,
            access,
            { id: path.file_id, sheet: typed.sheet?.[0] },
            undefined,
            errors.map(({ message }) => message).join(' '),
          ),
      });
    },

    async confirmHubFileDeletion(call) {
      const { access, path } = call;
      const versions = await readFileVersions(pool, access.project.id, path.file_id);
      if (!wantsPage(call)) return replyWithJson(200, formatFileDetail(versions));
      const model = createFileDeletionModel(versions);
      const frame = createFileFrame(access, { title: model.heading, crumb: 'Delete' });
      return replyWithPage(context, call, 200, 'hub/confirm', frame, model);
    },

    async deleteHubFile(call) {
      const { access, path } = call;
      const { name } = await readFileVersion(pool, access.project.id, path.file_id);
      await deleteFile({ pool, files }, access.project.id, path.file_id);
      if (call.request.method === 'DELETE' || !wantsPage(call)) return { status: 204 as const };
      return redirect(call, getProjectPath(access.project.id, 'files'), `File deleted: ${name}`);
    },

    async downloadHubFile({ access, path, request }) {
      const { contentId, ...file } = await readFileVersion(pool, access.project.id, path.file_id, path.version);
      return replyWithStoredFile(files, request, { ...file, key: getContentKey(contentId) });
    },
  } satisfies Partial<HubHandlers>;
}

function createFileFrame(access: ProjectRecordAccess, options: { readonly title: string; readonly crumb?: string }) {
  const path = getProjectPath(access.project.id, 'files');
  return createProjectPage(access, { ...options, crumbs: [createProjectCrumb(access), { title: 'Files', path }] });
}

function formatFileDetail(versions: readonly [FileVersion, ...FileVersion[]]) {
  return { ...formatFile(versions[0]), versions: versions.map(formatFileVersion) };
}

function describeOutcome({ outcome, file: { name, version } }: FileOutcome): string {
  if (outcome === 'created') return `${name}: stored`;
  return outcome === 'version'
    ? `${name}: stored as version ${version}`
    : `${name}: unchanged, version ${version} has the same content`;
}
