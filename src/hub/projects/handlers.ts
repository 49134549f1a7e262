/** The operations on projects themselves. */
import type { Request, Response } from 'express';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { FieldProblem } from '../../contract/requests/field-problems.ts';
import { hubAsker } from '../access/asker.ts';
import { openProjectRecord, type ProjectRecordAccess } from '../access/project-access.ts';
import { data, page, seeOther, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { CountChangedError, checkName, countProject, takesSomething } from '../deletion.ts';
import { type Attempt, confirmationModel, confirmationView } from '../deletion-page.ts';
import { differenceOf, formPageView, plainFormPage } from '../form-page.ts';
import { describeForm } from '../forms/form.ts';
import { formModel } from '../forms/form-model.ts';
import { orFormAgain, refuseViolation } from '../forms/refused-form.ts';
import { typedOf } from '../forms/typed-text.ts';
import { projectCrumb, projectPage, projectPath, workspacePath } from '../page.ts';
import { readNumber, StaleRecordError } from '../stale-record.ts';
import type { HubProjectRow } from '../tables.ts';
import { projectJson } from './answer.ts';
import { projectFields, readProjectValues } from './form.ts';
import { type Access, membersModel, membersView } from './members-page.ts';
import type { ProjectSummary, Summarize } from './project-summary.ts';
import { changeProject, deleteProject, type ProjectValues, readProject } from './store.ts';
import { listPeople, rememberVisit } from './visits.ts';

type Handled =
  | 'editHubProjectForm'
  | 'changeHubProject'
  | 'changeHubProjectFromPage'
  | 'deleteHubProject'
  | 'confirmHubProjectDeletion'
  | 'deleteHubProjectFromPage'
  | 'listHubProjectMembers';

interface AnyCall {
  readonly request: Request;
  readonly response: Response;
  readonly body?: unknown;
}

/** Makes the handlers. */
export function projectHandlers(context: HubContext, summarize: Summarize): Pick<HubApiHandlers, Handled> {
  const { render } = context;

  const summaryOf = async (project: HubProjectRow) => (await summarize([project])).get(project.id) as ProjectSummary;

  const answerOf = async (project: HubProjectRow, access: ProjectRecordAccess) =>
    projectJson(project, await summaryOf(project), access);

  async function change({ request, response, body }: AnyCall, { project }: ProjectRecordAccess): Promise<HubProjectRow> {
    refuseViolation({ request, response });
    const said = body as Partial<ProjectValues> & { revision?: string | number };
    return changeProject(context.pool, project.id, readProjectValues(said), readNumber(said.revision));
  }

  /** 409 for programs: the sentence with the present state. */
  async function conflict(error: unknown, access: ProjectRecordAccess) {
    if (!(error instanceof StaleRecordError)) throw error;
    const current = await readProject(context.pool, access.project.id);
    return data(409, { detail: error.message, current: await answerOf(current, access) });
  }

  function editForm<Status extends 200 | 400 | 403 | 409>(
    status: Status,
    access: ProjectRecordAccess,
    body?: unknown,
    problems?: readonly FieldProblem[],
    isStale = false,
  ) {
    const { project } = access;
    const fields = projectFields(project);
    const path = projectPath(project.id);
    const typed = body === undefined ? undefined : typedOf(body);
    const model = plainFormPage({
      heading: `Settings of ${project.name}`,
      lead: `The project follows the profile ${project.profile}/${project.version}, which does not change.`,
      form: formModel({ action: path, submit: 'Save', backPath: path }, fields, typed, problems),
      difference: isStale ? differenceOf(fields, typed, `${path}/edit`) : undefined,
      danger: {
        text: 'Deletes the project with everything in it. The next page says how much that is.',
        label: 'Delete project …',
        path: `${path}/delete`,
      },
    });
    const frame = projectPage(access, { title: model.heading, crumb: 'Settings', crumbs: [projectCrumb(access)] });
    return page(status, render(formPageView, frame, model));
  }

  async function confirmation(access: ProjectRecordAccess, attempt?: Attempt) {
    const deletion = await countProject(context.pool, access.project);
    const model = confirmationModel(deletion, attempt);
    const frame = projectPage(access, { title: model.heading, crumb: 'Delete', crumbs: [projectCrumb(access)] });
    return { deletion, content: render(confirmationView, frame, model) };
  }

  return {
    async editHubProjectForm({ path, request }) {
      const access = await openProjectRecord(context, request, path.id, 'manage');
      if (wantsPage(request)) return editForm(200, access);
      return data(200, describeForm(projectPath(access.project.id), projectFields(access.project)));
    },

    async changeHubProject(call) {
      const access = await openProjectRecord(context, call.request, call.path.id, 'manage');
      try {
        return data(200, await answerOf(await change(call, access), access));
      } catch (error) {
        return conflict(error, access);
      }
    },

    async changeHubProjectFromPage(call) {
      const { request, response, body } = call;
      const access = await openProjectRecord(context, request, call.path.id, 'manage');
      const save = async () => {
        const project = await change(call, access);
        if (!wantsPage(request)) return data(200, await answerOf(project, access));
        return seeOther(response, projectPath(project.id), { tone: 'good', title: 'Saved', lines: [] });
      };
      try {
        return await orFormAgain(request, save, async (status, problems) => editForm(status, access, body, problems));
      } catch (error) {
        if (!wantsPage(request)) return conflict(error, access);
        if (!(error instanceof StaleRecordError)) throw error;
        return editForm(409, await openProjectRecord(context, request, call.path.id, 'manage'), body, [], true);
      }
    },

    async deleteHubProject({ path, request }) {
      const { project } = await openProjectRecord(context, request, path.id, 'manage');
      await deleteProject(context.pool, project.id);
      return { status: 204 };
    },

    async confirmHubProjectDeletion({ path, request }) {
      const access = await openProjectRecord(context, request, path.id, 'manage');
      const { deletion, content } = await confirmation(access);
      return wantsPage(request) ? page(200, content) : data(200, deletion);
    },

    async deleteHubProjectFromPage({ path, request, response, body }) {
      const access = await openProjectRecord(context, request, path.id, 'manage');
      const { project, workspace } = access;
      const { descendants, name } = body ?? {};
      const again = async (attempt: Attempt) => (await confirmation(access, { name, ...attempt })).content;
      const remove = async () => {
        const pool = context.pool;
        const now = await countProject(pool, project);
        checkName(now, name, wantsPage(request) && takesSomething(now));
        await deleteProject(pool, project.id, readNumber(descendants));
        if (!wantsPage(request)) return { status: 204 } as const;
        return seeOther(response, workspacePath(workspace.id), {
          tone: 'good',
          title: `${project.name} is deleted`,
          lines: [],
        });
      };
      try {
        return await orFormAgain(request, remove, async () => page(400, await again({ isWrongName: true })));
      } catch (error) {
        if (!(error instanceof CountChangedError)) throw error;
        if (wantsPage(request)) return page(409, await again({ hasChanged: true }));
        return data(409, { detail: error.message, current: error.current });
      }
    },

    async listHubProjectMembers({ path, request }) {
      const access = await openProjectRecord(context, request, path.id, 'see');
      const { collaboration } = access.workspace;
      const kind: Access = collaboration === null ? context.settings.hubAccess : 'collaboration';
      const pool = context.pool;
      if ((await hubAsker(context, request)).isKnown) await rememberVisit(pool, access);
      const people = await listPeople(pool, access.project.id);
      if (!wantsPage(request)) return data(200, { access: kind, collaboration, people });
      const frame = projectPage(access, { title: 'People', crumbs: [projectCrumb(access)] });
      return page(200, render(membersView, frame, membersModel(access, kind, people)));
    },
  };
}
