/** Importing files: form, preview, applying and discarding (openapi/hub, paths of /hub/projects/{id}/import). */
import type { HubApiHandlers } from '../../../../generated/hub/stub.ts';
import type { components } from '../../../../generated/hub/types.d.ts';
import { LongWork } from '../../../threads/long-work.ts';
import { takeSentFlash } from '../../../web/flash-cookie.ts';
import { numberText } from '../../../web/for-people/words.ts';
import { openProject, type ProjectAccess } from '../../access/project-access.ts';
import { created, data, page, seeOther, wantsPage } from '../../answers.ts';
import type { HubContext } from '../../context.ts';
import { projectCrumb, projectPage, projectPath } from '../../page.ts';
import { openPicture } from '../../picture/open-picture.ts';
import { applyImport } from './apply-import.ts';
import { FORMATS, importFormPage, importFormView } from './form-page.ts';
import { appliedAlready, ImportConflictError } from './import-conflict.ts';
import { readImportRows } from './kept-rows.ts';
import { previewAgain, previewFile, previewText } from './preview-import.ts';
import { previewPage, previewView } from './preview-page.ts';
import { choicesOfForm } from './reading/choices.ts';
import { discardImport, type ImportRecord, readImport } from './store.ts';

type Operations =
  | 'importHubForm'
  | 'previewHubImport'
  | 'showHubImport'
  | 'chooseForHubImport'
  | 'discardHubImport'
  | 'discardHubImportFromPage'
  | 'applyHubImport';
type Schemas = components['schemas'];
type Request = Parameters<HubApiHandlers['importHubForm']>[0]['request'];
type Response = Parameters<HubApiHandlers['importHubForm']>[0]['response'];

const FIRST_ROWS = 100;
/** Rows that are written where everybody's requests are answered. */
const FEW = 200;

