/** The pages where projects, users and pipelines are changed and deleted. */
import type { Exchange } from '../../contract/accept.ts';
import { answerForm, type RefusedForm } from '../../web/forms/answer.ts';
import { type FormModel, formModel } from '../../web/forms/model.ts';
import { FormRefusedError } from '../../web/forms/refusals.ts';
import { page, redirect } from '../../web/replies/replies.ts';
import { type View, view } from '../../web/views.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { RAW_DATA_KINDS } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { proteomicsProjectPath } from '../page.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import {
  DELETION_FIELDS,
  demandConfirmation,
  PROJECT_SETTINGS_FIELDS,
  pipelineFields,
  shownProjectFields,
  USER_FIELDS,
} from './form-fields.ts';
import { ADMINISTRATION, administrationPage } from './page.ts';
import { deletePipeline } from './pipeline-deletion.ts';
import { changePipeline, readPipeline } from './pipeline-store.ts';
import {
  changeProteomicsProject,
  deleteProteomicsProject,
  type ProjectDetail,
  readProteomicsProject,
} from './project-store.ts';
import { adminPipelinePage, userModel, userView } from './thing-pages.ts';
import { changeUser, deleteUser } from './user-store.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const SETTINGS_FORMS: readonly string[] = [
  'changeProteomicsProjectByForm',
  'deleteProteomicsProjectByForm',
  'changeProteomicsUserByForm',
  'changePipelineByForm',
  'deletePipelineByForm',
];

type Operations =
  | 'showAdminProject'
  | 'changeProteomicsProjectByForm'
  | 'deleteProteomicsProjectByForm'
  | 'showProteomicsUser'
  | 'changeProteomicsUserByForm'
  | 'deleteProteomicsUserByForm'
  | 'showAdminPipeline'
  | 'changePipelineByForm'
  | 'deletePipelineByForm';

/** The view model of a project's settings. */
export interface ProjectSettingsModel {
  readonly name: string;
  readonly path: string;
  readonly pipelines: number;
  readonly form: FormModel;
  readonly deletion: FormModel;
}

const projectView: View<ProjectSettingsModel> = view('proteomics/administration/project');

/** Handlers of the pages. */
export function settingsPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, now } = context;
  const hasCollaborations = settings.proteomicsAccess === 'login';

  const projectPage = <Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    project: ProjectDetail,
    { changed, deletion }: { readonly changed?: RefusedForm; readonly deletion?: RefusedForm } = {},
  ) => {
    const action = `${ADMINISTRATION}/projects/${project.slug}`;
    return page(context, call, status, projectView, administrationPage(project.name), {
      name: project.name,
      path: proteomicsProjectPath(project),
      pipelines: project.pipelines,
      form: formModel({ action, submit: 'Save changes', prefix: 'project-' }, shownProjectFields(hasCollaborations), {
        initial: { ...project },
        ...changed,
      }),
      deletion: formModel(
        { action: `${action}/delete`, submit: 'Delete project', prefix: 'deletion-', isBeside: true },
        DELETION_FIELDS,
        deletion,
      ),
    });
  };
  const userPage = async <Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    uuid: string,
    refused?: RefusedForm,
  ) => {
    const model = await userModel(context, uuid, refused);
    return page(context, call, status, userView, administrationPage(model.name), model);
  };

  return {
    showAdminProject: async (call) => projectPage(call, 200, await readProteomicsProject(pool, call.path.project)),
    async changeProteomicsProjectByForm(call) {
      const { project: slug } = call.path;
      const project = await readProteomicsProject(pool, slug);
      return answerForm(call, {
        fields: PROJECT_SETTINGS_FIELDS,
        async act({ collaboration, ...change }) {
          // A form of before may still name a collaboration.
          if (!hasCollaborations && collaboration !== '') throw new FormRefusedError(400, [NO_BINDING]);
          const binding = hasCollaborations ? { collaboration: collaboration === '' ? null : collaboration } : {};
          await changeProteomicsProject(pool, slug, { ...change, ...binding });
          return redirect(call, `${ADMINISTRATION}/projects/${slug}`, { tone: 'good', title: 'Project saved', lines: [] });
        },
        again: (status: 400 | 409, changed) => projectPage(call, status, project, { changed }),
      });
    },
    async deleteProteomicsProjectByForm(call) {
      const project = await readProteomicsProject(pool, call.path.project);
      return answerForm(call, {
        fields: DELETION_FIELDS,
        async act({ confirm }) {
          demandConfirmation(confirm, project.name);
          await deleteProteomicsProject(pool, project.slug);
          return redirect(call, ADMINISTRATION, { tone: 'good', title: `Project ${project.name} deleted`, lines: [] });
        },
        again: (status: 400 | 409, deletion) => projectPage(call, status, project, { deletion }),
      });
    },
    showProteomicsUser: (call) => userPage(call, 200, call.path.user),
    changeProteomicsUserByForm: (call) =>
      answerForm(call, {
        fields: USER_FIELDS,
        async act(values) {
          await changeUser(pool, call.path.user, values);
          const path = `${ADMINISTRATION}/users/${call.path.user}`;
          return redirect(call, path, { tone: 'good', title: 'User saved', lines: [] });
        },
        again: (status: 400 | 409, refused) => userPage(call, status, call.path.user, refused),
      }),
    async deleteProteomicsUserByForm(call) {
      await deleteUser(pool, call.path.user, now());
      return redirect(call, ADMINISTRATION, {
        tone: 'good',
        title: 'User deleted',
        lines: ['What the person did stays, signed by "deleted person".'],
      });
    },
    showAdminPipeline: (call) => adminPipelinePage(context, call, 200, call.path.pipeline),
    async changePipelineByForm(call) {
      const { pipeline: uuid } = call.path;
      const before = await readPipeline(pool, uuid);
      const tools = readTools(settings);
      return answerForm(call, {
        fields: pipelineFields(tools, before.tool ?? ''),
        async act(values) {
          const { name, description, tool, archived, qc1_sequence, qc2_sequence, protein } = values;
          const accepts = RAW_DATA_KINDS.filter((kind) => values[`takes_${kind}`]);
          if (accepts.length === 0) throw new FormRefusedError(400, [NO_KIND]);
          await changePipeline(pool, tools, uuid, {
            ...{ name, description, accepts, archived },
            tool: tool === '' ? null : tool,
            spike_ins: { qc1_sequence, qc2_sequence, protein },
          });
          const path = `${ADMINISTRATION}/pipelines/${uuid}`;
          return redirect(call, path, { tone: 'good', title: 'The settings are saved.', lines: [] });
        },
        again: (status: 400, settings) => adminPipelinePage(context, call, status, uuid, { settings }),
      });
    },
    async deletePipelineByForm(call) {
      const { pipeline: uuid } = call.path;
      const { name, project } = await readPipeline(pool, uuid);
      return answerForm(call, {
        fields: DELETION_FIELDS,
        async act({ confirm }) {
          demandConfirmation(confirm, name);
          await deletePipeline(context, uuid);
          const path = proteomicsProjectPath({ slug: project });
          return redirect(call, path, { tone: 'good', title: `Pipeline ${name} deleted`, lines: [] });
        },
        again: (status: 400 | 409, deletion) => adminPipelinePage(context, call, status, uuid, { deletion }),
      });
    },
  };
}

const NO_BINDING = { field: '', message: 'Collaborations can only be given where PROTEOMICS_ACCESS is login' };
const NO_KIND = { field: 'takes_raw', message: 'must be ticked, or another kind of raw data' };
