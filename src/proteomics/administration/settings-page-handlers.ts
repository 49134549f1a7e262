/** The pages where projects, users and pipelines are changed and deleted. */

import type { Flash } from '../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../web/flash-cookie.ts';
import { type View, view } from '../../web/views.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { projectPath } from '../page.ts';
import { type FormModel, type FormProblem, formModel, type Typed } from './form.ts';
import { DELETION_FIELDS, projectSettingsFields, USER_FIELDS } from './form-fields.ts';
import { judged } from './judged-form.ts';
import { administrationPage } from './page.ts';
import { deletePipeline, PipelineAtWorkError } from './pipeline-deletion.ts';
import {
  changeProject,
  deleteProject,
  type ProjectDetail,
  ProjectNameTakenError,
  ProjectNotEmptyError,
  readProject,
} from './project-store.ts';
import { adminPipelineModel, adminPipelineView, userModel, userView } from './thing-pages.ts';
import { changeUser, deleteUser, EmailTakenError } from './user-store.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const SETTINGS_FORMS: readonly string[] = [
  'changeProteomicsProjectByForm',
  'deleteProteomicsProjectByForm',
  'changeProteomicsUserByForm',
  'deletePipelineByForm',
];

type Operations =
  | 'showAdminProject'
  | 'changeProteomicsProjectByForm'
  | 'deleteProteomicsProjectByForm'
  | 'changeProteomicsUserByForm'
  | 'deleteProteomicsUserByForm'
  | 'deletePipelineByForm';

/** The view model of a project's settings. */
export interface ProjectSettingsModel {
  readonly flash: Flash | undefined;
  readonly name: string;
  readonly path: string;
  readonly pipelines: number;
  readonly form: FormModel;
  readonly deletion: FormModel;
}

interface Answered {
  readonly typed: Typed;
  readonly problems: readonly FormProblem[];
}

const projectView: View<ProjectSettingsModel> = view('proteomics/administration/project');
const CONSOLE = '/proteomics/admin';
const HTML = 'text/html';
/** What is typed to confirm a deletion, and is not the name. */
const OTHER_NAME: FormProblem = { field: 'confirm', message: 'is another one; nothing was deleted' };

