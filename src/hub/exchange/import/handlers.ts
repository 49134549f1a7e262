import type { components } from '../../../../generated/hub/types.d.ts';
import { wantsPage } from '../../../contract/accept.ts';
import { redirect, replyWithCreated, replyWithHtml, replyWithJson } from '../../../web/replies/replies.ts';
import { type HubHandlers, type ProjectAccess, requireProfile } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { getProjectPath } from '../../page.ts';
import { formatDisplayName } from '../../words.ts';
import { createImportFormPage, IMPORT_FORMATS } from './form-page.ts';
import { createImportFrame, FIRST_ROWS, formatImport, readPreviewRows } from './operations.ts';
import { previewFile, previewText } from './preview-import.ts';
import { discardImport, type ImportRecord, readImport } from './store.ts';

type Operations = 'importHubForm' | 'previewHubImport' | 'discardHubImport';
type Schemas = components['schemas'];

export function createImportHandlers(context: HubContext): Pick<HubHandlers, Operations> {
  const { maxImportBytes } = context.settings;
  const createFormFrame = (access: ProjectAccess) => createImportFrame(access, `Import into ${access.project.name}`, 'Import');

  return {
    async importHubForm({ access: opened, request, response }) {
      const access = requireProfile(opened);
      if (!wantsPage({ request, response })) return replyWithJson(200, createImportForm(access));
      const model = createImportFormPage(access, maxImportBytes);
      return replyWithHtml(200, context.render('hub/exchange/import/import', createFormFrame(access), model));
    },

    async previewHubImport({ access: opened, body, request, response }) {
      const access = requireProfile(opened);
      const { record, error, sent } = request.is('application/json')
        ? { record: await previewText(context, access, request, body as Schemas['HubImportInput']) }
        : await previewFile(context, access, request);
      if (record !== undefined) {
        const rows = await readPreviewRows(context, record, undefined, FIRST_ROWS, 0);
        return replyWithPreview(access, record, rows, request, response);
      }
      if (!wantsPage({ request, response })) throw error;
      const model = createImportFormPage(access, maxImportBytes, { ...sent, problem: error.message });
      const page = context.render('hub/exchange/import/import', createFormFrame(access), model);
      return replyWithHtml(error.status as 400 | 413, page);
    },

    async discardHubImport({ access: { project }, path, request, response }) {
      const record = await readImport(context.pool, project.id, path.import_id, context.now());
      await discardImport(context.pool, record.id);
      if (request.method === 'DELETE' || !wantsPage({ request, response })) return { status: 204 };
      const lines = ['The project was not changed.'];
      return redirect({ request, response }, getProjectPath(project.id), 'The preview was discarded', ...lines);
    },
  };

  function replyWithPreview(
    access: ProjectAccess,
    record: ImportRecord,
    found: Awaited<ReturnType<typeof readPreviewRows>>,
    request: Parameters<HubHandlers['importHubForm']>[0]['request'],
    response: Parameters<HubHandlers['importHubForm']>[0]['response'],
  ) {
    const path = getProjectPath(access.project.id, 'import', record.id);
    return wantsPage({ request, response })
      ? redirect({ request, response }, path)
      : replyWithCreated(path, formatImport(record, found));
  }
}

function createImportForm({ project, profile }: ProjectAccess): components['schemas']['HubForm'] {
  return {
    action: getProjectPath(project.id, 'import'),
    method: 'POST',
    fields: [
      { name: 'file', label: 'File', kind: 'file', required: true },
      {
        name: 'format',
        label: 'Format',
        kind: 'select',
        required: false,
        options: IMPORT_FORMATS.map((format) => ({ ...format })),
      },
      {
        name: 'entity_type',
        label: 'Entity type',
        kind: 'select',
        required: false,
        help: 'Leave empty to detect it from the columns.',
        options: [...profile.entities.keys()].map((name) => ({ value: name, label: formatDisplayName(name) })),
      },
    ],
  };
}