/** Makes the handlers. */
export function importHandlers(context: HubContext): Pick<HubApiHandlers, Operations> {
  const { maxImportBytes } = context.settings;

  const frame = (access: ProjectAccess, title: string, crumb: string) =>
    projectPage(access, {
      title,
      crumb,
      crumbs: [projectCrumb(access)],
      wide: true,
      styles: ['styles/hub-exchange.css', 'styles/hub-problems.css'],
      scripts: ['scripts/hub/import-sheet.js'],
    });

  const rowsOf = async (record: ImportRecord, outcome: HubRowOutcome | undefined, limit: number, offset: number) => ({
    ...(await readImportRows(context.pool, record.id, { outcome, limit, offset })),
    outcome,
    limit,
    offset,
  });

  const opened = async (request: Request, path: { id: string; import_id: string }) => {
    const access = await openProject(context, request, path.id, 'edit');
    const record = await readImport(context.pool, access.project.id, path.import_id, context.now());
    return { access, record };
  };

  const discard = async (request: Request, path: { id: string; import_id: string }) => {
    const { access, record } = await opened(request, path);
    await discardImport(context.pool, record.id);
    return access;
  };

  return {
    async importHubForm({ path, request }) {
      const access = await openProject(context, request, path.id, 'edit');
      if (!wantsPage(request)) return data(200, describeForm(access));
      const model = importFormPage(access, maxImportBytes);
      return page(200, context.render(importFormView, frame(access, `Import into ${access.project.name}`, 'Import'), model));
    },

    async previewHubImport({ path, body, request, response }) {
      const access = await openProject(context, request, path.id, 'edit');
      if (request.is('application/json')) {
        const record = await previewText(context, access, body as Schemas['HubImportInput']);
        return previewed(access, record, await rowsOf(record, undefined, FIRST_ROWS, 0), request, response);
      }
      const { record, error, sent } = await previewFile(context, access, request);
      if (record !== undefined)
        return previewed(access, record, await rowsOf(record, undefined, FIRST_ROWS, 0), request, response);
      if (!wantsPage(request)) throw error;
      const model = importFormPage(access, maxImportBytes, { ...sent, problem: error.message });
      const title = `Import into ${access.project.name}`;
      return page(error.status as 400 | 413, context.render(importFormView, frame(access, title, 'Import'), model));
    },

    async showHubImport({ path, query, request, response }) {
      const { access, record } = await opened(request, path);
      const { limit = FIRST_ROWS, offset = 0 } = query;
      const found = await rowsOf(record, query.outcome, limit, offset);
      if (!wantsPage(request)) return data(200, importAnswer(record, found));
      const flash = takeSentFlash(request, response);
      return page(
        200,
        context.render(
          previewView,
          frame(access, `Preview of ${record.fileName}`, 'Preview'),
          previewPage(access, { record, ...found, flash, picture: await openPicture(context, access) }),
        ),
      );
    },

    async chooseForHubImport({ path, body, request, response }) {
      const { access, record } = await opened(request, path);
      if (record.status === 'applied') throw appliedAlready();
      const isForm = request.is('application/json') === false;
      const asked = isForm
        ? choicesOfForm(body as Schemas['HubImportChoicesForm'])
        : (body as Schemas['HubImportChoicesInput']);
      const chosen = await previewAgain(context, access, record, asked);
      if (wantsPage(request)) return seeOther(response, projectPath(access.project.id, 'import', chosen.id));
      return data(200, importAnswer(chosen, await rowsOf(chosen, undefined, FIRST_ROWS, 0)));
    },

    async applyHubImport({ path, body, request, response }) {
      const { access, record } = await opened(request, path);
      if (!context.isThread && record.counts.created + record.counts.changed > FEW) throw new LongWork();
      try {
        const skipRefused = String(body?.skip_refused ?? false) === 'true';
        const applied = await applyImport(context, access, record.id, { skipRefused });
        if (!wantsPage(request)) return data(200, { id: applied.id, project_id: applied.projectId, counts: applied.counts });
        const { created: made, changed } = applied.counts;
        const lines = [`${numberText(made)} created, ${numberText(changed)} changed, from ${applied.fileName}.`];
        return seeOther(response, projectPath(access.project.id), { tone: 'good', title: 'Imported', lines });
      } catch (error) {
        if (!(error instanceof ImportConflictError) || !wantsPage(request)) throw error;
        const picture = await openPicture(context, access);
        const found = await rowsOf(record, undefined, FIRST_ROWS, 0);
        const parts = { record, ...found, picture, flash: undefined, problem: error.message };
        return page(
          409,
          context.render(previewView, frame(access, `Preview of ${record.fileName}`, 'Preview'), previewPage(access, parts)),
        );
      }
    },

    async discardHubImport({ path, request }) {
      await discard(request, path);
      return { status: 204 };
    },

    async discardHubImportFromPage({ path, request, response }) {
      const access = await discard(request, path);
      if (!wantsPage(request)) return { status: 204 };
      const lines = ['Nothing of the project was changed.'];
      return seeOther(response, projectPath(access.project.id), {
        tone: 'good',
        title: 'The preview was discarded',
        lines,
      });
    },
  };

  function previewed(
    access: ProjectAccess,
    record: ImportRecord,
    found: Awaited<ReturnType<typeof rowsOf>>,
    request: Request,
    response: Response,
  ) {
    const path = projectPath(access.project.id, 'import', record.id);
    return wantsPage(request) ? seeOther(response, path) : created(path, importAnswer(record, found));
  }
}

type HubRowOutcome = components['schemas']['HubImportRow']['outcome'];

function importAnswer(
  record: ImportRecord,
  {
    rows,
    total,
    limit,
    offset,
  }: { rows: components['schemas']['HubImportRow'][]; total: number; limit: number; offset: number },
): components['schemas']['HubImport'] {
  return {
    id: record.id,
    project_id: record.projectId,
    format: record.format,
    file_name: record.fileName,
    status: record.status,
    counts: record.counts,
    tables: record.tables,
    problems: record.problems,
    rows,
    total,
    limit,
    offset,
    created_at: record.createdAt.toISOString(),
    expires_at: record.expiresAt.toISOString(),
  };
}

function describeForm({ project, profile }: ProjectAccess): components['schemas']['HubForm'] {
  return {
    action: projectPath(project.id, 'import'),
    method: 'POST',
    fields: [
      { name: 'file', label: 'File', kind: 'file', required: true },
      { name: 'format', label: 'Format', kind: 'select', required: false, options: FORMATS.map((format) => ({ ...format })) },
      {
        name: 'entity_type',
        label: 'Entity type',
        kind: 'select',
        required: false,
        help: 'Left empty, it is told by the columns.',
        options: [...profile.entities.keys()].map((name) => ({ value: name, label: name })),
      },
    ],
  };
}