/** Handlers of the pages. */
export function settingsPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, render, now } = context;
  const hasCollaborations = settings.proteomicsAccess === 'login';
  const fields = projectSettingsFields(hasCollaborations);

  const projectPage = (
    project: ProjectDetail,
    shown: { flash?: Flash | undefined; answered?: Answered; deletion?: Answered } = {},
  ): string => {
    const action = `${CONSOLE}/projects/${project.slug}`;
    const current: Typed = {
      name: project.name,
      description: project.description,
      collaboration: project.collaboration ?? '',
      archived: project.archived ? 'on' : '',
    };
    return render(projectView, administrationPage(project.name), {
      flash: shown.flash,
      name: project.name,
      path: projectPath(project),
      pipelines: project.pipelines,
      form: formModel(
        { action, submit: 'Save changes', prefix: 'project' },
        fields,
        shown.answered?.typed ?? current,
        shown.answered?.problems,
      ),
      deletion: formModel(
        { action: `${action}/delete`, submit: 'Delete project', prefix: 'deletion' },
        DELETION_FIELDS,
        shown.deletion?.typed,
        shown.deletion?.problems,
      ),
    });
  };

  /** A form of before may still name a collaboration. */
  const withBinding = ({ typed, problems }: Answered): Answered =>
    hasCollaborations || (typed.collaboration ?? '') === ''
      ? { typed, problems }
      : { typed, problems: [...problems, NO_BINDING] };

  return {
    async showAdminProject({ path, request, response }) {
      const project = await readProject(pool, path.project);
      return { status: 200, type: HTML, content: projectPage(project, { flash: takeSentFlash(request, response) }) };
    },
    async changeProteomicsProjectByForm({ path, request, response }) {
      const project = await readProject(pool, path.project);
      const { typed, problems } = withBinding(judged(request, response, projectSettingsFields(true)));
      if (problems.length > 0)
        return { status: 400, type: HTML, content: projectPage(project, { answered: { typed, problems } }) };
      const { name = '', description = '', collaboration = '', archived } = typed;
      const change = { name: name.trim(), description, archived: archived === 'on' };
      const binding = hasCollaborations ? { collaboration: collaboration === '' ? null : collaboration } : {};
      try {
        await changeProject(pool, path.project, { ...change, ...binding });
      } catch (error) {
        if (!(error instanceof ProjectNameTakenError)) throw error;
        const taken = [{ field: 'name', message: 'is that of another project' }];
        return { status: 409, type: HTML, content: projectPage(project, { answered: { typed, problems: taken } }) };
      }
      sendFlash(response, { tone: 'good', title: 'Project saved', lines: [] });
      return { status: 303, headers: { Location: `${CONSOLE}/projects/${path.project}` } };
    },
    async deleteProteomicsProjectByForm({ path, request, response }) {
      const project = await readProject(pool, path.project);
      const { typed, problems } = withName(judged(request, response, DELETION_FIELDS), project.name);
      if (problems.length > 0)
        return { status: 400, type: HTML, content: projectPage(project, { deletion: { typed, problems } }) };
      try {
        await deleteProject(pool, path.project);
      } catch (error) {
        if (!(error instanceof ProjectNotEmptyError)) throw error;
        const refused = [{ field: '', message: 'The project still has pipelines: delete them first' }];
        return { status: 409, type: HTML, content: projectPage(project, { deletion: { typed, problems: refused } }) };
      }
      sendFlash(response, { tone: 'good', title: `Project ${project.name} deleted`, lines: [] });
      return { status: 303, headers: { Location: CONSOLE } };
    },
    async changeProteomicsUserByForm({ path, request, response }) {
      const page = async (answered: Answered) => {
        const model = await userModel(context, path.user, { answered });
        return render(userView, administrationPage(model.name), model);
      };
      const { typed, problems } = judged(request, response, USER_FIELDS);
      if (problems.length > 0) return { status: 400, type: HTML, content: await page({ typed, problems }) };
      try {
        await changeUser(pool, path.user, { name: (typed.name ?? '').trim(), email: (typed.email ?? '').trim() });
      } catch (error) {
        if (!(error instanceof EmailTakenError)) throw error;
        const taken = [{ field: 'email', message: 'is that of another user' }];
        return { status: 409, type: HTML, content: await page({ typed, problems: taken }) };
      }
      sendFlash(response, { tone: 'good', title: 'User saved', lines: [] });
      return { status: 303, headers: { Location: `${CONSOLE}/users/${path.user}` } };
    },
    async deleteProteomicsUserByForm({ path, response }) {
      await deleteUser(pool, path.user, now());
      sendFlash(response, {
        tone: 'good',
        title: 'User deleted',
        lines: ['What the person did stays, signed by "deleted person".'],
      });
      return { status: 303, headers: { Location: CONSOLE } };
    },
    async deletePipelineByForm({ path, request, response }) {
      const page = async (deletion: Answered) => {
        const model = await adminPipelineModel(context, path.pipeline, { deletion });
        return render(adminPipelineView, administrationPage(model.name), model);
      };
      const { name, project } = await adminPipelineModel(context, path.pipeline);
      const { typed, problems } = withName(judged(request, response, DELETION_FIELDS), name);
      if (problems.length > 0) return { status: 400, type: HTML, content: await page({ typed, problems }) };
      try {
        await deletePipeline(context, path.pipeline);
      } catch (error) {
        if (!(error instanceof PipelineAtWorkError)) throw error;
        const refused = [{ field: '', message: 'Runs are queued or running: cancel them first' }];
        return { status: 409, type: HTML, content: await page({ typed, problems: refused }) };
      }
      sendFlash(response, { tone: 'good', title: `Pipeline ${name} deleted`, lines: [] });
      return { status: 303, headers: { Location: project.path } };
    },
  };
}

const NO_BINDING: FormProblem = { field: '', message: 'Collaborations can only be given where PROTEOMICS_ACCESS is login' };

function withName({ typed, problems }: Answered, name: string): Answered {
  if (problems.length > 0 || (typed.confirm ?? '').trim() === name.trim()) return { typed, problems };
  return { typed, problems: [OTHER_NAME] };
}
