/** The operations on workspaces. */

import type { Request, Response } from 'express';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { FieldProblem } from '../../contract/requests/field-problems.ts';
import { takeSentFlash } from '../../web/flash-cookie.ts';
import { hubAsker } from '../access/asker.ts';
import { openWorkspace, type WorkspaceAccess } from '../access/project-access.ts';
import { rightsIn } from '../access/workspace-rights.ts';
import { created, data, page, seeOther, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { CountChangedError, checkName, countWorkspace, takesSomething } from '../deletion.ts';
import { type Attempt, confirmationModel, confirmationView } from '../deletion-page.ts';
import { differenceOf, formPageView, plainFormPage } from '../form-page.ts';
import { describeForm } from '../forms/form.ts';
import { formModel } from '../forms/form-model.ts';
import { orFormAgain, refuseViolation } from '../forms/refused-form.ts';
import { typedOf } from '../forms/typed-text.ts';
import { hubPage, workspacePath } from '../page.ts';
import { USUAL_LIMIT } from '../paging.ts';
import { projectJson } from '../projects/answer.ts';
import type { Summarize } from '../projects/project-summary.ts';
import { listProjects } from '../projects/store.ts';
import { readNumber, StaleRecordError } from '../stale-record.ts';
import { workspaceJson } from './answer.ts';
import { deleteWorkspace } from './deletion.ts';
import { readWorkspaceValues, type SaidOfWorkspace, workspaceFields } from './form.ts';
import { workspacesModel, workspacesView } from './list-page.ts';
import { type ListedWorkspace, listWorkspaces, readWorkspace } from './listing.ts';
import { workspaceModel, workspaceView } from './page.ts';
import { changeWorkspace, createWorkspace, WorkspaceNameTakenError, type WorkspaceValues } from './store.ts';

type Handled =
  | 'listWorkspaces'
  | 'newWorkspaceForm'
  | 'createWorkspace'
  | 'showWorkspace'
  | 'editWorkspaceForm'
  | 'changeWorkspace'
  | 'changeWorkspaceFromPage'
  | 'deleteWorkspace'
  | 'confirmWorkspaceDeletion'
  | 'deleteWorkspaceFromPage';

/** Statuses that a form is answered with. */
type FormStatus = 200 | 400 | 403 | 409;

interface AnyCall {
  readonly request: Request;
  readonly response: Response;
  readonly body?: unknown;
}

/** Makes the handlers. */
export function workspaceHandlers(context: HubContext, summarize: Summarize): Pick<HubApiHandlers, Handled> {
  const { render } = context;

  /** Changes a workspace, for PUT and for the form. */
  async function change({ request, response, body }: AnyCall, access: WorkspaceAccess): Promise<ListedWorkspace> {
    refuseViolation({ request, response });
    const { asker, workspace } = access;
    const said = body as SaidOfWorkspace & { revision?: string | number };
    const values = await readWorkspaceValues(context, asker, said, workspace.collaboration);
    return changeWorkspace(context.pool, asker, workspace.id, values, readNumber(said.revision));
  }

  /** 409 for programs: the sentence with the present state. */
  async function conflict(error: unknown, { workspace, canManage }: WorkspaceAccess) {
    if (!(error instanceof StaleRecordError) && !(error instanceof WorkspaceNameTakenError)) throw error;
    const current = await readWorkspace(context.pool, workspace.id);
    return data(409, { detail: error.message, current: workspaceJson(current, canManage) });
  }

  async function newForm<Status extends FormStatus>(
    status: Status,
    request: Request,
    body?: unknown,
    problems?: readonly FieldProblem[],
  ) {
    const asker = await hubAsker(context, request);
    const fields = await workspaceFields(context, asker);
    const frame = { action: '/hub/workspaces', submit: 'Create workspace', backPath: '/hub/' };
    const typed = body === undefined ? undefined : typedOf(body);
    const model = plainFormPage({
      heading: 'New workspace',
      lead: 'A place for the projects of one group, program or trial.',
      form: formModel(frame, fields, typed, problems),
    });
    return page(status, render(formPageView, hubPage(asker.actor, { title: 'New workspace', crumbs: [] }), model));
  }

  async function editForm<Status extends FormStatus>(
    status: Status,
    access: WorkspaceAccess,
    body?: unknown,
    problems?: readonly FieldProblem[],
    isStale = false,
  ) {
    const { asker, actor, workspace } = access;
    const fields = await workspaceFields(context, asker, workspace);
    const path = workspacePath(workspace.id);
    const typed = body === undefined ? undefined : typedOf(body);
    const model = plainFormPage({
      heading: `Settings of ${workspace.name}`,
      lead: 'Everybody who sees the workspace sees its name and description.',
      form: formModel({ action: path, submit: 'Save', backPath: path }, fields, typed, problems),
      difference: isStale ? differenceOf(fields, typed, `${path}/edit`) : undefined,
      danger: {
        text: 'Deletes the workspace with all its projects. The next page says how much that is.',
        label: 'Delete workspace …',
        path: `${path}/delete`,
      },
    });
    const crumbs = [{ title: workspace.name, path }];
    return page(status, render(formPageView, hubPage(actor, { title: model.heading, crumb: 'Settings', crumbs }), model));
  }

  async function confirmation(access: WorkspaceAccess, attempt?: Attempt) {
    const pool = context.pool;
    const deletion = await countWorkspace(pool, await readWorkspace(pool, access.workspace.id));
    const model = confirmationModel(deletion, attempt);
    const crumbs = [{ title: access.workspace.name, path: workspacePath(access.workspace.id) }];
    const frame = hubPage(access.actor, { title: model.heading, crumb: 'Delete', crumbs });
    return { deletion, content: render(confirmationView, frame, model) };
  }

  return {
    async listWorkspaces({ query, request, response }) {
      const asker = await hubAsker(context, request);
      const question = { ...query, limit: query.limit ?? USUAL_LIMIT, offset: query.offset ?? 0 };
      const listed = await listWorkspaces(context.pool, asker, question);
      if (wantsPage(request)) {
        const hasCollaborations = context.settings.hubAccess === 'login';
        const model = workspacesModel(question, listed, hasCollaborations, takeSentFlash(request, response));
        return page(200, render(workspacesView, hubPage(asker.actor, { title: 'Workspaces' }), model));
      }
      const workspaces = await Promise.all(
        listed.workspaces.map(async (workspace) =>
          workspaceJson(workspace, (await rightsIn(context, asker, workspace)).canManage),
        ),
      );
      return data(200, { workspaces, total: listed.total, limit: question.limit, offset: question.offset });
    },

    async newWorkspaceForm({ request }) {
      if (wantsPage(request)) return newForm(200, request);
      const asker = await hubAsker(context, request);
      return data(200, describeForm('/hub/workspaces', await workspaceFields(context, asker)));
    },

    async createWorkspace({ request, response, body }) {
      const asker = await hubAsker(context, request);
      const create = async () => {
        refuseViolation({ request, response });
        const { name, description = '', collaboration = null } = await readWorkspaceValues(context, asker, body);
        const values: WorkspaceValues = { name: name as string, description, collaboration };
        const workspace = await createWorkspace(context.pool, asker, values);
        const path = workspacePath(workspace.id);
        if (!wantsPage(request)) {
          const { canManage } = await rightsIn(context, asker, workspace);
          return created(path, workspaceJson(workspace, canManage));
        }
        const flash = { tone: 'good', title: `${workspace.name} is ready`, lines: ['Add its first project.'] } as const;
        return seeOther(response, path, flash);
      };
      return orFormAgain(request, create, (status, problems) => newForm(status, request, body, problems));
    },

    async showWorkspace({ path, query, request, response }) {
      const access = await openWorkspace(context, request, path.id, 'see');
      const question = { ...query, limit: query.limit ?? USUAL_LIMIT, offset: query.offset ?? 0 };
      const pool = context.pool;
      const workspace = await readWorkspace(pool, access.workspace.id);
      const { projects, total } = await listProjects(pool, workspace.id, question);
      const summaries = await summarize(projects);
      if (wantsPage(request)) {
        const flash = takeSentFlash(request, response);
        const audience = audienceOf(context, workspace.collaboration);
        const titleOf = (name: string, version: string) =>
          context.catalogue.find(name, version)?.profile.display_name ?? `${name}/${version}`;
        const model = workspaceModel({ ...access, workspace, audience, question, projects, summaries, total, flash, titleOf });
        return page(200, render(workspaceView, hubPage(access.actor, { title: workspace.name, crumbs: [] }), model));
      }
      return data(200, {
        ...workspaceJson(workspace, access.canManage),
        projects: projects.map((project) => projectJson(project, summaryIn(summaries, project.id), access)),
        total,
        limit: question.limit,
        offset: question.offset,
      });
    },

    async editWorkspaceForm({ path, request }) {
      const access = await openWorkspace(context, request, path.id, 'manage');
      if (wantsPage(request)) return editForm(200, access);
      return data(
        200,
        describeForm(workspacePath(access.workspace.id), await workspaceFields(context, access.asker, access.workspace)),
      );
    },

    async changeWorkspace(call) {
      const access = await openWorkspace(context, call.request, call.path.id, 'manage');
      try {
        return data(200, workspaceJson(await change(call, access), access.canManage));
      } catch (error) {
        return conflict(error, access);
      }
    },

    async changeWorkspaceFromPage(call) {
      const { request, response, body } = call;
      const access = await openWorkspace(context, request, call.path.id, 'manage');
      const save = async () => {
        const workspace = await change(call, access);
        if (!wantsPage(request)) return data(200, workspaceJson(workspace, access.canManage));
        return seeOther(response, workspacePath(workspace.id), { tone: 'good', title: 'Saved', lines: [] });
      };
      try {
        return await orFormAgain(request, save, (status, problems) => editForm(status, access, body, problems));
      } catch (error) {
        if (!wantsPage(request)) return conflict(error, access);
        if (!(error instanceof StaleRecordError)) throw error;
        const now = await openWorkspace(context, request, call.path.id, 'manage');
        return editForm(409, now, body, [], true);
      }
    },

    async deleteWorkspace({ path, request }) {
      const { workspace } = await openWorkspace(context, request, path.id, 'manage');
      await deleteWorkspace(context.pool, workspace.id);
      return { status: 204 };
    },

    async confirmWorkspaceDeletion({ path, request }) {
      const access = await openWorkspace(context, request, path.id, 'manage');
      const { deletion, content } = await confirmation(access);
      return wantsPage(request) ? page(200, content) : data(200, deletion);
    },

    async deleteWorkspaceFromPage({ path, request, response, body }) {
      const access = await openWorkspace(context, request, path.id, 'manage');
      const { workspace } = access;
      const { descendants, name } = body ?? {};
      const again = async (attempt: Attempt) => (await confirmation(access, { name, ...attempt })).content;
      const remove = async () => {
        const pool = context.pool;
        const now = await countWorkspace(pool, await readWorkspace(pool, workspace.id));
        checkName(now, name, wantsPage(request) && takesSomething(now));
        await deleteWorkspace(pool, workspace.id, readNumber(descendants));
        if (!wantsPage(request)) return { status: 204 } as const;
        return seeOther(response, '/hub/', { tone: 'good', title: `${workspace.name} is deleted`, lines: [] });
      };
      try {
        return await orFormAgain(request, remove, async () => page(400, await again({ isWrongName: true })));
      } catch (error) {
        if (!(error instanceof CountChangedError)) throw error;
        if (wantsPage(request)) return page(409, await again({ hasChanged: true }));
        return data(409, { detail: error.message, current: error.current });
      }
    },
  };
}

/** Who sees a workspace, in words. */
function audienceOf({ settings }: HubContext, collaboration: string | null): string {
  if (collaboration !== null) return `members of ${collaboration}`;
  return settings.hubAccess === 'login' ? 'everybody who is logged in' : 'everybody';
}

function summaryIn<T>(summaries: ReadonlyMap<string, T>, id: string): T {
  return summaries.get(id) as T;
}
