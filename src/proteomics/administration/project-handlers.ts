import type { components } from '../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../contract/accept.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { handleAction, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getProteomicsProjectPath } from '../page.ts';
import {
  DELETION_FIELDS,
  PROJECT_FIELDS,
  PROJECT_SETTINGS_FIELDS,
  requireConfirmation,
  selectProjectFields,
} from './form-fields.ts';
import { ADMINISTRATION, createAdministrationFrame, getListRange, renderConsole } from './page.ts';
import {
  createProteomicsProject,
  deleteProteomicsProject,
  listProteomicsProjects,
  type ProjectChange,
  readProteomicsProject,
  updateProteomicsProject,
} from './project-store.ts';
import { createRevisedForm } from './revision.ts';
import { checkNameAndDescription } from './texts.ts';

export function createProjectAdministrationHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  const hasCollaborations = settings.proteomicsAccess === 'login';

  const renderProject = async <Status extends 200 | 400 | 409>(
    call: Exchange & { readonly path: { readonly project: string } },
    status: Status,
    { changed, deletion }: { readonly changed?: RefusedForm; readonly deletion?: RefusedForm } = {},
  ) => {
    const project = await readProteomicsProject(pool, call.path.project);
    const action = `${ADMINISTRATION}/projects/${project.slug}`;
    return replyWithPage(context, call, status, 'proteomics/administration/project', createAdministrationFrame(project.name), {
      name: project.name,
      path: getProteomicsProjectPath(project),
      pipelines: project.pipelines,
      form: createFormModel(
        { action, submit: 'Save changes', prefix: 'project-' },
        selectProjectFields(hasCollaborations),
        createRevisedForm(project, changed),
      ),
      deletion: createFormModel(
        { action: `${action}/delete`, submit: 'Delete project', prefix: 'deletion-', isBeside: true },
        DELETION_FIELDS,
        deletion,
      ),
    });
  };

  return {
    listAdminProjects: async ({ query }) => replyWithJson(200, await listProteomicsProjects(pool, getListRange(query))),
    createProteomicsProject: (call) =>
      handleAction(call, {
        fields: PROJECT_FIELDS,
        convertInput: (values) => values,
        act: ({ name, description = '' }: components['schemas']['ProteomicsProjectInput']) =>
          createProteomicsProject(pool, checkNameAndDescription({ name, description })),
        replyToProgram: (made) => replyWithJson(201, made),
        replyToUser: (made) =>
          redirect(call, ADMINISTRATION, {
            tone: 'good',
            title: `Project ${made.name} created`,
            lines: [`The address of the project is ${getProteomicsProjectPath(made)}. Next, create a pipeline.`],
          }),
        showAgain: (status: 400 | 409, refused) => renderConsole(context, call, status, { form: 'project', refused }),
      }),
    showAdminProject: (call) => renderProject(call, 200),
    changeProteomicsProject: (call) =>
      handleAction(call, {
        fields: PROJECT_SETTINGS_FIELDS,
        convertInput({ collaboration, ...change }) {
          if (hasCollaborations) return { ...change, collaboration: collaboration || null };
          // A form from before login was turned off can contain a collaboration.
          if (collaboration !== '') throw createFieldError('', 'Collaborations require PROTEOMICS_ACCESS=login');
          return change;
        },
        async act(change: ProjectChange) {
          if (!hasCollaborations && change.collaboration)
            throw new BadRequestError('collaboration requires PROTEOMICS_ACCESS=login.');
          return updateProteomicsProject(pool, call.path.project, checkNameAndDescription(change));
        },
        replyToProgram: (project) => replyWithJson(200, project),
        replyToUser: ({ slug }) => redirect(call, `${ADMINISTRATION}/projects/${slug}`, 'Project saved'),
        showAgain: (status: 400 | 409, changed) => renderProject(call, status, { changed }),
      }),
    deleteProteomicsProject: (call) =>
      handleAction(call, {
        fields: DELETION_FIELDS,
        convertInput: async ({ confirm }) => requireConfirmation(confirm, await readProteomicsProject(pool, call.path.project)),
        act: () => deleteProteomicsProject(pool, call.path.project),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: (_, { confirm }) => redirect(call, ADMINISTRATION, `Project ${confirm} deleted`),
        showAgain: (status: 400 | 409, deletion) => renderProject(call, status, { deletion }),
      }),
  } satisfies Partial<ProteomicsHandlers>;
}
